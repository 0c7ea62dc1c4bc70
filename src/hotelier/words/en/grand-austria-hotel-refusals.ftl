# Grand Austria Hotel: why an action or a position is refused. $text: what was typed.

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
error-keep-krones-for-rooms = That costs { $price }, and you have { $krones }: too little would be left for the rooms you still have to prepare. Take the cheaper fields first.
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
error-goods-count = { $found } cubes of { $good } are in kitchens and on guests, but the supply has { $wanted }.
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
