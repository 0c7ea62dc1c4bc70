"""GAH-6 The main step: a die, its strength, and the six action spaces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, CopySpace, Split, Use
from hotelier.games.grand_austria_hotel.cards import SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    KRONES,
    STEPS,
    Effect,
    both_tracks,
    dishes,
    drinks,
    joker,
    play,
    prepare,
    tracks,
)
from hotelier.games.grand_austria_hotel.gains import advance, gain_krones, pay
from hotelier.games.grand_austria_hotel.moves import COPY_SPACE, STOP, USE
from hotelier.games.grand_austria_hotel.powers import (
    EXTRA,
    REGULAR,
    answer,
    dice_on,
    joker_price,
    purse,
)
from hotelier.games.grand_austria_hotel.resolve import HANDLERS
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    FOR_BOOST,
    FOR_JOKER,
    JOKER_SPACE,
    NORMAL,
    SPACE_COUNT,
    SPACE_KEYS,
    Seat,
    Source,
    Space,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]

ACTIONS_OF: Final[list[Callable[[int], Effect]]] = [
    dishes, drinks, prepare, tracks, lambda strength: play(1, strength), joker,
]  # fmt: skip
"""GAH-6.5, 6.6, 6.7, 6.8, 6.9, 6.10 By space: its action with a given strength."""


def carry_out(state: State, seat: Seat, space: Space, strength: int, boosted: int) -> None:
    """GAH-6.1, 6.2, 6.3 Carry out the action of a die that was taken: costs first (GAH-R.20).

    Staff depend on the value of the die, not on the action (GAH-12.7, GAH-R.22).

    The main action and the effects of staff before or after it are due together (GAH-12.8).
    """
    rules = state.options
    if space == JOKER_SPACE:
        pay(state, seat, joker_price(state, seat), "GAH-6.10", FOR_JOKER)
    if boosted:
        pay(state, seat, rules.boost_cost, "GAH-8.2", FOR_BOOST)
    state.turns[seat] += 1
    state.mains &= ~REGULAR
    if state.journal is not None:
        tell(state, "took_die", seat, "GAH-6.2", space, strength, boosted)
    effect = ACTIONS_OF[space](strength)
    powers = state.powers[seat]
    if powers:
        if powers & rules.both_tracks[space]:
            effect = both_tracks(strength)
        for bit, other in rules.instead[space]:
            if powers & bit:
                effect = other(strength)
        if powers & rules.any_on_die[space]:
            answer(state, powers, rules.on_die[space])
    state.due.append((NORMAL, space, effect))
    for follow in rules.on_taken:
        follow(state, seat, space + 1)


def use_space(state: State, seat: Seat, space: Space, boosted: int) -> None:
    """GAH-9.13, GAH-R.43, R.44, R.45 Use a space without a die, and without staff that need one."""
    rules = state.options
    strength = dice_on(state, space) + boosted
    if space == JOKER_SPACE:
        pay(state, seat, rules.joker_cost, "GAH-6.10", FOR_JOKER)
    if boosted:
        pay(state, seat, rules.boost_cost, "GAH-8.2", FOR_BOOST)
    state.mains &= ~EXTRA
    if state.journal is not None:
        tell(state, "used_space", seat, "GAH-9.13", space, strength, boosted)
    state.due.append((NORMAL, space, ACTIONS_OF[space](strength)))


def ask_copy(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-6.10 Ask which action the joker copies."""
    state.stack.append(CopyAction(seat, effect[1], source))


@dataclass(frozen=True, slots=True)
class CopyAction(Decision):
    """GAH-6.10, GAH-R.21 One of the actions 1-5, with or without dice on its space."""

    strength: int
    source: Source

    def legal(self, state: State) -> list[CopySpace]:
        return COPY_SPACE[:]

    def apply(self, state: State, action: CopySpace) -> None:
        effect = ACTIONS_OF[action.space](self.strength)
        if state.journal is not None:
            tell(state, "copied_space", self.seat, "GAH-6.10", action.space, self.strength)
        HANDLERS[effect[0]](state, self.seat, effect, self.source)

    def why_not(self, state: State, action: Any) -> Why:
        return "GAH-6.10", "must-copy-action", {"spaces": SPACE_KEYS[:JOKER_SPACE]}


