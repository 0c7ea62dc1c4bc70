# Data sets of bots' games: help page, what the command says, and the data card.

help-dataset = Write games between bots as Parquet, a row for each decision (what the seat saw, its legal actions, what it did, how the game ended), and as records. A data set that was stopped or killed goes on where it was.
help-dataset-out = Where the data set lies or is to lie.
    .value = FOLDER
help-dataset-games = How many games.
help-dataset-jobs = Processes to share the work.
    .default = one for each core
help-dataset-bots = Who plays; the last one repeats: page, waiter, concierge, director, greedy or random; director@500ms thinks so long.
help-dataset-seed = The same seed gives the same games.
help-dataset-shard = How many games go into one file.

dataset-made =
    { $shards ->
        [0] Nothing was to be made: { $folder } is complete.
        [one] One file with { $decisions } decisions written to { $folder }.
       *[other] { $shards } files with { $decisions } decisions written to { $folder }.
    }{ $missing ->
        [0] {""}
       *[other] {" "}Still missing: { $missing }. The same command goes on.
    }

dataset-card =
    # { $title }: decisions of bots

    { $games } games with { $seats } seats, played by { $bots } (in each game all move on by one seat), seed { $seed }, rules version { $rules }, Hotelier { $version }. { $options ->
        [none] All options have their defaults.
       *[other] Options other than the defaults: { $options }.
    }

    ## What is in it

    `decisions/*.parquet` has a row for each decision, `records/` a record for each game, from which every row can be made again. A file holds { $shard } games. `dataset.json` says what was played.

    | column | |
    | --- | --- |
    | `game`, `ply`, `seat`, `bot` | which game, which line of its record, whose decision, who played the seat |
    | `view` | what the seat saw: { $view } ints, laid out as below; seats count from the viewer |
    | `mask` | { $actions } booleans: which actions were legal |
    | `action` | the number of the action that was chosen |
    | `score`, `rank` | how the game ended for this seat |
    | `reward_rank`, `reward_score` | the same as rewards that add up to 0 over all seats |

    Actions are numbered by the table of these options (fingerprint { $fingerprint }); see docs/env.md.

    ## What it is good for, and what not

    It shows how these bots play, with their habits and mistakes, and not how people or perfect players do. A view holds what its seat could know and nothing else. Decisions with one legal action are among the rows. Games of one data set share no luck; rows of one game do. { $timed ->
        [no] The same command makes the same games anywhere.
       *[yes] Some bots have a budget of time: games that are made again may go otherwise.
    }

    Nobody's data are in it: only bots played.

    ## The fields of a view

    | from | field | shape | |
    | ---: | --- | --- | --- |

error-other-dataset = The folder { $path } holds another data set. Choose another folder.
error-dataset-running = Another process is writing the data set in { $path }.
error-no-env-extra = { $package } is not installed. Install it with: pip install hotelier[env]
