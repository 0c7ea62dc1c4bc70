"""The rules of a question: the ids at the start of its class's docstring."""

from __future__ import annotations

import re
from typing import Final

from hotelier.kernel.frames import Frame

NUMBER: Final = r"(?:\d+|[A-Z])\.[A-Z]?\d+"
CITED: Final = re.compile(rf"((?:[A-Z]+-)?{NUMBER})(?: \(\d\))?(?:, )?")
"""A list of ids such as `HK-4.1 (1), 13.2`; later ones may omit the prefix of the book."""


def rules_of_question(frame: type[Frame]) -> list[str]:
    """Return the rules of a question, the most important first.

    The docstring of a frame begins with their ids.
    """
    text = frame.__doc__ or ""
    found: list[str] = []
    at = 0
    while cited := CITED.match(text, at):
        book = found[-1].split("-")[0] if found else ""
        found.append(cited[1] if "-" in cited[1] else f"{book}-{cited[1]}")
        at = cited.end()
    return found
