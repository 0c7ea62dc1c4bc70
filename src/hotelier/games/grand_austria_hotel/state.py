"""The state of Grand Austria Hotel: ints, tuples and lists, which copy in two microseconds."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.special import Special
from hotelier.games.grand_austria_hotel.terms import (
    FULL_LANE,
    LANE,
    SOURCE_COLUMNS,
    Ballroom,
    Celebrity,
    Guest,
    Hotel,
    KeyPlace,
    Order,
    Politics,
    Rehearsal,
    Rooms,
    Seat,
    SeatSet,
    Source,
    Space,
    Staff,
    Tile,
)
from hotelier.kernel.frames import Event
from hotelier.kernel.frames import State as KernelState

Kitchens = list[int]
"""Goods in the kitchens, without limit (GAH-7.2, GAH-R.10): `seat * 5 + good`."""
Ledger = list[int]
Powers = int
"""The cards, celebrities and entrances whose lasting power a seat has, one bit each."""
Ready = int
"""The once-a-round cards that a seat can still use in this round, one bit each."""
Seen = tuple[SeatSet, ...]
"""By hidden staff card: the seats that know its place."""
Dues = list[Due]
HeldDues = tuple[Due, ...]
"""Effects that wait until other effects are finished (AW-R.6)."""
T = TypeVar("T")


COLUMN_COUNT: Final = len(SOURCE_COLUMNS)
ONLOOKERS: Final = 16
"""The bit of spectators in `seen`."""
EVERYBODY: Final = 31
"""The bits of all seats and of spectators."""


class Salon(NamedTuple):
    """AW-2.1 The celebrities: in the lounge from left to right (AWAY: an empty place) with their
    chips, in the pile (sorted: it has no order until one is drawn), discarded, and by seat."""

    lounge: tuple[Celebrity, ...] = ()
    chips: tuple[int, ...] = ()
    pile: tuple[Celebrity, ...] = ()
    discard: tuple[Celebrity, ...] = ()
    held: tuple[tuple[Celebrity, ...], ...] = ()


NO_SALON: Final = Salon()
ColouredDice = tuple[Space, ...]
"""By colour: the space of a coloured die, or AWAY; empty in a game without them."""


class Hall(NamedTuple):
    """AW-1 The ballrooms and all dancers; empty in a game without them. Never changed in place."""

    ballrooms: tuple[Ballroom, ...] = ()
    """AW-1.3 From left to right."""
    dancers: tuple[int, ...] = ()
    """By seat: dancers in each row, eight bits each (`terms.LANE`)."""
    offered: tuple[Rehearsal, ...] = ()
    """AW-1.5 Rehearsal rooms that are laid out and not chosen yet."""
    rooms: tuple[Rehearsal, ...] = ()
    """By seat: the rehearsal room, or NO_ROOM before it is chosen."""
    waiting: tuple[tuple[int, ...], ...] = ()
    """By seat: the dancers left in each section of the rehearsal room."""


NO_HALL: Final = Hall()
NO_ROOM: Final = -1


class State(KernelState):
    """The whole position. Fields that change rarely are tuples, which copies share."""

    __slots__ = (
        "active", "cafe", "coloured", "dice", "discard", "discs", "due", "dustbin", "emperor",
        "first", "guest_deck", "hall", "hands", "heard", "hotels", "key", "kitchen", "leaving",
        "ledger", "looked", "mains", "missing", "money", "occupied", "options", "packs", "passed",
        "passed_round", "piles", "played", "politics", "pool", "powers", "prepared", "queue",
        "ready", "removed", "rewarded", "round", "salon", "seats", "seen", "special", "tally",
        "tiles", "turns", "under", "vp",
    )  # fmt: skip

    seats: int
    options: Rules
    round: int
    first: Seat
    """GAH-2.9 The start player, holder of order tile 1; the others follow clockwise."""
    active: Seat
    """The player whose turn it is (GAH-0.1)."""
    mains: int
    """GAH-4.5 Main actions that the active player still has to make in open turns."""
    turns: list[int]
    """GAH-6.2 Numbers of each seat's order tile that are covered by a die or by the key."""
    passed: SeatSet
    """GAH-15.2 The seats that have passed since the last roll."""
    passed_round: SeatSet
    """AW-4.6, AW-R.40 The seats that have passed in this round, before or after a re-roll."""
    key: KeyPlace
    """AW-4.1 The seat that holds the key, or ON_BOARD, or NO_KEY in a game without it."""
    dice: list[int]
    """White dice on each action space."""
    coloured: ColouredDice
    """AW-2.1 The places of the coloured dice."""
    salon: Salon
    dustbin: int
    hotels: tuple[Hotel, ...]
    """The board side of each seat."""
    vp: list[int]
    ledger: Ledger
    """VP by source, seat by seat: `seat * 18 + column`; a seat's row adds up to its VP."""
    money: list[int]
    emperor: list[int]
    kitchen: Kitchens
    cafe: list[tuple[Guest, ...]]
    """Guests on each seat's tables, rising; they stay until they check in (GAH-5.4)."""
    missing: list[tuple[Order, ...]]
    """GAH-7.4 The missing goods of each of them; 0 = the order is complete."""
    prepared: list[Rooms]
    """GAH-1.15 Fields with a room tile, vacant or occupied."""
    occupied: list[Rooms]
    rewarded: tuple[Rooms, ...]
    """GAH-11.2 Fields of groups that have given their bonus."""
    hands: list[tuple[Staff, ...]]
    played: tuple[tuple[Staff, ...], ...]
    powers: tuple[Powers, ...]
    ready: tuple[Ready, ...]
    removed: tuple[Staff, ...]
    """GAH-R.30 Staff cards out of the game."""
    pool: tuple[Staff, ...]
    """The staff deck, sorted: it has no order until a card is drawn."""
    under: tuple[Staff, ...]
    """Cards put under the staff deck, which are drawn in this order after the pool is empty. The
    seat that put them there is assumed to remember them (GAH-21.3)."""
    looked: tuple[Staff, ...]
    """GAH-12.6 The looked-at cards to choose from."""
    packs: tuple[tuple[Staff, ...], ...]
    """GAH-20.2 The cards each seat is choosing from in the draft."""
    seen: Seen
    guest_deck: tuple[Guest, ...]
    queue: tuple[Guest, ...]
    """GAH-1.1 Left to right, the last one on the rightmost slot."""
    leaving: tuple[Guest, ...]
    """GAH-9.2 Guests who have left the café and whose benefits are being resolved."""
    discard: tuple[Guest, ...]
    piles: tuple[tuple[Guest, ...], ...]
    """AW-12.7 By seat: completed guests that count for a politics card it may still claim."""
    special: Special
    """AW-3, AW-9 The state of the special hotels."""
    politics: tuple[Politics, ...]
    discs: tuple[tuple[Seat, ...], ...]
    """By politics card: the seats with a disc on it, 15 VP first."""
    tiles: tuple[Tile, ...]
    hall: Hall
    due: Dues
    """GAH-0.6 Effects of the present action that wait to be resolved."""
    tally: tuple[int, ...]
    """AW-5.5 Steps, dishes and drinks that the active player has received in the present action;
    empty outside of actions, and if no power counts them."""
    heard: tuple[tuple[Source, ...], ...]
    """AW-0.8 By kind of gift (VP, krones, steps, champagne): the sources of the present action to
    which a power has reacted; empty outside of actions, and if no power reacts to gifts."""

    def copy(self) -> State:
        """Return an independent copy without a journal."""
        new = State()
        new.journal = None
        new.stack = self.stack[:]
        new.seats = self.seats
        new.options = self.options
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.mains = self.mains
        new.turns = self.turns[:]
        new.passed = self.passed
        new.passed_round = self.passed_round
        new.key = self.key
        new.dice = self.dice[:]
        new.coloured = self.coloured
        new.salon = self.salon
        new.dustbin = self.dustbin
        new.hotels = self.hotels
        new.vp = self.vp[:]
        new.ledger = self.ledger[:]
        new.money = self.money[:]
        new.emperor = self.emperor[:]
        new.kitchen = self.kitchen[:]
        new.cafe = self.cafe[:]
        new.missing = self.missing[:]
        new.prepared = self.prepared[:]
        new.occupied = self.occupied[:]
        new.rewarded = self.rewarded
        new.hands = self.hands[:]
        new.played = self.played
        new.powers = self.powers
        new.ready = self.ready
        new.removed = self.removed
        new.pool = self.pool
        new.under = self.under
        new.looked = self.looked
        new.packs = self.packs
        new.seen = self.seen
        new.guest_deck = self.guest_deck
        new.queue = self.queue
        new.leaving = self.leaving
        new.discard = self.discard
        new.piles = self.piles
        new.special = self.special
        new.politics = self.politics
        new.discs = self.discs
        new.tiles = self.tiles
        new.hall = self.hall
        new.due = self.due[:]
        new.tally = self.tally
        new.heard = self.heard
        return new


def in_order(state: State) -> bool:
    """GAH-R.62 True where things are named in rising order: in search, and with `gah.order`."""
    return state.journal is None or state.options.rising


def tell(state: State, kind: str, seat: Seat, rule: str, *args: object) -> None:
    """Report a public event. Call it only where `state.journal is not None`."""
    assert state.journal is not None
    state.journal.append(Event(kind, seat, args, rule))


def tell_only(state: State, kind: str, seat: Seat, rule: str, *args: object) -> None:
    """Report an event whose cards only its seat may know (GAH-21.1)."""
    assert state.journal is not None
    state.journal.append(Event(kind, seat, args, rule, (seat,)))


def dancing(state: State, seat: Seat) -> int:
    """AW-12.2 A seat's dancers in ballrooms and on the balcony."""
    dancers = state.hall.dancers
    left = dancers[seat] if dancers else 0
    count = 0
    while left:
        count += left & FULL_LANE
        left >>= LANE
    return count


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the sorted cards with one more."""
    return tuple(sorted((*cards, card)))


def set_seen(state: State, card: Staff, seats: SeatSet) -> None:
    """Set the seats that know the place of a hidden card."""
    state.seen = replaced(state.seen, card, seats)
