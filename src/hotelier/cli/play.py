"""`hotelier play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hotelier.cli import app
from hotelier.cli.inputs import HouseData, choose_game, read_options, read_position
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.game import Game
from hotelier.table.record import load
from hotelier.table.table import Table

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
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Where you sit, from 0.")] = 0,
    hot_seat: Annotated[
        int, typer.Option(min=1, metavar="PEOPLE", help="How many people share the keyboard.")
    ] = 1,
    house_data: HouseData = None,
) -> None:
    """Play in the terminal. Without any option: you against three bots."""
    from hotelier.bots import make_bot
    from hotelier.terminal.console import make_console
    from hotelier.terminal.session import Session

    if record is not None and not record.absolute().parent.is_dir():
        raise Unreadable("no-such-folder", path=str(record))  # now, not after a whole game
    if seed is None:
        seed = secrets.randbelow(10**6)
    console = make_console()
    said = {"--seats": seats, "--preset": preset, "--option": option}
    if resume is not None:
        if flag := first_given({"--game": game, "--position": position, **said}):
            raise Unreadable("record-decides", flag=flag)
        table = resumed_table(resume, house_data, seed)
    else:
        kind = choose_game(ask_game(console) if game is None else game, house_data)
        if position is not None:
            if flag := first_given(said):
                raise Unreadable("position-decides", flag=flag)
            table = Table.from_position(kind, read_position(position), seed)
        else:
            options = read_options(option or (), preset, kind)
            table = Table(kind, 4 if seats is None else seats, seed, options)
    count = table.record.seats
    players = seat_bots(count, hot_seat, [name.strip() for name in bots.split(",")], seat)
    made = {
        other: make_bot(table.game.name, name, f"{seed}/{other}") for other, name in players.items()
    }
    resumed = resume is not None
    Session(table, NAMES[:count], made, console, record, resumed=resumed).run()


def first_given(flags: Mapping[str, object]) -> str:
    """The first flag that has a value; empty if none has."""
    return next((flag for flag, value in flags.items() if value not in (None, [])), "")


def resumed_table(path: Path, house_data: Path | None, seed: int) -> Table:
    """The table where a saved game stopped."""
    record = load(path)
    game: Game | None = None if house_data is None else choose_game(record.game, house_data)
    table = Table.from_record(record, seed, game)
    if table.to_move is None:
        raise Unreadable("nothing-to-resume", path=str(path))
    return table


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


def seat_bots(seats: int, people: int, names: list[str], first: int = 0) -> dict[int, str]:
    """Which bot plays which seat: people sit from `first` on, and the last bot named repeats.

    >>> seat_bots(4, 1, ["greedy", "random"])
    {1: 'greedy', 2: 'random', 3: 'random'}
    """
    if not 0 <= first < seats:
        raise Unreadable("no-such-seat", where="--seat", seat=first, seats=seats)
    if people > seats:
        raise Unreadable("too-many-people", people=people, seats=seats)
    taken = {(first + place) % seats for place in range(people)}
    free = [seat for seat in range(seats) if seat not in taken]
    if len(names) > max(1, len(free)):
        raise Unreadable("too-many-bots", bots=len(names), free=len(free))
    return {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(free)}
