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
        [main] Take a die. Anything before that?
        [after] Anything else before your turn ends?
        [extra-start] Your extra turn: take a guest, or use an action space?
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
grand-austria-hotel-question-MixGoods = Which goods do you take? { $strength } at most, and no more { $second } than { $first }.
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

## Events

grand-austria-hotel-event-starts =
    { $who ->
        [you] You are start player.
       *[other] { $name } is start player.
    }
grand-austria-hotel-event-politics-in-play = The politics card “{ $card }” is in play.
grand-austria-hotel-event-tile-in-play = { $tile } is in play.
grand-austria-hotel-event-hotel-dealt =
    { $who ->
        [you] Your hotel board: { $hotel }.
       *[other] { $name }’s hotel board: { $hotel }.
    }
grand-austria-hotel-event-intro-set =
    { $who ->
        [you] You get introductory set { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
       *[other] { $name } gets introductory set { $set ->
            [0] A
            [1] B
            [2] C
           *[other] D
        }.
    }
grand-austria-hotel-event-picked =
    { $who ->
        [you] You keep { $card }.
       *[other] { $name } keeps { $card }.
    }
grand-austria-hotel-event-packs-passed =
    { $cards ->
        [one] Each player passes 1 card to the left.
       *[other] Each player passes { $cards } cards to the left.
    }
grand-austria-hotel-event-round = Round { $round } begins.
grand-austria-hotel-event-rolled = The dice: { $one } on 1, { $two } on 2, { $three } on 3, { $four } on 4, { $five } on 5, { $six } on 6.
grand-austria-hotel-event-rerolled =
    { $who ->
        [you] 
            { $dice ->
                [0] You put the last die into the dustbin.
                [one] You put a die into the dustbin and roll the last one.
               *[other] You put a die into the dustbin and roll the other { $dice }.
            }
       *[other] 
            { $dice ->
                [0] { $name } puts the last die into the dustbin.
                [one] { $name } puts a die into the dustbin and rolls the last one.
               *[other] { $name } puts a die into the dustbin and rolls the other { $dice }.
            }
    }
grand-austria-hotel-event-turn =
    { $who ->
        [you] It is your turn (number { $number }).
       *[other] It is { $name }’s turn (number { $number }).
    }
grand-austria-hotel-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
grand-austria-hotel-event-turn-ended =
    { $who ->
        [you] Your turn ends.
       *[other] { $name }’s turn ends.
    }
grand-austria-hotel-event-extra-turn =
    { $who ->
        [you] You get an extra turn.
       *[other] { $name } gets an extra turn.
    }
grand-austria-hotel-event-round-ended = Round { $round } ends.
grand-austria-hotel-event-vp =
    { $who ->
        [you] { $source }: +{ $amount } VP for you.
       *[other] { $source }: +{ $amount } VP for { $name }.
    }
grand-austria-hotel-event-krones =
    { $lost ->
        [0]
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: +1 krone for you.
                       *[other] { $source }: +1 krone for { $name }.
                    }
               *[other]
                    { $who ->
                        [you] { $source }: +{ $amount } krones for you.
                       *[other] { $source }: +{ $amount } krones for { $name }.
                    }
            }
       *[other]
            { $who ->
                [you] { $source }: +{ $amount } krones for you; { $lost } beyond the limit are lost.
               *[other] { $source }: +{ $amount } krones for { $name }; { $lost } beyond the limit are lost.
            }
    }
grand-austria-hotel-event-steps =
    { $who ->
        [you] { $source }: you advance { $steps } to emperor space { $space }.
       *[other] { $source }: { $name } advances { $steps } to emperor space { $space }.
    }
grand-austria-hotel-event-overflow =
    { $who ->
        [you] { $source }: +{ $amount } VP for you for steps beyond the emperor track.
       *[other] { $source }: +{ $amount } VP for { $name } for steps beyond the emperor track.
    }
grand-austria-hotel-event-received =
    { $who ->
        [you] { $source }: { $amount } { $good } for you.
       *[other] { $source }: { $amount } { $good } for { $name }.
    }
