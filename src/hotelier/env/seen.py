"""Observations that are encoded when they are read.

Packing what a seat sees costs almost as much as a decision. Who only wants the mask need not wait
for it: an observation remembers the place in the course of the game, and is packed on first use. It
is the same whenever that is, and in every other way an ordinary dict.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from typing import Any, Final

from hotelier.env.past import Past

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"


class Seen(dict[str, Any]):
    """A dict with `observation` and `action_mask`.

    It has no constructor of its own, which would take longer than all the rest: who makes one sets
    the mask and these fields.
    """

    __slots__ = ("pack", "past", "ply")
    past: Past
    ply: int
    """After how many actions it was made."""
    pack: Callable[[Any], Any]
    """Packs what the agent sees of a position."""

    def __missing__(self, key: str) -> Any:
        if key != OBSERVATION:
            raise KeyError(key)
        found = self[OBSERVATION] = self.pack(self.past.at(self.ply))
        del self.past  # it may be the last to need it
        return found

    def whole(self) -> Seen:
        """The packed observation."""
        self[OBSERVATION]
        return self

    def __contains__(self, key: object) -> bool:
        return key in (OBSERVATION, MASK)

    def __len__(self) -> int:
        return 2

    def __iter__(self) -> Iterator[str]:
        return super(Seen, self.whole()).__iter__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]  # dict's own type has no name
        return super(Seen, self.whole()).keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return super(Seen, self.whole()).values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return super(Seen, self.whole()).items()

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self else default  # noqa: SIM401  # that is what it does

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def __eq__(self, other: object) -> bool:
        return self.copy() == other

    __hash__ = None  # as dicts are

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
