# Le protocole des moteurs : hotelier engine, hotelier engine-check, hotelier arena --bot.

help-engine = Être un moteur : jouer l’un de nos niveaux pour tout programme qui parle le protocole des moteurs, par l’entrée et la sortie standard.
help-engine-level = Qui joue : page, waiter, concierge, director, greedy ou random.
    .value = NIVEAU
help-engine-nodes = Combien de nœuds une réflexion peut coûter ; 0 pour autant que le prévoit le niveau.
help-engine-check = Essayer un programme qui parle le protocole des moteurs : présentation, options, les deux jeux, entrées fautives, temps, départ. Dit ce qui a échoué et ce qui serait juste.
help-engine-check-program = Le programme avec ses arguments, entre guillemets.
    .value = COMMANDE
help-engine-check-questions = Finir chaque partie après tant de questions ; 0 les joue toutes.
help-engine-check-talk = Montrer sur la sortie d’erreur ce qui se dit : > au programme, < de sa part.
help-play-bot = Un moteur qui joue les autres places : sa commande, entre guillemets. Peut être répété ; avec --bots, le premier est engine1.
    .value = COMMANDE
help-arena-bot = Un moteur qui participe aussi : sa commande, entre guillemets. Peut être répété. Dans --bots et --lineup, le premier est engine1.
    .value = COMMANDE
help-simulate-bot = Un moteur qui joue aussi : sa commande, entre guillemets. Peut être répété. Dans --bots, le premier s’appelle engine1 ; sans --bots, les moteurs jouent seuls.
    .value = COMMANDE
help-bot-option = Régler une option d’un moteur : engine1.nodes=500. Peut être répété.
    .value = MOTEUR.NOM=VALEUR
help-bot-time = Combien de temps les moteurs peuvent réfléchir : 5s par tour, 10min+2s pour une partie et après chaque tour, 10min+2s/30s pour les deux.
    .value = TEMPS

terminal-engine-wrong = { $name } ({ $bot }) a commis une faute ; un coup au hasard a été joué à sa place. { $why }
terminal-engine-out = { $name } ({ $bot }) a commis une troisième faute : désormais ses coups sont joués au hasard. { $why }

arena-faults =
    { $faults ->
        [one] { $bot } : { $faults } faute ({ $kinds })
       *[other] { $bot } : { $faults } fautes ({ $kinds })
    }

engine-check-passed = bien    { $name }
engine-check-warned = doute   { $name }
engine-check-failed = ÉCHEC   { $name }
engine-check-right = Ce qui est juste : { $right }
engine-check-sum =
    { $failed ->
        [0] { $engine } : les { $passed } essais ont réussi.
        [one] { $engine } : { $failed } échec, { $passed } réussis.
       *[other] { $engine } : { $failed } échecs, { $passed } réussis.
    }

engine-check-handshake = se présente
    .right = répondre à « hello » par « engine » : schéma 1, nom, version, jeux et options qui acceptent leurs valeurs par défaut ; à « ping » par « pong » et le même numéro. Écrire chaque message sur une ligne et vider le tampon.
engine-check-hello-again = se présente encore une fois
    .right = répondre de même à chaque « hello », même au milieu.
engine-check-options = accepte ses options
    .right = accepter toute valeur que permet sa propre liste, sans réponse à « set ».
engine-check-malformed = survit aux entrées fautives
    .right = répondre par « error » à une ligne qui n’a pas de sens, ou ne pas répondre, et continuer.
engine-check-unknown-fields = lit de longues lignes et ignore les champs inconnus
    .right = lire des lignes de toute longueur en UTF-8, et ignorer les champs inconnus.
engine-check-game = joue { $game }
    .right = répondre à chaque « go » par « answer », son numéro et une action de « view.legal », par son texte ou par son rang à partir de 0. Il peut y avoir plusieurs tables à la fois.
engine-check-time = respecte le temps
    .right = répondre avant la fin de « turn_ms » et de « clock_ms ».
