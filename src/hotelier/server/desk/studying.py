"""Studies at tables: hints, reviews, the evaluation line, and branches. Workers do the thinking."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.server import identity
from hotelier.server.bots import Question, question_for, view_of
from hotelier.server.desk.play import Command, acting_seat, check_version, running_game
from hotelier.server.desk.players import token_write
from hotelier.server.desk.starting import commit_seats
from hotelier.server.desk.tables import bot_names, new_info, seat_rows, seed_row
from hotelier.server.errors import Refused
from hotelier.server.identity import SEAT_SCOPES, Caller
from hotelier.server.live.table import LiveTable, Seat, SecretSeed
from hotelier.server.site import Site
from hotelier.server.store.rows import added
from hotelier.server.store.schema import seats, seeds, tables
from hotelier.study.whatif import branch_record
from hotelier.table.fairness import commitment

Data = dict[str, Any]
HINT_SECONDS: Final = 2.0
"""How long a worker thinks about a hint at most."""
KEPT: Final = 64
"""Reviews in memory; the one that was asked for longest ago goes."""
AT_ONCE: Final = 2
"""Points of one review that are looked at at the same time, so that bots keep playing."""


@dataclass
class Reviewing:
    """A review, begun or done."""

    points: int = 0
    done: int = 0
    review: Data | None = None
    failed: bool = False
    task: asyncio.Task[Any] | None = field(default=None, repr=False)

    def data(self) -> Data:
        """How far it is, and all of it once it is done."""
        status = "failed" if self.failed else "done" if self.review else "thinking"
        return {"status": status, "points": self.points, "done": self.done, "review": self.review}


async def hints(site: Site, live: LiveTable, caller: Caller, command: Command, few: int) -> Data:
    """The best few actions for an own seat that is asked now, from its view alone."""
    seat = acting_seat(live, caller, command.seat)
    game = running_game(live)
    check_version(live, command)
    if live.info["rated"]:
        raise Refused("rated-hint")
    if game.to_move != seat:
        raise Refused("no-hint-now", seat=seat)
    version = live.version
    question = question_for(game, seat, "", live.seeds[0].seed, site.house)
    found = await site.bots.run(think_of_hints, question, few)
    return {"seat": seat, "version": version, "hints": found}


def think_of_hints(question: Question, few: int) -> list[Data]:
    """Hints for a view; runs in a worker."""
    from hotelier.bots.judging import Budget
    from hotelier.study.hints import hints_for
    from hotelier.study.judge import THOROUGH

    view = view_of(question)
    budget = Budget(seconds=HINT_SECONDS)
    return [hint.data() for hint in hints_for(view, THOROUGH, budget, few, question.seed)]


def finished_record(live: LiveTable) -> str:
    """The record of a finished table, which is an open book."""
    if live.game is None or not live.over:
        raise Refused("not-over")
    if live.game.record.end is None:  # somebody gave up
        raise Refused("not-finished")
    if live.game.game.data:
        raise Refused("no-study-of-house-data")
    return live.game.record.to_jsonl()


async def review(site: Site, live: LiveTable, effort: str, begin: bool) -> Data:
    """How far the review of a finished table is; with `begin`, it is begun unless it was."""
    record = finished_record(live)
    kept = site.reviews
    key = (live.id, effort)
    if key not in kept:
        if not begin:
            return {"status": "none", "points": 0, "done": 0, "review": None}
        while len(kept) >= KEPT:
            kept.pop(next(iter(kept)))
        kept[key] = Reviewing()
        kept[key].task = site.spawn(think_through(site, kept[key], record, effort))
    kept[key] = kept.pop(key)  # asked for last
    found: Reviewing = kept[key]
    return found.data()


async def think_through(site: Site, found: Reviewing, record: str, effort: str) -> None:
    """Look at every point of a record, a few at a time."""
    from hotelier.study.review import Job, look_at

    job = Job(record, effort)
    try:
        points = await site.bots.run(list_points, record)
        found.points = len(points)
        gate = asyncio.Semaphore(AT_ONCE)

        async def look(point: Any) -> Data:
            async with gate:
                if site.stopping:
                    raise Refused("went-wrong")
                part: Data = await site.bots.run(look_at, job, point)
                found.done += 1
                return part

        parts = await asyncio.gather(*(look(point) for point in points))
        found.review = await site.bots.run(finish, record, list(parts), effort)
    except Exception:
        found.failed = True
        if not site.stopping:
            raise


def list_points(record: str) -> list[Any]:
    """What there is to look at; runs in a worker."""
    from hotelier.study.review import opened, points_of

    return points_of(*opened(record))


def finish(record: str, parts: list[Data], effort: str) -> Data:
    """The whole review; runs in a worker."""
    from hotelier.study.review import opened, put_together

    return put_together(*opened(record), parts, effort)


async def evaluation(site: Site, live: LiveTable) -> list[Data]:
    """The evaluation line of a finished table: chances and expected scores, ply by ply."""
    return await site.bots.run(draw_line, finished_record(live))


def draw_line(record: str) -> list[Data]:
    """The evaluation line; runs in a worker."""
    from hotelier.study.lens import LENSES
    from hotelier.study.review import graph_of, opened

    found, states = opened(record)
    return graph_of(LENSES[found.game], found, states)


async def branch(
    site: Site, live: LiveTable, caller: Caller, ply: int, seat: int | None, bot: str
) -> tuple[LiveTable, str, int]:
    """A table of one's own that leaves a finished game, or one's own seat of a running one.

    Bots take the other seats. What the seat could not know at that point is dealt anew.
    """
    caller.needs("table")
    if live.game is None:
        raise Refused("not-started")
    if not live.over:
        seat = acting_seat(live, caller, seat)
    elif seat is None:
        own = live.seats_of(caller.player)
        seat = own[0] if own else 0
    if not 0 <= seat < len(live.seats):
        raise Refused("not-your-seat", seat=seat)
    game = site.games[live.info["game"]]
    name, bot = bot_names(game, bot, None)
    seed = identity.new_secret()
    table = await asyncio.to_thread(branch_record, live.game.record, ply, seat, seed, game)
    info = new_info(
        game, live.info["options"], caller.player, open=False, spectators=True,
        title=live.info["title"], position=table.record.position,
    )  # fmt: skip
    places = [
        Seat(caller.player, caller.name, None, True, False, program=caller.bot)
        if number == seat
        else Seat(None, name, bot, True, False)
        for number in range(len(live.seats))
    ]
    made = LiveTable(info, places, [SecretSeed(0, 0, seed, commitment(seed))])
    token, token_row = token_write(caller.player, SEAT_SCOPES, "seat", made.id)
    writes = [
        added(tables, [info.copy()]), added(seats, seat_rows(made)),
        added(seeds, [seed_row(made, made.seeds[0])]), token_row,
    ]  # fmt: skip
    site.registry.add(made)
    await commit_seats(site, made, writes, new=True)
    return made, token, seat
