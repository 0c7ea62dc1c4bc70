"""The examples that learn.

A tiny run of the one that needs NumPy alone. Stable-Baselines3 is not installed here, as it needs
PyTorch: `make learn` trains with it. These tests check what MaskablePPO asks of the environment.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from hotelier import env
from hotelier.env.layout import CLIP
from tests.env.choices import KOENIG

EXAMPLES = Path(__file__).parents[2] / "examples"


def load_example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def example() -> Any:
    return load_example("learn")


def test_it_runs_and_tells(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    found = example.main(["--batches", "1", "--games", "3", "--trials", "4"])
    assert len(found) == 2
    assert all(0 <= share <= 1 for share in found)
    told = capsys.readouterr().out
    assert "after     0 games: wins" in told
    assert "after     3 games: wins" in told


def test_what_went_well_becomes_likelier(example: Any) -> None:
    """The slope is that of the expected lead: along it, the odds of the better games rise."""
    game = env.aec(KOENIG, seats=2, reward="score")
    policy = example.Policy(game.setting, 1)
    example.learn(game, policy, 6, 0)
    first = policy.weights.copy()
    assert np.isfinite(first).all()
    assert np.abs(first).max() > 0.01
    _, moves = example.play(game, policy, "player_0", 50)
    for rows, kinds, push in moves:
        assert policy.odds(rows, kinds).sum() == pytest.approx(1)
        assert push.sum() == pytest.approx(0)
        assert 0 < push.max() <= 1


class RandomPolicy:
    """Legal moves at random, asked as Stable-Baselines3 asks a trained policy."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def predict(self, observation: Any, action_masks: Any) -> tuple[Any, None]:
        assert observation.dtype == np.float32
        return self.rng.choice(np.flatnonzero(action_masks)), None


def test_the_environment_is_what_maskable_ppo_needs() -> None:
    """A flat box of floats, discrete actions, and a boolean mask that is never empty."""
    game = load_example("learn_sb3").Investor(1)
    assert isinstance(game.action_space, spaces.Discrete)
    assert np.abs(game.observation_space.high).max() <= CLIP
    observation, _ = game.reset(seed=1)
    policy, over, rewards, first = RandomPolicy(1), False, [], game.lead
    while not over:
        mask = game.action_masks()
        assert (mask.dtype, mask.shape) == (np.bool_, (game.action_space.n,))
        assert mask.any()
        assert game.observation_space.contains(observation)
        observation, reward, over, _, _ = game.step(policy.predict(observation, mask)[0])
        rewards.append(reward)
    assert game.observation_space.contains(observation)
    assert game.action_masks().any()
    assert np.count_nonzero(rewards) > 20
    assert sum(rewards) == pytest.approx((game.lead - first) / 10_000)


def test_the_share_of_wins_of_random_moves_is_one_half() -> None:
    share = load_example("learn_sb3").wins(RandomPolicy(1), 60, 1)
    assert 0.3 < share < 0.7
