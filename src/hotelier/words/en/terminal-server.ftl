# The terminal at a server's table: talk, clocks, offers, seats.

app-waiting-plain = Waiting for players.
app-key-chat = chat
app-key-table = table
app-key-send = send
app-key-audience = to whom
app-key-take = choose
app-help-chat = talk with the others at a server’s table
app-help-table = at a server’s table: who is there, offers, ways out; Y and X answer what is asked
# $seat: the number of a free seat.
app-seat-bot = A bot in seat { $seat }
app-seat-link = A new link for seat { $seat }
# $name: somebody who is away.
app-substitute = Ask for a bot in place of { $name }

## The first screen, and a server's lobby

app-people = People at this keyboard
app-names-how = Names with commas; each may have a language: Anna, Luc:fr
app-resume = Go on with a saved game
app-resume-file = The file with the record:
app-modules-how = The digits 1 to 5 add a module or take it away; arrows go through all.
app-friends = Seats for others
app-clock-live = { $minutes } min, { $increment } s more for each decision
app-clock-days = { $days ->
        [one] one day for each decision
       *[other] { $days } days for each decision
    }
app-key-change = change
app-key-back-to = back
