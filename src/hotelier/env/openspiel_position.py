"""Contents of a state under OpenSpiel's contract. They can be copied, pickled and restored."""

from __future__ import annotations

from random import Random
from typing import Any

from hotelier.env.play import find_game
from hotelier.games import game_of


class Position:
    """A position with its history. OpenSpiel copies it as a whole when it clones a state.

    A sampled game takes its seed from the seeds of the loaded game on first use. To clone a state,
    OpenSpiel creates a new one and copies the old one into it. The new one takes no seed, so clones
    do not change the luck of later games.
    """

    __slots__ = ("faces", "luck", "recalled", "said", "seeds", "state")

    def __init__(self, state: Any, seeds: Random | None) -> None:
        self.state = state
        self.seeds = seeds
        """Source of the seed. None after the seed is taken, and with explicit chance."""
        self.luck: Random | None = None
        """Random generator of a sampled game."""
        self.faces: tuple[int, ...] = ()
        """Faces of the current roll so far."""
        self.said = ""
        """Public events, line by line."""
        self.recalled: tuple[tuple[int, int], ...] = ()
        """Last decisions: seat, and number of the action or -1 if it was secret."""

    def take_seed(self) -> Random | None:
        """Return the random generator of a sampled game, or None with explicit chance."""
        if self.seeds is not None:
            self.luck, self.seeds = Random(self.seeds.random()), None
        return self.luck

    def copy(self) -> Position:
        """Return an independent copy with the same luck."""
        twin = Position(self.state.copy(), None)
        luck = self.take_seed()
        if luck is not None:
            twin.luck = Random()
            twin.luck.setstate(luck.getstate())
        twin.faces, twin.said, twin.recalled = self.faces, self.said, self.recalled
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state in its encoded form, because rules contain functions."""
        state = self.state
        game = game_of(state)
        written = game.codec.encode_state(state)
        head = (game.name, state.seats, dict(state.options.chosen), written)
        return read_position, (*head, self.take_seed(), self.faces, self.said, self.recalled)


def read_position(
    name: str, seats: int, options: dict[str, Any], written: dict[str, Any], *others: Any
) -> Position:
    """Restore a pickled `Position`."""
    game = find_game(name)
    state = game.state(seats, options)
    game.codec.decode_state(written, state)
    found = Position(state, None)
    found.luck, found.faces, found.said, found.recalled = others
    return found
