"""Tune a bot's weights: `python -m hotelier.arena.tuning --minutes 8 --out FOLDER`.

Every generation is saved in FOLDER/evolution.json, and the same command resumes from there.
Positions from the games are appended to FOLDER/positions.jsonl. At the end, FOLDER/result.json
contains the weights found. It compares their score on new deals with that of the initial weights.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as WorkerPool
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any, Final

from hotelier.arena.tuning.evolution import Evolution, Vector
from hotelier.arena.tuning.trials import TRIALS, Verdict, scaled, starts

CHECK_PART: Final = 0.12
"""Fraction of the time reserved for checking the result."""


Report = dict[str, Any]


def judge(task: tuple[int, Vector, str], game: str) -> tuple[int, Verdict]:
    """Play one game with one candidate."""
    number, vector, seed = task
    trial = TRIALS[game]
    weights = scaled(trial.begin, trial.names, vector) if vector else trial.by_hand
    return number, trial.play(weights, seed, trial.options)


def best_start(pool: WorkerPool, args: argparse.Namespace) -> Vector:
    """Return the starting point that plays best."""
    points = starts(TRIALS[args.game])
    if len(points) == 1:
        return points[0]
    deals = [f"{args.seed}/start/{deal}" for deal in range(6 * args.deals)]
    tasks = [(n, point, deal) for deal in deals for n, point in enumerate(points)]
    totals = [0.0] * len(points)
    for number, verdict in pool.imap_unordered(partial(judge, game=args.game), tasks):
        totals[number] += verdict.score / len(deals)
    print(f"starts {totals}", flush=True)
    return points[max(range(len(points)), key=totals.__getitem__)]


def generation(
    pool: WorkerPool, state: Evolution, args: argparse.Namespace, out: Path
) -> tuple[float, float]:
    """Play a generation, rank the candidates and update the search. Return the mean score of all
    candidates and the score of the best."""
    rng = Random(f"{args.seed}/{state.generation}")
    points = state.candidates(args.candidates, rng)
    deals = [f"{args.seed}/{state.generation}/{deal}" for deal in range(args.deals)]
    tasks = [(n, point, deal) for deal in deals for n, point in enumerate(points)]
    totals = [0.0] * len(points)
    with (out / "positions.jsonl").open("a", encoding="utf-8") as file:
        play = partial(judge, game=args.game)
        for number, verdict in pool.imap_unordered(play, tasks):
            totals[number] += verdict.score / len(deals)
            for row in verdict.rows:
                file.write(json.dumps(row) + "\n")
    order = sorted(range(len(points)), key=lambda n: -totals[n])
    state.learn([points[n] for n in order])
    (out / "evolution.json").write_text(json.dumps(state.data()), "utf-8")
    return mean(totals), totals[order[0]]


def check(pool: WorkerPool, state: Evolution, args: argparse.Namespace, end: float) -> Report:
    """Compare the result of the search, its start and the weights set by hand, on new deals."""
    rivals = {"found": state.mean, "start": [0.0] * len(state.mean), "by_hand": []}
    scores: dict[str, list[float]] = {name: [] for name in rivals}
    play = partial(judge, game=args.game)
    batch = 0
    while perf_counter() < end or len(scores["found"]) < 2:
        seeds = [f"{args.seed}/check/{batch}/{n}" for n in range(args.jobs)]
        tasks = [(n, v, seed) for n, v in enumerate(rivals.values()) for seed in seeds]
        for (_, verdict), name in zip(
            pool.map(play, tasks, 1), [name for name in rivals for _ in seeds], strict=True
        ):
            scores[name].append(verdict.score)
        batch += 1
    report: Report = {"deals": len(scores["found"])}
    for name, values in scores.items():
        gains = [new - old for new, old in zip(scores["found"], values, strict=True)]
        error = stdev(gains) / len(gains) ** 0.5
        report[name] = {"score": mean(values), "behind": mean(gains), "standard_error": error}
    return report


def main() -> None:
    """Read the command line, search until the time is up, report."""
    parser = argparse.ArgumentParser(description="Tune the weights of the planner.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--candidates", type=int, default=20)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--game", choices=sorted(TRIALS), default="grand-austria-hotel")
    parser.add_argument("--sigma", type=float, default=0.2)
    parser.add_argument("--seed", default="tuning")
    args = parser.parse_args()
    trial = TRIALS[args.game]
    args.deals = args.deals or trial.deals
    args.out.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    end = begin + 60 * args.minutes
    saved = args.out / "evolution.json"
    with Pool(args.jobs) as pool:
        if saved.exists():
            state = Evolution(**json.loads(saved.read_text("utf-8")))
        else:
            state = Evolution(best_start(pool, args), args.sigma)
        while perf_counter() < end - CHECK_PART * 60 * args.minutes:
            scores = generation(pool, state, args, args.out)
            took = perf_counter() - begin
            print(f"{took:6.0f} s  generation {state.generation:3}  mean {scores[0]:6.1f}  "
                  f"best {scores[1]:6.1f}  step {state.sigma:.3f}", flush=True)  # fmt: skip
        result = check(pool, state, args, end)
    result["weights"] = {
        n: round(x, 4) for n, x in asdict(scaled(trial.begin, trial.names, state.mean)).items()
    }
    (args.out / "result.json").write_text(json.dumps(result, indent=1), "utf-8")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
