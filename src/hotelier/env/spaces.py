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
"""Count of random numbers that are drawn at a time."""
BOOL: Final = np.dtype(np.bool_)


def observed_as(layout: Layout, observation: str) -> Callable[[Vector], Any] | None:
    """Find the function that turns a flat vector into the wanted form. None: it is that form."""
    if observation not in OBSERVATIONS:
        raise Unreadable(
            "bad-option-value", name="observation", value=observation, choices=[*OBSERVATIONS]
        )
    return {FLAT: None, FIELDS: layout.split, SCALED: layout.scaled}[observation]


class ActionSpace(spaces.Discrete[np.int64]):
    """The numbers of a table. It samples with a mask much faster than Gymnasium's own space,
    which takes longer for it than three steps of a game."""

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
        """Draw a number, one of the marked ones if there is a mask."""
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
        except IndexError:  # nothing is marked, or no drawn number is left
            self.drawn = self.np_random.random(AT_ONCE).tolist()
        return self.sample(mask) if marked.size else super().sample(mask)


def vector_space(layout: Layout) -> spaces.Box:
    """The space of flat vectors."""
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=np.int32)


def observation_space(setting: Setting, observation: str) -> spaces.Dict:
    """The space of what an agent sees: the observation and the mask of its legal actions."""
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
