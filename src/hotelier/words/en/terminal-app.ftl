# The whole-screen game in the terminal.

app-no-textual = The full-screen game needs Textual, which is not installed (pip install textual). Starting in plain mode.
app-your-move = Your move
app-over = The game is over
app-over-keys = Press S for the score sheet.
app-not-asked = It is not your move.
app-thinking = Thinking …
app-type = A number, a move, or “card NAME”, “rules NUMBER”, “why MOVE”:
app-save = Save the record in this file:
app-leave = Save the game before you quit? Type a file name. Enter without a name, or Ctrl C again: quit without saving. Esc: play on.
app-waiting = Waiting for players. These links claim the open seats:
app-lost = Connection lost
app-aborted = The game was called off
# $link: leads back to the table; nobody else should know it.
app-way-back = Your private link back to this table: hotelier play --server { $link }
# $at, $last: numbers of decisions.
app-replay = { $at } of { $last }
app-jump = Go to decision (0 to { $last }):
# What stands behind a key in the last line: one word.
app-key-undo = undo
app-key-hint = hint
app-key-log = log
app-key-why = why not
app-key-more = more
app-key-type = type
app-key-help = help
app-key-language = language
app-key-theme = light
app-key-save = save
app-key-quit = quit
app-key-close = close
app-key-rules = rules
app-key-first = start
app-key-back = back
app-key-on = next
app-key-last = end
app-key-jump = jump
app-key-eyes = view
app-more-hotel = Hotel
app-more-hand = Hand and staff
app-more-guests = All guests
app-more-city = Emperor and politics
app-more-balls = Ballrooms

## Help

app-help = What is underlined on the board can be clicked. A click, or the keys:
app-help-choose = move among the choices; Enter plays the marked one
app-help-number = plays the choice with this number
app-help-widen = shows all choices again
app-help-hint = the best moves, with reasons
app-help-log = the log, with the rule behind each line
app-help-why = what is not possible now, and by which rule
app-help-more = hotels, hands, guests and whatever the picture leaves out
app-help-rules = the rule behind the question, or behind the last refusal
app-help-type = type a move, a card’s name or a rule’s number
app-help-scroll = scroll the picture
app-help-language = the next language
app-help-theme = light or dark
# $keys: letters; $things: what they mean, as moves are written.
app-help-letters = Letters select: { $keys } ({ $things }).

## Refusals

error-bad-server = “{ $text }” is not a link to a server. Give its address, an invitation link, or your private link back.
error-server-refuses = The server says: { $text }
error-no-server = There is no answer from { $url } ({ $why }).
error-no-own-table = You have no running game at { $url }.
