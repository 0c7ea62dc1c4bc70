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
class Shown:
    """What those who watch a table were last shown. Nobody changes the values in it."""

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By seat and path: where its view differs from the public one."""
    state: Any = None
    """The state that was last shown. A game goes on with copies, so it stays as it was."""


@dataclass(slots=True)
class Changes:
    """Values by path, as JSON texts, and paths where nothing is any more."""

    told: dict[str, bytes] = field(default_factory=dict)
    dropped: list[str] = field(default_factory=list)

    def compare(self, path: str, old: Any, new: Any) -> None:
        """Note how a value that is another than before has changed."""
        long = is_surely_long(new)
        text = b"" if long else encode(new)
        if (long or len(text) > SHORT) and type(old) is type(new):
            if isinstance(new, dict):
                self._compare_dicts(path, old, new)
                return
            if isinstance(new, list) and len(old) == len(new):
                for place, value in enumerate(new):
                    before = old[place]
                    if value is not before and value != before:
                        self.compare(f"{path}/{place}", before, value)
                return
        self.told[path] = text or encode(new)

    def _compare_dicts(self, path: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        if not old.keys() <= new.keys():
            self.dropped += [f"{path}/{key}" for key in old if key not in new]
        for key, value in new.items():
            before = old.get(key, NOTHING)
            if value is before:
                continue
            if before is NOTHING:
                self.told[f"{path}/{key}"] = encode(value)
            elif value != before:
                self.compare(f"{path}/{key}", before, value)


def is_surely_long(value: Any) -> bool:
    """Whether a value need not be put into JSON to see that it is long."""
    if type(value) is list and value and type(value[0]) is dict:
        return len(value[0]) * len(value) >= MANY
    return type(value) is dict and len(value) >= MANY


def show_public(shown: Shown, view: dict[str, Any]) -> Changes:
    """What has changed in the public view; from now on this one counts as shown."""
    changes = Changes()
    before, shown.public = shown.public, view
    if list(before) == list(view):  # as nearly always
        for (name, value), old in zip(view.items(), before.values(), strict=True):
            if value is not old and value != old:
                changes.compare(name, old, value)
        return changes
    for name, value in view.items():
        old = before.get(name, NOTHING)
        if old is NOTHING:
            changes.told[name] = encode(value)
        elif value != old:
            changes.compare(name, old, value)
    changes.dropped += [name for name in before if name not in view]
    return changes


def show_own(
    shown: Shown, seat: int, own: dict[str, Any], public: dict[str, bytes]
) -> dict[str, bytes]:
    """What has changed where a seat's view is its own; anew where the place around it is."""
    before = shown.own.get(seat, {})
    shown.own[seat] = own
    told = {
        path: encode(value) for path, value in own.items() if value != before.get(path, NOTHING)
    }
    return told_anew(own, public, told)


def told_anew(
    own: dict[str, Any], public: dict[str, bytes], told: dict[str, bytes]
) -> dict[str, bytes]:
    """What is told, and a seat's own where the place around it is told to all."""
    places = around(tuple(own))
    if not places or public.keys().isdisjoint(places):
        return told
    anew = public.keys() & places
    for path, value in own.items():
        if anew & around((path,)):
            told[path] = encode(value)
    return told


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


@lru_cache(maxsize=1 << 10)
def near(paths: tuple[str, ...]) -> frozenset[str]:
    """Paths, and the places that they lead through."""
    return around(paths).union(paths)


def fields(told: dict[str, bytes]) -> bytes:
    """Values by path as the inside of a JSON object."""
    return b",".join([b"%b:%b" % (quoted(path), text) for path, text in told.items()])


@lru_cache(maxsize=1 << 12)
def quoted(path: str) -> bytes:
    """A path as a JSON text; there are not many."""
    return encode(path)


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
        self.common = fields(self.changes.told)

    def for_viewer(self, seat: int | None) -> bytes:
        """What changed for a viewer, as the inside of a JSON object."""
        if seat is None:
            return self.common
        public = self.changes.told
        known = self.shown.own.get(seat)
        if known is not None and self._is_same(seat):
            if (
                seat != self.mover
                and not known["legal"]
                and public.keys().isdisjoint(near(tuple(known)))
            ):
                return self.common  # as for most viewers of most moves
            own, told = self._show_legal(seat, known)
        else:
            own = self.game.own(seat, self.view)
            told = show_own(self.shown, seat, own, public)
        common = self.common
        if not public.keys().isdisjoint(own):
            common = fields({path: text for path, text in public.items() if path not in own})
        mine = fields(told)
        return common + b"," + mine if common and mine else common or mine

    def _is_same(self, seat: int) -> bool:
        """Whether a seat's own is as it was shown, but for its legal actions."""
        game = self.game
        return MARKS not in self.changes.told and game.game.same_own(self.before, game.state, seat)

    def _show_legal(
        self, seat: int, known: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, bytes]]:
        """A seat's own where at most its legal actions are others, and what to tell of it."""
        legal = self.game.legal_for(seat) if seat == self.mover else []
        told: dict[str, bytes] = {}
        if legal != known["legal"]:
            known = self.shown.own[seat] = {**known, "legal": legal}
            told["legal"] = encode(legal)
        return known, told_anew(known, self.changes.told, told)
