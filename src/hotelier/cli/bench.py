"""`hotelier bench`: measure speed, with other engines measured in the same run for comparison."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any, Final

from hotelier.cli.inputs import read_options
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.words import message_id, say, say_list, say_number, say_percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table as RichTable

    from hotelier.arena.speed import Engine, Round

COLUMNS: Final = ("decision_us", "games_per_second", "decisions_per_game", "copy_us", "replay_ms")
"""Figures of an engine, in column order."""


def bench(
    game: str = "hotel-koenig",
    seats: int = 4,
    preset: str | None = None,
    option: list[str] | None = None,
    runs: Annotated[int, Option(least=1)] = 3,
    seconds: Annotated[float, Option(least=0.1)] = 5.0,
    profile: bool = False,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Measure random play in one process, compared with python-chess and catanatron."""
    from hotelier.arena.peers import installed_peers
    from hotelier.arena.speed import our_engine
    from hotelier.table.positions import find_game

    kind = find_game(game)
    chosen = kind.choose_options(read_options(option or (), preset, kind))
    ours = our_engine(kind, kind.check_seats(seats), chosen)
    if profile:
        report = profile_report(ours, seconds)
    else:
        report = speed_report([ours, *installed_peers()], runs, seconds)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    elif profile:
        show_profile(report)
    else:
        show_speed(report)


def profile_report(ours: Engine, seconds: float) -> dict[str, Any]:
    """Profile random play and return the functions with the most time."""
    from hotelier.arena.speed import hot_spots

    spots = hot_spots(ours, seconds, Random(1))
    return {"engine": ours.name, "hot_spots": [asdict(spot) for spot in spots]}


def speed_report(engines: Sequence[Engine], runs: int, seconds: float) -> dict[str, Any]:
    """Measure all rounds. Return the figures of each round and the result for each goal."""
    from rich.console import Console

    from hotelier.arena.goals import GOALS
    from hotelier.arena.peers import missing_peers
    from hotelier.arena.speed import measure, spin_seconds

    rounds: list[Round] = []
    spins: list[float] = []
    console = Console(stderr=True)
    with console.status(say("bench-measuring", spoken())):
        for number in range(runs):
            spins.append(spin_seconds() * 1000)
            rounds.append(measure(engines, seconds, Random(number)))
    goals = []
    for goal in GOALS[engines[0].name]:
        found = goal.found(engines[0].name, rounds, spins)
        met = goal.met(median(found)) if found else None
        goals.append({**asdict(goal), "found": found, "met": met})
    return {
        "spin_ms": spins,
        "rounds": [{name: asdict(figures) for name, figures in each.items()} for each in rounds],
        "goals": goals,
        "missing_peers": missing_peers(),
    }


def show_speed(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from hotelier.arena.goals import REFERENCE_SPIN_MS
    from hotelier.terminal.console import make_console

    console = make_console()
    lang = spoken()
    rounds = report["rounds"]
    console.print(engines_table(rounds))
    spins = report["spin_ms"]
    ends = {"spin": median(spins), "fastest": min(spins), "slowest": max(spins),
            "usual": REFERENCE_SPIN_MS}  # fmt: skip
    texts = {name: say_number(value, lang) for name, value in ends.items()}
    console.print(say("bench-medians", lang, rounds=len(rounds), **texts) + "\n")
    for goal in report["goals"]:
        console.print(f"  {goal_line(goal)}")
    if report["missing_peers"]:
        missing = say_list(report["missing_peers"], lang)
        console.print("\n" + say("bench-missing", lang, peers=missing))


def goal_line(goal: dict[str, Any]) -> str:
    """Describe a goal, the measured value and if the goal is met."""
    lang = spoken()
    name = message_id("bench-goal", goal["figure"])
    args: dict[str, str] = {
        "goal": say(name, lang, peer=goal["peer"] or "none"),
        "limit": figure(goal["limit"]),
        "how": "most" if goal["at_most"] else "least",
    }
    found = goal["found"]
    if not found:
        return say("bench-not-measured", lang, **args)
    spread = f"{figure(min(found))}-{figure(max(found))}"
    scaled = "no" if goal["peer"] else "yes"
    text = say(
        "bench-found", lang, found=figure(median(found)), spread=spread, scaled=scaled, **args
    )
    return say("bench-measured", lang, met="yes" if goal["met"] else "no", text=text)


def figure(value: float | None) -> str:
    """Format a measured number. Smaller values get more decimals."""
    if value is None:
        return ""
    digits = next((n for n, least in enumerate((100, 10, 1)) if value >= least), 3)
    return say_number(value, spoken(), digits)


def engines_table(rounds: list[dict[str, Any]]) -> RichTable:
    """Make the table of the median figures of all engines."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable(say("bench-random-play", spoken()), box=box.SIMPLE_HEAD)
    for key in COLUMNS:
        table.add_column(say(message_id("bench", key), spoken()), justify="right")
    for name in rounds[0]:
        columns = [[each[name][key] for each in rounds] for key in COLUMNS]
        medians = [None if None in column else median(column) for column in columns]
        table.add_row(name, *map(figure, medians))
    return table


def show_profile(report: dict[str, Any]) -> None:
    """Print the functions with the most time as a table."""
    from rich import box
    from rich.table import Table as RichTable

    from hotelier.terminal.console import make_console

    lang = spoken()
    table = RichTable(say("bench-hottest", lang), box=box.SIMPLE_HEAD)
    for heading in ("calls", "own-ms", "share"):
        table.add_column(say(f"bench-{heading}", lang), justify="right")
    for spot in report["hot_spots"]:
        table.add_row(
            spot["function"], say_number(spot["calls"], lang),
            say_number(spot["seconds"] * 1000, lang), say_percent(spot["share"], lang),
        )  # fmt: skip
    make_console().print(table)
