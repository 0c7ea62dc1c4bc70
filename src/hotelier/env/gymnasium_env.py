"""Gymnasium: one seat learns, bots play the others; alone or many games side by side.

Importing this module registers `hotelier/HotelKoenig-v0` and `hotelier/GrandAustriaHotel-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from hotelier.bots import Bot, ask, make_bot
from hotelier.env.play import Play, Setting
from hotelier.env.rendering import HUMAN, RENDER_MODES, picture
from hotelier.env.rewards import reward_of
from hotelier.env.spaces import ActionSpace, observation_space, observed_as
from hotelier.kernel.errors import IllegalAction, Unreadable
from hotelier.kernel.frames import OVER

RAISE: Final = "raise"
LOSE: Final = "lose"
ILLEGAL: Final = (RAISE, LOSE)
"""What an illegal action leads to: an error, or the end of the game with a reward of -1."""

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat of one of our games, against bots."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as its base class says
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "hotel-koenig",
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        seats: int | None = None,
        reward: str = "rank",
        observation: str = "flat",
        illegal: str = RAISE,
        render_mode: str | None = None,
        lang: str = "en",
        **options: str | int,
    ) -> None:
        named = {name.replace("__", "."): value for name, value in options.items()}
        self.setting: Final = Setting(game, seats, named)
        if seat not in range(self.setting.seats):
            raise Unreadable("no-such-seat", where="seat", seat=seat, seats=self.setting.seats)
        check_word("illegal", illegal, ILLEGAL)
        check_word("render_mode", render_mode or HUMAN, RENDER_MODES)
        self.seat: Final = seat
        self.opponents: Final = opponents_of(opponents, self.setting.seats)
        self.reward: Final = reward_of(reward)
        self.illegal: Final = illegal
        self.render_mode = render_mode
        self.lang: Final = lang
        self._observed: Final = observed_as(self.setting.layout, observation)
        self.observation_space = observation_space(self.setting, observation)
        self.action_space = ActionSpace(len(self.setting.table))
        self.play: Final = Play(self.setting)
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the same seed gives the same dice, cards and opponents."""
        super().reset(seed=seed)
        self.play.restart(int(self.np_random.integers(1 << 62)))
        others = [each for each in range(self.setting.seats) if each != self.seat]
        name = self.setting.game.name
        self.bots = {
            other: make_bot(name, bot, int(self.np_random.integers(1 << 62)))
            for other, bot in zip(others, self.opponents, strict=True)
        }
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the others, until this seat is asked again or the game is over."""
        play = self.play
        try:
            play.act(action)
        except IllegalAction:
            if self.illegal == RAISE:
                raise
            return self._seen(), -1.0, True, False, self._info()
        self._others_play()
        over = play.seat == OVER
        reward = 0.0
        if over:
            reward = self.reward(self.setting.game.outcome(play.state))[self.seat]
        return self._seen(), reward, over, False, self._info()

    def _others_play(self) -> None:
        play = self.play
        while play.seat not in (self.seat, OVER):
            chosen = ask(self.bots[play.seat], play.state)
            play.act(play.table.index(chosen))
        if self.render_mode == HUMAN:
            self.render()

    def _seen(self) -> Observation:
        seen: Any = self.play.observe(self.seat)
        return {
            "observation": self._observed(seen) if self._observed else seen,
            "action_mask": self.play.mask.copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.play.mask.copy()}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as booleans: what maskable learners ask for."""
        return self.play.mask.view(np.bool_)

    def render(self) -> Any:
        """The table as this seat sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        setting = self.setting
        names = [f"player_{seat}" for seat in range(setting.seats)]
        text = picture(setting.game, self.play.state, setting.options, self.seat, names, self.lang)
        if self.render_mode == HUMAN:
            print(text)
            return None
        return text


def check_word(name: str, value: str, choices: Sequence[str]) -> None:
    """Refuse a value that is none of those that a setting has."""
    if value not in choices:
        raise Unreadable("bad-option-value", name=name, value=value, choices=[*choices])


def opponents_of(named: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots of the other seats in their order; a single name stands for all of them."""
    found = (named,) * (seats - 1) if isinstance(named, str) else tuple(named)
    if len(found) != seats - 1:
        raise Unreadable("wrong-bot-count", found=len(found), seats=seats - 1)
    return found


def vector_env(
    count: int, processes: bool, settings: dict[str, Any]
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """So many seats side by side, in this process or each in one of its own."""

    def make() -> SeatEnv:
        return SeatEnv(**settings)

    makers = [make] * count
    if processes:
        return gymnasium.vector.AsyncVectorEnv(makers)
    return gymnasium.vector.SyncVectorEnv(makers)


for _id, _game in (("HotelKoenig", "hotel-koenig"), ("GrandAustriaHotel", "grand-austria-hotel")):
    gymnasium.register(
        f"hotelier/{_id}-v0",
        entry_point="hotelier.env.gymnasium_env:SeatEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # it plays without asking for the mask
    )
