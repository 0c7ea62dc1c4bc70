"""All that belongs to a state under OpenSpiel's contract: it can be copied, kept and read again."""

from __future__ import annotations

from random import Random
from typing import Any

from hotelier.env.play import find_game
from hotelier.games import game_of


class Position:
    """A position and what led to it: OpenSpiel copies it whole when it clones a state.

    A sampled game gets its luck from a seed that it takes from the seeds of the loaded game when it
    needs one. OpenSpiel makes a new state before it copies another one into it; such a state never
    takes a seed, so that clones do not change the luck of the games that follow.
    """

    __slots__ = ("faces", "luck", "recalled", "said", "seeds", "state")

    def __init__(self, state: Any, seeds: Random | None) -> None:
        self.state = state
        self.seeds = seeds
        """Source of the seed of a sampled game. None once it has, and with explicit chance."""
        self.luck: Random | None = None
        """Random generator of a sampled game."""
        self.faces: tuple[int, ...] = ()
        """The dice of a roll that have fallen already."""
        self.said = ""
        """Public events, line by line."""
        self.recalled: tuple[tuple[int, int], ...] = ()
        """The last decisions: seat and number, -1 where it was secret."""

    def take_seed(self) -> Random | None:
        """The luck of a sampled game from here on; None where chance is a player."""
        if self.seeds is not None:
            self.luck, self.seeds = Random(self.seeds.random()), None
        return self.luck

    def copy(self) -> Position:
        """An independent copy with the same luck."""
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
        """States are kept as positions are written: rules hold functions, which cannot be."""
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
