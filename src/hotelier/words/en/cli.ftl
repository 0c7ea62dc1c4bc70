# The command line: help pages, and what commands print. What is typed (play, --seats, hk.hand_size=7)
# stays as it is.

## Help pages. A message is named after its option, with its command in front where several differ.
## .value: what an option takes, in capitals; .default: what holds without it.

help = Play, analyse and simulate hotel board games. Without a command: start a server and open its page.
help-play = Play in the terminal. Without any option: you against three bots.
help-replay = Replay a record: its log with the rules, the last position, the result.
help-simulate = Play many games between bots and report lengths, endings, wins by seat and scores. In each game all bots move on by one seat. Ctrl-C stops and reports the games played so far.
help-perft = Count the ways to answer the next questions, chance included. It checks the rules.
help-cards = Explain cards and boards: figures, effect, rule, and what is uncertain and why.
help-rules = Print rules by id, find them by words, or list the sections of the rulebook.
help-bench = Measure the speed of random play in one process, next to python-chess and catanatron.
help-completion = Print a script that completes commands and options in your shell.

help-lang = The language: { $languages }.
    .value = LANGUAGE
    .default = HOTELIER_LANG, or that of your system
help-help = Show this page.
help-version = Show the version.
help-game = The game.
help-play-game = The game.
    .default = asked for on a terminal, otherwise hotel-koenig
help-seats = Number of players.
help-play-seats = Number of players.
    .default = 4
help-perft-seats = Number of players.
    .default = 2
help-preset = A whole set of rules. hotel-koenig: schmidt, online. grand-austria-hotel: revised, classic.
help-option = One rule: hk.hand_size=7. Can be repeated.
    .value = NAME=VALUE
help-cards-option = Show the cards under this rule: edition=classic. Can be repeated.
    .value = NAME=VALUE
help-play-bots = Bots in the other seats, separated by commas; the last one repeats: page, waiter, concierge, director, greedy, random, or your own MODULE:CLASS. director@500ms thinks for that long.
    .default = greedy
help-simulate-bots = Bots that play, separated by commas; the last one repeats: page, waiter, concierge, director, greedy, random, or your own MODULE:CLASS. director@500ms thinks for that long.
    .default = random
help-play-seed = The same seed gives the same draws.
    .default = another one each time
help-simulate-seed = The same seed gives the same games.
help-position = Start from a position (JSON).
help-play-record = Save the record here at the end.
help-play-resume = Continue a saved game.
help-play-seat = Your seat, from 0.
help-play-hot-seat = Number of people who share the keyboard.
    .value = PEOPLE
help-play-plain = Print and ask line by line: for screen readers and simple terminals.
help-play-server = Play at a server: its address, an invite link, or your private return link.
help-play-name = Name of a person, with a language for that person alone: Anna, Anna:de. Can be repeated.
    .value = NAME[:LANGUAGE]
help-house-data = Figures of your own copy of Grand Austria Hotel.
    .value = FILE.toml
help-replay-file = A record, as JSON Lines or as text.
help-replay-text = Print the record in its text form.
help-replay-as-json = Print journal, last view and outcome as JSON.
help-replay-journal = Print every event on its own line.
help-replay-rules = Also print the rules that the lines cite.
help-replay-to = Stop at the decision with this number.
help-replay-seat = Show what this seat may know, from 0.
help-replay-everything = Also show what is hidden during a running game.
help-replay-plain = Print instead of opening the full screen.
help-simulate-games = Number of games.
help-simulate-jobs = Number of worker processes.
    .default = one for each core
help-simulate-records = Save a record of every game in this folder.
    .value = FOLDER
help-as-json = Print the result as JSON.
help-perft-depth = Number of questions.
help-perft-divide = Count separately by first answer.
help-cards-wanted = Numbers, keys or names; all cards without any.
    .value = CARD
help-cards-kind = Only guests, staff, politics, emperor, hotels, ballrooms, rehearsals, celebrities, entrances or tokens.
help-cards-doubts = Only what is reconstructed, disputed or differs.
help-rules-wanted = Rules such as GAH-9.4, or sections such as HK-5; the list of sections without any.
    .value = ID
help-rules-search = Find rules by their words; quoted words must stand together.
    .value = WORDS
help-rules-game = Only hotel-koenig, grand-austria-hotel or alles-walzer.
    .default = all
help-completion-shell = Which shell: bash, zsh or fish.
    .value = SHELL
help-bench-runs = Number of rounds; the median counts.
help-bench-seconds = Length of a round.
help-bench-profile = Show the slowest functions instead.

# Around them. $pieces: what is typed.
help-usage = Usage: { $pieces }
help-options-word = OPTIONS
help-command-word = COMMAND
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = (default: { $value })
help-required = (required)
help-type-number = NUMBER
help-type-text = TEXT
help-type-file = FILE

