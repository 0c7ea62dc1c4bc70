# Alles Walzer! : salles de bal, salles de répétition, célébrités, entrées et jetons Bonus.

grand-austria-hotel-ballroom-apollosaal = Apollosaal
grand-austria-hotel-ballroom-goldener-strauss = Goldener Strauß
grand-austria-hotel-ballroom-odeonsaal = Odeonsaal
grand-austria-hotel-ballroom-zum-sperl = Zum Sperl
grand-austria-hotel-ballroom-zur-kettenbruecke = Zur Kettenbrücke
grand-austria-hotel-rehearsal-practice-1 = Salle de répétition 1
    .capital = La salle de répétition 1
    .definite = la salle de répétition 1
grand-austria-hotel-rehearsal-practice-2 = Salle de répétition 2
    .capital = La salle de répétition 2
    .definite = la salle de répétition 2
grand-austria-hotel-rehearsal-practice-3 = Salle de répétition 3
    .capital = La salle de répétition 3
    .definite = la salle de répétition 3
grand-austria-hotel-rehearsal-practice-4 = Salle de répétition 4
    .capital = La salle de répétition 4
    .definite = la salle de répétition 4
grand-austria-hotel-celebrity-sigmund-freud = Sigmund Freud
grand-austria-hotel-celebrity-albert-einstein = Albert Einstein
grand-austria-hotel-celebrity-charlie-chaplin = Charlie Chaplin
grand-austria-hotel-celebrity-elizabeth-magie = Elizabeth Magie
grand-austria-hotel-celebrity-giacomo-puccini = Giacomo Puccini
grand-austria-hotel-celebrity-jrr-tolkien = J. R. R. Tolkien
grand-austria-hotel-celebrity-mahatma-gandhi = Mahatma Gandhi
grand-austria-hotel-celebrity-marie-curie = Marie Curie
grand-austria-hotel-celebrity-mata-hari = Mata Hari
grand-austria-hotel-celebrity-pablo-picasso = Pablo Picasso
grand-austria-hotel-celebrity-winston-churchill = Winston Churchill
grand-austria-hotel-celebrity-agatha-christie = Agatha Christie
grand-austria-hotel-entrance-chateau-paulwei = Chateau Paulwei
grand-austria-hotel-entrance-corogari-zant-mainz = Corogari Zant-Mainz
grand-austria-hotel-entrance-dove = Dove
grand-austria-hotel-entrance-kaufman = Kaufman
grand-austria-hotel-entrance-mayenfels = Mayenfels
grand-austria-hotel-entrance-ninas-melange = Ninas Melange
grand-austria-hotel-entrance-grand-wray = The Grand Wray Hotel
grand-austria-hotel-entrance-kozi-palace = The Kozi Palace, Vienna
grand-austria-hotel-entrance-the-ren = The Ren
grand-austria-hotel-entrance-stroup = Stroup
grand-austria-hotel-token-token-1 = Jeton Bonus 1
    .capital = Le jeton Bonus 1
    .definite = le jeton Bonus 1
    .genitive = du jeton Bonus 1
grand-austria-hotel-token-token-2 = Jeton Bonus 2
    .capital = Le jeton Bonus 2
    .definite = le jeton Bonus 2
    .genitive = du jeton Bonus 2
grand-austria-hotel-token-token-3 = Jeton Bonus 3
    .capital = Le jeton Bonus 3
    .definite = le jeton Bonus 3
    .genitive = du jeton Bonus 3
grand-austria-hotel-token-token-4 = Jeton Bonus 4
    .capital = Le jeton Bonus 4
    .definite = le jeton Bonus 4
    .genitive = du jeton Bonus 4
grand-austria-hotel-token-token-5 = Jeton Bonus 5
    .capital = Le jeton Bonus 5
    .definite = le jeton Bonus 5
    .genitive = du jeton Bonus 5

## D’où viennent les PV

grand-austria-hotel-source-ballrooms = Salles de bal
grand-austria-hotel-source-celebrities = Célébrités
grand-austria-hotel-source-entrances = Entrée
grand-austria-hotel-source-final-champagne = Champagne en cuisine

