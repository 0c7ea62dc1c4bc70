"""Measure the speed of random play of our engine, compared with other engines.

Machines differ, and load disturbs measurements. Therefore processor time is measured, and the
relevant figures are ratios to the other engines. All engines take turns in short slices on one
core. Each round gives one ratio, and the result is the median of the rounds.
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
"""Slices of each engine in a round."""
COPY_PART: Final = 0.15
"""Fraction of a round spent on copying."""
REPLAY_PART: Final = 0.3
"""Time for replaying, as a fraction of an engine's slice."""
POSITIONS: Final = 10
"""Number of positions that are copied."""
SPINS: Final = 1_000_000


@dataclass(frozen=True)
class Playout:
    """Totals of random games: games, decisions, seconds."""

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
    """An engine that plays a game at random and copies its positions."""

    name: str
    play: Callable[[float, Random], Playout]
    """Play random games for about that many seconds."""
    positions: Callable[[int, Random], list[Any]]
    """Return that many positions from the middle of random games."""
    copy: Callable[[Any], Any]
    replay: Callable[[float, Random], float] | None = None
    """Measure for about that many seconds. Return the seconds for reading the record of one
    game."""


@dataclass(frozen=True)
class Figures:
    """Measurement of one engine in one round."""

    decision_us: float
    """Time for a decision: list the legal actions and play one, including the chance events after
    it."""
    games_per_second: float
    decisions_per_game: float
    copy_us: float
    replay_ms: float | None = None
    """Time to replay the record of a whole game, with every line checked."""

    @property
    def decisions_per_second(self) -> float:
        return 1e6 / self.decision_us


Round = Mapping[str, Figures]
"""Figures by engine."""


def our_engine(game: Game, seats: int, options: Mapping[str, Value]) -> Engine:
    """Return the engine of one of our games. It plays without record or log."""

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
    """Return the record of a random game, serialised and parsed like a file."""
    table = Table(game, seats, rng.randrange(1 << 30), options)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    return parse(table.record.to_jsonl())


def measure(engines: Sequence[Engine], seconds: float, rng: Random) -> Round:
    """Measure one round: all engines take turns for about that many seconds in total."""
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
    """Return the seconds per copy by engine: the best of several slices, because noise is large for
    such short times."""
    positions = {engine.name: engine.positions(POSITIONS, rng) for engine in engines}
    times: dict[str, list[float]] = {engine.name: [] for engine in engines}
    for _ in range(SLICES):
        for engine in engines:
            times[engine.name].append(copy_time(engine.copy, positions[engine.name], seconds))
    return {name: min(found) for name, found in times.items()}


def copy_time(copy: Callable[[Any], Any], positions: list[Any], seconds: float) -> float:
    """Return the seconds per copy, measured for about that many seconds."""
    copied = 0
    begin = process_time()
    while (took := process_time() - begin) < seconds or not copied:
        for position in positions:
            copy(position)
        copied += len(positions)
    return took / copied


def spin_seconds() -> float:
    """Time a fixed loop, as a measure of the current speed of the machine."""
    begin = process_time()
    x = 0
    for i in range(SPINS):
        x += i & 7
    return process_time() - begin


@dataclass(frozen=True)
class HotSpot:
    """A function with a large share of the time of random play."""

    function: str
    calls: int
    seconds: float
    share: float


def hot_spots(engine: Engine, seconds: float, rng: Random, most: int = 10) -> list[HotSpot]:
    """Return the functions with the most time of their own. Profiling slows down small functions
    most."""
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
    """Format a profiled function as file, line and name: `tiles.py:63 playable`."""
    return name if path == "~" else f"{path.rsplit('/', 1)[-1]}:{line} {name}"
