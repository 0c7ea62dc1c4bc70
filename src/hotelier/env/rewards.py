"""Rewards of a finished game by seat. Both kinds add up to 0 over all seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.kernel.errors import Unreadable
from hotelier.kernel.game import Outcome


def by_rank(outcome: Outcome) -> list[float]:
    """Return rewards from 1 for the first place to -1 for the last, in equal steps.

    Tied seats get the mean of their places.

    >>> by_rank(Outcome("", (9, 5, 5), (1, 2, 2), (0,), ()))
    [1.0, -0.5, -0.5]
    """
    ranks = outcome.ranks
    last = len(ranks) - 1
    places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * place / last for place in places]


def by_score(outcome: Outcome) -> list[float]:
    """Return the difference between each score and the mean of the others.

    >>> by_score(Outcome("", (9, 5, 5), (1, 2, 2), (0,), ()))
    [4.0, -2.0, -2.0]
    """
    scores = outcome.scores
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {"rank": by_rank, "score": by_score}


def reward_of(name: str) -> Callable[[Outcome], list[float]]:
    """Return the reward function with this name."""
    if name not in REWARDS:
        raise Unreadable("bad-option-value", name="reward", value=name, choices=sorted(REWARDS))
    return REWARDS[name]