grand-austria-hotel-event-paid =
    { $amount ->
        [one]
            { $who ->
                [you] You pay 1 krone for { $what }.
               *[other] { $name } pays 1 krone for { $what }.
            }
       *[other]
            { $who ->
                [you] You pay { $amount } krones for { $what }.
               *[other] { $name } pays { $amount } krones for { $what }.
            }
    }
grand-austria-hotel-event-declined =
    { $who ->
        [you] { $source }: you do without { $what }.
       *[other] { $source }: { $name } does without { $what }.
    }
grand-austria-hotel-event-nothing =
    { $who ->
        [you] { $source }: nothing is possible for you.
       *[other] { $source }: nothing is possible for { $name }.
    }
grand-austria-hotel-event-no-yield =
    { $who ->
        [you] { $source }: you take nothing.
       *[other] { $source }: { $name } takes nothing.
    }
grand-austria-hotel-event-took-die =
    { $boosted ->
        [0]
            { $who ->
                [you] You take a { $space } with strength { $strength }.
               *[other] { $name } takes a { $space } with strength { $strength }.
            }
       *[other]
            { $who ->
                [you] You take a { $space } and boost it to strength { $strength }.
               *[other] { $name } takes a { $space } and boosts it to strength { $strength }.
            }
    }
grand-austria-hotel-event-used-space =
    { $boosted ->
        [0]
            { $who ->
                [you] You use space { $space } with strength { $strength }, without a die.
               *[other] { $name } uses space { $space } with strength { $strength }, without a die.
            }
       *[other]
            { $who ->
                [you] You use space { $space } boosted to strength { $strength }, without a die.
               *[other] { $name } uses space { $space } boosted to strength { $strength }, without a die.
            }
    }
grand-austria-hotel-event-copied-space =
    { $who ->
        [you] You use it as a { $space }.
       *[other] { $name } uses it as a { $space }.
    }
grand-austria-hotel-event-placed =
    { $complete ->
        [0] { $guest } gets { $good }.
       *[other] { $guest } gets { $good }: the order is complete.
    }
grand-austria-hotel-event-stored =
    { $who ->
        [you] You put { $amount } { $good } into the kitchen.
       *[other] { $name } puts { $amount } { $good } into the kitchen.
    }
grand-austria-hotel-event-took-guest =
    { $price ->
        [0]
            { $who ->
                [you] You take { $guest } free.
               *[other] { $name } takes { $guest } free.
            }
       *[other]
            { $who ->
                [you] You take { $guest } for { $price }.
               *[other] { $name } takes { $guest } for { $price }.
            }
    }
grand-austria-hotel-event-guest-came = { $guest } joins the queue.
grand-austria-hotel-event-guests-reshuffled = The guest deck is empty: { $cards } guests who have left come back as a new deck.
grand-austria-hotel-event-checked-in =
    { $who ->
        [you] You check { $guest } into { $room }.
       *[other] { $name } checks { $guest } into { $room }.
    }
grand-austria-hotel-event-prepared =
    { $who ->
        [you] You prepare { $room } ({ $colour }).
       *[other] { $name } prepares { $room } ({ $colour }).
    }
grand-austria-hotel-event-occupied =
    { $who ->
        [you] Your room { $room } ({ $colour }) is occupied.
       *[other] { $name }’s room { $room } ({ $colour }) is occupied.
    }
grand-austria-hotel-event-group-full =
    { $size ->
        [one]
            { $who ->
                [you] Your { $colour } group of 1 room is full.
               *[other] { $name }’s { $colour } group of 1 room is full.
            }
       *[other]
            { $who ->
                [you] Your { $colour } group of { $size } rooms is full.
               *[other] { $name }’s { $colour } group of { $size } rooms is full.
            }
    }
grand-austria-hotel-event-played =
    { $who ->
        [you] You play { $card } ({ $source }).
       *[other] { $name } plays { $card } ({ $source }).
    }
grand-austria-hotel-event-employed =
    { $who ->
        [you] You use { $card }.
       *[other] { $name } uses { $card }.
    }
