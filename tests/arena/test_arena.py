"""Tournaments: pairing, ratings, and what they add up to."""

from __future__ import annotations

import contextlib
import json
import math
import os
import signal
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from hotelier.arena.engines import RAY, games_on
from hotelier.arena.entrants import meet, send_home
from hotelier.arena.ratings import NEWCOMER, rate
from hotelier.arena.report import report_of
from hotelier.arena.tournament import (
    Played,
    Tournament,
    everybody_meets,
    make_tournament,
    play_pairing,
)
from hotelier.engine.timing import Control
from hotelier.kernel.errors import HotelierError
from tests.engine.engines import command, misbehaving


def small_tournament(deals: int = 3) -> Tournament:
    bots = everybody_meets(["random", "greedy"], 3)
    return make_tournament("hotel-koenig", 3, bots, deals, 1)


def test_every_lineup_plays_every_deal_from_every_seat() -> None:
    tournament = small_tournament(deals=2)
    pairings = [tournament.pairing(number) for number in range(tournament.games)]
    assert len(pairings) == 12
    for deal in range(2):
        seatings = [pairing.bots for pairing in pairings if pairing.deal == deal]
        assert len(set(seatings)) == 6
        for seat in range(3):
            assert sum(seating[seat] == "greedy" for seating in seatings) == 3


def test_games_of_a_deal_meet_the_same_chance() -> None:
    """The first dealt tiles are the same, whoever sits where."""
    tournament = small_tournament(deals=2)
    firsts = []
    for number in (0, 1, 5, 6):
        lines = play_pairing(tournament, number).record.splitlines()[1:]
        firsts.append([json.loads(line)["do"] for line in lines[:4]])
    assert firsts[0] == firsts[1] == firsts[2]
    assert firsts[3] != firsts[0]


def updated(ratings: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """The Plackett-Luce update of Weng and Lin (2011, algorithm 4), written anew from the paper.

    Places are from 1; kappa 0.0001 and beta = sigma0 / 2, tau = mu0 / 300 are OpenSkill's.
    """
    beta, tau, kappa = 25 / 6, 25 / 300, 0.0001
    spread = [(mu, math.sqrt(sigma**2 + tau**2)) for mu, sigma in ratings]
    c = math.sqrt(sum(sigma**2 + beta**2 for _, sigma in spread))
    strength = [math.exp(mu / c) for mu, _ in spread]
    beaten = [sum(s for s, r in zip(strength, ranks, strict=True) if r >= rank) for rank in ranks]
    found = []
    for i, (mu, sigma) in enumerate(spread):
        omega = delta = 0.0
        for q, rank in enumerate(ranks):
            if rank > ranks[i]:
                continue
            share = strength[i] / beaten[q]
            tied = ranks.count(rank)
            omega += ((q == i) - share) / tied
            delta += share * (1 - share) / tied
        gamma = sigma / c
        omega *= sigma**2 / c
        delta *= gamma * sigma**2 / c**2
        found.append((mu + omega, sigma * math.sqrt(max(1 - delta, kappa))))
    return found


def random_results(seats: int, count: int) -> list[Played]:
    """Made-up games with ties and with several seats of one bot."""
    from random import Random

    rng = Random(seats)
    games = []
    for number in range(count):
        bots = tuple(rng.choice(["a", "b", "c"]) for _ in range(seats))
        scores = [rng.randrange(4) for _ in range(seats)]
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        games.append(
            Played(number, number, 0, bots, 9, "end", tuple(scores), ranks,
                   tuple({"all": score} for score in scores), ((),) * seats)
        )  # fmt: skip
    return games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_recomputed_independently(seats: int) -> None:
    games = random_results(seats, 60)
    own = dict.fromkeys("abc", (NEWCOMER.mu, NEWCOMER.sigma))
    for game in games:
        if len(set(game.bots)) == 1:
            continue
        after = updated([own[bot] for bot in game.bots], list(game.ranks))
        for bot in set(game.bots):
            rows = [row for row, name in zip(after, game.bots, strict=True) if name == bot]
            own[bot] = (sum(r[0] for r in rows) / len(rows), sum(r[1] for r in rows) / len(rows))
    rated = rate(list(reversed(games)), ["a", "b", "c"])
    for bot, (mu, sigma) in own.items():
        assert rated[bot].mu == pytest.approx(mu, abs=1e-9)
        assert rated[bot].sigma == pytest.approx(sigma, abs=1e-9)


def test_the_report_adds_up() -> None:
    tournament = small_tournament()
    games = [replace(play_pairing(tournament, number), record="") for number in range(12)]
    report = report_of(tournament, games)
    won = sum(
        Fraction(seat in game.winners, len(game.winners))
        for game in games
        for seat, bot in enumerate(game.bots)
        if bot == "greedy"
    )
    seats = sum(game.bots.count("greedy") for game in games)
    row = report["bots"]["greedy"]
    assert row["wins"]["share"] == pytest.approx(float(won / seats))
    assert sum(row["sources"].values()) == pytest.approx(row["score"]["mean"])
    assert row["rating"] > report["bots"]["random"]["rating"]
    assert sum(each["wins"]["share"] for each in report["seats"]) == pytest.approx(1)
    assert all(each["wins"]["low"] <= each["wins"]["share"] for each in report["cards"])


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_of_two_workers_gives_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an engine among the bots, of which each worker has a child of its own; and though one of
    the workers is killed in the midst of a game."""
    engines = meet([command(misbehaving("good"))], (), Control(60.0), "hotel-koenig")
    bots = ["greedy", engines[0].label, "random"]
    tournament = make_tournament("hotel-koenig", 3, [bots], 2, 1, entrants=engines)
    here = [play_pairing(tournament, number) for number in range(6)]
    send_home()
    go = tmp_path / "go"
    monkeypatch.setenv(GO, str(go))
    monkeypatch.setattr("hotelier.arena.engines.play_pairing", held)
    playing = games_on(RAY, tournament, range(6), 2)
    there = [next(playing)]
    os.kill(busy_worker(), signal.SIGKILL)
    go.touch()
    there += playing
    assert sorted(there, key=lambda game: game.number) == here


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_game_that_kills_every_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray tries again some times; then somebody has to know."""
    monkeypatch.setattr("hotelier.arena.engines.play_pairing", end_of_worker)
    monkeypatch.setattr("hotelier.arena.engines.RETRIES", 1)
    with pytest.raises(HotelierError) as refused:
        list(games_on(RAY, small_tournament(), range(1), 1))
    assert refused.value.reason == "workers-lost"


def end_of_worker(tournament: Tournament, number: int) -> Played:
    """A game that no worker survives."""
    os._exit(1)


GO = "ARENA_TEST_GO"


def held(tournament: Tournament, number: int) -> Played:
    """A game; but for the first two, a worker is at it until a file is there."""
    while number > 1 and not Path(os.environ[GO]).exists():
        time.sleep(0.02)
    return play_pairing(tournament, number)


def busy_worker() -> int:
    """One of our own Ray workers that is held at a game."""
    end = time.monotonic() + 240
    while time.monotonic() < end:
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if path.read_bytes().startswith(b"ray::held") and is_ours(path.parent):
                    return int(path.parent.name)
        time.sleep(0.05)
    raise AssertionError("no worker plays")


def is_ours(process: Path) -> bool:
    """True if this process, or one that it started, has started that one."""
    while (number := int(process.name)) > 1:
        if number == os.getpid():
            return True
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        process = process.with_name(parent)
    return False
