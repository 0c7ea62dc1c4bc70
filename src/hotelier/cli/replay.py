"""`hotelier replay`: check every line of a record and describe the game."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from hotelier.cli.inputs import choose_game
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.kernel.frames import Event
from hotelier.table.record import Record, load
from hotelier.table.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from hotelier.rulebook import Rule


def replay(
    file: Path,
    text: bool = False,
    as_json: Annotated[bool, Option("--json")] = False,
    journal: bool = False,
    rules: bool = False,
    to: Annotated[int | None, Option(least=0)] = None,
    seat: int | None = None,
    everything: Annotated[bool, Option("--all")] = False,
    house_data: Path | None = None,
    plain: bool = False,
) -> None:
    """Replay a record: events with their rules, the last position and the result."""
    if text + as_json + journal > 1:
        raise Unreadable("choose-one-flag", flags=["--text", "--json", "--journal"])
    if text and rules:
        raise Unreadable("choose-one-flag", flags=["--text", "--rules"])
    if everything and seat is not None:
        raise Unreadable("choose-one-flag", flags=["--seat", "--all"])
    whole = load(file)
    everything = seat is None and (everything or whole.end is not None)  # nothing is secret
    printed = plain or text or as_json or journal or rules or whole.redacted
    if not printed and on_screen(whole, seat, everything, house_data, to):
        return
    record = cut(whole, to)
    if text and record.redacted:  # cannot be replayed, but can be printed
        print(record.to_text(), end="")
        return
    table = follow(record, house_data)
    table.view(seat)  # raises an error if the seat does not exist
    if text:
        shown = table.record if everything else table.record.for_seat(seat)
        print(shown.to_text(), end="")
        return
    events = table.journal if everything else table.journal_for(seat)
    if as_json:
        data = as_data(table, events, seat)
        if rules:
            data["cited"] = [asdict(rule) for rule in cited_rules(events)]
        print(json.dumps(data, ensure_ascii=False))
        return
    if journal:
        print("\n".join(journal_lines(table, events, seat)))
    else:
        show(table, events, seat)
        if seat is None and not everything:
            tell_of_hidden(table)
    if rules:
        show_rules(events)


def on_screen(
    record: Record, seat: int | None, everything: bool, house_data: Path | None, to: int | None
) -> bool:
    """Show a record on the whole screen. Return False if there is no such screen."""
    from hotelier.terminal.console import make_console
    from hotelier.terminal.opening import replay_on_screen, screen_wanted

    if not screen_wanted(make_console(), plain=False, lang=spoken()):
        return False
    game = None if house_data is None else choose_game(record.game, house_data)
    follow(record, house_data).view(seat)  # check every line and the seat
    replay_on_screen(record, seat, everything, game, to, spoken())
    return True


def cut(record: Record, ply: int | None) -> Record:
    """Cut a record after that many lines. Chance events that follow directly are kept."""
    if ply is None:
        return record
    if ply > len(record.lines):
        raise Unreadable("no-such-ply", ply=ply, lines=len(record.lines))
    while ply < len(record.lines) and record.lines[ply].by is None:
        ply += 1
    if ply == len(record.lines):
        return record
    return replace(record, lines=record.lines[:ply], end=None)


def follow(record: Record, house_data: Path | None = None) -> Table:
    """Return the table at the end of a record. Every line is checked."""
    game = None if house_data is None else choose_game(record.game, house_data)
    table = Table.from_record(record, game=game)
    if len(table.record.lines) > len(record.lines):  # chance events missing from the record
        raise BrokenRecord("stops-in-chance", lines=len(record.lines))
    return table


def seat_names(table: Table) -> list[str]:
    """Return the players' names. A seat without a name is called by its number."""
    from hotelier.words.names import player_names

    return player_names(table.record.names, table.record.seats, spoken())


def journal_lines(table: Table, events: list[Event], seat: int | None) -> list[str]:
    """Return each event as a sentence with its rule."""
    from hotelier.words import say, tell

    names = seat_names(table)
    return [
        say(
            "error-with-rule", spoken(), rule=event.rule,
            sentence=tell(table.game, event, names, seat, spoken()),
        )
        for event in events
    ]  # fmt: skip


def as_data(table: Table, events: list[Event], seat: int | None) -> dict[str, Any]:
    """Return the replayed game as JSON data."""
    codec = table.game.codec
    texts = journal_lines(table, events, seat)
    return {
        "game": table.game.name,
        "rules": table.record.rules,
        "data": table.record.data,
        "seats": table.record.seats,
        "options": dict(table.record.options),
        "plies": len(table.record.lines),
        "journal": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "args": [
                    codec.encode(arg, kind)
                    for arg, kind in zip(event.args, table.game.events[event.kind], strict=True)
                ],
                "rule": event.rule,
                "text": text,
            }
            for event, text in zip(events, texts, strict=True)
        ],
        "view": table.view(seat),
        "outcome": None if table.outcome is None else asdict(table.outcome),
    }


def cited_rules(events: list[Event]) -> list[Rule]:
    """Return the rules cited by the events, each once, in the order of the rulebook."""
    from hotelier.rulebook import all_rules, language

    cited = {event.rule for event in events}
    return [rule for rule in all_rules(language(spoken())) if rule.id in cited]


def show_rules(events: list[Event]) -> None:
    """Print the text of each cited rule."""
    from rich.text import Text

    from hotelier.terminal.console import TITLE, make_console
    from hotelier.terminal.rules import rule_pages
    from hotelier.words import say

    console = make_console()
    console.print(Text(), Text(say("rules-cited", spoken()), TITLE), Text(), sep="\n")
    console.print(rule_pages(cited_rules(events)))


def show(table: Table, events: list[Event], seat: int | None) -> None:
    """Print the events, the last position and the result."""
    from rich.text import Text

    from hotelier.terminal.console import make_console
    from hotelier.terminal.painters import painter_of
    from hotelier.terminal.paper import house_rules, story_text
    from hotelier.words import message_id, say, story

    console = make_console()
    lang = spoken()
    names = seat_names(table)
    lines = len(table.record.lines)
    title = say(message_id(table.game.name, "title"), lang)
    console.print(
        Text(say("replay-head", lang, title=title, seats=table.record.seats, lines=lines), "bold")
    )
    for rule in house_rules(table.game, table.record.options, lang):
        console.print(Text(f"  {rule}", "dim"))
    told = story_text(story(table.game, events, names, seat, lang))
    console.print(Text(), told, Text(), sep="\n")
    paint = painter_of(table.game).picture
    drawn = paint(table.game, table.view(seat), names, seat, console, lang)
    console.print(drawn)
    show_result(table, names, seat, console)


def tell_of_hidden(table: Table) -> None:
    """Print a note that a spectator of a running game does not see hidden information."""
    from hotelier.words import say

    if table.to_move is not None:
        print(say("replay-hidden", spoken()))


def show_result(table: Table, names: list[str], seat: int | None, console: Console) -> None:
    """Print the score sheet, or the seat to move if the game is not over."""
    from rich.text import Text

    from hotelier.terminal.score import score_sheet
    from hotelier.words import say

    if table.outcome is not None:
        sheet = score_sheet(table.game, table.outcome, names, seat, spoken())
        console.print(Text(), sheet, sep="\n")
    elif table.to_move is not None:
        console.print(say("replay-running", spoken(), name=names[table.to_move]))
