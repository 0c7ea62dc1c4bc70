"""`hotelier simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import json
import os
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from hotelier.cli import app
from hotelier.cli.inputs import HouseData, house_text, read_options
from hotelier.kernel.errors import Unreadable
from hotelier.table.positions import find_game

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from hotelier.arena.match import Match
    from hotelier.arena.statistics import Tally

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells count it."""


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help="Which game.")] = "hotel-koenig",
    seats: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes to share the work.", show_default="one per core"),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays; the last one repeats: greedy,random.")
    ] = "random",
    preset: Annotated[
        str | None, typer.Option(help="A whole set of rules: online, classic.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="One rule: hk.hand_size=7. Can be repeated."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep a record of every game here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    house_data: HouseData = None,
) -> None:
    """Play many games between bots: lengths, ends, who wins from where, scores.

    In each game all bots move on by one seat. Ctrl-C stops and sums up the games played so far.
    """
    from hotelier.arena.match import make_match

    names = [name.strip() for name in bots.split(",")]
    house = "" if house_data is None else house_text(game, house_data)
    options = read_options(option or (), preset, find_game(game))
    match = make_match(game, seats, names, seed, options, house)
    if records is not None:
        make_folder(records)
    start = perf_counter()
    tally = play_all(match, games, jobs or os.cpu_count() or 1, records)
    seconds = perf_counter() - start
    if tally.games:
        report = {**match_data(match), **tally.data(), "seconds": round(seconds, 3),
                  "games_per_second": round(tally.games / seconds, 2)}  # fmt: skip
        if as_json:
            typer.echo(json.dumps(report, ensure_ascii=False))
        else:
            show(report)
    if tally.games < games:
        typer.echo(f"Stopped after {tally.games:,} of {games:,} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def make_folder(path: Path) -> None:
    """Make a folder for records, unless it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error.strerror or "") from error


def play_all(match: Match, games: int, jobs: int, records: Path | None) -> Tally:
    """Play the games behind a progress bar; after Ctrl-C, what was finished by then."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from hotelier.arena.simulation import simulate as results_of
    from hotelier.arena.statistics import Tally

    console = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tally = Tally(match.seats)
    with (
        closing(results_of(match, games, jobs, records)) as results,
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar,
    ):
        task = bar.add_task("games", total=games)
        try:
            for result in results:
                tally.add(result)
                bar.advance(task)
        except KeyboardInterrupt:
            pass
    return tally


def match_data(match: Match) -> dict[str, Any]:
    """What was played, for programs."""
    return {
        "match": {
            "game": match.game,
            "seats": match.seats,
            "options": dict(match.options),
            "bots": list(match.bots),
            "seed": match.seed,
            "data": match.kind.data,
        }
    }


def show(report: dict[str, Any]) -> None:
    """The report as tables."""
    from hotelier.terminal.console import make_console

    console = make_console()
    length = report["length"]
    match = report["match"]
    console.print(
        f"{match['game']}, {match['seats']} seats, {', '.join(match['bots'])}, seed {match['seed']}"
    )
    console.print(
        f"{report['games']:,} games in {report['seconds']:,.1f} s: "
        f"{report['games_per_second']:,.1f} games/s"
    )
    console.print(
        f"decisions a game: mean {length['mean']:.1f}, sd {length['sd']:.1f}, "
        f"{length['min']} to {length['max']}"
    )
    console.print(ends_table(report))
    rows = {f"seat {seat}": row for seat, row in enumerate(report["seats"])}
    console.print(wins_table("Seat", rows))
    if len(report["bots"]) > 1:
        console.print(wins_table("Bot", report["bots"]))


def ends_table(report: dict[str, Any]) -> RichTable:
    """Why the games ended."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable("End", box=box.SIMPLE_HEAD)
    for heading in ("games", "share", "95 %"):
        table.add_column(heading, justify="right")
    for reason, end in report["ends"].items():
        table.add_row(reason, f"{end['games']:,}", *share_cells(end))
    return table


def wins_table(heading: str, rows: dict[str, Any]) -> RichTable:
    """Who won how often, and the scores."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable(heading, box=box.SIMPLE_HEAD)
    for column in ("wins", "95 %", "score", "sd", "min", "max"):
        table.add_column(column, justify="right")
    for name, row in rows.items():
        label = f"{name} (x{row['seats']})" if row.get("seats", 1) > 1 else name
        score = row["score"]
        numbers = [f"{score[part]:,.0f}" for part in ("mean", "sd", "min", "max")]
        table.add_row(label, *share_cells(row["wins"]), *numbers)
    return table


def share_cells(share: dict[str, float]) -> tuple[str, str]:
    """A share and its interval."""
    return f"{share['share']:.1%}", f"{share['low']:.1%} - {share['high']:.1%}"
