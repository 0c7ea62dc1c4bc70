"""Capacity of the server: `make load` (or `python -m bench.server`).

Starts the real server and a load generator in another process. For comparison the same run measures
a bare WebSocket echo on the same stack and, if npm is installed, a server of boardgame.io. Prints a
table, the goals, and the time of a loop of a million steps as a measure of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench import server_processes as processes
from bench.server_processes import Load, Process
from hotelier.bots import BOTS

SEATS: Final = 4
THINKER: Final = "director"
"""Bot with the longest thinking time."""
BOT_TABLES: Final = 8
"""Number of bot tables: enough to keep the workers busy all the time."""
TAKEN: Final = 0.005
"""Largest share of a core that the host of a virtual machine may take away during a run. A run with
more does not count: ten lost milliseconds make up a whole tail, with and without bots."""
STARTS: Final = 5
"""Number of starts of a server with stored tables, and of one without."""
LOOKS, STILL = 80, 6
"""Largest number of memory samples, and number of equal ones after which a server is at rest."""
TRIES: Final = 3
"""Largest number of pairs that are played for each one that is wanted."""
GOALS: Final = {
    "moves/s": ("at least", 2500.0),
    "p99 ms": ("at most", 25.0),
    "kB/table": ("at most", 100.0),
    "kB/stored": ("at most", 1.0),
    "stored %": ("at least", 100.0),
    "p99 with bots / without": ("at most", 1.25),
}
"""Goals by figure, for a game with four seats."""
COLUMNS: Final = (
    "moves/s", "server us/move", "load us/move", "p50 ms", "p99 ms", "p99.9 ms", "p99 with bots",
    "bots' share of a core", "kB/table", "kB/socket", "kB/stored", "stored %",
)  # fmt: skip


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", action="append", help="one game only; may be repeated")
    parser.add_argument("--tables", type=int, default=500, help="each with four sockets")
    parser.add_argument("--rate", type=int, default=1000, help="moves a second for latencies")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each run for rates")
    parser.add_argument("--tail-seconds", type=float, default=5.0, help="of each run for tails")
    parser.add_argument(
        "--pairs", type=int, default=5, help="runs for tails, without and with bots"
    )
    parser.add_argument("--runs", type=int, default=3, help="for rates: the median counts")
    parser.add_argument("--cores", help="run everything on these processors only: 0,1")
    parser.add_argument("--no-peers", action="store_true", help="measure our own server alone")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


@contextmanager
def loaded(kind: str, server: Process, rows: list[dict[str, Any]]) -> Iterator[Load]:
    """Start a load generator with all sockets connected, and warm it up."""
    with Load() as load:
        load.ask("connect", kind=kind, port=server.port, rows=rows)
        load.ask("play", seconds=1.0)
        yield load
        load.ask("close")


def rates(load: Load, server: Process, asked: argparse.Namespace) -> dict[str, float]:
    """Measure the maximum rate and the processor time of a move; return the median run."""
    runs = []
    for _ in range(asked.runs):
        before = server.cpu()
        run = load.ask("play", seconds=asked.seconds)
        runs.append({
            "moves/s": run["moves"] / run["seconds"],
            "server us/move": (server.cpu() - before) / run["sent"] * 1e6,
            "load us/move": run["cpu"] / run["sent"] * 1e6,
        })  # fmt: skip
    return {name: median(run[name] for run in runs) for name in runs[0]}


def tails(runs: list[dict[str, Any]]) -> dict[str, float]:
    """Measure latencies at a fixed rate, until all clients have a move; return the best run."""
    best = min(runs, key=lambda run: run["p99"])
    return {"p50 ms": best["p50"], "p99 ms": best["p99"], "p99.9 ms": best["p999"]}


def at_rate(load: Load, asked: argparse.Namespace) -> dict[str, Any]:
    """Run once at the fixed rate. Return the latencies and the share of a core that was stolen."""
    before = processes.taken_away()
    run = load.ask("play", seconds=asked.tail_seconds, rate=asked.rate)
    run["taken"] = (processes.taken_away() - before) / run["seconds"]
    return run


def with_and_without(
    load: Load, server: Process, game: str, asked: argparse.Namespace
) -> dict[str, Any]:
    """Measure latencies with and without thinking bots, in turns.

    The workers are stopped for the runs without bots, so that nothing else differs. The speed of a
    core varies within seconds, so each run is compared with its neighbour, and the median of these
    ratios counts. A pair is repeated if the machine lost too much time (`TAKEN`).
    """
    processes.seat_bots(server.port, game, BOT_TABLES, SEATS, THINKER)
    workers = processes.workers_of(server.process.pid)
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    shares = []
    for _ in range(TRIES * asked.pairs):
        with processes.halted(workers):
            sit_down_anew(load, server, game, asked)
            processes.settle_down(0.5)
            without = at_rate(load, asked)
        processes.settle_down(0.5)
        before = processes.cpu_of(workers)
        thinking = at_rate(load, asked)
        shares.append((processes.cpu_of(workers) - before) / thinking["seconds"])
        pairs.append((without, thinking))
        print(pair_line(game, pairs[-1]), file=sys.stderr, flush=True)
        if len(undisturbed(pairs)) == asked.pairs:
            break
    counted = undisturbed(pairs) or pairs
    return tails([pair[0] for pair in counted]) | {
        "p99 with bots": tails([pair[1] for pair in counted])["p99 ms"],
        "p99 with bots / without": median(b["p99"] / a["p99"] for a, b in counted),
        "bots' share of a core": median(shares),
        "pairs": pairs,
    }


def sit_down_anew(load: Load, server: Process, game: str, asked: argparse.Namespace) -> None:
    """Move all players to new tables and play to the middle game: where games end, few tables are
    left to move at."""
    load.ask("close")
    rows = processes.seat_people(server.port, game, asked.tables, SEATS)
    load.ask("connect", kind="table", port=server.port, rows=rows)
    load.ask("play", seconds=2.0)


def undisturbed(pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> list[Any]:
    """Return the pairs of runs in which the machine lost little time."""
    return [pair for pair in pairs if all(run["taken"] <= TAKEN for run in pair)]


def measure_game(game: str, folder: Path, asked: argparse.Namespace) -> dict[str, float]:
    """Measure our server with tables of one game, each seat on a socket."""
    database = folder / f"{game}.db"
    found: dict[str, float] = {}
    with processes.hotelier(database) as server:
        processes.seat_people(server.port, game, 20, SEATS)  # what is there for any table
        processes.settle_down()
        empty = server.memory()
        rows = processes.seat_people(server.port, game, asked.tables, SEATS)
        processes.settle_down()
        live = server.memory()
        with Load() as load:
            load.ask("connect", kind="table", port=server.port, rows=rows)
            connected = server.memory()
            load.ask("play", seconds=1.0)
            found |= rates(load, server, asked)
            played = server.memory() - connected
            found["stored %"] = 100 * stored_moves(database) / load.sent
            found |= with_and_without(load, server, game, asked)
            load.ask("close")
        found["kB/table"] = (live - empty + played) / asked.tables
        found["kB/socket"] = (connected - live) / asked.tables / SEATS
    found["kB/stored"] = stored_memory(database)
    return found


def stored_moves(database: Path) -> int:
    """Count the decisions in the database."""
    return number_from(database, "select count(*) from actions where seat is not null and not undo")


def number_from(database: Path, question: str) -> int:
    """Run a query that returns a number."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return int(connection.execute(question).fetchone()[0])


