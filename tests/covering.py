"""Covering arrays: few combinations of options in which every pair of values meets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

Value = TypeVar("Value")


def pairs(options: Mapping[str, Sequence[Value]]) -> list[dict[str, Value]]:
    """Return rows with a value for every option, so that any two values of two options share a row.

    Greedy: a row begins with a pair that is still missing and takes, option by option, the value
    that completes the most missing pairs. Equal options always give equal rows.

    >>> pairs({"a": [1, 2], "b": [3, 4], "c": [5]})
    [{'a': 1, 'b': 3, 'c': 5}, {'a': 1, 'b': 4, 'c': 5}, {'a': 2, 'b': 3, 'c': 5}, \
{'a': 2, 'b': 4, 'c': 5}]
    """
    if len(options) < 2:
        return [{name: value} for name, values in options.items() for value in values]
    missing = {
        (first, one, second, two): None
        for first, second in combinations(options, 2)
        for one in options[first]
        for two in options[second]
    }
    rows = []
    while missing:
        first, one, second, two = next(iter(missing))
        row = {first: one, second: two}
        for name in options:
            if name not in row:
                row[name] = max(
                    options[name], key=lambda value: _completed(missing, row, name, value)
                )
        for pair in combinations(options, 2):
            missing.pop((pair[0], row[pair[0]], pair[1], row[pair[1]]), None)
        rows.append({name: row[name] for name in options})
    return rows


def _completed(
    missing: Mapping[tuple[str, Value, str, Value], None],
    row: Mapping[str, Value],
    name: str,
    value: Value,
) -> int:
    """Count the missing pairs that a value of the option `name` would complete in this row."""
    return sum(
        (name, value, other, row[other]) in missing or (other, row[other], name, value) in missing
        for other in row
    )
