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
)
from hotelier.games.grand_austria_hotel.cards import READY_BIT
from hotelier.games.grand_austria_hotel.dice import carry_out, use_space
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
)
from hotelier.games.grand_austria_hotel.plugs import NEVER, Performer
from hotelier.games.grand_austria_hotel.politics import claim, met
from hotelier.games.grand_austria_hotel.powers import (
    EXTRA,
    REGULAR,
    free_space,
    joker_price,
    leavers,
    main_price,
    owed,
    payable,
    purse,
    strength_of,
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
    PHASES,
    SECOND_STEP,
    START,
    Phase,
    Seat,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """GAH-4.1, 22.4, 22.9 The next step of the active player: guest, die, additional action, end.

    The first answer decides between turn and pass (GAH-3.4, GAH-R.1, R.2). The question is asked
    even with one answer (GAH-R.63): a pass rolls dice, and the end is the last moment for undo.
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
            if GUEST_STEP[phase] and (
                len(state.cafe[seat]) < rules.tables or free_table(state, seat)
            ):
                found += self.guests(state, krones)
            price = 0
            if spaces & 32:
                price = rules.joker_cost
                if powers & rules.free_joker and phase < EXTRA_START:
                    price = 0
            found += DICE_IN[spaces if money >= price else spaces & 31]
            if money >= rules.boost_cost:
                found += BOOSTS_IN[spaces if money >= price + rules.boost_cost else spaces & 31]
            for add_choice in rules.main_choices:
                add_choice(state, seat, phase, money, found)
        elif state.mains and not free_space(state):
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
                    or (wanted & 16 and kitchen[base + 4])
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
        spared = state.powers[seat] & rules.any_spared
        if spared or 0 in missing:
            vacant = state.prepared[seat] & ~state.occupied[seat]
            if vacant:
                of_colour = rules.boards[state.hotels[seat]].of_colour
                content = leavers(state, seat) if spared else ()
                for table, guest in enumerate(state.cafe[seat]):
                    complete = not missing[table] or guest in content
                    if complete and vacant & of_colour[rules.colour[guest]]:
                        found.append(CHECK_IN[guest])
        for add_choice in rules.additional_choices:
            add_choice(state, seat, found, krones)

    def last_dice(self, state: State) -> list[Action]:
        """GAH-4.5, GAH-R.4, R.57 The legal actions while no space with dice is free of cost: only
        6s are left (in an extra turn: or no dice)."""
        seat, phase = self.seat, self.phase
        rules = state.options
        found: list[Action] = [PASS] if phase == START else []
        stuck = state.money[seat] < owed(state, seat)
        if phase == START and stuck and not sure_krones(state, seat):
            return found
        krones = purse(state, seat)
        if GUEST_STEP[phase] and free_table(state, seat):
            found += self.guests(state, krones)
        before = len(found)
        if MAIN_OPEN[phase]:
            self.last_mains(state, found)
        able = len(found) > before
        if stuck:
            cards = sure_card(state, seat)
            found += [EMPLOY[card] for card in rules.ready_cards if READY_BIT[card] & cards]
            guests = [guest for guest in leavers(state, seat) if rooms_for(state, seat, guest)]
            found += [CHECK_IN[guest] for guest in guests]
            for sure in rules.sure_actions:
                found += sure(state, seat)
        else:
            self.additional(state, found, krones)
        if IS_EXTRA[phase] and not able:
            found.append(END_TURN)
        return found

    def last_mains(self, state: State, found: list[Action]) -> None:
        """GAH-6.11 Add dice of space 6 and other ways to make the main step that can be paid."""
        seat, phase = self.seat, self.phase
        rules = state.options
        money = self.free_for_die(state)
        price = rules.joker_cost if IS_EXTRA[phase] else joker_price(state, seat)
        if state.dice[JOKER_SPACE] and money >= price:
            found += DICE_IN[32]
            if money >= price + rules.boost_cost:
                found += BOOSTS_IN[32]
        for add_choice in rules.main_choices:
            add_choice(state, seat, phase, money, found)

    def free_for_die(self, state: State) -> int:
        """Return the krones to spend on a die; an extra turn keeps those for the turn around it."""
        money = state.money[self.seat]
        if IS_EXTRA[self.phase] and state.mains & REGULAR:
            money -= main_price(state, self.seat, False) % NEVER
        return money

    def apply(self, state: State, action: Action) -> None:
        rules = state.options
        state.tally = rules.no_tally
        state.heard = rules.nothing_heard
        rules.perform[type(action)](state, self.seat, self.phase, action)

    def why_not(self, state: State, action: Any) -> Why:
        return why_not_turn(state, self.seat, self.phase, action)


TURN: Final[list[list[Turn]]] = [[Turn(seat, phase) for phase in PHASES] for seat in range(4)]


# Functions that carry out an action of the turn


def choose_die(state: State, seat: Seat, phase: Phase, action: Die | Boost) -> None:
    """GAH-6.1, 6.2 Take a white die, boosted or not; it still counts for the strength (GAH-R.17).
    In an extra turn use its space alone."""
    boosted = int(type(action) is Boost)
    space = action.space
    if phase >= EXTRA_START:
        state.stack.append(TURN[seat][EXTRA_AFTER])
        use_space(state, seat, space, boosted)
    else:
        state.stack.append(TURN[seat][AFTER])
        strength = strength_of(state, seat, space) + boosted
        state.dice[space] -= 1
        carry_out(state, seat, space, strength, boosted)
    state.stack.append(RESOLVE[seat])


def end_turn(state: State, seat: Seat, phase: Phase, action: EndTurn) -> None:
    """GAH-4.4 End the turn."""
    state.mains &= REGULAR if phase >= EXTRA_START else 0
    state.tally = ()
    state.heard = ()
    if state.journal is not None:
        tell(state, "turn_ended", seat, "GAH-4.4")


def take_guest(state: State, seat: Seat, phase: Phase, action: Take) -> None:
    """GAH-5.1, AW-9.4, AW-R.31, R.87 Take a guest; the step stays open if a second is allowed."""
    after = AFTER_GUEST[phase]
    if state.powers[seat] & state.options.second_guest:
        after = SECOND_STEP.get(phase, after)
    state.stack.append(TURN[seat][after])
    price = price_of(state, seat, action.guest)
    seat_guest(state, seat, action.guest, price, "GAH-5.1")


def pass_turn(state: State, seat: Seat, phase: Phase, action: Pass) -> None:
    """GAH-15.1 Pass: no turn now."""
    state.passed |= 1 << seat
    state.passed_round |= 1 << seat & state.options.remembered
    state.mains = 0
    state.tally = ()
    state.heard = ()
    if state.journal is not None:
        tell(state, "passed", seat, "GAH-15.1")


def go_on(state: State, seat: Seat, phase: Phase) -> None:
    """GAH-8.1, 8.7, GAH-R.37 Continue the turn after an additional action and all its effects."""
    state.stack.append(TURN[seat][state.options.after_additional[phase]])


def serve_guests(state: State, seat: Seat, phase: Phase, action: Serve) -> None:
    """GAH-8.3 Serve."""
    go_on(state, seat, phase)
    serve(state, seat)


def check_guest_in(state: State, seat: Seat, phase: Phase, action: CheckIn) -> None:
    """GAH-8.6 Check in."""
    go_on(state, seat, phase)
    check_in(state, seat, action.guest)


def put_disc(state: State, seat: Seat, phase: Phase, action: Claim) -> None:
    """GAH-8.4 Politics."""
    go_on(state, seat, phase)
    claim(state, seat, action.card)
    if state.due:
        state.stack.append(RESOLVE[seat])


def employ_staff(state: State, seat: Seat, phase: Phase, action: Employ) -> None:
    """GAH-8.5 Staff."""
    go_on(state, seat, phase)
    state.stack.append(RESOLVE[seat])
    employ(state, seat, action.card)


PERFORM: Final[dict[type[Action], Performer]] = {
    Die: choose_die, Boost: choose_die, EndTurn: end_turn, Take: take_guest, Pass: pass_turn,
    Serve: serve_guests, CheckIn: check_guest_in, Claim: put_disc, Employ: employ_staff,
}  # fmt: skip
"""By kind of action: the function that carries it out. Modules add theirs to the rules in play."""


# The extra turn of GAH-9.13


def start_extra_turn(state: State, seat: Seat, effect: tuple[int, ...], source: int) -> None:
    """GAH-9.13, GAH-R.65 Start an extra turn after the check-in: below all due effects."""
    state.mains |= EXTRA
    state.stack.insert(len(state.stack) - 1, TURN[seat][EXTRA_START])
    if state.journal is not None:
        tell(state, "extra_turn", seat, "GAH-9.13")