# Space 4


def _splits(strength: int) -> list[Split]:
    return [Split(up, got) for up in range(strength + 1) for got in range(strength - up + 1)]


SPLITS: Final[list[list[Split]]] = [_splits(strength) for strength in range(24)]
"""GAH-6.8 By strength: every way to split all or some of the steps (GAH-6.4, GAH-R.3)."""


def ask_split(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-6.8 Ask how the strength is split between the tracks."""
    state.stack.append(SplitSteps(seat, effect[1], 0, source))


def give_both(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-13.15 Each point of strength gives 1 krone and a step, which may be declined."""
    if state.options.ask_all:
        state.stack.append(SplitSteps(seat, effect[1], 1, source))
    else:
        gain_krones(state, seat, (KRONES, effect[1]), source)
        advance(state, seat, (STEPS, effect[1]), source)


@dataclass(frozen=True, slots=True)
class SplitSteps(Decision):
    """GAH-6.8 Emperor track or money track; with `both`, all krones and any number of the steps."""

    strength: int
    both: int
    source: Source

    def legal(self, state: State) -> list[Split]:
        if self.both:
            return [Split(up, self.strength) for up in range(self.strength + 1)]
        return SPLITS[self.strength][:]

    def apply(self, state: State, action: Split) -> None:
        if action.krones:
            gain_krones(state, self.seat, (KRONES, action.krones), self.source)
        if action.steps:
            advance(state, self.seat, (STEPS, action.steps), self.source)
        if not action.krones and not action.steps and state.journal is not None:
            tell(state, "no_yield", self.seat, "GAH-6.4", self.source)

    def why_not(self, state: State, action: Any) -> Why:
        rule = SOURCE_RULES[self.source]
        if not isinstance(action, Split):
            return rule, "must-split", {"strength": self.strength}
        return rule, "too-strong", {"strength": self.strength}


# An action without a die


def usable(state: State, seat: Seat) -> list[Space]:
    """GAH-9.13 The spaces with dice whose action the seat can pay without taking a die."""
    spaces = [space for space in range(SPACE_COUNT) if dice_on(state, space)]
    if JOKER_SPACE in spaces and purse(state, seat) < state.options.joker_cost:
        spaces.remove(JOKER_SPACE)
    return spaces


def ask_action(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.13 `action` An action space with at least one die, if any can be paid (GAH-R.58)."""
    question = UseSpace(seat, source)
    if len(question.legal(state)) > 1:
        state.stack.append(question)
    elif state.journal is not None:
        tell(state, "nothing", seat, "GAH-9.13", source)


@dataclass(frozen=True, slots=True)
class UseSpace(Decision):
    """GAH-9.13 `action` One action space, strength by its dice, or none."""

    source: Source

    def legal(self, state: State) -> list[Action]:
        found: list[Action] = []
        for add_choice in state.options.use_choices:
            add_choice(state, self.seat, found)
        found += [USE[space] for space in usable(state, self.seat)]
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Use):
            use_space(state, self.seat, action.space, 0)
        elif type(action) in state.options.perform_use:
            state.options.perform_use[type(action)](state, self.seat, action)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Use):
            return "GAH-9.13", "use-or-stop", {}
        space: dict[str, object] = {"space": SPACE_KEYS[action.space]}
        if not dice_on(state, action.space):
            return "GAH-9.13", "no-die-there", space
        return "GAH-9.13", "cannot-pay", {
            **space, "price": state.options.joker_cost, "krones": state.money[self.seat]
        }  # fmt: skip
