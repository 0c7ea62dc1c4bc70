# Grand Austria Hotel. Values: $guest Poet, $card Groom, $room 2B, $space 1 to 6, $good wine, $name a player,
# $source what gives something (a card, “Dishes”, “Full group”). $who is "you" for the reader’s own seat, else "other".

grand-austria-hotel-title = Grand Austria Hotel
grand-austria-hotel-tagline = Serve guests in your café, prepare rooms for them, hire staff, and keep the emperor’s favour for seven rounds.
grand-austria-hotel-how-to =
    You have two turns a round. In a turn you may take a guest from the queue (the right end is free), then you take a die: the more dice on its space, the more it gives, and a krone makes it one stronger. Dishes and drinks go to your guests; a guest whose order is complete moves into a vacant room of its colour (tourists take any) and brings VP and a reward. A full group of rooms gives a bonus. After rounds 3, 5 and 7 the emperor looks at your favour. At the end rooms, krones, goods and some staff give VP, and each guest still waiting costs 5.
grand-austria-hotel-sheet = Points
grand-austria-hotel-marks = In the hotel: b r y is an empty field (b2 gives 2 VP), [B] a vacant room, #B# an occupied one; fields without | between them are one group. St strudel, Ca cake, Wi wine, Co coffee. B noble, R citizen, Y artist, T tourist (any room).

## Why a game ends, and where VP came from

grand-austria-hotel-reason-last-round = the last round is over
grand-austria-hotel-source-set-up = Set up
grand-austria-hotel-source-guests = Guests
grand-austria-hotel-source-occupancy = Full groups
grand-austria-hotel-source-rooms = Room fields
grand-austria-hotel-source-staff = Staff in play
grand-austria-hotel-source-politics = Politics
grand-austria-hotel-source-overflow = Beyond the emperor track
grand-austria-hotel-source-track = Emperor scorings
grand-austria-hotel-source-tiles = Emperor tiles
grand-austria-hotel-source-final-staff = Staff at the end
grand-austria-hotel-source-final-rooms = Occupied rooms
grand-austria-hotel-source-final-krones = Krones left
grand-austria-hotel-source-final-goods = Goods in the kitchen
grand-austria-hotel-source-final-guests = Guests still waiting

## Questions

grand-austria-hotel-question-PickPolitics = Which politics card of stack { $stack } do you play with?
grand-austria-hotel-question-PickTile = Which emperor tile of stack { $stack } do you play with?
grand-austria-hotel-question-DraftCard = Which card do you keep? The others go to your left neighbour.
grand-austria-hotel-question-FirstGuest = Which guest do you start with? It costs nothing.
grand-austria-hotel-question-PrepareFirst =
    { $left ->
        [one] One of your first rooms is left. Which one do you prepare?
       *[other] You prepare { $left } more of your first rooms. Which one is next?
    }
grand-austria-hotel-question-Turn =
    { $phase ->
        [start] Your turn: take a guest, a die, or pass?
        [begun] Your turn: take a guest or a die?
        [second] Take a second guest, or a die?
        [main] Take a die. Anything before that?
        [after] Anything else before your turn ends?
        [extra-start] Your extra turn: take a guest, or use an action space?
        [extra-second] Your extra turn: take a second guest, or use an action space?
        [extra-main] Your extra turn: which action space do you use?
       *[extra-after] Anything else before your extra turn ends?
    }
grand-austria-hotel-question-ChooseEffect = What do you do first?
grand-austria-hotel-question-CopyAction = You have a joker of strength { $strength }. Which action do you use it for?
grand-austria-hotel-question-SplitSteps =
    { $both ->
        [0] How do you share out { $strength } between the emperor track and krones?
       *[other] You get { $strength } krones. How many steps do you take on the emperor track?
    }
grand-austria-hotel-question-UseSpace = { $source }: which action space do you use, without taking a die?
grand-austria-hotel-question-PlaceGood =
    { $left ->
        [one] Where does the { $good } go?
       *[other] You have { $left } { $good }. Where does one of them go?
    }
# $champagne: 1 in games that have it.
grand-austria-hotel-question-MixGoods =
    { $champagne ->
        [0] Which goods do you take? { $strength } at most, and no more { $second } than { $first }.
       *[other] Which goods do you take? { $strength } at most, no more { $second } than { $first }, and no more champagne than { $second }.
    }
