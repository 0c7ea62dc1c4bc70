# Pourquoi quelque chose a été refusé : ce qui ne va pas, et ce qui irait. L’identifiant de la règle suit à la fin.

# $sentence : ce qui a été refusé ; $rule : l’identifiant de la règle.
error-with-rule = { $sentence } ({ $rule })
# Les données de quelqu’un, entre guillemets.
quoted = « { $text } »

## Textes d’actions

error-empty-action = Aucune action donnée. Toute action commence par { $verbs }.
error-unknown-verb =
    { $near ->
        [none] Aucune action ne s’appelle « { $verb } ». Une action commence par { $verbs }.
       *[other] Aucune action ne s’appelle « { $verb } ». Vouliez-vous dire « { $near } » ? Une action commence par { $verbs }.
    }
error-wrong-number-of-words =
    { $expected ->
        [0] « { $verb } » s’emploie seul, mais « { $text } » a des mots de trop.
        [one] « { $verb } » est suivi d’un mot ({ $fields }), mais « { $text } » en a { $found }.
       *[other] « { $verb } » est suivi de { $expected } mots ({ $fields }), mais « { $text } » en a { $found }.
    }
error-not-a-number = « { $word } » dans « { $text } » devrait être un nombre entier, par exemple { $verb } 2.
error-unknown-word =
    { $near ->
        [none] « { $word } » dans « { $text } » est inconnu ici. Attendu : { $keys }.
       *[other] « { $word } » dans « { $text } » est inconnu ici. Vouliez-vous dire « { $near } » ? Attendu : { $keys }.
    }
error-no-such-action = { $text } n’est pas une action de ce jeu.

## Actions

error-not-the-question = « { $text } » ne répond pas à la question posée maintenant.
error-game-over = « { $text } » arrive trop tard : la partie est terminée.
error-not-your-turn = « { $text } » ne vient pas du bon joueur : c’est à la place { $seat } de jouer.
error-impossible-outcome = « { $text } » ne peut pas sortir ici ({ $kind }).
error-not-a-script = Un hasard écrit d’avance devrait être une liste de textes comme « draw 9F », pas { $value }.
error-script-ended = Le hasard écrit d’avance est épuisé, et il n’y a pas de graine pour continuer ({ $kind }). Donnez d’autres tirages, ou une graine.
error-revealed = Ce choix ne peut pas être annulé : quelque chose a été révélé depuis.
error-nothing-to-undo = Il n’y a rien à annuler.

## Options, places, jeux, robots

error-unknown-option =
    { $near ->
        [none] Il n’y a pas d’option « { $name } ». Les options sont { $options }.
       *[other] Il n’y a pas d’option « { $name } ». Vouliez-vous dire « { $near } » ? Les options sont { $options }.
    }
error-bad-option-value = { $name } ne peut pas valoir { $value }. Valeurs possibles : { $choices }.
error-bad-seats = { $game } ne se joue pas à { $value }. Il faut { $low } à { $high } joueurs.
error-no-such-seat = Il n’y a pas de place { $seat } ({ $where }) : à { $seats } joueurs, les places sont numérotées à partir de 0.
error-no-such-number = Il n’y a pas d’action numéro { $value } : la table de ces options s’arrête à { $most }.
error-unknown-game =
    { $near ->
        [none] Il n’y a pas de jeu « { $game } ». Jeux connus : { $games }.
       *[other] Il n’y a pas de jeu « { $game } ». Vouliez-vous dire « { $near } » ? Jeux connus : { $games }.
    }
error-unknown-bot = Il n’y a pas de robot « { $name } » pour { $game }. Il y a { $bots }.
error-bad-budget = { $value } n’est pas un temps de réflexion. Indiquez des nœuds (5000) ou des millisecondes (200ms).

error-unknown-language = Il n’y a pas de textes en « { $language } ». Les langues sont { $languages }.

## Fichiers, enregistrements, positions

error-no-such-file =
    { $why ->
        [none] Le fichier { $path } ne peut pas être lu.
       *[other] Le fichier { $path } ne peut pas être lu : { $why }.
    }
error-cannot-write =
    { $why ->
        [none] Le fichier { $path } ne peut pas être écrit.
       *[other] Le fichier { $path } ne peut pas être écrit : { $why }.
    }
