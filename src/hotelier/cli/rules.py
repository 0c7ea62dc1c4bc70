"""`hotelier rules`: print rules by id or search them."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from hotelier.cli.language import spoken
from hotelier.cli.parameters import Argument, Option
from hotelier.kernel.errors import Unreadable

if TYPE_CHECKING:
    from hotelier.rulebook import Rule


def rules(
    wanted: Annotated[list[str] | None, Argument()] = None,
    search: str | None = None,
    game: str | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Print rules by id, search their text, or list the sections of the rulebook."""
    from hotelier import rulebook
    from hotelier.terminal.console import make_console
    from hotelier.terminal.rules import contents_page, hits_page, pages

    if wanted and search is not None:
        raise Unreadable("ids-or-words")
    lang = rulebook.language(spoken())
    if wanted:
        found = [rule for text in wanted for rule in rulebook.find_all(text, lang)]
    elif search is not None:
        found = rulebook.search(search, lang, game)
    else:
        found = rulebook.all_rules(lang, game)
    if as_json:
        print(json.dumps([as_data(rule) for rule in found], ensure_ascii=False))
    elif wanted:
        make_console().print(pages(wanted, lang))
    elif search is not None:
        make_console().print(hits_page(search, found, spoken()))
    else:
        make_console().print(contents_page(rulebook.sections(lang, game), spoken()))


def as_data(rule: Rule) -> dict[str, Any]:
    """Return a rule as JSON data, with its text in Markdown and as plain text."""
    from hotelier.rulebook import plain

    return {**asdict(rule), "plain": plain(rule.text)}
