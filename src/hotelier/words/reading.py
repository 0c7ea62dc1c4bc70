"""Reading a catalogue: a message is taken apart when it is first said. Most never are, and all of a
language would take half a second, which whoever says the first word would have to wait for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from hotelier.words.phrases import FUNCTIONS

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or term begins; whatever else belongs to it is indented, or closes a brace."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


def entries(text: str) -> dict[str, str]:
    r"""By name the source of each message, and of each term with its dash.

    >>> entries("# A comment.\nhotel = Hotel\n    .short = H.\n-bank = Bank\n")
    {'hotel': 'hotel = Hotel\n    .short = H.\n', '-bank': '-bank = Bank\n'}
    """
    found: dict[str, str] = {}
    for part in ENTRY.split(text):
        if named := NAME.match(part):  # else comments, before the first
            found.setdefault(named[0], part)
    return found


class Catalogue(FluentBundle):
    """The messages of a language, most of them not read yet."""

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], functions=dict(FUNCTIONS), use_isolating=False)
        self.sources: dict[str, str] = {}
        for text in texts:
            self.sources = {**entries(text), **self.sources}
        self.known: set[str] = set()
        """Names of what has been read."""

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources and not message_id.startswith("-")

    def get_message(self, message_id: str) -> Any:
        if message_id not in self.known and message_id in self.sources:
            self.read(message_id)
        return super().get_message(message_id)

    def read(self, name: str) -> None:
        """Take a message apart, and what it may refer to. Two threads may do it at once: the first
        to come wins, and nobody takes a message for read before it is."""
        names = self.needed(name)
        self.add_resource(FluentResource("".join(self.sources[each] for each in names)))
        self.known |= names

    def needed(self, name: str) -> set[str]:
        """A message, and all that it names: some are only words that happen to be names."""
        found: set[str] = set()
        more = {name}
        while more:
            found |= more
            named = {word for each in more for word in NAME.findall(self.sources[each])}
            more = named & self.sources.keys() - found - self.known
        return found
