# The table of Grand Austria Hotel in the browser. Narrow columns: as short as can be. VP are victory points.

gah-spaces = Action spaces
gah-queue = Guests in the queue
gah-cafe = Café
gah-free-table = free table
gah-check-in = Check in
gah-complete = complete
gah-order-complete = The order is complete
gah-points = points
gah-krones = krones
gah-emperor = Emperor
gah-emperor-short = emperor
gah-staff-short = staff
gah-kitchen = Kitchen
gah-store = To the kitchen
gah-use = Use
gah-used = used
gah-works-now = works now
gah-work = Staff at work
gah-hand = In your hand
gah-looked = Cards you look at
gah-pack = The pack
gah-hand-when = space 5 or a reward
gah-no-cards = none
gah-order = Turn order
gah-round = Round
gah-round-of = Round { $round } of { $rounds }
gah-serve-short = Serve
gah-done = done
gah-passed = has passed
gah-key-free = The key lies ready:
gah-key-gives = first in the next round, a good of your choice, an action of strength 1.
gah-key-held = { $name } has the key
gah-track = The emperor track
gah-round-n = round { $round }
gah-forecast-now = If it came now:
gah-forecast = +{ $vp } VP, { $back } back to { $space },
gah-forecast-penalty = then the penalty: { $text }.
gah-forecast-bonus = then the bonus: { $text }.
gah-forecast-neither = no bonus, no penalty.
gah-forecast-from = From { $space } up:
gah-politics = Politics
gah-politics-vp = first { $a }, then { $b }, then { $c } VP
gah-of = of
gah-you = You
gah-you-small = you
gah-met = met
gah-others = The other houses
gah-open-with = open with
gah-person = player
gah-house-of = { $name }’s hotel
gah-back-to-yours = Back to yours
gah-roof = A full group of 1, 2, 3, 4 rooms gives
gah-roof-with = With { $name } a full group of 1, 2, 3, 4 rooms gives
gah-not-confirmed = Not confirmed
gah-served = { $good }, served
gah-nothing = nothing
gah-options = Options
gah-less = Fewer …
gah-place-hint = Choose the guest or the kitchen; dragging works, too.
gah-place-more = More goods follow.
gah-preview-hint = What it does is shown here first.
gah-way-room = Give a room
gah-way-ball = Send dancing
gah-ballrooms = Ballrooms
gah-balcony = balcony
gah-scored = scored
gah-now = now
gah-next-round = next, round { $round }
gah-after-round = after round { $round }
gah-rehearsal = Rehearsal room
gah-empty = empty
gah-lounge = Lounge
gah-lounge-note = a coloured die brings the guest
gah-die-on = on { $space }
gah-die-away = die is away
gah-until-round-end = until the end of the round
gah-entrance = Hotel entrance
gah-at-once = at once
gah-auction = Auction of entrances
gah-bids = Bids
gah-leads = { $name } leads with { $n }. Who wins pays and bids no more.
gah-open-bid = With how many krones do you open { $name }?
gah-choose-entrance = Choose the entrance that you put up first.
gah-setup = Before the first round
gah-setup-city = Politics cards and emperor tiles
gah-setup-cards = Staff cards, one by one
gah-setup-entrances = Hotel entrances
gah-setup-rehearsal = Rehearsal rooms
gah-setup-guests = First guests, free
gah-setup-rooms = First rooms, paying
gah-tabs = More of the table
gah-tab-house = House
gah-tab-guests = Guests
gah-tab-hand = Hand
gah-tab-work = At work
gah-tab-city = City
gah-tab-ball = Ball
gah-tab-houses = Houses
gah-tab-log = Log
gah-points-from = Where the points came from
gah-sheet-during = During the game
gah-sheet-final = At the end
gah-sheet-total = Points
gah-tie-break = A tie goes to krones and goods left.
gah-after = After the game
gah-again = Play again with the same people
gah-replay = Replay from the start
gah-copy-link = Copy the link
gah-copied = Copied
gah-save-record = Save the record
gah-standing = Standing of { $name }
gah-key-spaces = Action spaces
gah-key-boost = Boost the die
gah-key-serve = Serve from the kitchen
gah-key-guests = Guests in the queue
gah-key-cafe = Café
gah-key-rooms = Rooms
gah-key-hand = Hand
gah-key-end = End the turn
gah-key-others = The next house
gah-key-close = Close the choice
gah-costs =
    { $n ->
        [0] Free
        [one] Costs 1 krone
       *[other] Costs { $n } krones
    }
