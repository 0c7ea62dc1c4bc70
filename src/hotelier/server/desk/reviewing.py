"""Reviews and evaluation lines of finished games, from tables or from uploaded records.

Workers compute them, few at a time, so that bots keep playing. Results are stored by the hash of
the record: the same record opens at once for every player, also after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from hotelier.analysis.review import FORMAT
from hotelier.server import identity
from hotelier.server.errors import Refused, from_the_sender
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site
from hotelier.server.store.reviews import keep_review, read_review

Data = dict[str, Any]
Think = Callable[[], None]
"""Called before a worker is used; it may refuse."""
log = logging.getLogger("hotelier.reviews")
KEPT: Final = 64
"""Reviews in memory; the least recently used is dropped."""


@dataclass
class Reviewing:
    """A review in progress or done."""

    points: int = 0
    done: int = 0
    review: Data | None = None
    failed: bool = False

    def data(self) -> Data:
        """The progress, and the whole review once it is done."""
        status = "failed" if self.failed else "done" if self.review else "thinking"
        return {"status": status, "points": self.points, "done": self.done, "review": self.review}


NONE: Final[Data] = {"status": "none", "points": 0, "done": 0, "review": None}


def finished_record(live: LiveTable) -> str:
    """The record of a finished table, without secrets."""
    if live.game is None or not live.over:
        raise Refused("not-over")
    if live.game.record.end is None:  # ended by a resignation
        raise Refused("not-finished")
    if live.game.game.data:
        raise Refused("no-study-of-house-data")
    return live.game.record.to_jsonl()


async def record_of_file(site: Site, text: str, think: Think = lambda: None) -> str:
    """An uploaded record of a finished game, in the form of our own tables.

    Pages poll the progress of a review, so the result is cached.
    """
    key = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
    record = site.records.pop(key, None)
    if record is None:
        think()
        with from_the_sender():
            record = await site.readers.run(plain_record, text)
    site.records[key] = record  # most recently used
    while len(site.records) > KEPT:
        site.records.pop(next(iter(site.records)))
    return record


def plain_record(text: str) -> str:
    """A record without its proof, checked line by line; runs in a worker."""
    from hotelier.analysis.review import check_finished
    from hotelier.table.record import parse
    from hotelier.table.table import Table

    record = parse(text)
    if record.data:
        raise Refused("no-study-of-house-data")
    check_finished(record)
    Table.from_record(record)
    return replace(record, proof=()).to_jsonl()


def key_of(record: str, effort: str) -> str:
    """Return the key of a review. It does not depend on the players' names."""
    header, _, lines = record.partition("\n")
    fields = json.loads(header)
    if fields.pop("names", None) is not None:
        record = json.dumps(fields, ensure_ascii=False) + "\n" + lines
    return hashlib.sha256(f"{FORMAT}\n{effort}\n{record}".encode()).hexdigest()


async def review(site: Site, record: str, effort: str, begin: Think | None = None) -> Data:
    """The progress of a review. With `begin`, start it unless it has been started.

    `begin` is called first: it may refuse.
    """
    key = key_of(record, effort)
    kept: dict[str, Reviewing] = site.reviews
    if key not in kept:
        stored = await asyncio.to_thread(read_review, site.engine, key)
        if stored is not None:
            points = len(stored["decisions"]) + len(stored["chance"])
            kept.setdefault(key, Reviewing(points, points, stored))
    if begin is not None and (key not in kept or kept[key].failed):
        begin()
        kept[key] = Reviewing()
        site.spawn(think_through(site, kept[key], record, effort))
    if key not in kept:
        return NONE
    kept[key] = kept.pop(key)  # most recently used
    while len(kept) > KEPT:
        kept.pop(next(iter(kept)))
    return kept[key].data()


async def think_through(site: Site, found: Reviewing, record: str, effort: str) -> None:
    """Review every point of a record, a few at a time, and store the result."""
    from hotelier.analysis.review import Job, look_at

    job = Job(record, effort)

    async def look(point: Any) -> Data:
        async with site.reviewers:
            if site.stopping:
                raise Refused("went-wrong")
            part: Data = await site.bots.run(look_at, job, point)
            found.done += 1
            return part

    try:
        points = await site.bots.run(list_points, record)
        found.points = len(points)
        parts = await asyncio.gather(*(look(point) for point in points))
        found.review = await site.bots.run(finish, record, list(parts), effort)
    except Exception:
        found.failed = True
        if not site.stopping:
            raise
        return
    try:
        await site.write(keep_review(key_of(record, effort), identity.now(), found.review))
    except Refused as error:  # it stays in memory at least
        log.warning("review-not-kept", extra={"error": error.reason})


def list_points(record: str) -> list[Any]:
    """The points of a record to review; runs in a worker."""
    from hotelier.analysis.review import opened, points_of

    return points_of(*opened(record))


def finish(record: str, parts: list[Data], effort: str) -> Data:
    """Assemble the review; runs in a worker."""
    from hotelier.analysis.review import opened, put_together

    return put_together(*opened(record), parts, effort)


async def with_words(
    site: Site, found: Data, record: str, names: tuple[str, ...], language: str
) -> Data:
    """A review with its texts, once it is done."""
    from hotelier.server.texts.reviewing import tell

    if found["review"] is None:
        return {**found, "told": None}
    told = await site.readers.run(tell, record, found["review"], names, language)
    return {**found, "told": told}


async def page_of(
    site: Site, found: Data, record: str, names: tuple[str, ...], language: str
) -> str:
    """A finished review as one HTML file."""
    from hotelier.server.texts.reviewing import as_page

    if found["review"] is None:
        raise Refused("review-not-done")
    return await site.readers.run(as_page, record, found["review"], names, language)


async def evaluation(site: Site, record: str) -> list[Data]:
    """The evaluation line of a finished game: chances and expected scores by ply."""
    return await site.readers.run(draw_line, record)


def draw_line(record: str) -> list[Data]:
    """Compute the evaluation line; runs in a worker."""
    from hotelier.analysis.evaluators import ANALYSERS
    from hotelier.analysis.review import graph_of, opened

    found, states = opened(record)
    return graph_of(ANALYSERS[found.game], found, states)
