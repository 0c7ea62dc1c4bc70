# Alles Walzer!, module 1: Vienna ballrooms. Values as in grand-austria-hotel.ftl.

## Cards

grand-austria-hotel-guest-debutante = Debutante
grand-austria-hotel-guest-lady-companion = Lady Companion
grand-austria-hotel-guest-governess = Governess
grand-austria-hotel-guest-prima-ballerina = Prima Ballerina
grand-austria-hotel-guest-mannequin = Mannequin
grand-austria-hotel-guest-diva = Diva
grand-austria-hotel-guest-waltz-queen = Waltz Queen
grand-austria-hotel-guest-khan = Khan
grand-austria-hotel-guest-tenno = Tenno
grand-austria-hotel-guest-laird = Laird
grand-austria-hotel-guest-maharani = Maharani
grand-austria-hotel-guest-marquis = Marquis
grand-austria-hotel-guest-contessa = Contessa
grand-austria-hotel-guest-tsarina = Tsarina
grand-austria-hotel-guest-ambassador = Ambassador
grand-austria-hotel-guest-abbess = Abbess
grand-austria-hotel-guest-consigliere = Consigliere
grand-austria-hotel-guest-admiral-winterbottom = Admiral Winterbottom
grand-austria-hotel-guest-impresario = Impresario
grand-austria-hotel-guest-cardinal = Cardinal
grand-austria-hotel-guest-mayor = Mayor
grand-austria-hotel-guest-the-beast = The Beast
grand-austria-hotel-guest-kapellmeister-palfy = Kapellmeister Palfy
grand-austria-hotel-guest-c-inderella = C. Inderella
grand-austria-hotel-guest-phantom = Phantom
grand-austria-hotel-guest-the-beauty = The Beauty
grand-austria-hotel-guest-medium = Medium
grand-austria-hotel-guest-partyer = Partyer
grand-austria-hotel-guest-pope = Pope
grand-austria-hotel-staff-dancing-master = Dancing Master
grand-austria-hotel-staff-violinist = Violinist
grand-austria-hotel-staff-concertmaster = Concertmaster
grand-austria-hotel-staff-symphonist = Symphonist
grand-austria-hotel-staff-usherette = Usherette
grand-austria-hotel-staff-conductor-music = Conductor
grand-austria-hotel-staff-choirmaster = Choirmaster
grand-austria-hotel-staff-leading-dancer = Leading Dancer
grand-austria-hotel-staff-harpist = Harpist
grand-austria-hotel-staff-cellist = Cellist
grand-austria-hotel-staff-pianist = Pianist
grand-austria-hotel-staff-ballet-master = Ballet Master
grand-austria-hotel-staff-trumpeter = Trumpeter
grand-austria-hotel-staff-arranger = Arranger
grand-austria-hotel-staff-danube-steamship-captain = Danube Steamship Captain
grand-austria-hotel-tile-A5 = Emperor tile A5
grand-austria-hotel-tile-B5 = Emperor tile B5
grand-austria-hotel-tile-C5 = Emperor tile C5
grand-austria-hotel-why-walzer-colour = the printed colour was not found; taken from the run of the numbers, 7 artists, 7 nobles, 7 citizens, 8 tourists
grand-austria-hotel-why-walzer-order = the printed order was not found; set so that it is worth as much as orders of the base game
grand-austria-hotel-why-walzer-vp = the printed VP were not found; set so that VP and reward are worth the order, as in the base game

## Effects, powers and conditions

grand-austria-hotel-effect-react = use the card now
    .short = use it now
grand-austria-hotel-effect-spend-champagne = spend { $n } champagne of your kitchen
    .short = -{ $n } champagne
grand-austria-hotel-effect-spend-krones =
    { $n ->
        [one] pay 1 krone
       *[other] pay { $n } krones
    }
    .short = -{ $n } krones
grand-austria-hotel-effect-spend-any =
    { $n ->
        [one] spend a dish or drink of your kitchen
       *[other] spend { $n } dishes or drinks of your kitchen
    }
    .short = -{ $n } dish or drink
grand-austria-hotel-effect-per-dancer = { $n } VP for each dancer you have in the ballrooms and on the balcony
    .short = { $n } VP per dancer
grand-austria-hotel-effect-lose-champagne = lose { $n } champagne of your kitchen
    .short = -{ $n } champagne
