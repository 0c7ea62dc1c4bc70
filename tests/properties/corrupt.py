"""Corrupt data as a broken disk, a hasty edit or a hostile client would."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([10**18, -(10**30), 41, 108, 6000]),
    st.floats(allow_nan=True, allow_infinity=True),
    st.sampled_from(["", "?", "1A", "9F", "12I", "Luxor", "Airport", "running", "all-safe", "Turn",
                     "LayTile", "BuyShares", "Merge", "lay 9F", "draw 1A", "stop"]),
    st.text(max_size=8),
)  # fmt: skip

JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)


def examples(times: int) -> settings:
    """Multiply the examples of the profile in use (`--long` has more)."""
    in_use = settings.default
    assert in_use is not None
    return settings(max_examples=times * in_use.max_examples)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield the path to every value inside some JSON data."""
    found = [path] if path else []
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            found += places(value, (*path, key))
    return found


def pick(draw: Callable[[st.SearchStrategy[Any]], Any], items: list[Any]) -> Any:
    """Draw one of some large values by its number, so that a failure prints short."""
    return items[draw(st.integers(0, len(items) - 1))]


def spoil(draw: Callable[[st.SearchStrategy[Any]], Any], data: Any, times: int) -> Any:
    """Return a deep copy of the data with a few values replaced, removed, doubled or swapped."""
    data = json.loads(json.dumps(data))
    for _ in range(times):
        paths = places(data)
        if not paths:
            return data
        *way, last = pick(draw, paths)
        inside = data
        for key in way:
            inside = inside[key]
        what = draw(st.sampled_from(["replace", "replace", "remove", "double", "swap", "step"]))
        value = inside[last]
        if what == "replace":
            inside[last] = draw(JSON)
        elif what == "step" and type(value) is int:
            inside[last] = value + draw(st.sampled_from([-1, 1, 100]))
        elif what == "remove":
            del inside[last]
        elif what == "double" and isinstance(inside, list):
            inside.insert(last, json.loads(json.dumps(value)))
        elif what == "swap":
            keys = sorted(inside) if isinstance(inside, dict) else list(range(len(inside)))
            other = pick(draw, keys)
            inside[last], inside[other] = inside[other], inside[last]
    return data


def spoil_text(draw: Callable[[st.SearchStrategy[Any]], Any], text: str) -> str:
    """Return a text with a piece cut out, doubled, moved or overwritten."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 60)))
    what = draw(st.sampled_from(["cut", "end", "double", "overwrite", "insert"]))
    if what == "cut":
        return text[:start] + text[end:]
    if what == "end":
        return text[:start]
    if what == "double":
        return text[:end] + text[start:]
    added: str = draw(st.text(max_size=10))
    return text[:start] + added + text[end if what == "overwrite" else start :]