grand-austria-hotel-question-ChooseGoods =
    { $left ->
        [one] { $source }: choose a good.
       *[other] { $source }: choose { $left } goods. Which one is next?
    }
grand-austria-hotel-question-FillOrder = { $source }: whose order is filled?
grand-austria-hotel-question-BringGoods =
    { $moved ->
        [0] What do you serve?
       *[other] What else do you serve?
    }
grand-austria-hotel-question-TakeGuest =
    { $left ->
        [one] { $source }: take a guest from the queue free?
       *[other] { $source }: take up to { $left } guests from the queue free?
    }
grand-austria-hotel-question-ChooseRoom = Into which room does { $guest } move?
grand-austria-hotel-question-PrepareRooms =
    { $left ->
        [one] { $source }: prepare a room? You have { $krones } krones.
       *[other] { $source }: prepare up to { $left } rooms? You have { $krones } krones.
    }
grand-austria-hotel-question-OccupyRooms =
    { $left ->
        [one] { $source }: which vacant room becomes occupied?
       *[other] { $source }: up to { $left } vacant rooms become occupied. Which one is next?
    }
grand-austria-hotel-question-PlayStaff =
    { $left ->
        [one] { $source }: play a staff card? You have { $krones } krones.
       *[other] { $source }: play up to { $left } staff cards? You have { $krones } krones.
    }
grand-austria-hotel-question-ChooseLooked = { $source }: play one of these staff cards? You have { $krones } krones.
grand-austria-hotel-question-PutUnder = Which card goes under the deck first? It will be drawn first.
grand-austria-hotel-question-LoseHand =
    { $left ->
        [one] { $source }: which hand card goes under the deck?
       *[other] { $source }: { $left } hand cards go under the deck. Which one is next?
    }
grand-austria-hotel-question-IgnorePenalty = You stand on space 0. Do you pay to ignore the penalty of { $tile }?
grand-austria-hotel-question-ChoosePenalty = You stand on space 0. Which loss do you take?
grand-austria-hotel-question-ChooseLostRoom = { $tile }: which room do you lose?
grand-austria-hotel-question-ChooseLostBelow = { $tile }: which room do you lose?
grand-austria-hotel-question-DismissStaff = { $tile }: which end-of-game card do you remove?
grand-austria-hotel-question-ChooseCopied = { $card }: which card of an opponent do you score?

## Actions, as choices. The message says all; .short stands in a row of choices of one kind.

grand-austria-hotel-action-start = Seat { $seat } begins
grand-austria-hotel-action-hotel = Deal { $hotel }
grand-austria-hotel-action-politics = Play with “{ $card }”
grand-austria-hotel-action-tile = Play with { $tile }: { $bonus } / { $penalty }
grand-austria-hotel-action-guest = { $guest } comes
grand-austria-hotel-action-draw = Draw { $card }
grand-austria-hotel-action-roll = Roll { $dice }
grand-austria-hotel-action-pick = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-pass = Pass
grand-austria-hotel-action-take =
    { $price ->
        [none] Take { $guest }
        [0] Take { $guest } free
       *[other] Take { $guest } for { $price }
    }
    .short =
    { $price ->
        [none] { $guest }
       *[other] { $guest } { $price }
    }
grand-austria-hotel-action-die =
    { $yield ->
        [none] Take a { $space }
       *[other] Take a { $space }: { $yield }
    }
    .short =
    { $yield ->
        [none] { $space }
       *[other] { $space }: { $yield }
    }
grand-austria-hotel-action-boost =
    { $yield ->
        [none] Take a { $space } and boost it
       *[other] Take a { $space } and boost it: { $yield }
    }
    .short = a { $space }
grand-austria-hotel-action-serve =
    { $price ->
        [none] Serve goods from the kitchen
        [0] Serve goods from the kitchen free
       *[other] Serve up to { $most } goods from the kitchen for { $price }
    }
    .short =
    { $price ->
        [none] serve
        [0] serve free
       *[other] serve { $most } for { $price }
    }