## Ce qui donne quelque chose

grand-austria-hotel-row-bottom = { $ballroom }, rangée du bas
grand-austria-hotel-row-middle = { $ballroom }, rangée du milieu
grand-austria-hotel-row-top = { $ballroom }, rangée du haut
grand-austria-hotel-section = { $rehearsal }, section { $n }

## Pouvoirs

grand-austria-hotel-power-vp-got = avec chaque source qui vous donne des PV, { $effect }
    .short = PV : { $effect }
grand-austria-hotel-power-krones-got = après chaque source qui vous donne des couronnes, { $effect }
    .short = couronnes : { $effect }
grand-austria-hotel-power-steps-got = après chaque source qui vous fait avancer sur la piste de l’Empereur, { $effect }
    .short = pas : { $effect }
grand-austria-hotel-power-champagne-got = avec chaque source qui vous donne du champagne, { $effect }
    .short = champagne : { $effect }
grand-austria-hotel-power-staff-played = après chaque carte Personnel que vous jouez, { $effect }
    .short = par personnel joué : { $effect }
grand-austria-hotel-power-dancer-sent = pour chaque danseur que vous envoyez, { $effect }
    .short = par danseur : { $effect }
grand-austria-hotel-power-item-spared =
    { $n ->
        [one] la commande de vos clients compte comme complète quand il y manque { $n } denrée, sauf si elle n’en a qu’une
       *[other] la commande de vos clients compte comme complète quand il y manque { $n } denrées, sauf si elle n’en a qu’une
    }
    .short =
    { $n ->
        [one] { $n } denrée peut manquer
       *[other] { $n } denrées peuvent manquer
    }
grand-austria-hotel-power-once-held = une fois, à votre tour, { $effect }
    .short = une fois : { $effect }
grand-austria-hotel-power-occupancy-table = les groupes { FORM($colours, "masculine", 2) } complets de 1, 2, 3 ou 4 chambres donnent { $amounts }
    .short = groupes { FORM($colours, "masculine", 2) } { $amounts }
grand-austria-hotel-power-dice-sum = quand la somme de vos deux dés d’une manche est { $sums }, { $effect }
    .short = { $sums } : { $effect }
grand-austria-hotel-power-column-full = pour chaque colonne qui devient complète, { $effect }
    .short = colonne : { $effect }
grand-austria-hotel-power-floor-full = pour chaque étage qui devient complet, { $effect }
    .short = étage : { $effect }
grand-austria-hotel-power-more-tables =
    { $n ->
        [one] votre café a { $n } table de plus
       *[other] votre café a { $n } tables de plus
    }
    .short =
    { $n ->
        [one] +{ $n } table
       *[other] +{ $n } tables
    }
grand-austria-hotel-power-second-guest = à l’étape du client, vous pouvez en prendre un deuxième, à son prix
    .short = un deuxième client
grand-austria-hotel-power-round-pile = à la fin d’une manche, 0, 1, 2, 3, 4, 5 clients ou plus partis avec une commande complète donnent { $amounts } PV
    .short = clients d’une manche : { $amounts } PV
grand-austria-hotel-power-own-politics = trois cartes Politique sont à vous seul ; une carte remplie à la manche 1 à 7 donne { $amounts } PV
    .short = Politique propre { $amounts } PV
grand-austria-hotel-power-politics-count = à la fin, 0 à 6 cartes Politique remplies, communes et propres, donnent { $amounts } PV
    .short = cartes Politique : { $amounts } PV
grand-austria-hotel-power-own-tiles = une fois par tour, reculez de { $amounts } cases sur la piste de l’Empereur pour le bonus d’une de vos tuiles A, B ou C
    .short = recul de { $amounts } : tuile propre
grand-austria-hotel-power-move-die = avant d’utiliser une case Action, vous pouvez y déplacer un dé d’une case voisine
    .short = déplace un dé
grand-austria-hotel-power-row-bonus =
    { $n ->
        [1] vous recevez deux fois les bonus de rangée
       *[other] vous recevez { $n } fois de plus les bonus de rangée
    }
    .short = bonus de rangée doublés
