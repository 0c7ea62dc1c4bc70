"""Diffs: the changes of each viewer's view since the last message.

The public view is compared once for all viewers; a seat's private part is small. A long value is
sent in parts: `players/2/money` is the money of the third player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

from hotelier.table.table import Table

encode: Final = msgspec.json.Encoder().encode
MARKS: Final = "reconstructed"
"""The public field that private values depend on."""
NOTHING: Final = object()
SHORT: Final = 80
"""Values up to this many bytes are sent whole."""
MANY: Final = 16
"""Dictionaries with this many entries, of at least five bytes each, are longer than that."""


@dataclass(slots=True)
class Own:
    """The private part of a seat's view. Its values are never modified."""

    values: dict[str, Any]
    """Values by path. The paths stay the same throughout a game."""
    near: frozenset[str]
    """The paths and their prefixes."""
    places: frozenset[str]
    """The prefixes alone."""


@dataclass(slots=True)
class Shown:
    """The views that were last sent. Their values are never modified."""

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, Own] = field(default_factory=dict)
    """Private parts by seat."""
    state: Any = None
    """The state that was last sent. A game continues with copies, so this one does not change."""


@dataclass(slots=True)
class Changes:
    """A diff: values by path, and paths that are gone."""

    told: dict[str, Any] = field(default_factory=dict)
    dropped: list[str] = field(default_factory=list)

    def compare(self, path: str, old: Any, new: Any) -> None:
        """Add the difference between two unequal values."""
        kind = type(new)
        in_parts = (kind is dict or kind is list) and kind is type(old) and not is_short(new)
        if not in_parts:
            self.told[path] = new
        elif kind is dict:
            self._compare_dicts(path, old, new)
        elif len(old) == len(new):
            for place, value in enumerate(new):
                before = old[place]
                if value is not before and value != before:
                    self.compare(f"{path}/{place}", before, value)
        else:
            self.told[path] = new

    def _compare_dicts(self, path: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        if not old.keys() <= new.keys():
            self.dropped += [f"{path}/{key}" for key in old if key not in new]
        for key, value in new.items():
            before = old.get(key, NOTHING)
            if value is before:
                continue
            if before is NOTHING:
                self.told[f"{path}/{key}"] = value
            elif value != before:
                self.compare(f"{path}/{key}", before, value)


def is_short(value: Any) -> bool:
    """True if a list or dictionary is sent whole; large ones are detected without encoding."""
    if type(value) is dict:
        surely_long = len(value) >= MANY
    else:
        surely_long = value and type(value[0]) is dict and len(value[0]) * len(value) >= MANY
    return not surely_long and len(encode(value)) <= SHORT


def show_public(shown: Shown, view: dict[str, Any]) -> Changes:
    """The diff of the public view, which becomes the last one sent."""
    changes = Changes()
    before, shown.public = shown.public, view
    if list(before) == list(view):  # the usual case
        for name, value, old in zip(view, view.values(), before.values(), strict=True):
            if value is not old and value != old:
                changes.compare(name, old, value)
        return changes
    for name, value in view.items():
        old = before.get(name, NOTHING)
        if old is NOTHING:
            changes.told[name] = value
        elif value != old:
            changes.compare(name, old, value)
    changes.dropped += [name for name in before if name not in view]
    return changes


def show_own(
    shown: Shown, seat: int, own: dict[str, Any], public: dict[str, Any]
) -> dict[str, Any]:
    """The diff of a seat's private part, including values whose public surroundings are sent
    again."""
    before = shown.own.get(seat)
    shown.own[seat] = now = owned(own, before)
    known = {} if before is None else before.values
    told = {path: value for path, value in own.items() if value != known.get(path, NOTHING)}
    return told_anew(now, public, told)


def owned(values: dict[str, Any], before: Own | None) -> Own:
    """A seat's private values, at their former paths if it had any."""
    if before is not None:
        return Own(values, before.near, before.places)
    places = around(tuple(values))
    return Own(values, places.union(values), places)


def told_anew(own: Own, public: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """A diff, with the private values whose public surroundings it replaces."""
    if not own.places or public.keys().isdisjoint(own.places):
        return told
    anew = public.keys() & own.places
    return told | {path: value for path, value in own.values.items() if anew & around((path,))}


@lru_cache(maxsize=1 << 10)
def around(paths: tuple[str, ...]) -> frozenset[str]:
    """All proper prefixes of these paths.

    >>> sorted(around(("hand", "players/2/money")))
    ['players', 'players/2']
    """
    found = set()
    for path in paths:
        parts = path.split("/")
        found |= {"/".join(parts[:count]) for count in range(1, len(parts))}
    return frozenset(found)


def fields(told: dict[str, Any]) -> bytes:
    """Values by path, encoded as the inside of a JSON object."""
    return encode(told)[1:-1]


class News:
    """The diffs for all viewers after one change of the game."""

    def __init__(self, shown: Shown, game: Table) -> None:
        self.shown = shown
        self.game = game
        self.before, shown.state = shown.state, game.state
        last = None if self.before is None else (self.before, shown.public)
        self.view = game.public(last)
        self.mover = self.view["to_move"]
        self.changes = show_public(shown, self.view)
        self.marked = MARKS in self.changes.told
        """True if private values may differ because of this field alone."""
        self.common = fields(self.changes.told)

    def for_viewer(self, seat: int | None) -> bytes:
        """The diff for a viewer, as the inside of a JSON object."""
        if seat is None:
            return self.common
        game, public = self.game, self.changes.told
        own = self.shown.own.get(seat)
        if own is None or self.marked or not game.game.same_own(self.before, game.state, seat):
            values = game.own(seat, self.view)
            told = show_own(self.shown, seat, values, public)
        else:
            values = own.values
            is_asked = seat == self.mover or bool(values["legal"])
            if not is_asked and public.keys().isdisjoint(own.near):
                return self.common  # the usual case
            told = self._show_legal(seat, own) if is_asked else told_anew(own, public, {})
        common = self.common
        if not public.keys().isdisjoint(values):
            common = fields({path: value for path, value in public.items() if path not in values})
        mine = fields(told)
        return common + b"," + mine if common and mine else common or mine

    def _show_legal(self, seat: int, own: Own) -> dict[str, Any]:
        """The diff for a seat of whose private part at most the legal actions have changed."""
        legal = self.game.legal_for(seat) if seat == self.mover else []
        told: dict[str, Any] = {}
        if legal != own.values["legal"]:
            own = self.shown.own[seat] = owned({**own.values, "legal": legal}, own)
            told["legal"] = legal
        return told_anew(own, self.changes.told, told)
