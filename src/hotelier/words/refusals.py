"""Sentences for errors: the reason is the id of a message, the details are its values."""

from __future__ import annotations

import json
from errno import errorcode
from typing import Any, Final, TypeGuard

from hotelier.games.grand_austria_hotel.cards import POLITICS, POLITICS_KEYS
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import refusal
from hotelier.kernel.game import Game
from hotelier.kernel.notation import read
from hotelier.words.catalogue import FALLBACK, Value, knows, message_id, say, say_list, say_name
from hotelier.words.grand_austria_hotel.effects import condition_text
from hotelier.words.journal import Happened, Told
from hotelier.words.phrases import bare

NONE: Final = "none"
"""Value in place of nothing, for messages to select on."""
LONGEST_LIST: Final = 16
LONGEST_TEXT: Final = 60
LONGEST_PATH: Final = 300
LONG: Final = ("path", "url", "why")
"""Details that are shortened at the front."""
LARGEST_NUMBER: Final = 10**15
QUOTED: Final = ("found", "value", "wanted")
"""Details that quote user data. Texts get quotes, so that “3” does not look like 3."""
ALTERNATIVES: Final = ("choices", "keys", "verbs")
"""Details that list possible values: one *or* the other."""
SYSTEM_REASONS: Final = (
    "ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS", "ENAMETOOLONG",
)  # fmt: skip
"""File errors, by the name of the system's error."""
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "guest": ("guest",), "card": ("staff",), "good": ("good",), "lowest": ("good", "guest"),
    "first": ("good",), "second": ("good",), "tile": ("tile",), "celebrity": ("celebrity",),
    "entrance": ("entrance",), "token": ("token",), "ballroom": ("ballroom",),
    "colour": ("diecolour",), "rehearsal": ("rehearsal",), "row": ("dancerow",),
    "source": ("origin", "guest", "staff", "tile", "celebrity", "entrance", "token"),
}  # fmt: skip
"""Details that hold a key of Grand Austria Hotel, with the kinds of names to search."""


def explain(error: HotelierError, lang: str = FALLBACK) -> str:
    """Say what was refused, what would be right, and by which rule.

    >>> from hotelier.kernel.errors import IllegalAction
    >>> explain(IllegalAction("no-stock", "HK-9.2", chain="Luxor", text="buy Luxor"))
    'The bank has no Luxor share left. (HK-9.2)'
    """
    sentence = _sentence(error, lang)
    if not error.rule:
        return bare(sentence)
    return bare(say("error-with-rule", lang, sentence=sentence, rule=error.rule))


def why(game: Game, state: Any, action: object, lang: str = FALLBACK) -> Told | None:
    """Say why an action (or its notation) is not legal, and by which rule. None if it is legal.

    `state` is what the asked seat may know (`hotelier.redact`), so that no reason reveals a secret.
    """
    made = read(action, game.actions) if isinstance(action, str) else action
    error = refusal(state, made)
    return None if error is None else Told(bare(_sentence(error, lang)), error.rule)


def _sentence(error: HotelierError, lang: str) -> str:
    values: dict[str, Value] = {"near": NONE}
    for detail, value in error.details.items():
        values[detail] = readable(detail, value, lang)
        values[f"{detail}-count"] = len(value) if isinstance(value, list | tuple) else 1
    name = message_id("error", error.reason)
    if knows(name):
        return say(name, lang, **values)
    return clean(f"{error.reason} {values}", LONGEST_PATH)  # a reason from outside this package


def readable(name: str, value: object, lang: str) -> Value:
    """Write a detail of an error: short, printable, never empty."""
    if isinstance(value, HotelierError):
        return _sentence(value, lang)
    if isinstance(value, Happened):
        return value.text(lang)
    if isinstance(value, OSError):
        return system_reason(value, lang)
    if name in QUOTED:
        return value if _is_plain_number(value) else as_json(value, lang)
    if isinstance(value, list | tuple):
        return shortened(value, "or" if name in ALTERNATIVES else "standard", lang)
    if _is_plain_number(value):
        return value
    if isinstance(value, str) and name in NAMED:
        return named(name, value, lang)
    return as_text(value, LONGEST_PATH if name in LONG else LONGEST_TEXT) or NONE


def system_reason(error: OSError, lang: str) -> str:
    """Say why a file could not be used. A rare reason is quoted from the system."""
    code = errorcode.get(error.errno or 0, "")
    if code in SYSTEM_REASONS:
        return say(message_id("os-error", code.lower()), lang)
    return as_text(error.strerror or "") or NONE


def named(detail: str, key: str, lang: str) -> str:
    """Replace a key by its name, if it has one."""
    for kind in NAMED[detail]:
        if knows(message_id("grand-austria-hotel", kind, key)):
            return say_name(f"grand-austria-hotel-{kind}", key, lang)
    if detail == "card" and key in POLITICS_KEYS:
        return condition_text(POLITICS[POLITICS_KEYS.index(key)].condition, lang)
    return as_text(key) or NONE


def _is_plain_number(value: object) -> TypeGuard[int]:
    return type(value) is int and abs(value) < LARGEST_NUMBER


def shortened(items: list[object] | tuple[object, ...], style: str, lang: str) -> str:
    """Write a list as text. Of a long one, the first few values and the last."""
    texts = [as_text(item) for item in items]
    if len(texts) > LONGEST_LIST:
        return ", ".join([*texts[:3], "…", texts[-1]])
    return say_list(texts, lang, style) or NONE


def as_text(value: object, most: int = LONGEST_TEXT) -> str:
    """Write a value as it prints itself."""
    try:
        return clean(str(value), most)
    except ValueError:  # a number with thousands of digits
        return "…"


def as_json(value: object, lang: str) -> str:
    """Write user data: a text in our quotes, anything else as JSON."""
    if isinstance(value, str):
        return say("quoted", lang, text=clean(value))
    try:
        return clean(json.dumps(value, ensure_ascii=False, default=str))
    except (TypeError, ValueError, RecursionError):
        return "…"


def clean(text: str, most: int = LONGEST_TEXT) -> str:
    """Remove control characters and shorten."""
    text = "".join(mark if mark.isprintable() else "�" for mark in text[: most + 1])
    return text if len(text) <= most else text[: most - 1] + "…"
