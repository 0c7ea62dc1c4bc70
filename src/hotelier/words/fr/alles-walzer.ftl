# Alles Walzer! : les modules de l’extension. Valeurs comme dans grand-austria-hotel.ftl.

option-aw-modules = Quels modules de l’extension Alles Walzer! sont joués : leurs chiffres dans l’ordre croissant (1 salles de bal, 2 célébrités, 3 hôtels particuliers, 4 premier joueur, 5 un peu plus).
    .none = le jeu de base seul
option-aw-extra-cards = Une célébrité et une entrée d’une autre impression rejoignent-elles les modules 2 et 3 ?
    .off = non
    .on = oui
option-aw-guest-staff-on-dance = Le personnel qui récompense les commandes complètes le fait-il pour les clients envoyés au bal ?
    .yes = oui
    .no = non, seulement pour les clients qui prennent une chambre
option-aw-gardener-with-wray = Le jardinier donne-t-il quelque chose avec les tuiles de The Grand Wray Hotel ?
    .no = non, seulement lors des décomptes impériaux
    .yes = oui
option-aw-mayenfels-first-play = Qui obtient Mayenfels doit-il jouer aussitôt une carte Personnel ?
    .may = non
    .must-if-affordable = oui, si l’une peut être payée

## Module 4 : premier joueur

grand-austria-hotel-origin-key = Clé
grand-austria-hotel-effect-any-action = réalisez une des actions 1 à 5 avec la force { $n }, quels que soient les dés présents
    .short = une action de { $n }
grand-austria-hotel-action-key = Prendre la clé : une denrée de votre choix, une action de force 1 et la tuile Tour de jeu 1 à la prochaine manche
    .short = la clé : une denrée, une action de 1
grand-austria-hotel-question-UseKey = { $source } : quelle action réalisez-vous, avec la force { $strength } ?
grand-austria-hotel-event-start-krones =
    { $amount ->
        [one]
            { $who ->
                [you] Vous commencez avec { $amount } couronne.
               *[other] { $name } commence avec { $amount } couronne.
            }
       *[other]
            { $who ->
                [you] Vous commencez avec { $amount } couronnes.
               *[other] { $name } commence avec { $amount } couronnes.
            }
    }
grand-austria-hotel-event-took-key =
    { $who ->
        [you] Vous prenez la clé.
       *[other] { $name } prend la clé.
    }
grand-austria-hotel-event-key-returned =
    { $who ->
        [you] Vous remettez la clé et recevez la tuile Tour de jeu 1.
       *[other] { $name } remet la clé et reçoit la tuile Tour de jeu 1.
    }
error-no-key-in-game = Il n’y a pas de clé dans cette partie : elle appartient au module 4 de l’extension.
error-key-taken = La clé a déjà été prise dans cette manche.
error-key-not-in-extra-turn = Un tour supplémentaire utilise une case Action ; la clé se prend à la place d’un dé.
error-key-after-pass = Vous avez passé dans cette manche et ne pouvez plus prendre la clé.
error-joker-no-better = Le joker coûterait une couronne et ne donnerait rien de mieux. Utilisez une case, par exemple « use 1 », ou dites « stop ».
error-key-misplaced = La clé est sur le plateau ou couvre un chiffre d’un joueur, et seulement dans une partie avec le module 4 ; ici elle est en { $key }.

## Module 5 : un peu plus

option-aw-exchange-same-kind = Quelles denrées peut-on recevoir dans un échange.
    .forbidden = seulement des sortes qui n’ont pas été données
    .allowed = n’importe quelle sorte
grand-austria-hotel-staff-handmaid = Camériste
    .capital = La camériste
    .definite = la camériste
grand-austria-hotel-staff-apprentice = Apprenti
    .capital = L’apprenti
    .definite = l’apprenti
grand-austria-hotel-staff-dishwasher = Plongeur
    .capital = Le plongeur
    .definite = le plongeur
grand-austria-hotel-staff-tapster = Tireur de bière
    .capital = Le tireur de bière
    .definite = le tireur de bière
grand-austria-hotel-staff-coachwoman = Cochère
    .capital = La cochère
    .definite = la cochère
grand-austria-hotel-staff-bookkeeper = Comptable
    .capital = Le comptable
    .definite = le comptable
grand-austria-hotel-staff-chef-de-rang = Demi-chef de rang
    .capital = Le demi-chef de rang
    .definite = le demi-chef de rang
grand-austria-hotel-staff-interpreter = Interprète
    .capital = L’interprète
    .definite = l’interprète
grand-austria-hotel-staff-bartender = Buffetier
    .capital = Le buffetier
    .definite = le buffetier
grand-austria-hotel-staff-wagon-master = Voiturier
    .capital = Le voiturier
    .definite = le voiturier
