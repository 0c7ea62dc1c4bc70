"""The words of cards. A row of a table is a card's numbers and a few of these words.

An *effect* is a tuple of ints: a word, then its figures. `TOUCHES` lists the parts of the state
that a word changes or reads. The order of two due effects is asked only if these parts overlap.
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.terms import ANY_COLOUR, FLOORS, Word

Effect = tuple[int, ...]
"""A word and its figures; the first figure distinguishes two parts of one reward."""

FREE: Final = 99
"""A discount that covers any cost."""

WORDS: Final[list[str]] = [
    "vp", "krones", "steps", "draw", "goods", "choose", "dishes", "drinks", "tracks",
    "both-tracks", "joker", "prepare", "occupy", "play", "offer", "guests", "fill",
    "extra-action", "extra-turn",
    "per-occupied", "per-room", "per-staff", "per-group", "per-floor", "per-column", "per-set",
    "per-disc", "per-step", "copy",
    "lose-krones", "lose-kitchen", "lose-goods", "lose-hand", "lose-rooms", "lose-lower",
    "lose-column", "lose-end-card", "lose-vp", "lose-per-staff",
    "any-action", "ring", "spend-goods", "spend-steps", "exchange", "host",
    "lose-good", "lose-purse", "lose-items", "champagne", "dancer", "token", "must-play",
    "react", "spend-champagne", "spend-krones", "spend-any", "per-dancer", "lose-champagne",
    "lose-dancers", "mix-more",
]  # fmt: skip
(
    VP, KRONES, STEPS, DRAW, GOODS, CHOOSE, DISHES, DRINKS, TRACKS,
    BOTH_TRACKS, JOKER, PREPARE, OCCUPY, PLAY, OFFER, GUESTS, FILL,
    EXTRA_ACTION, EXTRA_TURN,
    PER_OCCUPIED, PER_ROOM, PER_STAFF, PER_GROUP, PER_FLOOR, PER_COLUMN, PER_SET,
    PER_DISC, PER_STEP, COPY,
    LOSE_KRONES, LOSE_KITCHEN, LOSE_GOODS, LOSE_HAND, LOSE_ROOMS, LOSE_LOWER,
    LOSE_COLUMN, LOSE_END_CARD, LOSE_VP, LOSE_PER_STAFF,
    ANY_ACTION, RING, SPEND_GOODS, SPEND_STEPS, EXCHANGE, HOST,
    LOSE_GOOD, LOSE_PURSE, LOSE_ITEMS, CHAMPAGNE, DANCER, TOKEN, MUST_PLAY,
    REACT, SPEND_CHAMPAGNE, SPEND_KRONES, SPEND_ANY, PER_DANCER, LOSE_CHAMPAGNE,
    LOSE_DANCERS, MIX_MORE,
) = range(60)  # fmt: skip

FIGURE_COUNT: Final[list[int]] = [
    1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 5, 3, 2, 3, 1, 2, 0, 0,
    *[2] * 9, 1, *[2] * 10, 1, 0, 4, 1, 3, 0, 2, 2, 2, 1, 3, 1, 1,
    0, 1, 1, 1, 2, 2, 2, 3,
]  # fmt: skip
"""By word: the number of figures after it."""

MONEY: Final = 1
CAFE: Final = 2
ROOMS: Final = 4
HAND: Final = 8
TRACK: Final = 16
ALL: Final = 31

TOUCHES: Final[list[int]] = [0] * len(WORDS)
"""By word: the parts that it changes or reads. VP and steps interact with nothing."""
TOUCHES[KRONES] = MONEY
TOUCHES[TRACKS] = MONEY
TOUCHES[BOTH_TRACKS] = MONEY
TOUCHES[DRAW] = HAND
TOUCHES[GOODS] = CAFE
TOUCHES[CHOOSE] = CAFE
TOUCHES[DISHES] = CAFE
TOUCHES[DRINKS] = CAFE
TOUCHES[GUESTS] = CAFE
TOUCHES[FILL] = CAFE
TOUCHES[PREPARE] = MONEY | ROOMS
TOUCHES[OCCUPY] = MONEY | ROOMS | TRACK  # a red bonus gives krones, a yellow one steps
TOUCHES[PLAY] = ALL  # a card played may do anything at once
TOUCHES[OFFER] = ALL
TOUCHES[JOKER] = ALL
TOUCHES[EXTRA_ACTION] = ALL
TOUCHES[EXTRA_TURN] = ALL
TOUCHES[ANY_ACTION] = ALL
TOUCHES[RING] = ALL
TOUCHES[EXCHANGE] = CAFE
TOUCHES[HOST] = CAFE
TOUCHES[CHAMPAGNE] = CAFE
TOUCHES[DANCER] = ALL  # row and section bonuses may do anything
TOUCHES[TOKEN] = ALL
TOUCHES[MUST_PLAY] = ALL
TOUCHES[REACT] = ALL
TOUCHES[MIX_MORE] = CAFE

PLAIN: Final[list[bool]] = [
    word in (VP, KRONES, STEPS, DRAW, PER_STAFF) for word in range(len(WORDS))
]
"""Gains without a reason to delay them. They resolve first, so that they can pay for other effects
(GAH-R.39)."""
OPTIONAL: Final[list[bool]] = [word in (STEPS, DRAW, FILL) for word in range(len(WORDS))]
"""Gains without a `stop` of their own that may be declined (GAH-9.5, 11.3, 12.9, GAH-R.59)
and that are taken without asking (GAH-R.60)."""
_SPENDING: Final = (
    PREPARE, PLAY, OFFER, EXTRA_ACTION, EXTRA_TURN, JOKER, ANY_ACTION, RING, TOKEN, MUST_PLAY,
    DANCER, REACT,
)  # fmt: skip
SPENDS: Final[list[bool]] = [word in _SPENDING for word in range(len(WORDS))]
"""Words that can spend krones."""


def vp(n: int) -> Effect:
    """GAH-9.8 Receive n VP."""
    return (VP, n)


def krones(n: int) -> Effect:
    """GAH-9.8 Receive n krones, as far as the limit of 20 allows (GAH-1.9)."""
    return (KRONES, n)


def steps(n: int) -> Effect:
    """GAH-9.6 MAY advance n spaces on the emperor track (overflow: GAH-1.10)."""
    return (STEPS, n)


def draw(n: int) -> Effect:
    """GAH-9.10 Take n staff cards from the deck into the hand."""
    return (DRAW, n)


def goods(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> Effect:
    """GAH-9.7 Receive these goods as one bundle; each may be put on an order (GAH-7.1)."""
    return (GOODS, strudel, cake, wine, coffee)


def choose(n: int) -> Effect:
    """GAH-9.7, GAH-R.53 Receive n goods of choice."""
    return (CHOOSE, n)


def dishes(strength: int) -> Effect:
    """GAH-6.5 Up to `strength` dishes, cake <= strudel."""
    return (DISHES, strength)


def drinks(strength: int) -> Effect:
    """GAH-6.6 Up to `strength` drinks, coffee <= wine."""
    return (DRINKS, strength)


def tracks(strength: int) -> Effect:
    """GAH-6.8 Split up to `strength` steps between emperor and money track."""
    return (TRACKS, strength)


def both_tracks(strength: int) -> Effect:
    """GAH-13.15 `strength` krones and as many steps."""
    return (BOTH_TRACKS, strength)


def joker(strength: int) -> Effect:
    """GAH-6.10 One of the actions 1-5 with this strength."""
    return (JOKER, strength)


def prepare(
    n: int = 1,
    discount: int = 0,
    floors: int = FLOORS,
    occupied: int = 0,
    colours: int = ANY_COLOUR,
) -> Effect:
    """GAH-9.9 MAY prepare up to n rooms with a discount for each, on floors 1 to `floors`, of these
    colours; with `occupied` they are placed as occupied (GAH-10.6)."""
    return (PREPARE, discount, n, floors, occupied, colours)


def occupy(n: int = 1, colours: int = ANY_COLOUR, floors: int = FLOORS) -> Effect:
    """GAH-9.12 MAY turn up to n own vacant rooms to occupied."""
    return (OCCUPY, n, colours, floors)


def play(n: int = 1, discount: int = 0) -> Effect:
    """GAH-9.10 MAY play up to n staff cards from hand, with a discount for each."""
    return (PLAY, discount, n)


def offer(discount: int, must: int = 0, n: int = 3) -> Effect:
    """GAH-12.6 Look at n staff cards, play one with a discount, put the others under the deck."""
    return (OFFER, discount, n, must)


def guests(n: int = 1) -> Effect:
    """GAH-9.11 MAY take up to n guests of the queue free."""
    return (GUESTS, n)


def fill(n: int = 1, colours: int = 15) -> Effect:
    """GAH-9.12 Put the missing goods on the cards of n own guests, of these colours."""
    return (FILL, n, colours)


def extra_action() -> Effect:
    """GAH-9.13 `action` Carry out an action space without taking a die."""
    return (EXTRA_ACTION,)


def extra_turn() -> Effect:
    """GAH-9.13 `turn` An extra turn without taking a die."""
    return (EXTRA_TURN,)


def any_action(strength: int) -> Effect:
    """AW-4.3 MAY carry out one of the actions 1-5 with this strength; its dice do not matter."""
    return (ANY_ACTION, strength)


def ring() -> Effect:
    """AW-5.2 MAY turn the bell card of this effect face down, for its benefit."""
    return (RING,)


def spend_goods(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> Effect:
    """AW-10.1 Spend exactly these goods of the kitchen: the price of the next effects."""
    return (SPEND_GOODS, strudel, cake, wine, coffee)


def spend_champagne(n: int) -> Effect:
    """AW-10.122 Spend exactly n champagne of the kitchen: the price of the next effects."""
    return (SPEND_CHAMPAGNE, n)


def spend_krones(n: int) -> Effect:
    """AW-10.123 Pay exactly n krones: the price of the next effects."""
    return (SPEND_KRONES, n)


def spend_any(n: int) -> Effect:
    """AW-10.128 Spend exactly n dishes or drinks of the kitchen: the price of the next effects."""
    return (SPEND_ANY, n)


def mix_more(first: int, strength: int, more: int) -> Effect:
    """AW-1.10 `extra_good` The yield of space 1 or 2 with additional dishes or drinks."""
    return (MIX_MORE, first, strength, more)


def react() -> Effect:
    """AW-10.133 MAY use the once-a-round card of this effect now."""
    return (REACT,)


def spend_steps(n: int) -> Effect:
    """AW-10.177 Go back exactly n spaces on the emperor track: the price of the next effects."""
    return (SPEND_STEPS, n)


def exchange(n: int, same: int, must: int = 1) -> Effect:
    """AW-10.175, 8.2 Spend exactly n goods of the kitchen for n others, or with `must` = 0 up to n;
    with `same` of any kind."""
    return (EXCHANGE, n, same, must)


def host() -> Effect:
    """AW-10.174 MAY take a guest of the queue free and fill its order from the supply."""
    return (HOST,)


def dancer(n: int = 1, discount: int = 0, less: int = 0) -> Effect:
    """AW-1.20 MAY send up to n dancers with a champagne discount for each; the discount falls by
    `less` from one dancer to the next."""
    return (DANCER, discount, n, less)


def champagne(n: int) -> Effect:
    """AW-1.8 Receive n champagne."""
    return (CHAMPAGNE, n)


def token(floor: int) -> Effect:
    """AW-9.3 Choose a bonus token: its lower bonus for a floor, its upper one for a column."""
    return (TOKEN, floor)


def must_play(discount: int) -> Effect:
    """AW-9.5, AW-R.27 MUST play a staff card from hand, with a discount, if one can be paid."""
    return (MUST_PLAY, discount)


def per_occupied(n: int, colours: int = ANY_COLOUR) -> Effect:
    """n VP per own occupied room of these colours."""
    return (PER_OCCUPIED, n, colours)


def per(word: Word, n: int, most: int = 0) -> Effect:
    """n VP per room tile, played card, full group, full floor, full column, set of one occupied
    room of each colour, own disc, space of the emperor track, or dancer in ballrooms; at most
    `most`, if not 0."""
    return (word, n, most)


def copy(any_card: int) -> Effect:
    """GAH-13.29 Score an END card of an opponent; with `any_card` any card, which may give 0."""
    return (COPY, any_card)


def lose(word: Word, n: int = 0, occupied: int = 0) -> Effect:
    """A penalty of an emperor tile: krones, all goods of the kitchen, all goods, hand cards, rooms
    (vacant or occupied), an END card, VP, VP per played card (GAH-18), champagne, dancers of the
    left, middle or right ballroom (AW-13)."""
    return (word, n, occupied)


# Conditions of politics cards (GAH-14.5): the counted thing and the number that is needed.
CONDITIONS: Final[list[str]] = [
    "krones", "emperor", "staff", "rooms", "floors", "columns", "groups", "colour", "occupied",
    "kitchen", "top-floor", "big-orders", "champagne", "dancers", "green-guests",
]  # fmt: skip
(
    HAS_KRONES, HAS_EMPEROR, HAS_STAFF, HAS_ROOMS, HAS_FLOORS, HAS_COLUMNS, HAS_GROUPS,
    HAS_COLOUR, HAS_OCCUPIED, HAS_KITCHEN, HAS_TOP, HAS_BIG_ORDERS,
    HAS_CHAMPAGNE, HAS_DANCERS, HAS_GREEN,
) = range(15)  # fmt: skip
Condition = tuple[int, int, int, int]
"""The counted thing and the minimum number. For occupied rooms three numbers: blue, red, yellow.
For guests with big orders also the minimum size of an order."""


def at_least(what: int, n: int) -> Condition:
    """At least n krones, spaces of the emperor track, played staff cards, room tiles, full floors,
    full columns, full groups, colours of which all fields are occupied, champagne, dancers in
    ballrooms, or completed green guests."""
    return (what, n, 0, 0)


def occupied(blue: int = 0, red: int = 0, yellow: int = 0) -> Condition:
    """At least these numbers of occupied rooms of each colour."""
    return (HAS_OCCUPIED, blue, red, yellow)
