"""`hotelier play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hotelier.cli import app
from hotelier.cli.inputs import HouseData, choose_game, read_options, read_position
from hotelier.kernel.errors import Unreadable

if TYPE_CHECKING:
    from rich.console import Console

NAMES: Final = ("Anna", "Leopold", "Marie", "Otto", "Klara", "Emil")
LISTED: Final = ("hotel-koenig", "grand-austria-hotel")
"""The games in the order in which they are offered."""
USUAL: Final = "grand-austria-hotel"
"""What Enter means when the game is asked for."""
UNASKED: Final = "hotel-koenig"
"""What is played where nobody can be asked."""


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Option(help="Which game.", show_default="asked for on a terminal, else hotel-koenig"),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many players.", show_default="4")] = None,
    preset: Annotated[
        str | None, typer.Option(help="A whole set of rules: online, classic.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="One rule: hk.hand_size=7. Can be repeated."),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays the other seats; the last one repeats: greedy,random.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin at a position (JSON).")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record here at the end.")] = None,
    hot_seat: Annotated[
        int, typer.Option(min=1, metavar="PEOPLE", help="How many people share the keyboard.")
    ] = 1,
    house_data: HouseData = None,
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
    console = make_console()
    kind = choose_game(ask_game(console) if game is None else game, house_data)
    if position is None:
        table = Table(
            kind, 4 if seats is None else seats, seed, read_options(option or (), preset, kind)
        )
    else:
        for flag, given in (("--seats", seats), ("--preset", preset), ("--option", option)):
            if given:
                raise Unreadable("position-decides", flag=flag)
        table = Table.from_position(kind, read_position(position), seed)
    count = table.record.seats
    players = seat_bots(count, hot_seat, [name.strip() for name in bots.split(",")])
    made = {
        seat: make_bot(table.game.name, name, f"{seed}/{seat}") for seat, name in players.items()
    }
    Session(table, NAMES[:count], made, console, record).run()


def ask_game(console: Console) -> str:
    """Which game is played: asked for where somebody can answer."""
    from rich.text import Text

    from hotelier.terminal.console import CAN, TITLE
    from hotelier.words import message_id, say

    if not (sys.stdin and sys.stdin.isatty() and console.is_terminal):
        return UNASKED
    for number, name in enumerate(LISTED, 1):
        line = Text().append(f" {number} ", CAN).append(say(message_id(name, "title")), TITLE)
        console.print(line.append(f"  {say(message_id(name, 'tagline'))}"))
    while True:
        try:
            text = input(say("terminal-which-game", game=say(message_id(USUAL, "title"))) + " ")
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise typer.Exit from None
        if not text.strip():
            return USUAL
        if text.strip().isdigit() and 1 <= int(text) <= len(LISTED):
            return LISTED[int(text) - 1]
        if text.strip().casefold() in LISTED:
            return text.strip().casefold()
        console.print(say("terminal-no-such-game", text=text.strip(), most=len(LISTED)))


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
