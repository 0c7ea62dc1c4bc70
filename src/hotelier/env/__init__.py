"""Research interfaces: our games as environments for reinforcement learning.

>>> from hotelier import env
>>> game = env.aec("hotel-koenig", seats=3)
>>> game.reset(seed=7)
>>> observation, reward, terminated, truncated, info = game.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((509,), 6)

They need the extra `hotelier[env]`. `import hotelier` does not import its packages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotelier.env.layout import Field, Layout
from hotelier.env.play import Play, Setting
from hotelier.env.rewards import REWARDS
from hotelier.env.tables import ActionTable, action_table

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from hotelier.env.gymnasium_env import SeatEnv
    from hotelier.env.pettingzoo_env import HotelEnv


def aec(
    game: str,
    *,
    seats: int | None = None,
    reward: str = "rank",
    observation: str = "flat",
    render_mode: str | None = None,
    lang: str = "en",
    **options: str | int,
) -> HotelEnv:
    """Create a PettingZoo environment of a game.

    `options` are those of the game. Write a dot in a name as two underscores:
    `aec("grand-austria-hotel", aw__modules=12)`.
    """
    from hotelier.env.pettingzoo_env import HotelEnv

    setting = Setting(game, seats, option_names(options))
    return HotelEnv(setting, reward, observation, render_mode, lang)


def gym(game: str, **settings: Any) -> SeatEnv:
    """Create a Gymnasium environment for one seat of a game. Bots play the other seats.

    >>> seat = gym("hotel-koenig", seats=3, opponents=["greedy", "random"])
    >>> observation, info = seat.reset(seed=7)
    """
    from hotelier.env.gymnasium_env import SeatEnv

    return SeatEnv(game, **settings)


def vector(
    game: str,
    count: int,
    *,
    processes: bool = False,
    autoreset: str = "next_step",
    **settings: Any,
) -> VectorEnv[Any, Any, Any]:
    """Create a vector of such environments, in this process or each in a process of its own.

    `autoreset` determines when the next game begins: `same_step` in the step that ends a game,
    `next_step` in the step after it, `disabled` when the caller resets it.
    """
    from hotelier.env.gymnasium_env import vector_env

    return vector_env(count, processes, autoreset, {"game": game, **settings})


def option_names(keywords: dict[str, str | int]) -> dict[str, str | int]:
    """Convert keyword names to the option names of the games.

    >>> option_names({"aw__modules": 12, "hk.hand_size": 5})
    {'aw.modules': 12, 'hk.hand_size': 5}
    """
    return {name.replace("__", "."): value for name, value in keywords.items()}


__all__ = [
    "REWARDS",
    "ActionTable",
    "Field",
    "Layout",
    "Play",
    "Setting",
    "action_table",
    "aec",
    "gym",
    "vector",
]
