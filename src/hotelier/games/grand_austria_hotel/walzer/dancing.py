"""AW-1.12 to AW-1.22 Sending dancers: guests instead of checking in, and further ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Dance, FromSection, ToRow
from hotelier.games.grand_austria_hotel.cards import FROM_GUEST, GUEST_KEYS, SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import DANCER, KRONES, Effect
from hotelier.games.grand_austria_hotel.guests import FAREWELL
from hotelier.games.grand_austria_hotel.moves import DANCE, FROM_SECTION, STOP, TO_ROW
from hotelier.games.grand_austria_hotel.powers import answer, lacking, leavers, owed
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, RESOLVE, Resolve
from hotelier.games.grand_austria_hotel.stack import lies_on
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
    Guest,
    Phase,
    Seat,
    Section,
    Source,
)
from hotelier.games.grand_austria_hotel.turn import Turn, go_on
from hotelier.games.grand_austria_hotel.walzer.cards.ballrooms import TOP
from hotelier.games.grand_austria_hotel.walzer.dances import (
    FLAG,
    dances_of,
    open_rows,
    rows_for,
    rows_in,
)
from hotelier.kernel.frames import Decision, Frame, Task

Why = tuple[str, str, dict[str, object]]


def cellar(state: State, seat: Seat) -> int:
    """AW-1.13, AW-R.5 The champagne of the kitchen; what lies on orders never pays."""
    return state.kitchen[seat * GOOD_COUNT + CHAMPAGNE]


def any_left(state: State, seat: Seat) -> bool:
    """AW-1.15 Whether a dancer is in the rehearsal room; before it is chosen, there is none."""
    waiting = state.hall.waiting
    return bool(waiting) and any(waiting[seat])


def may_dance(state: State, seat: Seat) -> list[Guest]:
    """AW-1.12, 1.21, 11.162, AW-R.58 The completed guests that may be sent, of any colour."""
    rows = state.options.cards.guests
    return [guest for guest in leavers(state, seat) if not rows[guest].room_only]


def offer_dances(state: State, seat: Seat, found: list[Action], krones: int) -> None:
    """AW-1.12, 1.13, 1.15, AW-R.1 Completed guests can go where a row is free and can be paid."""
    missing = state.missing[seat]
    if 0 not in missing and not (missing and state.powers[seat] & state.options.any_spared):
        return  # nobody is complete, which is by far the most frequent case
    champagne = cellar(state, seat)
    if champagne >= dances_of(state).cheapest and any_left(state, seat):
        guests = may_dance(state, seat)
        if guests and rows_for(state, champagne):
            found += [DANCE[guest] for guest in guests]


# Where the missing krone of GAH-4.5 may come from


def sure_way(state: State, seat: Seat, guest: Guest, row: DanceRow, section: Section) -> bool:
    """GAH-R.57, AW-R.61, R.81 Whether sending this guest this way surely brings enough krones."""
    dances = dances_of(state)
    powers = state.powers[seat]
    hall = state.hall
    dues = [*dances.leaving[guest], *bonus_of(state, seat, row)]
    if hall.waiting[seat][section] == 1:
        dues += dances.section_bonus[hall.rooms[seat]][section]
    dues += [due for bit, due in (*dances.on_left[guest], *state.options.on_dancer) if powers & bit]
    return sum(effect[1] for _, _, effect in dues if effect[0] == KRONES) >= lacking(state, seat)


def stuck(state: State, seat: Seat) -> bool:
    """GAH-4.5 Whether the krone for the main action is still to be earned."""
    return state.mains > 0 and state.money[seat] < owed(state, seat)


def ways(state: State, seat: Seat, guest: Guest) -> dict[DanceRow, list[Section]]:
    """AW-1.13 By row that a guest may go to: the sections that the dancer may come from."""
    sections = [n for n, left in enumerate(state.hall.waiting[seat]) if left]
    found = dict.fromkeys(rows_in(rows_for(state, cellar(state, seat))), sections)
    if stuck(state, seat):
        found = {
            row: [n for n in sections if sure_way(state, seat, guest, row, n)] for row in found
        }
    return {row: sections for row, sections in found.items() if sections}


def sure_dances(state: State, seat: Seat) -> list[Action]:
    """GAH-R.57, AW-R.61 The guests whose way to a ballroom surely brings krones."""
    found: list[Action] = []
    offer_dances(state, seat, found, 0)
    sections = [n for n, left in enumerate(state.hall.waiting[seat]) if left]
    rows = rows_in(rows_for(state, cellar(state, seat))) if found else []
    return [
        action
        for action in found
        if isinstance(action, Dance)
        and any(
            sure_way(state, seat, action.guest, row, section)
            for row in rows
            for section in sections
        )
    ]


# A guest


def dance(state: State, seat: Seat, phase: Phase, action: Dance) -> None:
    """AW-1.12 An additional action: the row is asked for if there is a choice."""
    go_on(state, seat, phase)
    rows = list(ways(state, seat, action.guest))
    if len(rows) > 1:
        state.stack.append(ChooseRow(seat, action.guest))
    else:
        choose_dancer(state, seat, action.guest, rows[0])


@dataclass(frozen=True, slots=True)
class ChooseRow(Decision):
    """AW-1.13 (1), 14.2 The ballroom and row to which a guest goes."""

    guest: Guest

    def legal(self, state: State) -> list[ToRow]:
        return [TO_ROW[row] for row in ways(state, self.seat, self.guest)]

    def apply(self, state: State, action: ToRow) -> None:
        choose_dancer(state, self.seat, self.guest, action.row)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, ToRow):
            return "AW-1.13", "must-choose-row", {"guest": GUEST_KEYS[self.guest]}
        return why_not_row(state, self.seat, action.row, 0)


def why_not_row(state: State, seat: Seat, row: DanceRow, discount: int) -> Why:
    """Why a dancer cannot go to a row."""
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


def choose_dancer(state: State, seat: Seat, guest: Guest, row: DanceRow) -> None:
    """AW-1.13 (1), (2) The champagne is paid; which dancer goes is asked if it matters."""
    sections = ways(state, seat, guest)[row]
    pay_row(state, seat, row, 0)
    if len(sections) > 1:
        state.stack.append(ChooseDancer(seat, guest, row))
    else:
        send_guest(state, seat, guest, row, sections[0])


@dataclass(frozen=True, slots=True)
class ChooseDancer(Decision):
    """AW-1.13 (2), 14.2 The section of the rehearsal room from which the dancer comes."""

    guest: Guest
    row: DanceRow

    def sections(self, state: State) -> list[Section]:
        """The sections to choose from."""
        found = [n for n, left in enumerate(state.hall.waiting[self.seat]) if left]
        if stuck(state, self.seat):
            sure = [n for n in found if sure_way(state, self.seat, self.guest, self.row, n)]
            return sure or found
        return found

    def legal(self, state: State) -> list[FromSection]:
        return [FROM_SECTION[section] for section in self.sections(state)]

    def apply(self, state: State, action: FromSection) -> None:
        send_guest(state, self.seat, self.guest, self.row, action.section)

    def why_not(self, state: State, action: Any) -> Why:
        return why_not_section(state, self.seat, action)


def why_not_section(state: State, seat: Seat, action: Any) -> Why:
    """Why a dancer cannot come from a section."""
    if not isinstance(action, FromSection):
        return "AW-1.13", "must-choose-dancer", {}
    details: dict[str, object] = {"section": SECTION_KEYS[action.section]}
    waiting = state.hall.waiting[seat]
    if action.section >= len(waiting) or not waiting[action.section]:
        return "AW-1.13", "section-empty", details
    return "GAH-R.57", "krone-not-sure-there", details


def send_guest(state: State, seat: Seat, guest: Guest, row: DanceRow, section: Section) -> None:
    """AW-1.13, 1.14, 1.22, AW-R.57 The guest leaves the café; all benefits become due.

    Its table is free from now on; no room is turned, so nothing answers that speaks of rooms
    (AW-E.3).
    """
    cafe = state.cafe[seat]
    table = cafe.index(guest)
    missing = state.missing[seat]
    state.cafe[seat] = cafe[:table] + cafe[table + 1 :]
    state.missing[seat] = missing[:table] + missing[table + 1 :]
    state.leaving = (*state.leaving, guest)
    if state.journal is not None:
        tell(state, "sent_guest", seat, "AW-1.12", guest)
    state.stack.append(FAREWELL[guest])
    state.stack.append(RESOLVE[seat])
    dances = dances_of(state)
    state.due.extend(dances.leaving[guest])
    answer(state, state.powers[seat], dances.on_left[guest])
    place_dancer(state, seat, row, section)


# The dancer


def pay_row(state: State, seat: Seat, row: DanceRow, discount: int) -> None:
    """AW-1.13 (1), 1.14, AW-R.2 The champagne for a row; a surplus of the discount is lost."""
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
    """AW-1.13 (2), (3), (5) A dancer of a section goes to a row; what that gives becomes due.

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


