"""Memory is a cache: unused tables leave it, and return unchanged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from hotelier.kernel.errors import HotelierError
from hotelier.server.desk import ordering, play, tables, undoing
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.errors import Refused
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.registry import AT_ONCE
from hotelier.server.live.table import MOST_COMMANDS, LiveTable
from hotelier.server.mailbox import MOST_WAITING, Mailbox
from hotelier.server.orders import Orders
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import actions
from hotelier.server.store.schema import tables as table_rows

HOT_SEAT = Wishes("hotel-koenig", [SeatWish("me"), SeatWish("me")])


def at_site(tmp_path: Path, work: Callable[[Site], Awaitable[Any]], **settings: Any) -> Any:
    """Run `work(site)` at a separate site."""

    async def run() -> Any:
        base = Settings(database=str(tmp_path / "site.db"))
        site = await Site.opened(replace(base, **settings))
        try:
            return await work(site)
        finally:
            await site.close()

    return asyncio.run(run())


async def hot_seat(site: Site, wishes: Wishes = HOT_SEAT) -> tuple[LiveTable, Caller]:
    """A table where one player plays both seats, and that player."""
    made = await tables.create(site, None, "Anna", wishes)
    player = made.live.seats[0].player
    assert player is not None
    return made.live, Caller(player, "Anna", frozenset(SCOPES))


async def first_legal(site: Site, live: LiveTable, caller: Caller) -> None:
    """Play one move."""
    assert live.game is not None
    await play.move(site, live, caller, str(live.game.legal()[0]), Command(live.to_move))


def test_a_table_leaves_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, caller = await hot_seat(site)
        assert live.game is not None
        while live.version < 60 or live.game.undoes is None:
            await first_legal(site, live, caller)
        await undoing.undo(site, live, caller, Command(live.game.undoes))
        assert site.registry.evict(live.touched + 5) == 0, "it was used just now"
        assert site.registry.evict(monotonic() + 10_000) == 1
        assert site.registry.tables == {}
        again, _ = await asyncio.gather(site.table(live.id), site.table(live.id))
        assert again is not live
        assert site.registry.tables == {live.id: again}
        assert again.game is not None
        assert again.game.state == live.game.state
        assert (again.version, again.undos) == (live.version, live.undos)
        assert again.game.undoes == live.game.undoes
        assert again.info == live.info
        await first_legal(site, again, caller)

    at_site(tmp_path, work)


def test_a_doubled_command_is_answered_alike_after_a_restart(tmp_path: Path) -> None:
    """Also if chance, a standing order or a bot's move followed."""

    async def work(site: Site) -> None:
        live, caller = await hot_seat(site, replace(HOT_SEAT, seed="7"))
        await ordering.give_orders(site, live, caller, Orders(forced=True), 1)
        answers: dict[tuple[int, str], int] = {}
        for number in range(MOST_COMMANDS):
            assert live.game is not None
            seat = live.to_move
            assert seat is not None
            before, text = live.version, str(live.game.legal()[0])
            done = await play.move(site, live, caller, text, Command(seat, before, f"c{number}"))
            answers[seat, f"c{number}"] = done.version
            if number == 5:  # a move without an id belongs to no command
                await first_legal(site, live, caller)
        assert max(b - a for a, b in pairwise(answers.values())) > 1, "something followed"
        site.registry.evict(monotonic() + 10_000)
        again = await site.table(live.id)
        assert again is not live
        for (seat, command), version in answers.items():
            done = await play.move(site, again, caller, "pass", Command(seat, 0, command))
            assert (done.version, done.again) == (version, True)

    at_site(tmp_path, work)


def test_the_oldest_go_first_and_watched_ones_stay(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        made = [(await hot_seat(site))[0] for _ in range(4)]
        for age, live in enumerate(reversed(made)):
            live.touched = monotonic() - 20 - age
        made[0].watchers.append(Mailbox())
        assert site.registry.evict() == 2
        assert list(site.registry.tables.values()) == [made[0], made[3]]

    at_site(tmp_path, work, live_tables=2)


def test_many_tables_go_in_several_steps(tmp_path: Path) -> None:
    """Evicting a thousand tables at once would block all others."""

    async def work(site: Site) -> None:
        for _ in range(AT_ONCE + 2):
            await hot_seat(site)
        later = monotonic() + 10_000
        assert [site.registry.evict(later) for _ in range(3)] == [AT_ONCE, 2, 0]
        assert site.registry.tables == {}

    at_site(tmp_path, work)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, caller = await hot_seat(site)
        await first_legal(site, live, caller)
        watching = Mailbox(0)
        live.watchers.append(watching)
        row = {"table": live.id, "version": live.version + 1, "ply": live.ply, "undo": True,
               "seat": 0, "text": "", "seen_by": None, "command": None, "moment": 0}  # fmt: skip
        await site.write([added(actions, [row])])  # another process was faster
        with pytest.raises(Refused) as caught:
            await first_legal(site, live, caller)
        assert caught.value.reason == "storage-failed"
        assert (list(watching.waiting), watching.closed) == ([], "storage-failed")
        again = await site.table(live.id)
        assert again is not live
        assert again.version == row["version"]
        await first_legal(site, again, caller)

    at_site(tmp_path, work)


def test_a_table_by_other_rules_is_not_loaded(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, _ = await hot_seat(site)
        await site.write([changed(table_rows, {"id": live.id}, rules=99)])
        site.registry.evict(monotonic() + 10_000)
        with pytest.raises(HotelierError) as caught:
            await site.table(live.id)
        assert caught.value.reason == "newer-rules"

    at_site(tmp_path, work)


def test_whoever_reads_too_slowly_is_let_go() -> None:
    async def work() -> None:
        mailbox = Mailbox()
        for _ in range(MOST_WAITING + 5):
            mailbox.tell(b"news")
        assert mailbox.closed == "too-slow"
        assert await mailbox.fetch() is None

    asyncio.run(work())
