"""`hotelier play`: play in the terminal, against bots or other people."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from hotelier.cli.inputs import choose_game, read_options, read_position
from hotelier.cli.language import choose_language, spoken
from hotelier.cli.opponents import USUAL as USUAL_BOT
from hotelier.cli.opponents import engines_of, names_of, seated
from hotelier.cli.parameters import Option
from hotelier.cli.people import read_people, seat_bots, usual_names
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.kernel.game import Game
from hotelier.table.record import load
from hotelier.table.table import Table

if TYPE_CHECKING:
    from rich.console import Console

LISTED: Final = ("hotel-koenig", "grand-austria-hotel")
"""The games in the order of the list."""
USUAL: Final = "grand-austria-hotel"
"""Game for an empty answer."""
UNASKED: Final = "hotel-koenig"
"""Game if the input is not a terminal."""


def play(
    game: str | None = None,
    seats: int | None = None,
    preset: str | None = None,
    option: list[str] | None = None,
    bots: str | None = None,
    bot: list[str] | None = None,
    bot_option: list[str] | None = None,
    bot_time: str = "10s",
    seed: int | None = None,
    position: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    begin: Annotated[str | None, Option("--from")] = None,
    seat: int = 0,
    hot_seat: Annotated[int, Option(least=1)] = 1,
    name: list[str] | None = None,
    house_data: Path | None = None,
    plain: bool = False,
    server: str | None = None,
) -> None:
    """Play in the terminal. Without options: one person against three bots."""
    if server is not None:
        if bot:
            raise Unreadable("engines-play-here")
        own = read_people(name or (), [0], spoken())[0]
        wishes = read_wishes(option, preset, game)
        play_at_server(server, own.name, game, seats, bots or USUAL_BOT, wishes, plain)
        return
    from hotelier.cli.starting import Given, start_here
    from hotelier.engine.seat import Bench
    from hotelier.terminal.console import make_console
    from hotelier.terminal.opening import Opened, draws, open_table

    if record is not None and not record.absolute().parent.is_dir():
        raise Unreadable("no-such-folder", path=str(record))  # now, not after the game
    if seed is None:
        seed = secrets.randbelow(10**6)
    console = make_console()
    if game is None and not (resume or begin or position or bot) and draws(console, plain):
        given = Given(
            seats, hot_seat, bots or USUAL_BOT, name or (), option or (), preset, seat, seed,
            record, house_data,
        )  # fmt: skip
        start_here(given, console, spoken())
        return
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
    engines = engines_of(bot, bot_option, bot_time, table.game.name)
    players = seat_bots(count, hot_seat, names_of(bots, engines), seat)
    usual = usual_names(table.record.names)
    people = read_people(name or (), [s for s in range(count) if s not in players], spoken(), usual)
    names = [people[s].name if s in people else usual[s] for s in range(count)]
    languages = {s: person.lang for s, person in people.items()}
    flags = [word for text in name or () for word in ("--name", text)]
    if spoken() != choose_language([], os.environ):
        flags += ["--lang", spoken()]
    with closing(Bench()) as bench:
        made = seated(table, players, engines, bench, seed, house_data)
        opened = Opened(table, names, made, languages, record, resume is not None, flags)
        try:
            open_table(opened, console, plain)
        except HotelierError:  # a user's bot failed: keep the game up to there
            if record is not None:
                table.record.save(record)
            raise


def read_wishes(
    option: list[str] | None, preset: str | None, game: str | None
) -> dict[str, object]:
    """Return the options of a new table at a server."""
    return dict(read_options(option or (), preset, choose_game(game or USUAL, None)))


def play_at_server(
    link: str, name: str, game: str | None, seats: int | None, bots: str,
    options: Mapping[str, object], plain: bool,
) -> None:  # fmt: skip
    """Play at a server's table."""
    from hotelier.terminal.console import make_console
    from hotelier.terminal.opening import play_away
    from hotelier.terminal.reaching import Wish, read_link

    others = [each.strip() for each in bots.split(",")]
    wish = Wish(name, game or USUAL, 4 if seats is None else seats, others, options)
    play_away(read_link(link), wish, make_console(), plain, spoken(), choose=game is None)


def first_given(flags: Mapping[str, object]) -> str:
    """Return the first flag that has a value. Empty if none has."""
    return next((flag for flag, value in flags.items() if value not in (None, [])), "")


def resumed_table(path: Path, house_data: Path | None, seed: int) -> Table:
    """Return the table of a saved game, at its last position."""
    record = load(path)
    game: Game | None = None if house_data is None else choose_game(record.game, house_data)
    table = Table.from_record(record, seed, game)
    if table.to_move is None:
        raise Unreadable("nothing-to-resume", path=str(path))
    return table


def branched_table(text: str, seat: int, house_data: Path | None, seed: int) -> Table:
    """Return a table that branches off at `RECORD#PLY`. Information hidden from the seat is dealt
    anew."""
    from hotelier.analysis.whatif import branch_record, read_point

    path, ply = read_point(text)
    record = load(path)
    game: Game | None = None if house_data is None else choose_game(record.game, house_data)
    return branch_record(record, ply, seat, seed, game)


def ask_game(console: Console) -> str:
    """Ask which game to play. If the input is not a terminal, return the default."""
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
            sys.exit()
        if not text.strip():
            return USUAL
        if text.strip().isdigit() and 1 <= int(text) <= len(LISTED):
            return LISTED[int(text) - 1]
        if text.strip().casefold() in LISTED:
            return text.strip().casefold()
        console.print(say("terminal-no-such-game", lang, text=text.strip(), most=len(LISTED)))
