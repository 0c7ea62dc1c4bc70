# La ligne de commande : pages d’aide, et ce qu’affichent les commandes. Ce qui se tape (play, --seats, hk.hand_size=7)
# reste tel quel.

## Pages d’aide. Un message porte le nom de son option, précédé de sa commande là où plusieurs diffèrent.
## .value : ce que prend une option, en majuscules ; .default : ce qui vaut sans elle.

help = Jouer, étudier et simuler des jeux de société hôteliers. Sans commande : servir des tables et ouvrir la page.
help-play = Jouer dans le terminal. Sans aucune option : vous contre trois robots.
help-replay = Rejouer un enregistrement : ce qui s’est passé et selon quelle règle, la dernière position, le résultat.
help-simulate = Jouer de nombreuses parties entre robots : durées, fins, qui gagne de quelle place, scores. D’une partie à l’autre, tous les robots avancent d’une place. Ctrl-C arrête et résume les parties jouées jusque-là.
help-perft = Compter les façons de répondre aux prochaines questions, hasard compris : une vérification des règles.
help-cards = Expliquer cartes et plateaux : chiffres, effet, règle, et ce qui n’est pas sûr et pourquoi.
help-rules = Afficher des règles par identifiant, les trouver par des mots, ou lister les sections du livret de règles.
help-bench = Mesurer le jeu au hasard dans un seul processus, à côté de python-chess et catanatron.
help-completion = Afficher un script avec lequel votre shell complète commandes et options.

help-lang = La langue : { $languages }.
    .value = LANGUE
    .default = HOTELIER_LANG, ou celle de votre système
help-help = Afficher cette page.
help-version = Afficher la version.
help-game = Quel jeu.
help-play-game = Quel jeu.
    .default = demandé sur un terminal, sinon hotel-koenig
help-seats = Combien de joueurs.
help-play-seats = Combien de joueurs.
    .default = 4
help-perft-seats = Combien de joueurs.
    .default = 2
help-preset = Tout un ensemble de règles. hotel-koenig : schmidt, online. grand-austria-hotel : revised, classic.
help-option = Une règle : hk.hand_size=7. Peut être répété.
    .value = NOM=VALEUR
help-cards-option = Telles que cette règle les lit : edition=classic. Peut être répété.
    .value = NOM=VALEUR
help-play-bots = Robots aux autres places, séparés par des virgules ; le dernier se répète : page, waiter, concierge, director, greedy, random, ou le vôtre, MODULE:CLASSE. director@500ms réfléchit aussi longtemps.
    .default = greedy
help-simulate-bots = Robots qui jouent, séparés par des virgules ; le dernier se répète : page, waiter, concierge, director, greedy, random, ou le vôtre, MODULE:CLASSE. director@500ms réfléchit aussi longtemps.
    .default = random
help-play-seed = La même graine donne les mêmes tirages.
    .default = une autre à chaque fois
help-simulate-seed = La même graine donne les mêmes parties.
help-position = Commencer à une position (JSON).
help-play-record = Sauver l’enregistrement ici à la fin.
help-play-resume = Continuer une partie sauvée.
help-play-seat = Votre place, à partir de 0.
help-play-hot-seat = Combien de personnes partagent le clavier.
    .value = PERSONNES
help-play-plain = Écrire et demander ligne par ligne : pour les lecteurs d’écran et les terminaux simples.
help-play-server = Jouer sur un serveur : son adresse, le lien d’une invitation ou votre chemin privé de retour.
help-play-name = Comment une personne s’appelle, et une langue pour elle seule : Anna, Anna:de. Peut être répété.
    .value = NOM[:LANGUE]
help-house-data = Les chiffres de votre propre exemplaire de Grand Austria Hotel.
    .value = FICHIER.toml
