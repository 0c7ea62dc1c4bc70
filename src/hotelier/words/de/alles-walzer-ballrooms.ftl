# Alles Walzer!, Modul 1: Wiener Ballsäle. Werte wie in grand-austria-hotel.ftl.

## Karten

grand-austria-hotel-guest-debutante = Debütantin
    .capital = Die Debütantin
    .accusative = die Debütantin
    .genitive = der Debütantin
grand-austria-hotel-guest-lady-companion = Gesellschafterin
    .capital = Die Gesellschafterin
    .accusative = die Gesellschafterin
    .genitive = der Gesellschafterin
grand-austria-hotel-guest-governess = Gouvernante
    .capital = Die Gouvernante
    .accusative = die Gouvernante
    .genitive = der Gouvernante
grand-austria-hotel-guest-prima-ballerina = Primaballerina
    .capital = Die Primaballerina
    .accusative = die Primaballerina
    .genitive = der Primaballerina
grand-austria-hotel-guest-mannequin = Mannequin
    .capital = Das Mannequin
    .accusative = das Mannequin
    .genitive = des Mannequins
grand-austria-hotel-guest-diva = Diva
    .capital = Die Diva
    .accusative = die Diva
    .genitive = der Diva
grand-austria-hotel-guest-waltz-queen = Walzerkönigin
    .capital = Die Walzerkönigin
    .accusative = die Walzerkönigin
    .genitive = der Walzerkönigin
grand-austria-hotel-guest-khan = Khan
    .capital = Der Khan
    .accusative = den Khan
    .genitive = des Khans
grand-austria-hotel-guest-tenno = Tenno
    .capital = Der Tenno
    .accusative = den Tenno
    .genitive = des Tennos
grand-austria-hotel-guest-laird = Laird
    .capital = Der Laird
    .accusative = den Laird
    .genitive = des Lairds
grand-austria-hotel-guest-maharani = Maharani
    .capital = Die Maharani
    .accusative = die Maharani
    .genitive = der Maharani
grand-austria-hotel-guest-marquis = Marquis
    .capital = Der Marquis
    .accusative = den Marquis
    .genitive = des Marquis
grand-austria-hotel-guest-contessa = Contessa
    .capital = Die Contessa
    .accusative = die Contessa
    .genitive = der Contessa
grand-austria-hotel-guest-tsarina = Zarin
    .capital = Die Zarin
    .accusative = die Zarin
    .genitive = der Zarin
grand-austria-hotel-guest-ambassador = Botschafterin
    .capital = Die Botschafterin
    .accusative = die Botschafterin
    .genitive = der Botschafterin
grand-austria-hotel-guest-abbess = Äbtissin
    .capital = Die Äbtissin
    .accusative = die Äbtissin
    .genitive = der Äbtissin
grand-austria-hotel-guest-consigliere = Consigliere
    .capital = Der Consigliere
    .accusative = den Consigliere
    .genitive = des Consigliere
grand-austria-hotel-guest-admiral-winterbottom = Admiral Winterbottom
    .genitive = von Admiral Winterbottom
grand-austria-hotel-guest-impresario = Impresario
    .capital = Der Impresario
    .accusative = den Impresario
    .genitive = des Impresarios
grand-austria-hotel-guest-cardinal = Kardinal
    .capital = Der Kardinal
    .accusative = den Kardinal
    .genitive = des Kardinals
grand-austria-hotel-guest-mayor = Bürgermeister
    .capital = Der Bürgermeister
    .accusative = den Bürgermeister
    .genitive = des Bürgermeisters
grand-austria-hotel-guest-the-beast = Das Biest
    .capital = Das Biest
    .accusative = das Biest
    .genitive = des Biests
grand-austria-hotel-guest-kapellmeister-palfy = Kapellmeister Palfy
    .genitive = von Kapellmeister Palfy
grand-austria-hotel-guest-c-inderella = C. Inderella
    .genitive = von C. Inderella
