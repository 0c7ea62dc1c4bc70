# The terminal: what is said around the board.

# What stands in front of a list or figure.
terminal-label = { $label }:
seat-name = Seat { $seat }

## The start

# $opponents: names of the others; $bots: what plays for them.
terminal-opponents = You are { $name }. You play against { $opponents }.
terminal-people = At the table: { $players }.
terminal-bot = { $name } ({ $bot })
terminal-how = Type the number of a choice, or the move itself, such as “{ $example }”. Type “help” for more.
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
        [one] 1 more line: type “log”.
       *[other] { $count } more lines: type “log”.
    }

## Asking

terminal-prompt = Your choice:
terminal-prompt-default = Your choice (Enter: { $choice }):
terminal-several = Several shares at once: type { $example }.
terminal-no-default = Type the number of a choice, or the move itself.
terminal-why-legal = “{ $move }” is possible now.
terminal-why-nothing = Every move you might expect here is possible.
terminal-undone = Taken back.
terminal-saved = The record is saved in { $path }.
# $command: what goes on with the game.
terminal-saved-running = The record is saved in { $path }. It includes what stays hidden until the game is over. To continue: { $command }
terminal-resumed =
    { $lines ->
        [one] The game continues after one line of its record. Type “log” to see what happened.
       *[other] The game continues after { $lines } lines of its record. Type “log” to see what happened.
    }
terminal-offer = Save the record of this game? Type a file name, or press Enter to skip:
terminal-not-saved = This game is not saved. Next time use --record FILE, or type “save FILE” before you quit.
terminal-goodbye = Goodbye.
terminal-again = For the same draws, play with the same options and --seed { $seed }
# $only: the words of the only choice there is.
error-no-such-choice =
    { $only ->
        [none] There is no choice “{ $text }”. Choose from { $keys }, or type a move.
       *[other] There is no choice “{ $text }” here. The only one is { $keys }: { $only }
    }

## Help

terminal-help-choices = To answer a question, type the number of a choice or the move itself, in capitals or not:
terminal-help-moves = Moves: { $moves }
terminal-help-undo = undoes your last choice, if nothing was revealed since
terminal-help-log = shows the log of the whole game
# What stands behind “why”, in capitals.
terminal-move = MOVE
terminal-help-why = says why a move is not possible now; “why” alone, why the others are not
terminal-help-show = shows the board again
terminal-help-save = saves the game; to continue it: hotelier play --resume FILE
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
replay-hidden = Hidden information is left out until the game is over. --seat N shows what that seat knows, --all shows everything.
