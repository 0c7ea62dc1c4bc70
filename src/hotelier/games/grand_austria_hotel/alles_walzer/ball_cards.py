"""AW-10.133, 13.1, 13.2, 13.3 A card that reacts once a round; losing champagne and dancers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel.actions import Action, Employ, Retire
from hotelier.games.grand_austria_hotel.alles_walzer.champagne import bottles
from hotelier.games.grand_austria_hotel.alles_walzer.dances import (
    dancers_in,
    in_ballroom,
    without_dancers,
)
from hotelier.games.grand_austria_hotel.cards import (
    FROM_STAFF,
    READY_BIT,
    SOURCE_RULES,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    LOSE_CHAMPAGNE,
    LOSE_DANCERS,
    REACT,
    Effect,
)
from hotelier.games.grand_austria_hotel.losses import LOSSES, LoseGood
from hotelier.games.grand_austria_hotel.moves import EMPLOY, RETIRE, STOP
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, Resolve
from hotelier.games.grand_austria_hotel.rounds import NextTurn
from hotelier.games.grand_austria_hotel.stack import FITS, LIES_ON, lies_on
from hotelier.games.grand_austria_hotel.state import State, in_order, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    BALCONY,
    CHAMPAGNE,
    DANCE_ROW_KEYS,
    GOOD_COUNT,
    LANE,
    RIGHT_TOP,
    ROWS_EACH,
    DanceRow,
    Seat,
    Source,
    Staff,
    Tile,
)
from hotelier.kernel.frames import Decision, Frame

Why = tuple[str, str, dict[str, object]]

# A once-a-round card that reacts


def ask_react(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.133, AW-R.49 Ask if the card is used now: once a round, and in an own turn."""
    card = source - FROM_STAFF
    in_turn = seat == state.active and isinstance(state.stack[0], NextTurn)
    if in_turn and state.ready[seat] & READY_BIT[card]:
        state.stack.append(ReactStaff(seat, card))


@dataclass(frozen=True, slots=True)
class ReactStaff(Decision):
    """AW-10.133, AW-E.10 Use the card, or not this time; no other effect comes between."""

    card: Staff

    def legal(self, state: State) -> list[Action]:
        return [EMPLOY[self.card], STOP]

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Employ):
            return
        seat, card = self.seat, self.card
        state.ready = replaced(state.ready, seat, state.ready[seat] & ~READY_BIT[card])
        if state.journal is not None:
            tell(state, "employed", seat, SOURCE_RULES[FROM_STAFF + card], card)
        state.due.extend(state.options.rings[card])

    def why_not(self, state: State, action: Any) -> Why:
        return SOURCE_RULES[FROM_STAFF + self.card], "use-card-or-stop", {
            "card": STAFF_KEYS[self.card]
        }  # fmt: skip


# Losses


def can_lose_bottles(state: State, seat: Seat, effect: Effect) -> bool:
    """AW-13.1 True if the kitchen has this amount of champagne."""
    return bottles(state, seat) >= effect[1]


def lose_bottles(state: State, seat: Seat, effect: Effect, tile: Tile) -> None:
    """AW-13.1 Lose champagne of the kitchen."""
    state.kitchen[seat * GOOD_COUNT + CHAMPAGNE] -= effect[1]
    if state.journal is not None:
        rule = state.options.cards.tiles[tile].rule
        tell(state, "lost_champagne", seat, rule, effect[1], tile)


def can_lose_dancers(state: State, seat: Seat, effect: Effect) -> bool:
    """AW-13.2, 13.3 True if this number of own dancers is in the ballroom."""
    _, n, place = effect
    return sum(in_ballroom(state, seat, place)) >= n


def lose_dancers(state: State, seat: Seat, effect: Effect, tile: Tile) -> None:
    """AW-13.2, 13.3, AW-R.52 Own dancers of a ballroom leave the game; the owner chooses."""
    lose_next(state, LoseDancers(seat, effect[1], effect[2], 0, tile))


def lose_next(state: State, frame: LoseDancers) -> None:
    """Ask for the next dancer that is lost."""
    rows = frame.legal(state) if frame.left else []
    if len(rows) > 1:
        state.stack.append(frame)
    elif rows:
        frame.apply(state, rows[0])


@dataclass(frozen=True, slots=True)
class LoseDancers(Decision):
    """AW-1.18, 13.2, 13.3 The row that loses a dancer; several in any order (GAH-R.62)."""

    hints: ClassVar = {"lowest": 0}
    left: int
    where: int
    lowest: DanceRow
    tile: Tile

    def rows(self) -> list[DanceRow]:
        """The rows of the ballroom, the balcony included."""
        first = self.where * ROWS_EACH
        rows = list(range(first, first + ROWS_EACH))
        return [*rows, BALCONY] if RIGHT_TOP in rows else rows

    def legal(self, state: State) -> list[Retire]:
        if state.options.rising:
            return self.rising_rows(state)
        return [RETIRE[row] for row in self.rows() if dancers_in(state, self.seat, row)]

    def distinct(self, state: State) -> list[Retire]:
        return self.rising_rows(state) or self.legal(state)

    def rising_rows(self, state: State) -> list[Retire]:
        """The rows from the lowest on, as long as enough dancers follow."""
        there = {row: dancers_in(state, self.seat, row) for row in self.rows()}
        return [
            RETIRE[row]
            for row, n in there.items()
            if n
            and row >= self.lowest
            and sum(more for other, more in there.items() if other >= row) >= self.left
        ]

    def apply(self, state: State, action: Retire) -> None:
        hall, seat = state.hall, self.seat
        dancers = hall.dancers[seat] - (1 << LANE * action.row)
        state.hall = hall._replace(dancers=replaced(hall.dancers, seat, dancers))
        if state.journal is not None:
            rule = state.options.cards.tiles[self.tile].rule
            tell(state, "lost_dancer", seat, rule, action.row, self.tile)
        lowest = action.row if in_order(state) else 0
        lose_next(state, LoseDancers(seat, self.left - 1, self.where, lowest, self.tile))

    def why_not(self, state: State, action: Any) -> Why:
        rule = state.options.cards.tiles[self.tile].rule
        if not isinstance(action, Retire):
            return rule, "must-retire", {}
        row: dict[str, object] = {"row": DANCE_ROW_KEYS[action.row]}
        if action.row not in self.rows() or not dancers_in(state, self.seat, action.row):
            return rule, "no-dancer-there", row
        return "GAH-R.62", "rising-rows", row


FRAMES: Final[tuple[type[Frame], ...]] = (ReactStaff, LoseDancers)
HANDLERS[REACT] = ask_react
LOSSES[LOSE_CHAMPAGNE] = (can_lose_bottles, lose_bottles)
LOSSES[LOSE_DANCERS] = (can_lose_dancers, lose_dancers)
lies_on(ReactStaff, Resolve)
lies_on(LoseDancers, *LIES_ON[LoseGood])
FITS[LoseDancers] = (without_dancers,)
