### La page : ce qui entoure les jeux.

page-to-start = Accueil
page-skip = Aller au contenu
page-help = Touches et aide
page-settings = Réglages
page-theme-to-light = Couleurs claires
page-theme-to-dark = Couleurs sombres
page-lost = Il n’y a rien ici
page-lost-why = L’adresse est mal écrite, ou ce qui était ici a disparu.
page-guest = Invité
page-what-to-play = À quoi jouons-nous ?
page-play-now = Jouer
page-decision = La question
page-undo = Annuler
page-log = Journal
page-log-more = Plus ancien
page-rule-open = Règle { $rule }
page-game-over = La partie est terminée
page-game-aborted = La partie a été interrompue
page-one-moment = Un instant
page-awaits-players = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
page-awaits-you = Prêt à jouer ?
# $names: those who are not ready yet.
page-awaits-ready = On attend { $names }
page-your-turn = À vous de jouer
page-turn-of = { $name } réfléchit
page-no = Non
page-close = Fermer
page-name = Nom
page-language = Langue
page-offline = Le serveur ne répond pas. La page réessaie d’elle-même.
page-connection-lost = La connexion est perdue. La table reprend dès son retour.
page-poster = Un hôtel viennois vers 1900, la nuit, quelques fenêtres éclairées
page-motto = Tenez un grand hôtel à Vienne, ou achetez toute la rue.
page-good-morning = Bonjour.
page-good-day = Bonjour.
page-good-evening = Bonsoir.
page-ways-to-play = Contre des robots tout de suite, entre amis par un lien, en direct ou un coup par jour.
page-no-account = Sans compte
page-title-grand-austria-hotel = Grand Austria Hotel
page-title-hotel-koenig = Hotel-König
page-about-grand-austria-hotel = Servez strudel et café, remplissez vos chambres, plaisez à l’empereur. Deux dés par manche, sept manches, un empereur.
page-about-hotel-koenig = Posez des tuiles, fondez des chaînes, ayez le plus d’actions quand deux chaînes fusionnent. Le classique aussi nommé Acquire.
page-bots = Robots
page-level = Niveau
page-usual-rules = Les règles usuelles
page-preset-revised = Édition révisée
page-preset-classic = Édition de 2015
page-preset-schmidt = Règles Schmidt
page-preset-online = Règles usuelles en ligne
page-add-walzer = Ajouter Alles Walzer!
page-without-walzer = Sans Alles Walzer!
page-your-tables = Vos tables
page-no-tables = Les tables où vous jouez seront ici.
page-open-tables = Tables ouvertes
page-open-tables-how = un clic pour en être
page-no-open-tables = Personne n’attend de joueurs en ce moment.
page-look = Voir
page-join = Rejoindre
page-watch = Regarder
page-more-ways = D’autres façons de jouer
page-way-invite = Inviter
    .about = un lien suffit
page-way-hotseat = À tour de rôle
    .about = un seul écran
page-way-watch = Regarder
    .about = parties en cours
page-way-replays = Revoir
    .about = ouvrir une partie
page-way-learn = Apprendre
    .about = cinq minutes
page-way-cards = Cartes
    .about = cherchez-les toutes
page-table-alone = Vous seul pour l’instant
page-table-with = Avec { $names }
page-table-seats = { $game }, { $taken ->
        [1] 1 place
       *[other] { $taken } places
    } sur { $seats }
page-table-waits-for = { $game }, au tour de { $name }
page-nothing-to-watch = Aucune partie ouverte en ce moment.
page-set-name = Votre nom
    .about = celui que voient les autres
page-set-theme = Couleurs
page-theme-system = Comme le système
page-theme-day = Claires
page-theme-night = Sombres
page-set-confirm = Confirmer
    .about = ce qui est choisi attend le bouton principal
page-confirm-touch = Au toucher
page-confirm-always = Toujours
page-confirm-never = Jamais
page-set-keys = Touches lettres
    .about = la touche ? les montre
page-set-sound = Son
    .about = une cloche quand c’est à vous
page-set-where = Tout cela reste dans ce navigateur.
page-about = À propos et licences
page-new-table = Une nouvelle table
page-game = Jeu
page-seats = Places
page-seat-me = Moi
page-seat-here = Quelqu’un à cet écran
page-seat-open = Un ami, par un lien
    .about = le lien vient ensuite
page-seat-bot = Robot : { $level }
page-seat-kind = Qui occupe la place { $seat }
page-seat-name = Nom à la place { $seat }
page-seat-remove = Retirer la place { $seat }
page-seat-add = Une place de plus
page-seat-free = Place libre
page-options = Règles
page-modules = Modules d’Alles Walzer!
page-module-1 = Salles de bal
page-module-2 = Célébrités
page-module-3 = Hôtels spéciaux
page-module-4 = Premier joueur
page-module-5 = Un peu plus
page-about-table = La table
page-table-title = Un nom pour la table
page-visibility = Qui peut la trouver
page-by-link = Par lien seulement
page-in-lobby = Tout le monde
page-spectators-allowed = D’autres peuvent regarder
page-languages = Langues parlées à la table
    .about = Aucune choisie : toutes.
