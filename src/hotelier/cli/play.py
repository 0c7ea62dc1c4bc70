"""`hotelier play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hotelier.cli import app
from hotelier.cli.inputs import choose_game, read_options, read_position
from hotelier.cli.language import choose_language, read_language
from hotelier.cli.opponents import USUAL as USUAL_BOT
from hotelier.cli.opponents import engines_of, names_of, seated
from hotelier.cli.worded import spoken
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
    game: str | None = None,
    seats: int | None = None,
    preset: str | None = None,
    option: list[str] | None = None,
    bots: str = USUAL_BOT,
    bot: list[str] | None = None,
    seed: int | None = None,
    position: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    begin: Annotated[str | None, typer.Option("--from")] = None,
    seat: int = 0,
    hot_seat: Annotated[int, typer.Option(min=1)] = 1,
    name: list[str] | None = None,
    house_data: Path | None = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    server: str | None = None,
) -> None:
    """Play in the terminal. Without any option: you against three bots."""
    if server is not None:
        if bot:
            raise Unreadable("engines-play-here")
        own = read_people(name or (), [0], spoken())[0]
        wishes = read_wishes(option, preset, game)
        play_at_server(server, own.name, game, seats, bots, wishes, plain)
        return
    from hotelier.engine.seat import Bench
    from hotelier.terminal.console import make_console
    from hotelier.terminal.opening import Opened, open_table

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
    elif begin is not None:
        if flag := first_given({"--game": game, "--position": position, **said}):
            raise Unreadable("record-decides", flag=flag)
        table = branched_table(begin, seat, house_data, seed)
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
    engines = engines_of(bot, table.game.name)
    players = seat_bots(count, hot_seat, names_of(bots, engines), seat)
    people = read_people(name or (), [s for s in range(count) if s not in players], spoken())
    names = [people[s].name if s in people else NAMES[s] for s in range(count)]
    languages = {s: person.lang for s, person in people.items()}
    flags = [word for text in name or () for word in ("--name", text)]
    if spoken() != choose_language([], os.environ):
        flags += ["--lang", spoken()]
    with closing(Bench()) as bench:
        made = seated(table, players, engines, bench, seed, house_data)
        opened = Opened(table, names, made, languages, record, resume is not None, flags)
        open_table(opened, console, plain)


def read_wishes(
    option: list[str] | None, preset: str | None, game: str | None
) -> dict[str, object]:
    """The options for a table that a server is to make."""
    return dict(read_options(option or (), preset, choose_game(game or USUAL, None)))


def play_at_server(
    link: str, name: str, game: str | None, seats: int | None, bots: str,
    options: Mapping[str, object], plain: bool,
) -> None:  # fmt: skip
    """Sit down at a table of a server."""
    from hotelier.terminal.console import make_console
    from hotelier.terminal.opening import play_away
    from hotelier.terminal.reaching import Wish, read_link

    others = [each.strip() for each in bots.split(",")]
    wish = Wish(name, game or USUAL, 4 if seats is None else seats, others, options)
    play_away(read_link(link), wish, make_console(), plain, spoken())


@dataclass(frozen=True)
class Person:
    """Somebody at the keyboard: a name, and the language to be spoken to in."""

    name: str
    lang: str


def read_people(texts: Sequence[str], seats: Sequence[int], lang: str) -> dict[int, Person]:
    """Who sits where: `--name Anna --name Luc:fr` in the order of the seats; the rest as usual.

    >>> read_people(["Zoe:fr", ":de"], [1, 2, 3], "en")[2]
    Person(name='Marie', lang='de')
    """
    if len(texts) > len(seats):
        raise Unreadable("too-many-names", names=len(texts), people=len(seats))
    people = {}
    for place, seat in enumerate(seats):
        name, _, own = texts[place].partition(":") if place < len(texts) else ("", "", "")
        chosen = read_language(own) if own else lang
        people[seat] = Person(name.strip() or NAMES[seat], chosen)
    return people


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


def branched_table(text: str, seat: int, house_data: Path | None, seed: int) -> Table:
    """A table that leaves a game at `RECORD#PLY`, with what the seat cannot know dealt anew."""
    from hotelier.study.whatif import branch_record, read_point

    path, ply = read_point(text)
    record = load(path)
    game: Game | None = None if house_data is None else choose_game(record.game, house_data)
    return branch_record(record, ply, seat, seed, game)


def ask_game(console: Console) -> str:
    """Which game is played: asked for where somebody can answer."""
    from rich.text import Text

    from hotelier.terminal.console import CAN, TITLE
    from hotelier.words import message_id, say

    if not (sys.stdin and sys.stdin.isatty() and console.is_terminal):
        return UNASKED
    lang = spoken()
    for number, name in enumerate(LISTED, 1):
        title = say(message_id(name, "title"), lang)
        line = Text().append(f" {number} ", CAN).append(title, TITLE)
        console.print(line.append(f"  {say(message_id(name, 'tagline'), lang)}"))
    while True:
        try:
            usual = say(message_id(USUAL, "title"), lang)
            text = input(say("terminal-which-game", lang, game=usual) + " ")
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise typer.Exit from None
        if not text.strip():
            return USUAL
        if text.strip().isdigit() and 1 <= int(text) <= len(LISTED):
            return LISTED[int(text) - 1]
        if text.strip().casefold() in LISTED:
            return text.strip().casefold()
        console.print(say("terminal-no-such-game", lang, text=text.strip(), most=len(LISTED)))


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
