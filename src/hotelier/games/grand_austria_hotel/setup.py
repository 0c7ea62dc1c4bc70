"""GAH-2 Setup, GAH-20 its variants: an explicit list of steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel import effects as effects  # fills the table of handlers
from hotelier.games.grand_austria_hotel.actions import (
    CHOOSE_POLITICS,
    CHOOSE_TILE,
    DEAL_HOTEL,
    PICK,
    START_PLAYER,
    STOP,
    TAKE,
    Action,
    ChoosePolitics,
    ChooseTile,
    DealHotel,
    Pick,
    Prepare,
    StartPlayer,
    Take,
    preparing,
)
from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    PRINTED,
    STAFF_KEYS,
    CardSet,
)
from hotelier.games.grand_austria_hotel.emperor import EMPEROR_SCORING
from hotelier.games.grand_austria_hotel.guests import refill, seat_guest
from hotelier.games.grand_austria_hotel.rooms import (
    affordable,
    open_fields,
    prepare,
    why_not_prepare,
)
from hotelier.games.grand_austria_hotel.rounds import NEXT_ROUND, START_ROUND
from hotelier.games.grand_austria_hotel.rules import Rules, rules_for
from hotelier.games.grand_austria_hotel.scoring import FINAL_STEPS
from hotelier.games.grand_austria_hotel.staff import DRAW_CARD, TO_HAND, DrawStaff
from hotelier.games.grand_austria_hotel.state import (
    COLUMN_COUNT,
    EVERYBODY,
    State,
    set_seen,
    tell,
    tell_only,
    without,
)
from hotelier.games.grand_austria_hotel.terms import (
    FIRST_ROOM,
    GOOD_COUNT,
    LETTERS,
    SPACE_COUNT,
    Rooms,
    Seat,
)
from hotelier.kernel.frames import Chance, Decision, Frame, Random, Task, push, settle
from hotelier.kernel.options import Value
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]


def assemble(chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> Rules:
    """The rules of a table, with the steps of its setup, of a round's end and of the end."""
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
        rules.setup_steps = (
            FillQueue(), ChooseStart(), *tiles, *hotels, deal, FirstGuests(), FirstRooms(),
            START_ROUND,
        )  # fmt: skip
        rules.round_steps = (EMPEROR_SCORING, NEXT_ROUND)
        rules.final_steps = FINAL_STEPS
    return rules


