"""Covering arrays contain every pair of values."""

from __future__ import annotations

from itertools import combinations

from tests.covering import pairs

OPTIONS: dict[str, list[int]] = {
    "a": [1, 2, 3],
    "b": [4, 5],
    "c": [6],
    "d": [7, 8, 9, 10],
    "e": [11, 12],
}


def test_every_pair_of_values_meets_in_a_row() -> None:
    rows = pairs(OPTIONS)
    for first, second in combinations(OPTIONS, 2):
        met = {(row[first], row[second]) for row in rows}
        assert met == {(one, two) for one in OPTIONS[first] for two in OPTIONS[second]}


def test_every_row_is_whole_and_the_rows_are_few() -> None:
    rows = pairs(OPTIONS)
    assert all(list(row) == list(OPTIONS) for row in rows)
    assert 12 <= len(rows) <= 14, "twelve are needed for a and d alone"


def test_a_single_option_is_listed() -> None:
    assert pairs({"a": [1, 2]}) == [{"a": 1}, {"a": 2}]
    assert pairs({}) == []
