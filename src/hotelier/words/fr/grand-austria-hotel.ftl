# Grand Austria Hotel. Valeurs : $guest Poète, $card Groom, $room 2B, $space 1 à 6, $good vin, $name un joueur,
# $source ce qui donne quelque chose (une carte, « Plats », « Groupe complet »). $who vaut "you" pour la place du lecteur, sinon "other".

grand-austria-hotel-title = Grand Austria Hotel
grand-austria-hotel-tagline = Servez les clients de votre café, préparez-leur des chambres, engagez du personnel et gardez la faveur de l’Empereur pendant sept manches.
grand-austria-hotel-how-to =
    Vous jouez deux tours par manche. À votre tour, vous pouvez prendre un client dans la file (à l’extrémité droite, il est gratuit), puis vous prenez un dé : plus il y a de dés sur sa case, plus il rapporte, et une couronne le rend plus fort d’un point. Plats et boissons vont à vos clients ; un client dont la commande est complète s’installe dans une chambre libre de sa couleur (les touristes prennent n’importe laquelle) et rapporte des PV et une récompense. Un groupe complet de chambres donne un bonus. Après les manches 3, 5 et 7, l’Empereur juge votre faveur. À la fin, les chambres, les couronnes, les denrées et une partie du personnel rapportent des PV, et chaque client qui attend encore en coûte 5.
grand-austria-hotel-sheet = Points
grand-austria-hotel-marks = Dans l’hôtel : b r j est un emplacement vide (b2 rapporte 2 PV), [B] une chambre libre, #B# une chambre occupée ; les emplacements sans | entre eux forment un groupe. St strudel, Ta tarte, Vi vin, Ca café. B noble, R dignitaire, J artiste, T touriste (toute chambre).

## Pourquoi une partie se termine, et d’où viennent les PV

grand-austria-hotel-reason-last-round = la dernière manche est terminée
grand-austria-hotel-source-set-up = Mise en place
grand-austria-hotel-source-guests = Clients
grand-austria-hotel-source-occupancy = Groupes complets
grand-austria-hotel-source-rooms = Emplacements
grand-austria-hotel-source-staff = Personnel en jeu
grand-austria-hotel-source-politics = Politique
grand-austria-hotel-source-overflow = Au-delà de la piste de l’Empereur
grand-austria-hotel-source-track = Décomptes impériaux
grand-austria-hotel-source-tiles = Tuiles Empereur
grand-austria-hotel-source-final-staff = Personnel à la fin
grand-austria-hotel-source-final-rooms = Chambres occupées
grand-austria-hotel-source-final-krones = Couronnes restantes
grand-austria-hotel-source-final-goods = Denrées en cuisine
grand-austria-hotel-source-final-guests = Clients en attente

## Questions

grand-austria-hotel-question-PickPolitics = Avec quelle carte Politique de la pile { $stack } jouez-vous ?
grand-austria-hotel-question-PickTile = Avec quelle tuile Empereur de la pile { $stack } jouez-vous ?
grand-austria-hotel-question-DraftCard = Quelle carte gardez-vous ? Les autres passent à la personne à votre gauche.
grand-austria-hotel-question-FirstGuest = Avec quel client commencez-vous ? Il ne coûte rien.
grand-austria-hotel-question-PrepareFirst =
    { $left ->
        [one] Il reste une de vos premières chambres. Laquelle préparez-vous ?
       *[other] Il reste { $left } de vos premières chambres à préparer. Quelle est la suivante ?
    }
grand-austria-hotel-question-Turn =
    { $phase ->
        [start] À vous : prendre un client, un dé, ou passer ?
        [begun] À vous : prendre un client ou un dé ?
        [second] Prendre un deuxième client, ou un dé ?
        [main] Prenez un dé. Autre chose avant ?
        [after] Autre chose avant la fin de votre tour ?
        [extra-start] Votre tour supplémentaire : prendre un client, ou utiliser une case Action ?
        [extra-second] Votre tour supplémentaire : prendre un deuxième client, ou utiliser une case Action ?
        [extra-main] Votre tour supplémentaire : quelle case Action utilisez-vous ?
       *[extra-after] Autre chose avant la fin de votre tour supplémentaire ?
    }