grand-austria-hotel-guest-phantom = Das Phantom
    .capital = Das Phantom
    .accusative = das Phantom
    .genitive = des Phantoms
grand-austria-hotel-guest-the-beauty = Die Schöne
    .capital = Die Schöne
    .accusative = die Schöne
    .genitive = der Schönen
grand-austria-hotel-guest-medium = Medium
    .capital = Das Medium
    .accusative = das Medium
    .genitive = des Mediums
grand-austria-hotel-guest-partyer = Partylöwe
    .capital = Der Partylöwe
    .accusative = den Partylöwen
    .genitive = des Partylöwen
grand-austria-hotel-guest-pope = Papst
    .capital = Der Papst
    .accusative = den Papst
    .genitive = des Papstes
grand-austria-hotel-staff-dancing-master = Tanzmeister
    .capital = Der Tanzmeister
    .accusative = den Tanzmeister
grand-austria-hotel-staff-violinist = Violinistin
    .capital = Die Violinistin
    .accusative = die Violinistin
grand-austria-hotel-staff-concertmaster = Konzertmeister
    .capital = Der Konzertmeister
    .accusative = den Konzertmeister
grand-austria-hotel-staff-symphonist = Symphoniker
    .capital = Der Symphoniker
    .accusative = den Symphoniker
grand-austria-hotel-staff-usherette = Platzanweiserin
    .capital = Die Platzanweiserin
    .accusative = die Platzanweiserin
grand-austria-hotel-staff-conductor-music = Dirigentin
    .capital = Die Dirigentin
    .accusative = die Dirigentin
grand-austria-hotel-staff-choirmaster = Chorleiterin
    .capital = Die Chorleiterin
    .accusative = die Chorleiterin
grand-austria-hotel-staff-leading-dancer = Vortänzerin
    .capital = Die Vortänzerin
    .accusative = die Vortänzerin
grand-austria-hotel-staff-harpist = Harfenistin
    .capital = Die Harfenistin
    .accusative = die Harfenistin
grand-austria-hotel-staff-cellist = Cellistin
    .capital = Die Cellistin
    .accusative = die Cellistin
grand-austria-hotel-staff-pianist = Pianistin
    .capital = Die Pianistin
    .accusative = die Pianistin
grand-austria-hotel-staff-ballet-master = Ballettmeister
    .capital = Der Ballettmeister
    .accusative = den Ballettmeister
grand-austria-hotel-staff-trumpeter = Trompeter
    .capital = Der Trompeter
    .accusative = den Trompeter
grand-austria-hotel-staff-arranger = Arrangeur
    .capital = Der Arrangeur
    .accusative = den Arrangeur
grand-austria-hotel-staff-danube-steamship-captain = Donaudampfschiffahrtskapitän
    .capital = Der Donaudampfschiffahrtskapitän
    .accusative = den Donaudampfschiffahrtskapitän
grand-austria-hotel-tile-A5 = Kaiserplättchen A5
grand-austria-hotel-tile-B5 = Kaiserplättchen B5
grand-austria-hotel-tile-C5 = Kaiserplättchen C5
grand-austria-hotel-why-walzer-colour = die gedruckte Farbe wurde nicht gefunden; aus der Folge der Nummern erschlossen: 7 Künstler, 7 Adlige, 7 Bürger, 8 Touristen
grand-austria-hotel-why-walzer-order = die gedruckte Bestellung wurde nicht gefunden; so festgelegt, dass sie so viel wert ist wie Bestellungen im Grundspiel
grand-austria-hotel-why-walzer-vp = die gedruckten SP wurden nicht gefunden; so festgelegt, dass SP und Belohnung die Bestellung wert sind, wie im Grundspiel

## Effekte, Fähigkeiten und Bedingungen

grand-austria-hotel-effect-react = nutze die Karte jetzt
    .short = nutze sie jetzt
grand-austria-hotel-effect-spend-champagne = gib { $n } Champagner aus deiner Küche ab
    .short = -{ $n } Champagner
