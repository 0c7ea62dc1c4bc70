"""What has changed in the view of each viewer since it was last shown.

The public view is worked out and compared once for all; of a seat's own there is little. A long
value is told by its parts: `players/2/money` is the money of the third player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

from hotelier.table.table import Table

encode: Final = msgspec.json.Encoder().encode
MARKS: Final = "reconstructed"
"""The public field that what is a seat's own depends on."""
NOTHING: Final = object()
SHORT: Final = 80
"""Up to so many bytes a value is told whole."""
MANY: Final = 16
"""So many entries of dictionaries, of five bytes at least each, are longer."""


@dataclass(slots=True)
class Own:
    """Where a seat's view differs from the public one. Nobody changes the values in it."""

    values: dict[str, Any]
    """By path. The paths are the same throughout a game."""
    near: frozenset[str]
    """The paths, and the places that they lead through."""
    places: frozenset[str]
    """These places."""


@dataclass(slots=True)
class Shown:
    """What those who watch a table were last shown. Nobody changes the values in it."""

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, Own] = field(default_factory=dict)
    """By seat."""
    state: Any = None
    """The state that was last shown. A game goes on with copies, so it stays as it was."""


@dataclass(slots=True)
class Changes:
    """Values by path, and paths where nothing is any more."""

    told: dict[str, Any] = field(default_factory=dict)
    dropped: list[str] = field(default_factory=list)

    def compare(self, path: str, old: Any, new: Any) -> None:
        """Note how a value that is another than before has changed."""
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
    """Whether a list or dictionary is told whole; for many it is plain that it is not."""
    if type(value) is dict:
        surely_long = len(value) >= MANY
    else:
        surely_long = value and type(value[0]) is dict and len(value[0]) * len(value) >= MANY
    return not surely_long and len(encode(value)) <= SHORT


def show_public(shown: Shown, view: dict[str, Any]) -> Changes:
    """What has changed in the public view; from now on this one counts as shown."""
    changes = Changes()
    before, shown.public = shown.public, view
    if list(before) == list(view):  # as nearly always
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
    """What has changed where a seat's view is its own; anew where the place around it is."""
    before = shown.own.get(seat)
    shown.own[seat] = now = owned(own, before)
    known = {} if before is None else before.values
    told = {path: value for path, value in own.items() if value != known.get(path, NOTHING)}
    return told_anew(now, public, told)


def owned(values: dict[str, Any], before: Own | None) -> Own:
    """A seat's own values, at the paths that they had before if there were any."""
    if before is not None:
        return Own(values, before.near, before.places)
    places = around(tuple(values))
    return Own(values, places.union(values), places)


def told_anew(own: Own, public: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What is told, and a seat's own where the place around it is told to all."""
    if not own.places or public.keys().isdisjoint(own.places):
        return told
    anew = public.keys() & own.places
    return told | {path: value for path, value in own.values.items() if anew & around((path,))}


@lru_cache(maxsize=1 << 10)
def around(paths: tuple[str, ...]) -> frozenset[str]:
    """The places that paths lead through.

    >>> sorted(around(("hand", "players/2/money")))
    ['players', 'players/2']
    """
    found = set()
    for path in paths:
        parts = path.split("/")
        found |= {"/".join(parts[:count]) for count in range(1, len(parts))}
    return frozenset(found)


def fields(told: dict[str, Any]) -> bytes:
    """Values by path as the inside of a JSON object."""
    return encode(told)[1:-1]


class News:
    """The news for each viewer after one change of the game."""

    def __init__(self, shown: Shown, game: Table) -> None:
        self.shown = shown
        self.game = game
        self.before, shown.state = shown.state, game.state
        last = None if self.before is None else (self.before, shown.public)
        self.view = game.public(last)
        self.mover = self.view["to_move"]
        self.changes = show_public(shown, self.view)
        self.marked = MARKS in self.changes.told
        """Whether what is a seat's own may be another for its marks alone."""
        self.common = fields(self.changes.told)

    def for_viewer(self, seat: int | None) -> bytes:
        """What changed for a viewer, as the inside of a JSON object."""
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
                return self.common  # as for most viewers of most moves
            told = self._show_legal(seat, own) if is_asked else told_anew(own, public, {})
        common = self.common
        if not public.keys().isdisjoint(values):
            common = fields({path: value for path, value in public.items() if path not in values})
        mine = fields(told)
        return common + b"," + mine if common and mine else common or mine

    def _show_legal(self, seat: int, own: Own) -> dict[str, Any]:
        """What to tell a seat of whose own at most the legal actions are others."""
        legal = self.game.legal_for(seat) if seat == self.mover else []
        told: dict[str, Any] = {}
        if legal != own.values["legal"]:
            own = self.shown.own[seat] = owned({**own.values, "legal": legal}, own)
            told["legal"] = legal
        return told_anew(own, self.changes.told, told)
