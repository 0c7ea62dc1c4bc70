"""AW-1.13, 1.20 A dancer: placing it in a row, the bonuses, and dancers without a guest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, FromSection, ToRow
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import TOP
from hotelier.games.grand_austria_hotel.alles_walzer.dances import (
    FLAG,
    dances_of,
    open_rows,
    rows_for,
    rows_in,
    without_dancers,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import DANCER, Effect
from hotelier.games.grand_austria_hotel.moves import FROM_SECTION, STOP, TO_ROW
from hotelier.games.grand_austria_hotel.powers import answer
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, RESOLVE, Resolve
from hotelier.games.grand_austria_hotel.stack import FITS, lies_on
from hotelier.games.grand_austria_hotel.state import Hall, HeldDues, State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    BALCONY,
    CHAMPAGNE,
    DANCE_ROW_KEYS,
    GOOD_COUNT,
    LANE,
    RIGHT_TOP,
    ROWS_EACH,
    SECTION_KEYS,
    DanceRow,
    Seat,
    Section,
    Source,
)
from hotelier.kernel.frames import Decision, Frame, Task

Why = tuple[str, str, dict[str, object]]


def cellar(state: State, seat: Seat) -> int:
    """AW-1.13, AW-R.5 The champagne of the kitchen; champagne on orders cannot pay."""
    return state.kitchen[seat * GOOD_COUNT + CHAMPAGNE]


def any_left(state: State, seat: Seat) -> bool:
    """AW-1.15 True if a dancer is in the rehearsal room; before it is chosen, there is none."""
    waiting = state.hall.waiting
    return bool(waiting) and any(waiting[seat])


def pay_row(state: State, seat: Seat, row: DanceRow, discount: int) -> None:
    """AW-1.13 (1), 1.14, AW-R.2 Pay the champagne for a row; surplus discount is lost."""
    price = max(0, dances_of(state).cost[row] - discount)
    if price:
        state.kitchen[seat * GOOD_COUNT + CHAMPAGNE] -= price
        if state.journal is not None:
            tell(state, "paid_champagne", seat, "AW-1.13", price, row)


def bonus_of(state: State, seat: Seat, row: DanceRow) -> tuple[tuple[int, int, Effect], ...]:
    """AW-1.13 (3), 1.16, 9.9 The bonus of a row for a seat; the balcony has that of the top row."""
    dances = dances_of(state)
    place, line = divmod(row, ROWS_EACH) if row != BALCONY else (RIGHT_TOP // ROWS_EACH, TOP)
    bonuses = dances.twice if state.powers[seat] & dances.doubles else dances.row_bonus
    return bonuses[state.hall.ballrooms[place]][line]


def place_dancer(state: State, seat: Seat, row: DanceRow, section: Section) -> None:
    """AW-1.13 (2), (3), (5) Move a dancer from a section to a row; its bonuses become due.

    AW-1.7, 1.18, 1.19 It stays to the end, whether or not the ballroom has been scored.
    """
    hall = state.hall
    waiting = hall.waiting[seat]
    left = replaced(waiting, section, waiting[section] - 1)
    state.hall = Hall(
        hall.ballrooms,
        replaced(hall.dancers, seat, hall.dancers[seat] + (1 << LANE * row)),
        hall.offered,
        hall.rooms,
        replaced(hall.waiting, seat, left),
    )
    if state.journal is not None:
        tell(state, "sent_dancer", seat, "AW-1.13", row, section)
    dances = dances_of(state)
    state.due.extend(bonus_of(state, seat, row))
    if not left[section]:
        if state.journal is not None:
            tell(state, "section_done", seat, "AW-1.13", section)
        state.due.extend(dances.section_bonus[hall.rooms[seat]][section])
    answer(state, state.powers[seat], state.options.on_dancer)


def why_not_row(state: State, seat: Seat, row: DanceRow, discount: int) -> Why:
    """Return the reason why a dancer cannot go to a row."""
    details: dict[str, object] = {"row": DANCE_ROW_KEYS[row]}
    if row == BALCONY and open_rows(state) & FLAG[RIGHT_TOP]:
        return "AW-R.3", "balcony-not-open", details
    if not open_rows(state) & FLAG[row]:
        return "AW-1.13", "row-full", details
    price = max(0, dances_of(state).cost[row] - discount)
    if price > cellar(state, seat):
        return "AW-1.13", "too-little-champagne", {
            **details, "price": price, "champagne": cellar(state, seat)
        }  # fmt: skip
    return "GAH-R.57", "krone-not-sure-there", details


def why_not_section(state: State, seat: Seat, action: Any) -> Why:
    """Return the reason why a dancer cannot come from a section."""
    if not isinstance(action, FromSection):
        return "AW-1.13", "must-choose-dancer", {}
    details: dict[str, object] = {"section": SECTION_KEYS[action.section]}
    waiting = state.hall.waiting[seat]
    if action.section >= len(waiting) or not waiting[action.section]:
        return "AW-1.13", "section-empty", details
    return "GAH-R.57", "krone-not-sure-there", details


# Further dancers


def ask_dancer(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-1.20, AW-R.1 Send up to a number of dancers without a guest; lost if none can be sent."""
    _, discount, n, less = effect
    frame = SendDancer(seat, n, discount, less, source)
    if frame.rows(state):
        state.stack.append(frame)
    elif state.journal is not None:
        tell(state, "nothing", seat, "AW-1.20", source)