grand-austria-hotel-event-drew =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
grand-austria-hotel-event-looked =
    { $who ->
        [you] You look at { $card }.
       *[other] { $name } looks at { $card }.
    }
grand-austria-hotel-event-chose =
    { $who ->
        [you] { $source }: you choose { $card }.
       *[other] { $source }: { $name } chooses { $card }.
    }
grand-austria-hotel-event-chose-none =
    { $who ->
        [you] { $source }: you choose no card.
       *[other] { $source }: { $name } chooses no card.
    }
grand-austria-hotel-event-put-under =
    { $who ->
        [you] You put { $card } under the staff deck.
       *[other] { $name } puts { $card } under the staff deck.
    }
grand-austria-hotel-event-no-staff-left =
    { $who ->
        [you] The staff deck is empty: you draw nothing.
       *[other] The staff deck is empty: { $name } draws nothing.
    }
grand-austria-hotel-event-claimed =
    { $who ->
        [you] You claim “{ $card }”: +{ $vp } VP.
       *[other] { $name } claims “{ $card }”: +{ $vp } VP.
    }
grand-austria-hotel-event-moved-back =
    { $who ->
        [you] You move back { $steps } to emperor space { $space }.
       *[other] { $name } moves back { $steps } to emperor space { $space }.
    }
grand-austria-hotel-event-bonus =
    { $who ->
        [you] You get the bonus of { $tile }.
       *[other] { $name } gets the bonus of { $tile }.
    }
grand-austria-hotel-event-penalty =
    { $who ->
        [you] You face the penalty of { $tile }.
       *[other] { $name } faces the penalty of { $tile }.
    }
grand-austria-hotel-event-ignored =
    { $who ->
        [you] You ignore the penalty of { $tile }.
       *[other] { $name } ignores the penalty of { $tile }.
    }
grand-austria-hotel-event-lost-vp =
    { $who ->
        [you] You lose { $amount } VP.
       *[other] { $name } loses { $amount } VP.
    }
grand-austria-hotel-event-lost-krones =
    { $who ->
        [you] You lose { $amount } krones.
       *[other] { $name } loses { $amount } krones.
    }
grand-austria-hotel-event-lost-goods =
    { $who ->
        [you] You lose your goods.
       *[other] { $name } loses all goods.
    }
grand-austria-hotel-event-lost-room =
    { $who ->
        [you] You lose room { $room }.
       *[other] { $name } loses room { $room }.
    }
grand-austria-hotel-event-dismissed =
    { $who ->
        [you] You remove { $card } from your staff.
       *[other] { $name } removes { $card } from the staff.
    }
grand-austria-hotel-event-final-scoring = The last round is over: final scoring.
grand-austria-hotel-event-final-card =
    { $who ->
        [you] { $card }: +{ $amount } VP for you.
       *[other] { $card }: +{ $amount } VP for { $name }.
    }
grand-austria-hotel-event-copied-card =
    { $who ->
        [you] { $card }: you score { $copied }.
       *[other] { $card }: { $name } scores { $copied }.
    }
grand-austria-hotel-event-final-rooms =
    { $who ->
        [you]
            { $count ->
                [one] 1 occupied room: +{ $amount } VP for you.
               *[other] { $count } occupied rooms: +{ $amount } VP for you.
            }
       *[other]
            { $count ->
                [one] 1 occupied room: +{ $amount } VP for { $name }.
               *[other] { $count } occupied rooms: +{ $amount } VP for { $name }.
            }
    }
grand-austria-hotel-event-final-krones =
    { $who ->
        [you]
            { $count ->
                [one] 1 krone left: +{ $amount } VP for you.
               *[other] { $count } krones left: +{ $amount } VP for you.
            }
       *[other]
            { $count ->
                [one] 1 krone left: +{ $amount } VP for { $name }.
               *[other] { $count } krones left: +{ $amount } VP for { $name }.
            }
    }
grand-austria-hotel-event-final-goods =
    { $who ->
        [you]
            { $count ->
                [one] 1 good in the kitchen: +{ $amount } VP for you.
               *[other] { $count } goods in the kitchen: +{ $amount } VP for you.
            }
       *[other]
            { $count ->
                [one] 1 good in the kitchen: +{ $amount } VP for { $name }.
               *[other] { $count } goods in the kitchen: +{ $amount } VP for { $name }.
            }
    }
