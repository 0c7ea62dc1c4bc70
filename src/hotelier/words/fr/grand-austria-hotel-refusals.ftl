# Grand Austria Hotel : pourquoi une action ou une position est refusée. $text : ce qui a été tapé.

## Pourquoi une action est refusée

error-accept-or-forfeit = « { $text } » doit attendre : dites d’abord « accept » pour subir la perte ou « forfeit » pour perdre des PV.
error-bottom-left-first = { $room } doit attendre : la première chambre est { $first }, en bas à gauche.
error-bring-or-stop = « { $text } » doit attendre : servez encore une denrée, par exemple « bring wine poet », ou dites « stop ».
error-cannot-decline = On ne peut pas renoncer à cet effet ({ $source }).
error-cannot-pay = Cela coûte { $price }, et vous avez { $krones }.
error-card-chosen = { FORM($card, "capital") } est la carte que vous jouez, et ne va donc pas sous la pioche.
error-card-closed = « { $card } » n’a plus de place libre.
error-card-not-in-hand = { FORM($card, "capital") } n’est pas dans votre main.
error-card-not-in-play = « { $card } » n’est pas en jeu.
error-choose-effect-first = « { $text } » doit attendre : plusieurs effets sont à résoudre, choisissez d’abord lequel vient ensuite.
error-condition-not-met = Vous ne remplissez pas maintenant la condition « { $card } ».
error-die-outstanding = Vous devez prendre un dé avant que votre tour puisse se terminer.
error-die-taken = Vous avez déjà pris votre dé pour ce tour.
error-effect-later = Cet effet vient plus tard ({ $source }). Choisissez un des effets à résoudre maintenant.
error-effect-not-due = Cet effet n’est pas à résoudre. Choisissez un de ceux qui le sont.
error-field-taken = { $room } est déjà préparée.
error-floor-too-high = { $room } est trop haut : seuls les étages 1 à { $floors } sont possibles ici.
error-guest-not-in-cafe = { FORM($guest, "capital") } n’est pas dans votre café.
error-guest-not-in-queue = { FORM($guest, "capital") } n’est pas dans la file.
error-guest-step-over = Il est trop tard dans ce tour pour prendre un client dans la file.
error-ignore-or-accept = « { $text } » doit attendre : dites d’abord « ignore » pour payer et ignorer la pénalité ou « accept » pour la subir.
error-keep-krone-for-main = Cela coûte { $price }, et vous avez { $krones } : il vous en resterait trop peu pour prendre un dé, car il ne reste que des 6.
error-keep-krones-for-rooms = Cela coûte { $price }, et vous avez { $krones } : il vous en resterait trop peu pour les chambres que vous devez encore préparer. Prenez d’abord les cases moins chères.
error-keep-room-for-main = { $room } doit rester libre : il ne reste que des 6, et un client qui apporte la couronne nécessaire en a besoin.
error-krone-for-main-first = Il ne reste que des 6 et vous avez { $krones } : logez d’abord un client qui apporte la couronne nécessaire.
error-krone-not-sure = Il ne reste que des 6 et vous n’avez pas assez de couronnes : { FORM($guest, "definite") } n’apporterait pas à coup sûr ce qu’il faut.
error-must-choose-good = « { $text } » doit attendre : choisissez une denrée, par exemple « good wine ».
error-must-choose-politics = « { $text } » doit attendre : choisissez d’abord une carte Politique de la pile { $stack }.
error-must-choose-tile = « { $text } » doit attendre : choisissez d’abord une tuile Empereur de la pile { $stack }.
error-must-copy-action = « { $text } » doit attendre : dites d’abord comment vous utilisez le joker, par exemple « as 1 ».
error-must-copy-card = « { $text } » doit attendre : dites d’abord quelle carte vous marquez, par exemple « copy concierge ».
error-must-dismiss = « { $text } » doit attendre : dites d’abord quelle carte vous retirez, par exemple « dismiss concierge ».
error-must-fill = « { $text } » doit attendre : dites d’abord quelle commande est complétée, par exemple « fill poet ».
error-must-lodge = « { $text } » doit attendre : dites d’abord dans quelle chambre s’installe { FORM($guest, "definite") }, par exemple « lodge 1A ».
error-must-lose-room = « { $text } » doit attendre : dites d’abord quelle chambre vous perdez, par exemple « lose 1A ».
error-must-mix = « { $text } » doit attendre : dites d’abord combien de { FORM($first, "counted", 2) } et de { FORM($second, "counted", 2) } vous prenez, par exemple « mix 1 0 ».
error-must-pick = « { $text } » doit attendre : gardez d’abord une carte, par exemple « pick groom ».
error-must-play-looked = « { $text } » n’est pas possible : une des cartes peut être payée, vous devez donc en jouer une.
error-must-prepare = « { $text } » doit attendre : préparez d’abord vos chambres, par exemple « prepare 1B ».
error-must-put-under = « { $text } » doit attendre : dites d’abord quelle carte va sous la pioche, par exemple « under groom ».
error-must-split = « { $text } » doit attendre : répartissez d’abord { $strength } entre pas et couronnes, par exemple « split 1 0 ».
error-must-take-guest = « { $text } » doit attendre : prenez d’abord un client, par exemple « take poet ».
error-no-card-to-copy = Vous ne pouvez pas copier { FORM($card, "definite") } : aucun adversaire n’a cette carte en jeu comme carte de fin de partie.
error-no-die-there = Il n’y a pas de dé sur la case { $space }.
error-no-free-table =
    { $tables ->
        [one] Votre café n’a plus de table libre : la seule qu’il ait est prise.
       *[other] Votre café n’a plus de table libre : les { $tables } sont prises.
    }
