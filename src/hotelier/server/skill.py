"""Ratings from results: the Plackett-Luce model of OpenSkill over whole games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce

START: Final = 1500
SPREAD: Final = 200
"""The scale of points: 1500 for a newcomer, with 200 per standard deviation at the start."""
BOT: Final = "bot:"


@dataclass(frozen=True)
class Skill:
    """A mean and its standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> int:
        """The mean on the scale of points."""
        return round(START + SPREAD * (self.mu - NEWCOMER.mu) / NEWCOMER.sigma)

    @property
    def margin(self) -> int:
        """The uncertainty in points (two standard deviations)."""
        return round(2 * SPREAD * self.sigma / NEWCOMER.sigma)


NEWCOMER: Final = Skill()


@cache
def model() -> Any:
    """The model, with fixed parameters."""
    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def subject_of(player: str | None, bot: str | None) -> str:
    """The rated subject of a seat: its player, even if a bot stood in; otherwise the bot."""
    return player if player is not None else f"{BOT}{bot}"


def rating_ranks(result: Mapping[str, Any], away: Sequence[bool]) -> list[int]:
    """Ranks for ratings: players who left the game to a bot rank after all others.

    >>> rating_ranks({"ranks": [1, 2, 3]}, [True, False, False])
    [3, 1, 2]
    """
    places = [(gone, rank) for gone, rank in zip(away, result["ranks"], strict=True)]
    return [1 + sum(other < place for other in places) for place in places]


def rated(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game.

    >>> better, worse = rated([NEWCOMER, NEWCOMER], [1, 2])
    >>> better.points > NEWCOMER.points > worse.points
    True
    """
    teams = [[model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