page-seed = Graine
    .about = Pour la même donne que quelqu’un d’autre. Tous voient qu’elle a été choisie ; laissée vide, personne ne sait ce qui vient.
page-clock = Temps de réflexion
page-clock-none = Sans hâte
page-clock-live = En direct, à la pendule
page-clock-days = Des jours par coup
page-clock-minutes = Minutes pour toute la partie
page-clock-increment = Secondes en plus par décision
page-clock-each-days = Jours par décision
page-make-table = Ouvrir la table
page-invited = Prenez place
page-sit-down = S’asseoir
page-only-watch = Seulement regarder
page-table-opens = On dresse la table
page-ready = prêt
page-not-ready = pas encore prêt
page-be-ready = Je suis prêt
page-not-ready-yet = Finalement pas prêt
page-copy-invite = Copier l’invitation
page-copied = Copié
page-invite-link = Lien pour la place { $seat }
page-put-bot = Un robot
page-free-seat-of = Libérer la place de { $name }
page-call-off = Annuler la table
page-leave = Se relever
page-kind-you = vous
page-kind-guest = invité
page-kind-program = un programme
page-kind-free = attend quelqu’un
page-kind-resigned = a abandonné
page-time-left = Temps restant : { $time }
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-proof = Hasard honnête
page-proof-how = Avant la partie, une empreinte de la graine secrète a été publiée ; la graine suit à la fin. Personne ne peut donc choisir le hasard.
page-proof-chosen = La graine de cette table a été choisie par son hôte.
page-proof-hash = Empreinte publiée (SHA-256)
page-proof-seed = Graine
page-proof-right = La graine a l’empreinte publiée : personne n’a touché au hasard.
page-proof-changed = La graine a cette empreinte, mais ce navigateur en a vu une autre pendant la partie.
page-proof-wrong = La graine n’a pas l’empreinte publiée.
page-proof-draws = hotelier verify vérifie sur l’enregistrement que chaque tirage vient de cette graine.
page-sealed-grand-austria-hotel = Dés scellés { $hash }
page-sealed-hotel-koenig = Tuiles scellées { $hash }
page-table-ways = À cette table
page-offer-takeback = Demander à reprendre
page-offer-abort = Proposer d’arrêter
page-substitute = Mettre un robot
page-stand-in = Si tous sont d’accord, un robot remplace : { $level }.
page-substitute-level = Robot pour les absents
page-return = Reprendre ma place
page-resign = Abandonner
page-resign-sure = Vraiment abandonner
page-rematch = Rejouer
page-replay = Revoir
page-record = L’enregistrement
page-offered-takeback = { $name } demande à reprendre sa dernière décision.
page-offered-abort = { $name } propose d’arrêter la partie.
page-offered-substitute = { $name } demande un robot à la place de { $whom } : { $level }.
# Whoever is to be replaced reads this one.
page-offered-substitute-you = { $name } demande un robot à votre place : { $level }.
page-offered-until = Qui ne dit rien avant { $time } accepte.
page-agree = D’accord
page-refuse = Refuser
page-here = Je suis là
page-withdraw-offer = Retirer
page-pass-to = Passez l’appareil à { $name }
page-pass-why = D’ici là, aucune carte n’est montrée.
page-pass-here = { $name } est là
page-keys = Touches
page-keys-off = Les touches lettres sont coupées dans les réglages.
page-key = Touche
page-key-does = Ce qu’elle fait
page-key-tab = À l’élément suivant ; les flèches parcourent les grilles
page-key-enter = Agir sur l’élément choisi
page-key-escape = Fermer, lâcher
page-key-help = Ces touches
page-key-theme = Clair ou sombre
page-key-undo = Annuler
page-key-redo = Rétablir
page-key-let-go = Lâcher ce qui est choisi
page-key-table = À propos de la table : discussion, preuve, sorties
page-tables-wait = { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
page-options-changed = { $count ->
        [one] { $preset }, { $count } changement
       *[other] { $preset }, { $count } changements
    }
page-options-single = { $count ->
        [0] Règles une à une
       *[other] Règles une à une (changées : { $count })
    }
page-lobby-free = { $count ->
        [one] { $count } place est libre : envoyez le lien, ou mettez un robot.
       *[other] { $count } places sont libres : envoyez les liens, ou mettez des robots.
    }
page-lobby-ready = Tout le monde est là. La partie commence quand tous sont prêts.
page-since = depuis votre tour : { $count }
page-open-seat = Le côté de { $name }

## Replays

page-replay-not-real = Ce n’est pas la vraie table
page-replay-steps = Pas à pas
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-slider = Moment de la partie
page-replay-at = Pas { $step } sur { $last }
page-replay-at-short = { $step } sur { $last }
page-replay-curve = Courbe
page-replay-link = Lien vers #{ $ply }
page-replay-copied = Lien copié
page-replay-record = Partie
page-replay-eyes = Avec les yeux de
page-replay-eyes-own = Ce que je peux voir
page-replay-gone = Cette partie n’est plus gardée dans ce navigateur.
page-replay-let-go = Lâchez, et la partie est rejouée
page-replay-drop = Déposez une partie ici ou choisissez un fichier
page-replay-own = Vos parties
page-replay-kept = gardée dans ce navigateur
page-replay-forget = Oublier { $name }
page-replay-finished = Tables terminées
page-replay-search = Quelqu’un qui y jouait
page-replay-none = Aucune table terminée pour l’instant.
page-replay-source = Ce qui compte
page-replay-all-sources = Toutes les sources
page-replay-graph = Points et fortune, pas à pas
page-replay-hidden = caché
page-replay-source-points = points
page-replay-source-money = argent
page-replay-source-shares = actions
page-key-step-back = Un pas en arrière dans la relecture
page-key-step-on = Un pas en avant dans la relecture

## Cartes à consulter

page-key-search = Chercher dans les cartes
page-cards-search = Chercher noms et effets
page-cards-any = Toutes
page-cards-kind = Sorte
page-cards-colour = Client
page-cards-timing = Agit
page-cards-pack = De
page-cards-none = Aucune carte ne convient.
page-cards-clear = Montrer toutes les cartes
page-cards-our-name = nom de notre cru
page-cards-timing-once = Une fois, en la jouant
page-cards-timing-round = Une fois par manche
page-cards-timing-permanent = Permanent
page-cards-timing-end = À la fin de la partie
page-cards-timing-bell = Une fois dans la partie, à son propre moment
page-cards-pack-base = Jeu de base
page-cards-pack-promo = Cartes promo
page-cards-pack-ballrooms = Salles de bal
page-cards-pack-celebrities = Célébrités
page-cards-pack-entrances = Hôtels spéciaux
page-cards-pack-more-cards = Un peu plus
page-cards-pack-extra = Cartes en plus
page-cards-spaces = Places à { $players } joueurs
page-cards-chains = Chaînes
page-cards-chains-about = Chaque chaîne a { $shares } actions. À partir de { $safe } tuiles elle est protégée : personne ne peut la reprendre.
page-cards-prices = Prix et primes
page-cards-tiles = tuiles
page-cards-size-from = { $size } et plus
page-cards-share = Une action
page-cards-largest = Premier actionnaire
page-cards-second = Deuxième actionnaire
page-redo = Rétablir
page-end-turn = Finir votre tour ?
page-end-turn-not = Pas encore
page-then-over = Puis la partie est finie.
page-then-chance = Puis le hasard décide : pas de retour.
page-then-you = Puis c’est encore à vous.
page-then-seat = Puis c’est au tour de { $name }.
page-missed = Depuis votre dernier tour
page-missed-step = { $step } sur { $steps }
page-missed-pause = Arrêter
page-missed-play = Lire
page-missed-back = Revenir au présent
page-missed-one-back = Un pas en arrière
page-missed-one-on = Un pas en avant
page-set-endings = Demander avant la fin de mon tour
    .about = avec ce qui va se passer
page-set-motion = Les pièces se déplacent
    .about = de leur ancienne place à la nouvelle
page-why-asked = Pas maintenant : d’abord la question ci-dessus.
page-why-waits = C’est à { $name } de jouer.

## Autour des tables

page-account = Vous
page-ratings = Classement
page-way-ratings = Classement
    .about = qui joue le mieux
page-way-account = Vos parties
    .about = historique et compte
page-rated = La partie compte pour le classement
    .about = pour les comptes qui veulent être classés ; voir
page-host = hôte
page-make-host = Nommer hôte
page-seat-rating = classement { $points }
page-bot-plays = Un robot joue à votre place.
page-ended-by = La partie est finie : gagnée par { $names }.
page-next-game = Une nouvelle partie attend les mêmes joueurs.
page-next-join = La rejoindre
page-clock-left-days = { $days } j { $hours } h
page-chat-to = Qui l’entend
page-chat-to-all = À tous
page-chat-to-seats = Joueurs seulement
page-chat-onlooker = regarde
page-review = Analyse
page-hint = Conseil
page-key-hint = Conseil
page-terms = Ce qui est convenu
page-terms-live = { $minutes } min par personne, { $increment } s de plus par décision
page-terms-days = { $days ->
        [one] Un jour par décision
       *[other] { $days } jours par décision
    }
page-terms-unwatched = Personne d’autre ne peut regarder
page-terms-seed = L’hôte a choisi la graine
page-pace-live = { $minutes } min et { $increment } s
page-pace-days = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
page-lobby-waits = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-join-begun = Cette partie a commencé : toutes les places sont prises. Si l’une est la vôtre, revenez par votre lien de retour ou votre compte.
page-way-back = Votre retour sur un autre appareil
page-offer-declined = { $kind ->
        [takeback] Rien n’est repris : c’est refusé ou retiré.
        [abort] La partie continue : l’arrêt est refusé ou retiré.
       *[substitute] Aucun robot ne prend la place : c’est refusé ou retiré.
    }
page-resigned-you = Vous avez abandonné. Un robot joue à votre place.
page-proof-from = à partir de l’étape { $ply }, car un coup a été repris
page-standing-orders = Consignes permanentes
