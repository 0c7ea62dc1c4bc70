"""Clocks: time is counted from the stored rows, and a bot plays when it is up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from hotelier.client import Client
from hotelier.server import identity
from hotelier.server.desk import offers, play, tables, undoing
from hotelier.server.desk.clocks import time_is_up
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.clocks import DAY, LEAST, clock_data, deadline, left
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site
from hotelier.server.store import reading
from tests.server.fake_clock import install_fake_clock
from tests.server.server_process import PATIENCE, Peer, Server
from tests.server.test_registry import at_site
from tests.server.test_tables import refused

LIVE = {"kind": "live", "seconds": 60, "increment": 2}
FULL = 60_001
"""A minute: with a stopped clock, the first question comes a millisecond after the table."""


async def hot_seat(site: Site, clock: dict[str, Any]) -> tuple[LiveTable, Caller]:
    """A table with a clock, where one player plays both seats."""
    wishes = Wishes("hotel-koenig", [SeatWish("me"), SeatWish("me")], seed="7", clock=clock)
    live = (await tables.create(site, None, "Anna", wishes)).live
    return live, Caller(live.seats[0].player or "", "Anna", frozenset(SCOPES))


async def first_legal(site: Site, live: LiveTable, caller: Caller) -> int:
    """Play a move and return its seat."""
    assert live.game is not None
    seat = live.to_move
    assert seat is not None
    await play.move(site, live, caller, str(live.game.legal()[0]), Command(seat))
    return seat


def test_time_is_what_passed_and_comes_back_from_the_rows(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        clock = install_fake_clock()
        live, caller = await hot_seat(site, LIVE)
        assert live.to_move is not None
        assert left(live, live.to_move) == 60_000
        clock.seconds += 10
        seat = await first_legal(site, live, caller)
        assert left(live, seat) == FULL - 10_000 + 2_000, "ten seconds less, two more"
        assert left(live, 1 - seat) == 60_000
        before = clock_data(live)
        site.registry.evict(monotonic() + 10_000)
        again = await site.table(live.id)
        assert again.asked_at == live.asked_at
        assert again.decided == live.decided
        assert before is not None
        assert again.info["deadline"] == live.info["deadline"] == before["deadline"]

    at_site(tmp_path, work)


def test_taking_back_brings_no_time(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        clock = install_fake_clock()
        live, caller = await hot_seat(site, LIVE)
        for used in range(0, 10_000, 2_000):
            clock.seconds += 1
            seat = await first_legal(site, live, caller)
            assert left(live, seat) == FULL - used - 1_000 + 2_000, "two more for one decision"
            clock.seconds += 1
            await undoing.undo(site, live, caller, Command(seat))
            assert left(live, seat) == FULL - used - 2_000
        kept = {seat: left(live, seat) for seat in range(2)}
        site.registry.evict(monotonic() + 10_000)
        again = await site.table(live.id)
        assert {seat: left(again, seat) for seat in range(2)} == kept, "also from the rows"

    at_site(tmp_path, work)


def test_a_takeback_costs_whoever_was_asked_meanwhile(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        clock = install_fake_clock()
        live, caller = await hot_seat(site, LIVE)
        seat = live.to_move
        while live.to_move == seat:
            await first_legal(site, live, caller)
        assert seat is not None
        before = left(live, seat)
        clock.seconds += 10
        thought = identity.now() - live.asked_at  # the other thinks; then all agree
        await offers.make_offer(site, live, caller, offers.Wish("takeback"), Command(seat))
        assert live.to_move == seat
        assert left(live, seat) == before - 2000, "less what the move had earned"
        assert left(live, 1 - seat) == 60_000 - thought < 51_000
        site.registry.evict(monotonic() + 10_000)
        again = await site.table(live.id)
        assert left(again, seat) == left(live, seat), "also from the rows"

    at_site(tmp_path, work)


def test_nobody_has_less_than_a_moment(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        live, _ = await hot_seat(site, LIVE)
        live.spent = {0: 10**9, 1: 10**9}
        assert deadline(live) == live.asked_at + LEAST

    at_site(tmp_path, work)


def test_when_time_is_up_a_bot_plays_until_the_owner_returns(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        clock = install_fake_clock()
        live, caller = await hot_seat(site, {"kind": "days", "days": 3})
        seat = live.to_move
        assert seat is not None
        end = live.asked_at + 3 * DAY
        assert live.info["deadline"] == deadline(live) == end
        assert reading.read_overdue(site.engine, end - 1) == []
        assert reading.read_overdue(site.engine, end) == [live.id]
        await time_is_up(site, live.id, end - 1)
        assert live.seats[seat].bot is None
        clock.seconds += 3 * DAY / 1000
        await time_is_up(site, live.id, end)
        assert live.seats[seat].bot == "greedy"
        assert reading.read_overdue(site.engine, end) == [], "nobody is hurried now"
        await offers.come_back(site, live, caller, seat)
        assert live.seats[seat].bot is None
        assert live.info["deadline"] == live.asked_at + 3 * DAY
        assert live.asked_at == identity.now(), "asked anew"
        site.registry.evict(monotonic() + 10_000)
        assert (await site.table(live.id)).asked_at == live.asked_at, "also after a restart"

    at_site(tmp_path, work)


def test_the_server_looks_at_clocks_by_itself(tmp_path: Path) -> None:
    """Clocks go on after an unexpected exception, such as a thread that could not start."""
    from hotelier.server.desk.clocks import watch_clocks
    from hotelier.server.http.app import lasting

    stumbled: list[Site] = []

    async def stumble_once(site: Site) -> None:
        if not stumbled:
            stumbled.append(site)
            raise RuntimeError("can't start new thread")
        await watch_clocks(site)

    async def work(site: Site) -> None:
        live, _ = await hot_seat(site, {"kind": "days", "days": 1})
        seat = live.to_move
        assert seat is not None
        live.asked_at -= DAY
        await site.commit_facts(live, play.table_writes(live, {}))
        site.spawn(lasting(site, stumble_once))
        async with asyncio.timeout(PATIENCE):
            while live.seats[seat].bot is None:
                await asyncio.sleep(0.05)

    at_site(tmp_path, work)


def test_viewers_see_the_clock(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "me"], clock=LIVE)
    assert table.facts()["clock"] == LIVE
    with Peer(server, table.id, table.token) as peer:
        first = peer.seen[1]["clock"]
        assert first["left"] == [60_000, 60_000]
        assert first["deadline"] == first["asked"] + 60_000
        peer.play(peer.state.legal[0])
        update = next(message for message in peer.seen if message["type"] == "update")
        assert update["clock"]["asked"] >= first["asked"]


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "live", "seconds": 3}, "bad-time"),
        ({"kind": "days", "days": 99}, "bad-time"),
        ({"kind": "sand"}, "bad-request"),
    ],
)
def test_odd_clocks_are_refused(client: Client, clock: dict[str, Any], code: str) -> None:
    refused(code, client.create, "hotel-koenig", ["me", "open"], clock=clock)
