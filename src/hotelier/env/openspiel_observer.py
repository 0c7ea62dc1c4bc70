"""OpenSpiel observers of a state: numbers and text, with or without the history."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from hotelier.env.play import Setting
from hotelier.env.private import private_text
from hotelier.kernel.errors import Unreadable

RECALLED: Final = 500
"""Number of decisions in the tensor of an information state."""


class HotelObserver:
    """Observer that writes a player's view as numbers and text, with or without the history."""

    def __init__(self, setting: Setting, wanted: Any, params: object) -> None:
        if params:
            raise Unreadable("bad-option-value", name="params", value=params, choices=["none"])
        self.setting: Final = setting
        self.encoder: Final = setting.encoder()
        self.recall: Final = bool(wanted.perfect_recall)
        self.private: Final = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public: Final = bool(wanted.public_info)
        layout = setting.layout
        size = layout.size + (2 * RECALLED if self.recall else 0)
        self.tensor: Final = np.zeros(size, np.float32)
        self.dict: Final[dict[str, Any]] = {}
        for field in layout:
            start = layout.offsets[field.name]
            self.dict[field.name] = self.tensor[start : start + field.size].reshape(field.shape)
        if self.recall:
            self.dict["decisions"] = self.tensor[layout.size :].reshape(RECALLED, 2)

    def seen(self, state: Any, player: int) -> Any:
        """Return the position to observe. Without private information, it is a spectator's view."""
        position = state.at.state
        if not self.private:
            game = self.setting.game
            position = game.redact(position, None)
        return position

    def set_from(self, state: Any, player: int) -> None:
        """Write a player's view of a state into `tensor`."""
        size = self.setting.layout.size
        packed = self.encoder.encode(self.seen(state, player), player)
        self.tensor[:size] = np.frombuffer(packed, np.int32)
        if self.recall:
            seats = self.setting.seats
            decisions = self.dict["decisions"]
            decisions.fill(0)
            for row, (seat, number) in enumerate(state.at.recalled):
                decisions[row] = ((seat - player) % seats + 1, number + 1)

    def string_from(self, state: Any, player: int) -> str:
        """Return a player's view of a state as text."""
        parts = [str(player)] if self.private else []
        if self.recall and self.public:
            parts.append(str(state))
        if self.private:
            parts.append(private_text(state.at.state, player))
        if not self.recall and self.public:
            self.set_from(state, player)
            parts += [f"{name} {shown.ravel().astype(int).tolist()}"
                      for name, shown in self.dict.items()]  # fmt: skip
        return "\n".join(parts)
