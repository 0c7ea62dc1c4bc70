# Alles Walzer!, module 3 : hôtels particuliers.

grand-austria-hotel-payment-entrance = l’entrée
grand-austria-hotel-action-entrance = { $entrance } est en jeu
grand-austria-hotel-action-open =
    { $krones ->
        [one] Mettre { $entrance } aux enchères pour { $krones } couronne
       *[other] Mettre { $entrance } aux enchères pour { $krones } couronnes
    }
    .short = { $krones } cr
grand-austria-hotel-action-bid =
    { $krones ->
        [one] Offrir { $krones } couronne
       *[other] Offrir { $krones } couronnes
    }
    .short = { $krones } cr
grand-austria-hotel-action-withdraw = Ne plus enchérir pour cette entrée
    .short = ne plus enchérir
grand-austria-hotel-action-shift = Déplacer un dé { $origin } sur la case { $space } et l’utiliser
    .short = { $origin } en { $space }
grand-austria-hotel-action-fulfil =
    { $vp ->
        [none] Remplir « { $card } »
       *[other] Remplir « { $card } » : { $vp } PV
    }
grand-austria-hotel-action-redeem =
    { $bonus ->
        [unknown] Utiliser votre { FORM($tile, "nominative") }
       *[other] Utiliser votre { FORM($tile, "nominative") } : recul de { $steps } sur la piste de l’Empereur pour { $bonus }
    }
    .short = { $tile }
grand-austria-hotel-action-token =
    { $bonus ->
        [unknown] Choisir { FORM($token, "definite") }
       *[other] Choisir { FORM($token, "definite") } : { $bonus }
    }

## Questions

grand-austria-hotel-question-OpenAuction = Quelle entrée mettez-vous aux enchères, et pour combien de couronnes ? Vous en avez { $krones }.
grand-austria-hotel-question-RaiseBid =
    { $bid ->
        [one] { $entrance } est à { $bid } couronne. Surenchérissez-vous ? Vous en avez { $krones }.
       *[other] { $entrance } est à { $bid } couronnes. Surenchérissez-vous ? Vous en avez { $krones }.
    }
grand-austria-hotel-question-ChooseToken =
    { $floor ->
        [0] { $source } : une colonne est complète. De quel jeton choisissez-vous le bonus du haut ?
       *[other] { $source } : un étage est complet. De quel jeton choisissez-vous le bonus du bas ?
    }
grand-austria-hotel-question-UseMoved = Vous avez déplacé un dé sur la case { $space }. Comment l’utilisez-vous ?
grand-austria-hotel-question-MustPlay = { $source } : quelle carte Personnel jouez-vous, pour { $discount } de moins ?
grand-austria-hotel-effect-must-play = jouez une carte Personnel de votre main pour { $discount } de moins, si vous pouvez en payer une
    .short = jeu obligé à -{ $discount }

## Événements

grand-austria-hotel-event-entrance-laid = { $entrance } est en jeu.
grand-austria-hotel-event-own-politics-laid = « { $card } » est auprès de Ninas Melange.
grand-austria-hotel-event-own-tile-laid = { FORM($tile, "capital") } est auprès de The Grand Wray Hotel.
grand-austria-hotel-event-opened-bid =
    { $who ->
        [you] Vous mettez { $entrance } aux enchères et offrez { $krones }.
       *[other] { $name } met { $entrance } aux enchères et offre { $krones }.
    }
grand-austria-hotel-event-bid =
    { $who ->
        [you] Vous offrez { $krones }.
       *[other] { $name } offre { $krones }.
    }
grand-austria-hotel-event-withdrew =
    { $who ->
        [you] Vous n’enchérissez plus pour { $entrance }.
       *[other] { $name } n’enchérit plus pour { $entrance }.
    }
grand-austria-hotel-event-gained-entrance =
    { $who ->
        [you]
            { $krones ->
                [0] Vous obtenez { $entrance } gratuitement.
               *[other] Vous obtenez { $entrance } pour { $krones }.
            }
       *[other]
            { $krones ->
                [0] { $name } obtient { $entrance } gratuitement.
               *[other] { $name } obtient { $entrance } pour { $krones }.
            }
    }
