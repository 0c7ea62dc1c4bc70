"""GAH-2 Setup, from the decks (GAH-2.1, 2.2) to round 1 (GAH-2.13), as a list of steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel import effects as effects  # fills the table of handlers
from hotelier.games.grand_austria_hotel.actions import (
    Action,
    Prepare,
    StartPlayer,
    Take,
)
from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    PRINTED,
    CardSet,
)
from hotelier.games.grand_austria_hotel.deal import DealIntro, DealPacks, DealStaff
from hotelier.games.grand_austria_hotel.emperor import EMPEROR_SCORING
from hotelier.games.grand_austria_hotel.goods import MIXES
from hotelier.games.grand_austria_hotel.guests import refill, seat_guest
from hotelier.games.grand_austria_hotel.layout import (
    AskPolitics,
    AskTile,
    DealHotels,
    DealPolitics,
    DealTile,
)
from hotelier.games.grand_austria_hotel.moves import (
    START_PLAYER,
    STOP,
    TAKE,
    preparing,
)
from hotelier.games.grand_austria_hotel.rooms import (
    affordable,
    open_fields,
    prepare,
    price_of,
    why_not_prepare,
)
from hotelier.games.grand_austria_hotel.rounds import (
    NEXT_ROUND,
    START_ROUND,
    THERE_AND_BACK,
    reroll,
    roll,
)
from hotelier.games.grand_austria_hotel.rules import Rules, rules_for
from hotelier.games.grand_austria_hotel.scoring import END_CARDS, REST
from hotelier.games.grand_austria_hotel.state import (
    COLUMN_COUNT,
    NO_HALL,
    NO_SALON,
    State,
    in_order,
    tell,
)
from hotelier.games.grand_austria_hotel.terms import (
    FIRST_ROOM,
    LETTERS,
    SPACE_COUNT,
    Rooms,
    Seat,
    rooms_in,
)
from hotelier.games.grand_austria_hotel.turn import PERFORM
from hotelier.kernel.frames import Chance, Decision, Frame, Random, Task, push, settle
from hotelier.kernel.options import Value
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]

JOIN: Final[dict[str, tuple[Callable[[Rules], None], ...]]] = {}
"""AW-0.1 By the digit of a module: the functions that add it to the rules of a table. The game
fills it in. Modules that consist of cards alone have none."""


def assemble(chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> Rules:
    """Return the rules of a table, with the steps of its setup, of a round's end and of the end.

    AW-6.1, 6.2 Modules add their tables and steps here; no rule asks for a module afterwards.
    """
    rules = rules_for(chosen, cards)
    if not rules.round_steps:
        hotels: tuple[Frame, ...] = (DealHotels(),) if len(rules.hotels) > 1 else ()
        tiles: tuple[Frame, ...] = tuple(
            step
            for place in range(len(LETTERS))
            for step in ((AskPolitics(place), AskTile(place)) if rules.tiles_chosen
                         else (DealPolitics(place), DealTile(place)))
        )  # fmt: skip
        deal: Frame = {"random": DealStaff(), "intro": DealIntro(), "draft": DealPacks()}[
            rules.staff_deal
        ]
        rules.turn_order = THERE_AND_BACK
        rules.perform = dict(PERFORM)
        rules.roll, rules.reroll = roll, reroll
        rules.mixes = MIXES
        for module in rules.modules:
            for join in JOIN.get(module, ()):
                join(rules)
        rules.setup_steps = (
            FillQueue(), ChooseStart(), *rules.start_steps, *tiles, *rules.table_steps, *hotels,
            deal, *rules.hotel_steps, FirstGuests(), FirstRooms(), START_ROUND,
        )  # fmt: skip
        rules.round_steps = (
            *rules.ending_steps, EMPEROR_SCORING, *rules.scoring_steps, *rules.closing_steps,
            NEXT_ROUND,
        )  # fmt: skip
        rules.final_steps = (END_CARDS, *rules.last_steps, REST)
    return rules


def empty_state(seats: int, chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> State:
    """Create a state for these seats and options, with its other fields unset."""
    state = State()
    state.seats = seats
    state.options = assemble(chosen, cards)
    state.journal = None
    return state


def setup(seats: int, chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> State:
    """GAH-2.5, 2.6, 2.7 Create the start of a game; the first guest is dealt next."""
    state = empty_state(seats, chosen, cards)
    rules = state.options
    state.round = 1
    state.first = state.active = state.mains = state.dustbin = 0
    state.passed = state.passed_round = 0
    state.key = rules.start_key
    state.turns = [0] * seats
    state.dice = [0] * SPACE_COUNT
    state.coloured = ()
    state.salon = NO_SALON
    state.hotels = rules.hotels[:1] * seats
    state.vp = [0] * seats
    state.ledger = [0] * (seats * COLUMN_COUNT)
    state.money = [rules.figures.start_krones] * seats
    state.emperor = [0] * seats
    state.kitchen = [*rules.start_goods] * seats
    state.cafe = [()] * seats
    state.missing = [()] * seats
    state.prepared = [0] * seats
    state.occupied = [0] * seats
    state.rewarded = (0,) * seats
    state.hands = [()] * seats
    state.played = ((),) * seats
    state.powers = state.ready = (0,) * seats
    state.removed = state.under = state.looked = ()
    state.pool = rules.staff_deck
    state.packs = ()
    state.seen = (0,) * len(rules.cards.staff)
    state.guest_deck = rules.guest_deck
    state.queue = state.leaving = state.discard = ()
    state.politics = state.tiles = ()
    state.discs = ((),) * len(LETTERS)
    state.due = []
    state.tally = ()
    state.heard = ()
    state.hall = NO_HALL
    state.piles = ((),) * seats
    state.special = rules.new_special(seats)
    state.stack = []
    for lay_out in rules.layouts:
        lay_out(state)
    push(state, *rules.setup_steps)
    settle(state)
    return state


@dataclass(frozen=True, slots=True)
class FillQueue(Task):
    """GAH-2.1 Five guests come into the queue."""

    def run(self, state: State) -> None:
        refill(state)


@dataclass(frozen=True, slots=True)
class ChooseStart(Chance):
    """GAH-2.9 A random player is start player; the others follow clockwise."""

    def sample(self, state: State, rng: Random) -> StartPlayer:
        return START_PLAYER[below(rng, state.seats)]

    def outcomes(self, state: State) -> list[tuple[StartPlayer, float]]:
        return [(action, 1 / state.seats) for action in START_PLAYER[: state.seats]]

    def possible(self, state: State, action: object) -> bool:
        return isinstance(action, StartPlayer) and action.seat < state.seats

    def apply(self, state: State, action: StartPlayer) -> None:
        state.first = state.active = action.seat
        if state.journal is not None:
            tell(state, "starts", action.seat, "GAH-2.9")


# First guests and first rooms


@dataclass(frozen=True, slots=True)
class FirstGuests(Task):
    """GAH-2.11 Counter-clockwise, from the right neighbour of the start player on."""

    def run(self, state: State) -> None:
        order = [(state.first - 1 - turn) % state.seats for turn in range(state.seats)]
        steps = state.options.guest_steps
        push(state, *(step(seat) for seat in order for step in (FirstGuest, *steps)))


@dataclass(frozen=True, slots=True)
class FirstGuest(Decision):
    """GAH-2.11, 22.1 One guest of the queue, free of cost."""

    def legal(self, state: State) -> list[Take]:
        return [TAKE[guest] for guest in sorted(state.queue)]

    def apply(self, state: State, action: Take) -> None:
        seat_guest(state, self.seat, action.guest, 0, "GAH-2.11")

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Take):
            return "GAH-2.11", "guest-not-in-queue", {"guest": GUEST_KEYS[action.guest]}
        return "GAH-2.11", "must-take-guest", {}


@dataclass(frozen=True, slots=True)
class FirstRooms(Task):
    """GAH-2.12 Each player prepares three rooms, in turn order."""

    def run(self, state: State) -> None:
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        n = state.options.figures.start_rooms
        steps = state.options.room_steps
        push(
            state,
            *(
                frame
                for seat in order
                for frame in (FirstRoom(seat, n), *(step(seat) for step in steps))
            ),
        )


@dataclass(frozen=True, slots=True)
class FirstRoom(Task):
    """GAH-2.12 The first room is the field at bottom left; no question if it is compulsory."""

    seat: Seat
    left: int

    def run(self, state: State) -> None:
        left = self.left
        if not state.options.may_stop_rooms:
            prepare(state, self.seat, FIRST_ROOM, 0, 0)
            left -= 1
        ask_first_room(state, PrepareFirst(self.seat, left, 0))


def ask_first_room(state: State, frame: PrepareFirst) -> None:
    """Ask for the next room, if there is a choice."""
    actions = frame.legal(state) if frame.left else []
    if len(actions) > 1:
        state.stack.append(frame)
    elif actions:
        frame.apply(state, actions[0])


@dataclass(frozen=True, slots=True)
class PrepareFirst(Decision):
    """GAH-2.12, 22.2 One of the first rooms, paying, in any order (GAH-R.62)."""

    hints: ClassVar = {"barred": 0}
    left: int
    barred: Rooms

    def fields(self, state: State, rising: bool) -> Rooms:
        """The fields that may be prepared now; in rising order, none that was passed over."""
        rules, krones = state.options, state.money[self.seat]
        barred = self.barred if rising else 0
        rooms = self.payable(state, barred)
        if rules.may_stop_rooms or krones >= self.left * rules.dearest:
            return rooms
        prepared = state.prepared[self.seat]
        return finishing(state, self.seat, prepared, barred, krones, self.left, rising) or rooms

    def payable(self, state: State, barred: Rooms) -> Rooms:
        """The fields that can be paid now."""
        rooms = open_fields(state.prepared[self.seat]) & ~barred
        return rooms & affordable(state, self.seat, 0)

    def legal(self, state: State) -> list[Action]:
        found = preparing(self.fields(state, state.options.rising))
        if state.options.may_stop_rooms or not found:
            found.append(STOP)
        return found

    def distinct(self, state: State) -> list[Action]:
        found = preparing(self.fields(state, True))
        if state.options.may_stop_rooms:
            found.append(STOP)
        return found or self.legal(state)

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Prepare):
            return
        barred = 0
        if in_order(state):
            barred = self.barred | open_fields(state.prepared[self.seat]) & (1 << action.room) - 1
        prepare(state, self.seat, action.room, 0, 0)
        ask_first_room(state, PrepareFirst(self.seat, self.left - 1, barred))

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Prepare):
            return "GAH-2.12", "must-prepare", {"left": self.left}
        barred = self.barred if state.options.rising else 0
        if self.payable(state, barred) >> action.room & 1:
            price = price_of(state, self.seat, action.room, 0)
            details: dict[str, object] = {"price": price, "krones": state.money[self.seat]}
            return "GAH-2.12", "keep-krones-for-rooms", details
        return why_not_prepare(state, self.seat, action.room, 0, barred)


def finishing(
    state: State,
    seat: Seat,
    prepared: Rooms,
    barred: Rooms,
    krones: int,
    left: int,
    rising: bool,
) -> Rooms:
    """GAH-2.12 The fields after which the seat can pay all further rooms too. After an expensive
    auction (AW-3.4) it cannot afford every field."""
    found = 0
    fields = open_fields(prepared)
    for room in rooms_in(fields & ~barred):
        rest = krones - price_of(state, seat, room, 0)
        passed_over = barred | fields & (1 << room) - 1 if rising else 0
        if rest >= 0 and (
            left == 1
            or finishing(state, seat, prepared | 1 << room, passed_over, rest, left - 1, rising)
        ):
            found |= 1 << room
    return found
