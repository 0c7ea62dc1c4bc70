"""The contract between a game and everything above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hotelier.kernel.codec import Codec
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import Action, Random
from hotelier.kernel.options import Option, Presets, Value, choose

Last = tuple[Any, dict[str, Any]] | None
"""An earlier state of the same game, and its public view."""


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game: reason, scores, ranks, and the sources of the points."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the winner(s); equal ranks share a place."""
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    """By seat: points by source, which add up to the score."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its tables and functions. All layers above the rules use this interface."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...]
    presets: Presets
    rules_version: int
    """Rises exactly when some old record would replay differently."""
    actions: tuple[type[Action], ...]
    """Every kind of action, in the order in which legal lists sort them."""
    codec: Codec
    events: Mapping[str, tuple[str, ...]]
    """Event kind -> the kinds of its args, written like field annotations."""
    state: Callable[[int, Mapping[str, Value]], Any]
    """Create an empty state for these seats and options, to decode a position into."""
    setup: Callable[[int, Mapping[str, Value]], Any]
    """Create the start of a game, settled on its first question."""
    outcome: Callable[[Any], Outcome]
    """Return the outcome of a finished state."""
    redact: Callable[[Any, int | None], Any]
    imagine: Callable[[Any, Random], Any]
    public: Callable[[Any, Last], dict[str, Any]]
    """Return the public view as JSON data. Unchanged parts may be the same objects as in the
    earlier view that was passed in, so the caller must modify neither."""
    own: Callable[[Any, int, dict[str, Any]], dict[str, Any]]
    """Return the values in which a seat's view differs from the given public view, by path (see
    `put`). The paths stay the same throughout a game."""
    same_own: Callable[[Any, Any, int], bool]
    """Return True if `own` is the same for a seat in two states with equal public views. May return
    False if the comparison would be too expensive."""
    complete: Callable[[int, dict[str, Any], Mapping[str, Value]], dict[str, Any]]
    """Fill in the seats, fields and options that a hand-written position omits."""
    check: Callable[[Any], None]
    """Raise BrokenRecord when a state breaks an invariant."""
    cards: Any = None
    """The cards and boards, for a game whose figures can be replaced by house data."""
    earlier: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    """Earlier versions of the rules that can still be played: the option values that stand for
    what has changed since."""
    data: str = ""
    """The name of the house data; empty for the printed figures. Records contain it."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator) as JSON data."""
        found = self.public(state, None)
        if seat is not None:
            for path, value in self.own(state, seat, found).items():
                put(found, path, value)
        return found

    def check_seats(self, seats: object) -> int:
        """Return the seat count, or raise an error that names the allowed counts."""
        if type(seats) is not int or seats not in self.seats:
            raise Unreadable(
                "bad-seats", value=seats, game=self.name, low=self.seats[0], high=self.seats[-1]
            )
        return seats

    def choose_options(self, chosen: Mapping[str, object] | None) -> dict[str, Value]:
        """Return every option of the game with its value (see `options.choose`)."""
        if chosen is not None and not isinstance(chosen, Mapping):
            raise Unreadable("not-an-object", where="options", value=chosen)
        return choose(self.options, self.presets, chosen)


def put(data: Any, path: str, value: Any) -> None:
    """Set the value at a path such as `hand` or `players/2/money`.

    >>> view = {"players": [{"money": 0}, {"money": 0}]}
    >>> put(view, "players/1/money", 60)
    >>> view
    {'players': [{'money': 0}, {'money': 60}]}
    """
    *way, last = path.split("/")
    for step in way:
        data = data[int(step)] if isinstance(data, list) else data[step]
    data[int(last) if isinstance(data, list) else last] = value


def ranks_of(scores: list[Any]) -> tuple[int, ...]:
    """Return the rank of each score: 1 for the best; equal scores share a rank.

    >>> ranks_of([30, 50, 50])
    (3, 1, 1)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
