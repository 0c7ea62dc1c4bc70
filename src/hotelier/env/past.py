"""History of a game, from which any earlier position can be restored.

Observations are encoded lazily and need the position of their time. A copy at every step would cost
a fifth of the step. Recording the actions costs almost nothing. A late access replays some of them.
"""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.frames import play

APART: Final = 32
"""Number of actions between two stored positions."""


class Past:
    """One game from its start to its current position."""

    __slots__ = ("actions", "kept", "now", "recalled")

    def __init__(self, state: Any) -> None:
        self.now: Final = state
        """Current position, which changes as the game is played."""
        self.actions: Final[list[Any]] = []
        """Actions so far, including chance."""
        self.kept: Final[list[Any]] = [state.copy()]
        """Positions after 0, 32, ... actions, stored on demand."""
        self.recalled: tuple[int, Any] = (0, self.kept[0].copy())
        """Last restored position with its ply. The next access is likely to continue from it."""

    def at(self, ply: int) -> Any:
        """Return the position after this many actions. The caller must not modify it."""
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
