"""A review in progress: every part that is found is kept at once, and found again after a kill."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from hotelier.analysis.decisions import Part
from hotelier.analysis.review import FORMAT, Job, Point


class Notes:
    """A file beside the record that grows by a line for each part; gone when all is done."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.name = hashlib.sha256(f"{FORMAT}\n{job.effort}\n{job.record}".encode()).hexdigest()

    def read(self) -> dict[int, Part]:
        """The parts found so far, by ply; none if the file is about something else."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return {}
        found: dict[int, Part] = {}
        for number, line in enumerate(lines):
            try:
                row: Any = json.loads(line)
            except ValueError:
                break  # half a line: the process was killed while writing it
            if not number:
                if row != {"review-of": self.name}:
                    return {}
                continue
            found[row["ply"]] = row
        return found

    def begin(self, parts: dict[int, Part]) -> None:
        """Write what is known anew, so that nothing half stands in the file."""
        rows = [{"review-of": self.name}, *parts.values()]
        self.path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def add(self, part: Part) -> None:
        """Keep one more part."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(part) + "\n")

    def end(self) -> None:
        """Nothing has to be kept any longer."""
        self.path.unlink(missing_ok=True)


def left_of(points: list[Point], parts: dict[int, Part]) -> list[Point]:
    """The points that nothing is said about yet."""
    return [point for point in points if point.ply not in parts]
