"""Reasons for refusing an action of the turn: the rule, the reason and its values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import (
    Boost,
    CheckIn,
    Claim,
    Die,
    Employ,
    EndTurn,
    Pass,
    Serve,
    Take,
)
from hotelier.games.grand_austria_hotel.cards import (
    FROM_STAFF,
    POWER_BIT,
    READY_BIT,
    SOURCE_RULES,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.guests import (
    why_not_check_in,
    why_not_take,
)
from hotelier.games.grand_austria_hotel.politics import why_not_claim
from hotelier.games.grand_austria_hotel.powers import (
    joker_price,
    owed,
)
from hotelier.games.grand_austria_hotel.serving import can_serve, servable, serve_price
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    EXTRA_START,
    GUEST_STEP,
    IS_EXTRA,
    JOKER_SPACE,
    MAIN_OPEN,
    PHASE_KEYS,
    SPACE_KEYS,
    Phase,
    Seat,
    Space,
)

Why = tuple[str, str, dict[str, object]]

WHY_NOT: Final[dict[type, Callable[[State, Seat, Phase, Any], Why]]] = {}
"""By kind of action of a module: the function that returns the reason. Modules add theirs."""


def why_not_turn(state: State, seat: Seat, phase: Phase, action: Any) -> Why:
    """Return the reason why an action of the turn is refused."""
    if type(action) in WHY_NOT:
        return WHY_NOT[type(action)](state, seat, phase, action)
    if isinstance(action, Pass):
        return "GAH-4.3", "turn-begun" if phase < EXTRA_START else "no-pass-in-extra-turn", {}
    if isinstance(action, Take):
        if not GUEST_STEP[phase]:
            return "GAH-4.2", "guest-step-over", {}
        return why_not_take(state, seat, action.guest)
    if isinstance(action, Die | Boost):
        return why_not_die(state, seat, phase, action.space, isinstance(action, Boost))
    if isinstance(action, EndTurn):
        return "GAH-4.1", "die-outstanding", {}
    if state.money[seat] < owed(state, seat) and not isinstance(action, CheckIn):
        return "GAH-R.57", "krone-for-main-first", {"krones": state.money[seat]}
    if isinstance(action, Serve):
        return why_not_serve(state, seat)
    if isinstance(action, Claim):
        return why_not_claim(state, seat, action.card)
    if isinstance(action, CheckIn):
        return why_not_check_in(state, seat, action.guest)
    if isinstance(action, Employ):
        card: dict[str, object] = {"card": STAFF_KEYS[action.card]}
        if action.card not in state.played[seat]:
            return "GAH-8.5", "not-played", card
        if state.ready[seat] & READY_BIT[action.card]:
            if POWER_BIT[action.card]:
                return SOURCE_RULES[FROM_STAFF + action.card], "not-usable-now", card
            return "AW-10.1", "cannot-pay-price", card
        used = READY_BIT[action.card] != 0
        return "GAH-8.5", "used-this-round" if used else "not-a-round-card", card
    return "GAH-4.1", "not-in-turn-menu", {"phase": PHASE_KEYS[phase]}


def why_not_die(state: State, seat: Seat, phase: Phase, space: Space, boosted: bool) -> Why:
    """Return the reason why a die cannot be taken."""
    details: dict[str, object] = {"space": SPACE_KEYS[space], "krones": state.money[seat]}
    if not MAIN_OPEN[phase]:
        return "GAH-6.2", "die-taken", details
    if not state.dice[space]:
        return "GAH-6.1", "no-die-there", details
    price = 0
    if space == JOKER_SPACE:
        price = state.options.joker_cost if IS_EXTRA[phase] else joker_price(state, seat)
    if state.money[seat] < price:
        return "GAH-6.11", "cannot-pay", {**details, "price": price}
    price += state.options.boost_cost if boosted else 0
    return "GAH-8.2" if boosted else "GAH-4.5", "cannot-pay", {**details, "price": price}


def why_not_serve(state: State, seat: Seat) -> Why:
    """Return the reason why serving is not possible."""
    if not servable(state, seat):
        return "GAH-8.3", "nothing-to-serve", {}
    price = serve_price(state, seat)
    details: dict[str, object] = {"price": price, "krones": state.money[seat]}
    if state.money[seat] < price:
        return "GAH-8.3", "cannot-pay", details
    assert not can_serve(state, seat)
    return "GAH-4.5", "keep-krone-for-main", details
