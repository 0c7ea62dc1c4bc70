"""The course of a game: any earlier position can be had again.

An observation that nobody has looked at yet needs the position in which it was made. A copy at
every step would cost a fifth of the step; to note what happened costs next to nothing, and who
looks late waits for some moves to be played again.
"""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.frames import play

APART: Final = 32
"""Number of actions between two positions that are kept."""


class Past:
    """One game from its start to where it is now."""

    __slots__ = ("actions", "kept", "now", "recalled")

    def __init__(self, state: Any) -> None:
        self.now: Final = state
        """The position of the game, which goes on being played."""
        self.actions: Final[list[Any]] = []
        """Actions so far, chance included."""
        self.kept: Final[list[Any]] = [state.copy()]
        """The position after 0, 32, ... actions, as far as it was needed."""
        self.recalled: tuple[int, Any] = (0, self.kept[0].copy())
        """The last position that was had again: the next one is likely to follow."""

    def at(self, ply: int) -> Any:
        """The position after so many actions; to be read, not to be played with."""
        if ply == len(self.actions):
            return self.now
        begin, state = self.recalled
        if not 0 <= ply - begin < APART:
            place = min(ply // APART, len(self.kept) - 1)
            begin, state = place * APART, self.kept[place].copy()
        for number in range(begin, ply):
            if number == len(self.kept) * APART:
                self.kept.append(state.copy())
            play(state, self.actions[number])
        self.recalled = (ply, state)
        return state
