"""`hotelier rules`: the rules in our words, by id or by what they say."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotelier.cli import app

if TYPE_CHECKING:
    from hotelier.rulebook import Rule, Section


@app.command()
def rules(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID]...", help="Rules such as GAH-9.4, or sections such as HK-5."),
    ] = None,
    search: Annotated[
        str | None,
        typer.Option(metavar="WORDS", help='Find rules by their words; "in quotes": side by side.'),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help="Only hotel-koenig, grand-austria-hotel or alles-walzer."),
    ] = None,
    lang: Annotated[str, typer.Option(help="Language of the rules: en, de.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the rules as JSON.")] = False,
) -> None:
    """Print rules by id, find them by words, or list the sections of the rulebook."""
    from hotelier import rulebook

    if wanted and search is not None:
        raise typer.BadParameter("choose ids or --search")
    spoken, said = languages(lang)
    if wanted:
        found = [rule for text in wanted for rule in rulebook.find_all(text, spoken)]
    elif search is not None:
        found = rulebook.search(search, spoken, game)
    else:
        found = rulebook.all_rules(spoken, game)
    if as_json:
        typer.echo(json.dumps([as_data(rule) for rule in found], ensure_ascii=False))
    else:
        show(wanted or [], search, found, rulebook.sections(spoken, game), said)


def languages(lang: str) -> tuple[str, str]:
    """In which language the rules come, and in which we speak: not everything is in both."""
    from hotelier import rulebook
    from hotelier.words import LOCALES

    spoken = rulebook.language(lang) if lang in LOCALES else lang
    return spoken, lang if lang in LOCALES else rulebook.LANGUAGES[0]


def as_data(rule: Rule) -> dict[str, Any]:
    """A rule for programs: its text with and without marks."""
    from hotelier.rulebook import plain

    return {**asdict(rule), "plain": plain(rule.text)}


def show(
    wanted: list[str], search: str | None, found: list[Rule], sections: list[Section], lang: str
) -> None:
    """Rules, hits or the list of sections, for people."""
    from hotelier.terminal.console import make_console
    from hotelier.terminal.rules import contents_page, hits_page, pages

    console = make_console()
    if wanted:
        console.print(pages(wanted, found[0].lang))
    elif search is not None:
        console.print(hits_page(search, found, lang))
    else:
        console.print(contents_page(sections, lang))