@dataclass(frozen=True, slots=True)
class SendDancer(Decision):
    """AW-1.20, 14.2 The row for a further dancer, or none."""

    left: int
    discount: int
    less: int
    source: Source

    def rows(self, state: State) -> list[DanceRow]:
        """The rows that are free and can be paid, if a dancer is left."""
        if not any_left(state, self.seat):
            return []
        return rows_in(rows_for(state, cellar(state, self.seat) + self.discount))

    def legal(self, state: State) -> list[Action]:
        return [*(TO_ROW[row] for row in self.rows(state)), STOP]

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, ToRow):
            return
        seat = self.seat
        pay_row(state, seat, action.row, self.discount)
        if self.left > 1:  # AW-R.6
            less = max(0, self.discount - self.less)
            state.stack.append(
                SendMore(seat, self.left - 1, less, self.less, tuple(state.due), self.source)
            )
            state.stack.append(RESOLVE[seat])
            state.due.clear()
        sections = [n for n, there in enumerate(state.hall.waiting[seat]) if there]
        if len(sections) > 1:
            state.stack.append(PickDancer(seat, action.row, self.source))
        else:
            place_dancer(state, seat, action.row, sections[0])

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, ToRow):
            return "AW-1.20", "row-or-stop", {}
        return why_not_row(state, self.seat, action.row, self.discount)


@dataclass(frozen=True, slots=True)
class PickDancer(Decision):
    """AW-1.13 (2), 14.2 The section from which a further dancer comes."""

    row: DanceRow
    source: Source

    def legal(self, state: State) -> list[FromSection]:
        waiting = state.hall.waiting[self.seat]
        return [FROM_SECTION[section] for section, left in enumerate(waiting) if left]

    def apply(self, state: State, action: FromSection) -> None:
        place_dancer(state, self.seat, self.row, action.section)

    def why_not(self, state: State, action: Any) -> Why:
        return why_not_section(state, self.seat, action)


@dataclass(frozen=True, slots=True)
class SendMore(Task):
    """AW-R.6 After all effects of a dancer, the effects that waited are due again, and the next
    dancer may go."""

    seat: Seat
    left: int
    discount: int
    less: int
    held: HeldDues
    source: Source

    def run(self, state: State) -> None:
        state.due.extend(self.held)
        effect = (DANCER, self.discount, self.left, self.less)
        ask_dancer(state, self.seat, effect, self.source)


FRAMES: Final[tuple[type[Frame], ...]] = (SendDancer, PickDancer, SendMore)
HANDLERS[DANCER] = ask_dancer
for asked in FRAMES:
    lies_on(asked, Resolve)
    FITS[asked] = (without_dancers,)
lies_on(Resolve, SendMore)