grand-austria-hotel-effect-spend-krones =
    { $n ->
        [one] zahle 1 Krone
       *[other] zahle { $n } Kronen
    }
    .short =
    { $n ->
        [one] -1 Krone
       *[other] -{ $n } Kronen
    }
grand-austria-hotel-effect-spend-any =
    { $n ->
        [one] gib 1 Speise oder Getränk aus deiner Küche ab
       *[other] gib { $n } Speisen oder Getränke aus deiner Küche ab
    }
    .short =
    { $n ->
        [one] -1 Speise oder Getränk
       *[other] -{ $n } Speisen oder Getränke
    }
grand-austria-hotel-effect-per-dancer = { $n } SP für jeden deiner Tänzer in den Ballsälen und auf dem Balkon
    .short = { $n } SP je Tänzer
grand-austria-hotel-effect-lose-champagne = verliere { $n } Champagner aus deiner Küche
    .short = -{ $n } Champagner
# $place: der linke (0), mittlere (1) oder rechte (2) Ballsaal.
grand-austria-hotel-effect-lose-dancers =
    { $place ->
        [0]
            { $n ->
                [one] verliere 1 Tänzer aus dem linken Ballsaal
               *[other] verliere { $n } Tänzer aus dem linken Ballsaal
            }
        [1]
            { $n ->
                [one] verliere 1 Tänzer aus dem mittleren Ballsaal
               *[other] verliere { $n } Tänzer aus dem mittleren Ballsaal
            }
       *[2]
            { $n ->
                [one] verliere 1 Tänzer aus dem rechten Ballsaal
               *[other] verliere { $n } Tänzer aus dem rechten Ballsaal
            }
    }
    .short = -{ $n } Tänzer
grand-austria-hotel-effect-mix-more = nimm bis zu { $n } Waren und { $more } mehr
    .short = { $n } Waren und { $more } mehr
grand-austria-hotel-condition-champagne = { $n } Champagner in der Küche
    .short = { $n } Champagner
grand-austria-hotel-condition-dancers = { $n } Tänzer in den Ballsälen und auf dem Balkon
    .short = { $n } Tänzer
grand-austria-hotel-condition-green-guests = { $n } zufriedene Touristen
    .short = { $n } Touristen
grand-austria-hotel-dancerow-left-bottom = linker Ballsaal, untere Reihe
grand-austria-hotel-dancerow-left-middle = linker Ballsaal, mittlere Reihe
grand-austria-hotel-dancerow-left-top = linker Ballsaal, obere Reihe
grand-austria-hotel-dancerow-middle-bottom = mittlerer Ballsaal, untere Reihe
grand-austria-hotel-dancerow-middle-middle = mittlerer Ballsaal, mittlere Reihe
grand-austria-hotel-dancerow-middle-top = mittlerer Ballsaal, obere Reihe
grand-austria-hotel-dancerow-right-bottom = rechter Ballsaal, untere Reihe
grand-austria-hotel-dancerow-right-middle = rechter Ballsaal, mittlere Reihe
grand-austria-hotel-dancerow-right-top = rechter Ballsaal, obere Reihe
grand-austria-hotel-dancerow-balcony = Balkon
grand-austria-hotel-section-text = { $n }: { $text }
grand-austria-hotel-payment-use = die Nutzung der Karte

## Fragen und Antworten

