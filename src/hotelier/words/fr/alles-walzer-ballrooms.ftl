# Alles Walzer!, module 1 : salles de bal viennoises. Valeurs comme dans grand-austria-hotel.ftl.

## Cartes

grand-austria-hotel-guest-debutante = Débutante
    .capital = La débutante
    .definite = la débutante
    .genitive = de la débutante
    .dative = à la débutante
grand-austria-hotel-guest-lady-companion = Dame de compagnie
    .capital = La dame de compagnie
    .definite = la dame de compagnie
    .genitive = de la dame de compagnie
    .dative = à la dame de compagnie
grand-austria-hotel-guest-governess = Préceptrice
    .capital = La préceptrice
    .definite = la préceptrice
    .genitive = de la préceptrice
    .dative = à la préceptrice
grand-austria-hotel-guest-prima-ballerina = Danseuse étoile
    .capital = La danseuse étoile
    .definite = la danseuse étoile
    .genitive = de la danseuse étoile
    .dative = à la danseuse étoile
grand-austria-hotel-guest-mannequin = Mannequin
    .capital = Le mannequin
    .definite = le mannequin
    .genitive = du mannequin
    .dative = au mannequin
grand-austria-hotel-guest-diva = Diva
    .capital = La diva
    .definite = la diva
    .genitive = de la diva
    .dative = à la diva
grand-austria-hotel-guest-waltz-queen = Reine de la valse
    .capital = La reine de la valse
    .definite = la reine de la valse
    .genitive = de la reine de la valse
    .dative = à la reine de la valse
grand-austria-hotel-guest-khan = Khan
    .capital = Le khan
    .definite = le khan
    .genitive = du khan
    .dative = au khan
grand-austria-hotel-guest-tenno = Tenno
    .capital = Le tenno
    .definite = le tenno
    .genitive = du tenno
    .dative = au tenno
grand-austria-hotel-guest-laird = Laird
    .capital = Le laird
    .definite = le laird
    .genitive = du laird
    .dative = au laird
grand-austria-hotel-guest-maharani = Maharani
    .capital = La maharani
    .definite = la maharani
    .genitive = de la maharani
    .dative = à la maharani
grand-austria-hotel-guest-marquis = Marquis
    .capital = Le marquis
    .definite = le marquis
    .genitive = du marquis
    .dative = au marquis
grand-austria-hotel-guest-contessa = Contessa
    .capital = La contessa
    .definite = la contessa
    .genitive = de la contessa
    .dative = à la contessa
grand-austria-hotel-guest-tsarina = Tsarine
    .capital = La tsarine
    .definite = la tsarine
    .genitive = de la tsarine
    .dative = à la tsarine
grand-austria-hotel-guest-ambassador = Ambassadrice
    .capital = L’ambassadrice
    .definite = l’ambassadrice
    .genitive = de l’ambassadrice
    .dative = à l’ambassadrice
grand-austria-hotel-guest-abbess = Abbesse
    .capital = L’abbesse
    .definite = l’abbesse
    .genitive = de l’abbesse
    .dative = à l’abbesse
grand-austria-hotel-guest-consigliere = Consigliere
    .capital = Le consigliere
    .definite = le consigliere
    .genitive = du consigliere
    .dative = au consigliere
grand-austria-hotel-guest-admiral-winterbottom = Amiral Winterbottom
    .capital = L’amiral Winterbottom
    .definite = l’amiral Winterbottom
    .genitive = de l’amiral Winterbottom
    .dative = à l’amiral Winterbottom
grand-austria-hotel-guest-impresario = Imprésario
    .capital = L’imprésario
    .definite = l’imprésario
    .genitive = de l’imprésario
    .dative = à l’imprésario
grand-austria-hotel-guest-cardinal = Cardinal
    .capital = Le cardinal
    .definite = le cardinal
    .genitive = du cardinal
    .dative = au cardinal
grand-austria-hotel-guest-mayor = Bourgmestre
    .capital = Le bourgmestre
    .definite = le bourgmestre
    .genitive = du bourgmestre
    .dative = au bourgmestre
grand-austria-hotel-guest-the-beast = La Bête
    .definite = la Bête
    .genitive = de la Bête
    .dative = à la Bête
grand-austria-hotel-guest-kapellmeister-palfy = Maître de chapelle Palfy
    .capital = Le maître de chapelle Palfy
    .definite = le maître de chapelle Palfy
    .genitive = du maître de chapelle Palfy
    .dative = au maître de chapelle Palfy
