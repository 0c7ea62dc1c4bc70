"""Observations that are encoded on first access.

Encoding a view costs almost as much as a decision, and some callers need only the mask. So an
observation stores its place in the history and is encoded on first access. The result does not
depend on the time of access. Apart from that it is an ordinary dict.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from typing import Any, Final

from hotelier.env.past import Past

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"


class Seen(dict[str, Any]):
    """A dict with `observation` and `action_mask`.

    It has no constructor, because that would take longer than everything else. The creator sets the
    mask and these attributes.
    """

    __slots__ = ("pack", "past", "ply")
    past: Past
    ply: int
    """Number of actions before the observation."""
    pack: Callable[[Any], Any]
    """Encodes the agent's view of a position."""

    def __missing__(self, key: str) -> Any:
        if key != OBSERVATION:
            raise KeyError(key)
        found = self[OBSERVATION] = self.pack(self.past.at(self.ply))
        del self.past  # releases the history if this is the last reference
        return found

    def whole(self) -> Seen:
        """Encode the observation and return self."""
        self[OBSERVATION]
        return self

    def __contains__(self, key: object) -> bool:
        return key in (OBSERVATION, MASK)

    def __len__(self) -> int:
        return 2

    def __iter__(self) -> Iterator[str]:
        return super(Seen, self.whole()).__iter__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]  # the type of dict.keys() is private
        return super(Seen, self.whole()).keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return super(Seen, self.whole()).values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return super(Seen, self.whole()).items()

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self else default  # noqa: SIM401  # encodes lazily

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def __eq__(self, other: object) -> bool:
        return self.copy() == other

    __hash__ = None  # like dict

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
