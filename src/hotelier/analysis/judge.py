"""Judging of actions: each is tried in the same imagined worlds, with its turn planned to the end.

Each world deals the hidden information anew. Within a world, all actions get the same luck, so the
differences between actions are more certain than the figures themselves. The best actions are found
in some worlds and measured in others. Otherwise the winner would often be the luckiest, and
overrated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from hotelier.analysis.courses import next_asked, planned
from hotelier.analysis.evaluators import Analyser
from hotelier.analysis.outlook import ended, per_point, prospect
from hotelier.analysis.uncertainty import NORMAL
from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Luck
from hotelier.bots.judging import Budget, Estimate, Opinion, Searcher
from hotelier.kernel.frames import OVER, Action, play, to_move

T95: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14)
"""Student's t factors for a 95 % interval, from one degree of freedom on."""
RIVALS: Final = 2**0.5
MEASURE: Final = "measure"
SCOUT: Final = "scout"


@dataclass(frozen=True)
class Effort:
    """Effort spent on an opinion."""

    scouts: int
    """Number of worlds in which the best actions are found."""
    worlds: int
    """Number of worlds in which they are measured."""
    few: int
    """Number of actions that are measured."""
    nodes: int | None = None
    """Node limit of each of the two searches in a review. Worlds that exceed it are left out."""
    whole: int | None = None
    """Node limit for a whole game. Each decision gets its share."""

    def of(self, decisions: int) -> Effort:
        """Return the effort for one of this many decisions."""
        if self.nodes is None or self.whole is None:
            return self
        part = min(self.nodes, self.whole // max(1, decisions))
        return Effort(self.scouts, self.worlds, self.few, part, self.whole)


QUICK: Final = Effort(1, 4, 3)
USUAL: Final = Effort(2, 6, 3)
THOROUGH: Final = Effort(3, 16, 4)


@dataclass(frozen=True)
class Sample:
    """Outcome of one action in one world."""

    score: float
    win: float
    won: float | None
    """Share of the victory, if the game ended."""
    ahead: tuple[float, ...]
    """Expected score of every seat at the point of evaluation."""
    left: float
    """Part of the game left at the point of evaluation."""
    terms: Mapping[str, float]
    line: tuple[Any, ...]
    world: Any
    """World before the action."""
    salt: int
    """Salt of the luck in that world."""


class PlanSearcher(Searcher):
    """Searcher that plans turns. Equal seeds and efforts give equal opinions."""

    def __init__(self, analyser: Analyser, effort: Effort, seed: str) -> None:
        self.analyser = analyser
        self.effort = effort
        self.seed = seed

    def judge(
        self,
        view: Any,
        legal: Sequence[Action],
        budget: Budget,
        wanted: Sequence[Action] = (),
    ) -> list[Opinion]:
        """Return opinions on the best few actions and on those wanted, best first."""
        clock = Clock(budget)
        scouted = self.samples(view, legal, self.effort.scouts, SCOUT, clock)
        ranked = sorted(legal, key=lambda action: -mean_of(scouted[action]))
        chosen = list(dict.fromkeys([*ranked[: self.effort.few], *wanted]))
        if len(chosen) == 1:
            chosen = ranked[:1]
        measured = self.samples(view, chosen, self.effort.worlds, MEASURE, clock)
        if not measured[chosen[0]]:  # the budget is spent
            measured = {action: scouted[action] for action in chosen}
        off, off_win = haze_of(self.analyser, measured[chosen[0]][0].world, to_move(view))
        found = [
            opinion_of(action, measured[action], off, off_win)
            for action in chosen
            if measured[action]
        ]
        return sorted(found, key=lambda opinion: -opinion.score.mean)

    def samples(
        self, view: Any, actions: Sequence[Action], worlds: int, purpose: str, clock: Clock
    ) -> dict[Any, list[Sample]]:
        """Measure each action in this many worlds.

        A world in which the budget runs out is left out for all actions. Only the first world of
        scouting is always kept.
        """
        seat = to_move(view)
        rng = Random(f"{self.seed}/{purpose}")
        found: dict[Any, list[Sample]] = {action: [] for action in actions}
        for number in range(worlds):
            world = self.analyser.evaluator.imagine(view, rng)
            salt = rng.getrandbits(64)
            row = [
                self.tried(world, action, seat, salt, purpose == MEASURE, clock)
                for action in actions
            ]
            if clock.over and (number or purpose == MEASURE):
                break
            for action, tried in zip(actions, row, strict=True):
                found[action].append(tried)
        return found

    def tried(
        self, world: Any, action: Action, seat: int, salt: int, onward: bool, clock: Clock
    ) -> Sample:
        """Try an action in a world. Plan the rest of the turn and, if `onward`, play on."""
        state = world.copy()
        luck = Luck(salt)
        play(state, action)
        state, line = planned(self.analyser.evaluator, state, seat, luck, clock)
        terms = dict(self.analyser.evaluator.terms(state, seat))
        if onward:
            near = self.analyser.left(world) <= self.analyser.closing
            state = self.played_on(state, near, luck, clock)
        over = to_move(state) == OVER
        won = prospect(self.analyser, state).wins[seat] if over else None
        ahead = ended(self.analyser, state) if over else prospect(self.analyser, state)
        return Sample(
            ahead.scores[seat], ahead.wins[seat], won, ahead.scores, self.analyser.left(state),
            terms, (action, *line), world, salt,
        )  # fmt: skip

    def played_on(self, state: Any, near: bool, luck: Luck, clock: Clock) -> Any:
        """Play some rounds, or up to the end of the game if it is near.

        All seats play by the same rules. Actual cards and dice replace the expectations.
        """
        analyser = self.analyser
        turns = 0
        while near or turns < analyser.further * state.seats:
            asked = next_asked(analyser.evaluator, state, luck)
            if asked == OVER or clock.over:
                break
            state = analyser.quick(state, asked, luck, clock)
            turns += 1
        return state


def mean_of(samples: Sequence[Sample]) -> float:
    """Return the mean score of samples, or minus infinity if there are none."""
    if not samples:
        return float("-inf")
    return sum(sample.score for sample in samples) / len(samples)


def haze_of(analyser: Analyser, world: Any, seat: int) -> tuple[float, float]:
    """Return the errors of expected scores and winning chances, as standard deviations.

    The error of a chance comes from those of the own score and of the rivals' scores.
    """
    off = analyser.uncertainty.haze(analyser.left(world))
    return off, RIVALS * per_point(analyser, world, seat) * off


def opinion_of(action: Action, samples: Sequence[Sample], off: float, off_win: float) -> Opinion:
    """Combine the samples of an action."""
    names = dict.fromkeys(name for sample in samples for name in sample.terms)
    terms = {
        name: sum(sample.terms.get(name, 0.0) for sample in samples) / len(samples)
        for name in names
    }
    return Opinion(
        action, estimate([sample.win for sample in samples], 0.0, 1.0, off_win),
        estimate([sample.score for sample in samples], blur=off), terms, samples[0].line,
        len(samples), samples[0].world, samples[0].salt,
    )  # fmt: skip


def estimate(
    values: Sequence[float], least: float = -1e9, most: float = 1e9, blur: float = 0.0
) -> Estimate:
    """Return a mean with its 95 % interval.

    `blur` is the standard deviation of the evaluation error, which more worlds do not reduce. A
    single value gives no information about its error, so its interval is the whole range.
    """
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, least, most)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    factor = T95[count - 2] if count - 2 < len(T95) else NORMAL
    margin = sqrt((factor * deviation) ** 2 / count + (NORMAL * blur) ** 2)
    return Estimate(mean, max(least, mean - margin), min(most, mean + margin))