engine-check-stop = répond quand on lui dit de s’arrêter
    .right = répondre tout de suite après « stop » ; ignorer « stop » si la réponse est déjà donnée.
engine-check-goes-on = continue après un refus et une partie abandonnée
    .right = pas de réponse à « refused » ni à « end » ; « end » peut venir pour une table inconnue, avec null pour résultat.
engine-check-repeats = répond de même à la même graine
    .right = tirer au sort à partir de « seed » de « new » ; les parties peuvent alors être répétées. C’est un souhait.
engine-check-quit = part quand on le lui dit
    .right = finir avec le code 0 après « quit ».
engine-check-hang-up = part quand on raccroche
    .right = finir avec le code 0 quand l’entrée se termine, sinon il survivra à un hôte tué.

error-engine-died = Il s’est arrêté ; code de sortie { $code }.
error-engine-garbage = Il a dit « { $said } », qui n’est pas un message ({ $why }).
error-engine-long-line = Il a écrit une ligne de plus de { $most } octets.
error-engine-flood = Il a écrit plus de { $most } lignes que personne n’avait demandées.
error-engine-late = Pas de réponse en { $left } ms, ni { $grace } ms après « stop ».
error-engine-deaf = Il ne lit pas ce qu’on lui dit.
error-engine-silent = Il n’a pas dit { $wanted } à temps.
error-engine-wrong-id = Il a répondu à { $found } au lieu de { $wanted }.
error-engine-unexpected = Il a dit { $found } au lieu de { $wanted }.
error-engine-error = Il a signalé une erreur : { $said }
error-engine-illegal = Il a répondu « { $said } ». { $why }
error-engine-schema = Il parle la version { $found } du protocole ; ici, c’est la version { $wanted }.
error-engine-unknown-games = Il joue à { $games }, que nous ne connaissons pas. On connaît : { $known }.
error-engine-bad-default = Son option { $name } n’accepte pas sa propre valeur par défaut. { $why }
error-engine-other-identity = Il s’appelait { $was } et s’appelle maintenant { $now }.
error-engine-upset = Après la ligne « { $line } » : { $why }
error-engine-overtime = Une réponse a pris { $took } ms ; il restait { $left } ms.
error-engine-not-repeated = Il a répondu d’abord « { $one } », puis « { $other } ».
error-engine-stays = Il était encore là après { $seconds } secondes.
error-engine-bad-exit = Il a fini avec le code { $code }.

error-answer-empty = La réponse n’a ni action ni rang.
error-answer-index = Le rang { $index } est trop grand ; le dernier est { $most }.
error-answer-differs = Au rang { $index } se trouve « { $other } », non « { $action } ».

error-engine-broken = Le moteur « { $command } » est inutilisable. { $why }
error-engine-changed = Le tournoi a commencé avec { $was } ; maintenant, c’est { $now }. Prends l’ancien moteur ou un autre dossier.
error-engines-play-here = Les moteurs ne jouent qu’à une table de cette machine ; un serveur a ses propres bots.
error-engine-plays-not = Le moteur { $name } ne joue pas à { $game }. Il joue à : { $games }.
error-no-such-program = Il n’y a pas de programme { $program }.
error-bad-command = « { $command } » n’est pas une commande : il manque un guillemet.
error-bad-bot-option = « { $text } » ne règle aucune option d’un moteur. Écris engine1.NOM=VALEUR.
error-bad-time-control = { $value } n’est pas un temps. Écrivez 5s, 500ms, 10min+2s ou 10min+2s/30s.
error-no-engine-option = Le moteur n’a pas d’option { $name }. Il a : { $options }.
error-bad-engine-option = L’option { $name } n’accepte pas { $value }, mais : { $takes }
error-no-such-level = Il n’y a pas de niveau { $name }. On connaît : { $levels }.
error-no-engine-position = La question n’a pas de position ; ce moteur en veut une.
error-other-legal-actions = Les actions permises ne vont pas avec la position.
