# Grand Austria Hotel dans le terminal : ce qui est dit autour de l’hôtel. Les lignes sont étroites ; PV : points de victoire.

austria-round = Manche { $round } sur { $rounds }
# $players : à qui sont les tours qui restent, dans l’ordre.
austria-turns = Tours : { $players }
austria-turns-none = Plus aucun tour
austria-passed = ({ $name })
austria-you = Vous
austria-purse =
    { $krones ->
        [one] { $krones } couronne
       *[other] { $krones } couronnes
    }
austria-vp = { $vp } PV
austria-at = Empereur { $space }
austria-kitchen = Cuisine
austria-queue = File
austria-cafe = Café
austria-dice = Dés
austria-hand = Main
austria-staff = Personnel
austria-politics = Politique
austria-emperor = Empereur
austria-free-table = table libre
austria-complete = complète
austria-nobody = personne
austria-none = aucun
# $cost en couronnes, aussi court que possible.
austria-cost = { $cost } cr
    .short = { $cost }cr
austria-used = utilisé
austria-ready = prêt
# Le prochain décompte de l’Empereur. $what : ce qui se passe alors.
austria-scoring = après la manche { $round } : +{ $vp } PV, recul de { $back } en { $space }, { $what }
austria-scoring-over = plus de décompte
austria-bonus = bonus { $text }
austria-penalty = pénalité { $text }
austria-neither = ni bonus ni pénalité
austria-bonus-from = bonus dès { $space } : { $text }
# $mine : ce que vous avez de ce qui est demandé ; $vp : ce que donne le prochain jeton ; $discs : qui y est déjà.
austria-politics-next = { $text } ({ $mine }) : { $vp } PV
    .short = { $text } { $mine } ({ $vp })
austria-politics-yours = { $text } : votre jeton y est
austria-politics-closed = { $text } : fermée
austria-politics-met = { $text } ({ $mine }, remplie) : { $vp } PV
    .short = { $text } { $mine } ({ $vp })*
austria-discs = { $name } { $vp }
# Un autre joueur en un coup d’œil : PV, couronnes, case de l’Empereur, tous aussi larges que dans les autres lignes.
austria-glance = { $vp }PV { $krones }cr e{ $space }
austria-hand-size =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
austria-staff-size = { $cards } personnel
austria-rooms = { $occupied } chambres occupées sur { $rooms }
austria-decks = { $guests } clients et { $staff } cartes Personnel dans les pioches
austria-groups = Un groupe complet de 1, 2, 3, 4 donne : bleu { $blue } PV, rouge { $red } couronnes, jaune { $yellow } pas
austria-hotel = { $name } : { $side }
austria-help-hotel = montre en entier l’hôtel d’un joueur : hotel, hotel 2, hotel Leopold
austria-help-card = explique une carte par son nom ou son numéro : card 75, card Groom
austria-help-hand = montre votre main et votre personnel avec tout ce qu’ils font
austria-help-guests = montre la file et les cafés avec tout ce que les clients veulent et donnent
austria-help-city = montre la piste de l’Empereur, ses tuiles et les cartes Politique
error-no-such-player = Il n’y a pas de joueur « { $name } ». Nommez { $names }, ou donnez un numéro à partir de 1.
