"""Errors in the shape of a request or message: kinds that have a sentence in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from hotelier.server.errors import Refused, bad_request, unstorable

JSON, MISSING, UNKNOWN, KIND, LONG, SHORT, RANGE, CHOICE, OTHER = (
    "json", "missing", "unknown", "kind", "long", "short", "range", "choice", "other",
)  # fmt: skip
SAYABLE: Final = r"^[^\x00]*$"
"""Texts without NUL, which some databases cannot store."""

PYDANTIC: Final = {
    "json_invalid": JSON, "missing": MISSING, "extra_forbidden": UNKNOWN,
    "string_too_long": LONG, "too_long": LONG, "string_too_short": SHORT, "too_short": SHORT,
    "greater_than": RANGE, "greater_than_equal": RANGE, "less_than": RANGE,
    "less_than_equal": RANGE, "literal_error": CHOICE, "enum": CHOICE,
}  # fmt: skip
"""Kinds of pydantic errors; all that end in _type or _parsing mean a wrong type."""

MSGSPEC: Final = (
    (re.compile(r"missing\srequired\sfield `(?P<field>.*?)`"), MISSING),
    (re.compile(r"unknown\sfield `(?P<field>.*?)`"), UNKNOWN),
    (re.compile(r"length <="), LONG),
    (re.compile(r"length >="), SHORT),
    (re.compile(r"^Expected `(int|float)` [<>]"), RANGE),
    (re.compile(r"^Invalid (enum )?value"), CHOICE),
    (re.compile(r"^Expected "), KIND),
)
"""Kinds of msgspec errors by their text; the first match counts."""
BRANCH: Final = re.compile(r"(constrained-\w+|literal\[.*\]|str|int|bool|float)$")
"""Parts of a location that pydantic adds for unions."""
PLACE: Final = re.compile(r" - at `\$\.?(?P<place>.*?)`$")


def request_error(first: Mapping[str, Any]) -> Refused:
    """The error for a request, from the first error of pydantic.

    >>> request_error({"type": "missing", "loc": ("body", "seats", 0)}).details["where"]
    'seats.0'
    >>> wrong = {"type": "int_type", "loc": ("body", "sell", "constrained-int")}
    >>> request_error(wrong).details["where"]
    'sell'
    """
    name: str = first["type"]
    if first.get("ctx") == {"pattern": SAYABLE}:
        return unstorable()
    kind = PYDANTIC.get(name, KIND if name.endswith(("_type", "_parsing")) else OTHER)
    where = "" if kind == JSON else ".".join(str(part) for part in inside(first["loc"]))
    choices = choices_in(first["ctx"]["expected"]) if kind == CHOICE else []
    return bad_request(kind, where or "body", choices)


def choices_in(expected: str) -> list[str]:
    """The allowed values, from the text of pydantic.

    >>> choices_in("'me', 'open' or 'bot'")
    ['me', 'open', 'bot']
    """
    return [each.strip("'") for each in expected.replace(" or ", ", ").split(", ")]


def inside(place: Sequence[Any]) -> Sequence[Any]:
    """A location without the part of the request, and without the parts that pydantic adds for
    unions."""
    if len(place) > 2 and BRANCH.match(str(place[-1])):
        place = place[:-1]
    return place[1:] if len(place) > 1 else place


def message_error(error: Exception) -> Refused:
    """The error for a message on a socket, from the error of msgspec."""
    kind, where = JSON, ""
    if isinstance(error, msgspec.ValidationError):
        text = str(error)
        found = PLACE.search(text)
        where = found["place"] if found else ""
        kind = OTHER
        for pattern, name in MSGSPEC:
            if (match := pattern.search(text)) is not None:
                kind = name
                where = ".".join(part for part in (where, match.groupdict().get("field")) if part)
                break
    return Refused("bad-message", kind=kind, where=where or "type")
