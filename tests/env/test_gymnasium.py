"""Gymnasium's own checks, and a seat against bots."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hotelier as ht
from hotelier import env
from hotelier.env.gymnasium_env import SeatEnv
from hotelier.env.layout import CLIP
from hotelier.env.play import Setting
from tests.env.choices import AUSTRIA, CHOICES, KOENIG, plays

NAMES = ["hotelier/HotelKoenig-v1", "hotelier/GrandAustriaHotel-v1"]


@pytest.mark.parametrize("observation", ["flat", "dict", "scaled"])
def test_gymnasium_s_check_passes(observation: str) -> None:
    """The check plays without looking at the mask, so an illegal action must end the game."""
    for name in NAMES:
        made: Any = gymnasium.make(
            name, seats=2, illegal="lose", observation=observation, render_mode="ansi"
        )
        check_env(made.unwrapped)


PACKED = ("question", "due")
"""Fields in which a number may stand for a set of rooms, which is clipped."""


def test_scaled_observations_are_small_and_lose_nothing() -> None:
    """The bounds of unscaled ones go up to a million."""
    for choice in CHOICES:
        layout = Setting(*choice).layout
        low, high = layout.scaled_bounds()
        assert max(np.abs(low).max(), np.abs(high).max()) <= CLIP
        for game in plays(choice, 2):
            flat = game.observe(max(game.seat, 0))
            scaled = layout.scaled(flat)
            assert scaled.dtype == np.float32
            assert ((low <= scaled) & (scaled <= high)).all()
            seen = layout.split(scaled)
            clipped = [field.name for field in layout if np.abs(seen[field.name]).max() == CLIP]
            assert set(clipped) <= set(PACKED), choice


def test_numbers_without_a_bound_have_a_usual_value() -> None:
    for choice in CHOICES:
        for field in Setting(*choice).layout:
            assert field.scale < 1000 or field.name in ("money", "price"), field.name


def play(seat: SeatEnv, seed: int) -> tuple[float, int]:
    """A random game: the sum of rewards, and how often the seat was asked."""
    rng = np.random.default_rng(seed)
    observation, info = seat.reset(seed=seed)
    total, asked, over = 0.0, 0, False
    while not over:
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert seat.play.seat == seat.seat
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = seat.step(action)
        assert not truncated
        total += reward
        asked += 1
    return total, asked


@pytest.mark.parametrize("game", [KOENIG, AUSTRIA])
def test_a_random_seat_loses_against_greedy_ones(game: str) -> None:
    seat = env.gym(game, seats=3, seat=1, opponents="greedy")
    games = [play(seat, seed) for seed in range(3)]
    assert sum(total for total, _ in games) < 0
    assert play(seat, 1) == games[1]  # opponents come from the seed, too


def test_bots_are_checked() -> None:
    for wrong in ({"opponents": ["random"]}, {"seat": 4}, {"illegal": "cry"},
                  {"render_mode": "rgb_array"}):  # fmt: skip
        with pytest.raises(ht.Unreadable):
            env.gym(KOENIG, seats=4, **wrong)
    with pytest.raises(ht.Unreadable):
        env.gym(KOENIG, seats=2, opponents="nobody").reset()


def test_illegal_actions() -> None:
    seat = env.gym(KOENIG, seats=2)
    _, info = seat.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ht.IllegalAction):
        seat.step(wrong)
    forgiving = env.gym(KOENIG, seats=2, illegal="lose")
    forgiving.reset(seed=1)
    _, reward, over, _, _ = forgiving.step(wrong)
    assert (reward, over) == (-1.0, True)


def test_it_can_be_made_by_name() -> None:
    for name in NAMES:
        made: Any = gymnasium.make(name, seats=2)
        observation, info = made.reset(seed=1)
        assert observation["observation"].dtype == np.float32
        assert info["action_mask"].any()
        assert (made.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        with pytest.warns(DeprecationWarning, match="v1"):
            old: Any = gymnasium.make(name.replace("v1", "v0"), seats=2)
        assert old.reset(seed=1)[0]["observation"].dtype == np.int32


def test_a_name_with_its_module_needs_no_import() -> None:
    code = (
        "import gymnasium; "
        "made = gymnasium.make('hotelier.env.gymnasium_env:hotelier/HotelKoenig-v1', seats=2); "
        "print(made.reset(seed=1)[0]['observation'].shape)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "(493,)\n"


@pytest.mark.parametrize(
    ("processes", "autoreset"),
    [(False, "next_step"), (False, "same_step"), (True, "next_step"), (True, "same_step")],
)
def test_many_side_by_side(processes: bool, autoreset: str) -> None:
    """Each game is its own. The next one begins by itself, and every mask has a legal action."""
    rng = np.random.default_rng(1)
    seats = env.vector(KOENIG, 3, processes=processes, autoreset=autoreset, seats=2)
    try:
        observations, infos = seats.reset(seed=1)
        assert observations["observation"].shape == (3, env.Setting(KOENIG, 2, {}).layout.size)
        masks = observations["action_mask"]
        finished = 0
        for _ in range(150):
            assert masks.any(axis=1).all()  # torch's Categorical refuses a mask without an action
            chosen = [rng.choice(np.flatnonzero(mask)) for mask in masks]
            observations, _, over, _, infos = seats.step(np.array(chosen))
            masks = observations["action_mask"]
            finished += int(over.sum())
            if over.any() and autoreset == "same_step":
                ended = int(over.argmax())
                last = infos["final_obs"][ended]
                assert (last["observation"] != observations["observation"][ended]).any()
                assert masks[ended].sum() > 1
        assert finished >= 2
    finally:
        seats.close()


def test_an_unknown_autoreset_is_refused() -> None:
    with pytest.raises(ht.Unreadable, match="autoreset"):
        env.vector(KOENIG, 2, autoreset="sometimes")


def test_after_the_game_the_mask_has_an_action_that_cannot_be_played() -> None:
    seat = env.gym(KOENIG, seats=2)
    play(seat, 1)
    assert np.flatnonzero(seat.action_masks()).tolist() == [0]
    with pytest.raises(ht.IllegalAction):
        seat.step(0)


def test_games_side_by_side_are_the_games_by_themselves() -> None:
    """A game of a vector shows and gives what the same seed and actions give alone."""
    rng = np.random.default_rng(2)
    many = env.vector(KOENIG, 2, seats=2, opponents="greedy", reward="score")
    alone = [env.gym(KOENIG, seats=2, opponents="greedy", reward="score") for _ in range(2)]
    observations, _ = many.reset(seed=5)  # and the next one 6
    firsts = [seat.reset(seed=seed)[0] for seat, seed in zip(alone, (5, 6), strict=True)]
    over = np.zeros(2, np.bool_)
    rewards = np.zeros(2)
    while not over.any():
        for place, single in enumerate(firsts):
            assert (observations["observation"][place] == single["observation"]).all()
            assert (observations["action_mask"][place] == single["action_mask"]).all()
        chosen = [rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]]
        observations, rewards, over, cut, _ = many.step(np.array(chosen))
        assert not cut.any()
        found = [seat.step(action) for seat, action in zip(alone, chosen, strict=True)]
        firsts = [each[0] for each in found]
        assert [each[1] for each in found] == rewards.tolist()
        assert [each[2] for each in found] == over.tolist()
    assert rewards.any()
    many.close()


def test_a_seat_can_be_copied() -> None:
    """A copy goes on as the original would: with the same luck, against the same bots."""
    seat = env.gym(KOENIG, seats=3, opponents=["greedy", "random"])
    _, info = seat.reset(seed=3)
    for _ in range(10):
        *_, info = seat.step(info["action_mask"].argmax())
    twin = deepcopy(seat)
    ends = []
    for each in (twin, seat):
        over, reward, mask = False, 0.0, info["action_mask"]
        while not over:
            _, reward, over, _, last = each.step(mask.argmax())
            mask = last["action_mask"]
        ends.append((reward, each.play.observe(0).tolist()))
    assert ends[0] == ends[1]
