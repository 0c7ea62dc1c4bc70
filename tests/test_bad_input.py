"""Each kind of bad input has its own error, which names the fault and what would be right.

No error changes or loses anything. The exit codes of the command line are tested too.
"""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.errors import has

KOENIG = "hotel-koenig"
HUGE = pytest.param(10**5000, id="huge")  # too long for Python to print


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
        ({"rules": 0}, "other-rules", {"found": 0, "known": 1}),
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


@pytest.mark.parametrize("data", [None, [], 5, "board"])
def test_no_position_at_all(data: Any) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "not-an-object", "position", value=data)


@pytest.mark.parametrize("data", [{}, {"board": []}])
def test_a_position_says_how_many_seats_it_has(data: Any) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "wrong-fields", "seats", missing=["seats"])


@pytest.mark.parametrize("name", ["shares", "money"])
def test_the_culprit_is_what_was_written_not_what_follows_from_it(name: str) -> None:
    data = {"seats": 2, name: [1.5] * (14 if name == "shares" else 2)}
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, data)
    has(caught.value, "not-an-int", where=f"{name}[0]", value=1.5)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("idle", -5),
        ("idle", 99),
        ("reason", "41-tiles"),
        ("announced", "no-tiles-left"),
        ("bank_tiles", ["12I"]),
        ("start_tiles", ["1A", "1A", "1A"]),
        ("owed", [[0], [], [], [], [], [], []]),
    ],
)
def test_a_field_that_no_game_could_have_brought_there(name: str, value: Any) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, {"seats": 3, name: value})
    has(caught.value, "field-does-not-fit", name, where=name)


def test_a_position_of_newer_rules() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(KOENIG, {"seats": 3, "rules": 99})
    has(caught.value, "newer-rules", "99", found=99, known=1)