def stored_memory(database: Path) -> float:
    """Measure the memory of a table that is only stored: the same server, with and without.

    Two starts of one server differ by some hundred kB, so the median of several starts counts, in
    turns. Tables at which bots are to move would be played on, so these are ended first.
    """
    end_bots(database)
    empty = database.with_suffix(".empty.db")
    more = median(fresh_memory(database) - fresh_memory(empty) for _ in range(STARTS))
    return max(0.0, more) / number_from(database, "select count(*) from tables")


def end_bots(database: Path) -> None:
    """End every game with bots."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "update tables set status = 'aborted' where status = 'playing'"
            ' and id in (select "table" from seats where bot is not null)'
        )


def fresh_memory(database: Path) -> float:
    """Return the memory of a freshly started server, as soon as it is stable."""
    with processes.hotelier(database) as server:
        known, same = 0.0, 0
        for _ in range(LOOKS):
            processes.settle_down(0.25)
            now = server.memory()
            known, same = now, same + 1 if now == known else 0
            if same == STILL:
                break
        return known


def measure_peer(
    kind: str, server: Process, rows: list[dict[str, Any]], asked: argparse.Namespace
) -> dict[str, float]:
    """Measure a peer under the same load."""
    with server, loaded(kind, server, rows) as load:
        found = rates(load, server, asked)
        return found | tails([at_rate(load, asked) for _ in range(asked.pairs)])


def measure(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Measure everything, each part with the loop before and after it."""
    rows: dict[str, dict[str, float]] = {}
    spins = [processes.spin()]
    for game in asked.game or list(BOTS):
        rows[game] = measure_game(game, folder, asked)
        spins.append(processes.spin())
    if not asked.no_peers:
        sockets = [{"id": str(number)} for number in range(asked.tables)]
        rows["echo"] = measure_peer("echo", processes.echo(folder), sockets, asked)
        spins.append(processes.spin())
        peer = processes.boardgame(folder)
        if peer is not None:
            rows["boardgame.io"] = measure_peer("match", peer, sockets[:100], asked)
            spins.append(processes.spin())
    return {"figures": rows, "loop ms": spins, "load average": os.getloadavg()[0],
            "tables": asked.tables, "sockets": asked.tables * SEATS, "rate": asked.rate,
            "python": sys.version.split()[0]}  # fmt: skip


