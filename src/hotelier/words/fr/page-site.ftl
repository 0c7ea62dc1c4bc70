### La page : qui l’on est sur un serveur, messages, classement, parties jouées.

## Qui l’on est

page-account-nobody = Vous êtes nouveau ici
page-account-guest = invité de ce navigateur
page-account-is = un compte
page-account-why = Personne n’a besoin d’un compte. Avec une phrase secrète, votre nom reste le vôtre et vous retrouvez vos tables dans tout navigateur.
page-account-why-change = Vos tables, statistiques et classements vous attendent dans chaque navigateur où vous vous connectez.
page-account-passphrase = Phrase secrète
page-account-present-passphrase = Phrase secrète actuelle
page-account-new-passphrase = Nouvelle phrase secrète
page-account-make = Créer le compte
page-account-log-in = J’en ai un : se connecter
page-account-change = Changer la phrase secrète
page-account-log-out = Se déconnecter ici
page-account-kept = Enregistré.
page-account-changed = Enregistré. Partout ailleurs, vous êtes déconnecté.
page-return-link = Lien de retour
    .about = vous ramène, en votre nom, dans tout navigateur. Gardez-le pour vous.
page-return-make = La créer et la copier
page-return-copied = Copié. Il n’est montré que cette fois.
page-welcome-back = Bon retour
page-welcome-back-about = Ce lien est votre chemin privé du retour : ce navigateur sera vous.
page-welcome-back-yes = C’est moi
page-welcome-back-not = Ce lien ne mène nulle part : il n’est pas entier, ou il a été retiré. Créez-en un nouveau là où vous êtes encore connecté, ou connectez-vous avec votre phrase secrète.

## Messages

page-messages = Messages
page-messages-about = quand c’est à vous et que vous n’êtes pas là
page-messages-table = À propos de cette table.
page-messages-nowhere = Il n’y a pas encore d’adresse.
page-messages-where = Où ils vont
page-messages-as-all = Comme pour toutes les tables
page-push = Ce navigateur
page-push-on = vous prévient, même page fermée
page-push-off = peut vous prévenir, même page fermée
page-push-denied = ne le peut pas : les notifications de cette page sont coupées dans les réglages du navigateur
page-push-impossible = ne le peut pas : pas de messages push ici
page-push-start = Me prévenir ici
page-push-stop = Ne plus prévenir
page-push-failed = Le service push de ce navigateur n’a pas répondu.
page-address-mail = courriel
page-address-webhook = webhook
page-address-push = un navigateur
page-address-asked = un courriel demande votre accord ; rien ne vient avant
page-address-stopped = abandonnée, rien n’arrivait ; un essai la reprend
page-address-try = Essai
page-address-tried = Envoyé
page-address-remove = Retirer { $address }
page-add-mail = Une adresse électronique
page-add-hook = Un webhook (Discord, Slack)
page-hook-address = Adresse
page-hook-style = Pour
page-hook-json = programmes (JSON)
page-hook-discord = Discord
page-hook-slack = Slack
page-add = Ajouter
page-no-mail = Ce serveur n’envoie pas de courriel.
page-wishes = Me prévenir
page-wish-turn = quand c’est à moi
page-wish-start = quand une partie commence
page-wish-finish = quand une partie est finie
page-wish-reminder = quand les jours pour un coup s’épuisent
page-wish-away = quand un robot a pris ma place
page-wish-looking = même pendant que je regarde
page-wish-delay = Un tour est annoncé
page-wish-delay-none = aussitôt
page-wish-delay-minutes = { $minutes ->
        [one] après une minute
       *[other] après { $minutes } minutes
    }

## Classement, statistiques, archives

page-ratings-list = La liste
page-ratings-want = Je veux être classé
    .about = votre nom figure dans la liste, et les tables classées vous sont ouvertes
page-ratings-need-account = réservé aux comptes : donnez-vous d’abord une phrase secrète
page-ratings-none-yet = Aucune partie classée pour l’instant. Une nouvelle table propose « La partie compte pour le classement ».
page-rating-of = { $seats } places, parties : { $games }, à { $margin } près
page-rated-games = Parties classées
page-ratings-how = Qui le veut est classé, par jeu et nombre de places. Les nouveaux ont { $start }.
page-ratings-join = Participer
page-ratings-nobody = Personne n’a encore joué une telle partie classée.
page-column-day = Jour
page-column-rank = Rang
page-column-change = Écart
page-column-rating = Cote
page-column-games = Parties
page-column-played = Jouées
page-column-won = Gagnées
page-column-mean-rank = Rang moyen
page-rank-of = { $rank } sur { $seats }
page-show-all = Tout montrer
page-statistics = Statistiques
page-statistics-none = Les parties terminées seront comptées ici.
page-export = Tout ce qui est à moi
page-history = Vos parties
page-player-games = Parties publiques
page-archive-title = Nom de la table
page-archive-nothing = Rien ne correspond.
page-table-won = { $game }, gagnée par { $names }
page-orders-about = Le serveur répond aussitôt pour vous, sans demander. Personne d’autre ne les voit.
page-orders-forced = S’il n’y a qu’une réponse, la donner
page-orders-hotel-koenig-pass = Passer si aucune tuile ne peut être posée
page-orders-hotel-koenig-stop = Ne jamais acheter d’actions
page-orders-hotel-koenig-continue = Ne jamais annoncer la fin
page-orders-grand-austria-hotel-pass = Passer chaque fois que c’est permis
page-orders-grand-austria-hotel-withdraw = Ne jamais enchérir pour une entrée
page-orders-grand-austria-hotel-accept = Toujours accepter la pénalité de l’empereur
page-orders-merger = Quand une chaîne disparaît
page-orders-any = n’importe quelle chaîne
page-orders-of = Actions de
page-orders-into = reprise par
page-orders-keep = Garder
page-orders-exchange = échanger les autres à deux contre une, autant que possible
page-orders-sell = vendre le reste
page-orders-add = Ajouter cette règle
page-orders-remove = Retirer : { $rule }
page-orders-rule = { $chain }, reprise par { $into } : { $does }
page-orders-does-keep = { $count ->
        [all] tout garder
       *[other] en garder { $count }
    }
page-orders-does-exchange = { $count ->
        [all] en échanger autant que possible
       *[other] en échanger { $count }
    }
page-orders-does-sell = { $count ->
        [all] vendre le reste
       *[other] en vendre { $count }
    }

## À propos

page-about-hotelier = Hotelier est une adaptation indépendante et non officielle de jeux de société, avec des textes et des images qui nous sont propres. Les noms des jeux appartiennent à leurs ayants droit. Hotelier n’est ni affilié à leurs auteurs ou éditeurs, ni soutenu par eux.
page-about-free = Chacun peut utiliser, modifier et partager Hotelier sous la licence Apache 2.0.
page-about-licences = Les licences
page-about-parts = Certains éléments de cette page viennent d’autres auteurs, dont ses deux polices. Ouvrez une ligne pour lire la licence.
page-about-not-loaded = La liste des licences n’a pas pu être chargée. Rechargez la page.
