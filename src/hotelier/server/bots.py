"""Bots think in worker processes: they get a view and return an action, as text.

A bot is created for every question, with a seed from the table and the ply. So any worker can
answer any question, and after a restart the same question gets the same answer.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import pickle
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_uint64
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from hotelier.bots import LEVELS, Budget, make_bot
from hotelier.games import ALL
from hotelier.games.grand_austria_hotel import house_game
from hotelier.kernel.frames import legal
from hotelier.kernel.game import Game
from hotelier.kernel.notation import fields_of
from hotelier.kernel.options import Value
from hotelier.server.leisure import STOPPED, at_leisure, settle_in_at_leisure
from hotelier.server.pace import LEAST_URGENT
from hotelier.table.table import Table

Done = TypeVar("Done")
UNPACKED: Final = ("options", "journal")
"""Fields of a state that a worker fills in itself."""
MOST_SECONDS: Final = 4.0
"""Seconds that a bot may think about one question."""
STAND_IN: Final = "greedy"
"""The default substitute for absent or resigned players: sound, and fast enough for any clock."""


@dataclass(frozen=True)
class Question:
    """A question for a bot; it learns nothing else about the table."""

    game: str
    house: str
    """House data as JSON text; empty for the printed cards."""
    seats: int
    options: Mapping[str, Value]
    bot: str
    seed: str
    view: bytes
    """The redacted state without its rules, pickled by `packed`."""


def packed(view: Any) -> bytes:
    """Pickle the fields of a state without its rules, which a worker creates once per game. It goes
    field by field because a compiled state cannot be pickled directly."""
    names = [name for name in fields_of(type(view)) if name not in UNPACKED]
    return pickle.dumps({name: getattr(view, name) for name in names})


def question_for(table: Table, seat: int, bot: str, seed: str, house: str) -> Question:
    """The present question of the bot in this seat."""
    view = table.game.redact(table.state, seat)
    ply = len(table.record.lines)
    secret = hashlib.sha256(f"{seed}/bot/{seat}/{ply}".encode()).hexdigest()
    return Question(
        table.game.name, house if table.game.data else "", table.record.seats,
        dict(table.record.options), bot, secret, packed(view),
    )  # fmt: skip


def view_of(question: Question) -> Any:
    """The view of a question, with its rules; for a worker."""
    blank = blank_for(
        question.game, question.house, question.seats, tuple(question.options.items())
    )
    view = type(blank)()
    view.options, view.journal = blank.options, None
    for name, value in pickle.loads(question.view).items():
        setattr(view, name, value)
    return view


def answer(question: Question) -> str:
    """The answer of the bot; runs in a worker."""
    view = view_of(question)
    budget = allowed(question.game, question.bot)
    bot = make_bot(question.game, question.bot, question.seed, budget)
    return str(bot.choose(view, legal(view)))


@cache
def kind_of(game: str, house: str) -> Game:
    """A game with its figures, created once in each worker."""
    return house_game(json.loads(house)) if house else ALL[game]


@cache
def blank_for(game: str, house: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Any:
    """A state of this game with its rules, and nothing else."""
    return kind_of(game, house).state(seats, dict(options))


def allowed(game: str, bot: str) -> Budget | None:
    """The time budget of a bot: that of its level, limited to what people wait for."""
    level = LEVELS[game].get(bot)
    return replace(level.budget, seconds=MOST_SECONDS) if level else None


class BotPool:
    """A pool of worker processes, which start on demand."""

    def __init__(self, workers: int, urgency: int = LEAST_URGENT) -> None:
        self.workers = workers
        self.urgency = urgency
        self.context = get_context("spawn")
        self.beat = self.context.RawValue(c_uint64, 0)
        """Counts the changes that are written; thinking workers read it."""
        self.pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, self.context, initializer=settle_in_at_leisure,
            initargs=(self.urgency, self.beat),
        )  # fmt: skip

    async def ask(self, question: Question) -> str:
        """A bot's answer."""
        return await self.run(at_leisure, answer, question)

    async def run(self, work: Callable[..., Done], *args: Any) -> Done:
        """Run work in a worker; if the worker dies, replace it and retry once."""
        pool = self.pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self.beat.value == STOPPED:
                raise
            if self.pool is pool:
                self.pool = self._fresh()
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self.pool, work, *args)

    async def stop(self) -> None:
        """End the workers, even while they think: their answers are not needed any more."""
        self.beat.value = STOPPED
        await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)
