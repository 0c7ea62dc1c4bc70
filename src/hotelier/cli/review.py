"""`hotelier review`: evaluate each decision and chance event of a finished game."""

from __future__ import annotations

import json
import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable
from hotelier.table.record import load
from hotelier.words import say
from hotelier.words.names import player_names

if TYPE_CHECKING:
    from hotelier.analysis.decisions import Part
    from hotelier.analysis.keeping import Notes
    from hotelier.analysis.review import Job, Point


def review(
    file: Path,
    as_json: Annotated[bool, Option("--json")] = False,
    html: Path | None = None,
    effort: str = "usual",
    jobs: Annotated[int | None, Option(least=1)] = None,
) -> None:
    """Review a finished game. An interrupted review is resumed."""
    from hotelier.analysis.decisions import EFFORTS
    from hotelier.analysis.keeping import Notes
    from hotelier.analysis.page import review_page
    from hotelier.analysis.review import (
        Job,
        check_finished,
        opened,
        points_of,
        put_together,
        views_at,
    )
    from hotelier.analysis.telling import review_lines, told_plies

    record = load(file)
    check_finished(record)
    if effort not in EFFORTS:
        raise Unreadable("unknown-effort", name=effort, efforts=list(EFFORTS))
    job = Job(record.to_jsonl(), effort)
    record, states = opened(job.record)
    notes = Notes(file.with_name(file.name + ".review"), job)
    parts = find_parts(job, points_of(record, states), notes, jobs or os.cpu_count() or 1)
    found = put_together(record, states, parts, effort)
    views = views_at(record, states, told_plies(found))
    names = player_names(record.names, record.seats, spoken())
    if html is not None:
        write(html, review_page(record.kind, found, names, spoken(), views))
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(review_lines(record.kind, found, names, spoken(), views)))


def write(path: Path, text: str) -> None:
    """Write a file, or raise an error with the reason."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error) from error


def find_parts(job: Job, points: list[Point], notes: Notes, jobs: int) -> list[Part]:
    """Analyse every point with a progress bar. Store each result as it arrives."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from hotelier.analysis.keeping import left_of
    from hotelier.analysis.review import review_parts

    parts: dict[int, Any] = notes.read()
    try:
        notes.begin(parts)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(notes.path), why=error) from error
    console = Console(stderr=True)
    columns = (
        TextColumn(say("review-thinking", spoken())), BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(),
    )  # fmt: skip
    with (
        closing(review_parts(job, left_of(points, parts), jobs)) as found,
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar,
    ):
        task = bar.add_task("points", total=len(points), completed=len(parts))
        for point, part in found:
            notes.add(part)
            parts[point.ply] = part
            bar.advance(task)
    notes.end()
    return list(parts.values())
