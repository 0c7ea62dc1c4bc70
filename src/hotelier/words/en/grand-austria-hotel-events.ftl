# Grand Austria Hotel: what happens. Values as in grand-austria-hotel.ftl.

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
            { $amount ->
                [one]
                    { $who ->
                        [you] { $source }: +1 krone for you; { $lost } beyond the limit are lost.
                       *[other] { $source }: +1 krone for { $name }; { $lost } beyond the limit are lost.
                    }
               *[other]
                    { $who ->
                        [you] { $source }: +{ $amount } krones for you; { $lost } beyond the limit are lost.
                       *[other] { $source }: +{ $amount } krones for { $name }; { $lost } beyond the limit are lost.
                    }
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
    { $amount ->
        [one]
            { $who ->
                [you] You lose 1 krone.
               *[other] { $name } loses 1 krone.
            }
       *[other]
            { $who ->
                [you] You lose { $amount } krones.
               *[other] { $name } loses { $amount } krones.
            }
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
# $cards: "none" for readers who may not know them.
grand-austria-hotel-together-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } draws 1 staff card.
               *[other] { $name } draws { $count } staff cards.
            }
       *[other]
            { $who ->
                [you] You draw { $cards }.
               *[other] { $name } draws { $cards }.
            }
    }
grand-austria-hotel-together-looked =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } looks at 1 staff card.
               *[other] { $name } looks at { $count } staff cards.
            }
       *[other]
            { $who ->
                [you] You look at { $cards }.
               *[other] { $name } looks at { $cards }.
            }
    }
grand-austria-hotel-together-put-under =
    { $cards ->
        [none]
            { $count ->
                [one] { $name } puts 1 card under the staff deck.
               *[other] { $name } puts { $count } cards under the staff deck.
            }
       *[other]
            { $who ->
                [you] You put { $cards } under the staff deck.
               *[other] { $name } puts { $cards } under the staff deck.
            }
    }
