"""Search for games with all the features that their names promise, and save them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import hotelier as ht
from tests.golden.walks import walk

S = TypeVar("S")
MOST = 20_000
"""Maximum number of seeds that are tried."""


def find(
    name: str, search: S, one_game: Callable[[S, int], ht.Table], wanted: Callable[[ht.Table], bool]
) -> ht.Table:
    """Find the first game with all the features of its name, by seeds 0, 1, 2, ..."""
    for seed in range(MOST):
        table = one_game(search, seed)
        if wanted(table):
            return table
    raise SystemExit(f"{name}: not found among {MOST} games")


def write(
    names: Sequence[str],
    searches: Mapping[str, S],
    one_game: Callable[[S, int], ht.Table],
    wanted: Mapping[str, Callable[[ht.Table], bool]],
    folder: Path,
) -> None:
    """Write the records of these names (all by default), and their walks if they have any."""
    for name in names or searches:
        table = find(name, searches[name], one_game, wanted[name])
        table.record.save(folder / f"{name}.jsonl")
        print(f"{name}: {len(table.record.lines)} lines, {table.record.end}")
        if (folder / f"{name}.walk.txt").exists():
            (folder / f"{name}.walk.txt").write_text(walk(table.record), encoding="utf-8")
