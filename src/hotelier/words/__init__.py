"""All language: the rules report events and reasons as data, and words turn them into sentences.

The messages are in Project Fluent files, a folder for each language. Their ids are systematic:
`error-<reason>`, `option-<name>`, `<game>-event-<kind>`, `<game>-action-<verb>`,
`<game>-question-<Frame>`, `<game>-reason-<key>`, `<game>-source-<key>`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hotelier.words.catalogue import LOCALES, message_id, say, say_list, say_number, say_percent
    from hotelier.words.choices import label, option_help, question, value_help
    from hotelier.words.disabled import Greyed, greyed
    from hotelier.words.journal import Told, tell
    from hotelier.words.refusals import explain, why
    from hotelier.words.stories import paragraph_start, story

_HOMES: Final = {
    "LOCALES": "catalogue",
    "Greyed": "disabled",
    "Told": "journal",
    "explain": "refusals",
    "greyed": "disabled",
    "label": "choices",
    "message_id": "catalogue",
    "option_help": "choices",
    "paragraph_start": "stories",
    "question": "choices",
    "say": "catalogue",
    "say_list": "catalogue",
    "say_number": "catalogue",
    "say_percent": "catalogue",
    "story": "stories",
    "tell": "journal",
    "value_help": "choices",
    "why": "refusals",
}
"""Modules that define what this package offers. Each is imported when it is first asked for: help
pages and errors need the catalogue only, and the rest imports both games."""


def __getattr__(name: str) -> Any:
    """Import a function of this package when it is first used."""
    if name not in _HOMES:
        raise AttributeError(name, name=name, obj=import_module(__name__))
    globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return globals()[name]


__all__ = [
    "LOCALES",
    "Greyed",
    "Told",
    "explain",
    "greyed",
    "label",
    "message_id",
    "option_help",
    "paragraph_start",
    "question",
    "say",
    "say_list",
    "say_number",
    "say_percent",
    "story",
    "tell",
    "value_help",
    "why",
]
