"""GAH-4 The turn: one menu, from the guest step to its end, with GAH-8 the additional actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import (
    BOOSTS_IN,
    CHECK_IN,
    CLAIM,
    DICE_IN,
    EMPLOY,
    END_TURN,
    PASS,
    SERVE,
    TAKE,
    Action,
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
from hotelier.games.grand_austria_hotel.cards import READY_BIT, READY_CARDS, STAFF_KEYS
from hotelier.games.grand_austria_hotel.dice import take_die, use_space
from hotelier.games.grand_austria_hotel.goods import can_serve, servable, serve, serve_price
from hotelier.games.grand_austria_hotel.guests import (
    check_in,
    free_table,
    price_of,
    rooms_for,
    seat_guest,
    why_not_check_in,
    why_not_take,
)
from hotelier.games.grand_austria_hotel.politics import claim, met, why_not_claim
from hotelier.games.grand_austria_hotel.powers import (
    EXTRA,
    REGULAR,
    joker_price,
    only_jokers,
    owed,
    purse,
    sure_krones,
)
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.staff import employ
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    EXTRA_AFTER,
    EXTRA_MAIN,
    EXTRA_START,
    GOOD_COUNT,
    JOKER_SPACE,
    KINDS,
    MAIN,
    PHASE_KEYS,
    SPACE_KEYS,
    START,
    Phase,
    Seat,
    Space,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]

GUEST_STEP: Final[list[bool]] = [True, True, False, False, True, False, False]
"""By phase: whether the guest step is still open (GAH-4.1, 4.2)."""
MAIN_OPEN: Final[list[bool]] = [True, True, True, False, True, True, False]
"""By phase: whether the main action is outstanding."""
AFTER_GUEST: Final[list[Phase]] = [MAIN, MAIN, MAIN, AFTER, EXTRA_MAIN, EXTRA_MAIN, EXTRA_AFTER]
IS_EXTRA: Final[list[bool]] = [phase >= EXTRA_START for phase in range(7)]


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """GAH-4.1 What the active player does next: pass, guest, die, additional action, end.

    Always asked, even if one answer is left: a pass rolls dice, and the end is the last moment to
    take something back.
    """

    phase: Phase

    def legal(self, state: State) -> list[Action]:
        seat = self.seat
        phase = self.phase
        rules = state.options
        powers = state.powers[seat]
        krones = money = state.money[seat]
        found: list[Action] = []
        if MAIN_OPEN[phase]:
            dice = state.dice
            spaces = (
                (dice[0] and 1) | (dice[1] and 2) | (dice[2] and 4) | (dice[3] and 8)
                | (dice[4] and 16) | (dice[5] and 32)
            )  # fmt: skip
            # masks: `and` keeps a count of 0, and a truthy count yields the bit
            if spaces & 32 == spaces:
                return self.last_dice(state)
            if phase == START:
                found.append(PASS)
            if GUEST_STEP[phase] and len(state.cafe[seat]) < rules.tables:
                found += self.guests(state, krones)
            price = 0
            if spaces & 32:
                price = rules.joker_cost
                if powers & rules.free_joker and phase < EXTRA_START:
                    price = 0
            found += DICE_IN[spaces if money >= price else spaces & 31]
            if money >= rules.boost_cost:
                found += BOOSTS_IN[spaces if money >= price + rules.boost_cost else spaces & 31]
        elif state.mains and only_jokers(state):
            return self.last_dice(state)
        self.additional(state, found, krones)
        if not MAIN_OPEN[phase]:
            found.append(END_TURN)
        return found

    def guests(self, state: State, krones: int) -> list[Action]:
        """GAH-5.1, 5.3 The guests that can be paid, rising."""
        rules = state.options
        queue = state.queue
        if state.powers[self.seat] & rules.free_guest:
            return [TAKE[guest] for guest in sorted(queue)]
        costs = rules.queue_cost[rules.slots - len(queue) :]
        if krones >= costs[0]:
            return [TAKE[guest] for guest in sorted(queue)]
        payable = [guest for guest, cost in zip(queue, costs, strict=True) if cost <= krones]
        payable.sort()
        return [TAKE[guest] for guest in payable]

    def additional(self, state: State, found: list[Action], krones: int) -> None:
        """GAH-8.3 to 8.6 Serving, politics, once-a-round staff, checking in."""
        seat = self.seat
        rules = state.options
        missing = state.missing[seat]
        if missing:
            wanted = 0
            for lacks in missing:
                wanted |= KINDS[lacks]
            if wanted and (krones >= rules.serve_cost or state.powers[seat] & rules.free_serving):
                kitchen = state.kitchen
                base = seat * GOOD_COUNT
                if (
                    (wanted & 1 and kitchen[base])
                    or (wanted & 2 and kitchen[base + 1])
                    or (wanted & 4 and kitchen[base + 2])
                    or (wanted & 8 and kitchen[base + 3])
                ):  # fmt: skip
                    found.append(SERVE)
        discs = state.discs
        condition = rules.condition
        for place, card in enumerate(state.politics):
            on_card = discs[place]
            if len(on_card) < 3 and seat not in on_card and met(state, seat, condition[card]):
                found.append(CLAIM[card])
        if state.ready[seat]:
            ready = state.ready[seat]
            found += [EMPLOY[card] for card in READY_CARDS if READY_BIT[card] & ready]
        if 0 in missing:
            vacant = state.prepared[seat] & ~state.occupied[seat]
            if vacant:
                of_colour = rules.boards[state.hotels[seat]].of_colour
                cafe = state.cafe[seat]
                for table in range(len(cafe)):
                    if not missing[table] and vacant & of_colour[rules.colour[cafe[table]]]:
                        found.append(CHECK_IN[cafe[table]])

    def last_dice(self, state: State) -> list[Action]:
        """GAH-4.5, GAH-R.4, R.57 The same while only 6s (in an extra turn: or no dice) are left."""
        seat, phase = self.seat, self.phase
        found: list[Action] = [PASS] if phase == START else []
        stuck = state.money[seat] < owed(state, seat)
        if phase == START and stuck and not sure_krones(state, seat):
            return found
        krones = purse(state, seat)
        if GUEST_STEP[phase] and free_table(state, seat):
            found += self.guests(state, krones)
        money = self.free_for_die(state)
        price = state.options.joker_cost if IS_EXTRA[phase] else joker_price(state, seat)
        able = MAIN_OPEN[phase] and state.dice[JOKER_SPACE] > 0 and money >= price
        if able:
            found += DICE_IN[32]
            if money >= price + state.options.boost_cost:
                found += BOOSTS_IN[32]
        if stuck:
            cafe, missing = state.cafe[seat], state.missing[seat]
            found += [
                CHECK_IN[guest]
                for guest, lacks in zip(cafe, missing, strict=True)
                if not lacks and rooms_for(state, seat, guest)
            ]
        else:
            self.additional(state, found, krones)
        if IS_EXTRA[phase] and not able:
            found.append(END_TURN)
        return found

    def free_for_die(self, state: State) -> int:
        """The krones a die may cost: in an extra turn those of the turn around it are kept."""
        money = state.money[self.seat]
        if IS_EXTRA[self.phase] and state.mains & REGULAR:
            money -= joker_price(state, self.seat)
        return money

    def apply(self, state: State, action: Action) -> None:
        seat, phase = self.seat, self.phase
        stack = state.stack
        kind = type(action)
        if kind is Die or kind is Boost:
            assert isinstance(action, Die | Boost)
            boosted = int(kind is Boost)
            if phase >= EXTRA_START:
                stack.append(TURN[seat][EXTRA_AFTER])
                use_space(state, seat, action.space, boosted)
            else:
                stack.append(TURN[seat][AFTER])
                take_die(state, seat, action.space, boosted)
            stack.append(RESOLVE[seat])
        elif kind is EndTurn:
            state.mains &= REGULAR if phase >= EXTRA_START else 0
            if state.journal is not None:
                tell(state, "turn_ended", seat, "GAH-4.4")
        elif kind is Take:
            assert isinstance(action, Take)
            stack.append(TURN[seat][AFTER_GUEST[phase]])
            price = price_of(state, seat, action.guest)
            seat_guest(state, seat, action.guest, price, "GAH-5.1")
        elif kind is Pass:
            state.passed |= 1 << seat
            state.mains = 0
            if state.journal is not None:
                tell(state, "passed", seat, "GAH-15.1")
        else:
            stack.append(TURN[seat][state.options.after_additional[phase]])
            self.add(state, action)

    def add(self, state: State, action: Action) -> None:
        """GAH-8.1, 8.7 An additional action; it and all it causes is finished before the next."""
        seat = self.seat
        if isinstance(action, Serve):
            serve(state, seat)
        elif isinstance(action, CheckIn):
            check_in(state, seat, action.guest)
        elif isinstance(action, Claim):
            claim(state, seat, action.card)
        elif isinstance(action, Employ):
            state.stack.append(RESOLVE[seat])
            employ(state, seat, action.card)

    def why_not(self, state: State, action: Any) -> Why:
        return why_not_turn(state, self.seat, self.phase, action)


TURN: Final[list[list[Turn]]] = [[Turn(seat, phase) for phase in range(7)] for seat in range(4)]


def why_not_turn(state: State, seat: Seat, phase: Phase, action: Any) -> Why:
    """Why an action of the turn is refused."""
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
        used = READY_BIT[action.card] != 0
        return "GAH-8.5", "used-this-round" if used else "not-a-round-card", card
    return "GAH-4.1", "not-in-turn-menu", {"phase": PHASE_KEYS[phase]}


def why_not_die(state: State, seat: Seat, phase: Phase, space: Space, boosted: bool) -> Why:
    """Why a die cannot be taken."""
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
    """Why serving is not possible."""
    if not servable(state, seat):
        return "GAH-8.3", "nothing-to-serve", {}
    price = serve_price(state, seat)
    details: dict[str, object] = {"price": price, "krones": state.money[seat]}
    if state.money[seat] < price:
        return "GAH-8.3", "cannot-pay", details
    assert not can_serve(state, seat)
    return "GAH-4.5", "keep-krone-for-main", details


# The extra turn of GAH-9.13


def start_extra_turn(state: State, seat: Seat, effect: tuple[int, ...], source: int) -> None:
    """GAH-9.13 `turn` It starts when the check-in is closed: below everything that is due."""
    state.mains |= EXTRA
    state.stack.insert(len(state.stack) - 1, TURN[seat][EXTRA_START])
    if state.journal is not None:
        tell(state, "extra_turn", seat, "GAH-9.13")