grand-austria-hotel-power-sole-most = dans chaque salle de bal décomptée où vous êtes seul à avoir le plus de danseurs, { $effect }
    .short = plus de danseurs : { $effect }
grand-austria-hotel-power-group-begun = pour la première chambre de chaque groupe { FORM($colours, "masculine", 1) } qui devient occupée, { $effect }
    .short = nouveau groupe { FORM($colours, "masculine", 1) } : { $effect }

## Effets

grand-austria-hotel-effect-champagne =
    { $n ->
        [one] recevez { $n } champagne
       *[other] recevez { $n } champagnes
    }
    .short =
    { $n ->
        [one] { $n } champagne
       *[other] { $n } champagnes
    }
grand-austria-hotel-effect-dancer =
    { $how ->
        [free]
            { $n ->
                [one] envoyez gratuitement { $n } danseur
               *[other] envoyez gratuitement jusqu’à { $n } danseurs
            }
        [less]
            { $n ->
                [one]
                    { $discount ->
                        [one] envoyez { $n } danseur pour { $discount } champagne de moins
                       *[other] envoyez { $n } danseur pour { $discount } champagnes de moins
                    }
               *[other]
                    { $less ->
                        [0]
                            { $discount ->
                                [one] envoyez jusqu’à { $n } danseurs, chacun pour { $discount } champagne de moins
                               *[other] envoyez jusqu’à { $n } danseurs, chacun pour { $discount } champagnes de moins
                            }
                       *[other]
                            { $discount ->
                                [one] envoyez jusqu’à { $n } danseurs, le premier pour { $discount } champagne de moins, chaque autre pour { $less } de plus que le précédent
                               *[other] envoyez jusqu’à { $n } danseurs, le premier pour { $discount } champagnes de moins, chaque autre pour { $less } de plus que le précédent
                            }
                    }
            }
       *[full]
            { $n ->
                [one] envoyez { $n } danseur
               *[other] envoyez jusqu’à { $n } danseurs
            }
    }
    .short =
    { $how ->
        [free]
            { $n ->
                [1] danseur gratis
               *[other] { $n } danseurs gratis
            }
        [less]
            { $n ->
                [1] danseur à -{ $discount }
               *[other] { $n } danseurs à -{ $discount }
            }
       *[full]
            { $n ->
                [1] danseur
               *[other] { $n } danseurs
            }
    }
grand-austria-hotel-effect-token =
    { $n ->
        [0] choisissez un jeton Bonus et recevez son bonus du haut
       *[other] choisissez un jeton Bonus et recevez son bonus du bas
    }
    .short = un jeton Bonus

## Ce qui n’est pas sûr

grand-austria-hotel-field-spaces = Places
grand-austria-hotel-field-row-cost = Champagne des rangées
grand-austria-hotel-field-sections = Sections
grand-austria-hotel-field-bonus = Bonus
grand-austria-hotel-why-row-ladder = 3 champagnes pour le balcon, qui compte comme rangée du haut, sont un fait ; 2 et 1 continuent l’échelle
grand-austria-hotel-why-row-spaces = les nombres imprimés n’ont pas été trouvés ; les exemples du livret demandent au moins 3 places au milieu et 8 en tout à trois joueurs
grand-austria-hotel-why-row-spaces-strauss = l’absence de la rangée du milieu à deux joueurs est un fait ; les deux rangées restantes gardent sept places
grand-austria-hotel-why-sections = l’imprimé n’a pas été trouvé ; 10 danseurs en sections de 1, 2, 3 et 4 avec des bonus d’environ 1, 3, 5 et 8 points
grand-austria-hotel-why-sections-shown = l’imprimé n’a pas été trouvé ; 10 danseurs en sections de 1, 2, 3 et 4 ; le troisième bonus est celui d’un exemple du livret
grand-austria-hotel-why-dove-tokens = les bonus imprimés n’ont pas été trouvés ; un bonus du haut vaut environ 4 à 5 points, un bonus du bas environ 6 à 7