grand-austria-hotel-action-claim =
    { $vp ->
        [none] Claim “{ $card }”
       *[other] Claim “{ $card }”: { $vp } VP
    }
    .short =
    { $vp ->
        [none] claim “{ $card }”
       *[other] claim “{ $card }”: { $vp } VP
    }
grand-austria-hotel-action-employ = Use { $card }: { $text }
    .short = use { $card }: { $text }
grand-austria-hotel-action-checkin = Check in { $guest }
    .short = check in { $guest }
grand-austria-hotel-action-end = End your turn
    .short = end your turn
grand-austria-hotel-action-use =
    { $yield ->
        [none] Use space { $space }
       *[other] Use space { $space }: { $yield }
    }
grand-austria-hotel-action-as =
    { $yield ->
        [none] Use it as { $space }
       *[other] Use it as { $space }: { $yield }
    }
grand-austria-hotel-action-mix =
    { $goods ->
        [none] Nothing
       *[other] { $goods }
    }
grand-austria-hotel-action-split =
    { $krones ->
        [0]
            { $steps ->
                [0] Nothing
                [one] 1 step
               *[other] { $steps } steps
            }
        [one]
            { $steps ->
                [0] 1 krone
                [one] 1 step, 1 krone
               *[other] { $steps } steps, 1 krone
            }
       *[other]
            { $steps ->
                [0] { $krones } krones
                [one] 1 step, { $krones } krones
               *[other] { $steps } steps, { $krones } krones
            }
    }
grand-austria-hotel-action-good = { $good }
grand-austria-hotel-action-place =
    { $missing ->
        [unknown] To { $guest }
        [none] To { $guest }: completes the order
       *[other] To { $guest }, who then wants { $missing }
    }
grand-austria-hotel-action-store = To the kitchen
grand-austria-hotel-action-bring =
    { $missing ->
        [unknown] { $good } to { $guest }
        [none] { $good } to { $guest }: completes the order
       *[other] { $good } to { $guest }, who then wants { $missing }
    }
grand-austria-hotel-action-prepare =
    { $price ->
        [none] Prepare { $room }
        [0]
            { $vp ->
                [0] { $room } { $colour } free
               *[other] { $room } { $colour } free, +{ $vp } VP
            }
       *[other]
            { $vp ->
                [0] { $room } { $colour } for { $price }
               *[other] { $room } { $colour } for { $price }, +{ $vp } VP
            }
    }
grand-austria-hotel-action-occupy =
    { $bonus ->
        [unknown] Occupy { $room }
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: group full, { $bonus }
    }
grand-austria-hotel-action-lodge =
    { $bonus ->
        [unknown] Lodge in { $room }
        [none] { $room } { $colour }
       *[other] { $room } { $colour }: group full, { $bonus }
    }
grand-austria-hotel-action-fill = Fill the order of { $guest }
grand-austria-hotel-action-play =
    { $price ->
        [none] Play { $card }
        [0] { $card } free: { $text }
       *[other] { $card } for { $price }: { $text }
    }
grand-austria-hotel-action-under = { $card } ({ $cost }): { $text }
grand-austria-hotel-action-first = { $source }: { $text }
grand-austria-hotel-action-decline = Do without { $source }: { $text }
grand-austria-hotel-action-ignore = Pay and ignore the penalty
grand-austria-hotel-action-accept =
    { $penalty ->
        [none] Take the penalty
       *[other] Take the penalty: { $penalty }
    }
grand-austria-hotel-action-forfeit =
    { $vp ->
        [none] Lose VP instead
       *[other] Lose { $vp } VP instead
    }
grand-austria-hotel-action-lose =
    { $colour ->
        [none] Lose { $room }
       *[other] { $room } { $colour }
    }
grand-austria-hotel-action-dismiss = { $card }: { $text }
grand-austria-hotel-action-copy = { $card }: { $text }
grand-austria-hotel-action-stop =
    { $moved ->
        [0] Nothing
       *[other] No more
    }

## Groups of choices

grand-austria-hotel-group-guest = Guest
grand-austria-hotel-group-die = Die
grand-austria-hotel-group-boost = Boost for { $price }
grand-austria-hotel-group-also = Also
grand-austria-hotel-group-all = All
grand-austria-hotel-group-less = Less
