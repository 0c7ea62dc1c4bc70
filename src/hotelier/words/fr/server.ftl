# Ce que le serveur refuse, et pourquoi.

## Qui demande

error-no-token = Il faut un jeton d’accès : connectez-vous, asseyez-vous à une table ou suivez votre lien privé.
error-bad-token = Ce jeton d’accès est inconnu, ou il a été retiré.
error-wrong-passphrase = Le nom ou la phrase secrète est incorrect.
error-no-scope = Ce jeton d’accès ne le permet pas : il lui manque « { $scope } ».
error-other-table = Ce jeton d’accès ne vaut que pour une autre table.
error-no-such-token = Vous n’avez pas de tel jeton d’accès.
error-unknown-scope = Il n’y a pas de droit « { $scope } ». Un jeton d’accès peut avoir { $choices }.
error-bad-passphrase = Une phrase secrète a de { $least } à { $most } caractères.
error-present-passphrase = Pour changer la phrase secrète, indiquez d’abord l’actuelle.
error-name-taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
error-bad-text =
    { $field ->
        [name] Un nom a de 1 à { $most } caractères imprimables.
        [title] Un titre a au plus { $most } caractères imprimables.
       *[other] Ce texte devrait avoir de 1 à { $most } caractères imprimables ({ $field }).
    }
error-foreign-origin = Cette page appartient à un autre site et ne peut pas agir pour vous ici.

## Tables et places

error-no-such-table = Il n’y a pas de telle table.
error-not-the-host = Seul l’hôte de cette table peut le faire.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-nobody-there = Il n’y a personne à la place { $seat }.
error-seat-taken = La place { $seat } est prise.
error-seat-gone = Vous n’y avez plus de place.
error-table-full = Toutes les places sont prises.
error-need-invite = Cette table est sur invitation : suivez le lien que son hôte vous a donné.
error-bad-invite = Cette invitation est inconnue, ou une plus récente l’a remplacée.
error-used-invite = Cette invitation a déjà servi. Si c’était par vous, revenez par votre lien privé.
error-no-spectators = Cette table n’a pas de spectateurs.
error-bad-seat-kind = Une place peut être { $choices }, pas { $value }.
error-bad-clock = Une pendule peut être { $choices }, pas { $value }.
error-bad-time = { $name } devrait aller de { $low } à { $high }.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = La partie n’est pas encore terminée.
error-review-not-done = L’analyse n’est pas encore terminée.
error-already-over = Cette table est terminée.

## Le jeu

error-rated-account = À une table classée, seuls les comptes qui veulent l’être peuvent s’asseoir (POST /api/account/rated).
error-rated-seed = Une table classée a une graine secrète, pas une graine choisie.
error-rated-hot-seat = À une table classée, chaque joueur n’a qu’une place.
error-rated-hint = À une table classée, il n’y a pas de conseils.
error-rated-branch = On ne peut partir d’une partie classée qu’une fois qu’elle est terminée.
error-rated-takeback = À une table classée, on ne reprend rien une fois que quelque chose a été révélé.
error-not-rated = « { $name } » n’a pas de classement.
error-stale-version = Cette réponse est pour la version { $found } de la table, qui en est maintenant à la version { $wanted }.
error-revealed-by = Ce choix ne peut pas être annulé, car ceci s’est passé depuis : { $text } Demandez aux autres un retour en arrière.
error-has-resigned = La place { $seat } a abandonné.
error-bot-plays = Un robot joue maintenant à la place { $seat }. Revenez-y d’abord.
error-not-away = Aucun robot ne joue pour vous à la place { $seat }.
error-confirm-first = « { $text } » passe la main. Confirmez d’abord.
error-unknown-order = Vous pouvez ordonner { $choices }, pas { $value }.
error-no-mergers = Il n’y a pas de fusions dans ce jeu.
error-unknown-offer = Vous pouvez proposer { $choices }, pas { $value }.
error-not-late = Les autres peuvent demander un robot à la place { $seat } quand on y attend une réponse depuis { $seconds } secondes.
error-clock-decides = Cette table a une pendule : quand le temps de quelqu’un est écoulé, un robot le remplace de lui-même.
error-offer-open = Il y a déjà une proposition en cours. Répondez-y d’abord.
error-no-offer = Il n’y a aucune proposition en cours.
error-other-offer = La proposition à laquelle vous répondez n’est plus ouverte. Une autre l’est maintenant.
error-unknown-audience = Vous pouvez parler à { $choices }, pas à { $value }.

## Requêtes et exploitation

