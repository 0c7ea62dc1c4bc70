# Hotel-König. Valeurs : $tile 9F, $chain Luxor, $name un joueur, les nombres tels quels.
# $who vaut "you" pour la place du lecteur, "bank" pour la banque (HK-11), sinon "other".

hotel-koenig-title = Hotel-König
hotel-koenig-tagline = Fondez des chaînes d’hôtels, achetez leurs actions, fusionnez-les et soyez le plus riche à la fin.
hotel-koenig-how-to =
    À votre tour, vous posez une de vos tuiles sur sa case. Une tuile à côté d’une tuile isolée fonde une chaîne, une tuile à côté d’une chaîne l’agrandit, et une tuile entre des chaînes les fusionne : la plus grande absorbe les autres, et les deux plus gros actionnaires de celles-ci touchent une prime. Ensuite, vous achetez jusqu’à trois actions. Les grandes chaînes coûtent cher, et à partir de 11 tuiles elles sont protégées. À la fin, les plus gros actionnaires touchent encore une fois leurs primes, toutes les actions sont vendues, et le plus riche gagne.

hotel-koenig-sheet = Argent
hotel-koenig-marks = Sur le plateau : une lettre est une chaîne, « o » une tuile isolée, [1] votre première tuile, (1) votre première tuile si elle ne peut pas être posée maintenant. Une chaîne avec * est protégée.

## Noms. $chain avec « de » : .genitive ; les chaînes gardent leur nom, qui se tape et figure sur le plateau.

hotel-koenig-chain-Airport = Airport
    .genitive = d’Airport
hotel-koenig-chain-Festival = Festival
    .genitive = de Festival
hotel-koenig-chain-Imperial = Imperial
    .genitive = d’Imperial
hotel-koenig-chain-Luxor = Luxor
    .genitive = de Luxor
hotel-koenig-chain-Oriental = Oriental
    .genitive = d’Oriental
hotel-koenig-chain-Prestige = Prestige
    .genitive = de Prestige
hotel-koenig-chain-Continental = Continental
    .genitive = de Continental
hotel-koenig-chain-unknown = une chaîne
    .genitive = d’une chaîne
hotel-koenig-tile-unknown = une tuile

## Pourquoi une partie se termine, et d’où vient l’argent

hotel-koenig-reason-running = la partie continue
hotel-koenig-reason-all-safe = toutes les chaînes sont protégées
hotel-koenig-reason-41-tiles = une chaîne compte 41 tuiles ou plus
hotel-koenig-reason-no-tiles-left = il ne reste plus de tuiles
hotel-koenig-reason-no-tile-in-a-round = personne n’a pu poser de tuile pendant tout un tour de table
hotel-koenig-reason-unknown = une raison inconnue

hotel-koenig-source-start = Argent de départ
hotel-koenig-source-purchases = Actions achetées
hotel-koenig-source-sales = Actions vendues lors de fusions
hotel-koenig-source-bonuses = Primes lors de fusions
hotel-koenig-source-founding = Fondation
hotel-koenig-source-final-bonuses = Primes à la fin
hotel-koenig-source-final-sales = Actions vendues à la fin

## Questions

hotel-koenig-question-LayTile = Quelle tuile posez-vous ?
hotel-koenig-question-FoundChain = { $tile } fonde une chaîne. Laquelle ?
hotel-koenig-question-ChooseSurvivor = { $tile } fusionne des chaînes de même taille. Laquelle survit ?
hotel-koenig-question-ChooseDissolved = Quelle chaîne est dissoute ensuite ?
hotel-koenig-question-TradeShares =
    { $shares ->
        [one] { $survivor } absorbe { $chain }. Vous détenez une action.
       *[other] { $survivor } absorbe { $chain }. Vous détenez { $shares } actions. Combien d’actions { $survivor } prenez-vous, contre deux { $chain } chacune ?
    }
hotel-koenig-question-SellShares =
    { $shares ->
        [one] { $chain } est dissoute. Vous détenez une action, qui vaut { $price }. La vendez-vous ?
       *[other] { $chain } est dissoute. Vous détenez { $shares } actions, qui valent { $price } chacune. Combien en vendez-vous ?
    }
