"""Observations as Gymnasium spaces: flat vectors, or dicts of arrays by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from hotelier.env.layout import Layout, Vector
from hotelier.env.play import Setting
from hotelier.kernel.errors import Unreadable

FLAT: Final = "flat"
FIELDS: Final = "dict"
OBSERVATIONS: Final = (FLAT, FIELDS)


def observed_as(layout: Layout, observation: str) -> Callable[[Vector], Any] | None:
    """What becomes of a flat vector before it is handed out; None = nothing."""
    if observation not in OBSERVATIONS:
        raise Unreadable(
            "bad-option-value", name="observation", value=observation, choices=[*OBSERVATIONS]
        )
    return layout.split if observation == FIELDS else None


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
