"""A game with days for each move, in a minute: the site goes by a clock that we turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import time

from hotelier.server import identity
from hotelier.server.desk import offers, play, tables
from hotelier.server.desk.clocks import watch_clocks
from hotelier.server.desk.notices import NewAddress, add_address
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.notices.sending import employ_messenger, send_due
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from tests.server.receiving import Hook, hook

HOUR, DAY = 3600.0, 24 * 3600.0
PATIENCE = 60.0


@dataclass
class Wound:
    """A clock that stands until it is turned on."""

    seconds: float

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def opened(folder: Path, clock: Wound) -> AsyncIterator[Site]:
    """A site that goes by this clock, with its messenger and its timekeeper."""
    identity.CLOCK.set(clock)
    settings = Settings(
        database=str(folder / "days.db"), internal_targets="127.0.0.1", notify_delay=60,
        public_url="https://hotel.example",
    )  # fmt: skip
    site = await Site.opened(settings)
    await employ_messenger(site)
    site.spawn(watch_clocks(site))
    try:
        yield site
    finally:
        await site.close()


async def sit_down(site: Site, web: Hook) -> tuple[LiveTable, Caller]:
    """One player in both seats, with three days for each move, who is called by a webhook."""
    wishes = Wishes(
        "hotel-koenig", [SeatWish("me"), SeatWish("me")], title="Wednesdays", seed="7",
        clock={"kind": "days", "days": 3},
    )  # fmt: skip
    made = await tables.create(site, None, "Anna", wishes)
    player = made.live.seats[0].player
    assert player is not None
    anna = Caller(player, "Anna", frozenset(SCOPES))
    await add_address(site, anna, NewAddress("webhook", web.url), "en")
    return made.live, anna


async def has_come(web: Hook, count: int) -> list[str]:
    """The texts of the calls, when there are so many."""
    async with asyncio.timeout(PATIENCE):
        while len(web.got) < count:
            await asyncio.sleep(0.05)
    return [json.loads(call.body)["text"] for call in web.got]


async def move(site: Site, live: LiveTable, who: Caller) -> None:
    """The first legal move."""
    assert live.game is not None
    text = str(live.game.legal()[0])
    await play.move(site, live, who, text, Command(live.to_move, live.version))


def test_a_reminder_comes_once_after_three_quarters_and_then_a_bot(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = Wound(time())
        async with opened(tmp_path, clock) as site:
            live, anna = await sit_down(site, web)
            await move(site, live, anna)  # nobody else: no message of a turn, but a reminder later
            clock.seconds += 53 * HOUR
            await send_due(site)
            assert web.got == []
            clock.seconds += 2 * HOUR
            [text] = await has_come(web, 1)
            assert "Wednesdays" in text
            clock.seconds += 10 * HOUR
            await send_due(site)
            assert len(web.got) == 1
            seat = live.to_move
            assert seat is not None
            assert live.seats[seat].bot is None
            clock.seconds += 8 * HOUR
            async with asyncio.timeout(PATIENCE):
                while live.seats[seat].bot is None:
                    await asyncio.sleep(0.05)
            back = await offers.come_back(site, live, anna, seat)
            assert back.version == live.version
            assert live.seats[seat].bot is None
            assert live.info["deadline"] == identity.now() + 3 * DAY * 1000

    with hook() as web:
        asyncio.run(story(web))


def test_who_moves_in_time_is_not_reminded_even_after_a_restart(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = Wound(time())
        async with opened(tmp_path, clock) as site:
            live, anna = await sit_down(site, web)
            clock.seconds += 50 * HOUR
            await move(site, live, anna)
            clock.seconds += 5 * HOUR  # more than three quarters since the first question
            await send_due(site)
            assert web.got == []
        async with opened(tmp_path, clock) as site:
            live = await site.table(live.id)
            assert live.info["deadline"] == identity.now() + 67 * HOUR * 1000
            await send_due(site)
            assert web.got == []
            clock.seconds += 50 * HOUR
            assert len(await has_come(web, 1)) == 1

    with hook() as web:
        asyncio.run(story(web))
