"""Data sets: games between bots as records, and every decision as a row of a Parquet file.

    FOLDER/dataset.json                parameters of the data set
    FOLDER/README.md                   data card
    FOLDER/dataset.lock                lock of the writing process
    FOLDER/records/000000/000017.jsonl record of a game
    FOLDER/decisions/000000.parquet    decisions of a shard of games

Shards are written atomically, and each game is determined by its number. So a data set that was
killed at any moment can be resumed, with the same result.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from hotelier.arena.file_lock import lock
from hotelier.arena.match import Match, play_game
from hotelier.arena.store import write_whole
from hotelier.arena.workers import map_unordered
from hotelier.env.play import Setting
from hotelier.env.rewards import by_rank, by_score
from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.kernel.frames import OVER, legal, play, to_move
from hotelier.kernel.game import Outcome
from hotelier.kernel.notation import read
from hotelier.table.record import Record, load

FORMAT: Final = 1
"""Version of the format. It increases when columns change."""
HALF: Final = ".half"
"""Suffix of a file that is still being written."""


@dataclass(frozen=True)
class Plan:
    """Games of a data set: match, number of games, and games per shard."""

    match: Match
    games: int
    shard: int

    @property
    def setting(self) -> Setting:
        """Setting with the action table and the layout of views."""
        return Setting(self.match.kind, self.match.seats, self.match.options)

    def shards(self) -> list[range]:
        """Return the numbers of the games of each shard."""
        return [
            range(first, min(first + self.shard, self.games))
            for first in range(0, self.games, self.shard)
        ]

    def data(self) -> dict[str, Any]:
        """Return everything that determines the data set, as JSON data."""
        match, setting = self.match, self.setting
        return {
            "format": FORMAT,
            "game": match.game,
            "rules": match.kind.rules_version,
            "data": match.kind.data,
            "seats": match.seats,
            "options": dict(match.options),
            "bots": list(match.bots),
            "seed": match.seed,
            "games": self.games,
            "shard": self.shard,
            "actions": len(setting.table),
            "fingerprint": setting.table.fingerprint,
            "view": setting.layout.size,
        }


class Row(NamedTuple):
    """A decision: place in the record, seat, view, legal actions, and the action played."""

    ply: int
    seat: int
    view: bytes
    legal: list[int]
    action: int


def rows_of(record: Record, setting: Setting) -> Iterator[Row]:
    """Yield every decision of a complete record that begins with the setup."""
    if record.redacted or record.position is not None:
        raise BrokenRecord("redacted")
    game, table, encoder = setting.game, setting.table, setting.encoder()
    state = game.setup(setting.seats, setting.options)
    for ply, line in enumerate(record.lines):
        action = read(line.do, game.actions)
        if line.by is not None:
            view = bytes(encoder.encode(state, line.by))
            yield Row(ply, line.by, view, table.indices(legal(state)), table.index(action))
        play(state, action)
    if to_move(state) != OVER:
        raise BrokenRecord("not-over-yet")


class Columns:
    """Rows of a shard, column by column."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.numbers: Final[dict[str, list[Any]]] = {name: [] for name in NUMBERS}
        self.bots: Final[list[str]] = []
        self.views: Final[list[bytes]] = []
        self.masks: Final[list[bytes]] = []

    def add(self, number: int, bots: tuple[str, ...], record: Record) -> None:
        """Add every decision of a game."""
        assert record.end is not None
        scores, ranks = tuple(record.end["scores"]), tuple(record.end["ranks"])
        outcome = Outcome(record.end["reason"], scores, ranks, (), ())
        ranked, scored = by_rank(outcome), by_score(outcome)
        for row in rows_of(record, self.setting):
            seat = row.seat
            found = (number, row.ply, seat, row.action, scores[seat], ranks[seat],
                     ranked[seat], scored[seat])  # fmt: skip
            for name, value in zip(NUMBERS, found, strict=True):
                self.numbers[name].append(value)
            self.bots.append(bots[seat])
            self.views.append(row.view)
            mask = bytearray(len(self.setting.table))
            for action in row.legal:
                mask[action] = 1
            self.masks.append(bytes(mask))

    def write(self, path: Path) -> None:
        """Write the columns to a file atomically."""
        pyarrow, parquet = arrow()
        columns: dict[str, Any] = {
            name: pyarrow.array(self.numbers[name], kind) for name, kind in NUMBERS.items()
        }
        columns["bot"] = pyarrow.array(self.bots).dictionary_encode()
        views = np.frombuffer(b"".join(self.views), np.int32)
        masks = np.frombuffer(b"".join(self.masks), np.bool_)
        fixed = pyarrow.FixedSizeListArray.from_arrays
        columns["view"] = fixed(pyarrow.array(views), self.setting.layout.size)
        columns["mask"] = fixed(pyarrow.array(masks), len(self.setting.table))
        half = path.with_suffix(HALF)
        with half.open("wb") as file:
            parquet.write_table(pyarrow.table(columns), file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, path)


