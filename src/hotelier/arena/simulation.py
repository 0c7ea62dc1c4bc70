"""Many games of a match, on several processes, always in the same order."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as WorkerPool
from pathlib import Path

from hotelier.arena.match import Match, Result, play_game

LARGEST_CHUNK = 32
"""Games handed to a process at a time: few enough that progress is seen to move."""


def simulate(
    match: Match, games: int, jobs: int = 1, folder: Path | None = None
) -> Generator[Result, None, None]:
    """The results of games 0, 1, ... as they come in; each game is the same on any process.

    Processes start at once, before the caller starts a thread for its progress bar.
    """
    play = partial(play_game, match, folder=folder)
    if jobs == 1:
        return (play(number) for number in range(games))
    chunk = max(1, min(LARGEST_CHUNK, games // (jobs * 4)))
    return _gather(Pool(jobs, _leave_interrupts_to_the_parent), play, games, chunk)


def _gather(
    pool: WorkerPool, play: Callable[[int], Result], games: int, chunk: int
) -> Generator[Result, None, None]:
    with pool:
        yield from pool.imap(play, range(games), chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