# $place: the left (0), middle (1) or right (2) ballroom.
grand-austria-hotel-effect-lose-dancers =
    { $place ->
        [0]
            { $n ->
                [one] lose a dancer of the left ballroom
               *[other] lose { $n } dancers of the left ballroom
            }
        [1]
            { $n ->
                [one] lose a dancer of the middle ballroom
               *[other] lose { $n } dancers of the middle ballroom
            }
       *[2]
            { $n ->
                [one] lose a dancer of the right ballroom
               *[other] lose { $n } dancers of the right ballroom
            }
    }
    .short =
    { $n ->
        [one] -1 dancer
       *[other] -{ $n } dancers
    }
grand-austria-hotel-effect-mix-more = take up to { $n } goods, and { $more } more
    .short = { $n } goods and { $more } more
grand-austria-hotel-condition-champagne = { $n } champagne in the kitchen
    .short = { $n } champagne
grand-austria-hotel-condition-dancers = { $n } dancers in the ballrooms and on the balcony
    .short = { $n } dancers
grand-austria-hotel-condition-green-guests = { $n } tourists served
    .short = { $n } tourists
grand-austria-hotel-dancerow-left-bottom = left ballroom, bottom row
grand-austria-hotel-dancerow-left-middle = left ballroom, middle row
grand-austria-hotel-dancerow-left-top = left ballroom, top row
grand-austria-hotel-dancerow-middle-bottom = middle ballroom, bottom row
grand-austria-hotel-dancerow-middle-middle = middle ballroom, middle row
grand-austria-hotel-dancerow-middle-top = middle ballroom, top row
grand-austria-hotel-dancerow-right-bottom = right ballroom, bottom row
grand-austria-hotel-dancerow-right-middle = right ballroom, middle row
grand-austria-hotel-dancerow-right-top = right ballroom, top row
grand-austria-hotel-dancerow-balcony = balcony
grand-austria-hotel-section-text = { $n }: { $text }
grand-austria-hotel-payment-use = using the card

## Questions and choices

grand-austria-hotel-question-ChooseRehearsal = Which rehearsal room do you choose?
grand-austria-hotel-question-ChooseRow = To which row does { $guest } go?
grand-austria-hotel-question-ChooseDancer = From which section of your rehearsal room does the dancer come?
grand-austria-hotel-question-SendDancer = { $source }: to which row do you send a dancer?
grand-austria-hotel-question-PickDancer = { $source }: from which section of your rehearsal room does the dancer come?
grand-austria-hotel-question-MixMore = Which goods do you take? { $strength } at most, no more { $second } than { $first }, no more champagne than { $second }; and { $more } more, but no champagne.
grand-austria-hotel-question-GiveGoods = { $source }: which dish or drink do you give?
grand-austria-hotel-question-ReactStaff = Do you use { $card } now?
grand-austria-hotel-question-LoseDancers =
    { $left ->
        [one] { $tile }: from which row do you lose a dancer?
       *[other] { $tile }: you lose { $left } dancers. From which row is the next one?
    }
grand-austria-hotel-action-ballroom = Ballroom: { $ballroom }
grand-austria-hotel-action-rehearsal = Rehearsal room: { $room }
grand-austria-hotel-action-rehearse =
    { $text ->
        [none] { $room }
       *[other] { $room }: { $text }
    }
grand-austria-hotel-action-dance = Send { $guest } to a ballroom
    .short = send { $guest } dancing
# $bonus: the bonus of the row, “none” without one.
grand-austria-hotel-action-to =
    { $price ->
        [none] { $row }
       *[other]
            { $bonus ->
                [none] { $row } for { $price } champagne
               *[other] { $row } for { $price } champagne: { $bonus }
            }
    }
# $left: dancers in the section; the last one brings the bonus.
grand-austria-hotel-action-from =
    { $bonus ->
        [unknown] Section { $section }
       *[other]
            { $left ->
                [1] Section { $section }, its last dancer: { $bonus }
               *[other] Section { $section }, { $left } dancers left: { $bonus }
            }
    }
grand-austria-hotel-action-retire = A dancer of the { $row }

## What happened

grand-austria-hotel-event-ballroom-in-play = { $ballroom } is in play.
grand-austria-hotel-event-rehearsal-laid-out = { $room } is laid out.
grand-austria-hotel-event-rehearsal-chosen =
    { $who ->
        [you] You choose { $room }.
       *[other] { $name } chooses { $room }.
    }
