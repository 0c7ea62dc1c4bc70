"""Measure the speed of random play, of our engine and of others in the same minute and core.

Machines differ and a shared one is noisy, so processor time is measured, and the figures that count
are ratios to the others. All take turns in short slices; a round gives one ratio, and the median of
the rounds counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from cProfile import Profile
from dataclasses import dataclass
from pstats import Stats
from random import Random
from time import process_time
from typing import Any, Final

from hotelier.kernel.frames import play_at_random
from hotelier.kernel.game import Game
from hotelier.kernel.options import Value
from hotelier.table.record import Record, parse
from hotelier.table.table import Table

SLICES: Final = 5
"""Turns of each engine in a round."""
COPY_PART: Final = 0.15
"""The part of a round that goes into copying."""
REPLAY_PART: Final = 0.3
"""The length of replaying, against an engine's turn."""
POSITIONS: Final = 10
"""Number of different positions that are copied."""
SPINS: Final = 1_000_000


@dataclass(frozen=True)
class Playout:
    """Random games: how many, with how many decisions, in how many seconds."""

    games: int
    decisions: int
    seconds: float

    def __add__(self, other: Playout) -> Playout:
        return Playout(
            self.games + other.games,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
        )


@dataclass(frozen=True)
class Engine:
    """Something that plays a game at random and copies its positions."""

    name: str
    play: Callable[[float, Random], Playout]
    """Whole random games for about so many seconds."""
    positions: Callable[[int, Random], list[Any]]
    """So many positions from the midst of random games."""
    copy: Callable[[Any], Any]
    replay: Callable[[float, Random], float] | None = None
    """Seconds that reading a record of a whole game takes, found in about so many seconds."""


@dataclass(frozen=True)
class Figures:
    """Measurement of one engine in one round."""

    decision_us: float
    """A decision: the legal actions listed and one of them played, with all chance it leads to."""
    games_per_second: float
    decisions_per_game: float
    copy_us: float
    replay_ms: float | None = None
    """Replaying the record of a whole game, every line checked."""

    @property
    def decisions_per_second(self) -> float:
        return 1e6 / self.decision_us


Round = Mapping[str, Figures]
"""Figures by engine."""


def our_engine(game: Game, seats: int, options: Mapping[str, Value]) -> Engine:
    """One of our games, played on bare states."""

    def start() -> Any:
        return game.setup(seats, options)

    def games(seconds: float, rng: Random) -> Playout:
        begin = process_time()
        count = decisions = 0
        while process_time() - begin < seconds:
            decisions += play_at_random(start(), rng)
            count += 1
        return Playout(count, decisions, process_time() - begin)

    def positions(count: int, rng: Random) -> list[Any]:
        found = []
        for _ in range(count):
            half = play_at_random(start(), rng) // 2
            state = start()
            play_at_random(state, rng, half)
            found.append(state)
        return found

    def replay(seconds: float, rng: Random) -> float:
        record = random_record(game, seats, options, rng)
        times: list[float] = []
        begin = process_time()
        while not times or process_time() - begin < seconds:
            start = process_time()
            Table.from_record(record)
            times.append(process_time() - start)
        return min(times)

    return Engine(game.name, games, positions, lambda state: state.copy(), replay)


def random_record(game: Game, seats: int, options: Mapping[str, Value], rng: Random) -> Record:
    """The record of a random game, written and read as a file would be."""
    table = Table(game, seats, rng.randrange(1 << 30), options)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    return parse(table.record.to_jsonl())


def measure(engines: Sequence[Engine], seconds: float, rng: Random) -> Round:
    """One round: every engine in turn, again and again, for about so many seconds in all."""
    each = seconds / (SLICES * len(engines))
    playouts = {engine.name: Playout(0, 0, 0.0) for engine in engines}
    for _ in range(SLICES):
        for engine in engines:
            playouts[engine.name] += engine.play(each * (1 - COPY_PART), rng)
    copies = copy_times(engines, each * COPY_PART, rng)
    replays = {
        engine.name: engine.replay(each * REPLAY_PART, rng) * 1000
        for engine in engines
        if engine.replay is not None
    }
    return {
        name: Figures(
            decision_us=played.seconds / played.decisions * 1e6,
            games_per_second=played.games / played.seconds,
            decisions_per_game=played.decisions / played.games,
            copy_us=copies[name] * 1e6,
            replay_ms=replays.get(name),
        )
        for name, played in playouts.items()
    }


def copy_times(engines: Sequence[Engine], seconds: float, rng: Random) -> dict[str, float]:
    """Seconds a copy takes: the best of several slices, for so small a thing suffers from noise."""
    positions = {engine.name: engine.positions(POSITIONS, rng) for engine in engines}
    times: dict[str, list[float]] = {engine.name: [] for engine in engines}
    for _ in range(SLICES):
        for engine in engines:
            times[engine.name].append(copy_time(engine.copy, positions[engine.name], seconds))
    return {name: min(found) for name, found in times.items()}


def copy_time(copy: Callable[[Any], Any], positions: list[Any], seconds: float) -> float:
    """Seconds a copy takes, found by copying for about so many seconds."""
    copied = 0
    begin = process_time()
    while (took := process_time() - begin) < seconds or not copied:
        for position in positions:
            copy(position)
        copied += len(positions)
    return took / copied


def spin_seconds() -> float:
    """A fixed piece of work: how fast this machine is just now."""
    begin = process_time()
    x = 0
    for i in range(SPINS):
        x += i & 7
    return process_time() - begin


@dataclass(frozen=True)
class HotSpot:
    """A function in which random play spends its time."""

    function: str
    calls: int
    seconds: float
    share: float


def hot_spots(engine: Engine, seconds: float, rng: Random, most: int = 10) -> list[HotSpot]:
    """The functions with the most time of their own; profiling slows small ones down most."""
    profile = Profile()
    profile.enable()
    engine.play(seconds, rng)
    profile.disable()
    rows: dict[Any, Any] = Stats(profile).stats  # type: ignore[attr-defined]  # not in typeshed
    total = sum(row[2] for row in rows.values())
    spots = [
        HotSpot(function_name(*where), calls, own, own / total)
        for where, (_, calls, own, _, _) in rows.items()
    ]
    return sorted(spots, key=lambda spot: -spot.seconds)[:most]


def function_name(path: str, line: int, name: str) -> str:
    """A profiled function as people look for it: `tiles.py:63 playable`."""
    return name if path == "~" else f"{path.rsplit('/', 1)[-1]}:{line} {name}"
