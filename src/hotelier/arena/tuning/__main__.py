"""Tune a bot's weights: `python -m hotelier.arena.tuning --minutes 8 --out FOLDER`.

Every generation is saved in FOLDER/evolution.json; the same command goes on from there. Positions
met on the way are kept in FOLDER/positions.jsonl, and at the end FOLDER/result.json tells the
weights found and their score on fresh deals beside that of the weights it began with.
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
from hotelier.arena.tuning.trials import Verdict, austria_game, scaled, tunable
from hotelier.bots.grand_austria_hotel.weights import TUNED

CHECK_PART: Final = 0.12
"""The part of the time that is kept for checking the result."""


def judge(task: tuple[int, Vector, str], options: dict[str, Any]) -> tuple[int, Verdict]:
    """One game of one candidate."""
    number, vector, seed = task
    return number, austria_game(scaled(TUNED, vector), seed, options)


def generation(
    pool: WorkerPool, state: Evolution, args: argparse.Namespace, out: Path
) -> tuple[float, float]:
    """Play, rank and learn; the mean score of all candidates and of the best."""
    rng = Random(f"{args.seed}/{state.generation}")
    points = state.candidates(args.candidates, rng)
    deals = [f"{args.seed}/{state.generation}/{deal}" for deal in range(args.deals)]
    tasks = [(n, point, deal) for deal in deals for n, point in enumerate(points)]
    totals = [0.0] * len(points)
    with (out / "positions.jsonl").open("a", encoding="utf-8") as file:
        play = partial(judge, options=dict(args.option))
        for number, verdict in pool.imap_unordered(play, tasks):
            totals[number] += verdict.score / len(deals)
            for row in verdict.rows:
                file.write(json.dumps(row) + "\n")
    order = sorted(range(len(points)), key=lambda n: -totals[n])
    state.learn([points[n] for n in order])
    (out / "evolution.json").write_text(json.dumps(state.data()), "utf-8")
    return mean(totals), totals[order[0]]


def check(
    pool: WorkerPool, state: Evolution, args: argparse.Namespace, end: float
) -> dict[str, Any]:
    """The mean of the search against where it began, on deals that nobody has seen."""
    start = [0.0] * len(state.mean)
    gains: list[float] = []
    scores: list[float] = []
    play = partial(judge, options=dict(args.option))
    batch = 0
    while perf_counter() < end or len(gains) < 2:
        seeds = [f"{args.seed}/check/{batch}/{n}" for n in range(args.jobs)]
        tasks = [(n, v, seed) for seed in seeds for n, v in ((0, state.mean), (1, start))]
        results = pool.map(play, tasks, 1)
        for new, old in zip(results[::2], results[1::2], strict=True):
            scores.append(new[1].score)
            gains.append(new[1].score - old[1].score)
        batch += 1
    return {"deals": len(gains), "score": mean(scores), "gain": mean(gains),
            "standard_error": stdev(gains) / len(gains) ** 0.5}  # fmt: skip


def main() -> None:
    """Read the command line, search until the time is up, report."""
    parser = argparse.ArgumentParser(description="Tune the weights of the planner.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--candidates", type=int, default=20)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--sigma", type=float, default=0.2)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument(
        "--option", type=lambda text: text.split("=", 1), action="append", default=[]
    )
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    end = begin + 60 * args.minutes
    saved = args.out / "evolution.json"
    size = len(tunable(TUNED))
    state = Evolution([0.0] * size, args.sigma)
    if saved.exists():
        state = Evolution(**json.loads(saved.read_text("utf-8")))
    with Pool(args.jobs) as pool:
        while perf_counter() < end - CHECK_PART * 60 * args.minutes:
            scores = generation(pool, state, args, args.out)
            took = perf_counter() - begin
            print(f"{took:6.0f} s  generation {state.generation:3}  mean {scores[0]:6.1f}  "
                  f"best {scores[1]:6.1f}  step {state.sigma:.3f}", flush=True)  # fmt: skip
        result = check(pool, state, args, end)
    result["weights"] = {n: round(x, 4) for n, x in asdict(scaled(TUNED, state.mean)).items()}
    (args.out / "result.json").write_text(json.dumps(result, indent=1), "utf-8")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