grand-austria-hotel-staff-dog-walker = Promeneuse de chiens
    .capital = La promeneuse de chiens
    .definite = la promeneuse de chiens
grand-austria-hotel-staff-hairdresser = Coiffeuse
    .capital = La coiffeuse
    .definite = la coiffeuse
grand-austria-hotel-staff-janitor = Homme à tout faire
    .capital = L’homme à tout faire
    .definite = l’homme à tout faire
grand-austria-hotel-staff-entertainer = Animatrice
    .capital = L’animatrice
    .definite = l’animatrice
grand-austria-hotel-tile-A6 = Tuile Empereur A6
    .capital = La tuile Empereur A6
    .nominative = tuile Empereur A6
    .definite = la tuile Empereur A6
    .genitive = de la tuile Empereur A6
grand-austria-hotel-tile-B6 = Tuile Empereur B6
    .capital = La tuile Empereur B6
    .nominative = tuile Empereur B6
    .definite = la tuile Empereur B6
    .genitive = de la tuile Empereur B6
grand-austria-hotel-tile-C6 = Tuile Empereur C6
    .capital = La tuile Empereur C6
    .nominative = tuile Empereur C6
    .definite = la tuile Empereur C6
    .genitive = de la tuile Empereur C6
grand-austria-hotel-timing-bell = Une fois par partie : { $text }.
    .short = sonnette
grand-austria-hotel-power-steps-counted = quand vous avez fait { $n } pas sur la piste de l’Empereur en une seule action, { $effect }
    .short = { $n } pas : { $effect }
grand-austria-hotel-power-dishes-counted =
    { $n ->
        [one] quand vous avez reçu { $n } plat en une seule action, { $effect }
       *[other] quand vous avez reçu { $n } plats en une seule action, { $effect }
    }
    .short =
    { $n ->
        [one] { $n } plat : { $effect }
       *[other] { $n } plats : { $effect }
    }
grand-austria-hotel-power-drinks-counted =
    { $n ->
        [one] quand vous avez reçu { $n } boisson en une seule action, { $effect }
       *[other] quand vous avez reçu { $n } boissons en une seule action, { $effect }
    }
    .short =
    { $n ->
        [one] { $n } boisson : { $effect }
       *[other] { $n } boissons : { $effect }
    }
grand-austria-hotel-power-group-full =
    { $n ->
        [one] quand un groupe d’au moins { $n } chambre devient complet, { $effect }
       *[other] quand un groupe d’au moins { $n } chambres devient complet, { $effect }
    }
    .short = groupe de { $n } : { $effect }
grand-austria-hotel-power-disc-put = quand vous posez un jeton sur une carte Politique, { $effect }
    .short = jeton : { $effect }
grand-austria-hotel-effect-ring = sonnez la carte
    .short = sonnette
grand-austria-hotel-effect-spend-goods = dépensez { $goods } de votre cuisine
    .short = -{ $goods }
grand-austria-hotel-effect-spend-steps =
    { $n ->
        [one] reculez de { $n } case sur la piste de l’Empereur
       *[other] reculez de { $n } cases sur la piste de l’Empereur
    }
    .short = recul de { $n }
grand-austria-hotel-effect-exchange =
    { $must ->
        [0]
            { $same ->
                [0]
                    { $n ->
                        [one] échangez { $n } denrée de votre cuisine contre une autre sorte
                       *[other] échangez jusqu’à { $n } denrées de votre cuisine contre autant d’autres sortes
                    }
               *[other]
                    { $n ->
                        [one] échangez { $n } denrée de votre cuisine contre une de votre choix
                       *[other] échangez jusqu’à { $n } denrées de votre cuisine contre autant de votre choix
                    }
            }
       *[other]
            { $same ->
                [0]
                    { $n ->
                        [one] dépensez { $n } denrée de votre cuisine contre { $n } d’une autre sorte
                       *[other] dépensez { $n } denrées de votre cuisine contre { $n } d’autres sortes
                    }
               *[other]
                    { $n ->
                        [one] dépensez { $n } denrée de votre cuisine contre { $n } de votre choix
                       *[other] dépensez { $n } denrées de votre cuisine contre { $n } de votre choix
                    }
            }
    }
    .short =
    { $n ->
        [one] échange de { $n } denrée
       *[other] échange de { $n } denrées
    }
grand-austria-hotel-effect-host = prenez gratuitement un client dans la file et complétez sa commande depuis la réserve
    .short = un client à la commande complète
grand-austria-hotel-effect-lose-good =
    { $n ->
        [one] perdez { $n } denrée de votre cuisine
       *[other] perdez { $n } denrées de votre cuisine
    }
    .short =
    { $n ->
        [one] -{ $n } denrée
       *[other] -{ $n } denrées
    }
