"""Each kind of bad input has an error of its own, which names the culprit and what would be right.

Nothing is changed or lost by any of them. The command line's exit codes are tested with it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.table.record import parse

KOENIG = "hotel-koenig"
HUGE = pytest.param(10**5000, id="huge")  # too long for Python to print


def has(error: ht.HotelierError, reason: str, *named: str, **details: Any) -> None:
    """The reason, these details, and these words in the sentence for people."""
    assert error.reason == reason
    assert {name: error.details[name] for name in details} == details
    for word in named:
        assert word in str(error)


def rows_of(table: ht.Table) -> list[dict[str, Any]]:
    """A record as the objects of its lines."""
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


# what is asked for


def test_unknown_game() -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table("hotel-könig", seats=3)
    has(caught.value, "unknown-game", "hotel-könig", KOENIG, game="hotel-könig", near=KOENIG)


def test_unknown_option() -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(KOENIG, seats=3, options={"hk.hand_sise": 6})
    has(caught.value, "unknown-option", "hk.hand_sise", "hk.hand_size",
        name="hk.hand_sise", near="hk.hand_size")  # fmt: skip


@pytest.mark.parametrize("value", [8, "six", True, None, 6.5, [6], {}, HUGE, ""])
def test_unknown_value_of_an_option(value: object) -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(KOENIG, seats=3, options={"hk.hand_size": value})
    has(caught.value, "bad-option-value", "hk.hand_size", "5", "6", "7",
        name="hk.hand_size", choices=["5", "6", "7"])  # fmt: skip
    assert caught.value.rule == "HK-12.3"


def test_a_number_may_come_as_text() -> None:
    table = ht.Table(KOENIG, seats=3, options={"hk.hand_size": "7"}, seed=1)
    assert table.record.options["hk.hand_size"] == 7


@pytest.mark.parametrize("seats", [0, 1, 7, -3, HUGE, "3", None, 2.0, True])
def test_bad_seat_count(seats: Any) -> None:
    with pytest.raises(ht.Unreadable) as caught:
        ht.Table(KOENIG, seats=seats)
    has(caught.value, "bad-seats", "2 to 6", value=seats, low=2, high=6)


# actions


@pytest.mark.parametrize(
    ("text", "reason", "named", "details"),
    [
        ("", "empty-action", ["lay"], {}),
        ("   ", "empty-action", ["lay"], {}),
        ("lays 9F", "unknown-verb", ["lays", "lay"], {"verb": "lays", "near": "lay"}),
        ("lay 9Z", "unknown-word", ["9Z", "lay 9Z"], {"word": "9Z", "kind": "Tile"}),
        ("found Luxer", "unknown-word", ["Luxer", "Luxor"], {"word": "Luxer", "near": "Luxor"}),
        ("sell many", "not-a-number", ["many"], {"word": "many", "verb": "sell"}),
        ("sell -1", "not-a-number", ["-1"], {"word": "-1"}),
        ("sell ٣", "not-a-number", ["٣"], {"word": "٣"}),
        ("lay", "wrong-number-of-words", ["lay"], {"expected": 1, "found": 0}),
        ("lay 9F 9G", "wrong-number-of-words", ["lay 9F 9G"], {"expected": 1, "found": 2}),
        ("stop now", "wrong-number-of-words", ["stop now"], {"expected": 0, "found": 1}),
    ],
)
def test_unreadable_action(
    table: ht.Table, text: str, reason: str, named: list[str], details: dict[str, Any]
) -> None:
    before = table.position()
    with pytest.raises(ht.UnreadableAction) as caught:
        table.play(text)
    has(caught.value, reason, *named, **details)
    assert table.position() == before


def test_illegal_action(table: ht.Table) -> None:
    before = table.position()
    held = {str(action) for action in table.legal()}
    other = next(f"lay {n}A" for n in range(1, 13) if f"lay {n}A" not in held)
    with pytest.raises(ht.IllegalAction) as caught:
        table.play(other)
    assert caught.value.rule.startswith("HK-")
    assert caught.value.rule in str(caught.value)
    assert caught.value.details["text"] == other
    assert table.position() == before


# records


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
    """Whole lines are a running game: nothing is lost."""
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


# positions


def test_a_position_with_26_shares(table: ht.Table) -> None:
    data = table.position()
    data["shares"][0] = 26
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "share-count", "Airport", "25", chain="Airport", wanted=25)
    assert caught.value.rule == "HK-13.8"


@pytest.mark.parametrize(
    ("change", "reason", "details"),
    [
        ({"game": "grand-austria-hotel"}, "other-game", {"wanted": KOENIG}),
        ({"rules": 2}, "other-rules", {"found": 2, "known": 1}),
        ({"seats": 1}, "bad-seats", {"value": 1}),
        ({"options": {"x": 1}}, "unknown-option", {"name": "x"}),
        ({"options": 5}, "not-an-object", {"where": "options"}),
        ({"colour": 1}, "wrong-fields", {"surplus": ["colour"]}),
        ({"board": ["A"]}, "bad-form", {"where": "board"}),
        ({"board": ["x" * 12] * 9}, "bad-form", {"where": "board"}),
        ({"board": [[""] * 12] * 9}, "bad-form", {"where": "board"}),
        ({"shares": "many"}, "not-a-list", {"where": "shares", "value": "many"}),
        ({"money": [6000, 6000, "6000"]}, "not-an-int", {"where": "money[2]", "value": "6000"}),
        ({"money": [6000, 6000, 6000.5]}, "not-an-int", {"where": "money[2]", "value": 6000.5}),
        ({"money": [6000, 6000, True]}, "not-an-int", {"where": "money[2]", "value": True}),
        ({"hands": [["9Z"], [], []]}, "not-a-key", {"where": "hands[0][0]", "value": "9Z"}),
        ({"hands": [["?"], [], []]}, "not-a-key", {"where": "hands[0][0]", "value": "?"}),
        ({"announced": "soon"}, "not-a-key", {"where": "announced", "value": "soon"}),
        ({"stack": {}}, "not-a-list", {"where": "stack"}),
        ({"stack": []}, "nothing-asked", {"where": "stack"}),
        ({"stack": [{"frame": "Nap", "seat": 0}]}, "unknown-frame", {"value": "Nap"}),
        ({"stack": [7]}, "unknown-frame", {"where": "stack[0]", "value": 7}),
        ({"stack": [{"frame": "Turn"}]}, "wrong-fields", {"missing": ["seat"]}),
        ({"stack": [{"frame": "Turn", "seat": 3}]}, "no-such-seat", {"seat": 3}),
        ({"stack": [{"frame": "LayTile", "seat": 0}]}, "misplaced-frame",
         {"frame": "LayTile", "where": "stack[0]"}),
    ],
)  # fmt: skip
def test_a_broken_position(change: dict[str, Any], reason: str, details: dict[str, Any]) -> None:
    data = {"seats": 3, "hands": [["9F"], [], []], **change}
    with pytest.raises(ht.HotelierError) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, reason, **details)
    assert len(str(caught.value)) > 15


@pytest.mark.parametrize("data", [None, [], 5, "board", {}, {"board": []}])
def test_no_position_at_all(data: Any) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "wrong-fields", "seats", missing=["seats"])


@pytest.mark.parametrize("name", ["shares", "money"])
def test_the_culprit_is_what_was_written_not_what_follows_from_it(name: str) -> None:
    data = {"seats": 2, name: [1.5] * (14 if name == "shares" else 2)}
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "not-an-int", where=f"{name}[0]", value=1.5)
