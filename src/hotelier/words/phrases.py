"""Texts that can be inflected: a name knows its other forms, and messages ask for them.

A message gets names as `$guest`, `$good` ...: their plain form. Where a language needs another one,
its translator adds an attribute to the name (`.genitive`) and writes `FORM($guest, "genitive")`; a
name without that attribute stays as it is. A list inflects each of its items.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

Value = str | int
VOWELS: Final = frozenset("aeiouy")


class Phrase(str):
    """A text with other forms and, if it names something, that thing's key."""

    key: str
    _inflected: Callable[[str, dict[str, Value]], str]

    def __new__(
        cls, text: str, inflected: Callable[[str, dict[str, Value]], str], key: str = ""
    ) -> Phrase:
        made = super().__new__(cls, text)
        made.key = key
        made._inflected = inflected
        return made

    def __str__(self) -> Phrase:  # so that str(x) keeps the forms
        return self

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (bare(self),)  # another process gets the plain text

    def form(self, form: str, **args: Value) -> str:
        """Return the text in another form, or the text itself if it has no such form."""
        return self._inflected(form, args)


def bare(text: str) -> str:
    """Return a plain `str` without the forms."""
    return "".join(text)


def form(value: Any, form: Any, number: Any = None) -> Any:
    """`FORM($guest, "genitive")`, `FORM($good, "counted", $n)`: the number is `$n` in that form."""
    if not isinstance(value, Phrase):
        return value
    return value.form(str(form)) if number is None else value.form(str(form), n=number)


def key(value: Any) -> Any:
    """`KEY($good)`: what is named, to select on: wine, red, mr-boydell."""
    return value.key if isinstance(value, Phrase) and value.key else value


def begins(value: Any) -> str:
    """`BEGINS($name)`: "vowel" or "other", for elision (d’Anna, de Leopold).

    >>> begins("Élise"), begins("Otto"), begins("Karl")
    ('vowel', 'vowel', 'other')
    """
    first = unicodedata.normalize("NFD", str(value).casefold())[:1]
    return "vowel" if first in VOWELS and first else "other"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"FORM": form, "KEY": key, "BEGINS": begins}
"""Functions for messages, in addition to those of Fluent."""
