"""Observations as Gymnasium spaces: flat or scaled vectors, or dicts of arrays by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy import ndarray
from numpy.typing import NDArray

from hotelier.env.layout import Layout, Vector
from hotelier.env.play import INT8, Setting
from hotelier.kernel.errors import Unreadable

FLAT: Final = "flat"
FIELDS: Final = "dict"
SCALED: Final = "scaled"
OBSERVATIONS: Final = (FLAT, FIELDS, SCALED)
AT_ONCE: Final = 64
"""Number of random numbers that are drawn at a time."""
BOOL: Final = np.dtype(np.bool_)


def observed_as(layout: Layout, observation: str) -> Callable[[Vector], Any] | None:
    """Return the function that converts a flat vector to the wanted form, or None if flat."""
    if observation not in OBSERVATIONS:
        raise Unreadable(
            "bad-option-value", name="observation", value=observation, choices=[*OBSERVATIONS]
        )
    return {FLAT: None, FIELDS: layout.split, SCALED: layout.scaled}[observation]


class ActionSpace(spaces.Discrete[np.int64]):
    """Space of the action numbers of a table, with fast sampling under a mask.

    Masked sampling in Gymnasium's own space takes longer than three steps of a game.
    """

    def __init__(self, size: int) -> None:
        self.drawn: list[float] = []
        """Random numbers for the next samples."""
        super().__init__(size)
        self.form: Final = (size,)

    def seed(self, seed: int | None = None) -> int | list[int] | dict[str, int]:
        """Seed the next samples."""
        self.drawn = []
        return super().seed(seed)

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        """Draw a number. With a mask, draw one of the marked numbers."""
        if (
            type(mask) is not ndarray
            or mask.dtype is not INT8
            or mask.shape != self.form
            or probability is not None
        ):
            return super().sample(mask, probability)
        marked = mask.view(BOOL).nonzero()[0]
        try:
            found: np.int64 = marked[int(self.drawn.pop() * marked.size)]
            return found
        except IndexError:  # no number is marked, or the drawn numbers are used up
            self.drawn = self.np_random.random(AT_ONCE).tolist()
        return self.sample(mask) if marked.size else super().sample(mask)


def vector_space(layout: Layout) -> spaces.Box:
    """Return the space of flat vectors."""
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=np.int32)


def observation_space(setting: Setting, observation: str) -> spaces.Dict:
    """Return the space of observations with the mask of legal actions."""
    layout = setting.layout
    shown: spaces.Space[Any] = vector_space(layout)
    if observation == FIELDS:
        shown = spaces.Dict({
            field.name: spaces.Box(field.low, field.high, field.shape, np.int32)
            for field in layout
        })  # fmt: skip
    elif observation == SCALED:
        shown = spaces.Box(*layout.scaled_bounds(), dtype=np.float32)
    mask = spaces.Box(0, 1, (len(setting.table),), np.int8)
    return spaces.Dict({"observation": shown, "action_mask": mask})
