"""Judging actions: each is tried in the same imagined worlds, its turn planned to the end.

What a world hides is dealt anew in each, the luck within a turn is the same for all actions of a
world, and so differences between actions are surer than the figures themselves. The best is looked
for in some worlds and measured in others: who picks the luckiest of many must not be believed.
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
"""Student's factors for a 95 % interval, from one degree of freedom on."""
RIVALS: Final = 2**0.5
MEASURE: Final = "measure"
SCOUT: Final = "scout"


@dataclass(frozen=True)
class Effort:
    """Effort that is spent on an opinion."""

    scouts: int
    """Worlds in which the best actions are looked for."""
    worlds: int
    """Worlds in which they are measured."""
    few: int
    """Number of actions that are measured."""
    nodes: int | None = None
    """Node limit of each of the two searches in a review. Worlds that begin later are left out."""
    whole: int | None = None
    """Node limit for a whole game. Each decision gets its share."""

    def of(self, decisions: int) -> Effort:
        """The effort for one of so many decisions."""
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
    """The part of the victory, if the game came to its end."""
    ahead: tuple[float, ...]
    """The score of every seat ..."""
    left: float
    """... and the part of the game that was left where they were expected."""
    terms: Mapping[str, float]
    line: tuple[Any, ...]
    world: Any
    """The world before the action ..."""
    salt: int
    """... and the luck in it."""


class PlanSearcher(Searcher):
    """Opinions from planned turns. The same seed and effort give the same ones."""

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
        """Opinions on the best few actions and on those wanted besides, best first."""
        clock = Clock(budget)
        scouted = self.samples(view, legal, self.effort.scouts, SCOUT, clock)
        ranked = sorted(legal, key=lambda action: -mean_of(scouted[action]))
        chosen = list(dict.fromkeys([*ranked[: self.effort.few], *wanted]))
        if len(chosen) == 1:
            chosen = ranked[:1]
        measured = self.samples(view, chosen, self.effort.worlds, MEASURE, clock)
        if not measured[chosen[0]]:  # no time was left
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
        """Measure each action in this many worlds. Worlds that begin too late are left out
        entirely."""
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
        """An action in a world, the best way found through the rest of the turn, turns after."""
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
        """Some rounds further, and if the end is near, up to it.

        All seats play alike; cards and dice come up, and show what was only hoped for.
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
    """The mean score of samples; nothing is worse than none."""
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
    """A mean with its 95 % interval.

    `blur` is the standard deviation of what no number of worlds shows: how far the worth of
    positions is off. Of a single value nobody knows how sure it is.
    """
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, least, most)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    factor = T95[count - 2] if count - 2 < len(T95) else NORMAL
    margin = sqrt((factor * deviation) ** 2 / count + (NORMAL * blur) ** 2)
    return Estimate(mean, max(least, mean - margin), min(most, mean + margin))
