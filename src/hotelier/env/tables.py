"""Action tables: a number for every action that an option set can offer.

A table is built from the lists from which the rules pick their legal actions, in the order of
`Game.actions`. So it is complete by construction and does not depend on seats or play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from hotelier.env import austria_actions, koenig_actions
from hotelier.kernel.frames import Action
from hotelier.kernel.game import Game
from hotelier.kernel.options import Value


class ActionTable:
    """Mapping between actions and numbers.

    >>> from hotelier.games import ALL
    >>> table = action_table(ALL["hotel-koenig"], {})
    >>> str(table[5]), table.index(table[5]), len(table)
    ('lay 1F', 5, 179)
    """

    def __init__(self, actions: Iterable[Action]) -> None:
        self._made: Final = tuple(actions)
        self.actions: Final = tuple(dict.fromkeys(self._made))
        """Distinct actions by number."""
        self._numbers: Final = {action: number for number, action in enumerate(self.actions)}
        self.shared: Final = {id(action): self._numbers[action] for action in self._made}
        """Numbers by object identity. Most actions come from shared lists and need no hash."""

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def index(self, action: Action) -> int:
        """Return the number of an action."""
        return self._numbers[action]

    def indices(self, actions: Sequence[Action]) -> list[int]:
        """Return the numbers of several actions."""
        return [self._numbers[action] for action in actions]

    @property
    def fingerprint(self) -> str:
        """Short hash that changes whenever the table changes."""
        return sha256("\n".join(map(str, self.actions)).encode()).hexdigest()[:12]


_BUILDERS: Final[dict[str, Callable[[Any], list[Action]]]] = {
    "hotel-koenig": koenig_actions.actions,
    "grand-austria-hotel": austria_actions.actions,
}
"""Functions that list the actions of each game. Equal actions may occur more than once."""


def action_table(game: Game, options: Mapping[str, object]) -> ActionTable:
    """Return the action table of a game with these options. Equal options share one table."""
    chosen = game.choose_options(options)
    return _table(game, tuple(chosen.items()))


@lru_cache(maxsize=256)
def _table(game: Game, chosen: tuple[tuple[str, Value], ...]) -> ActionTable:
    rules = game.state(game.seats[0], dict(chosen)).options
    order = {cls: place for place, cls in enumerate(game.actions)}
    return ActionTable(sorted(_BUILDERS[game.name](rules), key=lambda each: order[type(each)]))
