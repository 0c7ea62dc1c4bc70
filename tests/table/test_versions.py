"""Versions of the rules: records and positions of an earlier one are played by its rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.table.positions import options_of
from hotelier.table.record import parse

GOLDEN = Path(__file__).parents[1] / "golden" / "grand_austria_hotel"
AUSTRIA = "grand-austria-hotel"


@pytest.mark.rule("GAH-R.62")
def test_a_record_of_version_1_names_things_in_rising_order() -> None:
    text = (GOLDEN / "introductory.jsonl").read_text("utf-8")
    assert json.loads(text.splitlines()[0])["rules"] == 1
    record = parse(text)
    assert (record.rules, record.options["gah.order"]) == (2, "rising")
    table = ht.Table.from_record(record)
    again = parse(table.record.to_jsonl())
    assert again.options == record.options
    assert ht.Table.from_record(again).state == table.state


@pytest.mark.rule("GAH-R.62")
@pytest.mark.parametrize(("version", "order"), [(1, "rising"), (2, "any")])
def test_a_position_is_played_by_the_rules_of_its_version(version: int, order: str) -> None:
    position = ht.Table(AUSTRIA, seats=2, seed=4).position()
    del position["options"]["gah.order"]
    table = ht.Table.from_position(AUSTRIA, {**position, "rules": version}, seed=4)
    assert table.record.options["gah.order"] == order


@pytest.mark.parametrize(
    ("version", "reason"), [(3, "newer-rules"), (0, "other-rules"), ("1", "other-rules")]
)
def test_an_unknown_version_is_refused(version: object, reason: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        options_of(ht.GAMES[AUSTRIA], version, {})
    assert caught.value.reason == reason