grand-austria-hotel-event-final-guests =
    { $who ->
        [you]
            { $count ->
                [one] 1 guest still waits: { $amount } VP for you.
               *[other] { $count } guests still wait: { $amount } VP for you.
            }
       *[other]
            { $count ->
                [one] 1 guest still waits: { $amount } VP for { $name }.
               *[other] { $count } guests still wait: { $amount } VP for { $name }.
            }
    }

# What krones are paid for.
grand-austria-hotel-payment-joker = the joker
grand-austria-hotel-payment-boost = the boost
grand-austria-hotel-payment-guest = the guest
grand-austria-hotel-payment-serving = serving
grand-austria-hotel-payment-room = the room
grand-austria-hotel-payment-staff = the staff card
grand-austria-hotel-payment-penalty = ignoring the penalty

# What is done without.
grand-austria-hotel-word-steps = the steps
grand-austria-hotel-word-draw = drawing cards
grand-austria-hotel-word-fill = filling an order

## Several events told at once. $rooms, $goods, $cards: lists; $price: in all, 0 for nothing.

# $dice: every single die, 1 1 3 6.
grand-austria-hotel-together-rolled = The dice: { $dice }.
grand-austria-hotel-together-took-die =
    { $price ->
        [0]
            { $who ->
                [you] You take a { $space } with strength { $strength }.
               *[other] { $name } takes a { $space } with strength { $strength }.
            }
       *[other]
            { $who ->
                [you] You pay { $price } and take a { $space } with strength { $strength }.
               *[other] { $name } pays { $price } and takes a { $space } with strength { $strength }.
            }
    }
grand-austria-hotel-together-prepared =
    { $price ->
        [0]
            { $who ->
                [you] You prepare { $rooms }.
               *[other] { $name } prepares { $rooms }.
            }
       *[other]
            { $who ->
                [you] You prepare { $rooms } for { $price }.
               *[other] { $name } prepares { $rooms } for { $price }.
            }
    }
grand-austria-hotel-together-played =
    { $price ->
        [0]
            { $who ->
                [you] You play { $card } free.
               *[other] { $name } plays { $card } free.
            }
       *[other]
            { $who ->
                [you] You play { $card } for { $price }.
               *[other] { $name } plays { $card } for { $price }.
            }
    }
grand-austria-hotel-together-received =
    { $who ->
        [you] { $source }: { $goods } for you.
       *[other] { $source }: { $goods } for { $name }.
    }
grand-austria-hotel-together-placed =
    { $complete ->
        [0] { $guest } gets { $goods }.
       *[other] { $guest } gets { $goods }: the order is complete.
    }
grand-austria-hotel-together-drew =
    { $who ->
        [you] You draw { $cards }.
       *[other]
            { $count ->
                [one] { $name } draws 1 staff card.
               *[other] { $name } draws { $count } staff cards.
            }
    }
grand-austria-hotel-together-looked =
    { $who ->
        [you] You look at { $cards }.
       *[other]
            { $count ->
                [one] { $name } looks at 1 staff card.
               *[other] { $name } looks at { $count } staff cards.
            }
    }
grand-austria-hotel-together-put-under =
    { $who ->
        [you] You put { $cards } under the staff deck.
       *[other]
            { $count ->
                [one] { $name } puts 1 card under the staff deck.
               *[other] { $name } puts { $count } cards under the staff deck.
            }
    }

## Options

option-edition = Which edition is played; single options come on top of it.
    .revised = the revised edition
    .classic = the German rulebook of 2015
option-gah-boards = Which side of the hotel boards is used.
    .night = the night side, the same for everybody
    .day = the day sides, a different one for each player
option-gah-staff-deal = How the first staff cards are dealt.
    .random = six random cards each
    .intro = fixed introductory sets, known to all
    .draft = six cards each are passed around, and everybody keeps one at a time
option-gah-promos = Whether the two promotional guests join the deck.
    .off = no
    .on = yes
