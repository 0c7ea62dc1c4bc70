# Alles Walzer!, module 2 : célébrités. Valeurs comme dans grand-austria-hotel.ftl.

grand-austria-hotel-origin-lounge = Salon
grand-austria-hotel-diecolour-red = rouge
grand-austria-hotel-diecolour-blue = bleu
grand-austria-hotel-diecolour-yellow = jaune
grand-austria-hotel-payment-coloured = le dé de couleur

## Choix. $price : couronnes en tout, $vp : de la célébrité ou de sa pastille, $yield : de l’action.

grand-austria-hotel-action-throw = Lancer { $dice }
grand-austria-hotel-action-celebrity = { $celebrity } arrive au salon
grand-austria-hotel-action-coloured =
    { $yield ->
        [none] Prendre le dé { $colour }
       *[other]
            { $price ->
                [0] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) : { $yield }
                [one] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) pour { $price } couronne : { $yield }
               *[other] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) pour { $price } couronnes : { $yield }
            }
    }
    .short =
    { $yield ->
        [none] { $colour }
       *[other] { $space } { $colour } avec { $celebrity } : { $yield }
    }
grand-austria-hotel-action-boosted =
    { $yield ->
        [none] Prendre le dé { $colour } et le renforcer
       *[other]
            { $price ->
                [0] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) et le renforcer : { $yield }
                [one] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) pour { $price } couronne et le renforcer : { $yield }
               *[other] Prendre le { $space } { $colour } avec { $celebrity } (+{ $vp } PV) pour { $price } couronnes et le renforcer : { $yield }
            }
    }
    .short = { $colour }
grand-austria-hotel-action-shiftcoloured = Déplacer le dé { $colour } sur la case { $space } et l’utiliser
    .short = { $colour } en { $space }
grand-austria-hotel-action-bin = Mettre le dé { $colour } à la poubelle
grand-austria-hotel-action-consult =
    { $text ->
        [none] Demander l’aide de { $celebrity }
       *[other] Demander l’aide de { $celebrity } : { $text }
    }
    .short = demander à { $celebrity }

## Questions

grand-austria-hotel-question-ChooseBin = Il ne reste que des dés de couleur. Lequel va à la poubelle ?

## Événements

grand-austria-hotel-event-coloured-rolled = Le dé { $colour } : { $space }.
grand-austria-hotel-event-took-coloured =
    { $who ->
        [you] Vous prenez le dé { $colour }.
       *[other] { $name } prend le dé { $colour }.
    }
grand-austria-hotel-event-took-celebrity =
    { $who ->
        [you] { $celebrity } reste chez vous pour cette manche.
       *[other] { $celebrity } reste chez { $name } pour cette manche.
    }
grand-austria-hotel-event-binned =
    { $who ->
        [you] Vous mettez le dé { $colour } à la poubelle.
       *[other] { $name } met le dé { $colour } à la poubelle.
    }
grand-austria-hotel-event-consulted =
    { $who ->
        [you] Vous demandez de l’aide à { $celebrity }.
       *[other] { $name } demande de l’aide à { $celebrity }.
    }
grand-austria-hotel-event-celebrity-came = { $celebrity } arrive au salon ({ $colour }).
grand-austria-hotel-event-celebrity-left = { $celebrity } quitte le salon.
grand-austria-hotel-event-celebrities-reshuffled =
    { $celebrities ->
        [one] { $celebrities } célébrité défaussée forme une nouvelle pile.
       *[other] Les { $celebrities } célébrités défaussées forment une nouvelle pile.
    }
grand-austria-hotel-event-chip = { $celebrity } reçoit une pastille de { $vp } PV.

## Refus

error-no-coloured-dice = Il n’y a pas de dés de couleur dans cette partie : ils appartiennent au module 2 de l’extension.
error-coloured-die-away = Le dé { $colour } n’est plus sur aucune case Action.
error-no-die-in-extra-turn = Un tour supplémentaire utilise une case Action ; on ne prend aucun dé, quelle que soit sa couleur.
error-must-bin = « { $text } » doit attendre : dites quel dé va à la poubelle, par exemple « bin red ».
error-celebrity-not-held = { $celebrity } n’est pas chez vous.
error-celebrity-helps-always = { $celebrity } aide sans qu’on le demande.
error-celebrity-consulted = { $celebrity } vous a déjà aidé dans cette manche.
error-nothing-to-exchange = Il n’y a ni plat ni boisson à échanger dans votre cuisine.
error-no-kind-left = Vous ne pouvez pas donner aussi { FORM($good, "definite") } : il ne resterait aucune sorte à recevoir.
error-celebrity-count = { $celebrity } est à { $times } endroits ; chaque célébrité en jeu est à un seul, les autres à aucun.

## L’écran

austria-lounge = Au salon
austria-company = Chez vous
