"""The contract between a game and everything above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hotelier.kernel.codec import Codec
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import Action, Random
from hotelier.kernel.options import Option, Presets, Value, choose

Last = tuple[Any, dict[str, Any]] | None
"""An earlier state of the same game, and its public view."""


@dataclass(frozen=True)
class Outcome:
    """How a finished game ended: why, with which scores, and where they came from."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the winner(s); equal ranks share a place."""
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    """Per seat, points by source; they add up to the score."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its tables and its functions. Everything above the rules goes through here."""

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
    """An empty state for so many seats and these options: what a position is decoded into."""
    setup: Callable[[int, Mapping[str, Value]], Any]
    """The start of a game, settled on its first question."""
    outcome: Callable[[Any], Outcome]
    """The outcome of a finished state."""
    redact: Callable[[Any, int | None], Any]
    imagine: Callable[[Any, Random], Any]
    public: Callable[[Any, Last], dict[str, Any]]
    """What anybody may be shown, a spectator too, as JSON data. Parts that are as they were in an
    earlier view may be the same objects as there: whoever hands one in changes neither."""
    own: Callable[[Any, int, dict[str, Any]], dict[str, Any]]
    """Where a seat's view differs from the public one, which is handed in: values by path (see
    `put`). The paths are the same throughout a game."""
    same_own: Callable[[Any, Any, int], bool]
    """Whether `own` of two states is the same for a seat, if their public views are marked alike;
    False where it is not worth the search."""
    complete: Callable[[int, dict[str, Any], Mapping[str, Value]], dict[str, Any]]
    """Fill in what a hand-written position leaves out: seats, fields, options."""
    check: Callable[[Any], None]
    """Raise BrokenRecord when a state breaks an invariant."""
    cards: Any = None
    """The cards and boards that it is played with, for a game whose figures can be replaced."""
    data: str = ""
    """The name of these figures where they are not the printed ones; records name it too."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may be shown, as JSON data."""
        found = self.public(state, None)
        if seat is not None:
            for path, value in self.own(state, seat, found).items():
                put(found, path, value)
        return found

    def check_seats(self, seats: object) -> int:
        """The seat count, or an error that says what would be right."""
        if type(seats) is not int or seats not in self.seats:
            raise Unreadable(
                "bad-seats", value=seats, game=self.name, low=self.seats[0], high=self.seats[-1]
            )
        return seats

    def choose_options(self, chosen: Mapping[str, object] | None) -> dict[str, Value]:
        """Every option of the game with its value (see `options.choose`)."""
        if chosen is not None and not isinstance(chosen, Mapping):
            raise Unreadable("not-an-object", where="options", value=chosen)
        return choose(self.options, self.presets, chosen)


def put(data: Any, path: str, value: Any) -> None:
    """Put a value in its place, which a path names: `hand`, `players/2/money`.

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
    """1 for the best score; equal scores share a rank.

    >>> ranks_of([30, 50, 50])
    (3, 1, 1)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