grand-austria-hotel-guest-c-inderella = C. Endrillon
    .genitive = de C. Endrillon
    .dative = à C. Endrillon
grand-austria-hotel-guest-phantom = Fantôme
    .capital = Le fantôme
    .definite = le fantôme
    .genitive = du fantôme
    .dative = au fantôme
grand-austria-hotel-guest-the-beauty = La Belle
    .definite = la Belle
    .genitive = de la Belle
    .dative = à la Belle
grand-austria-hotel-guest-medium = Médium
    .capital = Le médium
    .definite = le médium
    .genitive = du médium
    .dative = au médium
grand-austria-hotel-guest-partyer = Fêtard
    .capital = Le fêtard
    .definite = le fêtard
    .genitive = du fêtard
    .dative = au fêtard
grand-austria-hotel-guest-pope = Pape
    .capital = Le pape
    .definite = le pape
    .genitive = du pape
    .dative = au pape
grand-austria-hotel-staff-dancing-master = Maître à danser
    .capital = Le maître à danser
    .definite = le maître à danser
grand-austria-hotel-staff-violinist = Violoniste
    .capital = La violoniste
    .definite = la violoniste
grand-austria-hotel-staff-concertmaster = Premier violon
    .capital = Le premier violon
    .definite = le premier violon
grand-austria-hotel-staff-symphonist = Symphoniste
    .capital = Le symphoniste
    .definite = le symphoniste
grand-austria-hotel-staff-usherette = Ouvreuse
    .capital = L’ouvreuse
    .definite = l’ouvreuse
grand-austria-hotel-staff-conductor-music = Cheffe d’orchestre
    .capital = La cheffe d’orchestre
    .definite = la cheffe d’orchestre
grand-austria-hotel-staff-choirmaster = Cheffe de chœur
    .capital = La cheffe de chœur
    .definite = la cheffe de chœur
grand-austria-hotel-staff-leading-dancer = Meneuse de danse
    .capital = La meneuse de danse
    .definite = la meneuse de danse
grand-austria-hotel-staff-harpist = Harpiste
    .capital = La harpiste
    .definite = la harpiste
grand-austria-hotel-staff-cellist = Violoncelliste
    .capital = La violoncelliste
    .definite = la violoncelliste
grand-austria-hotel-staff-pianist = Pianiste
    .capital = La pianiste
    .definite = la pianiste
grand-austria-hotel-staff-ballet-master = Maître de ballet
    .capital = Le maître de ballet
    .definite = le maître de ballet
grand-austria-hotel-staff-trumpeter = Trompettiste
    .capital = Le trompettiste
    .definite = le trompettiste
grand-austria-hotel-staff-arranger = Arrangeur
    .capital = L’arrangeur
    .definite = l’arrangeur
grand-austria-hotel-staff-danube-steamship-captain = Capitaine de vapeur du Danube
    .capital = Le capitaine de vapeur du Danube
    .definite = le capitaine de vapeur du Danube
grand-austria-hotel-tile-A5 = Tuile Empereur A5
    .capital = La tuile Empereur A5
    .nominative = tuile Empereur A5
    .definite = la tuile Empereur A5
    .genitive = de la tuile Empereur A5
grand-austria-hotel-tile-B5 = Tuile Empereur B5
    .capital = La tuile Empereur B5
    .nominative = tuile Empereur B5
    .definite = la tuile Empereur B5
    .genitive = de la tuile Empereur B5
grand-austria-hotel-tile-C5 = Tuile Empereur C5
    .capital = La tuile Empereur C5
    .nominative = tuile Empereur C5
    .definite = la tuile Empereur C5
    .genitive = de la tuile Empereur C5
grand-austria-hotel-why-walzer-colour = la couleur imprimée n’a pas été trouvée ; déduite de la suite des numéros, 7 artistes, 7 nobles, 7 dignitaires, 8 touristes
grand-austria-hotel-why-walzer-order = la commande imprimée n’a pas été trouvée ; fixée pour valoir autant que celles du jeu de base
grand-austria-hotel-why-walzer-vp = les PV imprimés n’ont pas été trouvés ; fixés pour que PV et récompense vaillent la commande, comme dans le jeu de base

## Effets, pouvoirs et conditions

grand-austria-hotel-effect-react = utilisez la carte maintenant
    .short = à utiliser maintenant
grand-austria-hotel-effect-spend-champagne =
    { $n ->
        [one] dépensez { $n } champagne de votre cuisine
       *[other] dépensez { $n } champagnes de votre cuisine
    }
    .short =
    { $n ->
        [one] -{ $n } champagne
       *[other] -{ $n } champagnes
    }
