"""Broken records: each fault has its own error, which names the line and the fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.table.record import parse
from tests.errors import has

KOENIG = "hotel-koenig"


def rows_of(table: ht.Table) -> list[dict[str, Any]]:
    """Parse the lines of a record."""
    return [json.loads(line) for line in table.record.to_jsonl().splitlines()]


def text_of(rows: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


@pytest.fixture
def table() -> ht.Table:
    """A game that has begun."""
    table = ht.Table(KOENIG, seats=3, seed=7)
    for _ in range(12):
        table.play(table.legal()[0])
    return table


def test_no_such_file(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path, "a\0b"):
        with pytest.raises(ht.Unreadable) as caught:
            ht.load(path)
        has(caught.value, "no-such-file", path=str(path))
    with pytest.raises(ht.Unreadable) as caught:
        ht.load(tmp_path / "missing.jsonl")
    assert "missing.jsonl" in str(caught.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.jsonl"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.load(path)
    has(caught.value, "not-text", "picture.jsonl", path=str(path))


@pytest.mark.parametrize("text", ["", "\n\n", "   \t\n"])
def test_an_empty_record(text: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        parse(text)
    has(caught.value, "empty-record", "empty")


def test_a_truncated_record(table: ht.Table) -> None:
    text = table.record.to_jsonl()
    with pytest.raises(ht.BrokenRecord) as caught:
        parse(text[:-20])
    line = len(table.record.lines) + 1
    has(caught.value, "cut-off", str(line), line=line)


def test_a_record_cut_between_lines_goes_on_from_there(table: ht.Table) -> None:
    """A record of whole lines is a running game: nothing is lost."""
    text = "\n".join(table.record.to_jsonl().splitlines()[:-3]) + "\n"
    again = ht.Table.from_record(parse(text), seed=7)
    assert again.to_move is not None


@pytest.mark.parametrize(
    ("row", "reason", "details"),
    [
        ("not json", "not-json", {"line": 3}),
        ('{"ply": 1, "by": null}', "wrong-fields", {"missing": ["do"]}),
        ('{"ply": 1, "by": null, "do": "draw 1A", "at": 5}', "wrong-fields", {"surplus": ["at"]}),
        ("[1, 2]", "not-an-object", {"where": "line 3"}),
        ('{"ply": 9, "by": null, "do": "draw 1A"}', "wrong-ply",
         {"line": 3, "found": 9, "wanted": 1}),
        ('{"ply": 1, "by": null, "do": 7}', "not-text-action", {"line": 3, "value": 7}),
        ('{"ply": 1, "by": 3, "do": "draw 1A"}', "no-such-seat", {"seat": 3, "seats": 3}),
        ('{"ply": 1, "by": "0", "do": "draw 1A"}', "no-such-seat", {"seat": "0"}),
        ('{"ply": 1, "by": null, "do": "draw 1A", "seen_by": [5]}', "no-such-seat", {"seat": 5}),
        ('{"ply": 1, "by": null, "do": "draw 1A", "seen_by": 0}', "not-a-list", {"value": 0}),
        ('{"end": 5}', "not-an-object", {"value": 5}),
        pytest.param("[" * 100_000, "not-json", {"line": 3}, id="deep"),
        pytest.param('{"ply": ' + "9" * 5000 + "}", "not-json", {"line": 3}, id="huge"),
    ],
)  # fmt: skip
def test_a_broken_line(table: ht.Table, row: str, reason: str, details: dict[str, Any]) -> None:
    lines = table.record.to_jsonl().splitlines()
    lines[2] = row
    with pytest.raises(ht.BrokenRecord) as caught:
        parse("\n".join(lines) + "\n")
    has(caught.value, reason, **details)
    assert len(str(caught.value)) > 20


def test_a_line_after_the_end() -> None:
    table = ht.Table(KOENIG, seats=2, seed=1)
    while table.to_move is not None:
        table.play(table.legal()[0])
    rows = rows_of(table)
    with pytest.raises(ht.BrokenRecord) as caught:
        parse(text_of([*rows, rows[1]]))
    has(caught.value, "line-after-end", line=len(rows) + 1)


@pytest.mark.parametrize(
    ("change", "reason", "details"),
    [
        ({"rules": 2}, "newer-rules", {"found": 2, "known": 1}),
        ({"rules": 0}, "other-rules", {"found": 0, "known": 1}),
        ({"rules": "1"}, "other-rules", {"found": "1"}),
        ({"hotelier": 2}, "newer-format", {"found": 2, "known": 1}),
        ({"game": "chess"}, "unknown-game", {"game": "chess", "games": sorted(ht.GAMES)}),
        ({"game": ["chess"]}, "unknown-game", {"game": ["chess"]}),
        ({"seats": 9}, "bad-seats", {"value": 9}),
        ({"options": {"hk.hand_sise": 6}}, "unknown-option", {"name": "hk.hand_sise"}),
        ({"options": []}, "not-an-object", {"where": "options"}),
        ({"position": []}, "not-an-object", {"where": "position"}),
        ({"colour": "red"}, "wrong-fields", {"surplus": ["colour"]}),
    ],
)
def test_a_broken_header(
    table: ht.Table, change: dict[str, Any], reason: str, details: dict[str, Any]
) -> None:
    rows = rows_of(table)
    rows[0].update(change)
    with pytest.raises(ht.HotelierError) as caught:
        parse(text_of(rows))
    has(caught.value, reason, **details)


def test_a_record_without_a_header(table: ht.Table) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        parse(text_of(rows_of(table)[1:]))
    has(caught.value, "no-header", line=1)


def test_a_text_record_with_a_line_that_says_nothing() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        parse("dear diary, today I laid 9F\n")
    has(caught.value, "not-a-record-line", "dear diary", line=1)


def test_a_text_record_with_a_header_line_among_its_actions(table: ht.Table) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        parse(table.record.to_text() + "seats 2\n")
    has(caught.value, "not-a-record-line", "seats 2")


def test_a_record_with_an_illegal_action_names_the_line_and_why(table: ht.Table) -> None:
    rows = rows_of(table)
    place = next(n for n, row in enumerate(rows) if row.get("do", "").startswith("lay"))
    was = rows[place]["do"]
    rows[place]["do"] = "lay 12I" if was != "lay 12I" else "lay 12H"
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(parse(text_of(rows)))
    error = caught.value
    has(error, "bad-action", rows[place]["do"], ply=place - 1, text=rows[place]["do"])
    why = error.details["why"]
    assert isinstance(why, ht.IllegalAction)
    assert error.rule == why.rule


def test_a_record_with_two_lines_swapped(table: ht.Table) -> None:
    rows = rows_of(table)
    rows[3]["do"], rows[-1]["do"] = rows[-1]["do"], rows[3]["do"]
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(parse(text_of(rows)))
    assert caught.value.reason == "bad-action"


def test_a_record_of_the_wrong_seat(table: ht.Table) -> None:
    rows = rows_of(table)
    place = next(n for n, row in enumerate(rows) if row.get("by") is not None)
    seat = rows[place]["by"]
    rows[place]["by"] = (seat + 1) % 3
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(parse(text_of(rows)))
    why = caught.value.details["why"]
    assert isinstance(why, ht.IllegalAction)
    has(why, "not-your-turn", str(seat), seat=seat)


def test_a_record_that_ends_too_early_or_wrongly() -> None:
    table = ht.Table(KOENIG, seats=2, seed=1)
    while table.to_move is not None:
        table.play(table.legal()[0])
    rows = rows_of(table)
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(parse(text_of([*rows[:-9], rows[-1]])))
    has(caught.value, "not-over-yet")
    rows[-1]["end"]["scores"][0] += 100
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_record(parse(text_of(rows)))
    has(caught.value, "wrong-end", where="scores")