# Ce que le système dit d’un fichier : $why des messages ci-dessus.
os-error-enoent = ce fichier ou ce dossier n’existe pas
os-error-eacces = ce n’est pas permis
os-error-eperm = ce n’est pas permis
os-error-eisdir = c’est un dossier
os-error-enotdir = une partie du chemin n’est pas un dossier
os-error-enospc = le disque est plein
os-error-erofs = le disque est en lecture seule
os-error-enametoolong = le nom est trop long
error-no-such-folder = Le fichier { $path } ne peut pas être écrit : ce dossier n’existe pas. Créez-le d’abord.
error-not-text = Le fichier { $path } n’est pas un fichier texte en UTF-8 : ce n’est pas un enregistrement.
error-empty-record = L’enregistrement est vide. Il devrait commencer par une ligne d’en-tête.
error-cut-off = L’enregistrement est coupé au milieu de la ligne { $line }. Supprimez cette ligne pour lire ce qui la précède.
error-not-json = La ligne { $line } n’est pas du JSON valide. Un enregistrement a un objet JSON par ligne.
error-not-a-record-line = La ligne { $line } n’est pas une ligne d’enregistrement : « { $text } ». Une ligne de jeu ressemble à « 0: lay 9F ».
error-line-after-end = La ligne { $line } vient après la fin de la partie. Rien ne peut suivre la fin.
error-no-header = La ligne { $line } n’est pas l’en-tête d’un enregistrement. La première ligne devrait nommer le format, le jeu, les règles, les places et les options.
error-newer-format = L’enregistrement est au format { $found } ; cette version lit le format { $known }. Une version plus récente de Hotelier le lira peut-être.
error-newer-rules = Cette partie a été jouée avec la version { $found } des règles ; cette version connaît la version { $known }. Une version plus récente de Hotelier peut la rejouer.
error-other-rules = Cette partie a été jouée avec la version { $found } des règles, mais cette version de Hotelier joue la version { $known }.
error-other-game = C’est une position de { $found }, pas de { $wanted }.
error-wrong-ply = La ligne { $line } porte le numéro { $found }, mais on attend { $wanted }. Des lignes manquent peut-être ou sont dans le désordre.
error-not-text-action = Ligne { $line } : l’action devrait être un texte comme « lay 9F », pas { $value }.
error-bad-action = Le coup { $ply } de l’enregistrement, « { $text } », ne convient pas : { $why }
error-redacted = Cet enregistrement omet ce que son lecteur ne doit pas savoir : il ne peut être ni rejoué ni continué. Seul un enregistrement complet le peut.
error-not-over-yet = L’enregistrement dit que la partie est terminée, mais quelqu’un doit encore jouer. Des lignes manquent peut-être.
error-wrong-end = La fin de l’enregistrement dit { $where } { $found }, mais les coups mènent à { $wanted }.
error-stops-in-chance =
    { $lines ->
        [one] L’enregistrement s’arrête après { $lines } ligne, là où un tirage devrait suivre. Ses dernières lignes manquent.
       *[other] L’enregistrement s’arrête après { $lines } lignes, là où un tirage devrait suivre. Ses dernières lignes manquent.
    }
# $missing-count, $surplus-count : leur nombre. Chaque liste d’une erreur a un tel nombre.
error-wrong-fields =
    { $missing ->
        [none]
            { $surplus-count ->
                [one] { $where } : { $surplus } est de trop.
               *[other] { $where } : { $surplus } sont de trop.
            }
       *[other]
            { $surplus ->
                [none]
                    { $missing-count ->
                        [one] { $where } : { $missing } manque.
                       *[other] { $where } : { $missing } manquent.
                    }
               *[other]
                    { $missing-count ->
                        [one] { $where } : { $missing } manque, et de trop : { $surplus }.
                       *[other] { $where } : { $missing } manquent, et de trop : { $surplus }.
                    }
            }
    }
error-not-a-list = { $where } devrait être une liste, pas { $value }.
error-not-an-object = { $where } devrait être un objet JSON, pas { $value }.
error-not-an-int = { $where } devrait être un nombre entier, pas { $value }.
error-not-a-key = { $where } ne peut pas être { $value }. Attendu : { $keys }.
error-bad-form = { $where } ne peut pas être lu comme { $kind } : { $value }.
error-unknown-frame = { $where } : il n’y a pas de question ou de tâche { $value }. Connues : { $frames }.
error-wrong-length =
    { $wanted ->
        [one] { $where } devrait avoir { $wanted } élément, mais en a { $found }.
       *[other] { $where } devrait avoir { $wanted } éléments, mais en a { $found }.
    }
error-nothing-asked = { $where } est vide : on ne demande rien à personne, mais la partie n’est pas terminée. Omettez la pile pour commencer un tour.
error-misplaced-frame =
    { $under ->
        [none] { $where } : { $frame } ne peut pas être tout en bas de la pile.
       *[other] { $where } : { $frame } ne peut pas être posé sur { $under }.
    }
