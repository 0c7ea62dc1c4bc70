"""All language: the rules report events and reasons as data, and words turn them into sentences.

The messages are in Project Fluent files, a folder for each language. Their ids are systematic:
`error-<reason>`, `option-<name>`, `<game>-event-<kind>`, `<game>-action-<verb>`,
`<game>-question-<Frame>`, `<game>-reason-<key>`, `<game>-source-<key>`.
"""

from __future__ import annotations

from hotelier.words.catalogue import LOCALES, message_id, say, say_list, say_number, say_percent
from hotelier.words.choices import label, option_help, question, value_help
from hotelier.words.greyed import Greyed, greyed
from hotelier.words.journal import Told, tell
from hotelier.words.refusals import explain, why
from hotelier.words.stories import paragraph_start, story

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