NUMBERS: Final = {
    "game": "int32", "ply": "int32", "seat": "int8", "action": "int32", "score": "int32",
    "rank": "int8", "reward_rank": "float32", "reward_score": "float32",
}  # fmt: skip
"""Columns that hold one number, with their types."""


def arrow() -> tuple[Any, Any]:
    """Import the library that writes Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Unreadable("no-env-extra", package="pyarrow") from error
    return pyarrow, pyarrow.parquet


def shard_path(folder: Path, numbers: range) -> Path:
    """Return the file of a shard, named after its first game."""
    return folder / "decisions" / f"{numbers.start:06}.parquet"


def make_shard(plan: Plan, folder: Path, numbers: range) -> int:
    """Play the games of a shard and write them. Return the number of decisions."""
    shelf = folder / "records" / f"{numbers.start:06}"
    shelf.mkdir(parents=True, exist_ok=True)
    columns = Columns(plan.setting)
    for number in numbers:
        played = play_game(plan.match, number, shelf)
        columns.add(number, played.bots, load(shelf / f"{number:06}.jsonl"))
    columns.write(shard_path(folder, numbers))
    return len(columns.bots)


@contextmanager
def open_folder(plan: Plan, folder: Path, card: str) -> Iterator[list[range]]:
    """Create or reopen the folder of a data set. Yield the shards that are missing.

    The folder is locked inside the context. Incomplete files of a killed process are removed.
    """
    arrow()
    data = plan.data()
    about = folder / "dataset.json"
    try:
        (folder / "decisions").mkdir(parents=True, exist_ok=True)
        with (folder / "dataset.lock").open("ab") as file:
            lock(file, Unreadable("dataset-running", path=str(folder)))
            if about.exists():
                if json.loads(about.read_text(encoding="utf-8")) != json.loads(json.dumps(data)):
                    raise Unreadable("other-dataset", path=str(folder))
            else:
                write_whole(about, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
            write_whole(folder / "README.md", card)
            for half in (folder / "decisions").glob(f"*{HALF}"):
                half.unlink()
            yield [each for each in plan.shards() if not shard_path(folder, each).exists()]
    except OSError as error:
        raise Unreadable("cannot-write", path=str(folder), why=error) from error


def make_dataset(
    plan: Plan, folder: Path, missing: list[range], jobs: int, on_loss: Callable[[], None]
) -> Generator[tuple[range, int], None, None]:
    """Create the missing shards. Yield each with its number of decisions when it is written."""
    return map_unordered(partial(make_shard, plan, folder), missing, jobs, on_loss)


def field_lines(plan: Plan) -> str:
    """Return the fields of the column `view` as table rows for the data card."""
    layout = plan.setting.layout
    return "\n".join(
        f"| {layout.offsets[field.name]} | `{field.name}` | {list(field.shape)} "
        f"| {field.description} |"
        for field in layout
    )