grand-austria-hotel-question-ChooseEffect = Que faites-vous d’abord ?
grand-austria-hotel-question-CopyAction = Vous avez un joker de force { $strength }. Pour quelle action l’utilisez-vous ?
grand-austria-hotel-question-SplitSteps =
    { $both ->
        [0] Comment répartissez-vous { $strength } entre la piste de l’Empereur et les couronnes ?
       *[other]
            { $strength ->
                [one] Vous recevez { $strength } couronne. De combien de cases avancez-vous sur la piste de l’Empereur ?
               *[other] Vous recevez { $strength } couronnes. De combien de cases avancez-vous sur la piste de l’Empereur ?
            }
    }
grand-austria-hotel-question-UseSpace = { $source } : quelle case Action utilisez-vous, sans prendre de dé ?
grand-austria-hotel-question-PlaceGood =
    { $left ->
        [one] Où va { FORM($good, "definite") } ?
       *[other] Vous avez { $left } { FORM($good, "counted", $left) }. Où va le prochain cube ?
    }
# $champagne : 1 dans les parties qui en ont.
grand-austria-hotel-question-MixGoods =
    { $champagne ->
        [0] Quelles denrées prenez-vous ? { $strength } au plus, et pas plus de { FORM($second, "counted", 2) } que de { FORM($first, "counted", 2) }.
       *[other] Quelles denrées prenez-vous ? { $strength } au plus, pas plus de { FORM($second, "counted", 2) } que de { FORM($first, "counted", 2) }, et pas plus de champagnes que de { FORM($second, "counted", 2) }.
    }
grand-austria-hotel-question-ChooseGoods =
    { $left ->
        [one] { $source } : choisissez une denrée.
       *[other] { $source } : choisissez { $left } denrées. Quelle est la suivante ?
    }
grand-austria-hotel-question-FillOrder = { $source } : quelle commande est complétée ?
grand-austria-hotel-question-BringGoods =
    { $moved ->
        [0] Que servez-vous ?
       *[other] Que servez-vous encore ?
    }
grand-austria-hotel-question-TakeGuest =
    { $left ->
        [one] { $source } : prendre gratuitement un client dans la file ?
       *[other] { $source } : prendre gratuitement jusqu’à { $left } clients dans la file ?
    }
grand-austria-hotel-question-ChooseRoom = Choisissez une chambre pour { FORM($guest, "definite") }.
grand-austria-hotel-question-PrepareRooms =
    { $left ->
        [one]
            { $krones ->
                [one] { $source } : préparer une chambre ? Vous avez { $krones } couronne.
               *[other] { $source } : préparer une chambre ? Vous avez { $krones } couronnes.
            }
       *[other]
            { $krones ->
                [one] { $source } : préparer jusqu’à { $left } chambres ? Vous avez { $krones } couronne.
               *[other] { $source } : préparer jusqu’à { $left } chambres ? Vous avez { $krones } couronnes.
            }
    }
grand-austria-hotel-question-OccupyRooms =
    { $left ->
        [one] { $source } : quelle chambre libre devient occupée ?
       *[other] { $source } : jusqu’à { $left } chambres libres deviennent occupées. Quelle est la suivante ?
    }
grand-austria-hotel-question-PlayStaff =
    { $left ->
        [one]
            { $krones ->
                [one] { $source } : jouer une carte Personnel ? Vous avez { $krones } couronne.
               *[other] { $source } : jouer une carte Personnel ? Vous avez { $krones } couronnes.
            }
       *[other]
            { $krones ->
                [one] { $source } : jouer jusqu’à { $left } cartes Personnel ? Vous avez { $krones } couronne.
               *[other] { $source } : jouer jusqu’à { $left } cartes Personnel ? Vous avez { $krones } couronnes.
            }
    }
grand-austria-hotel-question-ChooseLooked =
    { $krones ->
        [one] { $source } : jouer une de ces cartes Personnel ? Vous avez { $krones } couronne.
       *[other] { $source } : jouer une de ces cartes Personnel ? Vous avez { $krones } couronnes.
    }