error-bad-request =
    { $kind ->
        [json] La requête n’est pas du JSON.
        [missing] Il manque « { $where } » dans la requête.
        [unknown] Dans la requête, « { $where } » ne signifie rien ici.
        [kind] Dans la requête, « { $where } » n’est pas du bon genre.
        [long] Dans la requête, « { $where } » est trop long.
        [short] Dans la requête, « { $where } » est trop court.
        [range] Dans la requête, « { $where } » est trop petit ou trop grand.
        [choice] Dans la requête, « { $where } » n’est aucune des valeurs possibles : { $choices }.
        [nul] Un texte de la requête contient le caractère NUL, qui ne peut pas être enregistré.
       *[other] Dans la requête, « { $where } » n’est pas compris.
    }
error-bad-message =
    { $kind ->
        [json] Le message n’est pas du JSON.
        [missing] Il manque « { $where } » dans le message.
        [unknown] Dans le message, « { $where } » ne signifie rien ici.
        [kind] Dans le message, « { $where } » n’est pas du bon genre.
        [long] Dans le message, « { $where } » est trop long.
        [short] Dans le message, « { $where } » est trop court.
        [range] Dans le message, « { $where } » est trop petit ou trop grand.
        [choice] Dans le message, « { $where } » n’est aucune des valeurs possibles.
       *[other] Dans le message, « { $where } » n’est pas compris.
    }
error-wrong-content = Envoyez du JSON avec l’en-tête Content-Type: application/json.
error-no-such-page = Il n’y a rien ici.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-too-large = C’est plus grand que { $most } octets.
error-too-many = Trop de requêtes. Attendez un peu.
error-too-many-open =
    { $kind ->
        [player] Vous avez trop de connexions ouvertes. Fermez-en quelques-unes.
       *[address] Trop de connexions sont ouvertes depuis votre réseau. Fermez-en quelques-unes.
    }
error-too-slow = Cette connexion est trop lente pour les messages de la table. Reconnectez-vous.
error-storage-failed = L’enregistrement a échoué et rien n’a été exécuté. Réessayez.
error-stopping = Le serveur s’arrête. Revenez dans un instant.
error-went-wrong = Une erreur interne s’est produite. Le serveur l’a notée dans son journal.
error-no-database = Hotelier ne peut pas utiliser la base de données { $url }. Indiquez un fichier, ou une base PostgreSQL sous la forme postgresql://utilisateur:mot-de-passe@machine/nom.
error-bad-database = La base de données { $url } ne peut pas être ouverte : { $why }. Vérifiez --database ou HOTELIER_DATABASE.
error-no-such-account = Il n’y a pas de compte « { $name } ».
error-database-in-use = Un autre serveur utilise déjà la base de données { $path }. Arrêtez-le d’abord, ou partagez une base PostgreSQL entre les deux.
error-database-locked = Un autre programme a verrouillé la base de données { $path }. Fermez-le, puis recommencez.
error-no-driver = Pour la base de données { $url }, il manque le paquet { $module } : pip install "hotelier[postgres]".
error-cannot-listen =
    { $kind ->
        [in-use] Le port { $port } de { $host } est déjà utilisé par un autre programme. Choisissez-en un autre avec --port, ou arrêtez ce programme.
        [forbidden] Le système ne vous autorise pas le port { $port } de { $host }. Choisissez un port au-dessus de 1023 avec --port.
        [address] { $host } n’est pas une adresse de cette machine. Choisissez-en une autre avec --host.
        [range] Le port { $port } n’existe pas. Choisissez-en un de 0 à 65535 avec --port.
       *[other] Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez une autre adresse avec --host et --port.
    }
error-unknown-setting =
    { $near ->
        [none] Il n’y a pas de réglage « { $name } » ({ $where }). `hotelier serve --help` liste les réglages.
       *[other] Il n’y a pas de réglage « { $name } » ({ $where }). Vouliez-vous dire « { $near } » ?
    }
error-unknown-variable =
    { $near ->
        [none] La variable d’environnement { $name } ne signifie rien ici. `hotelier serve --help` liste les réglages.
       *[other] La variable d’environnement { $name } ne signifie rien ici. Vouliez-vous dire { $near } ?
    }
error-bad-setting = Le réglage { $name } ne peut pas être { $value }. « hotelier serve --help » décrit les réglages.
error-settings-not-toml = Le fichier { $path } n’est pas du TOML valide : { $why }.

## Messages aux joueurs

