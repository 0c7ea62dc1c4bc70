"""Ratings of bots by their results, with OpenSkill's Plackett-Luce model for whole games.

If a bot has several seats in a game, each is rated as a separate player. The bot then gets the mean
of their new ratings. Games are rated in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hotelier.arena.statistics import Z95
from hotelier.arena.tournament import Played

START: Final = 1500
SPREAD: Final = 200
"""The displayed scale: a new bot has rating 1500 and deviation 200."""


@dataclass(frozen=True)
class Rating:
    """Strength of a bot and its uncertainty."""

    mu: float
    sigma: float

    @property
    def points(self) -> float:
        """The rating on the displayed scale."""
        return START + SPREAD * (self.mu - NEWCOMER.mu) / NEWCOMER.sigma

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, on the displayed scale."""
        return Z95 * SPREAD * self.sigma / NEWCOMER.sigma

    def data(self) -> dict[str, float]:
        """Return the rating as JSON data."""
        return {
            "rating": self.points, "low": self.points - self.margin,
            "high": self.points + self.margin, "mu": self.mu, "sigma": self.sigma,
        }  # fmt: skip


NEWCOMER: Final = Rating(25.0, 25.0 / 3)


def rate(games: Iterable[Played], bots: Sequence[str]) -> dict[str, Rating]:
    """Rate all bots by these games."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)
    ratings = dict.fromkeys(bots, NEWCOMER)
    for game in sorted(games, key=lambda game: game.number):
        if len(set(game.bots)) == 1:
            continue  # a bot against itself
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in game.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):
            seats = [seat for seat, name in enumerate(game.bots) if name == bot]
            ratings[bot] = Rating(
                sum(after[seat][0].mu for seat in seats) / len(seats),
                sum(after[seat][0].sigma for seat in seats) / len(seats),
            )
    return ratings
