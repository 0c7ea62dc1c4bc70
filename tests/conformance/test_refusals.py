"""Illegal actions are refused with a reason, and change nothing."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import hotelier as ht
from tests.conformance.games import Variant, every_variant, finished, some_actions, tables

GARBAGE = ("", " ", "lay", "lay 9", "lay 9F 9F", "buy Nothing", "draw ?", "🏨", "lay\x009F",
           "trade -1", "sell 1e3", "sell 99999999999999999999", "?", "0", "None")  # fmt: skip


def snapshot(table: ht.Table) -> Any:
    """Copy everything a table knows. Events and lines are immutable and need no copy."""
    dealer, record = table.dealer, table.record
    return (
        json.dumps([table.position(), dealer.dealt, dealer.read]),
        list(table.journal), list(record.lines), deepcopy((record.end, record.position)),
    )  # fmt: skip


def refuse(table: ht.Table, action: Any) -> ht.HotelierError:
    with pytest.raises((ht.IllegalAction, ht.UnreadableAction)) as caught:
        table.play(action)
    return caught.value


@every_variant
def test_other_actions_are_refused_and_change_nothing(variant: Variant, long_factor: int) -> None:
    rng = variant.rng("refused")
    for seed in range(long_factor):
        for table in tables(variant, seed):
            if rng.random() > 0.03 and table.to_move is not None:
                continue
            before = snapshot(table)
            state = table.state
            others = [a for a in some_actions(variant.game, rng) if a not in table.legal()]
            for action in others:
                error = refuse(table, action if rng.random() < 0.5 else str(action))
                assert isinstance(error, ht.IllegalAction)
                assert error.reason
                assert error.details["text"] == str(action)
                assert len(str(error)) > 10
                assert table.to_move is None or error.reason != "game-over"
            for text in rng.sample(GARBAGE, 3):
                error = refuse(table, text)
                assert error.reason
                assert len(str(error)) > 10
            assert table.state is state
            assert snapshot(table) == before


@every_variant
def test_after_the_end_everything_is_refused(variant: Variant) -> None:
    table = finished(variant, "over")
    before = snapshot(table)
    assert table.legal() == []
    for action in some_actions(variant.game, variant.rng("over")):
        assert refuse(table, action).reason == "game-over"
    assert snapshot(table) == before
