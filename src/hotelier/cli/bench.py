"""`hotelier bench`: speed, beside other engines measured in the same run."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotelier.cli import app
from hotelier.cli.inputs import read_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table as RichTable

    from hotelier.arena.speed import Engine, Round


@app.command()
def bench(
    game: Annotated[str, typer.Option(help="Which game.")] = "hotel-koenig",
    seats: Annotated[int, typer.Option(help="How many players.")] = 4,
    preset: Annotated[
        str | None, typer.Option(help="A whole set of rules: online, classic.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="One rule: hk.hand_size=7. Can be repeated."),
    ] = None,
    runs: Annotated[int, typer.Option(min=1, help="How many rounds; the median counts.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.1, help="Length of a round.")] = 5.0,
    profile: Annotated[
        bool, typer.Option("--profile", help="Show where our time goes instead.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Measure random play in one process, beside python-chess and catanatron."""
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
        typer.echo(json.dumps(report, ensure_ascii=False))
    elif profile:
        show_profile(report)
    else:
        show_speed(report)


def profile_report(ours: Engine, seconds: float) -> dict[str, Any]:
    """Where random play spends its time."""
    from hotelier.arena.speed import hot_spots

    spots = hot_spots(ours, seconds, Random(1))
    return {"engine": ours.name, "hot_spots": [asdict(spot) for spot in spots]}


def speed_report(engines: Sequence[Engine], runs: int, seconds: float) -> dict[str, Any]:
    """Every figure of every round, the medians, and whether the goals are met."""
    from rich.console import Console

    from hotelier.arena.goals import GOALS
    from hotelier.arena.peers import missing_peers
    from hotelier.arena.speed import measure, spin_seconds

    rounds: list[Round] = []
    spins: list[float] = []
    console = Console(stderr=True)
    with console.status("Measuring ..."):
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
    """The report as tables."""
    from hotelier.arena.goals import REFERENCE_SPIN_MS
    from hotelier.terminal.console import make_console

    console = make_console()
    rounds = report["rounds"]
    console.print(engines_table(rounds))
    spins = report["spin_ms"]
    console.print(
        f"Medians of {len(rounds)} rounds. A loop of a million steps took "
        f"{median(spins):.0f} ({min(spins):.0f}-{max(spins):.0f}) ms meanwhile "
        f"(an ordinary core: {REFERENCE_SPIN_MS:.0f}).\n"
    )
    for goal in report["goals"]:
        console.print(goal_line(goal))
    if report["missing_peers"]:
        missing = " and ".join(report["missing_peers"])
        console.print(f"\nNot measured: {missing}. `make bench` installs the peers.")


def goal_line(goal: dict[str, Any]) -> str:
    """One promise and how it stands."""
    limit = f"{'at most' if goal['at_most'] else 'at least'} {goal['limit']:,g}"
    found = goal["found"]
    if not found:
        return f"  --    {goal['text']}: not measured; {limit}"
    word = "pass" if goal["met"] else "FAIL"
    scaled = "" if goal["peer"] else " on an ordinary core"
    spread = f"{figure(min(found))}-{figure(max(found))}"
    return f"  {word}  {goal['text']}: {figure(median(found))} ({spread}){scaled}; {limit}"


def figure(value: float | None) -> str:
    """A measured number, with as many digits as it deserves."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def engines_table(rounds: list[dict[str, Any]]) -> RichTable:
    """The figures of all engines."""
    from rich import box
    from rich.table import Table as RichTable

    headings = {
        "decision_us": "us/decision",
        "games_per_second": "games/s",
        "decisions_per_game": "decisions",
        "copy_us": "us/copy",
        "replay_ms": "ms/replay",
    }
    table = RichTable("Random play", box=box.SIMPLE_HEAD)
    for heading in headings.values():
        table.add_column(heading, justify="right")
    for name in rounds[0]:
        columns = [[each[name][key] for each in rounds] for key in headings]
        medians = [None if None in column else median(column) for column in columns]
        table.add_row(name, *map(figure, medians))
    return table


def show_profile(report: dict[str, Any]) -> None:
    """The hottest functions as a table."""
    from rich import box
    from rich.table import Table as RichTable

    from hotelier.terminal.console import make_console

    table = RichTable("Hottest functions", box=box.SIMPLE_HEAD)
    for heading in ("calls", "own ms", "share"):
        table.add_column(heading, justify="right")
    for spot in report["hot_spots"]:
        table.add_row(
            spot["function"], f"{spot['calls']:,}", f"{spot['seconds'] * 1000:,.0f}",
            f"{spot['share']:.1%}",
        )  # fmt: skip
    make_console().print(table)