option-gah-goods-supply = Whether goods can run out.
    .unlimited = they cannot
    .limited = there are 30 of each kind
option-gah-vp-floor = Whether the score can fall below zero.
    .none = it can
    .zero = it stops at zero
option-gah-assistant-manager-vp = VP of the Assistant Manager for each staff card played.
option-gah-conference-manager = What the Conference Manager does against a penalty of the emperor.
    .pay1 = its owner may pay 1 krone to ignore it
    .free = penalties do not apply
option-gah-kitchen-hand-cost = Cost of the Kitchen Hand.
option-gah-sommelier-cost = Cost of the Sommelier.
option-gah-egizia = What E. Gizia gives.
    .action = one more action without a die
    .turn = an extra turn without a die
option-gah-emperor-penalty = Penalties of the emperor that name a loss of VP as the alternative.
    .pay-if-able = the first loss has to be taken if it is possible
    .choose = the player chooses
option-gah-tile-b4-penalty = Which rooms the penalty of emperor tile B4 takes.
    .vacant = vacant ones
    .occupied = occupied ones
option-gah-tile-c2-penalty = Which second room the penalty of emperor tile C2 takes.
    .next-floor = one of the next lower floor, in any column
    .same-column = the nearest one below the first, in its column
option-gah-operator-cap = The most VP that the Operator gives.
    .none = no limit
option-gah-custodian = What the Custodian pays for.
    .any-occupancy = each room that becomes occupied
    .guest-only = each guest checked in
option-gah-floor-housekeeper-min = Which orders the Male Floor Housekeeper rewards.
    .n4-or-more = four goods or more
    .exactly-4 = exactly four goods
option-gah-secretary-target = Which cards the Secretary can copy.
    .end-only = end-of-game cards
    .any = any card, though others score nothing
option-gah-restaurant-manager = What the Restaurant Manager adds to a 1 or a 2.
    .strength = one more strength
    .extra-good = one more good
option-gah-draw3-play = Whether one of three staff cards looked at has to be played.
    .may = no
    .must-if-affordable = yes, for guests, if one can be paid
option-gah-benefit-order = In which order the benefits of a guest come.
    .player-choice = as the player likes
    .fixed = VP, staff, reward, full group
option-gah-additional-window = When additional actions are possible.
    .from-main-step = from the end of the guest step on
    .whole-turn = in the whole turn
option-gah-setup-rooms = How many rooms are prepared at the start.
    .exactly-3 = three
    .up-to-3 = up to three
option-gah-setup-tiles = How politics cards and emperor tiles are chosen.
    .random = at random
    .chosen = by the start player, for the table
option-gah-tiebreak-goods = Which goods count in a tie, beside krones.
    .kitchen = those in the kitchen
    .kitchen-and-orders = those in the kitchen and on guests
option-questions = How much is asked.
    .needed = only what can matter
    .all = every order of effects and every decline

## Why an action is refused