grand-austria-hotel-effect-spend-krones =
    { $n ->
        [one] payez { $n } couronne
       *[other] payez { $n } couronnes
    }
    .short =
    { $n ->
        [one] -{ $n } couronne
       *[other] -{ $n } couronnes
    }
grand-austria-hotel-effect-spend-any =
    { $n ->
        [one] dépensez { $n } plat ou boisson de votre cuisine
       *[other] dépensez { $n } plats ou boissons de votre cuisine
    }
    .short =
    { $n ->
        [one] -{ $n } plat ou boisson
       *[other] -{ $n } plats ou boissons
    }
grand-austria-hotel-effect-per-dancer = { $n } PV par danseur que vous avez dans les salles de bal et au balcon
    .short = { $n } PV/danseur
grand-austria-hotel-effect-lose-champagne =
    { $n ->
        [one] perdez { $n } champagne de votre cuisine
       *[other] perdez { $n } champagnes de votre cuisine
    }
    .short =
    { $n ->
        [one] -{ $n } champagne
       *[other] -{ $n } champagnes
    }
# $place : la salle de bal de gauche (0), du milieu (1) ou de droite (2).
grand-austria-hotel-effect-lose-dancers =
    { $place ->
        [0]
            { $n ->
                [one] perdez { $n } danseur de la salle de bal de gauche
               *[other] perdez { $n } danseurs de la salle de bal de gauche
            }
        [1]
            { $n ->
                [one] perdez { $n } danseur de la salle de bal du milieu
               *[other] perdez { $n } danseurs de la salle de bal du milieu
            }
       *[2]
            { $n ->
                [one] perdez { $n } danseur de la salle de bal de droite
               *[other] perdez { $n } danseurs de la salle de bal de droite
            }
    }
    .short =
    { $n ->
        [one] -{ $n } danseur
       *[other] -{ $n } danseurs
    }
grand-austria-hotel-effect-mix-more =
    { $n ->
        [one] prenez { $n } denrée, et { $more } de plus
       *[other] prenez jusqu’à { $n } denrées, et { $more } de plus
    }
    .short =
    { $n ->
        [one] { $n } denrée et { $more } de plus
       *[other] { $n } denrées et { $more } de plus
    }
grand-austria-hotel-condition-champagne =
    { $n ->
        [one] { $n } champagne en cuisine
       *[other] { $n } champagnes en cuisine
    }
    .short =
    { $n ->
        [one] { $n } champagne
       *[other] { $n } champagnes
    }
grand-austria-hotel-condition-dancers =
    { $n ->
        [one] { $n } danseur dans les salles de bal et au balcon
       *[other] { $n } danseurs dans les salles de bal et au balcon
    }
    .short =
    { $n ->
        [one] { $n } danseur
       *[other] { $n } danseurs
    }
grand-austria-hotel-condition-green-guests =
    { $n ->
        [one] { $n } touriste servi
       *[other] { $n } touristes servis
    }
    .short =
    { $n ->
        [one] { $n } touriste
       *[other] { $n } touristes
    }
grand-austria-hotel-dancerow-left-bottom = salle de gauche, rangée du bas
grand-austria-hotel-dancerow-left-middle = salle de gauche, rangée du milieu
grand-austria-hotel-dancerow-left-top = salle de gauche, rangée du haut
grand-austria-hotel-dancerow-middle-bottom = salle du milieu, rangée du bas
grand-austria-hotel-dancerow-middle-middle = salle du milieu, rangée du milieu
grand-austria-hotel-dancerow-middle-top = salle du milieu, rangée du haut
grand-austria-hotel-dancerow-right-bottom = salle de droite, rangée du bas
grand-austria-hotel-dancerow-right-middle = salle de droite, rangée du milieu
grand-austria-hotel-dancerow-right-top = salle de droite, rangée du haut
grand-austria-hotel-dancerow-balcony = balcon
grand-austria-hotel-section-text = ({ $n }) { $text }
grand-austria-hotel-payment-use = utiliser la carte

## Questions et choix

