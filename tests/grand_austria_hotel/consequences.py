"""All results of one action: the search tries each answer of its owner, with fixed chance.

`ends(state)` searches from a question of a turn until the turn asks again. Chance is fixed by one
random order of all cards in each deck, so that two searches meet the same draws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import ge
from random import Random
from typing import Any, NamedTuple

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import OFFER
from hotelier.games.grand_austria_hotel.moves import DEAL_GUEST, DRAW
from hotelier.games.grand_austria_hotel.setup import empty_state
from hotelier.games.grand_austria_hotel.terms import GOOD_COUNT, amounts_of
from hotelier.table.positions import state_at
from tests.conformance.games import Variant, walk
from tests.grand_austria_hotel.positions import in_order

Style = tuple[tuple[str, str | int], ...]
"""Options of a game to search in."""


class End(NamedTuple):
    """The owner's position after an action: more of `more` and `hand` is better, `same` is not."""

    more: tuple[int, ...]
    hand: frozenset[int]
    same: tuple[Any, ...]

    def beats(self, other: End) -> bool:
        """Return True if this end is at least as good in every respect."""
        return (
            self.same == other.same
            and self.hand >= other.hand
            and all(map(ge, self.more, other.more))
        )


class TooMany(Exception):
    """The search has met too many positions."""


@dataclass
class Search:
    """The ends found, how many paths lead to each, and which questions were asked on the way."""

    seat: int
    order: dict[Any, int]
    limit: int

    def __post_init__(self) -> None:
        self.found: dict[Any, dict[End, int]] = {}
        """By position: the ends that can be reached from it, with the number of paths."""
        self.asked: Counter[str] = Counter()

    def ends(self, state: Any) -> dict[End, int]:
        """Every end of this position with the number of paths to it."""
        self.answer_chance(state)
        top = state.stack[-1] if state.stack else None
        if ht.to_move(state) != self.seat or type(top).__name__ == "Turn":
            return {end_of(state, self.seat): 1}
        key = key_of(state)
        if key not in self.found:
            if len(self.found) >= self.limit:
                raise TooMany
            self.asked[type(top).__name__] += 1
            ends: Counter[End] = Counter()
            for action in ht.legal(state):
                after = state.copy()
                ht.play(after, action)
                ends.update(self.ends(after))
            self.found[key] = ends
        return self.found[key]

    def answer_chance(self, state: Any) -> None:
        """The first possible outcome in the fixed order comes up."""
        while ht.to_move(state) == ht.CHANCE:
            listed = ht.outcomes(state)
            assert listed is not None, "no dice are rolled inside an action"
            ht.play(state, min((outcome for outcome, _ in listed), key=self.order.__getitem__))


def fixed_order(rng: Random) -> dict[Any, int]:
    """One order of every card that can be drawn."""
    outcomes = [*DRAW, *DEAL_GUEST]
    rng.shuffle(outcomes)
    return {outcome: place for place, outcome in enumerate(outcomes)}


def key_of(state: Any) -> tuple[Any, ...]:
    """Everything about a position that can differ inside an action."""
    return (
        tuple(state.stack), tuple(state.due), tuple(state.money), tuple(state.vp),
        tuple(state.emperor), tuple(state.kitchen), tuple(state.cafe), tuple(state.missing),
        tuple(state.prepared), tuple(state.occupied), tuple(state.hands), tuple(state.played),
        tuple(state.ready), tuple(state.dice), state.queue, state.looked, state.under, state.pool,
        state.mains, state.tally, state.heard, state.powers, state.special, state.hall,
    )  # fmt: skip


def end_of(state: Any, seat: int) -> End:
    """Return the owner's position now."""
    more = (
        state.vp[seat], state.money[seat], state.emperor[seat],
        *state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT],
        *(-n for lacks in state.missing[seat] for n in amounts_of(lacks)),
    )  # fmt: skip
    same = (
        state.stack[-1] if state.stack else None, state.cafe[seat], state.prepared[seat],
        state.occupied[seat], state.played[seat], state.ready[seat],
        tuple(state.dice), state.queue, state.under, state.special, state.hall,
    )  # fmt: skip
    return End(more, frozenset(state.hands[seat]), same)


