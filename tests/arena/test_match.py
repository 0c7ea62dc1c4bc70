"""Games of a match: the same wherever and however they are played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.arena.match import make_match, play_game
from hotelier.arena.simulation import simulate
from hotelier.kernel.errors import Unreadable


def test_each_bot_plays_every_seat_equally_often() -> None:
    match = make_match("hotel-koenig", 4, ["greedy", "random"], 1)
    assert match.bots == ("greedy", "random", "random", "random")
    seats = Counter(match.seating(number).index("greedy") for number in range(8))
    assert seats == {0: 2, 1: 2, 2: 2, 3: 2}


def test_more_processes_change_nothing() -> None:
    match = make_match("hotel-koenig", 3, ["greedy", "random"], 5, {"preset": "online"})
    one, two = (list(simulate(match, 12, jobs)) for jobs in (1, 2))
    assert one == two
    assert [result.number for result in one] == list(range(12))


def test_games_and_seeds_differ() -> None:
    match = make_match("hotel-koenig", 3, ["random"], 5)
    other = make_match("hotel-koenig", 3, ["random"], 6)
    scores = {play_game(each, number).scores for each in (match, other) for number in range(3)}
    assert len(scores) == 6


def test_a_recorded_game_is_the_same_and_replays(tmp_path: Path) -> None:
    match = make_match("hotel-koenig", 2, ["greedy", "random"], 5, {"hk.hand_size": 5})
    for number in range(3):
        bare = play_game(match, number)
        assert play_game(match, number, tmp_path) == bare
        record = ht.load(tmp_path / f"{number:06}.jsonl")
        table = ht.Table.from_record(record)
        assert table.outcome is not None
        assert table.outcome.scores == bare.scores
        assert sum(line.by is not None for line in record.lines) == bare.decisions
        assert record.options["hk.hand_size"] == 5


def test_what_cannot_be_played_is_refused() -> None:
    wrong = {
        "bad-seats": (9, ["random"], {}),
        "too-many-bots": (2, ["random"] * 3, {}),
        "unknown-bot": (2, ["deep-blue"], {}),
        "unknown-option": (2, ["random"], {"hk.jokers": 1}),
        "bad-option-value": (2, ["random"], {"hk.hand_size": 9}),
    }
    for reason, (seats, bots, options) in wrong.items():
        with pytest.raises(Unreadable) as refused:
            make_match("hotel-koenig", seats, bots, 1, options)
        assert refused.value.reason == reason


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    match = make_match("hotel-koenig", 2, ["random"], 1)
    with pytest.raises(Unreadable) as refused:
        play_game(match, 0, tmp_path / "missing")
    assert refused.value.reason == "cannot-write"
