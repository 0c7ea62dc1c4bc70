"""Observations as Gymnasium spaces: flat vectors, or dicts of arrays by field."""

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
OBSERVATIONS: Final = (FLAT, FIELDS)
AT_ONCE: Final = 64
"""How many random numbers are drawn at once."""
BOOL: Final = np.dtype(np.bool_)


def observed_as(layout: Layout, observation: str) -> Callable[[Vector], Any] | None:
    """What becomes of a flat vector before it is handed out; None = nothing."""
    if observation not in OBSERVATIONS:
        raise Unreadable(
            "bad-option-value", name="observation", value=observation, choices=[*OBSERVATIONS]
        )
    return layout.split if observation == FIELDS else None


class ActionSpace(spaces.Discrete[np.int64]):
    """The numbers of a table. Sampling with a mask, which takes Gymnasium longer than three steps
    of a game, is quick here; all else is as there."""

    def __init__(self, size: int) -> None:
        self.drawn: list[float] = []
        """Random numbers for the next samples."""
        super().__init__(size)
        self.form: Final = (size,)

    def seed(self, seed: int | None = None) -> int | list[int] | dict[str, int]:
        """Samples from here on are fixed by the seed."""
        self.drawn = []
        return super().seed(seed)

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        """A number at random, one of the marked ones if there is a mask."""
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
        except IndexError:  # nothing is marked, or all that was drawn is used up
            self.drawn = self.np_random.random(AT_ONCE).tolist()
        return self.sample(mask) if marked.size else super().sample(mask)


def vector_space(layout: Layout) -> spaces.Box:
    """The space of flat vectors."""
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=np.int32)


def observation_space(setting: Setting, observation: str) -> spaces.Dict:
    """What an agent is shown: the observation and the mask of its legal actions."""
    layout = setting.layout
    shown: spaces.Space[Any] = vector_space(layout)
    if observation == FIELDS:
        shown = spaces.Dict({
            field.name: spaces.Box(field.low, field.high, field.shape, np.int32)
            for field in layout
        })  # fmt: skip
    mask = spaces.Box(0, 1, (len(setting.table),), np.int8)
    return spaces.Dict({"observation": shown, "action_mask": mask})