# Positions


def asking_all(state: Any) -> Any:
    """Return the position under the option that asks every order and every decline."""
    twin = state.copy()
    chosen = {**state.options.chosen, "questions": "all"}
    twin.options = empty_state(state.seats, chosen).options
    return twin


def stuffed(state: Any, rng: Random) -> Any:
    """Return the turn with complete orders, more staff on the table and in hand, other krones."""
    seat = state.stack[-1].seat
    data = GAME.codec.encode_state(state)
    cards = rng.sample(data["pool"], min(12, len(data["pool"])))
    played, held = cards[: rng.randrange(8)], cards[8 : 8 + rng.randrange(4)]
    data["played"][seat] = in_order([*data["played"][seat], *played], STAFF_KEYS)
    data["hands"][seat] = in_order([*data["hands"][seat], *held], STAFF_KEYS)
    data["pool"] = [card for card in data["pool"] if card not in (*played, *held)]
    data["missing"][seat] = [{} if rng.random() < 0.7 else n for n in data["missing"][seat]]
    data["money"][seat] = rng.choice((0, 1, 2, 3, 5, 8, 12, 17, 18, 19, 20))
    data["kitchen"][seat] = {good: rng.randrange(3) for good in state.options.good_keys}
    for derived in ("powers", "ready", "seen"):
        del data[derived]
    return state_at(GAME, {"seats": state.seats, "options": state.options.chosen, **data})[0]


def turns(variant: Variant, seed: object, rng: Random) -> Iterator[Any]:
    """Stuffed positions of a random game in which a turn is asked for."""
    for state in walk(variant, seed):
        if state.stack and type(state.stack[-1]).__name__ == "Turn" and rng.random() < 0.2:
            yield stuffed(state, rng)


ACTIONS = ("checkin", "dance", "die", "boost", "employ", "serve")
"""Verbs of a turn that can make several effects due."""


def offers(state: Any, guest: int) -> bool:
    """Return True if a guest's reward looks at cards. A card may be drawn before or after: unseen
    cards are equal, but a fixed order distinguishes them."""
    return any(effect[0] == OFFER for _, _, effect in state.options.leaving[guest])


def some_action(state: Any, rng: Random) -> Any | None:
    """A random action of the turn that can make several effects due; most often a check-in."""
    actions = [
        action
        for action in ht.legal(state)
        if action.verb in ACTIONS and not (action.verb == "dance" and offers(state, action.guest))
    ]
    check_ins = [action for action in actions if action.verb in ("checkin", "dance")]
    if check_ins and rng.random() < 0.7:
        return rng.choice(check_ins)
    return rng.choice(actions) if actions else None


def questions_of_chains(
    label: str,
    style: Style,
    chains: int,
    dressed: Callable[[Any, Random], Any] = lambda state, rng: state,
) -> tuple[Counter[str], Counter[str]]:
    """GAH-R.61 Nothing is lost by asking only what is needed, nor gained, in so many chains.

    The questions asked on the way, of `questions` = `needed` and of `all`. `dressed` may change a
    turn before it is searched.
    """
    rng = Random(f"{label} {style}")
    asked: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    number = 0
    while chains > 0:
        number += 1
        variant = Variant(GAME, 2 + number % 3, style, number)
        for plain in turns(variant, f"{label} {number}", rng):
            state = dressed(plain, rng)
            action = some_action(state, rng)
            if action is None:
                continue
            order, seat = fixed_order(rng), state.stack[-1].seat
            searches = Search(seat, order, 2000), Search(seat, order, 5000)
            reference = asking_all(state)
            ht.play(state, action)
            ht.play(reference, action)
            try:
                needed, every = searches[0].ends(state), searches[1].ends(reference)
            except TooMany:
                continue
            lost = [end for end in every if not any(mine.beats(end) for mine in needed)]
            assert not lost, f"{variant} {action}: {lost[0]}"
            assert needed.keys() <= every.keys()
            chains -= len(every) > 1
            for count, search in zip(asked, searches, strict=True):
                count.update(search.asked)
    return asked