grand-austria-hotel-question-PutUnder = Quelle carte va d’abord sous la pioche ? Elle sera piochée la première.
grand-austria-hotel-question-LoseHand =
    { $left ->
        [one] { $source } : quelle carte de votre main va sous la pioche ?
       *[other] { $source } : { $left } cartes de votre main vont sous la pioche. Quelle est la suivante ?
    }
grand-austria-hotel-question-IgnorePenalty = Vous êtes sur la case 0. Payez-vous pour ignorer la pénalité { FORM($tile, "genitive") } ?
grand-austria-hotel-question-ChoosePenalty = Vous êtes sur la case 0. Quelle perte acceptez-vous ?
grand-austria-hotel-question-ChooseLostRoom = { $tile } : quelle chambre perdez-vous ?
grand-austria-hotel-question-ChooseLostBelow = { $tile } : quelle chambre perdez-vous ?
grand-austria-hotel-question-DismissStaff = { $tile } : quelle carte de fin de partie retirez-vous ?
grand-austria-hotel-question-ChooseCopied = { $card } : quelle carte d’un adversaire marquez-vous ?

## Actions, comme choix. Le message dit tout ; .short figure dans une rangée de choix du même genre.

grand-austria-hotel-action-start = La place { $seat } commence
grand-austria-hotel-action-hotel = Distribuer : { $hotel }
grand-austria-hotel-action-politics = Jouer avec « { $card } »
grand-austria-hotel-action-tile = Jouer avec { FORM($tile, "definite") } : { $bonus } / { $penalty }
grand-austria-hotel-action-guest = Arrivée { FORM($guest, "genitive") }
grand-austria-hotel-action-draw = Piocher { FORM($card, "definite") }
grand-austria-hotel-action-roll = Lancer { $dice }
grand-austria-hotel-action-pick = { $card } ({ $cost }) : { $text }
grand-austria-hotel-action-pass = Passer
grand-austria-hotel-action-take =
    { $price ->
        [none] Prendre { FORM($guest, "definite") }
        [0] Prendre { FORM($guest, "definite") } gratuitement
       *[other] Prendre { FORM($guest, "definite") } pour { $price }
    }
    .short =
    { $price ->
        [none] { $guest }
       *[other] { $guest } { $price }
    }
grand-austria-hotel-action-die =
    { $yield ->
        [none] Prendre un dé { $space }
       *[other] Prendre un dé { $space } : { $yield }
    }
    .short =
    { $yield ->
        [none] { $space }
       *[other] { $space } : { $yield }
    }
grand-austria-hotel-action-boost =
    { $yield ->
        [none] Prendre un dé { $space } et le renforcer
       *[other] Prendre un dé { $space } et le renforcer : { $yield }
    }
    .short = un { $space }
grand-austria-hotel-action-serve =
    { $price ->
        [none] Servir des denrées de la cuisine
        [0] Servir gratuitement des denrées de la cuisine
       *[other]
            { $most ->
                [one] Servir { $most } denrée de la cuisine pour { $price }
               *[other] Servir jusqu’à { $most } denrées de la cuisine pour { $price }
            }
    }
    .short =
    { $price ->
        [none] servir
        [0] servir gratis
       *[other] servir { $most } pour { $price }
    }
grand-austria-hotel-action-claim =
    { $vp ->
        [none] Revendiquer « { $card } »
       *[other] Revendiquer « { $card } » : { $vp } PV
    }
    .short =
    { $vp ->
        [none] revendiquer « { $card } »
       *[other] revendiquer « { $card } » : { $vp } PV
    }
grand-austria-hotel-action-employ = Utiliser { FORM($card, "definite") } : { $text }
    .short = utiliser { FORM($card, "definite") } : { $text }
grand-austria-hotel-action-checkin = Loger { FORM($guest, "definite") }
    .short = loger { FORM($guest, "definite") }
grand-austria-hotel-action-end = Terminer votre tour
    .short = terminer votre tour
grand-austria-hotel-action-use =
    { $yield ->
        [none] Utiliser la case { $space }
       *[other] Utiliser la case { $space } : { $yield }
    }