grand-austria-hotel-effect-lose-purse = perdez toutes vos couronnes
    .short = couronnes perdues
grand-austria-hotel-effect-lose-items = perdez toutes les denrées de votre cuisine
    .short = cuisine vidée
grand-austria-hotel-good-champagne = champagne
    .short = Ch
    .definite = le champagne
    .counted =
    { $n ->
        [one] champagne
       *[other] champagnes
    }
grand-austria-hotel-condition-kitchen = { $n } de chaque denrée en cuisine
    .short = { $n } de chaque denrée
grand-austria-hotel-condition-top-floor =
    { $n ->
        [one] { $n } chambre occupée au dernier étage
       *[other] { $n } chambres occupées au dernier étage
    }
    .short = { $n } tout en haut
grand-austria-hotel-condition-big-orders =
    { $n ->
        [one] { $n } client servi avec une commande de { $size } ou plus
       *[other] { $n } clients servis avec des commandes de { $size } ou plus
    }
    .short =
    { $n ->
        [one] { $n } grande commande
       *[other] { $n } grandes commandes
    }
grand-austria-hotel-why-walzer-cost = le coût imprimé n’a pas été trouvé ; fixé comme celui de cartes semblables du jeu de base
grand-austria-hotel-why-walzer-number = le numéro imprimé n’a pas été trouvé ; pris dans le trou de la numérotation des cartes
grand-austria-hotel-action-ring = Sonner { FORM($card, "definite") } : { $text }
grand-austria-hotel-action-spend = Donner { FORM($good, "definite") }
grand-austria-hotel-question-RingBell = Sonnez-vous { FORM($card, "definite") } maintenant ? Une seule fois par partie.
grand-austria-hotel-question-HostGuest = { $source } : quel client prenez-vous, gratuitement et avec une commande complète ?
grand-austria-hotel-question-SpendGoods =
    { $left ->
        [one] { $source } : quelle denrée donnez-vous ?
       *[other] { $source } : vous donnez { $left } denrées. Quelle est la suivante ?
    }
grand-austria-hotel-question-TakeOther =
    { $left ->
        [one] { $source } : quelle denrée recevez-vous en échange ?
       *[other] { $source } : vous recevez { $left } denrées. Quelle est la suivante ?
    }
grand-austria-hotel-question-LoseGood = { $tile } : quelle denrée de votre cuisine perdez-vous ?
grand-austria-hotel-event-rung =
    { $who ->
        [you] Vous sonnez { FORM($card, "definite") }.
       *[other] { $name } sonne { FORM($card, "definite") }.
    }
grand-austria-hotel-event-not-rung =
    { $who ->
        [you] Vous ne sonnez pas encore { FORM($card, "definite") }.
       *[other] { $name } ne sonne pas encore { FORM($card, "definite") }.
    }
grand-austria-hotel-event-spent =
    { $who ->
        [you] { $source } : vous donnez { $amount } { FORM($good, "counted", $amount) }.
       *[other] { $source } : { $name } donne { $amount } { FORM($good, "counted", $amount) }.
    }
grand-austria-hotel-event-lost-good =
    { $who ->
        [you] { $tile } : vous perdez 1 { $good }.
       *[other] { $tile } : { $name } perd 1 { $good }.
    }
grand-austria-hotel-event-pile-cleared =
    { $cards ->
        [one]
            { $who ->
                [you] { $cards } client compté chez vous va à la défausse.
               *[other] { $cards } client compté chez { $name } va à la défausse.
            }
       *[other]
            { $who ->
                [you] { $cards } clients comptés chez vous vont à la défausse.
               *[other] { $cards } clients comptés chez { $name } vont à la défausse.
            }
    }
error-cannot-pay-price = Vous ne pouvez pas payer tout le prix de cette carte ({ $card }).
error-ring-or-stop = « { $text } » doit attendre : sonnez { FORM($card, "definite") }, ou dites « stop ».
error-must-spend = « { $text } » doit attendre : dites quelle denrée vous donnez, par exemple « spend wine ».
error-rising-spent = Les denrées se donnent dans l’ordre strudel, tarte, vin, café, et { FORM($good, "definite") } ne convient pas : c’est déjà passé, ou il en resterait trop peu.
error-same-kind = Vous avez donné { FORM($good, "definite") } et ne pouvez pas en recevoir en retour.
error-must-lose-good = « { $text } » doit attendre : dites quelle denrée vous perdez, par exemple « spend wine ».
error-guest-does-not-count = { FORM($guest, "capital") } est dans une pile de la place { $seat }, mais n’y compte pour aucune carte Politique.
error-no-such-good = La place { $seat } a { $good }, une denrée que cette partie n’a pas.
