"""GAH-4 The turn: one menu, from the guest step to its end, with GAH-8 the additional actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import (
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
    TakeKey,
)
from hotelier.games.grand_austria_hotel.cards import READY_BIT
from hotelier.games.grand_austria_hotel.dice import take_die, use_space
from hotelier.games.grand_austria_hotel.guests import (
    check_in,
    free_table,
    price_of,
    rooms_for,
    seat_guest,
)
from hotelier.games.grand_austria_hotel.moves import (
    BOOSTS_IN,
    CHECK_IN,
    CLAIM,
    DICE_IN,
    EMPLOY,
    END_TURN,
    PASS,
    SERVE,
    TAKE,
    TAKE_KEY,
)
from hotelier.games.grand_austria_hotel.politics import claim, met
from hotelier.games.grand_austria_hotel.powers import (
    EXTRA,
    REGULAR,
    joker_price,
    key_free,
    only_jokers,
    owed,
    payable,
    purse,
    sure_card,
    sure_krones,
)
from hotelier.games.grand_austria_hotel.refusals import why_not_turn
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.serving import serve
from hotelier.games.grand_austria_hotel.staff import employ
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    AFTER_GUEST,
    EXTRA_AFTER,
    EXTRA_START,
    GOOD_COUNT,
    GUEST_STEP,
    IS_EXTRA,
    JOKER_SPACE,
    KINDS,
    MAIN_OPEN,
    ON_BOARD,
    START,
    Phase,
    Seat,
)
from hotelier.games.grand_austria_hotel.walzer.start_player import take_key
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """GAH-4.1, 22.4, 22.9 What the active player does next: guest, die, additional action, end.

    Turn or pass is decided by the first answer (GAH-3.4, GAH-R.1, R.2).
    Always asked, even if one answer is left (GAH-R.63): a pass rolls dice, and the end is the last
    moment to take something back.
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
            if state.key == ON_BOARD and phase < EXTRA_START and key_free(state, seat):
                found.append(TAKE_KEY)
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
        if krones >= rules.dearest_guest:
            return [TAKE[guest] for guest in sorted(queue)]
        costs = rules.queue_cost[rules.slots - len(queue) :]
        payable = [guest for guest, cost in zip(queue, costs, strict=True) if cost <= krones]
        payable.sort()
        return [TAKE[guest] for guest in payable]

    def additional(self, state: State, found: list[Action], krones: int) -> None:
        """GAH-8.3, 8.4, 8.5, 8.6 Serving, politics, once-a-round staff, checking in."""
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
        rooms = state.occupied[seat].bit_count()
        for place, card in enumerate(state.politics):
            if rooms >= rules.least_rooms[card]:
                on_card = discs[place]
                if len(on_card) < 3 and seat not in on_card and met(state, seat, condition[card]):
                    found.append(CLAIM[card])
        if state.ready[seat]:
            ready = state.ready[seat]
            if ready & rules.priced:
                ready = payable(state, seat, ready)
            found += [EMPLOY[card] for card in rules.ready_cards if READY_BIT[card] & ready]
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
        if MAIN_OPEN[phase] and not IS_EXTRA[phase] and key_free(state, seat):
            found.append(TAKE_KEY)
        if stuck:
            cards = sure_card(state, seat)
            ready = state.options.ready_cards
            found += [EMPLOY[card] for card in ready if READY_BIT[card] & cards]
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
        if IS_EXTRA[self.phase] and state.mains & REGULAR and not key_free(state, self.seat):
            money -= joker_price(state, self.seat)
        return money

    def apply(self, state: State, action: Action) -> None:
        seat, phase = self.seat, self.phase
        stack = state.stack
        kind = type(action)
        state.tally = state.options.no_tally
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
            state.tally = ()
            if state.journal is not None:
                tell(state, "turn_ended", seat, "GAH-4.4")
        elif kind is Take:
            assert isinstance(action, Take)
            stack.append(TURN[seat][AFTER_GUEST[phase]])
            price = price_of(state, seat, action.guest)
            seat_guest(state, seat, action.guest, price, "GAH-5.1")
        elif kind is TakeKey:
            stack.append(TURN[seat][AFTER])
            take_key(state, seat)
            stack.append(RESOLVE[seat])
        elif kind is Pass:
            state.passed |= 1 << seat
            state.passed_round |= 1 << seat & state.options.remembered
            state.mains = 0
            state.tally = ()
            if state.journal is not None:
                tell(state, "passed", seat, "GAH-15.1")
        else:
            stack.append(TURN[seat][state.options.after_additional[phase]])
            self.add(state, action)

    def add(self, state: State, action: Action) -> None:
        """GAH-8.1, 8.7, GAH-R.37 An additional action; it and all it causes is finished first."""
        seat = self.seat
        if isinstance(action, Serve):
            serve(state, seat)
        elif isinstance(action, CheckIn):
            check_in(state, seat, action.guest)
        elif isinstance(action, Claim):
            claim(state, seat, action.card)
            if state.due:
                state.stack.append(RESOLVE[seat])
        elif isinstance(action, Employ):
            state.stack.append(RESOLVE[seat])
            employ(state, seat, action.card)

    def why_not(self, state: State, action: Any) -> Why:
        return why_not_turn(state, self.seat, self.phase, action)


TURN: Final[list[list[Turn]]] = [[Turn(seat, phase) for phase in range(7)] for seat in range(4)]


# The extra turn of GAH-9.13


def start_extra_turn(state: State, seat: Seat, effect: tuple[int, ...], source: int) -> None:
    """GAH-9.13, GAH-R.65 It starts when the check-in is closed: below everything that is due."""
    state.mains |= EXTRA
    state.stack.insert(len(state.stack) - 1, TURN[seat][EXTRA_START])
    if state.journal is not None:
        tell(state, "extra_turn", seat, "GAH-9.13")
