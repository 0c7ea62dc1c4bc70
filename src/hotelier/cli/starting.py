"""Choose the game on the whole screen, for `hotelier play` without a game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from hotelier.cli.inputs import choose_game, read_options
from hotelier.cli.language import choose_language
from hotelier.cli.opponents import names_of, seated
from hotelier.cli.people import read_people, seat_bots, usual_names
from hotelier.kernel.errors import HotelierError
from hotelier.table.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from hotelier.engine.seat import Bench
    from hotelier.terminal.app.draft import Draft
    from hotelier.terminal.opening import Opened


@dataclass(frozen=True)
class Given:
    """Settings given on the command line."""

    seats: int | None
    people: int
    bots: str
    names: Sequence[str]
    options: Sequence[str]
    preset: str | None
    seat: int
    seed: int
    record: Path | None
    house_data: Path | None


def first_draft(given: Given) -> Draft:
    """Return the initial form: the first game that accepts the options of the command line."""
    from hotelier.terminal.app.draft import LISTED, Draft, fitted

    draft = Draft(people=given.people, bots=given.bots, names=", ".join(given.names))
    problem: HotelierError | None = None
    for name in LISTED:
        game = choose_game(name, None)
        try:
            options = read_options(given.options, given.preset, game)
            values = game.choose_options(options)
            seats = min(4, max(game.seats)) if given.seats is None else given.seats
            game.check_seats(seats)
        except HotelierError as error:
            problem = problem or error
            continue
        chosen = {key: values[key] for key in options}
        return fitted(replace(draft, game=name, seats=seats, options={name: chosen}))
    assert problem is not None
    raise problem


def seat_people(
    table: Table, draft: Draft, given: Given, bench: Bench, lang: str, resumed: bool = False
) -> Opened:
    """Seat people and bots at a table chosen on the screen."""
    from hotelier.terminal.opening import Opened

    count = table.record.seats
    players = seat_bots(count, draft.people, names_of(draft.bots, ()), given.seat)
    texts = [name.strip() for name in draft.names.split(",")] if draft.names else []
    seats = [seat for seat in range(count) if seat not in players]
    usual = usual_names(table.record.names)
    people = read_people(texts, seats, lang, usual)
    names = [people[s].name if s in people else usual[s] for s in range(count)]
    flags = [word for text in texts for word in ("--name", text)]
    if lang != choose_language([], os.environ):
        flags += ["--lang", lang]
    made = seated(table, players, (), bench, given.seed, given.house_data)
    languages = {s: person.lang for s, person in people.items()}
    return Opened(table, names, made, languages, given.record, resumed, flags)


def start_here(given: Given, console: Console, lang: str) -> None:
    """Choose a game on the screen and play it."""
    from hotelier.cli.play import resumed_table
    from hotelier.engine.seat import Bench
    from hotelier.terminal.app.start import Start
    from hotelier.terminal.opening import start_on_screen

    with closing(Bench()) as bench:

        def begin(draft: Draft, lang: str) -> Opened:
            game = choose_game(draft.game, given.house_data)
            table = Table(game, draft.seats, given.seed, dict(draft.chosen))
            return seat_people(table, draft, given, bench, lang)

        def resume(path: Path, draft: Draft, lang: str) -> Opened:
            table = resumed_table(path, given.house_data, given.seed)
            alone = replace(draft, people=min(draft.people, table.record.seats))
            return seat_people(table, alone, given, bench, lang, resumed=True)

        start_on_screen(Start(first_draft(given), begin, resume), console, lang)
