"""Learn Hotel-König against random moves with REINFORCE, using only NumPy.

    python examples/learn.py [--batches 30] [--games 40] [--trials 400] [--seed 1]

The policy is a softmax over the scores of the legal actions. A score is a weighted sum of features
of the chain that the action is about, with weights for each kind of action. After a batch of games
the actions of good games become more likely, those of bad games less likely. In about a minute the
policy wins more than 70 % of its games, up from one half.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from hotelier import env

STEP = 300.0
"""Learning rate: step of the weights after a batch."""


class Policy:
    """A softmax policy with weights for each kind of action."""

    def __init__(self, setting: env.Setting, seed: int) -> None:
        verbs = [action.verb for action in setting.table.actions]
        kinds = {verb: number for number, verb in enumerate(dict.fromkeys(verbs))}
        self.layout = setting.layout
        self.kinds = np.array([kinds[verb] for verb in verbs])
        self.chains = np.array([getattr(action, "chain", -1) for action in setting.table.actions])
        """Kind and chain of each action, by the number of the action; chain -1 means none."""
        self.rng = np.random.default_rng(seed)
        self.weights = np.zeros((len(kinds), FEATURES))

    def features(self, observation: Any, actions: Any) -> Any:
        """Return the features of the legal actions, one row each."""
        seen = self.layout.split(observation)
        chains = self.chains[actions]
        own, other = seen["shares"] / 10
        columns = [seen["size"] / 10, seen["price"] / 500, seen["stock"] / 25, own, other]
        rows = np.ones((len(actions), FEATURES))
        rows[:, 1:] = np.array(columns)[:, chains].T * (chains >= 0)[:, None]
        return rows

    def odds(self, rows: Any, kinds: Any) -> Any:
        """Return the probability of each legal action."""
        scores = (self.weights[kinds] * rows).sum(1)
        found = np.exp(scores - scores.max())
        return found / found.sum()


FEATURES = 6
"""Number of features: 1, then size, price, bank's, own and other's shares of the chain."""
Move = tuple[Any, Any, Any]
"""A decision: features and kinds of the legal actions, and the gradient of their scores."""


def play(game: Any, policy: Policy, learner: str, seed: int) -> tuple[float, list[Move]]:
    """Play a game against random moves. Return the learner's reward and its decisions."""
    game.reset(seed=seed)
    moves: list[Move] = []
    while not any(game.terminations.values()):
        seen, _, _, _, info = game.last()
        actions = info["actions"]
        chosen = 0
        if game.agent_selection != learner:
            chosen = int(policy.rng.integers(len(actions)))
        elif len(actions) > 1:
            rows, kinds = policy.features(seen["observation"], actions), policy.kinds[actions]
            odds = policy.odds(rows, kinds)
            chosen = int(policy.rng.choice(len(actions), p=odds))
            moves.append((rows, kinds, (np.arange(len(actions)) == chosen) - odds))
        game.step(actions[chosen])
    return game.rewards[learner], moves


def learn(game: Any, policy: Policy, games: int, seed: int) -> None:
    """Play a batch of games, each seat in turn, and update the weights."""
    agents = game.possible_agents
    played = [play(game, policy, agents[each % 2], seed + each) for each in range(games)]
    rewards = np.array([reward for reward, _ in played])
    leads = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
    slope = np.zeros_like(policy.weights)
    for lead, (_, moves) in zip(leads, played, strict=True):
        for rows, kinds, push in moves:
            np.add.at(slope, kinds, rows * push[:, None] * lead)
    policy.weights += STEP * slope / sum(len(moves) for _, moves in played)


def wins(game: Any, policy: Policy, games: int, seed: int) -> float:
    """Return the share of games that the policy wins, each seat in turn; a tie counts half."""
    agents = game.possible_agents
    rewards = [play(game, policy, agents[each % 2], seed + each)[0] for each in range(games)]
    return float(np.mean((np.sign(rewards) + 1) / 2))


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Learn, print the progress, and return the shares of games won."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in (("batches", 30), ("games", 40), ("trials", 400), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=value)
    asked = parser.parse_args(arguments)
    game = env.aec("hotel-koenig", seats=2, reward="score")
    policy = Policy(game.setting, asked.seed)
    found = []
    for batch in range(asked.batches + 1):
        if batch % 10 == 0 or batch == asked.batches:
            found.append(wins(game, policy, asked.trials, seed=1_000_000))
            print(f"after {batch * asked.games:5} games: wins {found[-1]:.1%} against random moves")
        if batch < asked.batches:
            learn(game, policy, asked.games, seed=batch * asked.games)
    return found


if __name__ == "__main__":
    main()
