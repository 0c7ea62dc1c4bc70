# Alles Walzer!: the modules of the expansion. Values as in grand-austria-hotel.ftl.

option-aw-modules = Which modules of the expansion Alles Walzer! are played: their digits in rising order (1 ballrooms, 2 celebrities, 3 special hotels, 4 start player, 5 a little more).
    .none = the base game alone
option-aw-extra-cards = Whether one celebrity and one entrance of another printing join modules 2 and 3.
    .off = no
    .on = yes
option-aw-guest-staff-on-dance = Whether staff who reward completed guests do so for guests sent to a ballroom.
    .yes = yes
    .no = no, only for guests who take a room
option-aw-gardener-with-wray = Whether the Gardener gives something with the bonus tiles of The Grand Wray Hotel.
    .no = no, only in emperor scorings
    .yes = yes
option-aw-mayenfels-first-play = Whether who gains Mayenfels has to play a staff card at once.
    .may = no
    .must-if-affordable = yes, if one can be paid

## Module 4: start player

grand-austria-hotel-origin-key = Key
grand-austria-hotel-effect-any-action = carry out one of the actions 1 to 5 with strength { $n }, whatever dice lie there
    .short = an action of { $n }
grand-austria-hotel-action-key = Take the key: a good of your choice, an action of strength 1, and order tile 1 next round
    .short = the key: a good, an action of 1
grand-austria-hotel-question-UseKey = { $source }: which action do you carry out, with strength { $strength }?
grand-austria-hotel-event-start-krones =
    { $who ->
        [you] You start with { $amount } krones.
       *[other] { $name } starts with { $amount } krones.
    }
grand-austria-hotel-event-took-key =
    { $who ->
        [you] You take the key.
       *[other] { $name } takes the key.
    }
grand-austria-hotel-event-key-returned =
    { $who ->
        [you] You put the key back and get order tile 1.
       *[other] { $name } puts the key back and gets order tile 1.
    }
error-no-key-in-game = There is no key in this game: it belongs to module 4 of the expansion.
error-key-taken = The key has been taken in this round.
error-key-not-in-extra-turn = An extra turn uses an action space; the key is taken instead of a die.
error-key-after-pass = You have passed in this round, so you cannot take the key any more.
error-joker-no-better = The joker would cost a krone and give nothing better. Use a space, such as “use 1”, or say “stop”.
error-key-misplaced = The key is on the board or covers a number of a player, and only in a game with module 4; here it is at { $key }.

## Module 5: a little more

option-aw-exchange-same-kind = Whether goods that are exchanged may come back as the kinds that were given.
    .forbidden = only kinds that were not given
    .allowed = any kind
grand-austria-hotel-staff-handmaid = Handmaid
grand-austria-hotel-staff-apprentice = Apprentice
grand-austria-hotel-staff-dishwasher = Dishwasher
grand-austria-hotel-staff-tapster = Tapster
grand-austria-hotel-staff-coachwoman = Coachwoman
grand-austria-hotel-staff-bookkeeper = Bookkeeper
grand-austria-hotel-staff-chef-de-rang = Chef de Rang
grand-austria-hotel-staff-interpreter = Interpreter
grand-austria-hotel-staff-bartender = Bartender
grand-austria-hotel-staff-wagon-master = Wagon Master
grand-austria-hotel-staff-dog-walker = Dog Walker
grand-austria-hotel-staff-hairdresser = Hairdresser
grand-austria-hotel-staff-janitor = Janitor
grand-austria-hotel-staff-entertainer = Entertainer
grand-austria-hotel-tile-A6 = Emperor tile A6
grand-austria-hotel-tile-B6 = Emperor tile B6
grand-austria-hotel-tile-C6 = Emperor tile C6
grand-austria-hotel-timing-bell = Once in the game: { $text }.
    .short = bell
grand-austria-hotel-power-steps-counted = when you have made { $n } emperor steps in one action, { $effect }
    .short = { $n } steps: { $effect }
grand-austria-hotel-power-dishes-counted = when you have received { $n } dishes in one action, { $effect }
    .short = { $n } dishes: { $effect }
grand-austria-hotel-power-drinks-counted = when you have received { $n } drinks in one action, { $effect }
    .short = { $n } drinks: { $effect }
grand-austria-hotel-power-group-full = when a group of at least { $n } rooms becomes full, { $effect }
    .short = group of { $n }: { $effect }
