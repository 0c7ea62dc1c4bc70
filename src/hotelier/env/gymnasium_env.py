"""Gymnasium environments for one seat. Bots play the others. Single or vectorised.

Importing this module registers `hotelier/HotelKoenig-v1` and `hotelier/GrandAustriaHotel-v1`. Their
version 0 has observations of unscaled ints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from hotelier.bots import Bot, ask, make_bot
from hotelier.env.play import Mask, Play, Setting
from hotelier.env.rendering import HUMAN, RENDER_MODES, picture
from hotelier.env.rewards import reward_of
from hotelier.env.spaces import FLAT, SCALED, ActionSpace, observation_space, observed_as
from hotelier.kernel.errors import IllegalAction, Unreadable
from hotelier.kernel.frames import OVER

RAISE: Final = "raise"
LOSE: Final = "lose"
ILLEGAL: Final = (RAISE, LOSE)
"""Consequence of an illegal action: an exception, or the end of the game with a reward of -1."""

AUTORESETS: Final = {
    "next_step": gymnasium.vector.AutoresetMode.NEXT_STEP,
    "same_step": gymnasium.vector.AutoresetMode.SAME_STEP,
    "disabled": gymnasium.vector.AutoresetMode.DISABLED,
}
"""Start of the next game in a vector: in the step after the end, in the last step, or never."""

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """Environment of one seat of a game, against bots."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so in the base class
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
        observation: str = SCALED,
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
        self._mask_when_over: Final = self.play.no_mask.copy()
        self._mask_when_over[0] = 1

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. The seed fixes dice, cards and opponents."""
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
        """Play an action, then the opponents, until this seat moves again or the game is over."""
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
            play.carry_out(ask(self.bots[play.seat], play.state))
        if self.render_mode == HUMAN:
            self.render()

    def _seen(self) -> Observation:
        seen: Any = self.play.observe(self.seat)
        return {
            "observation": self._observed(seen) if self._observed else seen,
            "action_mask": self._mask().copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask().copy()}

    def _mask(self) -> Mask:
        """Return the mask of legal actions.

        After the end of the game, action 0 is marked although it cannot be played. A masked
        distribution needs at least one action, also in the step in which a vector resets the game.
        """
        return self._mask_when_over if self.play.seat == OVER else self.play.mask

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the legal actions as booleans, in the form that MaskablePPO expects."""
        return self._mask().view(np.bool_)

    def render(self) -> Any:
        """Return the table as this seat sees it (`ansi`) or print it (`human`)."""
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
    """Raise `Unreadable` if a setting does not have this value."""
    if value not in choices:
        raise Unreadable("bad-option-value", name=name, value=value, choices=[*choices])


def opponents_of(named: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the bots of the other seats in order. A single name stands for all of them."""
    found = (named,) * (seats - 1) if isinstance(named, str) else tuple(named)
    if len(found) != seats - 1:
        raise Unreadable("wrong-bot-count", found=len(found), seats=seats - 1)
    return found


def vector_env(
    count: int, processes: bool, autoreset: str, settings: dict[str, Any]
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Create a vector of environments, in this process or each in a process of its own."""
    check_word("autoreset", autoreset, list(AUTORESETS))

    def make() -> SeatEnv:
        return SeatEnv(**settings)

    makers = [make] * count
    mode = AUTORESETS[autoreset]
    if processes:
        return gymnasium.vector.AsyncVectorEnv(makers, autoreset_mode=mode)
    return gymnasium.vector.SyncVectorEnv(makers, autoreset_mode=mode)


for _name, _game in (("HotelKoenig", "hotel-koenig"), ("GrandAustriaHotel", "grand-austria-hotel")):
    for _version, _observation in enumerate((FLAT, SCALED)):
        gymnasium.register(
            f"hotelier/{_name}-v{_version}",
            entry_point="hotelier.env.gymnasium_env:SeatEnv",
            kwargs={"game": _game, "observation": _observation},
            disable_env_checker=True,  # the checker ignores the action mask
        )