grand-austria-hotel-event-sent-guest =
    { $who ->
        [you] You send { $guest } to a ballroom.
       *[other] { $name } sends { $guest } to a ballroom.
    }
grand-austria-hotel-event-paid-champagne =
    { $who ->
        [you] You pay { $amount } champagne ({ $row }).
       *[other] { $name } pays { $amount } champagne ({ $row }).
    }
grand-austria-hotel-event-sent-dancer =
    { $who ->
        [you] A dancer of your section { $section } dances: { $row }.
       *[other] A dancer of { $name }’s section { $section } dances: { $row }.
    }
grand-austria-hotel-event-section-done =
    { $who ->
        [you] Section { $section } of your rehearsal room is empty.
       *[other] Section { $section } of { $name }’s rehearsal room is empty.
    }
grand-austria-hotel-event-lost-champagne =
    { $who ->
        [you] { $tile }: you lose { $amount } champagne.
       *[other] { $tile }: { $name } loses { $amount } champagne.
    }
grand-austria-hotel-event-lost-dancer =
    { $who ->
        [you] { $tile }: you lose a dancer ({ $row }).
       *[other] { $tile }: { $name } loses a dancer ({ $row }).
    }
grand-austria-hotel-event-ballroom-scored =
    { $who ->
        [you] { $ballroom }: { $amount } VP for you.
       *[other] { $ballroom }: { $amount } VP for { $name }.
    }
grand-austria-hotel-event-final-champagne =
    { $who ->
        [you] You score { $amount } VP for { $count } champagne.
       *[other] { $name } scores { $amount } VP for { $count } champagne.
    }

## Refusals

error-must-mix-three = “{ $text }” has to wait: first say how many { $first }, { $second } and champagne you take, such as “mix 1 0 0”.
error-champagne-more-than-second = You cannot take more champagne than { $second }.
error-extra-is-no-champagne = “{ $text }” is not possible: the strength is { $strength }, and what comes on top is a dish or drink.
error-must-choose-rehearsal = “{ $text }” has to wait: first choose a rehearsal room, such as “rehearse practice_1”.
error-rehearsal-not-offered = { $rehearsal } is not among the rehearsal rooms to choose from.
error-no-ballrooms = There are no ballrooms in this game: they belong to module 1 of the expansion.
error-guest-takes-a-room = { $guest } has to take a room and cannot dance.
error-no-dancer-left = Your rehearsal room is empty, so { $guest } cannot dance.
error-no-row-to-pay = { $guest } cannot dance: a free row costs { $price } champagne, and you have { $champagne }.
error-must-choose-row = “{ $text }” has to wait: first say to which row { $guest } goes, such as “to left-bottom”.
error-row-or-stop = “{ $text }” has to wait: say to which row the dancer goes, such as “to left-bottom”, or say “stop”.
error-row-full = There is no free space there: { $row }.
error-balcony-not-open = The balcony opens when the top row of the right ballroom is full.
error-too-little-champagne = That costs { $price } champagne ({ $row }), and you have { $champagne }.
error-krone-not-sure-there = You need a krone for your main action, and that would not surely bring one.
error-must-choose-dancer = “{ $text }” has to wait: first say from which section the dancer comes, such as “from 1”.
error-section-empty = Section { $section } has no dancer.
error-use-card-or-stop = “{ $text }” has to wait: use { $card } now, or say “stop”.
error-not-usable-now = { $card } is used directly after another staff card is played.
error-champagne-no-dish = Champagne is neither dish nor drink.
error-must-retire = “{ $text }” has to wait: first say from which row you lose a dancer, such as “retire right-bottom”.
error-no-dancer-there = You have no dancer to lose there: { $row }.
error-rising-rows = Dancers are lost row by row, and { $row } was passed over or leaves too few. Take the choice back first (undo).
error-wrong-ballrooms = A game has three different ballrooms.
error-rehearsal-twice = A rehearsal room cannot be in two places.
error-wrong-sections = The sections of seat { $seat }’s rehearsal room cannot hold { $found }.
error-too-many-dancers = Seat { $seat } has { $dancers } dancers in the ballrooms, more than have left the rehearsal room.
error-row-overfull = There are more dancers than spaces: { $row }.
error-balcony-too-early = Dancers are on the balcony although the top row of the right ballroom has a free space.
