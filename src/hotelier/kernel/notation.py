"""Write actions as text and read them: a verb and one word per field, `lay 9F`.

Fields are ints. A type alias names their meaning (`tile: Tile`), and a game's *alphabet* lists the
keys of each alias. A field that is a plain `int` is written as a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from inspect import get_annotations
from typing import Any

from hotelier.kernel.errors import UnreadableAction

Alphabet = Mapping[str, Sequence[str]]


_FIELDS: dict[Any, dict[str, str]] = {}


def fields_of(cls: Any) -> dict[str, str]:
    """Return field names of a class with the text of their annotations, base classes first."""
    if cls not in _FIELDS:
        _FIELDS[cls] = {
            name: kind
            for base in reversed(cls.__mro__)
            for name, kind in get_annotations(base).items()
            if not kind.startswith("ClassVar")
        }
    return _FIELDS[cls]


def write(action: Any, secret: bool = False) -> str:
    """Return the notation of an action; with `secret`, `?` replaces every field."""
    try:
        return " ".join(_words(action, secret))
    except LookupError as error:
        raise UnreadableAction("no-such-action", text=repr(action)) from error


def _words(action: Any, secret: bool) -> list[str]:
    words: list[str] = [action.verb]
    for name, kind in fields_of(type(action)).items():
        value = getattr(action, name)
        keys = action.alphabet.get(kind)
        if secret:
            words.append("?")
        elif isinstance(value, tuple):
            inner = action.alphabet.get(item_kind(kind))
            words.extend(str(item) if inner is None else inner[item] for item in value)
        else:
            words.append(str(value) if keys is None else keys[value])
    return words


def item_kind(kind: str) -> str:
    """Return `Tile` for `tuple[Tile, ...]` and `list[Tile]`; an empty text for anything else."""
    if kind.startswith("tuple[") and kind.endswith(", ...]"):
        return kind[6:-6]
    return kind[5:-1] if kind.startswith("list[") else ""


@lru_cache(maxsize=1 << 13)  # a replay reads the same few hundred texts again and again
def read(text: str, actions: tuple[Any, ...]) -> Any:
    """Return the action that a text names; case and spacing do not matter.

    A last field that is a tuple takes all remaining words.
    """
    words = text.split()
    verbs: dict[str, Any] = {cls.verb: cls for cls in actions}
    if not words:
        raise UnreadableAction("empty-action", verbs=sorted(verbs))
    cls = verbs.get(words[0].casefold())
    if cls is None:
        near = get_close_matches(words[0].casefold(), verbs, 1)
        raise UnreadableAction(
            "unknown-verb", text=text, verb=words[0], near=near[0] if near else "",
            verbs=sorted(verbs),
        )  # fmt: skip
    kinds = list(fields_of(cls).items())
    rest = words[1:]
    values: list[Any] = []
    for place, (_, kind) in enumerate(kinds):
        inner = item_kind(kind)
        if inner:
            values.append(tuple(read_word(word, inner, cls, text) for word in rest[place:]))
        elif place < len(rest):
            values.append(read_word(rest[place], kind, cls, text))
    takes_all = bool(kinds) and bool(item_kind(kinds[-1][1]))
    if len(values) < len(kinds) or (len(rest) > len(kinds) and not takes_all):
        raise UnreadableAction(
            "wrong-number-of-words", text=text, verb=cls.verb, expected=len(kinds), found=len(rest),
            fields=[name for name, _ in kinds],
        )  # fmt: skip
    return cls(*values)


def read_word(word: str, kind: str, cls: Any, text: str) -> int:
    """Return the int that a word stands for in a field of this kind."""
    keys = cls.alphabet.get(kind)
    if keys is None:
        if not (word.isascii() and word.isdigit() and len(word) <= 9):
            raise UnreadableAction("not-a-number", text=text, word=word, verb=cls.verb)
        return int(word)
    folded = [key.casefold() for key in keys]
    if word.casefold() not in folded:
        near = get_close_matches(word.casefold(), folded, 1)
        raise UnreadableAction(
            "unknown-word", text=text, word=word, verb=cls.verb, kind=kind,
            near=keys[folded.index(near[0])] if near else "", keys=list(keys),
        )  # fmt: skip
    return folded.index(word.casefold())
