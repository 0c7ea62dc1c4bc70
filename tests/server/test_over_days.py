"""A game with days for each move, in a minute: the site uses a fake clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hotelier.server import identity
from hotelier.server.desk import joining, offers, play, tables, undoing
from hotelier.server.desk.clocks import watch_clocks
from hotelier.server.desk.notices import NewAddress, add_address
from hotelier.server.desk.play import Command
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.notices.sending import employ_messenger, send_due
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from tests.server.fake_clock import FakeClock, install_fake_clock
from tests.server.receivers import Hook, hook, nothing_is_due

HOUR, DAY = 3600.0, 24 * 3600.0
PATIENCE = 120.0


@asynccontextmanager
async def opened(folder: Path, clock: FakeClock) -> AsyncIterator[Site]:
    """A site with this clock, its messenger and its clock watcher."""
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
    """Seat one player in both seats, with three days for each move and a webhook."""
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


async def has_come(site: Site, web: Hook, count: int) -> list[str]:
    """The texts of the webhook calls, once there are this many and the site has stored their
    success. Otherwise, advancing the clock would cause a retry."""
    async with asyncio.timeout(PATIENCE):
        while len(web.got) < count or not nothing_is_due(site.engine):
            await asyncio.sleep(0.05)
    return [json.loads(call.body)["text"] for call in web.got]


async def move(site: Site, live: LiveTable, who: Caller) -> None:
    """Play the first legal move."""
    assert live.game is not None
    text = str(live.game.legal()[0])
    await play.move(site, live, who, text, Command(live.to_move, live.version))


def test_a_reminder_comes_once_after_three_quarters_and_then_a_bot(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = install_fake_clock()
        async with opened(tmp_path, clock) as site:
            live, anna = await sit_down(site, web)
            await move(site, live, anna)  # no turn message, but a reminder
            clock.seconds += 53 * HOUR
            await send_due(site)
            assert web.got == []
            clock.seconds += 2 * HOUR
            [text] = await has_come(site, web, 1)
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
            _, text = await has_come(site, web, 2)
            assert "Wednesdays" in text
            assert "take it back" in text
            await send_due(site)
            assert len(web.got) == 2
            assert live.game is not None
            while live.to_move == seat:  # as the bot would
                await play.play_text(site, live, seat, str(live.game.legal()[0]), None)
            while live.to_move != seat:
                await move(site, live, anna)
            clock.seconds += 1
            back = await offers.come_back(site, live, anna, seat)
            assert back.version == live.version
            assert live.seats[seat].bot is None
            assert live.info["deadline"] == identity.now() + 3 * DAY * 1000
            clock.seconds += 55 * HOUR
            texts = await has_come(site, web, 3)
            assert texts[2] == texts[0], "who has come back is reminded as before"

    with hook() as web:
        asyncio.run(story(web))


def test_who_gives_an_address_is_reminded_of_the_turn_that_has_begun(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = install_fake_clock()
        async with opened(tmp_path, clock) as site:
            live, people = await two(site, "hotel-koenig", {"kind": "days", "days": 3})
            assert live.to_move is not None
            asked, other = people[live.to_move], people[1 - live.to_move]
            clock.seconds += 40 * HOUR
            await add_address(site, other, NewAddress("webhook", web.url), "en")
            clock.seconds += 10 * HOUR
            await add_address(site, asked, NewAddress("webhook", web.url), "en")
            await send_due(site)
            assert web.got == []
            clock.seconds += 5 * HOUR
            await has_come(site, web, 1)
            await send_due(site)
            assert len(web.got) == 1, "nobody else is"

    with hook() as web:
        asyncio.run(story(web))


def test_a_question_that_is_asked_anew_has_its_reminder_anew(tmp_path: Path) -> None:
    """After a pass, an undo two days later, and another pass."""

    async def story(web: Hook) -> None:
        clock = install_fake_clock()
        async with opened(tmp_path, clock) as site:
            live, people = await two(site, "grand-austria-hotel", {"kind": "days", "days": 3})
            assert live.game is not None
            while "pass" not in map(str, live.game.legal()):
                await move(site, live, people[live.to_move or 0])
            first = live.to_move
            assert first is not None
            anna, otto = people[first], people[1 - first]
            await add_address(site, otto, NewAddress("webhook", web.url), "en")
            await play.move(site, live, anna, "pass", Command(first))
            assert live.to_move == 1 - first
            clock.seconds += 50 * HOUR
            assert len(await has_come(site, web, 1)) == 1, "it is your turn"
            await undoing.undo(site, live, anna, Command(first))
            await play.move(site, live, anna, "pass", Command(first))
            for _ in range(2):
                clock.seconds += 20 * HOUR
                await send_due(site)
            assert len(web.got) == 1, "there are days left"
            clock.seconds += 15 * HOUR
            assert len(await has_come(site, web, 2)) == 2

    with hook() as web:
        asyncio.run(story(web))


def test_who_moves_in_time_is_not_reminded_even_after_a_restart(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = install_fake_clock()
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
            assert len(await has_come(site, web, 1)) == 1

    with hook() as web:
        asyncio.run(story(web))


async def two(
    site: Site, game: str = "hotel-koenig", clock: dict[str, Any] | None = None
) -> tuple[LiveTable, list[Caller]]:
    """A table of two people."""
    wishes = Wishes(game, [SeatWish("me"), SeatWish()], seed="7", clock=clock)
    made = await tables.create(site, None, "Anna", wishes)
    await joining.join(site, made.live, None, "Otto", made.invites[1], None, True)
    players = [seat.player or "" for seat in made.live.seats]
    return made.live, [Caller(player, "", frozenset(SCOPES)) for player in players]


def test_a_bot_in_the_own_place_is_told_to_whom_others_gave_it(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = install_fake_clock()
        async with opened(tmp_path, clock) as site:
            live, people = await two(site)
            away = live.to_move
            assert away is not None
            await add_address(site, people[away], NewAddress("webhook", web.url), "de")
            wish = offers.Wish(offers.SUBSTITUTE, away)
            clock.seconds += site.settings.away_seconds + 1
            await offers.make_offer(site, live, people[1 - away], wish, Command(1 - away))
            assert live.seats[away].bot is not None
            [text] = await has_come(site, web, 1)
            assert "Bot hat deinen Platz" in text
            await offers.come_back(site, live, people[away], away)
            await offers.make_offer(site, live, people[away], wish, Command(away))
            await offers.answer(
                site, live, people[1 - away], offers.Answer(yes=True), Command(1 - away)
            )
            assert live.seats[away].bot is not None
            for _ in range(2):
                clock.seconds += 60
                await send_due(site)
            assert len(web.got) == 1, "who asks for a bot knows of it"

    with hook() as web:
        asyncio.run(story(web))


def test_a_turn_that_is_soon_over_is_not_told(tmp_path: Path) -> None:
    async def story(web: Hook) -> None:
        clock = install_fake_clock()
        async with opened(tmp_path, clock) as site:
            live, people = await two(site)

            async def until_asked(seat: int) -> None:
                while (asked := live.to_move) != seat:
                    assert asked is not None
                    await move(site, live, people[asked])

            await until_asked(1)
            await add_address(site, people[0], NewAddress("webhook", web.url), "en")
            await until_asked(0)
            clock.seconds += 59
            await until_asked(1)
            for _ in range(2):  # a due message would be created, and then sent
                clock.seconds += 30
                await send_due(site)
            assert web.got == []
            await until_asked(0)
            clock.seconds += 59
            await send_due(site)
            assert web.got == []
            clock.seconds += 2
            assert len(await has_come(site, web, 1)) == 1

    with hook() as web:
        asyncio.run(story(web))