gah-wants = wants { $n }
gah-still-wants = Still wants { $goods }
gah-played = { $n } played
gah-here = { $n } here
gah-bid =
    { $n ->
        [one] Bid 1 krone
       *[other] Bid { $n } krones
    }
gah-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
gah-krones-n =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
gah-your-turn-of = your turn { $n } of 2
gah-serve =
    { $price ->
        [0] Serve free
       *[other] Serve up to { $n } for
    }
gah-scoring-after =
    { $now ->
        [1] scoring after this round
       *[other] scoring after round { $round }
    }
gah-track-space =
    { $names ->
        [none] Space { $space }, { $vp } VP
       *[other] Space { $space }, { $vp } VP: { $names }
    }
gah-politics-card =
    { $names ->
        [none] { $text }. You have { $mine }
       *[other] { $text }. You have { $mine }. Discs: { $names }
    }
# For somebody who looks on: how far the player $name is.
gah-politics-card-of =
    { $names ->
        [none] { $text }. { $name } has { $mine }
       *[other] { $text }. { $name } has { $mine }. Discs: { $names }
    }
gah-space =
    { $gives ->
        [none] Space { $space }, { $name }: no dice
       *[other] Space { $space }, { $name }: dice { $dice }, gives { $gives }
    }
gah-space-short =
    { $space ->
        [1]
            { $n ->
                [one] dish
               *[other] dishes
            }
        [2]
            { $n ->
                [one] drink
               *[other] drinks
            }
        [3]
            { $n ->
                [one] room
               *[other] rooms
            }
        [4]
            { $n ->
                [one] step
               *[other] steps
            }
        [5] staff
       *[other] any
    }
gah-guest = { $name }, { $kind }. Order: { $order }. { $vp } VP. Reward: { $reward }
gah-ball-row =
    { $row ->
        [top] { $name }, top row
        [middle] { $name }, middle row
       *[bottom] { $name }, bottom row
    }: champagne { $cost }, free spaces { $free }. { $names ->
        [none] Nobody is there
       *[other] There: { $names }
    }. { $bonus ->
        [none] No bonus
       *[other] Bonus: { $bonus }
    }
gah-section = Section { $n }: { $left } of { $most } dancers. Empty it for: { $bonus }
gah-room =
    Floor { $floor }, column { $column }, { $colour }, { $state ->
        [vacant] vacant
        [occupied] occupied
       *[empty] not prepared, costs { $price }
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } VP printed
    }, group of { $size } with { $occupied } occupied{ $bonus ->
        [none] {""}
       *[other] , full gives { $bonus }
    }
gah-wins =
    { $n ->
        [1]
            { $you ->
                [1] You win by { $margin }
               *[other] { $names } wins by { $margin }
            }
       *[other] { $names } share the victory
    }
gah-still-possible =
    { $more ->
        [0] Still possible: { $what }.
       *[other] Still possible: { $what } and { $more } more.
    }
gah-led-before = { $name } led until the final scoring.
gah-curve = Points over the rounds
gah-curve-note = the last step is the final scoring
gah-curve-start = start
gah-curve-end = end
gah-curve-all = All points
gah-luck = Luck
gah-play = Play
gah-note-guests =
    { $n ->
        [one] 1 guest
       *[other] { $n } guests
    }
gah-note-rooms =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
gah-note-champagne =
    { $n ->
        [one] 1 bottle
       *[other] { $n } bottles
    }
gah-how = How it went
gah-for-you = { $n } points for you
gah-play-note = given away by own decisions
gah-luck-note = what dice and draws brought
gah-curve-of = Points of { $name }: { $points }
gah-curve-vp = Guests, rooms, staff, emperor
gah-curve-claimed = Politics cards
gah-curve-ballroom-scored = Ballrooms
gah-curve-lost-vp = Penalties
gah-now-n = Now { $n }.
gah-key-why = Why not
gah-key-details = Details of the card
