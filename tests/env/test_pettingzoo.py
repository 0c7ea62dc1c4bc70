"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import warnings
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import hotelier as ht
from hotelier import env
from hotelier.env.pettingzoo_env import HotelEnv
from hotelier.env.seen import Seen
from tests.env.choices import (
    AUSTRIA,
    CHOICES,
    KOENIG,
    MODULE_CHOICES,
    Choice,
    for_each_choice,
    name_of,
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports old names of its own
    from pettingzoo.test import api_test, render_test, seed_test

ANY_CHOICE = [*CHOICES, *MODULE_CHOICES]
NOT_A_BOX = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""It says so about every dict of observation and mask but those of its own environments."""


def make(choice: Choice, **others: Any) -> HotelEnv:
    game, seats, options = choice
    return env.aec(game, seats=seats, **others, **options)


def quietly(choice: Choice, cycles: int, **others: Any) -> None:
    """PettingZoo's test of the interface; any other warning is a failure."""
    with warnings.catch_warnings():
        for text in NOT_A_BOX:
            warnings.filterwarnings("ignore", message=text)
        api_test(make(choice, **others), num_cycles=cycles)


@for_each_choice(CHOICES)
def test_the_interface(choice: Choice) -> None:
    quietly(choice, 150)


@for_each_choice(MODULE_CHOICES)
def test_the_interface_with_modules(choice: Choice) -> None:
    quietly(choice, 20, observation="dict")


@for_each_choice(ANY_CHOICE)
def test_the_same_seed_gives_the_same_game(choice: Choice) -> None:
    seed_test(lambda: make(choice), num_cycles=30 if choice in MODULE_CHOICES else 100)


@for_each_choice([*CHOICES, *(each for each in MODULE_CHOICES if each[2]["aw.modules"] < 10)])
def test_rendering(choice: Choice) -> None:
    render_test(lambda render_mode: make(choice, render_mode=render_mode))


def test_longer_with_every_choice_of_modules(long_factor: int) -> None:
    """Whole games and pictures; a few choices each time, all of them with `--long`."""
    for choice in MODULE_CHOICES[:: 1 if long_factor > 1 else 13]:
        quietly(choice, 300)
        render_test(lambda render_mode, each=choice: make(each, render_mode=render_mode))


def random_game(game: HotelEnv, seed: int) -> list[tuple[str, int]]:
    """Play at random; who was asked in which turn, and the last rewards."""
    rng = np.random.default_rng(seed)
    game.reset(seed=seed)
    asked = []
    for agent in game.agent_iter():
        observation, _, terminated, truncated, info = game.last()
        if terminated or truncated:
            assert observation is not None
            assert not observation["action_mask"].any()
            game.step(None)
            continue
        assert observation is not None
        assert observation["action_mask"] is info["action_mask"]
        asked.append((agent, game.play.state.mover))
        game.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return asked


def test_several_decisions_in_a_turn_keep_the_agent() -> None:
    asked = random_game(env.aec(KOENIG, seats=4), 1)
    in_a_row = sum(before == after for before, after in pairwise(asked))
    assert in_a_row > len(asked) / 3


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_rewards_come_at_the_end_and_add_up_to_nothing(reward: str) -> None:
    game = env.aec(AUSTRIA, seats=3, reward=reward)
    rng = np.random.default_rng(1)
    game.reset(seed=1)
    while not any(game.terminations.values()):
        assert set(game.rewards.values()) == {0}
        game.step(int(rng.choice(game.play.numbers)))
    outcome = game.setting.game.outcome(game.play.state)
    best = max(game.rewards, key=lambda agent: game.rewards[agent])
    assert best == f"player_{outcome.winners[0]}"
    assert sum(game.rewards.values()) == pytest.approx(0)
    if reward == "rank":
        assert game.rewards[best] == 1


def test_only_the_selected_agent_has_actions() -> None:
    game = env.aec(KOENIG, seats=3)
    game.reset(seed=2)
    for agent in game.agents:
        asked = agent == game.agent_selection
        assert game.observe(agent)["action_mask"].any() == asked
        assert bool(game.infos[agent]["actions"]) == asked


def test_illegal_and_unknown_numbers_are_refused_and_change_nothing() -> None:
    game = env.aec(KOENIG, seats=3)
    game.reset(seed=2)
    before = game.play.state.copy()
    wrong = int(np.flatnonzero(game.infos[game.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(ht.IllegalAction, match=r"HK-4\.1"):
        game.step(wrong)
    with pytest.raises(ht.Unreadable, match="179"):
        game.step(179)
    assert game.play.state == before


def test_wrong_words_are_refused() -> None:
    for others in ({"reward": "money"}, {"observation": "picture"}, {"render_mode": "rgb_array"}):
        with pytest.raises(ht.Unreadable):
            env.aec(KOENIG, **others)  # type: ignore[arg-type]
    with pytest.raises(ht.Unreadable):
        env.aec("chess")
    with pytest.raises(ht.Unreadable):
        env.aec(KOENIG, aw__modules=1)


def test_the_names_end_with_a_version() -> None:
    assert str(env.aec(KOENIG)) == "hotel_koenig-v0"
    assert str(env.aec("grand_austria_hotel")) == "grand_austria_hotel-v0"


@pytest.mark.parametrize(
    "choice", [(KOENIG, 4, {}), (AUSTRIA, 3, {"aw.modules": 12345})], ids=name_of
)
def test_an_observation_can_be_looked_at_later(choice: Choice) -> None:
    """It shows the position in which it was made: a step later, in any order, after the game."""
    rng = Random(4)
    game, twin = make(choice), make(choice)
    for each in (game, twin):
        each.reset(seed=4)
    late: list[tuple[Seen, Any]] = []
    for agent in game.agent_iter():
        seen, _, over, _, info = game.last()
        assert isinstance(seen, Seen)
        late.append((seen, twin.observe(agent)["observation"]))
        number = None if over else rng.choice(info["actions"])
        game.step(number)
        twin.step(number)
        if rng.random() < 0.3:
            was, wanted = late.pop()
            assert (was["observation"] == wanted).all()
    game.reset()
    rng.shuffle(late)
    assert len(late) > 100
    for was, wanted in late:
        assert (was["observation"] == wanted).all()


@pytest.mark.parametrize(
    "choice", [(KOENIG, 4, {}), (AUSTRIA, 3, {"aw.modules": 12345})], ids=name_of
)
@pytest.mark.parametrize("way", ["copy", "file"])
def test_a_game_can_be_copied_and_kept(choice: Choice, way: str) -> None:
    """For searches and checkpoints: the twin goes on in the same way and disturbs nobody."""
    game, rng = make(choice), Random(6)
    game.reset(seed=6)
    for _ in range(60):
        game.step(rng.choice(game.infos[game.agent_selection]["actions"]))
    before = game.play.state.copy()
    late = game.observe("player_1")
    twin: HotelEnv = deepcopy(game) if way == "copy" else pickle.loads(pickle.dumps(game))
    assert twin.agent_selection == game.agent_selection
    assert twin.setting.table is game.setting.table
    now = twin.observe("player_1")["observation"].tolist()
    ends = [played_on(twin)]
    assert game.play.state == before
    ends.append(played_on(game))
    assert ends[0] == ends[1]
    assert late["observation"].tolist() == now != ends[0][1]


def played_on(game: HotelEnv) -> tuple[dict[str, float], list[int]]:
    """Play on at random: rewards, and what an agent sees at the end."""
    rng = Random(7)
    while not any(game.terminations.values()):
        game.step(rng.choice(game.infos[game.agent_selection]["actions"]))
    return game.rewards, game.observe("player_1")["observation"].tolist()


def test_sampling_with_a_mask() -> None:
    """Each marked number is as likely, and a seed fixes the samples."""
    space = env.aec(KOENIG).action_space("player_0")
    assert space == gymnasium.spaces.Discrete(179)
    mask = np.zeros(179, np.int8)
    assert space.sample(mask) == 0  # as Gymnasium says
    mask[[3, 50, 178]] = 1
    space.seed(5)
    found = [int(space.sample(mask)) for _ in range(600)]
    space.seed(5)
    assert [int(space.sample(mask)) for _ in range(600)] == found
    assert sorted(set(found)) == [3, 50, 178]
    assert min(found.count(number) for number in set(found)) > 150
    with pytest.raises(AssertionError, match="shape"):
        space.sample(mask[:100])
    with pytest.raises(AssertionError, match="dtype"):
        space.sample(mask.astype(np.int32))
    assert 0 <= space.sample() < 179


def test_an_observation_is_an_ordinary_dict() -> None:
    def seen() -> Seen:
        game = env.aec(KOENIG)
        game.reset(seed=4)
        return game.observe("player_1")

    names = {"observation", "action_mask"}
    assert set(seen()) == set(seen().keys()) == set(dict(seen())) == set({**seen()}) == names
    assert len(seen()) == len(seen().items()) == len(list(seen().values())) == 2
    assert "observation" in seen()
    assert seen().get("observation") is not None
    assert seen().get("other") is None
    with pytest.raises(KeyError):
        seen()["other"]
    assert set(pickle.loads(pickle.dumps(seen()))) == set(deepcopy(seen())) == names
    assert set(seen().copy()) == names
    assert "observation" in repr(seen())
