### The page: what stands around the games.

page-to-start = Start page
page-help = Keys and help
page-settings = Settings
page-theme-to-light = Light colours
page-theme-to-dark = Dark colours
page-lost = There is nothing here
page-lost-why = The address is mistyped, or what was here is gone.
page-guest = Guest
page-what-to-play = What shall we play?
page-play-now = Play now
page-decision = The question
page-undo = Undo
page-log = Log
page-log-more = Earlier
page-rule-open = Rule { $rule }
page-game-over = The game is over
page-game-aborted = The game was called off
page-one-moment = One moment
page-your-turn = Your turn
page-turn-of = { $name } is thinking