help-replay-file = Un enregistrement, en JSON Lines ou en texte.
help-replay-text = Afficher l’enregistrement sous sa forme de texte.
help-replay-as-json = Afficher le journal, la dernière vue et le résultat en JSON.
help-replay-journal = Afficher chaque événement, un par ligne.
help-replay-rules = Afficher aussi les règles que citent les lignes.
help-replay-to = S’arrêter à la décision qui porte ce numéro.
help-replay-seat = Comme cette place peut le savoir, à partir de 0.
help-replay-everything = Aussi ce qui est caché pendant la partie.
help-replay-plain = Imprimer au lieu de montrer la partie sur tout l’écran.
help-simulate-games = Combien de parties.
help-simulate-jobs = Processus entre lesquels partager le travail.
    .default = un par cœur
help-simulate-records = Garder ici un enregistrement de chaque partie.
    .value = DOSSIER
help-as-json = Afficher le résultat en JSON.
help-perft-depth = À combien de questions de profondeur.
help-perft-divide = Compter par première réponse.
help-cards-wanted = Numéros, clés ou noms ; sans rien, toutes les cartes.
    .value = CARTE
help-cards-kind = Seulement guests, staff, politics, emperor, hotels, ballrooms, rehearsals, celebrities, entrances ou tokens.
help-cards-doubts = Seulement ce qui est reconstitué, contesté ou différent.
help-rules-wanted = Des règles comme GAH-9.4, ou des sections comme HK-5 ; sans rien, la liste des sections.
    .value = ID
help-rules-search = Trouver des règles par leurs mots ; les mots "entre guillemets" se suivent.
    .value = MOTS
help-rules-game = Seulement hotel-koenig, grand-austria-hotel ou alles-walzer.
    .default = tous
help-completion-shell = Quel shell : bash, zsh ou fish.
    .value = SHELL
help-bench-runs = Combien de séries ; la médiane compte.
help-bench-seconds = Durée d’une série.
help-bench-profile = Montrer plutôt où passe notre temps.

# Autour. $pieces : ce qui se tape.
help-usage = Usage : { $pieces }
help-options-word = OPTIONS
help-command-word = COMMANDE
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = (par défaut : { $value })
help-required = (obligatoire)
help-type-number = NOMBRE
help-type-text = TEXTE
help-type-file = FICHIER

## Ce qui ne va pas dans une ligne de commande

error-no-such-command =
    { $near ->
        [none] Il n’y a pas de commande « { $command } ». Les commandes sont { $commands }.
       *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $near } » ? Les commandes sont { $commands }.
    }
error-no-such-flag =
    { $near ->
        [none] Il n’y a pas d’option « { $flag } ». --help liste celles qui existent.
       *[other] Il n’y a pas d’option « { $flag } ». Vouliez-vous dire « { $near } » ?
    }
error-flag-without-value = { $flag } doit être suivi de quelque chose.
error-flag-with-value = { $flag } s’emploie seul, sans valeur.
error-missing-flag = { $flag } manque.
# $low : le plus petit nombre permis, ou "none".
error-flag-not-a-number =
    { $low ->
        [none] { $flag } devrait être un nombre.
       *[other] { $flag } devrait être un nombre, { $low } ou plus.
    }
error-too-many-words = « { $words } » est plus que n’en prend cette commande.
error-choose-one-flag = Choisissez entre { $flags }.
error-output-failed = Impossible d’écrire la sortie : { $why }.
error-no-such-shell = Il n’y a pas de script pour « { $shell } ». Il y en a pour { $shells }.
error-own-bot-import = Impossible d’importer le robot « { $name } » : { $why }.
error-own-bot-missing = Le module { $module } n’a pas de classe { $bot }. Indiquez un robot sous la forme MODULE:CLASSE.
error-own-bot-no-bot = « { $name } » n’est pas un robot : la méthode choose(view, legal) manque.
error-own-bot-failed = Le robot « { $name } » a échoué : { $why }.
error-own-bot-illegal = Le robot « { $name } » a répondu « { $action } », qui n’est pas une action permise.
error-too-many-names =
    { $people ->
        [one] Vous avez donné { $names } noms, mais une seule personne joue. Donnez-en moins, ou ajoutez --hot-seat.
       *[other] Vous avez donné { $names } noms, mais { $people } personnes jouent. Donnez-en moins, ou ajoutez --hot-seat.
    }

