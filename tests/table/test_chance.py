"""Chance: from a script, from a seed, or from a script and then a seed."""

from __future__ import annotations

from copy import deepcopy
from hashlib import sha256

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import GAME, at, hand, play

START = ["draw 2B", "draw 2E", "draw 3A"]
HANDS = [f"draw {number}{letter}" for letter in "GHI" for number in range(1, 7)]


def test_every_draw_can_be_scripted() -> None:
    table = ht.Table(GAME, seats=3, chance=[*START, *HANDS])
    assert hand(table, 0) == ["1G", "2G", "3G", "4G", "5G", "6G"]
    assert [line.do for line in table.record.lines] == [*START, *HANDS]
    assert table.dealer.seed is None


def test_a_game_played_elsewhere_replays_from_its_draws() -> None:
    original = ht.Table(GAME, seats=3, seed=4)
    while original.to_move is not None:
        original.play(original.legal()[len(original.record.lines) % len(original.legal())])
    draws = [line.do for line in original.record.lines if line.by is None]
    table = ht.Table(GAME, seats=3, chance=draws)
    for line in original.record.lines:
        if line.by is not None:
            table.play(line.do)
    assert table.state == original.state
    assert table.journal == original.journal
    assert table.outcome == original.outcome
    assert table.record.end is not None
    assert "seed" not in table.record.end


def test_after_the_script_the_seed_goes_on() -> None:
    table = ht.Table(GAME, seats=3, seed=4, chance=START)
    plain = ht.Table(GAME, seats=3, seed=4)
    assert [line.do for line in table.record.lines[:3]] == START
    assert len(table.record.lines) == len(plain.record.lines)


def test_a_script_that_ends_in_the_setup_makes_no_table() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table(GAME, seats=3, chance=START)
    assert caught.value.reason == "script-ended"
    assert caught.value.details["kind"] == "DrawTile"


def test_a_script_that_runs_out_in_a_turn_changes_nothing() -> None:
    """Two tiles must be drawn and the script has one: it is not used up."""
    position = at(hands=["9I 9F 9D 9B 1A"]).position()
    table = ht.Table.from_position(GAME, position, chance=["draw 5E"])
    play(table, "lay 9I")
    before = deepcopy((table.position(), table.record, table.journal, table.dealer.read))
    with pytest.raises(ht.BrokenRecord) as caught:
        table.play("stop")
    assert caught.value.reason == "script-ended"
    assert before == (table.position(), table.record, table.journal, table.dealer.read)
    assert [str(action) for action in table.legal()] == ["stop"]
    table.undo()
    assert len(table.legal()) == 5


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("draw 9F", "impossible-outcome"),  # in a hand
        ("draw 9I", "impossible-outcome"),  # on the board
        ("lay 5E", "impossible-outcome"),
        ("stop", "impossible-outcome"),
        ("draw 13A", "unknown-word"),
        ("roll 6", "unknown-verb"),
        ("", "empty-action"),
    ],
)
def test_an_impossible_outcome_changes_nothing(line: str, reason: str) -> None:
    position = at(hands=["9I", "9F"]).position()
    table = ht.Table.from_position(GAME, position, chance=["draw 5E", line], seed=1)
    play(table, "lay 9I")
    before = deepcopy((table.position(), table.record, table.journal, table.dealer.read))
    with pytest.raises((ht.IllegalAction, ht.UnreadableAction)) as caught:
        table.play("stop")
    assert caught.value.reason == reason
    assert before == (table.position(), table.record, table.journal, table.dealer.read)


def test_the_same_seed_meets_the_same_tiles_whatever_is_played_between() -> None:
    """The n-th draw depends on the seed and on the number of draws before it, not on the play."""
    one, two = (ht.Table(GAME, seats=3, seed=11) for _ in range(2))
    one.play(one.legal()[0])
    two.play(two.legal()[0])
    while one.record.lines[-1].by is not None:
        one.play(one.legal()[-1])
    while two.record.lines[-1].by is not None:
        two.play(two.legal()[0])
    draws = [[line.do for line in table.record.lines if line.by is None] for table in (one, two)]
    assert draws[0] == draws[1]


def test_seeds_are_numbers_or_texts() -> None:
    assert ht.Table(GAME, seats=3, seed=7).state == ht.Table(GAME, seats=3, seed="7").state
    assert ht.Table(GAME, seats=3, seed="7").state != ht.Table(GAME, seats=3, seed="07").state


@pytest.mark.parametrize(
    ("seats", "seed", "preset", "digest"),
    [
        (2, 1, "schmidt", "0e3b3bd649488673"),
        (3, 2, "schmidt", "0532c30262057f2e"),
        (4, "summer", "online", "d0bb281f10c9f7b6"),
        (6, 2**200, "online", "0bf74280afb942b0"),
    ],
)
def test_the_same_game_on_every_machine(
    seats: int, seed: int | str, preset: str, digest: str
) -> None:
    """Frozen: a change means that old records and seeds no longer give the same games."""
    table = ht.Table(GAME, seats=seats, seed=seed, options={"preset": preset})
    while table.to_move is not None:
        actions = table.legal()
        table.play(actions[len(table.record.lines) % len(actions)])
    lines = "\n".join(line.do for line in table.record.lines)
    assert sha256(lines.encode()).hexdigest()[:16] == digest
