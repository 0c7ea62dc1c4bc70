"""Measure the speed of the environments, next to the bare engine and to other libraries.

    python -m bench.environments [--seconds 0.1] [--rounds 15] [--json]

An AEC loop as PettingZoo's documents write it: `agent_iter`, `last`, a random legal action, `step`.
Everything takes turns in short slices on one core, processor time is measured, and the median of
the rounds counts. Ours has its figures in four ways of playing:

- from the list: the action is picked from `info["actions"]`, as the bare engine's loop does it;
- from the mask: it is picked from `action_mask` with NumPy, as it must be elsewhere;
- sampled: by `action_space(agent).sample(mask)`, as PettingZoo's pages do it;
- looking: from the mask, and every observation is packed, which otherwise waits to be looked at.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from hotelier import env
from hotelier.arena.speed import spin_seconds
from hotelier.games import ALL
from hotelier.kernel.frames import play_at_random

OURS: dict[str, tuple[str, dict[str, Any]]] = {
    "hotel-koenig": ("hotel-koenig", {}),
    "grand-austria-hotel": ("grand-austria-hotel", {}),
    "grand-austria-hotel, all modules": ("grand-austria-hotel", {"aw.modules": 12345}),
}
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
SPIEL = ("connect_four", "hearts", "gin_rummy", "backgammon", "python_tic_tac_toe")
SEATS = 4
BOOL = np.dtype(np.bool_)
Loop = Callable[[Random], int]
"""Function that plays a game and returns the number of its decisions."""


def bare(game: str, options: dict[str, Any]) -> Loop:
    """Make a player of the bare engine."""
    kind = ALL[game]
    chosen = kind.choose_options(options)
    return lambda rng: play_at_random(kind.setup(SEATS, chosen), rng)


def from_list(made: Any) -> Loop:
    """Make a player of our environment that picks from the list of legal actions."""

    def loop(rng: Random) -> int:
        made.reset(seed=rng.randrange(1 << 30))
        decisions, random = 0, rng.random
        for _ in made.agent_iter():
            _, _, over, cut, info = made.last()
            if over or cut:
                made.step(None)
                continue
            actions = info["actions"]
            made.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return loop


def from_mask(made: Any, look: bool = False) -> Loop:
    """Make a player of a PettingZoo environment that picks from the mask."""

    def loop(rng: Random) -> int:
        made.reset(seed=rng.randrange(1 << 30))
        decisions, random = 0, rng.random
        for _ in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            if look:
                seen["observation"]
            legal = seen["action_mask"].view(BOOL).nonzero()[0]
            made.step(legal.item(int(random() * legal.size)))
            decisions += 1
        return decisions

    return loop


def by_sample(made: Any) -> Loop:
    """Make a player of a PettingZoo environment that samples the action space, as its docs do."""

    def loop(rng: Random) -> int:
        made.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for agent in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            made.step(made.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return decisions

    return loop


def spiel(game: Any) -> Loop:
    """Make a player of an OpenSpiel game, stepped from Python, with chance sampled here."""

    def loop(rng: Random) -> int:
        state = game.new_initial_state()
        decisions, random = 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(numbers, odds)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return loop


def contestants() -> dict[str, Loop]:
    """Return everything that is measured, by name."""
    found: dict[str, Loop] = {}
    for name, (game, options) in OURS.items():
        made = env.aec(game, seats=SEATS, **options)
        found[f"{name}: bare"] = bare(game, options)
        found[f"{name}: AEC, from the list"] = from_list(made)
        found[f"{name}: AEC, from the mask"] = from_mask(made)
        found[f"{name}: AEC, sampled"] = by_sample(made)
        found[f"{name}: AEC, looking"] = from_mask(made, look=True)
    import importlib

    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers its Python games

    import hotelier.env.openspiel  # noqa: F401  # registers our games

    for name in CLASSIC:
        module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
        found[f"PettingZoo {name}"] = from_mask(module.env().unwrapped)
        found[f"PettingZoo {name}, sampled"] = by_sample(module.env().unwrapped)
    for name in SPIEL:
        found[f"OpenSpiel {name}"] = spiel(pyspiel.load_game(name))
    for name in ("python_hotel_koenig", "python_grand_austria_hotel"):
        found[f"OpenSpiel {name}"] = spiel(pyspiel.load_game(f"{name}(players={SEATS})"))
    return found


def measure(loops: dict[str, Loop], seconds: float, rng: Random) -> dict[str, float]:
    """Measure one round: decisions per second of each."""
    found = {}
    for name, loop in loops.items():
        decisions, begin = 0, process_time()
        while (took := process_time() - begin) < seconds or not decisions:
            decisions += loop(rng)
        found[name] = decisions / took
    return found


def report(rounds: list[dict[str, float]], spins: list[float]) -> dict[str, Any]:
    """Summarize the rounds: medians, and our ratios to the bare engine."""
    rates = {name: median(each[name] for each in rounds) for name in rounds[0]}
    shares = {
        name: median(each[name] / each[f"{name.partition(':')[0]}: bare"] for each in rounds)
        for name in rounds[0]
        if ": AEC" in name
    }
    return {"spin_ms": median(spins), "decisions_per_second": rates, "share_of_bare": shares}


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    loops = contestants()
    rounds, spins = [], []
    for number in range(asked.rounds):
        spins.append(spin_seconds() * 1000)
        rounds.append(measure(loops, asked.seconds, Random(number)))
    found = report(rounds, spins)
    if asked.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{asked.rounds} rounds, spin loop {found['spin_ms']:.0f} ms\n")
    for name, rate in found["decisions_per_second"].items():
        share = found["share_of_bare"].get(name)
        print(f"{rate:12,.0f} decisions/s  {name}" + (f"  ({share:.2f} of bare)" if share else ""))


if __name__ == "__main__":
    main()