grand-austria-hotel-question-ChooseRehearsal = Quelle salle de répétition choisissez-vous ?
grand-austria-hotel-question-ChooseRow = Dans quelle rangée va { FORM($guest, "definite") } ?
grand-austria-hotel-question-ChooseDancer = De quelle section de votre salle de répétition vient le danseur ?
grand-austria-hotel-question-SendDancer = { $source } : dans quelle rangée envoyez-vous un danseur ?
grand-austria-hotel-question-PickDancer = { $source } : de quelle section de votre salle de répétition vient le danseur ?
grand-austria-hotel-question-MixMore = Quelles denrées prenez-vous ? { $strength } au plus, pas plus de { FORM($second, "counted", 2) } que de { FORM($first, "counted", 2) }, pas plus de champagnes que de { FORM($second, "counted", 2) } ; et { $more } de plus, mais pas de champagne.
grand-austria-hotel-question-GiveGoods = { $source } : quel plat ou quelle boisson donnez-vous ?
grand-austria-hotel-question-ReactStaff = Utilisez-vous { FORM($card, "definite") } maintenant ?
grand-austria-hotel-question-LoseDancers =
    { $left ->
        [one] { $tile } : de quelle rangée perdez-vous un danseur ?
       *[other] { $tile } : vous perdez { $left } danseurs. De quelle rangée est le suivant ?
    }
grand-austria-hotel-action-ballroom = Salle de bal : { $ballroom }
grand-austria-hotel-action-rehearsal = En jeu : { $room }
grand-austria-hotel-action-rehearse =
    { $text ->
        [none] { $room }
       *[other] { $room } : { $text }
    }
grand-austria-hotel-action-dance = Envoyer { FORM($guest, "definite") } au bal
    .short = envoyer { FORM($guest, "definite") } au bal
# $bonus : le bonus de la rangée, « none » sans bonus.
grand-austria-hotel-action-to =
    { $price ->
        [none] { $row }
        [one]
            { $bonus ->
                [none] { $row } pour { $price } champagne
               *[other] { $row } pour { $price } champagne : { $bonus }
            }
       *[other]
            { $bonus ->
                [none] { $row } pour { $price } champagnes
               *[other] { $row } pour { $price } champagnes : { $bonus }
            }
    }
# $left : les danseurs de la section ; le dernier apporte le bonus.
grand-austria-hotel-action-from =
    { $bonus ->
        [unknown] Section { $section }
       *[other]
            { $left ->
                [1] Section { $section }, son dernier danseur : { $bonus }
               *[other] Section { $section }, encore { $left } danseurs : { $bonus }
            }
    }
grand-austria-hotel-action-retire = Un danseur ({ $row })

## Ce qui s’est passé

grand-austria-hotel-event-ballroom-in-play = La salle de bal « { $ballroom } » est en jeu.
grand-austria-hotel-event-rehearsal-laid-out = { FORM($room, "capital") } est en jeu.
grand-austria-hotel-event-rehearsal-chosen =
    { $who ->
        [you] Vous choisissez { FORM($room, "definite") }.
       *[other] { $name } choisit { FORM($room, "definite") }.
    }
grand-austria-hotel-event-sent-guest =
    { $who ->
        [you] Vous envoyez { FORM($guest, "definite") } au bal.
       *[other] { $name } envoie { FORM($guest, "definite") } au bal.
    }
grand-austria-hotel-event-paid-champagne =
    { $amount ->
        [one]
            { $who ->
                [you] Vous payez { $amount } champagne ({ $row }).
               *[other] { $name } paie { $amount } champagne ({ $row }).
            }
       *[other]
            { $who ->
                [you] Vous payez { $amount } champagnes ({ $row }).
               *[other] { $name } paie { $amount } champagnes ({ $row }).
            }
    }
grand-austria-hotel-event-sent-dancer =
    { $who ->
        [you] Un danseur de votre section { $section } entre dans la danse : { $row }.
       *[other] Chez { $name }, un danseur de la section { $section } entre dans la danse : { $row }.
    }
grand-austria-hotel-event-section-done =
    { $who ->
        [you] La section { $section } de votre salle de répétition est vide.
       *[other] Chez { $name }, la section { $section } de la salle de répétition est vide.
    }
grand-austria-hotel-event-lost-champagne =
    { $amount ->
        [one]
            { $who ->
                [you] { $tile } : vous perdez { $amount } champagne.
               *[other] { $tile } : { $name } perd { $amount } champagne.
            }
       *[other]
            { $who ->
                [you] { $tile } : vous perdez { $amount } champagnes.
               *[other] { $tile } : { $name } perd { $amount } champagnes.
            }
    }
grand-austria-hotel-event-lost-dancer =
    { $who ->
        [you] { $tile } : vous perdez un danseur ({ $row }).
       *[other] { $tile } : { $name } perd un danseur ({ $row }).
    }
grand-austria-hotel-event-ballroom-scored =
    { $who ->
        [you] { $ballroom } : { $amount } PV pour vous.
       *[other] { $ballroom } : { $amount } PV pour { $name }.
    }