grand-austria-hotel-question-ChooseRehearsal = Welchen Proberaum wählst du?
grand-austria-hotel-question-ChooseRow = Tanz { FORM($guest, "genitive") }: In welche Reihe?
grand-austria-hotel-question-ChooseDancer = Aus welchem Bereich deines Proberaums kommt der Tänzer?
grand-austria-hotel-question-SendDancer = { $source }: In welche Reihe entsendest du einen Tänzer?
grand-austria-hotel-question-PickDancer = { $source }: Aus welchem Bereich deines Proberaums kommt der Tänzer?
grand-austria-hotel-question-MixMore = Welche Waren nimmst du? Höchstens { $strength }, nicht mehr { $second } als { $first }, nicht mehr Champagner als { $second }; dazu { $more } mehr, aber keinen Champagner.
grand-austria-hotel-question-GiveGoods = { $source }: Welche Speise oder welches Getränk gibst du ab?
grand-austria-hotel-question-ReactStaff = Nutzt du { FORM($card, "accusative") } jetzt?
grand-austria-hotel-question-LoseDancers =
    { $left ->
        [one] { $tile }: Aus welcher Reihe verlierst du einen Tänzer?
       *[other] { $tile }: Du verlierst { $left } Tänzer. Aus welcher Reihe kommt der nächste?
    }
grand-austria-hotel-action-ballroom = Ballsaal: { $ballroom }
grand-austria-hotel-action-rehearsal = Proberaum: { $room }
grand-austria-hotel-action-rehearse =
    { $text ->
        [none] { $room }
       *[other] { $room }: { $text }
    }
grand-austria-hotel-action-dance = Schicke { FORM($guest, "accusative") } in einen Ballsaal
    .short = schicke { FORM($guest, "accusative") } tanzen
# $bonus: der Reihenbonus, ohne ihn „none“.
grand-austria-hotel-action-to =
    { $price ->
        [none] { $row }
       *[other]
            { $bonus ->
                [none] { $row } für { $price } Champagner
               *[other] { $row } für { $price } Champagner: { $bonus }
            }
    }
# $left: Tänzer im Bereich; der letzte bringt den Bonus.
grand-austria-hotel-action-from =
    { $bonus ->
        [unknown] Bereich { $section }
       *[other]
            { $left ->
                [1] Bereich { $section }, sein letzter Tänzer: { $bonus }
               *[other] Bereich { $section }, noch { $left } Tänzer: { $bonus }
            }
    }
grand-austria-hotel-action-retire = Ein Tänzer: { $row }

## Was geschehen ist

grand-austria-hotel-event-ballroom-in-play = { $ballroom } ist im Spiel.
grand-austria-hotel-event-rehearsal-laid-out = { $room } liegt aus.
grand-austria-hotel-event-rehearsal-chosen =
    { $who ->
        [you] Du wählst { $room }.
       *[other] { $name } wählt { $room }.
    }
grand-austria-hotel-event-sent-guest =
    { $who ->
        [you] Du schickst { FORM($guest, "accusative") } in einen Ballsaal.
       *[other] { $name } schickt { FORM($guest, "accusative") } in einen Ballsaal.
    }
grand-austria-hotel-event-paid-champagne =
    { $who ->
        [you] Du zahlst { $amount } Champagner ({ $row }).
       *[other] { $name } zahlt { $amount } Champagner ({ $row }).
    }
grand-austria-hotel-event-sent-dancer =
    { $who ->
        [you] Du entsendest einen Tänzer aus Bereich { $section }: { $row }.
       *[other] { $name } entsendet einen Tänzer aus Bereich { $section }: { $row }.
    }
grand-austria-hotel-event-section-done =
    { $who ->
        [you] Bereich { $section } deines Proberaums ist leer.
       *[other] Bereich { $section } im Proberaum von { $name } ist leer.
    }
grand-austria-hotel-event-lost-champagne =
    { $who ->
        [you] { $tile }: Du verlierst { $amount } Champagner.
       *[other] { $tile }: { $name } verliert { $amount } Champagner.
    }
grand-austria-hotel-event-lost-dancer =
    { $who ->
        [you] { $tile }: Du verlierst einen Tänzer ({ $row }).
       *[other] { $tile }: { $name } verliert einen Tänzer ({ $row }).
    }
grand-austria-hotel-event-ballroom-scored =
    { $who ->
        [you] { $ballroom }: { $amount } SP für dich.
       *[other] { $ballroom }: { $amount } SP für { $name }.
    }