grand-austria-hotel-action-as =
    { $yield ->
        [none] L’utiliser pour l’action { $space }
       *[other] L’utiliser pour l’action { $space } : { $yield }
    }
grand-austria-hotel-action-mix =
    { $goods ->
        [none] Rien
       *[other] { $goods }
    }
grand-austria-hotel-action-split =
    { $krones ->
        [0]
            { $steps ->
                [0] Rien
               *[other] { $steps } pas
            }
        [1]
            { $steps ->
                [0] 1 couronne
               *[other] { $steps } pas, 1 couronne
            }
       *[other]
            { $steps ->
                [0] { $krones } couronnes
               *[other] { $steps } pas, { $krones } couronnes
            }
    }
grand-austria-hotel-action-good = { $good }
grand-austria-hotel-action-place =
    { $missing ->
        [unknown] Pour { FORM($guest, "definite") }
        [none] Pour { FORM($guest, "definite") } : complète la commande
       *[other] Pour { FORM($guest, "definite") } (manquera encore : { $missing })
    }
grand-austria-hotel-action-store = À la cuisine
grand-austria-hotel-action-bring =
    { $missing ->
        [unknown] { $good } pour { FORM($guest, "definite") }
        [none] { $good } pour { FORM($guest, "definite") } : complète la commande
       *[other] { $good } pour { FORM($guest, "definite") } (manquera encore : { $missing })
    }
grand-austria-hotel-action-prepare =
    { $price ->
        [none] Préparer { $room }
        [0]
            { $vp ->
                [0] { $room } { FORM($colour, "feminine", 1) } gratuite
               *[other] { $room } { FORM($colour, "feminine", 1) } gratuite, +{ $vp } PV
            }
       *[other]
            { $vp ->
                [0] { $room } { FORM($colour, "feminine", 1) } pour { $price }
               *[other] { $room } { FORM($colour, "feminine", 1) } pour { $price }, +{ $vp } PV
            }
    }
grand-austria-hotel-action-occupy =
    { $bonus ->
        [unknown] Occuper { $room }
        [none] { $room } { FORM($colour, "feminine", 1) }
       *[other] { $room } { FORM($colour, "feminine", 1) } : groupe complet, { $bonus }
    }
grand-austria-hotel-action-lodge =
    { $bonus ->
        [unknown] Loger en { $room }
        [none] { $room } { FORM($colour, "feminine", 1) }
       *[other] { $room } { FORM($colour, "feminine", 1) } : groupe complet, { $bonus }
    }
grand-austria-hotel-action-fill = Compléter la commande { FORM($guest, "genitive") }
grand-austria-hotel-action-play =
    { $price ->
        [none] Jouer { FORM($card, "definite") }
        [0] { $card }, gratuit : { $text }
       *[other] { $card } pour { $price } : { $text }
    }
grand-austria-hotel-action-under = { $card } ({ $cost }) : { $text }
grand-austria-hotel-action-first = { $source } : { $text }
grand-austria-hotel-action-decline = Renoncer ({ $source }) : { $text }
grand-austria-hotel-action-ignore = Payer et ignorer la pénalité
grand-austria-hotel-action-accept =
    { $penalty ->
        [none] Subir la pénalité
       *[other] Subir la pénalité : { $penalty }
    }
grand-austria-hotel-action-forfeit =
    { $vp ->
        [none] Perdre des PV à la place
       *[other] Perdre { $vp } PV à la place
    }
grand-austria-hotel-action-lose =
    { $colour ->
        [none] Perdre { $room }
       *[other] { $room } { FORM($colour, "feminine", 1) }
    }
grand-austria-hotel-action-dismiss = { $card } : { $text }
grand-austria-hotel-action-copy = { $card } : { $text }
grand-austria-hotel-action-stop =
    { $moved ->
        [0] Rien
       *[other] Rien de plus
    }

## Groupes de choix

grand-austria-hotel-group-guest = Client
grand-austria-hotel-group-die = Dé
grand-austria-hotel-group-boost = Renforcer pour { $price }
grand-austria-hotel-group-also = Aussi
grand-austria-hotel-group-all = Tout
grand-austria-hotel-group-less = Moins
