# Grand Austria Hotel in the terminal: what is said around the hotel. Lines are narrow; VP are victory points.

austria-round = Round { $round } of { $rounds }
# $players: whose turns are left, in order.
austria-turns = Turns: { $players }
austria-turns-none = No turns left
austria-passed = ({ $name })
austria-you = You
austria-purse =
    { $krones ->
        [one] 1 krone
       *[other] { $krones } krones
    }
austria-vp = { $vp } VP
austria-at = emperor { $space }
austria-kitchen = Kitchen
austria-queue = Queue
austria-cafe = Café
austria-dice = Dice
austria-hand = Hand
austria-staff = Staff
austria-politics = Politics
austria-emperor = Emperor
austria-free-table = a free table
austria-complete = complete
austria-nobody = nobody
austria-none = none
# $cost in krones, as short as possible.
austria-cost = { $cost } kr
    .short = { $cost }kr
austria-used = used
austria-ready = ready
# The coming scoring of the emperor. $what: what then happens.
austria-scoring = after round { $round }: +{ $vp } VP, back { $back } to { $space }, { $what }
austria-scoring-over = no more scorings
austria-bonus = bonus { $text }
austria-penalty = penalty { $text }
austria-neither = no bonus, no penalty
austria-bonus-from = bonus from { $space }: { $text }
# $mine: what you have of what is asked for; $vp: what the next disc gives; $discs: who has been there.
austria-politics-next = { $text } ({ $mine }): { $vp } VP
    .short = { $text } { $mine } ({ $vp })
austria-politics-yours = { $text }: your disc is there
austria-politics-closed = { $text }: closed
austria-politics-met = { $text } ({ $mine }, met): { $vp } VP
    .short = { $text } { $mine } ({ $vp })*
austria-discs = { $name } { $vp }
# Another player at a glance: VP, krones, emperor space, each of them as wide as in the other lines.
austria-glance = { $vp }VP { $krones }kr e{ $space }
austria-hand-size =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
austria-staff-size = { $cards } staff
austria-rooms = { $occupied } of { $rooms } rooms occupied
austria-decks = { $guests } guests and { $staff } staff cards in the decks
austria-groups = A full group of 1, 2, 3, 4 gives: blue { $blue } VP, red { $red } krones, yellow { $yellow } steps
austria-hotel = { $name }: { $side }
austria-help-hotel = shows the hotel of a player in full: hotel, hotel 2, hotel Leopold
austria-help-card = explains a card by name or number: card 75, card Groom
austria-help-hand = shows your hand and your staff with all they do
austria-help-guests = shows the queue and the cafés with all they want and give
austria-help-city = shows the emperor track, his tiles and the politics cards
error-no-such-player = There is no player “{ $name }”. Name one of { $names }, or a number from 1 on.