error-accept-or-forfeit = “{ $text }” has to wait: first say “accept” to take the loss or “forfeit” to lose VP.
error-bottom-left-first = { $room } has to wait: the first room is { $first }, at the bottom left.
error-bring-or-stop = “{ $text }” has to wait: serve another good, such as “bring wine poet”, or say “stop”.
error-cannot-decline = { $source } cannot be declined.
error-cannot-pay = That costs { $price }, and you have { $krones }.
error-card-chosen = { $card } is the card you play, so it does not go under the deck.
error-card-closed = { $card } has no free space left.
error-card-not-in-hand = { $card } is not in your hand.
error-card-not-in-play = { $card } is not in play.
error-choose-effect-first = “{ $text }” has to wait: several effects are due, so first choose which of them comes next.
error-condition-not-met = You do not meet the condition “{ $card }” now.
error-die-outstanding = You have to take a die before your turn can end.
error-die-taken = You have taken your die for this turn.
error-effect-later = { $source } comes later. Choose one of the effects that are due now.
error-effect-not-due = That effect is not due. Choose one of those that are.
error-field-taken = { $room } is prepared already.
error-floor-too-high = { $room } is too high: only floors 1 to { $floors } are possible here.
error-guest-not-in-cafe = { $guest } is not in your café.
error-guest-not-in-queue = { $guest } is not in the queue.
error-guest-step-over = The time to take a guest from the queue is over in this turn.
error-ignore-or-accept = “{ $text }” has to wait: first say “ignore” to pay and ignore the penalty or “accept” to take it.
error-keep-krone-for-main = That costs { $price }, and you have { $krones }: you would have too little left to take a die, since only 6s are left.
error-keep-room-for-main = { $room } has to stay vacant: only 6s are left, and a guest who brings the krone for one needs it.
error-krone-for-main-first = Only 6s are left and you have { $krones }: first check in a guest who brings the krone you need.
error-krone-not-sure = Only 6s are left and you have too few krones for one: { $guest } would not surely bring what you need.
error-must-choose-good = “{ $text }” has to wait: choose a good, such as “good wine”.
error-must-choose-politics = “{ $text }” has to wait: first choose a politics card of stack { $stack }.
error-must-choose-tile = “{ $text }” has to wait: first choose an emperor tile of stack { $stack }.
error-must-copy-action = “{ $text }” has to wait: first say what the joker is used as, such as “as 1”.
error-must-copy-card = “{ $text }” has to wait: first say which card you score, such as “copy concierge”.
error-must-dismiss = “{ $text }” has to wait: first say which card you remove, such as “dismiss concierge”.
error-must-fill = “{ $text }” has to wait: first say whose order is filled, such as “fill poet”.
error-must-lodge = “{ $text }” has to wait: first say into which room { $guest } moves, such as “lodge 1A”.
error-must-lose-room = “{ $text }” has to wait: first say which room you lose, such as “lose 1A”.
error-must-mix = “{ $text }” has to wait: first say how many { $first } and { $second } you take, such as “mix 1 0”.
error-must-pick = “{ $text }” has to wait: first keep a card, such as “pick groom”.
error-must-play-looked = “{ $text }” is not possible: one of the cards can be paid, so you have to play one.
error-must-prepare = “{ $text }” has to wait: first prepare your rooms, such as “prepare 1B”.
error-must-put-under = “{ $text }” has to wait: first say which card goes under the deck, such as “under groom”.
error-must-split = “{ $text }” has to wait: first share out { $strength } between steps and krones, such as “split 1 0”.
error-must-take-guest = “{ $text }” has to wait: first take a guest, such as “take poet”.
error-no-card-to-copy = { $card } cannot be copied: no opponent has it in play as an end-of-game card.
error-no-die-there = There is no die on { $space }.
error-no-free-table = Your café has no free table: all { $tables } are taken.
error-no-own-end-card = { $card } is not one of your played end-of-game cards.
error-no-pass-in-extra-turn = You cannot pass in an extra turn.
error-no-such-room-to-lose = { $room } is not a room that can be lost here.
error-no-vacant-room = You have no vacant room that suits { $guest }.
error-not-a-round-card = { $card } is not a once-a-round card.
error-not-in-kitchen = There is no { $good } in your kitchen.
error-not-in-pack = { $card } is not among the cards you choose from.
error-not-in-turn-menu = “{ $text }” does not fit here: take a die, an additional action or the end of your turn is asked for.
error-not-looked-at = { $card } is not one of the cards you look at.
error-not-played = You have not played { $card }.
error-not-prepared = { $room } is not prepared.
error-not-the-decisive-floor = { $room } is not on the highest floor that has such a room.
error-nothing-to-serve = There is nothing in your kitchen that one of your guests wants.
error-occupy-or-stop = “{ $text }” has to wait: choose a vacant room, such as “occupy 1A”, or say “stop”.
error-order-complete = The order of { $guest } is complete already.
error-order-field-taken = { $guest } wants no { $good } any more.
error-order-not-complete = The order of { $guest } is not complete.
error-own-card = { $card } is your own card; only a card of an opponent can be copied.
error-own-disc-there = Your disc is on { $card } already.
error-place-or-store = “{ $text }” has to wait: say where the { $good } goes, such as “place poet” or “store”.
error-play-or-stop = “{ $text }” has to wait: play a staff card, such as “play groom”, or say “stop”.
error-prepare-or-stop = “{ $text }” has to wait: prepare a room, such as “prepare 1B”, or say “stop”.
error-rising-goods = After { $lowest } no { $good } can be chosen any more: goods are chosen in the order strudel, cake, wine, coffee. Take the choice back first (undo).
error-rising-guests = After { $lowest } the { $good } cannot go to { $guest } any more: guests are served in the order of the list. Take the choice back first (undo).
error-rising-rooms = { $room } was passed over: rooms are chosen from the left and from below. Take the choice back first (undo).
error-room-occupied = { $room } is occupied already.
error-second-more-than-first = You cannot take more { $second } than { $first }.
error-serve-at-least-one = “{ $text }” has to wait: first serve a good, such as “bring wine poet”.
error-supply-empty = The supply has too little of that.
error-take-or-stop = “{ $text }” has to wait: take a guest, such as “take poet”, or say “stop”.
error-too-strong = “{ $text }” is too much: the strength is { $strength }.
error-touches-no-room = { $room } does not touch any of your rooms.
error-turn-begun = You have begun your turn, so you cannot pass any more.
error-use-or-stop = “{ $text }” has to wait: use a space, such as “use 1”, or say “stop”.
error-used-this-round = { $card } has been used in this round.
error-wrong-colour = { $room } has the wrong colour.
error-wrong-guest-colour = { $guest } has the wrong colour.