grand-austria-hotel-power-disc-put = when you put a disc on a politics card, { $effect }
    .short = disc: { $effect }
grand-austria-hotel-effect-ring = ring the bell card
    .short = bell
grand-austria-hotel-effect-spend-goods = spend { $goods } of your kitchen
    .short = -{ $goods }
grand-austria-hotel-effect-spend-steps = go back { $n } spaces on the emperor track
    .short = { $n } steps back
grand-austria-hotel-effect-exchange =
    { $must ->
        [0]
            { $same ->
                [0] exchange up to { $n } goods of your kitchen for as many of other kinds
               *[other] exchange up to { $n } goods of your kitchen for as many of your choice
            }
       *[other]
            { $same ->
                [0] spend { $n } goods of your kitchen for { $n } of other kinds
               *[other] spend { $n } goods of your kitchen for { $n } of your choice
            }
    }
    .short = exchange { $n } goods
grand-austria-hotel-effect-host = take a guest from the queue free and fill its order from the supply
    .short = a guest with a filled order
grand-austria-hotel-effect-lose-good =
    { $n ->
        [one] lose 1 good of your kitchen
       *[other] lose { $n } goods of your kitchen
    }
    .short = -{ $n } good
grand-austria-hotel-effect-lose-purse = lose all your krones
    .short = all krones lost
grand-austria-hotel-effect-lose-items = lose all goods of your kitchen
    .short = kitchen emptied
grand-austria-hotel-good-champagne = champagne
    .short = Ch
grand-austria-hotel-condition-kitchen = { $n } of each good in the kitchen
    .short = { $n } of each good
grand-austria-hotel-condition-top-floor = { $n } occupied rooms on the top floor
    .short = { $n } on top
grand-austria-hotel-condition-big-orders = { $n } guests served with orders of { $size } or more
    .short = { $n } big orders
grand-austria-hotel-why-walzer-cost = the printed cost was not found; set like similar cards of the base game
grand-austria-hotel-why-walzer-number = the printed number was not found; taken from the gap in the numbers of the cards
grand-austria-hotel-action-ring = Ring { $card }: { $text }
grand-austria-hotel-action-spend = Give { $good }
grand-austria-hotel-question-RingBell = { $card } may ring, once in the game. Do you ring it now?
grand-austria-hotel-question-HostGuest = { $source }: which guest do you take, free and with a filled order?
grand-austria-hotel-question-SpendGoods =
    { $left ->
        [one] { $source }: which good do you give?
       *[other] { $source }: you give { $left } goods. Which one is next?
    }
grand-austria-hotel-question-TakeOther =
    { $left ->
        [one] { $source }: which good do you get for it?
       *[other] { $source }: you get { $left } goods. Which one is next?
    }
grand-austria-hotel-question-LoseGood = { $tile }: which good of your kitchen do you lose?
grand-austria-hotel-event-rung =
    { $who ->
        [you] You ring { $card }.
       *[other] { $name } rings { $card }.
    }
grand-austria-hotel-event-not-rung =
    { $who ->
        [you] You do not ring { $card } yet.
       *[other] { $name } does not ring { $card } yet.
    }
grand-austria-hotel-event-spent =
    { $who ->
        [you] { $source }: you give { $amount } { $good }.
       *[other] { $source }: { $name } gives { $amount } { $good }.
    }
grand-austria-hotel-event-lost-good =
    { $who ->
        [you] { $tile }: you lose a { $good }.
       *[other] { $tile }: { $name } loses a { $good }.
    }
grand-austria-hotel-event-pile-cleared =
    { $who ->
        [you] Your { $cards } counted guests go to the discard pile.
       *[other] { $name }’s { $cards } counted guests go to the discard pile.
    }
error-cannot-pay-price = You cannot pay the whole price of { $card }.
error-ring-or-stop = “{ $text }” has to wait: ring { $card }, or say “stop”.
error-must-spend = “{ $text }” has to wait: say which good you give, such as “spend wine”.
error-rising-spent = Goods are given in the order strudel, cake, wine, coffee, and { $good } does not fit: it was passed over, or too few would be left.
error-same-kind = You have given { $good }, so you cannot get it back.
error-must-lose-good = “{ $text }” has to wait: say which good you lose, such as “spend wine”.
error-guest-does-not-count = { $guest } lies in a pile of seat { $seat }, but counts for no politics card there.
error-no-such-good = Seat { $seat } has { $good }, which this game does not have.
