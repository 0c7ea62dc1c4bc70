### The page: what stands around the games.

page-to-start = Start page
page-skip = To the content
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
page-awaits-players = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-awaits-you = Are you ready?
# $names: those who are not ready yet.
page-awaits-ready = Waiting for { $names }
page-your-turn = Your turn
page-turn-of = { $name } is thinking
page-no = No
page-close = Close
page-name = Name
page-language = Language
page-offline = The server cannot be reached. The page tries again by itself.
page-connection-lost = The connection is lost. The table is read again as soon as it is back.
page-poster = A Viennese hotel around 1900 by night, some windows lit
page-motto = Run a grand hotel in Vienna, or buy the whole street.
page-good-morning = Good morning.
page-good-day = Good day.
page-good-evening = Good evening.
page-ways-to-play = Against bots at once, with friends by a link, live or a move a day.
page-no-account = No account needed
page-title-grand-austria-hotel = Grand Austria Hotel
page-title-hotel-koenig = Hotel-König
page-about-grand-austria-hotel = Serve strudel and coffee, fill your rooms, keep the emperor happy. Two dice a round, seven rounds, one emperor.
page-about-hotel-koenig = Lay tiles, found chains, hold the most shares when two chains merge. The classic also known as Acquire.
page-bots = Bots
page-level = Level
page-usual-rules = The usual rules
page-preset-revised = Revised edition
page-preset-classic = Edition of 2015
page-preset-schmidt = Schmidt rules
page-preset-online = Rules common online
page-add-walzer = Add Alles Walzer!
page-without-walzer = Without Alles Walzer!
page-your-tables = Your tables
page-no-tables = Tables where you sit will stand here.
page-open-tables = Open tables
page-open-tables-how = join with one click
page-no-open-tables = Nobody waits for players just now.
page-look = Look
page-join = Join
page-watch = Watch
page-more-ways = More ways to play
page-way-invite = Invite
    .about = a link is enough
page-way-hotseat = Hot seat
    .about = one screen
page-way-watch = Watch
    .about = running games
page-way-replays = Replays
    .about = open a record
page-way-learn = Learn
    .about = five minutes
page-way-cards = Cards
    .about = search them all
page-table-alone = Just you so far
page-table-with = With { $names }
page-table-seats = { $game }, { $taken } of { $seats } seats
page-table-waits-for = { $game }, waiting for { $name }
page-nothing-to-watch = Nobody plays an open game just now.
page-set-name = Your name
    .about = what others call you
page-set-theme = Colours
page-theme-system = As the system
page-theme-day = Light
page-theme-night = Dark
page-set-confirm = Confirm acts
    .about = a chosen act waits for the main button
page-confirm-touch = On touch
page-confirm-always = Always
page-confirm-never = Never
page-set-keys = Single letters act
    .about = listed on the key ?
page-set-sound = Sound
    .about = a bell when it is your turn
page-set-where = All of this is kept in this browser.
page-about = About and licences
page-new-table = A new table
page-game = Game
page-seats = Seats
page-seat-me = I
page-seat-here = Somebody at this screen
page-seat-open = A friend, by a link
    .about = you get the link next
page-seat-bot = Bot: { $level }
page-seat-kind = Who sits in seat { $seat }
page-seat-name = Name in seat { $seat }
page-seat-remove = Remove seat { $seat }
page-seat-add = One more seat
page-seat-free = Free seat
page-options = Rules
page-modules = Modules of Alles Walzer!
page-module-1 = Ballrooms
page-module-2 = Celebrities
page-module-3 = Special hotels
page-module-4 = Start player
page-module-5 = A little more
page-about-table = The table
page-table-title = A name for the table
page-visibility = Who can find it
page-by-link = By link only
page-in-lobby = Everybody
page-spectators-allowed = Others may watch
page-languages = Spoken at the table
    .about = None chosen: any.
page-seed = Seed
    .about = For the same deal as somebody else. All see that one was chosen; left empty, nobody knows what comes.
