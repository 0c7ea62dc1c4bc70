"""GAH-0.5, 0.6 An action and its consequences: effects that are due, one after another.

The state holds the present action: `due` is the list of effects that wait. `Resolve` is on the
stack below the questions of an effect. When it is on top again, it takes the next effect. Triggers
append their effects to the list.

The next effect has the lowest level (`NOW` before the owner's order before `LATE`). Within a level,
plain gains come first, then effects with which no other due effect can interfere. Only then the
owner is asked. With the option `questions` = `all`, the owner is asked for every order and decline.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Decline, First
from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import SOURCE_KEYS, SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    ALL,
    DANCER,
    DRAW,
    KRONES,
    OPTIONAL,
    PLAIN,
    PLAY,
    SPENDS,
    TOUCHES,
    WORDS,
    Effect,
)
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import LATE, PROMPT, Seat, Source
from hotelier.games.grand_austria_hotel.watching import tempting, watched_words
from hotelier.kernel.frames import Decision, Task

Handler = Callable[[State, Seat, Effect, Source], None]


def _unknown(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    raise LookupError(WORDS[effect[0]])


HANDLERS: Final[list[Handler]] = [_unknown] * len(WORDS)
"""By word: the function that carries it out. `effects` fills the table."""


@dataclass(frozen=True, slots=True)
class Resolve(Task):
    """GAH-0.6 Resolve a seat's due effects up to a level, new ones included."""

    seat: Seat
    until: int

    def run(self, state: State) -> None:
        due = state.due
        stack = state.stack
        seat = self.seat
        stack.append(self)
        while due:
            if len(due) == 1 and not state.options.ask_all and not state.heard:
                if due[0][0] > self.until:
                    break
                place = 0
            else:
                place = self.next(state)
                if place < 0:
                    break
            _, source, effect = due.pop(place)
            HANDLERS[effect[0]](state, seat, effect, source)
            if stack[-1] is not self:
                return
        if stack[-1] is self:
            stack.pop()

    def next(self, state: State) -> int:
        """Return the place of the effect to resolve; -1 if there is none or its owner is asked."""
        due = state.due
        level = min(entry[0] for entry in due)
        if level > self.until:
            return -1
        if state.options.ask_all:
            if len(choices(state, self.seat)) > 1:
                state.stack.append(ChooseEffect(self.seat))
                return -1
            return next(place for place, entry in enumerate(due) if entry[0] == level)
        found = settled(state, self.seat, level)
        if found < 0:
            state.stack.append(ChooseEffect(self.seat))
        return found


def settled(state: State, seat: Seat, level: int) -> int:
    """GAH-R.61 The place of a due effect that can be resolved without a question, or -1."""
    due = state.due
    watched = watched_words(state, seat)
    spender = any(
        entry[0] == level and (SPENDS[entry[2][0]] or watched[entry[2][0]] == ALL) for entry in due
    )
    for place, entry in enumerate(due):
        if entry[0] == level:
            effect = entry[2]
            plain = PLAIN[effect[0]] and not watched[effect[0]]
            if plain and not (spender and overflows(state, seat, effect)):
                if not (state.heard and tempting(state, seat, entry)):
                    return place
            elif effect[0] == PLAY and not state.hands[seat] and not brings_cards(due, level):
                return place  # no card to play, so no question
    for place, entry in enumerate(due):
        alone = entry[0] == level and not rivals(due, entry, watched)
        if alone and not (state.heard and tempting(state, seat, entry)):
            return place
    return -1


def brings_cards(due: list[Due], level: int) -> bool:
    """AW-10.130 True if an effect that may come first can bring a card to an empty hand."""
    return any(entry[0] == level and entry[2][0] in (DANCER, DRAW) for entry in due)


def overflows(state: State, seat: Seat, effect: Effect) -> bool:
    """GAH-1.9 True if krones would be lost, so that spending some first may be better."""
    return effect[0] == KRONES and state.money[seat] + effect[1] > state.options.most_krones


def rivals(due: list[Due], entry: Due, watched: list[int]) -> list[Due]:
    """Return other due effects of the same level that touch the same parts of the state.

    A word that a power watches also touches the parts that the power's effect touches (AW-R.69,
    R.80).
    """
    touches = watched[entry[2][0]] | TOUCHES[entry[2][0]]
    return [
        other
        for other in due
        if other[0] == entry[0]
        and other != entry
        and (watched[other[2][0]] | TOUCHES[other[2][0]]) & touches
    ]


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the choices for the next effect; equal effects are offered once."""
    due = state.due
    level = min(entry[0] for entry in due)
    entries = {entry for entry in due if entry[0] == level}
    if state.options.ask_all:
        left_out = [entry for entry in entries if OPTIONAL[entry[2][0]]]
    else:
        start = next(entry for entry in due if entry[0] == level)
        entries = {start, *rivals(due, start, watched_words(state, seat))}
        left_out = [entry for entry in entries if tempting(state, seat, entry)]
    declines: list[Action] = [
        Decline(source, effect[0], figure(effect)) for _, source, effect in sorted(left_out)
    ]
    firsts: list[Action] = [
        First(source, effect[0], figure(effect)) for _, source, effect in sorted(entries)
    ]
    return firsts + declines


def figure(effect: Effect) -> int:
    """Return the number that distinguishes effects of one source and word; VP may be negative."""
    return abs(effect[1]) if len(effect) > 1 else 0


@dataclass(frozen=True, slots=True)
class ChooseEffect(Decision):
    """GAH-0.6, 9.4, 12.8 The owner chooses the due effect that is resolved next."""

    def legal(self, state: State) -> list[Action]:
        return choices(state, self.seat)

    def apply(self, state: State, action: First | Decline) -> None:
        place = self.find(state, action)
        _, source, effect = state.due.pop(place)
        if isinstance(action, First):
            HANDLERS[effect[0]](state, self.seat, effect, source)
        elif state.journal is not None:
            tell(state, "declined", self.seat, "GAH-9.5", effect[0], source)

    def find(self, state: State, action: First | Decline) -> int:
        """Return the place of the effect that an action names."""
        level = min(entry[0] for entry in state.due)
        wanted = (action.source, action.word, action.figure)
        return next(
            place
            for place, (when, source, effect) in enumerate(state.due)
            if when == level and (source, effect[0], figure(effect)) == wanted
        )

    def why_not(self, state: State, action: Any) -> tuple[str, str, dict[str, object]]:
        waiting = [f"{SOURCE_KEYS[source]} {WORDS[effect[0]]}" for _, source, effect in state.due]
        if not isinstance(action, First | Decline):
            return "GAH-0.6", "choose-effect-first", {"due": waiting}
        rule = SOURCE_RULES[action.source]
        names = [(source, effect[0], figure(effect)) for _, source, effect in state.due]
        if (action.source, action.word, action.figure) not in names:
            return "GAH-0.6", "effect-not-due", {"due": waiting}
        if isinstance(action, Decline):
            return "GAH-9.5", "cannot-decline", {"source": SOURCE_KEYS[action.source]}
        return rule, "effect-later", {"source": SOURCE_KEYS[action.source]}


RESOLVE: Final[list[Resolve]] = [Resolve(seat, LATE) for seat in range(4)]
RESOLVE_NOW: Final[list[Resolve]] = [Resolve(seat, PROMPT) for seat in range(4)]
"""By seat: all due effects, and only those right after the present effect."""
