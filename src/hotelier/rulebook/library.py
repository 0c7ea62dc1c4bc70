"""Look up rules and sections by id, in all pages."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from hotelier.kernel.errors import Unreadable
from hotelier.rulebook.pages import Rule, Section, read_page

LANGUAGES: Final = ("en", "de")
"""The languages that the rulebook is written in."""
PAGES: Final = ("hotel-koenig", "grand-austria-hotel", "alles-walzer", "rulings")
BOOKS: Final[dict[str, tuple[str, ...]]] = {
    "hotel-koenig": ("HK",),
    "grand-austria-hotel": ("GAH", "AW"),
    "alles-walzer": ("AW",),
}
"""By game and expansion: the prefixes of its rule ids."""
WRITTEN: Final = re.compile(r"([A-Za-z]+)[\s-]*((?:\d+|[A-Za-z])(?:\.[A-Za-z]?\d+)?)")
"""An id in a typed form: gah 9.4."""
NEAREST: Final = 3


def language(lang: str) -> str:
    """Return the language of the rulebook for a reader of `lang`."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


@cache
def _sections(lang: str) -> dict[str, Section]:
    """Return every section by its id. The first call reads the pages."""
    if lang not in LANGUAGES:
        raise Unreadable("unknown-language", language=lang, languages=list(LANGUAGES))
    folder = files(__package__) / lang
    return {
        section.id: section
        for page in PAGES
        for section in read_page((folder / f"{page}.md").read_text("utf-8"), page, lang)
    }


@cache
def _rules(lang: str) -> dict[str, Rule]:
    """Return every rule by its id, in the order of the pages."""
    return {rule.id: rule for section in _sections(lang).values() for rule in section.rules}


def all_rules(lang: str = "en", book: str | None = None) -> list[Rule]:
    """Return all rules, rulings and worked examples of a book, or of all books."""
    return [rule for section in sections(lang, book) for rule in section.rules]


def sections(lang: str = "en", book: str | None = None) -> list[Section]:
    """Return all sections of a book, or of all books; rulings follow the rules."""
    found = list(_sections(lang).values())
    if book is None:
        return found
    if book not in BOOKS:
        near = get_close_matches(book.casefold(), BOOKS, 1, 0.3)
        raise Unreadable("unknown-book", book=book, books=list(BOOKS), near=near[0] if near else "")
    return [section for section in found if section.id.split("-")[0] in BOOKS[book]]


def find(wanted: str, lang: str = "en") -> Rule:
    """Return the rule with this id; case, spaces and the hyphen do not matter.

    >>> find("gah 9.4").title
    'Order of benefits'
    """
    tidy = _tidy(wanted)
    if tidy not in _rules(lang):
        raise Unreadable("unknown-rule", asked=wanted, near=_near(tidy, lang))
    return _rules(lang)[tidy]


def find_section(wanted: str, lang: str = "en") -> Section | None:
    """Return the section with this id (HK-5), or None."""
    return _sections(lang).get(_tidy(wanted))


def find_all(wanted: str, lang: str = "en") -> list[Rule]:
    """Return the rule with this id, or all rules of the section with this id.

    >>> [rule.id for rule in find_all("HK-6")]
    ['HK-6.1']
    """
    section = find_section(wanted, lang)
    return [find(wanted, lang)] if section is None else section.rules


def looks_like_id(text: str) -> bool:
    """Return True if a text is the id of a rule or section, not words to search for.

    >>> looks_like_id("hk 5"), looks_like_id("re-roll")
    (True, False)
    """
    found = WRITTEN.fullmatch(text.strip())
    return found is not None and any(found[1].upper() in books for books in BOOKS.values())


def _tidy(wanted: str) -> str:
    """Return an id in the form of the rulebook; a text that is no id only loses case and spaces."""
    found = WRITTEN.fullmatch(wanted.strip())
    return f"{found[1]}-{found[2]}".upper() if found else wanted.strip().upper()


def _near(wanted: str, lang: str) -> list[str]:
    """Return similar ids, from the same section if it exists."""
    section = wanted.split(".")[0]
    known = _rules(lang)
    same = [rule for rule in known if rule.split(".")[0] == section]
    return get_close_matches(wanted, same or [*known, *_sections(lang)], NEAREST, 0.6)