## Why a position is refused

error-bad-emperor-space = Seat { $seat } stands on emperor space { $space }, which does not exist.
error-bad-krones = Seat { $seat } has { $krones } krones, which is not possible.
error-bad-number = { $where } cannot be { $value }.
error-draft-broken = The packs of the draft do not fit together: every pack has the same number of cards, and every hand too.
error-effect-does-not-fit = { $where }: { $source } does not give that effect.
error-nobody-resolves = Effects are due, but nothing on the stack resolves them.
error-turn-without-die = Seat { $seat } is to take a die, but has taken both of its turns, or no die is left.
error-wrong-mains = mains should be { $wanted }, as the open turns say, not { $found }.
error-dice-count = There should be { $wanted } dice on spaces, order tiles and in the dustbin, but there are { $found }.
error-guest-count =
    { $times ->
        [0] { $guest } is nowhere. Every guest is in the deck, the queue, a café or the discard pile.
       *[other] { $guest } is in { $times } places. Every guest can be in one place only.
    }
error-half-a-group = Seat { $seat }: the group of { $room } has its bonus marked in part. A group has given its bonus as a whole or not at all.
error-misses-too-much = Seat { $seat }: { $guest } misses more than was ordered.
error-negative-dice = A number of dice is negative.
error-negative-goods = Seat { $seat } has fewer goods than none.
error-no-legal-answer = { $where }: the question on top has no legal answer in this position.
error-no-such-round = There is no round { $round }.
error-not-sorted = { $where } should be in rising order.
error-occupied-not-prepared = Seat { $seat }: { $room } is occupied but not prepared.
error-powers-not-played = Seat { $seat } has powers that do not go with the played cards.
error-queue-too-long = The queue has { $guests } guests, which is too many.
error-ready-not-played = Seat { $seat } has a once-a-round card ready that is not played.
error-staff-count =
    { $times ->
        [0] { $card } is nowhere. Every staff card is in the deck, a hand, in play or removed.
       *[other] { $card } is in { $times } places. Every staff card can be in one place only.
    }
error-too-many-discs = A politics card has the discs { $discs }: at most three lie on a card, one of each player.
error-too-many-guests = Seat { $seat } has { $guests } guests in the café, which is too many.
error-too-many-turns = Seat { $seat } has taken { $turns } turns; two are the most in a round.
error-unseen-own-card = Seat { $seat } does not know its own card { $card }.
error-vp-ledger = Seat { $seat } has { $vp } VP, but the ledger adds up to { $sum }.
error-wrong-stack = { $card } does not belong to stack { $stack }.
