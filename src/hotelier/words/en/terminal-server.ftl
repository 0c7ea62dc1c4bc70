# The terminal at a server's table: talk, clocks, offers, seats.

app-waiting-plain = Waiting for players.
app-key-chat = chat
app-key-table = table
app-key-send = send
app-key-audience = to whom
app-key-take = choose
app-help-chat = chat at a server’s table
app-help-table = at a server’s table: players, offers, leaving; Y and X answer offers
# $seat: the number of a free seat.
app-seat-bot = A bot in seat { $seat }
app-seat-link = A new link for seat { $seat }
# $name: somebody who is away.
app-substitute = Ask to replace { $name } with a bot

## The first screen, and a server's lobby

app-people = People at this keyboard
app-names-how = Names separated by commas, each with an optional language: Anna, Luc:fr
app-resume = Continue a saved game
app-resume-file = The file with the record:
app-modules-how = Digits 1 to 5 add or remove a module; arrows go through all combinations.
app-friends = Seats for others
app-clock-live = { $minutes } min plus { $increment } s per decision
app-clock-days = { $days ->
        [one] one day per decision
       *[other] { $days } days per decision
    }
app-key-change = change
app-key-back-to = back
