"""Lazy parsing of catalogues: a message is parsed when it is first used.

Most never are, and parsing a whole language would delay the first message by half a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from hotelier.words.phrases import FUNCTIONS

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The beginning of a message or term. Its other lines are indented, or close a brace."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


def entries(text: str) -> dict[str, str]:
    r"""Return the source of each message, and of each term with its dash, by name.

    >>> entries("# A comment.\nhotel = Hotel\n    .short = H.\n-bank = Bank\n")
    {'hotel': 'hotel = Hotel\n    .short = H.\n', '-bank': '-bank = Bank\n'}
    """
    found: dict[str, str] = {}
    for part in ENTRY.split(text):
        if named := NAME.match(part):  # otherwise comments before the first message
            found.setdefault(named[0], part)
    return found


class Catalogue(FluentBundle):
    """The messages of a language, parsed on demand."""

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], functions=dict(FUNCTIONS), use_isolating=False)
        self.sources: dict[str, str] = {}
        for text in texts:
            self.sources = {**entries(text), **self.sources}
        self.known: set[str] = set()
        """Names of the messages parsed so far."""

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources and not message_id.startswith("-")

    def get_message(self, message_id: str) -> Any:
        if message_id not in self.known and message_id in self.sources:
            self.read(message_id)
        return super().get_message(message_id)

    def read(self, name: str) -> None:
        """Parse a message and what it may refer to.

        Two threads may do this at once. The first one wins, and a message counts as parsed only
        once it is complete.
        """
        names = self.needed(name)
        self.add_resource(FluentResource("".join(self.sources[each] for each in names)))
        self.known |= names

    def needed(self, name: str) -> set[str]:
        """Return a message and all messages that it may refer to. Some are words that happen to be
        names."""
        found: set[str] = set()
        more = {name}
        while more:
            found |= more
            named = {word for each in more for word in NAME.findall(self.sources[each])}
            more = named & self.sources.keys() - found - self.known
        return found
