"""How strong somebody is, by results: OpenSkill's Plackett-Luce model over whole games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce

START: Final = 1500
SPREAD: Final = 200
"""Points for people: 1500 for a newcomer, and 200 for the uncertainty they begin with."""
BOT: Final = "bot:"


@dataclass(frozen=True)
class Skill:
    """A mean and how sure it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> int:
        """On the scale for people."""
        return round(START + SPREAD * (self.mu - NEWCOMER.mu) / NEWCOMER.sigma)

    @property
    def margin(self) -> int:
        """How far off that may well be (two deviations)."""
        return round(2 * SPREAD * self.sigma / NEWCOMER.sigma)


NEWCOMER: Final = Skill()


@cache
def model() -> Any:
    """The model, always the same."""
    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def subject_of(player: str | None, bot: str | None) -> str:
    """Who is rated for a seat: its player, also if a bot had to help; otherwise the bot."""
    return player if player is not None else f"{BOT}{bot}"


def rating_ranks(result: Mapping[str, Any], away: Sequence[bool]) -> list[int]:
    """Ranks for ratings: whoever left it to a bot comes after all who did not.

    >>> rating_ranks({"ranks": [1, 2, 3]}, [True, False, False])
    [3, 1, 2]
    """
    places = [(gone, rank) for gone, rank in zip(away, result["ranks"], strict=True)]
    return [1 + sum(other < place for other in places) for place in places]


def rated(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game.

    >>> better, worse = rated([NEWCOMER, NEWCOMER], [1, 2])
    >>> better.points > NEWCOMER.points > worse.points
    True
    """
    teams = [[model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
