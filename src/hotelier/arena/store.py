"""Files of a tournament: an append-only file of results, and a record for each game.

    FOLDER/tournament.json    settings
    FOLDER/results.jsonl      a line for each finished game, in the order in which they ended
    FOLDER/records/000/000017.jsonl

A game is finished when its line is complete. Its record is written before the line. A tournament
can therefore be killed at any moment. An incomplete last line is truncated when it is resumed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import IO, Any, Final

from hotelier.arena.file_lock import locked
from hotelier.arena.tournament import Played, Tournament, read_played
from hotelier.kernel.errors import BrokenRecord, Unreadable

SHELF: Final = 1000
"""Maximum number of records in one folder."""


class Store:
    """Folder of a tournament."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan = folder / "tournament.json"
        self.results = folder / "results.jsonl"

    @contextmanager
    def open(self, tournament: Tournament) -> Iterator[tuple[dict[int, Played], Adder]]:
        """Create or resume a tournament. Yield the finished games, and an adder for further ones.

        The folder is locked meanwhile. Results are read only after it is locked, so that a game
        which another process was still adding is not played again.
        """
        data = tournament.data()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self.results.open("ab")
        except OSError as error:
            raise Unreadable("cannot-write", path=str(self.folder), why=error) from error
        with file, locked(file, Unreadable("tournament-running", path=str(self.folder))):
            if not self.plan.exists():
                write_whole(self.plan, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
            found = json.loads(self.plan.read_text(encoding="utf-8"))
            wanted = json.loads(json.dumps(data))
            check_engines(found.get("engines", {}), wanted.get("engines", {}))
            if found != wanted:
                raise Unreadable("other-tournament", path=str(self.folder))
            yield self.read(), Adder(self, file)

    def read(self) -> dict[int, Played]:
        """Read the finished games by number, and truncate an incomplete last line."""
        if not self.results.exists():
            return {}
        text = self.results.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            os.truncate(self.results, whole)
        found: dict[int, Played] = {}
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                played = read_played(json.loads(line))
            except (ValueError, LookupError, TypeError) as error:
                raise BrokenRecord("broken-result", path=str(self.results), line=number) from error
            found[played.number] = played
        return found

    def record_path(self, number: int) -> Path:
        """Return the path of a game's record."""
        return self.folder / "records" / f"{number // SHELF:03}" / f"{number:06}.jsonl"


class Adder:
    """Adds finished games to a store."""

    def __init__(self, store: Store, file: IO[bytes]) -> None:
        self.store = store
        self.file = file

    def add(self, played: Played) -> Played:
        """Write the record of a game, then its line in the results. Return the game without its
        record."""
        path = self.store.record_path(played.number)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, played.record)
        bare = replace(played, record="")
        row = {name: value for name, value in asdict(bare).items() if name != "record"}
        line = json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        self.file.write(line.encode())
        self.file.flush()
        os.fsync(self.file.fileno())
        return bare


def check_engines(was: dict[str, Any], now: dict[str, Any]) -> None:
    """Raise an error if an engine differs from the one with which the tournament began."""
    gone, come = ([f"{n} ({d['time']})" for n, d in a.items() if b.get(n) != d]
                  for a, b in ((was, now), (now, was)))  # fmt: skip
    if gone and come:
        raise Unreadable("engine-changed", was=", ".join(gone), now=", ".join(come))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically."""
    half = path.with_suffix(path.suffix + ".half")
    half.write_text(text, encoding="utf-8")
    os.replace(half, path)
