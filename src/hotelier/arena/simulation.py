"""Many games of a match, on several processes, always in the same order."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

from hotelier.arena.match import Match, Result, play_game
from hotelier.arena.workers import map_unordered

LARGEST_CHUNK = 32
"""Games handed to a process at a time: few enough that progress is seen to move."""


def simulate(
    match: Match,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    on_loss: Callable[[], None] | None = None,
) -> Generator[Result, None, None]:
    """The results of games 0, 1, ... as they come in; each game is the same on any process.

    Games of a process that was killed are played again by another; `on_loss` is told.
    """
    size = 1 if jobs == 1 else max(1, min(LARGEST_CHUNK, games // (jobs * 4)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return in_order(map_unordered(partial(play_some, match, folder=folder), chunks, jobs, on_loss))


def play_some(match: Match, numbers: range, folder: Path | None) -> list[Result]:
    """Several games of a match."""
    return [play_game(match, number, folder) for number in numbers]


def in_order(
    done: Generator[tuple[range, list[Result]], None, None],
) -> Generator[Result, None, None]:
    """Results by number, each as soon as all before it are there."""
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