page-clock = Time to think
page-clock-none = No hurry
page-clock-live = Live, by the clock
page-clock-days = Days for each move
page-clock-minutes = Minutes for the whole game
page-clock-increment = Seconds more for each decision
page-clock-each-days = Days for each decision
page-make-table = Make the table
page-invited = Sit down with us
page-sit-down = Sit down
page-only-watch = Only watch
page-table-opens = The table is being laid
page-ready = ready
page-not-ready = not ready yet
page-be-ready = I am ready
page-not-ready-yet = Not ready after all
page-copy-invite = Copy the invite
page-copied = Copied
page-invite-link = Link for seat { $seat }
page-put-bot = A bot
page-free-seat-of = Free the seat of { $name }
page-call-off = Call it off
page-leave = Get up again
page-kind-you = you
page-kind-guest = guest
page-kind-program = a program
page-kind-free = waits for somebody
page-kind-resigned = has given up
page-time-left = Time left: { $time }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-proof = Fair luck
page-proof-how = Before play a hash of the secret seed was published; the seed follows when the game is over. So nobody can choose the luck.
page-proof-chosen = The seed of this table was chosen by its maker.
page-proof-hash = Published hash (SHA-256)
page-proof-seed = Seed
page-proof-right = The seed has the published hash: nobody changed the luck.
page-proof-changed = The seed has this hash, but this browser saw another one during the game.
page-proof-wrong = The seed does not have the published hash.
page-proof-draws = hotelier verify checks from the record that every draw came from this seed.
page-sealed-grand-austria-hotel = Dice sealed { $hash }
page-sealed-hotel-koenig = Tiles sealed { $hash }
page-table-ways = At this table
page-offer-takeback = Ask to take back
page-offer-abort = Offer to call it off
page-substitute = A bot instead
page-stand-in = If all agree, a bot steps in: { $level }.
page-substitute-level = Bot for whoever is away
page-return = Take my seat back
page-resign = Give up
page-resign-sure = Really give up
page-rematch = Play again
page-replay = Replay
page-record = The record
page-offered-takeback = { $name } asks to take the last decision back.
page-offered-abort = { $name } offers to call the game off.
page-offered-substitute = { $name } asks for a bot in place of { $whom }: { $level }.
# Whoever is to be replaced reads this one.
page-offered-substitute-you = { $name } asks for a bot in your place: { $level }.
page-offered-until = Whoever says nothing by { $time } agrees.
page-agree = Agree
page-refuse = Refuse
page-here = I am here
page-withdraw-offer = Withdraw
page-pass-to = Pass the device to { $name }
page-pass-why = Nobody’s cards are shown until then.
page-pass-here = { $name } is here
page-keys = Keys
page-keys-off = Single letters are switched off in the settings.
page-key = Key
page-key-does = What it does
page-key-tab = On to the next thing; arrows go on inside boards
page-key-enter = Act on what is in focus
page-key-escape = Close, let go
page-key-help = These keys
page-key-theme = Light or dark
page-key-undo = Undo
page-key-redo = Redo
page-key-let-go = Let go of what is chosen
page-key-table = About the table: chat, proof, ways out
page-tables-wait = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
page-options-changed = { $count ->
        [one] { $preset }, one change
       *[other] { $preset }, { $count } changes
    }
page-options-single = { $count ->
        [0] Single rules
       *[other] Single rules ({ $count } changed)
    }
page-lobby-free = { $count ->
        [one] One seat is free: send the link, or seat a bot.
       *[other] { $count } seats are free: send the links, or seat bots.
    }
page-lobby-ready = Everybody is here. The game begins when all are ready.
page-since = { $count ->
        [one] since your last turn: one
       *[other] since your last turn: { $count }
    }
page-open-seat = The side of { $name }

## Replays

page-replay-not-real = This is not the real table
page-replay-steps = Step by step
page-replay-first = To the start
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-slider = Where in the game
page-replay-at = Step { $step } of { $last }
page-replay-at-short = { $step } of { $last }
page-replay-curve = Curve
page-replay-link = Link to #{ $ply }
page-replay-copied = Link copied
page-replay-record = Record
page-replay-eyes = Through whose eyes
page-replay-eyes-own = As I may see it
page-replay-gone = This record is not kept in this browser any more.
page-replay-let-go = Let go, and the record is replayed
page-replay-drop = Drop a record here, or choose a file
page-replay-own = Your records
page-replay-kept = kept in this browser
page-replay-forget = Forget { $name }
page-replay-finished = Finished tables
page-replay-search = Somebody who sat there
page-replay-none = No finished table yet.
page-replay-source = What counts
page-replay-all-sources = All sources
page-replay-graph = Points and worth, step by step
page-replay-hidden = hidden
page-replay-source-points = points
page-replay-source-money = money
page-replay-source-shares = shares
page-key-step-back = One step back in a replay
page-key-step-on = One step on in a replay