def empty_state(seats: int, chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> State:
    """A state for so many seats and these options, with its other fields unset."""
    state = State()
    state.seats = seats
    state.options = assemble(chosen, cards)
    state.journal = None
    return state


def setup(seats: int, chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> State:
    """GAH-2.5 to 2.7 Everything at its start; the first guest is about to be dealt."""
    state = empty_state(seats, chosen, cards)
    rules = state.options
    state.round = 1
    state.first = state.active = state.mains = state.passed = state.dustbin = 0
    state.turns = [0] * seats
    state.dice = [0] * SPACE_COUNT
    state.hotels = rules.hotels[:1] * seats
    state.vp = [0] * seats
    state.ledger = [0] * (seats * COLUMN_COUNT)
    state.money = [rules.figures.start_krones] * seats
    state.emperor = [0] * seats
    state.kitchen = [1] * (seats * GOOD_COUNT)
    state.cafe = [()] * seats
    state.missing = [()] * seats
    state.prepared = [0] * seats
    state.occupied = [0] * seats
    state.rewarded = [0] * seats
    state.hands = [()] * seats
    state.played = [()] * seats
    state.powers = [0] * seats
    state.ready = [0] * seats
    state.removed = state.under = state.looked = ()
    state.pool = rules.staff_deck
    state.packs = ()
    state.seen = (0,) * len(rules.cards.staff)
    state.guest_deck = rules.guest_deck
    state.queue = state.leaving = state.discard = ()
    state.politics = state.tiles = ()
    state.discs = [()] * len(LETTERS)
    state.due = []
    state.stack = []
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


# Politics cards and emperor tiles


@dataclass(frozen=True, slots=True)
class DealPolitics(Chance):
    """GAH-2.3 A random politics card of a stack; the others leave the game."""

    place: int

    def sample(self, state: State, rng: Random) -> ChoosePolitics:
        cards = state.options.politics_of(LETTERS[self.place])
        return CHOOSE_POLITICS[cards[below(rng, len(cards))]]

    def outcomes(self, state: State) -> list[tuple[ChoosePolitics, float]]:
        cards = state.options.politics_of(LETTERS[self.place])
        return [(CHOOSE_POLITICS[card], 1 / len(cards)) for card in cards]

    def apply(self, state: State, action: ChoosePolitics) -> None:
        lay_politics(state, action)


def lay_politics(state: State, action: ChoosePolitics) -> None:
    """GAH-2.3 The card of this stack is on the board."""
    state.politics = (*state.politics, action.card)
    if state.journal is not None:
        tell(state, "politics_in_play", state.first, "GAH-2.3", action.card)


@dataclass(frozen=True, slots=True)
class DealTile(Chance):
    """GAH-2.4 A random emperor tile of a stack."""

    place: int

    def sample(self, state: State, rng: Random) -> ChooseTile:
        tiles = state.options.tiles_of(LETTERS[self.place])
        return CHOOSE_TILE[tiles[below(rng, len(tiles))]]

    def outcomes(self, state: State) -> list[tuple[ChooseTile, float]]:
        tiles = state.options.tiles_of(LETTERS[self.place])
        return [(CHOOSE_TILE[tile], 1 / len(tiles)) for tile in tiles]

    def apply(self, state: State, action: ChooseTile) -> None:
        lay_tile(state, action)


def lay_tile(state: State, action: ChooseTile) -> None:
    """GAH-2.4 The tile of this stack is on the board."""
    state.tiles = (*state.tiles, action.tile)
    if state.journal is not None:
        tell(state, "tile_in_play", state.first, "GAH-2.4", action.tile)


@dataclass(frozen=True, slots=True)
class AskPolitics(Task):
    """GAH-E.24 `chosen` The start player speaks for the table."""

    place: int

    def run(self, state: State) -> None:
        push(state, PickPolitics(state.first, self.place))


@dataclass(frozen=True, slots=True)
class PickPolitics(Decision):
    """GAH-E.24 The politics card of a stack that the table has agreed on."""

    place: int

    def legal(self, state: State) -> list[ChoosePolitics]:
        return [CHOOSE_POLITICS[card] for card in state.options.politics_of(LETTERS[self.place])]

    def apply(self, state: State, action: ChoosePolitics) -> None:
        lay_politics(state, action)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-2.3", "must-choose-politics", {"stack": LETTERS[self.place]}


@dataclass(frozen=True, slots=True)
class AskTile(Task):
    """GAH-E.24 `chosen` The start player speaks for the table."""

    place: int

    def run(self, state: State) -> None:
        push(state, PickTile(state.first, self.place))


@dataclass(frozen=True, slots=True)
class PickTile(Decision):
    """GAH-E.24 The emperor tile of a stack that the table has agreed on."""

    place: int

    def legal(self, state: State) -> list[ChooseTile]:
        return [CHOOSE_TILE[tile] for tile in state.options.tiles_of(LETTERS[self.place])]

    def apply(self, state: State, action: ChooseTile) -> None:
        lay_tile(state, action)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-2.4", "must-choose-tile", {"stack": LETTERS[self.place]}


# Hotel boards


@dataclass(frozen=True, slots=True)
class DealHotels(Task):
    """GAH-2.8, 20.4 With day boards each player gets a different one."""

    def run(self, state: State) -> None:
        state.hotels = ()
        push(state, *(DealBoard(seat) for seat in range(state.seats)))


@dataclass(frozen=True, slots=True)
class DealBoard(Chance):
    """GAH-2.8 A random board side for a seat."""

    seat: Seat

    def sample(self, state: State, rng: Random) -> DealHotel:
        left = self.left(state)
        return DEAL_HOTEL[left[below(rng, len(left))]]

    def left(self, state: State) -> list[int]:
        """The sides that nobody has yet."""
        return [hotel for hotel in state.options.hotels if hotel not in state.hotels]

    def outcomes(self, state: State) -> list[tuple[DealHotel, float]]:
        left = self.left(state)
        return [(DEAL_HOTEL[hotel], 1 / len(left)) for hotel in left]

    def apply(self, state: State, action: DealHotel) -> None:
        state.hotels = (*state.hotels, action.hotel)
        if state.journal is not None:
            tell(state, "hotel_dealt", self.seat, "GAH-2.8", action.hotel)


# Staff


@dataclass(frozen=True, slots=True)
class DealStaff(Task):
    """GAH-2.10, 20.3 Six random cards each, seen by their owner."""

    def run(self, state: State) -> None:
        n = state.options.figures.start_staff
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        push(state, *(DrawStaff(seat, n, TO_HAND) for seat in order))


@dataclass(frozen=True, slots=True)
class DealIntro(Task):
    """GAH-20.1, GAH-E.30 A fixed set each, known to all: set A to the start player, and so on."""

    def run(self, state: State) -> None:
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            cards = state.options.intro[turn]
            state.hands[seat] = cards
            state.pool = tuple(card for card in state.pool if card not in cards)
            for card in cards:
                set_seen(state, card, EVERYBODY)
            if state.journal is not None:
                tell(state, "intro_set", seat, "GAH-20.1", turn)


@dataclass(frozen=True, slots=True)
class DealPacks(Task):
    """GAH-20.2 Six cards each, to keep one of and pass the others on."""

    def run(self, state: State) -> None:
        n = state.options.figures.start_staff
        draws = [DRAW_CARD[seat][TO_HAND] for seat in range(state.seats) for _ in range(n)]
        push(state, *draws, OpenPacks())


@dataclass(frozen=True, slots=True)
class OpenPacks(Task):
    """The cards dealt are the first packs."""

    def run(self, state: State) -> None:
        state.packs = tuple(state.hands)
        state.hands = [()] * state.seats
        push(state, *(DraftCard(seat) for seat in range(state.seats)), PassPacks())


@dataclass(frozen=True, slots=True)
class DraftCard(Decision):
    """GAH-20.2, 22.3 Keep one card; nobody else sees which."""

    def legal(self, state: State) -> list[Pick]:
        return [PICK[card] for card in state.packs[self.seat]]

    def apply(self, state: State, action: Pick) -> None:
        seat = self.seat
        for card in state.packs[seat]:
            set_seen(state, card, 1 << seat)
        keep(state, seat, action.card)

    def audience(self, state: State, action: Pick) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Pick):
            return "GAH-20.2", "not-in-pack", {"card": STAFF_KEYS[action.card]}
        return "GAH-20.2", "must-pick", {}


def keep(state: State, seat: Seat, card: int) -> None:
    """A card of the pack goes to the hand."""
    packs = state.packs
    state.packs = (*packs[:seat], without(packs[seat], card), *packs[seat + 1 :])
    state.hands[seat] = (*state.hands[seat], card)  # as picked; sorted when the draft is over
    if state.journal is not None:
        tell_only(state, "picked", seat, "GAH-20.2", card)


@dataclass(frozen=True, slots=True)
class PassPacks(Task):
    """GAH-20.2 When everybody has chosen, the packs go to the left; the last card is kept.

    With two players a pack comes back to who has seen it before: what is missing is known then.
    """

    def run(self, state: State) -> None:
        seats = state.seats
        if seats == 2 and len(state.hands[0]) > 1:
            for hand in state.hands:
                set_seen(state, hand[-1], 3)
        state.packs = tuple(state.packs[(seat - 1) % seats] for seat in range(seats))
        for seat, pack in enumerate(state.packs):
            for card in pack:
                set_seen(state, card, state.seen[card] | 1 << seat)
        if state.journal is not None:
            tell(state, "packs_passed", state.first, "GAH-20.2", len(state.packs[0]))
        if len(state.packs[0]) > 1:
            push(state, *(DraftCard(seat) for seat in range(seats)), self)
            return
        for seat in range(seats):
            keep(state, seat, state.packs[seat][0])
            state.hands[seat] = tuple(sorted(state.hands[seat]))
        state.packs = ()


# First guests and first rooms


@dataclass(frozen=True, slots=True)
class FirstGuests(Task):
    """GAH-2.11 From the right neighbour of the start player on, counter-clockwise."""

    def run(self, state: State) -> None:
        order = [(state.first - 1 - turn) % state.seats for turn in range(state.seats)]
        push(state, *(FirstGuest(seat) for seat in order))


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
        push(state, *(FirstRoom(seat, n) for seat in order))


@dataclass(frozen=True, slots=True)
class FirstRoom(Task):
    """GAH-2.12 The first room is the field at bottom left; not asked where it is compulsory."""

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
    """GAH-2.12, 22.2 One of the first rooms, paying; a set of rooms has one path (GAH-10.5)."""

    left: int
    barred: Rooms

    def fields(self, state: State) -> Rooms:
        """The fields that may be prepared now."""
        rooms = open_fields(state.prepared[self.seat]) & ~self.barred
        return rooms & affordable(state, self.seat, 0)

    def legal(self, state: State) -> list[Action]:
        found = preparing(self.fields(state))
        if state.options.may_stop_rooms or not found:
            found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Prepare):
            return
        below_it = open_fields(state.prepared[self.seat]) & (1 << action.room) - 1
        prepare(state, self.seat, action.room, 0, 0)
        ask_first_room(state, PrepareFirst(self.seat, self.left - 1, self.barred | below_it))

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Prepare):
            return "GAH-2.12", "must-prepare", {"left": self.left}
        return why_not_prepare(state, self.seat, action.room, 0, self.barred)