hotel-koenig-question-BuyShares =
    { $left ->
        [0] Vous avez acheté tout ce que vous pouviez. Terminer votre tour ?
        [one] Vous avez { $money }. Acheter encore une action ?
       *[other] Vous avez { $money }. Acheter des actions ? Vous pouvez en acheter { $left }.
    }
hotel-koenig-question-AnnounceEnd = La partie peut se terminer maintenant. L’annoncez-vous ?

## Actions, comme choix

hotel-koenig-action-draw = Piocher { $tile }
# $effect : ce que ferait la tuile ; $chains : ce qu’elle touche, la survivante d’abord ; $size : la taille ensuite.
hotel-koenig-action-lay =
    { $effect ->
        [lone] Poser { $tile } : reste isolée
        [found] Poser { $tile } : fonde une chaîne de { $size }
        [grow] Poser { $tile } : { $chains } passe à { $size }
        [take-over] Poser { $tile } : { $survivor } absorbe { $others }
        [merge] Poser { $tile } : fusionne { $chains }, vous choisissez la survivante
        [eighth-chain] { $tile } est injouable : elle fonderait une huitième chaîne
        [two-safe-chains] { $tile } est injouable : elle fusionnerait des chaînes protégées
       *[unknown] Poser { $tile }
    }
hotel-koenig-action-pass = Ne poser aucune tuile
hotel-koenig-action-announce = Annoncer la fin
hotel-koenig-action-continue = Continuer la partie
hotel-koenig-action-found =
    { $price ->
        [0] Fonder { $chain }
       *[other] Fonder { $chain } : une action vaut { $price }
    }
hotel-koenig-action-survivor = { $chain } survit
hotel-koenig-action-dissolve = Dissoudre { $chain }
hotel-koenig-action-trade =
    { $gained ->
        [0] Ne rien échanger
       *[other]
            { $chain ->
                [none] Échanger { $given } contre { $gained }
               *[other] Échanger { $given } { $chain } contre { $gained } { $survivor }
            }
    }
hotel-koenig-action-sell =
    { $shares ->
        [0] Ne rien vendre
       *[other]
            { $amount ->
                [0] En vendre { $shares }
               *[other]
                    { $kept ->
                        [0] En vendre { $shares } pour { $amount }
                       *[other] En vendre { $shares } pour { $amount }, en garder { $kept }
                    }
            }
    }
hotel-koenig-action-buy =
    { $price ->
        [0] Acheter { $chain }
       *[other] Acheter { $chain } pour { $price }
    }
hotel-koenig-action-stop =
    { $left ->
        [0] Terminer votre tour
       *[other] Ne plus rien acheter et terminer votre tour
    }

## Ce qui s’est passé

hotel-koenig-event-start-tile =
    { $who ->
        [you] Vous piochez { $tile } pour le départ.
       *[other] { $name } pioche { $tile } pour le départ.
    }
hotel-koenig-event-starts =
    { $who ->
        [you] Vous commencez : { $tile } est la tuile la plus basse.
       *[other] { $name } commence : { $tile } est la tuile la plus basse.
    }