grand-austria-hotel-event-dice-sum =
    { $who ->
        [you] La somme de vos deux dés est { $total }.
       *[other]
            { BEGINS($name) ->
                [vowel] La somme des deux dés d’{ $name } est { $total }.
               *[other] La somme des deux dés de { $name } est { $total }.
            }
    }
grand-austria-hotel-event-token-used =
    { $floor ->
        [0]
            { $who ->
                [you] Vous utilisez le bonus du haut { FORM($token, "genitive") }.
               *[other] { $name } utilise le bonus du haut { FORM($token, "genitive") }.
            }
       *[other]
            { $who ->
                [you] Vous utilisez le bonus du bas { FORM($token, "genitive") }.
               *[other] { $name } utilise le bonus du bas { FORM($token, "genitive") }.
            }
    }
grand-austria-hotel-event-fulfilled =
    { $who ->
        [you] Vous remplissez votre carte « { $card } ».
       *[other] { $name } remplit la carte « { $card } ».
    }
grand-austria-hotel-event-politics-counted =
    { $count ->
        [one]
            { $who ->
                [you] Vous avez rempli { $count } carte Politique : +{ $amount } PV.
               *[other] { $name } a rempli { $count } carte Politique : +{ $amount } PV.
            }
       *[other]
            { $who ->
                [you] Vous avez rempli { $count } cartes Politique : +{ $amount } PV.
               *[other] { $name } a rempli { $count } cartes Politique : +{ $amount } PV.
            }
    }
grand-austria-hotel-event-redeemed =
    { $who ->
        [you] Vous utilisez votre { FORM($tile, "nominative") }.
       *[other] { $name } utilise sa { FORM($tile, "nominative") }.
    }
grand-austria-hotel-event-guests-counted =
    { $count ->
        [one]
            { $who ->
                [you] Dans cette manche, { $count } client vous a quitté avec une commande complète.
               *[other] Dans cette manche, { $count } client a quitté { $name } avec une commande complète.
            }
       *[other]
            { $who ->
                [you] Dans cette manche, { $count } clients vous ont quitté avec une commande complète.
               *[other] Dans cette manche, { $count } clients ont quitté { $name } avec une commande complète.
            }
    }
grand-austria-hotel-event-moved-die =
    { $who ->
        [you] Vous déplacez un dé { $origin } sur la case { $space }.
       *[other] { $name } déplace un dé { $origin } sur la case { $space }.
    }

## Refus

error-must-open-bid = « { $text } » doit attendre : mettez une entrée aux enchères, par exemple « open dove 0 ». Qui ouvre ne peut pas passer.
error-entrance-not-offered = { $entrance } n’est pas aux enchères.
error-bid-too-high = Vous ne pouvez pas offrir { $bid } pour { $entrance } : vous avez { $krones }.
error-bid-or-withdraw = « { $text } » doit attendre : offrez plus de { $bid }, ou dites « withdraw ».
error-bid-not-higher = Une offre de { $bid } n’est pas plus haute que { $highest }.
error-must-choose-token = « { $text } » doit attendre : choisissez un jeton, par exemple « token token_1 ».
error-token-gone = { FORM($token, "capital") } est déjà pris.
error-not-own-politics = « { $card } » n’est pas une de vos propres cartes Politique.
error-already-fulfilled = Vous avez déjà rempli « { $card } ».
error-not-own-tile = { FORM($tile, "capital") } n’est pas une de vos propres tuiles.
error-redeemed-this-turn = Vous avez déjà utilisé une de vos propres tuiles dans ce tour.
error-too-few-steps = { FORM($tile, "capital") } demande un recul de { $steps } sur la piste de l’Empereur.
error-must-use-moved = « { $text } » doit attendre : vous avez déplacé un dé sur la case { $space } et utilisez maintenant cette case.
error-cannot-move-dice = Vous ne pouvez pas déplacer de dés : c’est réservé à qui possède The Kozi Palace, Vienna.
error-not-neighbours = Les cases { $origin } et { $space } ne sont pas voisines.
error-must-play-now = « { $text } » doit attendre : jouez une carte Personnel que vous pouvez payer.
error-entrance-misplaced = { $entrance } est à deux endroits, ou n’appartient à aucun module de cette partie.
error-belongings-misplaced = Ceci ne peut pas être auprès d’une entrée ici : { $cards }.
error-no-special-hotels = Il n’y a pas d’hôtels particuliers dans cette partie : ils appartiennent au module 3 de l’extension.
