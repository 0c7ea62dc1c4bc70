"""Reasons why a choice is not legal: beside disabled choices, and for “why”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text

from hotelier.table.table import Table
from hotelier.terminal.choices import Choice
from hotelier.terminal.console import QUIET
from hotelier.words import greyed, say, why


def with_reasons(table: Table, seat: int, found: Sequence[Choice], lang: str) -> list[Choice]:
    """Add the rule to each choice that is listed but not legal."""
    known = table.game.redact(table.state, seat)
    shown = []
    for choice in found:
        told = None if choice.legal else why(table.game, known, choice.action, lang)
        if told is not None:
            text = say("error-with-rule", lang, sentence=choice.text, rule=told.rule)
            shown.append(replace(choice, text=text))
        else:
            shown.append(choice)
    return shown


def reasons(table: Table, seat: int, move: str, lang: str) -> Text:
    """Explain why a move is not legal. Without a move, explain every move a player might expect."""
    known = table.game.redact(table.state, seat)
    if move:
        told = why(table.game, known, move, lang)
        if told is None:
            return Text(say("terminal-why-legal", lang, move=move))
        return Text(say("error-with-rule", lang, sentence=told.text, rule=told.rule))
    view: dict[str, Any] = table.view(seat)
    lines = [
        Text(f"  {say('terminal-label', lang, label=choice.label)} ").append(
            say("error-with-rule", lang, sentence=choice.text, rule=choice.rule), QUIET
        )
        for choice in greyed(table.game, known, view, lang)
    ]
    return Text("\n").join(lines) if lines else Text(say("terminal-why-nothing", lang))
