"""Tests of what-if tables: branches keep the seat's knowledge, deal the rest anew, and end."""

from __future__ import annotations

from random import Random

import pytest

import hotelier as ht
from hotelier.analysis.whatif import branch, branch_record, play_on, read_point
from tests.analysis.games import GAMES, finished, midway


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [8, 50])
def test_a_branch_looks_the_same_to_who_asks(game: str, decisions: int) -> None:
    state = midway(game, 3, decisions)
    for seat in range(3):
        tables = [branch(state, seat, seed) for seed in range(4)]
        for table in tables:
            assert ht.redact(table.state, seat) == ht.redact(state, seat)
            assert table.to_move == ht.to_move(state)
        assert any(table.state != state for table in tables)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_record_can_be_played_and_replayed(game: str) -> None:
    record = finished(game)
    table = branch_record(record, 40, 0, 7)
    rng = Random(1)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    again = ht.Table.from_record(table.record)
    assert again.state == table.state


def test_what_follows_is_the_same_for_the_same_seed_only() -> None:
    record = finished("hotel-koenig")
    first = branch_record(record, 30, 0, 1)
    assert branch_record(record, 30, 0, 1).state == first.state
    assert branch_record(record, 30, 0, 2).state != first.state


def test_bots_play_on() -> None:
    found = play_on(finished("hotel-koenig"), 60, 0, [], 2, "random", 1)
    assert sum(row["wins"]["share"] for row in found["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("text", ["game.jsonl", "game.jsonl#", "game.jsonl#x", "#-1"])
def test_what_is_no_point(text: str) -> None:
    with pytest.raises(ht.Unreadable):
        read_point(text)


def test_after_the_end_there_is_nothing_to_branch() -> None:
    record = finished("hotel-koenig")
    with pytest.raises(ht.Unreadable):
        branch_record(record, len(record.lines), 0, 1)
