"""The rules in our own words: numbered pages, a folder per language, and functions to look them up.

Code, tests, log and refusals cite rules by id. This package returns the text of an id.
"""

from __future__ import annotations

from hotelier.rulebook.library import (
    BOOKS,
    LANGUAGES,
    all_rules,
    find,
    find_all,
    find_section,
    language,
    looks_like_id,
    sections,
)
from hotelier.rulebook.markdown import plain
from hotelier.rulebook.pages import Rule, Section
from hotelier.rulebook.questions import rules_of_question
from hotelier.rulebook.search import search

__all__ = [
    "BOOKS",
    "LANGUAGES",
    "Rule",
    "Section",
    "all_rules",
    "find",
    "find_all",
    "find_section",
    "language",
    "looks_like_id",
    "plain",
    "rules_of_question",
    "search",
    "sections",
]
