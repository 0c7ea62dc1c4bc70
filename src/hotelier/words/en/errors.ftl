# Why something was refused: what is wrong, and what would be right. The rule id is added at the end.

# $sentence: what was refused; $rule: the id of the rule behind it.
error-with-rule = { $sentence } ({ $rule })
# Somebody’s data, in quotes.
quoted = “{ $text }”

## Texts of actions

error-empty-action = No action given. Every action begins with one of { $verbs }.
error-unknown-verb =
    { $near ->
        [none] No action is called “{ $verb }”. Actions begin with one of { $verbs }.
       *[other] No action is called “{ $verb }”. Did you mean “{ $near }”? Actions begin with one of { $verbs }.
    }
error-wrong-number-of-words =
    { $expected ->
        [0] “{ $verb }” stands alone, but “{ $text }” has more words than that.
        [one] “{ $verb }” takes one word after it ({ $fields }), but “{ $text }” has { $found }.
       *[other] “{ $verb }” takes { $expected } words after it ({ $fields }), but “{ $text }” has { $found }.
    }
error-not-a-number = “{ $word }” in “{ $text }” should be a whole number, such as { $verb } 2.
error-unknown-word =
    { $near ->
        [none] “{ $word }” in “{ $text }” is not known here. It should be one of { $keys }.
       *[other] “{ $word }” in “{ $text }” is not known here. Did you mean “{ $near }”? It should be one of { $keys }.
    }
error-no-such-action = { $text } is not an action of this game.

## Actions

error-not-the-question = “{ $text }” does not answer the question that is asked now.
error-game-over = “{ $text }” comes too late: the game is over.
error-not-your-turn = “{ $text }” is not from the player whose turn it is: seat { $seat } is to move.
error-impossible-outcome = “{ $text }” cannot come up here ({ $kind }).
error-not-a-script = Scripted chance should be a list of texts such as “draw 9F”, not { $value }.
error-script-ended = The scripted chance is used up, and there is no seed to go on with ({ $kind }). Give more outcomes, or a seed.
error-revealed = This cannot be undone: something has been revealed since.
error-nothing-to-undo = There is nothing to undo.

## Options, seats, games, bots

error-unknown-option =
    { $near ->
        [none] There is no option “{ $name }”. The options are { $options }.
       *[other] There is no option “{ $name }”. Did you mean “{ $near }”? The options are { $options }.
    }
error-bad-option-value = { $name } cannot be { $value }. It can be { $choices }.
error-bad-seats = { $game } cannot be played with { $value } seats. It takes { $low } to { $high }.
error-no-such-seat = There is no seat { $seat } ({ $where }): with { $seats } players the seats are numbered from 0.
error-no-such-number = There is no action number { $value }: the table of these options ends at { $most }.
error-unknown-game =
    { $near ->
        [none] There is no game “{ $game }”. Known: { $games }.
       *[other] There is no game “{ $game }”. Did you mean “{ $near }”? Known: { $games }.
    }
error-unknown-bot = There is no bot “{ $name }” for { $game }. There are { $bots }.
error-bad-budget = { $value } is not a thinking time. Give a number of nodes (5000) or milliseconds (200ms).

error-unknown-language = There is no translation for “{ $language }”. The languages are { $languages }.

## Files, records, positions

error-no-such-file =
    { $why ->
        [none] The file { $path } cannot be read.
       *[other] The file { $path } cannot be read: { $why }.
    }
error-cannot-write =
    { $why ->
        [none] The file { $path } cannot be written.
       *[other] The file { $path } cannot be written: { $why }.
    }
# What the system says about a file: $why of the messages above.
os-error-enoent = there is no such file or folder
os-error-eacces = that is not allowed
os-error-eperm = that is not allowed
os-error-eisdir = it is a folder
os-error-enotdir = a part of the path is not a folder
os-error-enospc = the disk is full
os-error-erofs = the disk is read-only
os-error-enametoolong = the name is too long
error-no-such-folder = The file { $path } cannot be written: there is no such folder. Make it first.
error-not-text = The file { $path } is not a text file in UTF-8, so it is not a record.
error-empty-record = The record is empty. It should begin with a header line.
error-cut-off = The record is cut off in the middle of line { $line }. Remove that line to read what comes before it.
error-not-json = Line { $line } is not valid JSON. A record has one JSON object on each line.
error-not-a-record-line = Line { $line } is not a line of a record: “{ $text }”. A line of play looks like “0: lay 9F”.
error-line-after-end = Line { $line } comes after the end of the game. Nothing may follow the end.
error-no-header = Line { $line } is not the header of a record. The first line should name the format, game, rules, seats and options.
error-newer-format = The record is written in format { $found }; this version reads format { $known }. A newer version of Hotelier may read it.
error-newer-rules = This was played by rules version { $found }; this version knows version { $known }. A newer version of Hotelier can replay it.
error-other-rules = This was played by rules version { $found }, but this version of Hotelier plays version { $known }.
error-other-game = This is a position of { $found }, not of { $wanted }.
error-wrong-ply = Line { $line } has number { $found }, but { $wanted } comes next. Lines may be missing or out of order.
error-not-text-action = Line { $line }: the action should be a text such as “lay 9F”, not { $value }.
error-bad-action = Move { $ply } of the record, “{ $text }”, does not fit: { $why }
error-redacted = This record leaves out what its reader may not know, so it cannot be replayed or continued. Only a full record can.
error-not-over-yet = The record says that the game is over, but somebody is still to move. Lines may be missing.
error-wrong-end = The end of the record says { $where } { $found }, but the moves lead to { $wanted }.
error-stops-in-chance =
    { $lines ->
        [one] The record stops after one line, where a draw should follow. Its last lines are missing.
       *[other] The record stops after { $lines } lines, where a draw should follow. Its last lines are missing.
    }