error-no-own-end-card = { FORM($card, "capital") } n’est pas une de vos cartes de fin de partie jouées.
error-no-pass-in-extra-turn = Vous ne pouvez pas passer dans un tour supplémentaire.
error-no-such-room-to-lose = { $room } n’est pas une chambre qui peut être perdue ici.
error-no-vacant-room = Vous n’avez pas de chambre libre qui convienne { FORM($guest, "dative") }.
error-not-a-round-card = { FORM($card, "capital") } n’est pas une carte à utiliser une fois par manche.
error-not-in-kitchen = Il n’y a pas de { $good } dans votre cuisine.
error-not-in-pack = { FORM($card, "capital") } n’est pas parmi les cartes de votre choix.
error-not-in-turn-menu = « { $text } » ne convient pas ici : prenez un dé, faites une action supplémentaire ou terminez votre tour.
error-not-looked-at = { FORM($card, "capital") } n’est pas une des cartes que vous regardez.
error-not-played = Vous n’avez pas joué { FORM($card, "definite") }.
error-not-prepared = { $room } n’est pas préparée.
error-not-the-decisive-floor = { $room } n’est pas à l’étage le plus haut qui a une telle chambre.
error-nothing-to-serve = Il n’y a rien dans votre cuisine qu’un de vos clients désire.
error-occupy-or-stop = « { $text } » doit attendre : choisissez une chambre libre, par exemple « occupy 1A », ou dites « stop ».
error-order-complete = La commande { FORM($guest, "genitive") } est déjà complète.
error-order-field-taken = { FORM($guest, "capital") } ne veut plus de { $good }.
error-order-not-complete = La commande { FORM($guest, "genitive") } n’est pas complète.
error-own-card = { FORM($card, "capital") } est à vous ; seule une carte d’un adversaire peut être copiée.
error-own-disc-there = Votre jeton est déjà sur « { $card } ».
error-place-or-store = « { $text } » doit attendre : dites où va { FORM($good, "definite") }, par exemple « place poet » ou « store ».
error-play-or-stop = « { $text } » doit attendre : jouez une carte Personnel, par exemple « play groom », ou dites « stop ».
error-prepare-or-stop = « { $text } » doit attendre : préparez une chambre, par exemple « prepare 1B », ou dites « stop ».
error-rising-goods = Après { FORM($lowest, "definite") }, vous ne pouvez plus choisir { FORM($good, "definite") } : les denrées se choisissent dans l’ordre strudel, tarte, vin, café. Annulez d’abord le choix (undo).
error-rising-guests = Après { FORM($lowest, "definite") }, vous ne pouvez plus donner { FORM($good, "definite") } { FORM($guest, "dative") } : les clients sont servis dans l’ordre de la liste. Annulez d’abord le choix (undo).
error-rising-rooms = { $room } a été sautée : les chambres se choisissent de gauche à droite et de bas en haut. Annulez d’abord le choix (undo).
error-room-occupied = { $room } est déjà occupée.
error-second-more-than-first = Vous ne pouvez pas prendre plus de { FORM($second, "counted", 2) } que de { FORM($first, "counted", 2) }.
error-serve-at-least-one = « { $text } » doit attendre : servez d’abord une denrée, par exemple « bring wine poet ».
error-supply-empty = La réserve n’en a pas assez.
error-take-or-stop = « { $text } » doit attendre : prenez un client, par exemple « take poet », ou dites « stop ».
error-too-strong = « { $text } » dépasse la force, qui est { $strength }.
error-touches-no-room = { $room } ne touche aucune de vos chambres.
error-turn-begun = Vous avez commencé votre tour et ne pouvez plus passer.
error-use-or-stop = « { $text } » doit attendre : utilisez une case, par exemple « use 1 », ou dites « stop ».
error-used-this-round = Vous avez déjà utilisé { FORM($card, "definite") } dans cette manche.
error-wrong-colour = { $room } n’a pas la bonne couleur.
error-wrong-guest-colour = { FORM($guest, "capital") } n’a pas la bonne couleur.