## Cards to look up

page-key-search = Search the cards
page-cards-search = Search names and effects
page-cards-any = All
page-cards-kind = Kind
page-cards-colour = Guest
page-cards-timing = Works
page-cards-pack = From
page-cards-none = No card fits.
page-cards-clear = Show all cards
page-cards-our-name = our own name
page-cards-timing-once = Once, when played
page-cards-timing-round = Once a round
page-cards-timing-permanent = Always
page-cards-timing-end = At the end of the game
page-cards-timing-bell = Once in the game, at a moment of its own
page-cards-pack-base = Base game
page-cards-pack-promo = Promo cards
page-cards-pack-ballrooms = Ballrooms
page-cards-pack-celebrities = Celebrities
page-cards-pack-entrances = Special hotels
page-cards-pack-more-cards = A little more
page-cards-pack-extra = Extra cards
page-cards-spaces = Spaces with { $players } players
page-cards-chains = Chains
page-cards-chains-about = Each chain has { $shares } shares. From { $safe } tiles on it is safe: nobody can take it over.
page-cards-prices = Prices and bonuses
page-cards-tiles = tiles
page-cards-size-from = { $size } or more
page-cards-share = One share
page-cards-largest = Largest holder
page-cards-second = Second holder
page-redo = Redo
page-end-turn = End your turn?
page-end-turn-not = Not yet
page-then-over = Then the game is over.
page-then-chance = Then something new comes up: no undo.
page-then-you = Then it is your move again.
page-then-seat = Then it is { $name }’s turn.
page-missed = Since your last turn
page-missed-step = { $step } of { $steps }
page-missed-pause = Pause
page-missed-play = Play
page-missed-back = Back to now
page-missed-one-back = One step back
page-missed-one-on = One step on
page-set-endings = Ask before my turn ends
    .about = with what will happen
page-set-motion = Pieces travel
    .about = from where they were to where they go
page-why-asked = Not now: the question above comes first.
page-why-waits = It is { $name }’s move.

## Around the tables

page-account = You
page-ratings = Ratings
page-way-ratings = Ratings
    .about = who plays best
page-way-account = Your games
    .about = history and account
page-rated = It counts for ratings
    .about = for accounts that want to be rated; see
page-host = host
page-make-host = Make host
page-seat-rating = rating { $points }
page-bot-plays = A bot plays in your seat.
page-ended-by = The game is over: won by { $names }.
page-next-game = There is another game with the same people.
page-next-join = Come along
page-clock-left-days = { $days } d { $hours } h
page-chat-to = Who hears it
page-chat-to-all = To all
page-chat-to-seats = Players only
page-chat-onlooker = looks on
page-review = Review
page-hint = Hint
page-key-hint = Hint
page-terms = What is agreed
page-terms-live = { $minutes } min each, { $increment } s more for each decision
page-terms-days = { $days ->
        [one] One day for each decision
       *[other] { $days } days per decision
    }
page-terms-unwatched = Nobody else may watch
page-terms-seed = The host has chosen the seed
page-pace-live = { $minutes } min + { $increment } s
page-pace-days = { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
page-lobby-waits = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-join-begun = This game has begun: all seats are taken. If you sit there, come back by your return link or your account.
page-way-back = Your way back on another device
page-offer-declined = { $kind ->
        [takeback] Nothing is taken back: that was refused or withdrawn.
        [abort] The game goes on: calling it off was refused or withdrawn.
       *[substitute] No bot takes the seat: that was refused or withdrawn.
    }
page-resigned-you = You have given up. A bot plays on for you.
page-proof-from = from step { $ply } on, as something was taken back
page-standing-orders = Standing orders
