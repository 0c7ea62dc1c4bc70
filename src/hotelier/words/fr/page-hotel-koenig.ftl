### La page de Hotel-König.

## Places et plateau

page-koenig-you = vous
page-koenig-person = invité
page-koenig-worth = vaut { $worth }
page-koenig-hidden = caché
page-koenig-seats = Joueurs
page-koenig-money-of = { $name } : argent { $money }, vaut { $worth }
page-koenig-money-hidden = { $name } : argent caché
page-koenig-board = Plateau, 12 colonnes, 9 rangées
page-koenig-cell-empty = { $tile }, vide
page-koenig-cell-lone = { $tile }, tuile isolée
page-koenig-cell-chain = { $tile }, { $chain }, { $size } tuiles
page-koenig-cell-own = { $tile }, votre tuile : { $text }
page-koenig-cell-laid = { $tile }, vient d’être posée
page-koenig-tag = { $chain } { $size }
page-koenig-tag-price = { $chain } { $size }, { $price }
page-koenig-tag-stays = { $chain } { $size }, reste
page-koenig-tag-goes = { $chain } { $size }, dissoute
page-koenig-tag-new = { $chain } { $size }, nouvelle : { $price }
page-koenig-tiles = Vos tuiles
page-koenig-tiles-now = posez-en une
page-koenig-tiles-later = pour votre prochain tour
page-koenig-drawn-later = piochée à la fin du tour

## Étapes du tour

page-koenig-steps = Étapes du tour
page-koenig-step-tile = Tuile
page-koenig-step-laid = Tuile { $tile }
page-koenig-step-name = Nom
page-koenig-step-survivor = Survivante
page-koenig-step-bonus = Prime
page-koenig-step-shares = Vos actions
page-koenig-step-others = Les autres
page-koenig-step-end = La fin ?
page-koenig-step-buy = Acheter jusqu’à { $left }
page-koenig-step-draw = Piocher

## Poser et fonder

page-koenig-ask-lay = Quelle tuile posez-vous ?
page-koenig-ask-found = Quelle chaîne fondez-vous ?
page-koenig-why-found =
    { $lone ->
        [none] { $tile } commence une chaîne de { $size }.
       *[other] { $tile } rejoint { $lone } : une chaîne de { $size }.
    }
page-koenig-group-low = prix bas
page-koenig-group-middle = prix moyen
page-koenig-group-high = prix élevé
page-koenig-found-now = action, { $size } tuiles
page-koenig-found-grown = avec 5 tuiles
page-koenig-found-safe = avec 11, protégée
page-koenig-found-bonus = premier actionnaire
page-koenig-found-bank = { $stock } à la banque
page-koenig-found-held = { $name } en a { $shares }
page-koenig-found-free = Vous recevez une action { $chain }, valeur { $price }
page-koenig-do-found = Fonder { $chain }

## Une fusion

page-koenig-takes-over = { $survivor } absorbe { $chain }
page-koenig-dissolved = { $chain } est dissoute
page-koenig-why-merger =
    { $safe ->
        [1] { $size } tuiles, protégée. Une action { $survivor } passe de { $before } à { $after }.
       *[0] { $size } tuiles. Une action { $survivor } passe de { $before } à { $after }.
    }
page-koenig-why-dissolved = Une action vaut { $price }.
page-koenig-keep = Garder
page-koenig-sell = Vendre
page-koenig-exchange = Échanger
page-koenig-the-rest = le reste
page-koenig-each = { $price } chacune
page-koenig-two-for-one = 2 contre 1
page-koenig-keep-for = pour une autre { $chain }
page-koenig-gives-money = +{ $amount }
page-koenig-gives-shares = +{ $shares } { $survivor }, vaut { $worth }
page-koenig-fewer = Moins
page-koenig-more = Plus
page-koenig-money-to = Votre argent : { $before } à { $after }
page-koenig-shares-to = { $chain } : { $before } à { $after }
page-koenig-do-keep = Tout garder
page-koenig-do-sell = Vendre { $sell }
page-koenig-do-exchange = Échanger { $exchange }
page-koenig-do-both = Vendre { $sell }, échanger { $exchange }
page-koenig-sell-all = Tout vendre
page-koenig-keep-all = Tout garder
page-koenig-exchange-all = Tout échanger
page-koenig-save-order = Toujours ainsi quand { $chain } est dissoute
page-koenig-order-saved = Ordre permanent retenu
page-koenig-bonus-of = { $name } reçoit { $amount } pour { $shares }

## Acheter