def report(found: dict[str, Any]) -> None:
    """Print the table, the ratios to the peers, and the goals."""
    rows = found["figures"]
    print(f"{found['tables']} tables, {found['sockets']} sockets, latencies at {found['rate']} "
          f"moves/s; Python {found['python']}")  # fmt: skip
    print("loop of a million steps: " + ", ".join(f"{ms:.0f}" for ms in found["loop ms"])
          + f" ms; load average {found['load average']:.1f}\n")  # fmt: skip
    print(f"{'':22}" + "".join(f"{name:>21}" for name in rows))
    for column in COLUMNS:
        cells = [f"{row[column]:,.1f}" if column in row else "" for row in rows.values()]
        print(f"{column:22}" + "".join(f"{cell:>21}" for cell in cells))
    print()
    for peer in ("echo", "boardgame.io"):
        for game in (name for name in rows if name not in ("echo", "boardgame.io")):
            if peer in rows:
                many = rows[game]["moves/s"] / rows[peer]["moves/s"]
                slow = rows[game]["p99 ms"] / rows[peer]["p99 ms"]
                print(f"{game} / {peer}: {many:.2f} times the rate, {slow:.2f} times the p99")
    print()
    for game in (name for name in rows if name not in ("echo", "boardgame.io")):
        for pair in rows[game]["pairs"]:
            print(pair_line(game, pair))
    for game in (name for name in rows if name not in ("echo", "boardgame.io")):
        for name, (how, limit) in GOALS.items():
            value = rows[game][name]
            met = value >= limit if how == "at least" else value <= limit
            print(f"{game}: {name} {how} {limit:g}: {value:,.2f} {'met' if met else 'NOT MET'}")


def pair_line(game: str, pair: tuple[dict[str, Any], dict[str, Any]]) -> str:
    """Describe the pairs of runs, including those that do not count."""
    without, thinking = pair
    taken = ", ".join(f"{run['taken']:.1%}" for run in pair)
    note = "" if undisturbed([pair]) else f"; not counted, the host took {taken} of a core"
    return (f"{game}: p99 {without['p99']:.1f} ms without bots, {thinking['p99']:.1f} ms with: "
            f"{thinking['p99'] / without['p99']:.2f}{note}")  # fmt: skip


def main() -> None:
    """Measure and print the results."""
    asked = arguments()
    if asked.cores:
        os.sched_setaffinity(0, {int(core) for core in asked.cores.split(",")})
    with TemporaryDirectory(prefix="hotelier-bench-") as folder:
        found = measure(asked, Path(folder))
    print(json.dumps(found, indent=1)) if asked.json else report(found)


if __name__ == "__main__":
    main()
