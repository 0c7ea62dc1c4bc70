"""GAH-2.10 The first staff cards: dealt, a fixed set, or drafted (GAH-20.1, 20.2, 20.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel.actions import (
    Pick,
)
from hotelier.games.grand_austria_hotel.cards import (
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.moves import (
    PICK,
)
from hotelier.games.grand_austria_hotel.staff import DRAW_CARD, TO_FIRST_HAND, DrawStaff
from hotelier.games.grand_austria_hotel.state import (
    EVERYBODY,
    State,
    set_seen,
    tell,
    tell_only,
    without,
)
from hotelier.games.grand_austria_hotel.terms import (
    Seat,
)
from hotelier.kernel.frames import Decision, Task, push

Why = tuple[str, str, dict[str, object]]


@dataclass(frozen=True, slots=True)
class DealStaff(Task):
    """GAH-2.10, 20.3 Six random cards for each player; only the owner sees them."""

    def run(self, state: State) -> None:
        n = state.options.figures.start_staff
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        push(state, *(DrawStaff(seat, n, TO_FIRST_HAND) for seat in order))


@dataclass(frozen=True, slots=True)
class DealIntro(Task):
    """GAH-20.1, GAH-E.30, AW-6.3 A fixed public set for each player: set A for the start player."""

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
    """GAH-20.2 Six cards for each player, who keeps one and passes the others on."""

    def run(self, state: State) -> None:
        n = state.options.figures.start_staff
        draws = [DRAW_CARD[seat][TO_FIRST_HAND] for seat in range(state.seats) for _ in range(n)]
        push(state, *draws, OpenPacks())


@dataclass(frozen=True, slots=True)
class OpenPacks(Task):
    """Make the dealt cards the first packs."""

    def run(self, state: State) -> None:
        state.packs = tuple(state.hands)
        state.hands = [()] * state.seats
        push(state, *(DraftCard(seat) for seat in range(state.seats)), PassPacks())


@dataclass(frozen=True, slots=True)
class DraftCard(Decision):
    """GAH-20.2, 22.3 Keep one card; the other players do not see it."""

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
    """Move a card from the pack to the hand."""
    packs = state.packs
    state.packs = (*packs[:seat], without(packs[seat], card), *packs[seat + 1 :])
    state.hands[seat] = (*state.hands[seat], card)  # in the order picked; sorted after the draft
    if state.journal is not None:
        tell_only(state, "picked", seat, "GAH-20.2", card)


@dataclass(frozen=True, slots=True)
class PassPacks(Task):
    """GAH-20.2 After all players have chosen, the packs go to the left; the last card is kept.

    With two players a pack returns to a player who has seen it before, so the missing card becomes
    known (GAH-R.68).
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
