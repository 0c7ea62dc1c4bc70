"""`hotelier simulate`: play many games between bots and print statistics."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

from hotelier.cli.exit_codes import INTERRUPTED
from hotelier.cli.inputs import house_text, read_options
from hotelier.cli.language import spoken
from hotelier.cli.opponents import engines_of, names_of
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable
from hotelier.table.positions import find_game
from hotelier.words import message_id, say, say_number, say_percent

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from hotelier.arena.match import Match
    from hotelier.arena.statistics import Tally

USUAL: Final = "random"
"""Bot that plays by default."""


def simulate(
    game: str = "hotel-koenig",
    seats: int = 4,
    games: Annotated[int, Option(least=1)] = 1000,
    seed: int = 1,
    jobs: Annotated[int | None, Option(least=1)] = None,
    bots: str | None = None,
    bot: list[str] | None = None,
    bot_option: list[str] | None = None,
    bot_time: str = "10s",
    preset: str | None = None,
    option: list[str] | None = None,
    records: Path | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
    house_data: Path | None = None,
) -> int:
    """Play many games between bots. Report game lengths, ends, wins by seat and bot, and scores.

    Seats rotate by one in each game. Ctrl-C stops and reports the games played so far.
    """
    from hotelier.arena.match import make_match

    house = "" if house_data is None else house_text(game, house_data)
    options = read_options(option or (), preset, find_game(game))
    engines = engines_of(bot, bot_option, bot_time, game)
    names = names_of(bots, engines, USUAL)
    match = make_match(game, seats, names, seed, options, house, engines)
    if records is not None:
        make_folder(records)
    start = perf_counter()
    tally = play_all(match, games, jobs or os.cpu_count() or 1, records)
    seconds = perf_counter() - start
    if tally.games:
        report = {**match_data(match), **tally.data(), "seconds": round(seconds, 3),
                  "games_per_second": round(tally.games / seconds, 2)}  # fmt: skip
        if as_json:
            print(json.dumps(report, ensure_ascii=False))
        else:
            show(report)
    if tally.games < games:
        stopped = say("simulate-stopped", spoken(), played=tally.games, games=games)
        print(stopped, file=sys.stderr)
        return INTERRUPTED
    return 0


def make_folder(path: Path) -> None:
    """Make a folder for records if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error) from error


def play_all(match: Match, games: int, jobs: int, records: Path | None) -> Tally:
    """Play the games with a progress bar. After Ctrl-C, return the results so far."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from hotelier.arena.entrants import send_home
    from hotelier.arena.simulation import simulate as results_of
    from hotelier.arena.statistics import Tally

    console = Console(stderr=True)
    columns = (
        TextColumn(say("simulate-playing", spoken())),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    tally = Tally(match.seats)

    def tell_loss() -> None:
        console.print(say("worker-lost", spoken()))

    with (
        closing(results_of(match, games, jobs, records, tell_loss)) as results,
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar,
    ):
        task = bar.add_task("games", total=games)
        try:
            for result in results:
                tally.add(result)
                bar.advance(task)
        except KeyboardInterrupt:
            pass
        finally:
            send_home()
    return tally


def match_data(match: Match) -> dict[str, Any]:
    """Return the settings of the match as JSON data."""
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
    """Print the report as tables."""
    from hotelier.terminal.console import make_console

    console = make_console()
    lang = spoken()
    length = report["length"]
    match = report["match"]
    title = say(message_id(match["game"], "title"), lang)
    bots = ", ".join(match["bots"])
    lines = [
        say("simulate-head", lang, title=title, seats=match["seats"], bots=bots,
            seed=str(match["seed"])),
        say("simulate-games", lang, games=report["games"], seconds=decimal(report["seconds"]),
            speed=decimal(report["games_per_second"])),
        say("simulate-length", lang, mean=decimal(length["mean"]), sd=decimal(length["sd"]),
            least=length["min"], most=length["max"]),
    ]  # fmt: skip
    for line in lines:
        console.print(line)
    console.print(ends_table(report))
    rows: dict[str, Any] = {
        say("seat-name", lang, seat=seat): row for seat, row in enumerate(report["seats"])
    }
    console.print(wins_table(say("simulate-seat", lang), rows))
    if len(report["bots"]) > 1:
        console.print(wins_table(say("simulate-bot", lang), report["bots"]))
    for sentence in fault_lines(report["bots"], lang):
        console.print(sentence)


def ends_table(report: dict[str, Any]) -> RichTable:
    """Make the table of reasons why games ended."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable(say("simulate-end", spoken()), box=box.SIMPLE_HEAD)
    for heading in ("count", "share", "interval"):
        table.add_column(say(f"simulate-{heading}", spoken()), justify="right")
    for reason, end in report["ends"].items():
        name = say(message_id(report["match"]["game"], "reason", reason), spoken())
        table.add_row(name, say_number(end["games"], spoken()), *share_cells(end))
    return table


def wins_table(heading: str, rows: dict[str, Any]) -> RichTable:
    """Make a table of wins and scores."""
    from rich import box
    from rich.table import Table as RichTable

    table = RichTable(heading, box=box.SIMPLE_HEAD)
    for column in ("wins", "interval", "score", "sd", "min", "max"):
        table.add_column(say(f"simulate-{column}", spoken()), justify="right")
    for name, row in rows.items():
        seats = row.get("seats", 1)
        label = name if seats == 1 else say("simulate-several", spoken(), bot=name, seats=seats)
        score = row["score"]
        numbers = [decimal(score[part], 0) for part in ("mean", "sd", "min", "max")]
        table.add_row(label, *share_cells(row["wins"]), *numbers)
    return table


def fault_lines(bots: Mapping[str, Any], lang: str) -> list[str]:
    """Return a line for each engine with faults."""
    return [
        say("arena-faults", lang, bot=bot, faults=sum(row["faults"].values()),
            kinds=", ".join(f"{kind} {times}" for kind, times in row["faults"].items()))
        for bot, row in bots.items()
        if row["faults"]
    ]  # fmt: skip


def decimal(number: float, digits: int = 1) -> str:
    """Format a number with that many decimals."""
    return say_number(number, spoken(), digits)


def share_cells(share: dict[str, float]) -> tuple[str, str]:
    """Format a share and its interval."""
    low, high = (say_percent(share[end], spoken()) for end in ("low", "high"))
    return say_percent(share["share"], spoken()), f"{low} - {high}"
