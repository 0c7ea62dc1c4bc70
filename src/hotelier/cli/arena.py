"""`hotelier arena`: play tournaments between bots, stored in a folder and resumable at any time."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from hotelier.cli.exit_codes import INTERRUPTED
from hotelier.cli.inputs import house_text, read_options
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.cli.simulate import decimal, fault_lines, share_cells
from hotelier.kernel.errors import Unreadable
from hotelier.table.positions import find_game
from hotelier.words import message_id, say, say_number

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from hotelier.arena.store import Store
    from hotelier.arena.tournament import Played, Tournament

CARDS_SHOWN: Final = 8
"""Number of cards listed from each end of the ranking."""
FEW: Final = 10
"""Minimum number of times a card must be chosen to be listed. Fewer are not significant."""


def arena(
    out: Path,
    game: str = "hotel-koenig",
    seats: int = 4,
    deals: Annotated[int, Option(least=1)] = 50,
    seed: int = 1,
    bots: str = "random,greedy",
    bot: list[str] | None = None,
    bot_option: list[str] | None = None,
    bot_time: str = "10s",
    lineup: list[str] | None = None,
    ladder: bool = False,
    preset: str | None = None,
    option: list[str] | None = None,
    jobs: Annotated[int | None, Option(least=1)] = None,
    engine: str = "local",
    as_json: Annotated[bool, Option("--json")] = False,
    parquet: Path | None = None,
    charts: Path | None = None,
    chart_kinds: str = "svg",
    house_data: Path | None = None,
) -> int:
    """Play a tournament and store it in a folder. Running the same command again resumes it."""
    from hotelier.arena.engines import ENGINES
    from hotelier.arena.entrants import labelled
    from hotelier.arena.entrants import meet as meet_engines
    from hotelier.arena.export import write_charts, write_parquet
    from hotelier.arena.report import report_of
    from hotelier.arena.store import Store
    from hotelier.arena.tournament import everybody_meets, make_tournament
    from hotelier.arena.tournament import ladder as ladder_of
    from hotelier.engine.timing import parse_control

    if engine not in ENGINES:
        raise Unreadable("unknown-engine", name=engine, engines=list(ENGINES))
    house = "" if house_data is None else house_text(game, house_data)
    options = read_options(option or (), preset, find_game(game))
    engines = meet_engines(bot or (), bot_option or (), parse_control(bot_time), game)
    names = labelled(split_names(bots), engines)
    names += [each.label for each in engines if each.label not in names]
    meet = ladder_of if ladder else everybody_meets
    lineups = [labelled(split_names(each), engines) for each in lineup or ()] or meet(names, seats)
    tournament = make_tournament(game, seats, lineups, deals, seed, options, house, engines)
    store = Store(out)
    games = play_all(tournament, store, engine, jobs or os.cpu_count() or 1)
    if games:
        report = report_of(tournament, games)
        if parquet is not None:
            write_parquet(parquet, games)
        if charts is not None:
            write_charts(charts, report, split_names(chart_kinds))
        if as_json:
            print(json.dumps(report, ensure_ascii=False))
        else:
            show(report)
    if len(games) < tournament.games:
        stopped = say("arena-stopped", spoken(), played=len(games), games=tournament.games)
        print(stopped, file=sys.stderr)
        return INTERRUPTED
    return 0


def split_names(text: str) -> list[str]:
    """Split a comma-separated list of names."""
    return [name.strip() for name in text.split(",")]


def play_all(tournament: Tournament, store: Store, engine: str, jobs: int) -> Sequence[Played]:
    """Play the missing games with a progress bar. Return all games, or those finished before
    Ctrl-C."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from hotelier.arena.engines import games_on
    from hotelier.arena.entrants import send_home

    console = Console(stderr=True)
    columns = (
        TextColumn(say("simulate-playing", spoken())),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )

    def tell_loss() -> None:
        console.print(say("worker-lost", spoken()))

    with store.open(tournament) as (done, adder):
        finished = {number: played for number, played in done.items() if number < tournament.games}
        left = [number for number in range(tournament.games) if number not in finished]
        if left:
            with (
                closing(games_on(engine, tournament, left, jobs, tell_loss)) as results,
                Progress(*columns, console=console, disable=not console.is_terminal,
                         transient=True) as bar,
            ):  # fmt: skip
                task = bar.add_task("games", total=tournament.games, completed=len(finished))
                try:
                    for played in results:
                        finished[played.number] = adder.add(played)
                        bar.advance(task)
                except KeyboardInterrupt:
                    pass
                finally:
                    send_home()
    return [finished[number] for number in sorted(finished)]


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from hotelier.terminal.console import make_console

    console = make_console()
    lang = spoken()
    plan = report["tournament"]
    title = say(message_id(plan["game"], "title"), lang)
    console.print(
        say("arena-head", lang, title=title, seats=plan["seats"], games=report["games"],
            seed=str(plan["seed"]))
    )  # fmt: skip
    length = report["length"]
    console.print(
        say("simulate-length", lang, mean=decimal(length["mean"]), sd=decimal(length["sd"]),
            least=length["min"], most=length["max"])
    )  # fmt: skip
    console.print(ratings_table(report))
    for line in fault_lines(report["bots"], lang):
        console.print(line)
    console.print(lineups_table(report))
    console.print(seats_table(report))
    console.print(sources_table(report))
    cards = cards_table(report)
    if cards.row_count:
        console.print(cards)


