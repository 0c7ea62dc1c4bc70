# hotelier arena, and worker processes.

help-arena = Play a tournament between bots into a folder, with ratings. The same command again goes on where it stopped, even if it was killed.
help-arena-out = Where the games are kept.
    .value = FOLDER
help-arena-deals = How many deals; each is played by every lineup in every rotation of its seats.
help-arena-seed = The same seed gives the same games.
help-arena-bots = Who takes part; each meets each other one: random,greedy.
help-arena-lineup = One table: its bots, the last one repeats. Can be repeated; replaces --bots.
    .value = NAME,NAME
help-arena-ladder = Each bot of --bots meets only the one before it.
help-arena-jobs = Processes to share the work.
    .default = one for each core
help-arena-engine = Where to play: local, or ray for a Ray cluster (RAY_ADDRESS).
help-arena-parquet = Also write a table with a row for each seat of each game.
    .value = FILE.parquet
help-arena-charts = Also draw ratings, lineups and sources of points.
    .value = FOLDER
help-arena-chart-kinds = Kinds of chart files: svg, png or both.

arena-head =
    { $games ->
        [one] { $title }, { $seats } seats: 1 game, seed { $seed }
       *[other] { $title }, { $seats } seats: { $games } games, seed { $seed }
    }
arena-stopped = Stopped after { $played } of { $games } games. The same command goes on.
arena-rating = rating
arena-lineup = Lineup
arena-against = { $bot } against { $others }
arena-even = even
arena-lead = lead
arena-source = Points from
arena-card = Chosen
arena-chosen = times
worker-lost = A worker process was lost; another one plays its games again.

error-workers-lost = Worker processes were lost { $times } times without finishing anything. Is there enough memory?
error-other-tournament = The folder { $path } holds another tournament. Choose another folder.
error-tournament-running = Another process is playing the tournament in { $path }.
error-ladder-running = Another process is playing the ladder in { $path }.
error-broken-result = Line { $line } of { $path } is no result of a game.
error-unknown-engine = There is no engine { $name }. Known are: { $engines }.
error-no-ray = Ray is not installed. Install it with: pip install hotelier[ray]
error-no-arena-extra = { $package } is not installed. Install it with: pip install hotelier[arena]