## Pourquoi une position est refusée

error-bad-emperor-space = La place { $seat } est sur la case { $space } de l’Empereur, qui n’existe pas.
error-bad-krones =
    { $krones ->
        [one] La place { $seat } a { $krones } couronne, ce qui n’est pas possible.
       *[other] La place { $seat } a { $krones } couronnes, ce qui n’est pas possible.
    }
error-bad-number = { $where } ne peut pas être { $value }.
error-draft-broken = Les paquets du draft ne concordent pas : chaque paquet a le même nombre de cartes, et chaque main aussi.
error-effect-does-not-fit = { $where } : cet effet n’est pas donné par { $source }.
error-nobody-resolves = Des effets sont à résoudre, mais rien dans la pile ne les résout.
error-turn-without-die = La place { $seat } doit prendre un dé, mais elle a joué ses deux tours, ou il ne reste pas de dé.
error-wrong-mains = mains devrait être { $wanted }, comme le disent les tours ouverts, pas { $found }.
error-dice-count = Il devrait y avoir { $wanted } dés sur les cases, les tuiles Tour de jeu et dans la poubelle, mais il y en a { $found }.
error-goods-count = { $found } cubes de { $good } sont dans les cuisines et chez les clients, mais la réserve en a { $wanted }.
error-guest-count =
    { $times ->
        [0] { FORM($guest, "capital") } n’est nulle part. Chaque client est dans la pioche, la file, un café ou la défausse.
       *[other] { FORM($guest, "capital") } est à { $times } endroits. Chaque client ne peut être qu’à un seul.
    }
error-half-a-group = Place { $seat } : le groupe de { $room } n’a son bonus marqué qu’en partie. Un groupe a donné son bonus entièrement ou pas du tout.
error-misses-too-much = Place { $seat } : il manque { FORM($guest, "dative") } plus que sa commande.
error-negative-dice = Un nombre de dés est négatif.
error-negative-goods = La place { $seat } a un nombre négatif de denrées.
error-no-legal-answer = { $where } : la question du dessus n’a aucune réponse permise dans cette position.
error-no-such-round = Il n’y a pas de manche { $round }.
error-not-sorted = { $where } devrait être dans l’ordre croissant.
error-occupied-not-prepared = Place { $seat } : { $room } est occupée mais pas préparée.
error-powers-not-played = La place { $seat } a des pouvoirs qui ne vont pas avec les cartes jouées.
error-queue-too-long = La file compte { $guests } clients, ce qui est trop.
error-ready-not-played = La place { $seat } a une carte « une fois par manche » prête qui n’est pas jouée.
error-staff-count =
    { $times ->
        [0] { FORM($card, "capital") } n’est nulle part. Chaque carte Personnel est dans la pioche, dans une main, en jeu ou retirée.
       *[other] { FORM($card, "capital") } est à { $times } endroits. Chaque carte Personnel ne peut être qu’à un seul.
    }
error-too-many-discs = Une carte Politique a les jetons { $discs } : une carte en porte trois au plus, un par joueur.
error-too-many-guests = La place { $seat } a { $guests } clients au café, ce qui est trop.
error-too-many-turns = La place { $seat } a joué { $turns } tours ; deux par manche est le maximum.
error-unseen-own-card = La place { $seat } ne connaît pas sa propre carte ({ $card }).
error-vp-ledger = La place { $seat } a { $vp } PV, mais le total de ses comptes est { $sum }.
error-wrong-stack = « { $card } » n’appartient pas à la pile { $stack }.