error-bad-address = On ne peut rien envoyer à cette adresse.
error-address-unknown = L’hôte { $host } est introuvable. Vérifiez l’adresse.
error-address-internal = { $host } se trouve dans un réseau privé. Ce serveur n’envoie de messages qu’à des adresses publiques.
error-address-not-https = Les messages ne sont envoyés qu’à des adresses en https.
error-bad-mail = Ce n’est pas une adresse électronique.
error-bad-mail-server = Le serveur de courrier s’écrit smtps://nom:motdepasse@hôte, smtp://… ou smtp+plain://….
error-no-mail-here = Ce serveur n’envoie pas de courrier.
error-bad-push-keys = Ce ne sont pas les clés d’un navigateur.
error-too-many-addresses = Vous pouvez avoir { $most } adresses au plus. Retirez-en d’abord une.
error-no-such-address = Vous n’avez pas cette adresse.
error-not-confirmed = Cette adresse n’est pas encore confirmée. Suivez le lien du courriel.
error-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
notice-turn-title = À vous de jouer : { $table }
notice-turn = C’est à vous de jouer, { $name } : { $game }, table « { $table } ».
notice-start-title = Commencée : { $table }
notice-start = La partie a commencé, { $name } : { $game }, table « { $table } ».
notice-finish-title = Terminée : { $table }
notice-finish = La partie est terminée, { $name } : { $game }, table « { $table } ».
notice-reminder-title = Toujours à vous de jouer : { $table }
notice-reminder = Il vous reste peu de temps, { $name } : { $game }, table « { $table } ». Ensuite, un robot jouera pour vous.
notice-away-title = Un robot joue pour vous : { $table }
notice-away = Un robot a pris votre place, { $name }, parce que les autres attendaient : { $game }, table « { $table } ». Ouvrez la table pour la reprendre ; d’ici là, le robot continue à jouer.
notice-test = Un message de Hotelier arrive ici.
notice-stop = Plus de messages : { $link }
notice-confirm-title = Des messages de Hotelier ?
notice-confirm = Quelqu’un souhaite que { $site } envoie des messages à cette adresse, par exemple quand c’est son tour. Si c’est vous, dites-le ici :

    { $link }

    Sinon, ne faites rien : vous ne recevrez plus aucun courriel.
notice-page-confirm = Voulez-vous recevoir des messages de ce serveur à votre adresse électronique ?
notice-page-confirm-button = Oui, volontiers
notice-page-confirmed = Vous recevrez désormais des messages. Chacun contient un lien qui y met fin.
notice-page-stop = Ne voulez-vous plus recevoir de messages de ce serveur à votre adresse électronique ?
notice-page-stop-button = Plus de messages
notice-page-stopped = Vous ne recevrez plus de messages.

## Sauvegardes

error-no-backup = Le fichier { $path } n’est pas une sauvegarde, ou bien il est endommagé ou incomplet. Indiquez un fichier écrit par « hotelier backup ».
error-database-empty = La base de données { $url } ne contient rien de Hotelier. Indiquez-en une autre avec --database.
error-not-a-backup-line = La ligne { $line } de la sauvegarde est illisible : le fichier est abîmé ou incomplet. Restaurez une autre sauvegarde.
error-newer-database = Une version plus récente de Hotelier a déjà utilisé la base de données { $url }. Installez cette version.
error-newer-backup = Une version plus récente de Hotelier a écrit la sauvegarde { $path }. Installez cette version pour la restaurer.
error-database-not-empty = La base de données n’est pas vide. Restaurez dans une nouvelle base : indiquez-la avec --database.

## Preuve

error-no-proof = Cet enregistrement ne contient pas de preuve : aucune empreinte de sa graine n’a été publiée avant la partie.
error-no-proof-from-position = Cette partie a commencé à une position donnée : ses tirages ne prouvent rien.
error-seed-not-told = La graine n’a pas encore été révélée : la partie n’est pas terminée.
error-wrong-commitment = La graine n’a pas l’empreinte publiée : { $seed } ne donne pas { $found }.
error-other-commitment = L’enregistrement nomme une autre empreinte ({ $found }) que celle que vous avez notée ({ $wanted }).
error-not-from-seed = La ligne { $ply } n’a pas été tirée de la graine : « { $text } » au lieu de « { $drawn } ».

## Commandes qui appartiennent au serveur

help-serve = Servir des tables sur le réseau. Chaque réglage peut aussi venir de l’environnement (HOTELIER_PORT=8000) ou d’un fichier TOML (port = 8000) ; les options l’emportent sur l’environnement, et celui-ci sur le fichier.
help-serve-browser = Ouvrir la page dans un navigateur, s’il y en a un. « hotelier » seul le fait aussi.
help-serve-config = Réglages d’un fichier.
    .value = FICHIER.toml
help-database = Un fichier pour SQLite, ou l’URL d’une base de données.
    .default = hotelier.db dans ce dossier s’il existe, sinon dans votre dossier de données
help-host = L’adresse où écouter.
    .default = 127.0.0.1
help-port = Le port ; 0 : n’importe quel port libre.
    .default = 8000
help-origins = D’autres origines dont les pages peuvent utiliser ce serveur, séparées par des espaces.
help-secure = N’envoyer les cookies que par HTTPS.
help-proxies = Les mandataires inverses que l’on croit sur l’adresse du client.
help-bot-workers = Dans combien de processus réfléchissent les robots.
    .default = 1