def new_table(heading: str, *columns: str) -> RichTable:
    """Make an empty table with one text column and right-aligned number columns."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable(heading, box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def words_of(*names: str) -> list[str]:
    """Return column headings in the current language."""
    return [say(name, spoken()) for name in names]


def ratings_table(report: dict[str, Any]) -> RichTable:
    """Make the table of ratings, best first."""
    table = new_table(
        *words_of("simulate-bot", "arena-rating", "simulate-interval", "simulate-wins",
                  "simulate-interval", "simulate-score", "simulate-interval")
    )  # fmt: skip
    for bot, row in sorted(report["bots"].items(), key=lambda item: -item[1]["rating"]):
        ends = f"{decimal(row['low'], 0)} - {decimal(row['high'], 0)}"
        wins = share_cells(row["wins"]) if row["wins"] else ("", "")
        score = row["score"]
        cells = ("", "")
        if score:
            low, high = score["mean"] - score["margin"], score["mean"] + score["margin"]
            cells = (decimal(score["mean"]), f"{decimal(low)} - {decimal(high)}")
        table.add_row(bot, decimal(row["rating"], 0), ends, *wins, *cells)
    return table


def lineups_table(report: dict[str, Any]) -> RichTable:
    """Make the table of lineups, with the results of the first bot in each."""
    table = new_table(
        *words_of("arena-lineup", "simulate-count", "simulate-wins", "simulate-interval",
                  "arena-even", "arena-lead", "simulate-interval")
    )  # fmt: skip
    for row in report["lineups"]:
        if not row["games"]:
            continue
        lead = row["lead"]
        ends = ("", "")
        if lead:
            ends = (decimal(lead["mean"]), f"{decimal(lead['low'])} - {decimal(lead['high'])}")
        name = say("arena-against", spoken(), bot=row["bots"][0], others=", ".join(row["bots"][1:]))
        even = share_cells({"share": row["even"], "low": 0, "high": 0})[0]
        table.add_row(
            name, say_number(row["games"], spoken()), *share_cells(row["wins"]), even, *ends
        )
    return table


def seats_table(report: dict[str, Any]) -> RichTable:
    """Make the table of wins and scores by seat."""
    table = new_table(*words_of("simulate-seat", "simulate-wins", "simulate-interval",
                                "simulate-score", "simulate-sd"))  # fmt: skip
    for seat, row in enumerate(report["seats"]):
        score = row["score"]
        table.add_row(
            say("seat-name", spoken(), seat=seat), *share_cells(row["wins"]),
            decimal(score["mean"]), decimal(score["sd"]),
        )  # fmt: skip
    return table


def sources_table(report: dict[str, Any]) -> RichTable:
    """Make the table of mean points by source and bot."""
    game = report["tournament"]["game"]
    bots = [(bot, row) for bot, row in report["bots"].items() if row["played"]]
    table = new_table(say("arena-source", spoken()), *(bot for bot, _ in bots))
    for source in dict.fromkeys(source for _, row in bots for source in row["sources"]):
        name = say(message_id(game, "source", source), spoken())
        table.add_row(name, *(decimal(row["sources"].get(source, 0.0)) for _, row in bots))
    return table


def cards_table(report: dict[str, Any]) -> RichTable:
    """Make the table of chosen cards with their win rates."""
    table = new_table(*words_of("arena-card", "arena-chosen", "simulate-wins", "simulate-interval"))
    rows = [row for row in report["cards"] if row["chosen"] >= FEW]
    if len(rows) > 2 * CARDS_SHOWN:
        rows = rows[:CARDS_SHOWN] + rows[-CARDS_SHOWN:]
    for row in rows:
        table.add_row(row["key"], say_number(row["chosen"], spoken()), *share_cells(row["wins"]))
    return table
