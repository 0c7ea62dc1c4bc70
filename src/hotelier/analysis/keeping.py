"""Checkpoint of a review: every finished part is saved at once and reused after a restart."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from hotelier.analysis.decisions import Part
from hotelier.analysis.review import FORMAT, Job, Point


class Notes:
    """File beside the record with one line for each finished part. It is deleted at the end."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.name = hashlib.sha256(f"{FORMAT}\n{job.effort}\n{job.record}".encode()).hexdigest()

    def read(self) -> dict[int, Part]:
        """Return the finished parts by ply, or none if the file belongs to another review."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return {}
        found: dict[int, Part] = {}
        for number, line in enumerate(lines):
            try:
                row: Any = json.loads(line)
            except ValueError:
                break  # incomplete line: the process was killed while writing it
            if not number:
                if row != {"review-of": self.name}:
                    return {}
                continue
            found[row["ply"]] = row
        return found

    def begin(self, parts: dict[int, Part]) -> None:
        """Rewrite the file with the known parts, without incomplete lines."""
        rows = [{"review-of": self.name}, *parts.values()]
        self.path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def add(self, part: Part) -> None:
        """Append a part."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(part) + "\n")

    def end(self) -> None:
        """Delete the file."""
        self.path.unlink(missing_ok=True)


def left_of(points: list[Point], parts: dict[int, Part]) -> list[Point]:
    """Return the points without a finished part."""
    return [point for point in points if point.ply not in parts]