help-live-tables = Combien de tables que personne ne regarde restent en mémoire.
    .default = 5000
help-idle-seconds = Après combien de secondes une table inactive quitte la mémoire.
    .default = 600
help-away-seconds = Sans pendule : après combien de secondes sans réponse les autres peuvent demander un robot.
    .default = 120
help-requests-a-minute = Combien de requêtes par minute une adresse peut faire ; 0 : sans limite.
    .default = 600
help-thoughts-a-minute = Combien de conseils, d’analyses, de tables « et si », de relectures et d’exports un joueur peut demander par minute, une adresse quatre fois plus ; 0 : sans limite.
    .default = 30
help-messages-a-second = Combien de messages par seconde une connexion peut envoyer ; 0 : sans limite.
    .default = 50
help-sockets-an-address = Combien de connexions et de flux une adresse peut garder ouverts à la fois ; 0 : sans limite.
    .default = 500
help-sockets-a-player = Combien de connexions et de flux un joueur peut garder ouverts à la fois ; 0 : sans limite.
    .default = 100
help-largest-body = Combien d’octets peut avoir une requête ou un message.
    .default = 65536
help-public-url = Où l’on trouve le serveur, pour les liens dans les messages.
    .default = l’adresse où il écoute
help-mail-server = Où remettre le courrier : smtps://nom:motdepasse@hôte, smtp:// (STARTTLS) ou smtp+plain://. Plutôt dans l’environnement qu’ici.
help-mail-from = L’expéditeur des courriels.
    .default = hotelier@localhost
help-notify-delay = Secondes d’attente avant d’avertir un joueur de son tour.
    .default = 60
help-internal-targets = Adresses ou réseaux que les webhooks peuvent appeler bien qu’ils ne soient pas publics, séparés par des espaces.
help-log-level = Ce qui est journalisé : debug, info, warning, error.
    .default = info
help-log-format = Sous quelle forme : json, text.
    .default = json
help-backup = Écrire une sauvegarde de la base de données du serveur, même pendant qu’il tourne.
help-backup-file = Où ; .gz : comprimée.
    .value = FICHIER
help-restore = Lire une sauvegarde dans une nouvelle base de données, du même genre ou d’un autre.
help-restore-file = Une sauvegarde.
    .value = FICHIER
help-passphrase = Donner une autre phrase secrète à un compte d’un serveur et mettre fin à ses connexions : pour qui a oublié la sienne.
help-passphrase-account = Le nom du compte.
    .value = NOM
help-ratings = Recompter toutes les parties classées et comparer avec les classements enregistrés.
help-ratings-write = Enregistrer ce qui a été trouvé.
help-verify = Vérifier que tous les tirages d’une partie viennent d’une graine dont l’empreinte a été publiée avant la partie.
help-verify-file = L’enregistrement d’une partie terminée.
    .value = FICHIER
help-verify-commitment = L’empreinte telle que vous l’avez notée avant la partie.
    .value = EMPREINTE
serve-listens = Hotelier écoute sur { $address }
serve-stores = Les parties sont enregistrées dans { $path }
serve-runs-already = Hotelier tourne déjà sur { $address }
serve-other-port = Le port { $port } est déjà pris par un autre programme. Hotelier en choisit un libre.
backup-done =
    { $rows ->
        [one] { $rows } ligne écrite dans { $path }
       *[other] { $rows } lignes écrites dans { $path }
    }
passphrase-made =
    Le compte { $name } a une autre phrase secrète : { $passphrase }
    Ses connexions ont pris fin. Son propriétaire se connecte avec elle, puis en choisit une à lui.
ratings-counted =
    { $games ->
        [one] { $games } partie classée comptée
       *[other] { $games } parties classées comptées
    }
ratings-right = Les classements enregistrés sont justes.
ratings-mended = Les classements enregistrés étaient faux ; ils sont corrigés.
ratings-wrong = Les classements enregistrés sont faux. --write les corrige.
verify-fair =
    { $draws ->
        [0] L’enregistrement est intact, et il ne contient aucun tirage ; sa graine a l’empreinte { $hash }.
        [one] L’enregistrement est intact, et son seul tirage vient de la graine qui a l’empreinte { $hash }.
       *[other] L’enregistrement est intact, et ses { $draws } tirages viennent tous de la graine qui a l’empreinte { $hash }.
    }
verify-unfinished = L’enregistrement s’arrête avant la fin de la partie : la suite n’est pas vérifiée.
verify-compare = Comparez-la à l’empreinte affichée avant la partie.
page-not-built = La page n’a pas été construite
page-not-built-why = <code>make play</code> la construit et relance le serveur. L’API répond quand même.