# $missing-count, $surplus-count: how many they are. Every list in an error has such a number.
error-wrong-fields =
    { $missing ->
        [none] { $where }: { $surplus } should not be there.
       *[other]
            { $surplus ->
                [none]
                    { $missing-count ->
                        [one] { $where }: { $missing } is missing.
                       *[other] { $where }: { $missing } are missing.
                    }
               *[other]
                    { $missing-count ->
                        [one] { $where }: { $missing } is missing, and { $surplus } should not be there.
                       *[other] { $where }: { $missing } are missing, and { $surplus } should not be there.
                    }
            }
    }
error-not-a-list = { $where } should be a list, not { $value }.
error-not-an-object = { $where } should be a JSON object, not { $value }.
error-not-an-int = { $where } should be a whole number, not { $value }.
error-not-a-key = { $where } cannot be { $value }. It should be one of { $keys }.
error-bad-form = { $where } cannot be read as { $kind }: { $value }.
error-unknown-frame = { $where }: there is no question or task { $value }. Known: { $frames }.
error-wrong-length = { $where } should have { $wanted } entries, but has { $found }.
error-nothing-asked = { $where } is empty, so nobody is asked anything, but the game is not over. Leave the stack out to begin a turn.
error-misplaced-frame =
    { $under ->
        [none] { $where }: { $frame } cannot lie at the bottom of the stack.
       *[other] { $where }: { $frame } cannot lie on { $under }.
    }
error-frame-does-not-fit = { $where }: the { $name } of { $frame } does not fit this position.
error-field-does-not-fit = { $where } does not fit this position: no game could have brought it there.
error-too-many-draws = { $where }: { $draws } are to be drawn, but only { $pile } are left.
error-too-many-outcomes = The outcomes of { $kind } are too many to count one by one.

## The command line

error-not-in-terminal = { $game } cannot be shown in the terminal. These can: { $games }.
error-not-an-option-pair = “{ $text }” is not an option. Write --option NAME=VALUE, such as --option hk.hand_size=7.
error-position-not-json = The file { $path } is not valid JSON (line { $line }). A position is one JSON object.
error-position-decides = { $flag } does not go with --position: the position says that already. Change it in the file.
error-record-decides = { $flag } does not go with --resume: the record says that already.
error-nothing-to-resume = The game in { $path } is over, so it cannot be continued. Watch it with “hotelier replay { $path }”.
error-too-many-people = { $people } people do not fit at a table with { $seats } seats. Add seats or seat fewer people.
error-wrong-bot-count = { $found } bots were named, but { $seats } other seats need one each; a single name stands for all.
error-too-many-bots =
    { $free ->
        [0] No seat is left for bots: people take all of them. Leave out --bots, or add seats.
        [one] You named { $bots } bots, but there is one seat for them. Name fewer, or add seats.
       *[other] You named { $bots } bots, but there are { $free } seats for them. Name fewer, or add seats.
    }
error-no-such-ply = The record has { $lines } lines, so it cannot be shown up to line { $ply }.

## House data

error-no-house-data = { $game } has no figures to replace: --house-data is for grand-austria-hotel.
error-house-not-toml =
    { $line ->
        [0] The file { $path } is not a TOML file.
       *[other] The file { $path } is not a TOML file: line { $line } cannot be read.
    }
error-house-not-a-table = House data: { $where } should be a table, not { $value }.
error-house-unknown-card =
    { $near ->
        [none] House data: there is no { $value } among the { $table }.
       *[other] House data: there is no { $value } among the { $table }. Did you mean “{ $near }”?
    }
error-house-card-twice = House data: { $table } names { $value } twice, by its key and by its number.
error-house-unknown-field =
    { $near ->
        [none]
            { $where ->
                [none] House data: { $value } cannot be replaced. What can: { $choices }.
               *[other] House data: { $where } has no { $value } to replace. What it has: { $choices }.
            }
       *[other]
            { $where ->
                [none] House data: { $value } cannot be replaced. Did you mean “{ $near }”? What can: { $choices }.
               *[other] House data: { $where } has no { $value } to replace. Did you mean “{ $near }”? What it has: { $choices }.
            }
    }
error-house-bad-number = House data: { $where } should be a whole number from { $low } to { $high }, not { $value }.
error-house-bad-word = House data: { $where } should be { $choices }, not { $value }.
error-house-bad-value = House data: { $where } cannot be { $value }.
error-house-wrong-length = House data: { $where } should be a list of { $wanted } numbers, not { $value }.
error-house-no-alternative = House data: { $where } has no loss of VP as an alternative, so it cannot be replaced.
error-other-data =
    { $given ->
        [none] This was played with the house data “{ $played }”: give that file with --house-data.
       *[other]
            { $played ->
                [none] This was played with the printed figures: leave out --house-data.
               *[other] This was played with the house data “{ $played }”, not with “{ $given }”.
            }
    }
