# Jeux de données de parties de robots : aide, ce que dit la commande, et la fiche.

help-dataset = Écrire des parties entre robots en Parquet, une ligne par décision (ce que la place voyait, ce qu’elle pouvait faire, ce qu’elle a fait, comment la partie a fini), et comme enregistrements. Un jeu de données arrêté ou interrompu reprend où il en était.
help-dataset-out = Où se trouve, ou doit se trouver, le jeu de données.
    .value = DOSSIER
help-dataset-games = Combien de parties.
help-dataset-jobs = Processus entre lesquels partager le travail.
    .default = un par cœur
help-dataset-bots = Qui joue ; le dernier se répète : page, waiter, concierge, director, greedy ou random ; director@500ms réfléchit si longtemps.
help-dataset-seed = La même graine donne les mêmes parties.
help-dataset-shard = Combien de parties par fichier.

dataset-made =
    { $shards ->
        [0] Il n’y avait rien à faire : { $folder } est complet.
        [one] Un fichier de { $decisions } décisions écrit dans { $folder }.
       *[other] { $shards } fichiers de { $decisions } décisions écrits dans { $folder }.
    }{ $missing ->
        [0] {""}
       *[other] {" "}Il manque encore : { $missing }. La même commande continue.
    }

dataset-card =
    # { $title } : décisions de robots

    { $games } parties à { $seats } places, jouées par { $bots } (d’une partie à l’autre, tous avancent d’une place), graine { $seed }, version des règles { $rules }, Hotelier { $version }. { $options ->
        [none] Toutes les options ont leur valeur par défaut.
       *[other] Options autres que par défaut : { $options }.
    }

    ## Ce qu’il contient

    `decisions/*.parquet` a une ligne par décision, `records/` un enregistrement par partie, d’où chaque ligne peut être refaite. Un fichier contient { $shard } parties. `dataset.json` dit ce qui a été joué.

    | colonne | |
    | --- | --- |
    | `game`, `ply`, `seat`, `bot` | quelle partie, quelle ligne de son enregistrement, la décision de qui, qui jouait la place |
    | `view` | ce que la place voyait : { $view } entiers, rangés comme ci-dessous ; les places se comptent depuis qui regarde |
    | `mask` | { $actions } booléens : quelles actions étaient permises |
    | `action` | le numéro de l’action choisie |
    | `score`, `rank` | comment la partie a fini pour cette place |
    | `reward_rank`, `reward_score` | la même chose en récompenses dont la somme sur toutes les places est 0 |

    Les actions sont numérotées par la table de ces options (empreinte { $fingerprint }) ; voir docs/env.md.

    ## À quoi il sert, et à quoi non

    Il montre comment ces robots jouent, avec leurs habitudes et leurs fautes, et non comment le feraient des personnes ou des joueurs parfaits. Une vue contient ce que sa place pouvait savoir et rien d’autre. Les décisions à une seule action permise sont parmi les lignes. Les parties d’un jeu de données n’ont pas de hasard en commun, les lignes d’une partie si. { $timed ->
        [no] La même commande donne partout les mêmes parties.
       *[yes] Certains robots ont un temps de réflexion limité : des parties refaites peuvent se dérouler autrement.
    }

    Il ne contient les données de personne : seuls des robots ont joué.

    ## Les champs d’une vue

    | dès | champ | forme | |
    | ---: | --- | --- | --- |

error-other-dataset = Le dossier { $path } contient un autre jeu de données. Choisissez un autre dossier.
error-dataset-running = Un autre processus écrit le jeu de données dans { $path }.
error-no-env-extra = { $package } n’est pas installé. Installez-le avec : pip install hotelier[env]