## hotelier simulate

simulate-stopped =
    { $games ->
        [one] Arrêt après { $played } partie sur { $games }.
       *[other] Arrêt après { $played } parties sur { $games }.
    }
simulate-playing = En jeu
simulate-head =
    { $seats ->
        [one] { $title }, { $seats } place, { $bots }, graine { $seed }
       *[other] { $title }, { $seats } places, { $bots }, graine { $seed }
    }
# $seconds, $speed : en texte, avec décimales.
simulate-games =
    { $games ->
        [one] { $games } partie en { $seconds } s : { $speed } parties/s
       *[other] { $games } parties en { $seconds } s : { $speed } parties/s
    }
simulate-length = décisions par partie : moyenne { $mean }, écart type { $sd }, de { $least } à { $most }
simulate-end = Fin
simulate-count = parties
simulate-share = part
simulate-interval = 95 %
simulate-seat = Place
simulate-bot = Robot
simulate-wins = gagne
simulate-score = score
simulate-sd = é.-t.
simulate-min = min
simulate-max = max
simulate-several = { $bot } (×{ $seats })

## hotelier perft

perft-depth = profondeur { $depth } : { $count }

## hotelier bench

bench-measuring = Mesure en cours ...
bench-random-play = Jeu au hasard
bench-decision-us = us/décision
bench-games-per-second = parties/s
bench-decisions-per-game = décisions
bench-copy-us = us/copie
bench-replay-ms = ms/relecture
# $spin, $fastest, $slowest, $usual : des millisecondes en texte.
bench-medians =
    { $rounds ->
        [one] Une série. Une boucle d’un million de pas a pris { $spin } ms pendant ce temps (un cœur ordinaire : { $usual }).
       *[other] Médianes de { $rounds } séries. Une boucle d’un million de pas a pris { $spin } ({ $fastest }-{ $slowest }) ms pendant ce temps (un cœur ordinaire : { $usual }).
    }
bench-missing = Non mesuré : { $peers }. `make bench` les installe.
# $peer : un autre moteur, par le chiffre duquel le nôtre est divisé, ou "none".
bench-goal-decision-us = décision / coup au hasard de { $peer }
bench-goal-copy-us = copie / copie de { $peer }
bench-goal-games-per-second =
    { $peer ->
        [none] parties par seconde, quatre places
       *[other] parties par seconde / { $peer }
    }
bench-goal-decisions-per-second = décisions par seconde
bench-goal-replay-ms = relecture d’un enregistrement, ms
# $goal : l’un des précédents ; $limit, $found, $spread : des chiffres en texte ; $how : "most" ou "least".
bench-not-measured =
    { $how ->
        [most] --     { $goal } : non mesuré ; au plus { $limit }
       *[least] --     { $goal } : non mesuré ; au moins { $limit }
    }
# $met : "yes" ou "no" ; $scaled : "yes" là où le chiffre est converti pour un cœur ordinaire.
bench-measured =
    { $met ->
        [yes] bon    { $text }
       *[no] ÉCHEC  { $text }
    }
bench-found =
    { $scaled ->
        [yes]
            { $how ->
                [most] { $goal } : { $found } ({ $spread }) sur un cœur ordinaire ; au plus { $limit }
               *[least] { $goal } : { $found } ({ $spread }) sur un cœur ordinaire ; au moins { $limit }
            }
       *[no]
            { $how ->
                [most] { $goal } : { $found } ({ $spread }) ; au plus { $limit }
               *[least] { $goal } : { $found } ({ $spread }) ; au moins { $limit }
            }
    }
bench-hottest = Fonctions les plus chaudes
bench-calls = appels
bench-own-ms = ms propres
bench-share = part