grand-austria-hotel-event-final-champagne =
    { $count ->
        [one]
            { $who ->
                [you] Vous marquez { $amount } PV pour { $count } champagne.
               *[other] { $name } marque { $amount } PV pour { $count } champagne.
            }
       *[other]
            { $who ->
                [you] Vous marquez { $amount } PV pour { $count } champagnes.
               *[other] { $name } marque { $amount } PV pour { $count } champagnes.
            }
    }

## Refus

error-must-mix-three = « { $text } » doit attendre : dites d’abord combien de { FORM($first, "counted", 2) }, de { FORM($second, "counted", 2) } et de champagnes vous prenez, par exemple « mix 1 0 0 ».
error-champagne-more-than-second = Vous ne pouvez pas prendre plus de champagnes que de { FORM($second, "counted", 2) }.
error-extra-is-no-champagne = « { $text } » n’est pas possible : la force est { $strength }, et ce qui s’y ajoute est un plat ou une boisson.
error-must-choose-rehearsal = « { $text } » doit attendre : choisissez d’abord une salle de répétition, par exemple « rehearse practice_1 ».
error-rehearsal-not-offered = { $rehearsal } : cette salle de répétition n’est pas à choisir.
error-no-ballrooms = Il n’y a pas de salles de bal dans cette partie : elles appartiennent au module 1 de l’extension.
error-guest-takes-a-room = { FORM($guest, "capital") } doit prendre une chambre et ne peut pas danser.
error-no-dancer-left = Votre salle de répétition est vide : { FORM($guest, "definite") } ne peut pas danser.
error-no-row-to-pay =
    { $price ->
        [one] { FORM($guest, "capital") } ne peut pas danser : une rangée libre coûte { $price } champagne, et vous en avez { $champagne }.
       *[other] { FORM($guest, "capital") } ne peut pas danser : une rangée libre coûte { $price } champagnes, et vous en avez { $champagne }.
    }
error-must-choose-row = « { $text } » doit attendre : dites d’abord dans quelle rangée va { FORM($guest, "definite") }, par exemple « to left-bottom ».
error-row-or-stop = « { $text } » doit attendre : dites dans quelle rangée va le danseur, par exemple « to left-bottom », ou dites « stop ».
error-row-full = Il n’y a pas de place libre ici : { $row }.
error-balcony-not-open = Le balcon s’ouvre quand la rangée du haut de la salle de droite est pleine.
error-too-little-champagne =
    { $price ->
        [one] Cela coûte { $price } champagne ({ $row }), et vous en avez { $champagne }.
       *[other] Cela coûte { $price } champagnes ({ $row }), et vous en avez { $champagne }.
    }
error-krone-not-sure-there = Il vous faut une couronne pour votre action principale, et cela n’en apporterait pas à coup sûr.
error-must-choose-dancer = « { $text } » doit attendre : dites d’abord de quelle section vient le danseur, par exemple « from 1 ».
error-section-empty = La section { $section } n’a pas de danseur.
error-use-card-or-stop = « { $text } » doit attendre : utilisez { FORM($card, "definite") } maintenant, ou dites « stop ».
error-not-usable-now = { FORM($card, "capital") } s’utilise juste après qu’une autre carte Personnel est jouée.
error-champagne-no-dish = Le champagne n’est ni un plat ni une boisson.
error-must-retire = « { $text } » doit attendre : dites d’abord de quelle rangée vous perdez un danseur, par exemple « retire right-bottom ».
error-no-dancer-there = Vous n’avez pas de danseur à perdre ici : { $row }.
error-rising-rows = Les danseurs se perdent rangée par rangée ; celle-ci a été sautée ou en laisse trop peu : { $row }. Annulez d’abord le choix (undo).
error-wrong-ballrooms = Une partie a trois salles de bal différentes.
error-rehearsal-twice = Une salle de répétition ne peut pas être à deux endroits.
error-wrong-sections = Les sections de la salle de répétition de la place { $seat } ne peuvent pas contenir { $found }.
error-too-many-dancers =
    { $dancers ->
        [one] La place { $seat } a { $dancers } danseur dans les salles de bal, plus qu’il n’en est sorti de la salle de répétition.
       *[other] La place { $seat } a { $dancers } danseurs dans les salles de bal, plus qu’il n’en est sorti de la salle de répétition.
    }
error-row-overfull = Il y a plus de danseurs que de places : { $row }.
error-balcony-too-early = Des danseurs sont au balcon alors que la rangée du haut de la salle de droite a une place libre.
