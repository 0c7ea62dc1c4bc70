"""`hotelier play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

from hotelier.cli import app
from hotelier.cli.inputs import read_options, read_position
from hotelier.kernel.errors import Unreadable

NAMES: Final = ("Anna", "Leopold", "Marie", "Otto", "Klara", "Emil")


@app.command()
def play(
    game: Annotated[str, typer.Option(help="Which game.")] = "hotel-koenig",
    seats: Annotated[int | None, typer.Option(help="How many players.", show_default="4")] = None,
    preset: Annotated[str | None, typer.Option(help="A whole set of rules: online.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="One rule: hk.hand_size=7. Can be repeated."),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays the other seats; the last one repeats: greedy,random.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same tiles.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin at a position (JSON).")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record here at the end.")] = None,
    hot_seat: Annotated[
        int, typer.Option(min=1, metavar="PEOPLE", help="How many people share the keyboard.")
    ] = 1,
) -> None:
    """Play in the terminal. Without any option: you against three bots."""
    from hotelier.bots import make_bot
    from hotelier.table.table import Table
    from hotelier.terminal.console import make_console
    from hotelier.terminal.session import Session

    if record is not None and not record.absolute().parent.is_dir():
        raise Unreadable("no-such-folder", path=str(record))  # now, not after a whole game
    if seed is None:
        seed = secrets.randbelow(10**6)
    if position is None:
        table = Table(game, 4 if seats is None else seats, seed, read_options(option or (), preset))
    else:
        for flag, given in (("--seats", seats), ("--preset", preset), ("--option", option)):
            if given:
                raise Unreadable("position-decides", flag=flag)
        table = Table.from_position(game, read_position(position), seed)
    count = table.record.seats
    players = seat_bots(count, hot_seat, [name.strip() for name in bots.split(",")])
    made = {
        seat: make_bot(table.game.name, name, f"{seed}/{seat}") for seat, name in players.items()
    }
    Session(table, NAMES[:count], made, make_console(), record).run()


def seat_bots(seats: int, people: int, names: list[str]) -> dict[int, str]:
    """Which bot plays which seat: people sit first, and the last bot named fills the rest.

    >>> seat_bots(4, 1, ["greedy", "random"])
    {1: 'greedy', 2: 'random', 3: 'random'}
    """
    if people > seats:
        raise Unreadable("too-many-people", people=people, seats=seats)
    free = range(people, seats)
    if len(names) > max(1, len(free)):
        raise Unreadable("too-many-bots", bots=len(names), free=len(free))
    return {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(free)}
