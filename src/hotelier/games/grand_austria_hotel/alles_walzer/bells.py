"""AW-5 Module 5: bell cards, which are rung once, and the guest with a filled order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Ring, Take
from hotelier.games.grand_austria_hotel.cards import (
    FROM_STAFF,
    GUEST_KEYS,
    POWER_BIT,
    SOURCE_RULES,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FILL,
    HOST,
    PLAY,
    PREPARE,
    RING,
    Effect,
)
from hotelier.games.grand_austria_hotel.goods import put, supply
from hotelier.games.grand_austria_hotel.guests import free_table, seat_guest
from hotelier.games.grand_austria_hotel.moves import RING as RING_CARD
from hotelier.games.grand_austria_hotel.moves import STOP, TAKE
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, Resolve
from hotelier.games.grand_austria_hotel.rooms import open_fields
from hotelier.games.grand_austria_hotel.stack import lies_on
from hotelier.games.grand_austria_hotel.state import State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import Seat, Source, Staff, amounts_of
from hotelier.kernel.frames import Decision, Frame

Why = tuple[str, str, dict[str, object]]


def ask_bell(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-5.2, AW-R.42, R.72 Ask if the card is rung; no question if it would have no effect."""
    card = source - FROM_STAFF
    if not state.powers[seat] & POWER_BIT[card]:
        return  # rung for another event in the meantime
    if any(useful(state, seat, due[2]) for due in state.options.rings[card]):
        state.stack.append(RingBell(seat, card))
    elif state.journal is not None:
        tell(state, "nothing", seat, "AW-R.72", source)


def useful(state: State, seat: Seat, effect: Effect) -> bool:
    """AW-R.46, R.72 True if a benefit can have an effect now."""
    word = effect[0]
    if word == HOST:
        return bool(state.queue) and free_table(state, seat)
    if word == PREPARE:
        return open_fields(state.prepared[seat]) != 0
    if word == PLAY:
        return bool(state.hands[seat])
    if word == FILL:
        return any(state.missing[seat])
    return True


@dataclass(frozen=True, slots=True)
class RingBell(Decision):
    """AW-5.2, 5.3 Ring the card, or wait for the next time."""

    card: Staff

    def legal(self, state: State) -> list[Action]:
        return [RING_CARD[self.card], STOP]

    def apply(self, state: State, action: Action) -> None:
        seat, card = self.seat, self.card
        if not isinstance(action, Ring):
            if state.journal is not None:
                tell(state, "not_rung", seat, "AW-5.3", card)
            return
        state.powers = replaced(state.powers, seat, state.powers[seat] & ~POWER_BIT[card])
        if state.journal is not None:
            tell(state, "rung", seat, SOURCE_RULES[FROM_STAFF + card], card)
        state.due.extend(state.options.rings[card])

    def why_not(self, state: State, action: Any) -> Why:
        return "AW-5.2", "ring-or-stop", {"card": STAFF_KEYS[self.card]}


def ask_host(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.174, AW-R.46 A guest for a free table."""
    if state.queue and free_table(state, seat):
        state.stack.append(HostGuest(seat, source))
    elif state.journal is not None:
        tell(state, "nothing", seat, "AW-R.46", source)


@dataclass(frozen=True, slots=True)
class HostGuest(Decision):
    """AW-10.174 Any guest of the queue, free and with a filled order, or none."""

    source: Source

    def legal(self, state: State) -> list[Action]:
        return [*(TAKE[guest] for guest in sorted(state.queue)), STOP]

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Take):
            return
        guest = action.guest
        seat_guest(state, self.seat, guest, 0, SOURCE_RULES[self.source])
        for good, n in enumerate(amounts_of(state.options.order[guest])):
            for _ in range(min(n, supply(state, good)) if state.options.limited else n):
                put(state, self.seat, good, guest)

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Take):
            guest: dict[str, object] = {"guest": GUEST_KEYS[action.guest]}
            return "GAH-9.11", "guest-not-in-queue", guest
        return "AW-10.174", "take-or-stop", {}


FRAMES: Final[tuple[type[Frame], ...]] = (RingBell, HostGuest)
HANDLERS[RING] = ask_bell
HANDLERS[HOST] = ask_host
lies_on(RingBell, Resolve)
lies_on(HostGuest, Resolve)
