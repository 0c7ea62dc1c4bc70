# The levels of the bots: `hotelier bots`, the tables, the page.

level-page = Page
level-page-character = New at the reception: cheerful, quick, and forgetful when the emperor calls.
level-waiter = Waiter
level-waiter-character = Sees what lies at hand and takes it; never looks past the next step.
level-concierge = Concierge
level-concierge-character = Plans the whole turn before lifting a finger.
level-director = Director
level-director-character = Plays out many futures, yours included, before every turn.
level-random = Dice
level-random-character = Does whatever comes to mind, as a die would.
page-level-rated = { $level }, rating { $rating }

help-bots = List the levels of a game: name, character, rating, and how long each thinks.
bots-level = Level
bots-key = Name for --bots
bots-character = Character
bots-rating = Rating
bots-nodes = Nodes per decision