page-koenig-ask-buy = Quelles actions achetez-vous ?
page-koenig-why-buy = Jusqu’à { $left }, au prix du jour, à la banque. Aussi d’un clic sur la chaîne.
page-koenig-bought-all = Vous avez acheté tout ce que vous pouvez
page-koenig-none-left = plus rien de possible
page-koenig-more-left =
    { $left ->
        [one] encore { $left } possible
       *[other] encore { $left } possibles
    }
page-koenig-money-left = reste { $money }
page-koenig-basket = { $count } { $chain }
page-koenig-do-buy = Acheter { $basket } pour { $amount }
page-koenig-do-buy-none = Ne rien acheter
page-koenig-do-end = Finir le tour
page-koenig-largest-alone = { $chain } { $before } à { $after } : seul premier actionnaire
page-koenig-largest-level = { $chain } { $before } à { $after } : premier à égalité avec { $names }
page-koenig-second = { $chain } { $before } à { $after } : deuxième actionnaire
page-koenig-no-place = { $chain } { $before } à { $after } : pas encore de prime
page-koenig-if-scored = Si { $chain } était comptée maintenant : { $after } au lieu de { $before } pour vous.

## Chaînes et prix

page-koenig-chains = Chaînes
page-koenig-chain = Chaîne
page-koenig-size = Tuiles
page-koenig-share = Action
page-koenig-own = Vous
page-koenig-bank = Banque
page-koenig-buy = Achat
page-koenig-first = premier actionnaire
page-koenig-second-holder = deuxième actionnaire
page-koenig-safe = protégée
page-koenig-no-chains = Aucune chaîne n’est encore sur le plateau.
page-koenig-a-to-b = { $before } à { $after }
page-koenig-prices = Prix d’une action
page-koenig-bonus-rule =
    { $tiers ->
        [3] prime : le premier 10 fois, puis 7,5 et 5 fois
       *[2] prime : le premier 10 fois, le deuxième 5 fois
    }
page-koenig-not-founded = non fondées :

## Parties de la page étroite

page-koenig-tab-board = Plateau
page-koenig-tab-tiles = Tuiles
page-koenig-tab-shares = Actions
page-koenig-tab-prices = Prix
page-koenig-tab-log = Récit
page-koenig-tab-now = Tour

## La fin

page-koenig-end = Annoncer la fin
page-koenig-wins = { $name } gagne de { $margin }
page-koenig-you-win = Vous gagnez de { $margin }
page-koenig-shared = { $names } partagent la première place
page-koenig-where-from = D’où vient l’argent
page-koenig-before-end = Argent avant la fin
page-koenig-final = Chaînes sur le plateau : prime, puis actions vendues
page-koenig-chain-at-end = { $size } tuiles, action { $price }
page-koenig-count =
    { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }
page-koenig-worthless = pas sur le plateau, sans valeur
page-koenig-total = Argent
page-koenig-curve = Fortune au fil de la partie
page-koenig-curve-unit = en milliers, si elle avait fini là
page-koenig-again = Rejouer avec les mêmes
page-koenig-show-board = Voir le plateau
page-koenig-show-bill = Retour au décompte

## Touches

page-koenig-key-tile = Poser la tuile de ce numéro
page-koenig-key-chain = Choisir cette chaîne ou acheter une action
page-koenig-key-keep = Garder toutes les actions
page-koenig-key-trade = Échanger deux actions de plus
page-koenig-key-sell = Vendre une action de plus
page-koenig-key-do = Ce que dit le bouton principal
page-koenig-key-clear = Choisir autrement

## Autour du plateau

page-koenig-step-of = { $name }, étape { $step } sur { $steps }
page-koenig-progress =
    { $turn ->
        [0] { $laid } tuiles sur 108 posées
       *[other] Tour { $turn }, { $laid } tuiles sur 108 posées
    }
page-koenig-holdings-open = Avoirs visibles
page-koenig-holdings-hidden = Avoirs cachés
page-koenig-holds-none = aucune action
page-koenig-more-ways = Autres possibilités
page-koenig-bank-counts = compte pour { $shares }
page-koenig-bank-rule = à deux, la banque compte aussi
page-koenig-tab-players = Joueurs
page-koenig-copy-link = Copier le lien
page-koenig-course = Le déroulement
page-koenig-course-count = fusions : { $count }
page-koenig-course-first = Première fusion :
page-koenig-course-largest = Plus grosses primes :
page-koenig-course-took = { $survivor } a absorbé { $chains }, tour { $turn }
page-koenig-course-own = +{ $amount } pour vous
