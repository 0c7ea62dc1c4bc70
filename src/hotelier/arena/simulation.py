"""Play many games of a match on several processes, with the results in order."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

from hotelier.arena.match import Match, Result, play_game
from hotelier.arena.workers import map_unordered

LARGEST_CHUNK = 32
"""Maximum number of games sent to a process at once. A small number keeps the progress bar
moving."""


def simulate(
    match: Match,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    on_loss: Callable[[], None] | None = None,
) -> Generator[Result, None, None]:
    """Yield the results of games 0, 1, ... in order. A game does not depend on the process.

    Games of a process that died are played again by another one, after a call of `on_loss`.
    """
    size = 1 if jobs == 1 else max(1, min(LARGEST_CHUNK, games // (jobs * 4)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return in_order(map_unordered(partial(play_some, match, folder=folder), chunks, jobs, on_loss))


def play_some(match: Match, numbers: range, folder: Path | None) -> list[Result]:
    """Play several games of a match."""
    return [play_game(match, number, folder) for number in numbers]


def in_order(
    done: Generator[tuple[range, list[Result]], None, None],
) -> Generator[Result, None, None]:
    """Yield results by number, each as soon as all earlier ones have arrived."""
    early: dict[int, list[Result]] = {}
    following = 0
    try:
        for numbers, results in done:
            early[numbers.start] = results
            while following in early:
                ready = early.pop(following)
                yield from ready
                following += len(ready)
    finally:
        done.close()