# Further dancers


def ask_dancer(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-1.20, AW-R.1 Up to so many dancers without a guest; lost if none can be sent."""
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
    """AW-R.6 All that a dancer has caused is done: what waited meanwhile is due again, and the next
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


def why_not_dance(state: State, seat: Seat, phase: Phase, action: Dance) -> Why:
    """Why a guest cannot be sent to a ballroom."""
    guest = action.guest
    details: dict[str, object] = {"guest": GUEST_KEYS[guest]}
    if not state.hall.ballrooms:
        return "AW-1.12", "no-ballrooms", details
    if guest not in state.cafe[seat]:
        return "AW-1.12", "guest-not-in-cafe", details
    if state.options.cards.guests[guest].room_only:
        return SOURCE_RULES[FROM_GUEST + guest], "guest-takes-a-room", details
    if guest not in leavers(state, seat):
        return "AW-1.12", "order-not-complete", details
    if not any_left(state, seat):
        return "AW-1.15", "no-dancer-left", details
    champagne = cellar(state, seat)
    if not rows_for(state, champagne):
        cheapest = min(dances_of(state).cost[row] for row in rows_in(open_rows(state)))
        return "AW-1.13", "no-row-to-pay", {**details, "price": cheapest, "champagne": champagne}
    return "GAH-R.57", "krone-for-main-first", {"krones": state.money[seat]}


FRAMES: Final[tuple[type[Frame], ...]] = (
    ChooseRow, ChooseDancer, SendDancer, PickDancer, SendMore,
)  # fmt: skip
HANDLERS[DANCER] = ask_dancer
WHY_NOT[Dance] = why_not_dance
lies_on(ChooseRow, Turn)
lies_on(ChooseDancer, Turn)
for asked in (SendDancer, PickDancer, SendMore):
    lies_on(asked, Resolve)
lies_on(Resolve, SendMore)