## What is wrong with a command line

error-no-such-command =
    { $near ->
        [none] There is no command “{ $command }”. The commands are { $commands }.
       *[other] There is no command “{ $command }”. Did you mean “{ $near }”? The commands are { $commands }.
    }
error-no-such-flag =
    { $near ->
        [none] There is no option “{ $flag }”. --help lists those there are.
       *[other] There is no option “{ $flag }”. Did you mean “{ $near }”?
    }
error-flag-without-value = { $flag } needs a value.
error-flag-with-value = { $flag } takes no value.
error-missing-flag = { $flag } is missing. --help explains it.
# $low: the least number allowed, or "none".
error-flag-not-a-number =
    { $low ->
        [none] { $flag } should be a number.
       *[other] { $flag } should be a number, { $low } or more.
    }
error-too-many-words = “{ $words }” is too much: this command takes fewer arguments.
error-choose-one-flag = Choose one of { $flags }.
error-output-failed = The output cannot be written: { $why }.
error-no-such-shell = There is no script for “{ $shell }”. There are scripts for { $shells }.
error-own-bot-import = The bot “{ $name }” cannot be imported: { $why }.
error-own-bot-missing = The module { $module } has no class { $bot }. Name a bot as MODULE:CLASS.
error-own-bot-no-bot = “{ $name }” is not a bot: it has no method choose(view, legal).
error-own-bot-failed = The bot “{ $name }” failed: { $why }.
error-own-bot-illegal = The bot “{ $name }” answered “{ $action }”, which is not one of the legal actions.
error-too-many-names =
    { $people ->
        [one] You gave { $names } names, but one person plays. Give fewer, or add --hot-seat.
       *[other] You gave { $names } names, but { $people } people play. Give fewer, or add --hot-seat.
    }

## hotelier simulate

simulate-stopped = Stopped after { $played } of { $games } games.
simulate-playing = Playing
simulate-head =
    { $seats ->
        [one] { $title }, 1 seat, { $bots }, seed { $seed }
       *[other] { $title }, { $seats } seats, { $bots }, seed { $seed }
    }
# $seconds, $speed: as text, with decimals.
simulate-games =
    { $games ->
        [one] 1 game in { $seconds } s: { $speed } games/s
       *[other] { $games } games in { $seconds } s: { $speed } games/s
    }
simulate-length = decisions a game: mean { $mean }, standard deviation { $sd }, { $least } to { $most }
simulate-end = End
simulate-count = games
simulate-share = share
simulate-interval = 95 %
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = wins
simulate-score = score
simulate-sd = sd
simulate-min = min
simulate-max = max
simulate-several = { $bot } (x{ $seats })

## hotelier perft

perft-depth = depth { $depth }: { $count }

## hotelier bench

bench-measuring = Measuring ...
bench-random-play = Random play
bench-decision-us = us/decision
bench-games-per-second = games/s
bench-decisions-per-game = decisions
bench-copy-us = us/copy
bench-replay-ms = ms/replay
# $spin, $fastest, $slowest, $usual: milliseconds as text.
bench-medians =
    { $rounds ->
        [one] One round. A loop of a million steps took { $spin } ms meanwhile (an ordinary core: { $usual }).
       *[other] Medians of { $rounds } rounds. A loop of a million steps took { $spin } ({ $fastest }-{ $slowest }) ms meanwhile (an ordinary core: { $usual }).
    }
bench-missing = Not measured: { $peers }. `make bench` installs them.
# $peer: another engine, whose figure ours is divided by, or "none".
bench-goal-decision-us = decision / { $peer } random move
bench-goal-copy-us = copy / { $peer } copy
bench-goal-games-per-second =
    { $peer ->
        [none] games a second, four seats
       *[other] games a second / { $peer }
    }
bench-goal-decisions-per-second = decisions a second
bench-goal-replay-ms = replay of a record, ms
# $goal: one of the above; $limit, $found, $spread: figures as text; $how: "most" or "least".
bench-not-measured =
    { $how ->
        [most] --    { $goal }: not measured; at most { $limit }
       *[least] --    { $goal }: not measured; at least { $limit }
    }
# $met: "yes" or "no"; $scaled: "yes" where the figure is converted to an ordinary core.
bench-measured =
    { $met ->
        [yes] pass  { $text }
       *[no] FAIL  { $text }
    }
bench-found =
    { $scaled ->
        [yes]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }) on an ordinary core; at most { $limit }
               *[least] { $goal }: { $found } ({ $spread }) on an ordinary core; at least { $limit }
            }
       *[no]
            { $how ->
                [most] { $goal }: { $found } ({ $spread }); at most { $limit }
               *[least] { $goal }: { $found } ({ $spread }); at least { $limit }
            }
    }
bench-hottest = Hottest functions
bench-calls = calls
bench-own-ms = own ms
bench-share = share