error-frame-does-not-fit = { $where } : le champ { $name } de { $frame } ne convient pas à cette position.
error-field-does-not-fit = { $where } ne convient pas à cette position : aucune partie n’aurait pu y mener.
error-too-many-draws = { $where } : { $draws } sont à piocher, mais il n’en reste que { $pile }.
error-too-many-outcomes = Les issues de { $kind } sont trop nombreuses pour être comptées une à une.

## La ligne de commande

error-not-in-terminal = { $game } ne peut pas être affiché dans le terminal. Ceux-ci le peuvent : { $games }.
error-not-an-option-pair = « { $text } » n’est pas une option. Écrivez --option NOM=VALEUR, par exemple --option hk.hand_size=7.
error-position-not-json = Le fichier { $path } n’est pas du JSON valide (ligne { $line }). Une position est un seul objet JSON.
error-position-decides = { $flag } ne va pas avec --position : la position le dit déjà. Changez-le dans le fichier.
error-record-decides = { $flag } ne va pas avec --resume : l’enregistrement le dit déjà.
error-nothing-to-resume = La partie dans { $path } est terminée et ne peut pas être continuée. « hotelier replay { $path } » la raconte.
error-too-many-people = { $people } personnes ne tiennent pas à une table de { $seats } places. Ajoutez des places ou prenez moins de personnes.
error-wrong-bot-count = { $found } bots ont été nommés, mais { $seats } autres places en demandent un chacune ; un seul nom vaut pour toutes.
error-too-many-bots =
    { $free ->
        [0] Il ne reste pas de place pour des robots ({ $bots } nommés) : des personnes les occupent toutes. Omettez --bots, ou ajoutez des places.
        [one] Vous avez nommé { $bots } robots, mais il n’y a qu’une place pour eux. Nommez-en moins, ou ajoutez des places.
       *[other] Vous avez nommé { $bots } robots, mais il y a { $free } places pour eux. Nommez-en moins, ou ajoutez des places.
    }
error-no-such-ply =
    { $lines ->
        [one] L’enregistrement a { $lines } ligne : il ne peut pas être montré jusqu’à la ligne { $ply }.
       *[other] L’enregistrement a { $lines } lignes : il ne peut pas être montré jusqu’à la ligne { $ply }.
    }

## Données maison

error-no-house-data = { $game } n’a pas de chiffres à remplacer : --house-data est pour grand-austria-hotel.
error-house-not-toml =
    { $line ->
        [0] Le fichier { $path } n’est pas un fichier TOML.
       *[other] Le fichier { $path } n’est pas un fichier TOML : la ligne { $line } ne peut pas être lue.
    }
error-house-not-a-table = Données maison : { $where } devrait être une table, pas { $value }.
error-house-unknown-card =
    { $near ->
        [none] Données maison : il n’y a pas de { $value } dans { $table }.
       *[other] Données maison : il n’y a pas de { $value } dans { $table }. Vouliez-vous dire « { $near } » ?
    }
error-house-card-twice = Données maison : { $table } nomme { $value } deux fois, par sa clé et par son numéro.
error-house-unknown-field =
    { $near ->
        [none]
            { $where ->
                [none] Données maison : { $value } ne peut pas être remplacé. Remplaçables : { $choices }.
               *[other] Données maison : { $where } n’a pas de { $value } à remplacer. Remplaçables : { $choices }.
            }
       *[other]
            { $where ->
                [none] Données maison : { $value } ne peut pas être remplacé. Vouliez-vous dire « { $near } » ? Remplaçables : { $choices }.
               *[other] Données maison : { $where } n’a pas de { $value } à remplacer. Vouliez-vous dire « { $near } » ? Remplaçables : { $choices }.
            }
    }
error-house-bad-number = Données maison : { $where } devrait être un nombre entier de { $low } à { $high }, pas { $value }.
error-house-bad-word = Données maison : { $where } devrait être { $choices }, pas { $value }.
error-house-bad-value = Données maison : { $where } ne peut pas être { $value }.
error-house-wrong-length = Données maison : { $where } devrait être une liste de { $wanted } nombres, pas { $value }.
error-house-no-alternative = Données maison : { $where } n’a pas de perte de PV à la place, qui ne peut donc pas être remplacée.
error-other-data =
    { $given ->
        [none] Cette partie a été jouée avec les données maison « { $played } » : donnez ce fichier avec --house-data.
       *[other]
            { $played ->
                [none] Cette partie a été jouée avec les chiffres imprimés : omettez --house-data.
               *[other] Cette partie a été jouée avec les données maison « { $played } », pas avec « { $given } ».
            }
    }
