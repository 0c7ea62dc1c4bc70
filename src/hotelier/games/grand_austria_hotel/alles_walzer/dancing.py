"""AW-1.12 to AW-1.22 Guests who are sent to a ballroom instead of being checked in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Dance, FromSection, ToRow
from hotelier.games.grand_austria_hotel.alles_walzer.dancers import (
    any_left,
    bonus_of,
    cellar,
    pay_row,
    place_dancer,
    why_not_row,
    why_not_section,
)
from hotelier.games.grand_austria_hotel.alles_walzer.dances import (
    dances_of,
    open_rows,
    rows_for,
    rows_in,
    without_dancers,
)
from hotelier.games.grand_austria_hotel.cards import FROM_GUEST, GUEST_KEYS, SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import KRONES
from hotelier.games.grand_austria_hotel.guests import FAREWELL
from hotelier.games.grand_austria_hotel.moves import DANCE, FROM_SECTION, TO_ROW
from hotelier.games.grand_austria_hotel.powers import answer, lacking, leavers, owed
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.stack import FITS, lies_on
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    DanceRow,
    Guest,
    Phase,
    Seat,
    Section,
)
from hotelier.games.grand_austria_hotel.turn import Turn, go_on
from hotelier.kernel.frames import Decision, Frame

Why = tuple[str, str, dict[str, object]]


def may_dance(state: State, seat: Seat) -> list[Guest]:
    """AW-1.12, 1.21, 11.162, AW-R.58 The completed guests that may be sent, of any colour."""
    rows = state.options.cards.guests
    return [guest for guest in leavers(state, seat) if not rows[guest].room_only]


def offer_dances(state: State, seat: Seat, found: list[Action], krones: int) -> None:
    """AW-1.12, 1.13, 1.15, AW-R.1 Add completed guests if a row is free and can be paid."""
    missing = state.missing[seat]
    if 0 not in missing and not (missing and state.powers[seat] & state.options.any_spared):
        return  # no guest is complete, which is by far the most frequent case
    champagne = cellar(state, seat)
    if champagne >= dances_of(state).cheapest and any_left(state, seat):
        guests = may_dance(state, seat)
        if guests and rows_for(state, champagne):
            found += [DANCE[guest] for guest in guests]


# Sources of the missing krone of GAH-4.5


def sure_way(state: State, seat: Seat, guest: Guest, row: DanceRow, section: Section) -> bool:
    """GAH-R.57, AW-R.61, R.81 True if sending this guest this way certainly gives enough krones."""
    dances = dances_of(state)
    powers = state.powers[seat]
    hall = state.hall
    dues = [*dances.leaving[guest], *bonus_of(state, seat, row)]
    if hall.waiting[seat][section] == 1:
        dues += dances.section_bonus[hall.rooms[seat]][section]
    dues += [due for bit, due in (*dances.on_left[guest], *state.options.on_dancer) if powers & bit]
    return sum(effect[1] for _, _, effect in dues if effect[0] == KRONES) >= lacking(state, seat)


def stuck(state: State, seat: Seat) -> bool:
    """GAH-4.5 True if the seat still lacks the krone for the main action."""
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
    """GAH-R.57, AW-R.61 The guests whose way to a ballroom certainly gives krones."""
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
    """AW-1.12 Send a guest, an additional action; ask for the row if there is a choice."""
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


def choose_dancer(state: State, seat: Seat, guest: Guest, row: DanceRow) -> None:
    """AW-1.13 (1), (2) Pay the champagne; ask for the dancer if it matters."""
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


def send_guest(state: State, seat: Seat, guest: Guest, row: DanceRow, section: Section) -> None:
    """AW-1.13, 1.14, 1.22, AW-R.57 Move the guest out of the café; all benefits become due.

    Its table is free from now on. No room is turned, so powers about rooms do not react (AW-E.3).
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


def why_not_dance(state: State, seat: Seat, phase: Phase, action: Dance) -> Why:
    """Return the reason why a guest cannot be sent to a ballroom."""
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


FRAMES: Final[tuple[type[Frame], ...]] = (ChooseRow, ChooseDancer)
WHY_NOT[Dance] = why_not_dance
for asked in FRAMES:
    lies_on(asked, Turn)
    FITS[asked] = (without_dancers,)
