"""PettingZoo AEC environment: several agents that take turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import repeat
from sys import maxsize
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hotelier.env.play import Mask, Play, Setting
from hotelier.env.rendering import HUMAN, RENDER_MODES, picture
from hotelier.env.rewards import reward_of
from hotelier.env.seen import MASK, Seen
from hotelier.env.spaces import ActionSpace, observation_space, observed_as
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import OVER

Observation = dict[str, Any]
INT32: Final = np.dtype(np.int32)


class HotelEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # AECEnv has no types
    """One of our games. The agents `player_0`, `player_1`, ... are the seats in order.

    An agent stays selected while its seat is asked, which may be several times in a turn.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self, setting: Setting, reward: str, observation: str, render_mode: str | None, lang: str
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Unreadable(
                "bad-option-value", name="render_mode", value=render_mode, choices=[*RENDER_MODES]
            )
        self.setting: Final = setting
        name = setting.game.name.replace("-", "_")
        self.metadata = {**type(self).metadata, "name": f"{name}-v0"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.lang: Final = lang
        self.reward: Final = reward_of(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.agent_selection: str = ""
        self._names: Final = tuple(self.possible_agents)
        self._seats: Final = {agent: seat for seat, agent in enumerate(self._names)}
        self._observed: Final = observed_as(setting.layout, observation)
        self.observation_spaces = {
            agent: observation_space(setting, observation) for agent in self._names
        }
        self.action_spaces = {agent: ActionSpace(len(setting.table)) for agent in self._names}
        self.play: Final = Play(setting)
        self._packers: Final = {
            agent: partial(self._pack, seat) for seat, agent in enumerate(self._names)
        }
        """Functions that encode an agent's view of a position."""
        self._waiting: Final = {"action_mask": self.play.no_mask, "actions": []}
        """Info of an agent that is not selected."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. Equal seeds give equal dice and cards."""
        self.play.restart(seed)
        self.agents = list(self._names)
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self._names, self._waiting)
        self._skip_agent_selection = None
        self._select()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the selected agent until none is left, at most `max_iter` times."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Play the action with this number for the selected agent, or None after the end."""
        play = self.play
        if play.seat == OVER or action is None:
            self._was_dead_step(action)
            return
        before = self.agent_selection
        play.act(action)
        seat = play.seat
        if seat == OVER:
            self.infos[before] = self._waiting
            self._finish()
        else:
            self.agent_selection = agent = self._names[seat]
            if agent is not before:
                self.infos[before] = self._waiting
            self.infos[agent] = {"action_mask": play.mask, "actions": play.numbers}
        if self.render_mode == HUMAN:
            self.render()

    def _select(self) -> None:
        agent = self._names[self.play.seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.play.mask, "actions": self.play.numbers}

    def _finish(self) -> None:
        """Set the final rewards. There are no earlier ones, so the cumulative ones are equal."""
        found = self.reward(self.setting.game.outcome(self.play.state))
        self.rewards = dict(zip(self._names, found, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self._names, True)
        self._deads_step_first()

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self._see(agent, self.play.mask) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def observe(self, agent: str) -> Seen:
        """Return the observation of an agent. Its action mask is empty unless it is selected."""
        play = self.play
        return self._see(agent, play.mask if self._seats[agent] == play.seat else play.no_mask)

    def _see(self, agent: str, mask: Mask) -> Seen:
        seen = Seen()
        seen[MASK] = mask
        seen.past = past = self.play.past
        seen.ply = len(past.actions)
        seen.pack = self._packers[agent]
        return seen

    def _pack(self, seat: int, state: Any) -> Any:
        seen: Any = np.frombuffer(self.play.encoder.encode(state, seat), INT32)
        return self._observed(seen) if self._observed else seen

    def render(self) -> str | None:
        """Return the table as the selected agent sees it (`ansi`) or print it (`human`)."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        setting = self.setting
        text = picture(setting.game, self.play.state, setting.options, seat, self._names, self.lang)
        if self.render_mode == HUMAN:
            print(text)
            return None
        return text

    def state(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return the observations of all agents, which is more than any agent may know."""
        return np.concatenate([self.play.observe(seat) for seat in range(self.setting.seats)])

    def close(self) -> None:
        """Do nothing. There are no resources to release."""
