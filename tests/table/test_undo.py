"""Undo: back to the last decision, if nothing was revealed since."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import FORTY, asked, at, play

MERGER = "III.FF"


def seen(table: ht.Table) -> Any:
    """Return state, record and journal."""
    return deepcopy((table.position(), table.record, table.journal))


def refused(table: ht.Table) -> str:
    """Return the reason of a refused undo, and check that nothing has changed."""
    before = seen(table)
    with pytest.raises(ht.IllegalAction) as caught:
        table.undo()
    assert seen(table) == before
    return caught.value.reason


def test_own_decisions_are_taken_back_one_by_one() -> None:
    table = at("o", hands=["2A 9I"])
    moments = []
    for text in ("lay 2A", "found Luxor", "buy Luxor", "buy Luxor"):
        moments.append(seen(table))
        table.play(text)
    for moment in reversed(moments):
        table.undo()
        assert seen(table) == moment
    assert refused(table) == "nothing-to-undo"


def test_another_action_can_be_played_then() -> None:
    table = at("o", hands=["2A 9I"])
    play(table, "lay 2A", "found Luxor")
    table.undo()
    play(table, "found Airport", "stop")
    assert [line.do for line in table.record.lines][:3] == ["lay 2A", "found Airport", "stop"]
    twin = ht.Table.from_record(table.record)
    assert twin.state == table.state


def test_nothing_was_decided_yet() -> None:
    assert refused(ht.Table("hotel-koenig", seats=3, seed=1)) == "nothing-to-undo"


def test_a_drawn_tile_cannot_be_taken_back() -> None:
    table = at(hands=["9I 9F"])
    play(table, "lay 9I", "stop")
    assert table.record.lines[-1].by is None
    assert refused(table) == "revealed"


def test_a_tile_of_the_bank_cannot_be_taken_back() -> None:
    table = at(MERGER, seats=2, hands=["4A"], shares={"Festival": [1, 0]}, chance="9I")
    play(table, "lay 4A")
    assert refused(table) == "revealed"
    play(table, "sell 1")
    table.undo()  # the sale, but no further
    assert asked(table) == (0, "SellShares")
    assert refused(table) == "revealed"


def test_the_end_of_a_turn_without_a_draw_can_be_taken_back() -> None:
    """Nothing was drawn, so no player has learnt anything."""
    dead = ("A" * 12, "", "L" * 12)
    table = at(*dead, hands=["1B"])
    play(table, "pass")
    before = seen(table)
    play(table, "stop")
    assert table.to_move == 1
    table.undo()
    assert seen(table) == before


def test_an_answer_of_another_seat_is_a_reveal() -> None:
    """Seat 0 must not see the answer of seat 1 and then change its own."""
    table = at(MERGER, hands=["4A"], shares={"Festival": [2, 2, 0]})
    play(table, "lay 4A", "trade 0", "sell 0")
    before = seen(table)
    play(table, "trade 1")
    assert asked(table) == (0, "BuyShares")
    table.undo()  # seat 1 may undo its own answer
    assert seen(table) == before
    assert refused(table) == "revealed"  # seat 0 may not


def test_the_end_of_the_game_opens_every_book() -> None:
    table = at(*FORTY, hands=["5D"])
    play(table, "lay 5D", "announce")
    play(table, "stop")
    assert table.outcome is not None
    assert refused(table) == "revealed"


def test_chance_after_an_undo_is_the_same_as_without() -> None:
    one, two = (ht.Table("hotel-koenig", seats=3, seed=9) for _ in range(2))
    for table in (one, two):
        table.play(table.legal()[0])
    two.undo()
    two.play(two.legal()[-1])
    two.undo()
    two.play(two.legal()[0])
    for table in (one, two):
        while table.record.lines[-1].by is not None:
            table.play(table.legal()[-1])
    assert one.record == two.record
    assert one.state == two.state


def test_a_loaded_game_can_be_taken_back_as_far_as_the_played_one() -> None:
    table = at("o", hands=["2A 9I"])
    play(table, "lay 2A", "found Luxor")
    twin = ht.Table.from_record(table.record, seed=1)
    twin.undo()
    table.undo()
    assert seen(twin) == seen(table)
    play(twin, "found Airport", "stop")
    again = ht.Table.from_record(twin.record, seed=1)
    assert refused(again) == refused(twin) == "revealed"


def test_an_undone_end_of_turn_leaves_no_trace_in_the_record() -> None:
    table = at("o", hands=["2A 9I"])
    play(table, "lay 9I")
    table.undo()
    assert table.record.lines == []
    assert [event.kind for event in table.journal] == ["turn"]