grand-austria-hotel-event-final-champagne =
    { $who ->
        [you] Du erhältst { $amount } SP für { $count } Champagner.
       *[other] { $name } erhält { $amount } SP für { $count } Champagner.
    }

## Ablehnungen

error-must-mix-three = „{ $text }“ muss warten: Sage erst, wie viel { $first }, { $second } und Champagner du nimmst, etwa „mix 1 0 0“.
error-champagne-more-than-second = Du kannst nicht mehr Champagner als { $second } nehmen.
error-extra-is-no-champagne = „{ $text }“ geht nicht: Die Stärke ist { $strength }, und was hinzukommt, ist eine Speise oder ein Getränk.
error-must-choose-rehearsal = „{ $text }“ muss warten: Wähle erst einen Proberaum, etwa „rehearse practice_1“.
error-rehearsal-not-offered = { $rehearsal } steht nicht zur Wahl.
error-no-ballrooms = In diesem Spiel gibt es keine Ballsäle: Sie gehören zu Modul 1 der Erweiterung.
error-guest-takes-a-room = { FORM($guest, "capital") } muss ein Zimmer beziehen und kann nicht tanzen.
error-no-dancer-left = Dein Proberaum ist leer, also kannst du { FORM($guest, "accusative") } nicht tanzen schicken.
error-no-row-to-pay = { FORM($guest, "capital") } kann nicht tanzen: Eine freie Reihe kostet { $price } Champagner, und du hast { $champagne }.
error-must-choose-row = „{ $text }“ muss warten: Sage erst, in welche Reihe du { FORM($guest, "accusative") } schickst, etwa „to left-bottom“.
error-row-or-stop = „{ $text }“ muss warten: Sage, in welche Reihe der Tänzer geht, etwa „to left-bottom“, oder sage „stop“.
error-row-full = Dort ist kein Einsetzfeld frei: { $row }.
error-balcony-not-open = Der Balkon öffnet erst, wenn die obere Reihe des rechten Ballsaals voll ist.
error-too-little-champagne = Das kostet { $price } Champagner ({ $row }), und du hast { $champagne }.
error-krone-not-sure-there = Du brauchst eine Krone für deine Hauptaktion, und das brächte nicht sicher eine.
error-must-choose-dancer = „{ $text }“ muss warten: Sage erst, aus welchem Bereich der Tänzer kommt, etwa „from 1“.
error-section-empty = In Bereich { $section } ist kein Tänzer.
error-use-card-or-stop = „{ $text }“ muss warten: Nutze { FORM($card, "accusative") } jetzt, oder sage „stop“.
error-not-usable-now = { FORM($card, "capital") } wird direkt nach dem Ausspielen einer anderen Personalkarte genutzt.
error-champagne-no-dish = Champagner ist weder Speise noch Getränk.
error-must-retire = „{ $text }“ muss warten: Sage erst, aus welcher Reihe du einen Tänzer verlierst, etwa „retire right-bottom“.
error-no-dancer-there = Dort hast du keinen Tänzer zu verlieren: { $row }.
error-rising-rows = Tänzer gehen Reihe für Reihe verloren; { $row } passt nicht: schon übergangen, oder es blieben zu wenige übrig. Nimm die Wahl zuerst zurück (undo).
error-wrong-ballrooms = Ein Spiel hat drei verschiedene Ballsäle.
error-rehearsal-twice = Ein Proberaum kann nicht an zwei Stellen sein.
error-wrong-sections = Die Bereiche im Proberaum von Platz { $seat } können { $found } nicht enthalten.
error-too-many-dancers = Platz { $seat } hat { $dancers } Tänzer in den Ballsälen, mehr als den Proberaum verlassen haben.
error-row-overfull = Dort sind mehr Tänzer als Einsetzfelder: { $row }.
error-balcony-too-early = Auf dem Balkon sind Tänzer, obwohl in der oberen Reihe des rechten Ballsaals ein Feld frei ist.
