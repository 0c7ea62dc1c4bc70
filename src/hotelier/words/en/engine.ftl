# The engine protocol: hotelier engine, hotelier engine-check, hotelier arena --bot.

help-engine = Run one of our levels as an engine, for any program that uses the engine protocol on standard input and output.
help-engine-level = The level: page, waiter, concierge, director, greedy or random.
    .value = LEVEL
help-engine-nodes = Nodes for each decision; 0: as its level says.
help-engine-check = Test a program that uses the engine protocol: handshake, options, both games, bad input, time, exit. Prints what failed and what would be right.
help-engine-check-program = The program with its arguments, in quotes.
    .value = COMMAND
help-engine-check-questions = End each game after this many questions; 0 plays whole games.
help-engine-check-talk = Print the conversation on standard error: > to the program, < from it.
help-play-bot = An engine that plays the other seats: its command, in quotes. Can be repeated; with --bots the first one is engine1.
    .value = COMMAND
help-arena-bot = An engine that takes part too: its command, in quotes. Can be repeated. In --bots and --lineup the first one is engine1.
    .value = COMMAND
help-simulate-bot = An engine that plays too: its command, in quotes. Can be repeated. In --bots the first one is engine1; without --bots the engines play alone.
    .value = COMMAND
help-bot-option = Set an option of an engine: engine1.nodes=500. Can be repeated.
    .value = ENGINE.NAME=VALUE
help-bot-time = Time limits of engines: 5s for a turn, 10min+2s for a game and after each turn, 10min+2s/30s for both.
    .value = TIME

# $name: who sits there, $bot: the engine, $why: a sentence.
terminal-engine-wrong = { $name } ({ $bot }) went wrong, and a random move was played instead. { $why }
terminal-engine-out = { $name } ({ $bot }) went wrong for the third time: from now on its moves are random. { $why }

# $kinds: kinds of faults with their numbers, by the names of docs/engine-protocol.md.
arena-faults =
    { $faults ->
        [one] { $bot }: 1 fault ({ $kinds })
       *[other] { $bot }: { $faults } faults ({ $kinds })
    }

# $name: one of the checks below.
engine-check-passed = ok      { $name }
engine-check-warned = doubt   { $name }
engine-check-failed = FAILED  { $name }
# $right: what would be right, one of the texts below.
engine-check-right = Right: { $right }
# $passed, $failed: numbers of checks.
engine-check-sum =
    { $failed ->
        [0] { $engine }: all { $passed } checks passed.
        [one] { $engine }: 1 check failed, { $passed } passed.
       *[other] { $engine }: { $failed } checks failed, { $passed } passed.
    }

engine-check-handshake = introduces itself
    .right = answer “hello” with “engine”: schema 1, name, version, games and options whose defaults they take; answer “ping” with “pong” and the same id. Write each message on one line and flush.
engine-check-hello-again = introduces itself again
    .right = answer every “hello” alike, even in the middle.
engine-check-options = accepts its options
    .right = take every value that your own list of options allows, without an answer to “set”.
engine-check-malformed = survives bad input
    .right = answer a line that makes no sense with “error”, or not at all, and go on.
engine-check-unknown-fields = reads long lines and ignores unknown fields
    .right = read lines of any length as UTF-8, and ignore fields that you do not know.
# $game: name of a game, number of seats, options; as one types them.
engine-check-game = plays { $game }
    .right = answer every “go” with “answer”, its id, and one of “view.legal” by text or by its place from 0. There may be several tables at once.
engine-check-time = keeps to its time
    .right = answer before “turn_ms” and “clock_ms” are over.
engine-check-stop = answers after “stop”
    .right = answer the question at once after “stop”; ignore “stop” if you have answered.
engine-check-goes-on = continues after a refusal and an abandoned game
    .right = no answer to “refused” and “end”; “end” may come for a table that you do not know, with null as outcome.
engine-check-repeats = gives the same answer to the same seed
    .right = draw from a generator that “seed” of “new” starts; then games can be repeated. This is a wish.
engine-check-quit = exits after “quit”
    .right = end with exit code 0 after “quit”.
engine-check-hang-up = exits at the end of input
    .right = end with exit code 0 when your input ends, or it will outlive a host that was killed.

error-engine-died = It ended; exit code { $code }.
error-engine-garbage = It said “{ $said }”, which is no message ({ $why }).
error-engine-long-line = It wrote a line of more than { $most } bytes.
error-engine-flood = It wrote more than { $most } lines that nobody had asked for.
error-engine-late = No answer in { $left } ms, nor within { $grace } ms after “stop”.
error-engine-deaf = It does not read what it is told.
error-engine-silent = It did not say { $wanted } in time.
error-engine-wrong-id = It answered { $found } instead of { $wanted }.
error-engine-unexpected = It said { $found } instead of { $wanted }.
error-engine-error = It reported an error: { $said }
error-engine-illegal = It answered “{ $said }”. { $why }
error-engine-schema = It speaks version { $found } of the protocol; here it is version { $wanted }.
error-engine-unknown-games = It plays { $games }, which we do not know. Known are: { $known }.
error-engine-bad-default = Its option { $name } does not take its own default. { $why }
error-engine-other-identity = It was { $was } and is { $now } now.
error-engine-upset = After the line “{ $line }”: { $why }
error-engine-overtime = An answer took { $took } ms; { $left } ms were left.
error-engine-not-repeated = First it answered “{ $one }”, then “{ $other }”.
error-engine-stays = It was still there after { $seconds } seconds.
error-engine-bad-exit = It ended with exit code { $code }.

error-answer-empty = The answer has neither an action nor an index.
error-answer-index = The index { $index } is too large; the last one is { $most }.
error-answer-differs = The index { $index } is “{ $other }”, not “{ $action }”.

error-engine-broken = The engine “{ $command }” cannot be used. { $why }
error-engine-changed = The tournament began with { $was }; now it is { $now }. Take the old engine, or another folder.
error-engines-play-here = Engines play at a table of this machine only; a server has bots of its own.
error-engine-plays-not = The engine { $name } does not play { $game }. It plays: { $games }.
error-no-such-program = There is no program { $program }.
error-bad-command = “{ $command }” is no command: a quotation mark is missing.
error-bad-bot-option = “{ $text }” sets no option of an engine. Write engine1.NAME=VALUE.
error-bad-time-control = { $value } is not a time. Write 5s, 500ms, 10min+2s or 10min+2s/30s.
error-no-engine-option = The engine has no option { $name }. It has: { $options }.
error-bad-engine-option = The option { $name } does not take { $value }, but: { $takes }
error-no-such-level = There is no level { $name }. Known are: { $levels }.
error-no-engine-position = The question has no position; this engine wants one.
error-other-legal-actions = The legal actions do not fit the position.