hotel-koenig-event-turn =
    { $who ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
hotel-koenig-event-drew =
    { $who ->
        [you] Vous piochez { $tile }.
       *[other] { $name } pioche { $tile }.
    }
hotel-koenig-event-discarded =
    { $who ->
        [you] Vous défaussez { $tile }, qui est injouable.
       *[other] { $name } défausse { $tile }, qui est injouable.
    }
hotel-koenig-event-laid =
    { $who ->
        [you] Vous posez { $tile }.
       *[other] { $name } pose { $tile }.
    }
hotel-koenig-event-no-tile =
    { $who ->
        [you] Vous n’avez aucune tuile jouable.
       *[other] { $name } n’a aucune tuile jouable.
    }
hotel-koenig-event-founded =
    { $who ->
        [you] Vous fondez { $chain } avec { $size } tuiles.
       *[other] { $name } fonde { $chain } avec { $size } tuiles.
    }
hotel-koenig-event-founder-share =
    { $who ->
        [you] Vous recevez une action { $chain } pour la fondation.
       *[other] { $name } reçoit une action { $chain } pour la fondation.
    }
hotel-koenig-event-founder-share-none =
    { $who ->
        [you] La banque n’a pas d’action { $chain } pour vous.
       *[other] La banque n’a pas d’action { $chain } pour { $name }.
    }
hotel-koenig-event-founder-share-owed =
    { $who ->
        [you] La banque vous doit la prochaine action { $chain } qui lui revient.
       *[other] La banque doit à { $name } la prochaine action { $chain } qui lui revient.
    }
hotel-koenig-event-founder-share-cash =
    { $who ->
        [you] La banque n’a pas d’action { $chain } et vous verse { $amount } à la place.
       *[other] La banque n’a pas d’action { $chain } et verse { $amount } à { $name } à la place.
    }
hotel-koenig-event-grew = { $chain } passe à { $size } tuiles.
hotel-koenig-event-merger = { $tile } fusionne des chaînes : { $survivor } absorbe { $others }.
hotel-koenig-event-bank-drew =
    { $number ->
        [0] La banque pioche { $tile } et ne compte pour aucune action { $chain }.
        [one] La banque pioche { $tile } et compte pour { $number } action { $chain }.
       *[other] La banque pioche { $tile } et compte pour { $number } actions { $chain }.
    }
# $place : 1 pour le premier actionnaire, 2 pour le deuxième, 3 pour le troisième.
hotel-koenig-event-bonus =
    { $who ->
        [you]
            { $place ->
                [1] Vous recevez { $amount } comme premier actionnaire { FORM($chain, "genitive") } (avec { $shares }).
                [2] Vous recevez { $amount } comme deuxième actionnaire { FORM($chain, "genitive") } (avec { $shares }).
               *[other] Vous recevez { $amount } comme troisième actionnaire { FORM($chain, "genitive") } (avec { $shares }).
            }
        [bank]
            { $place ->
                [1] La banque est premier actionnaire { FORM($chain, "genitive") } (avec { $shares }) ; ses { $amount } ne sont pas versés.
                [2] La banque est deuxième actionnaire { FORM($chain, "genitive") } (avec { $shares }) ; ses { $amount } ne sont pas versés.
               *[other] La banque est troisième actionnaire { FORM($chain, "genitive") } (avec { $shares }) ; ses { $amount } ne sont pas versés.
            }
       *[other]
            { $place ->
                [1] { $name } reçoit { $amount } comme premier actionnaire { FORM($chain, "genitive") } (avec { $shares }).
                [2] { $name } reçoit { $amount } comme deuxième actionnaire { FORM($chain, "genitive") } (avec { $shares }).
               *[other] { $name } reçoit { $amount } comme troisième actionnaire { FORM($chain, "genitive") } (avec { $shares }).
            }
    }
hotel-koenig-event-no-bonus = Personne ne détient d’action { $chain } : aucune prime n’est versée.
hotel-koenig-event-traded =
    { $who ->
        [you] Vous échangez { $given } { $chain } contre { $gained } { $survivor }.
       *[other] { $name } échange { $given } { $chain } contre { $gained } { $survivor }.
    }
hotel-koenig-event-sold =
    { $who ->
        [you] Vous vendez { $shares } { $chain } pour { $amount }.
       *[other] { $name } vend { $shares } { $chain } pour { $amount }.
    }
hotel-koenig-event-kept =
    { $who ->
        [you] Vous gardez { $shares } { $chain }.
       *[other] { $name } garde { $shares } { $chain }.
    }
hotel-koenig-event-joined = { $chain } compte maintenant { $size } tuiles.
hotel-koenig-event-bank-laid = La banque pose { $tile }.
hotel-koenig-event-bank-tile-unplayable = La banque ne peut pas poser { $tile } : la tuile quitte la partie.
hotel-koenig-event-bought =
    { $who ->
        [you] Vous achetez { $chain } pour { $price }.
       *[other] { $name } achète { $chain } pour { $price }.
    }
hotel-koenig-event-announced =
    { $who ->
        [you] Vous annoncez la fin : { $reason }.
       *[other] { $name } annonce la fin : { $reason }.
    }
hotel-koenig-event-final-scoring = La partie se termine : { $reason }.
hotel-koenig-event-final-sale =
    { $who ->
        [you] Vous vendez { $shares } { $chain } pour { $amount } à la fin.
       *[other] { $name } vend { $shares } { $chain } pour { $amount } à la fin.
    }

# Plusieurs achats ou ventes de suite, racontés d’un coup. $basket : une liste de hotel-koenig-basket ;
# $amount : en tout.
hotel-koenig-together-bought =
    { $who ->
        [you] Vous achetez { $basket } pour { $amount }.
       *[other] { $name } achète { $basket } pour { $amount }.
    }
hotel-koenig-together-final-sale =
    { $who ->
        [you] Vous vendez { $basket } pour { $amount } à la fin.
       *[other] { $name } vend { $basket } pour { $amount } à la fin.
    }
hotel-koenig-basket = { $count } { $chain }

## Options

option-preset = Quel ensemble de règles est joué ; des options isolées s’y ajoutent.
    .schmidt = le livret de l’édition Schmidt
    .online = les règles courantes en ligne : avoirs visibles, tuiles mortes remplacées, et fin dès que toutes les chaînes du plateau sont protégées
option-hk-dead-tiles = Ce que deviennent les tuiles qui ne pourraient que fusionner deux chaînes protégées.
    .keep = elles restent en main
    .replace-at-draw = elles sont remplacées à la pioche
    .replace-at-start = elles sont remplacées au début du tour
option-hk-full-hand-redraw = Un joueur sans aucune tuile jouable remplace-t-il toute sa main, une fois par tour ?
    .off = non
    .on = oui
option-hk-hand-size = Nombre de tuiles en main.
option-hk-founder-share-empty = Ce que reçoit le fondateur d’une chaîne si la banque n’en a plus d’action.
    .none = rien
    .owed = la prochaine action qui revient à la banque
    .cash = le prix d’une action
option-hk-end-declaration = La fin doit-elle être annoncée dès qu’elle est possible ?
    .optional = le joueur décide
    .compulsory = au premier tour où elle est possible
option-hk-end-condition = Quelles chaînes doivent être protégées pour la fin. Une chaîne de 41 tuiles suffit toujours.
    .seven-safe = les sept chaînes
    .all-active-safe = toutes les chaînes du plateau, au moins une
option-hk-end-timing = Quand la fin peut être annoncée.
    .after-tile = après avoir posé la tuile
    .any-time-in-turn = à tout moment de son tour
option-hk-bonus-tiers = Combien d’actionnaires touchent une prime.
option-hk-holdings = Quels avoirs (argent et actions) sont visibles.
    .hidden = seulement les vôtres
    .open = ceux de tout le monde
option-hk-two-player-bank = La banque compte-t-elle comme actionnaire dans une partie à deux ?
    .on = oui
    .off = non
option-hk-multi-merger-order = Quelle chaîne est dissoute d’abord si une tuile en fusionne trois ou plus.
    .smallest-first = la plus petite
    .largest-first = la plus grande
option-hk-bonus-rounding = Comment sont arrondies les parts d’une prime partagée.
    .up-100 = à la centaine supérieure
    .exact = à l’unité près
    .down-100 = à la centaine inférieure
option-hk-buy-limit = Combien d’actions un joueur peut acheter par tour.
option-hk-start-tiles = Les tuiles piochées pour le départ sont-elles posées ?
    .one-each = oui, celle de chaque joueur
    .none = non, elles décident seulement qui commence
option-hk-multi-merger-bonus = Quand les primes sont versées si une tuile fusionne trois chaînes ou plus.
    .per-chain = chaîne par chaîne, chacune suivie de ses actions
    .all-first = toutes avant que quiconque décide de ses actions

## Pourquoi une action est refusée

error-must-lay = Vous avez une tuile jouable : vous devez en poser une.
error-lay-first = Une tuile d’abord : « { $text } » doit attendre qu’une tuile soit posée.
error-not-in-hand =
    { $hand ->
        [none] { $tile } n’est pas dans votre main, qui est vide.
       *[other] { $tile } n’est pas dans votre main. Vous avez { $hand }.
    }
error-eighth-chain = { $tile } fonderait une huitième chaîne, et il n’y en a que sept. Posez une autre tuile.
error-two-safe-chains = { $tile } fusionnerait deux chaînes protégées. Posez une autre tuile.
error-no-end-condition = La fin ne peut pas encore être annoncée : il faut une chaîne de 41 tuiles, ou des chaînes toutes protégées.
error-announce-after-tile = La fin s’annonce après avoir posé la tuile, pas avant.
error-must-announce-or-continue = « { $text } » doit attendre : dites d’abord « announce » pour terminer la partie ou « continue » pour la poursuivre.
error-must-found = « { $text } » doit attendre : votre tuile fonde une chaîne, choisissez d’abord son nom, par exemple « found Luxor ».
error-chain-on-board = { $chain } est déjà sur le plateau. Fondez une chaîne qui n’y est pas.
error-must-choose-survivor = « { $text } » doit attendre : choisissez d’abord quelle chaîne survit, par exemple « survivor Luxor ».
error-not-among-largest = { $chain } n’est pas parmi les plus grandes des chaînes qui fusionnent et ne peut donc pas survivre. Choisissez une des plus grandes.
error-must-choose-dissolved = « { $text } » doit attendre : choisissez d’abord quelle chaîne est dissoute ensuite, par exemple « dissolve Luxor ».
error-not-next-to-dissolve = Ce n’est pas le moment de dissoudre { $chain }. Choisissez une des chaînes dont c’est le tour.
error-must-trade = « { $text } » doit attendre : dites d’abord combien d’actions vous prenez en échange de { $chain }, par exemple « trade 1 » ou « trade 0 ».
error-cannot-trade =
    { $most ->
        [0] « { $text } » n’est pas possible : vous en détenez { $shares }, et la banque a { $stock } { $survivor }. Dites « trade 0 ».
       *[other] « { $text } » n’est pas possible : vous en détenez { $shares }, et la banque a { $stock } { $survivor }. Vous pouvez en prendre { $most } au plus.
    }
error-nothing-to-trade = Les actions { $chain } ne peuvent plus être échangées. Dites combien vous en vendez, par exemple « sell 1 » ou « sell 0 ».
error-must-sell = « { $text } » doit attendre : dites d’abord combien d’actions { $chain } vous vendez, par exemple « sell 1 » ou « sell 0 ».
error-too-few-shares =
    { $shares ->
        [one] « { $text } » n’est pas possible : vous détenez { $shares } action { $chain }.
       *[other] « { $text } » n’est pas possible : vous détenez { $shares } actions { $chain }.
    }
error-must-buy-or-stop = « { $text } » doit attendre : achetez maintenant une action, par exemple « buy Luxor », ou dites « stop » pour terminer votre tour.
error-buy-limit =
    { $limit ->
        [one] Vous avez acheté { $limit } action, et il n’en est pas permis davantage par tour. Dites « stop ».
       *[other] Vous avez acheté { $limit } actions, et il n’en est pas permis davantage par tour. Dites « stop ».
    }
error-chain-not-on-board = { $chain } n’est pas sur le plateau : ses actions ne peuvent pas être achetées.
error-no-stock = La banque n’a plus d’action { $chain }.
error-too-dear = Une action { $chain } coûte { $price }, et vous avez { $money }.

## Pourquoi une position est refusée

error-negative-money = La place { $seat } a { $money }, mais l’argent ne peut pas être négatif.
error-ledger = La place { $seat } a { $money }, mais le total de ses comptes est { $sum }.
error-share-count = Il devrait y avoir { $wanted } actions { $chain }, sans nombre négatif, mais les joueurs en détiennent { $held } et la banque { $stock }.
error-chain-size = { $chain } devrait compter { $size } tuiles, mais le plateau en montre { $tiles }.
error-chain-of-one = { $chain } n’a qu’une tuile, { $tile }. Une chaîne en a deux ou plus ; dessinez une tuile isolée par « o ».
error-chains-touch = { $chain } touche { $other } en { $tile }. Des chaînes qui se touchent doivent n’en former qu’une.
error-chain-apart = Les tuiles de la chaîne { $chain } ne sont pas reliées. Une chaîne doit être d’un seul tenant.
error-lone-beside-chain = { $tile } est à côté de la chaîne { $chain } mais n’appartient à aucune chaîne. Une tuile à côté d’une chaîne en fait partie.
error-tile-count =
    { $times ->
        [0] La tuile { $tile } n’est nulle part. Chaque tuile est sur le plateau, dans une main, dans la pioche ou hors du jeu.
       *[other] La tuile { $tile } est à { $times } endroits. Chaque tuile ne peut être qu’à un seul.
    }
error-hand-size = La place { $seat } a { $tiles } tuiles en main, mais { $most } est le maximum.
