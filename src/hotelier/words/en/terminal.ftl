# The terminal: what is said around the board.

# What stands in front of a list or figure.
terminal-label = { $label }:
seat-name = Seat { $seat }

## The start

# $opponents: names of the others; $bots: what plays for them.
terminal-opponents = You are { $name }. You play against { $opponents }.
terminal-people = At the table: { $players }.
terminal-bot = { $name } ({ $bot })
terminal-how = Type the number of a choice, or the move itself, such as “{ $example }”. “help” tells the rest.
terminal-press-enter = Press Enter to begin.
terminal-hand-over = { $name }, it is your move. Press Enter when nobody else is looking.

terminal-which-game = Which game? (Enter: { $game })
terminal-no-such-game = There is no game “{ $text }”. Type a number from 1 to { $most }.

## Board, chains, players

terminal-chain = Chain
terminal-size = Tiles
terminal-price = Price
terminal-stock = Bank
terminal-yours = You
terminal-worth = Value
terminal-pile =
    { $tiles ->
        [0] * safe      the pile is empty
        [one] * safe      1 tile in the pile
       *[other] * safe      { $tiles } tiles in the pile
    }
terminal-hidden = hidden
terminal-total = worth { $worth }
terminal-hand = Your tiles
terminal-nothing = none
terminal-you = You
terminal-earlier =
    { $count ->
        [one] One line more: type “log”.
       *[other] { $count } lines more: type “log”.
    }

## Asking

terminal-prompt = Your choice:
terminal-prompt-default = Your choice (Enter: { $choice }):
terminal-several = Several shares at once: { $example }. One by one, buy in the order of the list.
terminal-no-default = Type the number of a choice, or the move itself.
terminal-why-legal = “{ $move }” is possible now.
terminal-why-nothing = Everything that one might look for here is possible.
terminal-undone = Taken back.
terminal-saved = The record is saved in { $path }.
# $command: what goes on with the game.
terminal-saved-running = The record is saved in { $path }, with everything in it, also what stays hidden until the game is over; to go on: { $command }
terminal-resumed =
    { $lines ->
        [one] The game goes on after one line of its record; “log” tells what happened.
       *[other] The game goes on after { $lines } lines of its record; “log” tells what happened.
    }
terminal-offer = Save the record of this game? Type a file name, or press Enter to leave it:
terminal-not-saved = The record of this game is not saved (next time: --record FILE, or “save FILE” before you quit).
terminal-goodbye = Goodbye.
terminal-again = To meet the same draws again, play with the same options and --seed { $seed }
# $only: the words of the only choice there is.
error-no-such-choice =
    { $only ->
        [none] There is no choice “{ $text }”. Choose from { $keys }, or type a move.
       *[other] There is no choice “{ $text }” here. The only one is { $keys }: { $only }
    }

## Help

terminal-help-choices = To answer a question, type the number of a choice or the move itself, in capitals or not:
terminal-help-moves = Moves: { $moves }
terminal-help-undo = takes your last choice back, as long as nothing was revealed since
terminal-help-log = tells the whole game so far
# What stands behind “why”, in capitals.
terminal-move = MOVE
terminal-help-why = says why a move is not possible now; “why” alone, why the others are not
terminal-help-show = shows the board again
terminal-help-save = saves the game; to go on: hotelier play --resume FILE
terminal-help-quit = ends the program
terminal-help-rules = Rules at this table that differ from the rulebook:
terminal-help-rule = { $help } Here: { $value }.

## The end

terminal-sum = Total
terminal-rank = Place
terminal-win =
    { $count ->
        [one]
            { $who ->
                [you] You win with { $score }. Congratulations!
               *[other] { $names } wins with { $score }.
            }
       *[other] { $names } share the victory with { $score } each.
    }

## Replay

replay-head = { $title }, { $seats } players, { $lines } lines
replay-running = The record stops here: { $name } is to move.
replay-hidden = What is hidden until the game is over is left out; --seat N shows what a seat knows, --all everything.
