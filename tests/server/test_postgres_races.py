"""Two sites on one PostgreSQL database do the same at the same moment: it happens once, and both
know.

Both sites run on one event loop, so that both have decided before either is notified of the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any

import httpx
import pytest
from sqlalchemy import text as sql

from hotelier.server.desk import (
    joining,
    offers,
    ordering,
    play,
    players,
    rematch,
    tables,
    talking,
    undoing,
)
from hotelier.server.desk.clocks import time_is_up
from hotelier.server.desk.offers import Wish
from hotelier.server.desk.play import Command
from hotelier.server.desk.thinking import employ_bots
from hotelier.server.errors import Refused
from hotelier.server.http.app import make_app
from hotelier.server.live.clocks import DAY
from hotelier.server.live.renewing import COPIED
from hotelier.server.live.table import LiveTable
from hotelier.server.mailbox import Mailbox
from hotelier.server.orders import Orders
from hotelier.server.site import Site
from hotelier.server.store import reading
from tests.server.postgres import Postgres
from tests.server.two_sites import (
    PATIENCE,
    agree,
    at_two,
    both,
    game_of,
    hot_seat,
    told,
    watcher,
    whole,
    wishes,
)


def test_all_that_is_stored_is_taken_over() -> None:
    """A new field of a table is either read again, or belongs to the process."""
    own = {"watchers", "shown", "pending", "waiting", "thinking", "touched", "failed",
           "saying"}  # fmt: skip
    besides = {"ratings"}
    assert {field.name for field in fields(LiveTable)} == own | besides | set(COPIED)


def test_two_moves_at_one_version(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        before, seat = here.version, here.to_move
        eyes = watcher(there, 0), watcher(here, 1)
        texts = [str(action) for action in game_of(here).legal()[:2]]
        results = await both(
            play.move(one, here, anna, texts[0], Command(seat, before, "a")),
            play.move(other, there, anna, texts[1], Command(seat, before, "b")),
        )
        assert sorted(str(result) for result in results).count("stale-version") == 1
        await agree(one, other, here.id)
        assert {row[6] for row in stored_actions(one, here, before)} - {None} in ({"a"}, {"b"})
        for mailbox in eyes:
            news = told(mailbox, "update") + told(mailbox, "state")
            assert [message["version"] for message in news] == [here.version], "told once"
            assert news[0].get("from", before) == before

    at_two(postgres, work)


def stored_actions(site: Site, live: LiveTable, after: int = 0) -> list[tuple[Any, ...]]:
    """The rows of a table after a version."""
    stored = reading.read_table(site.engine, live.id, after)
    assert stored is not None
    return stored.actions


def test_one_command_sent_to_both(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        for number in range(12):
            version = here.version
            command = Command(here.to_move, version, f"c{number}")
            text = str(game_of(here).legal()[0])
            done = await both(
                play.move(one, here, anna, text, command),
                play.move(other, there, anna, text, command),
            )
            assert [result.again for result in done].count(True) == 1
            assert done[0].version == done[1].version, "answered as before"
            rows = stored_actions(one, here, version)
            assert [row[6] for row in rows].count(command.id) == 1
            await agree(one, other, here.id)

    at_two(postgres, work)


def test_a_move_and_chat_at_the_same_moment(postgres: Postgres) -> None:
    """Neither prevents the other: a conflict is retried."""

    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        eyes, ears = watcher(here, 0), watcher(there, None)
        command = Command(here.to_move, here.version, "a")
        results = await both(
            play.move(one, here, anna, str(game_of(here).legal()[0]), command),
            *(talking.say(other, there, anna, "all", f"line {n}") for n in range(3)),
            *(talking.say(one, here, anna, "seats", f"word {n}") for n in range(3)),
        )
        assert results[0].version == here.version
        assert sorted(results[1:]) == [1, 2, 3, 4, 5, 6]
        await agree(one, other, here.id)
        lines = [message["line"]["number"] for message in told(eyes, "chat")]
        assert sorted(lines) == [1, 2, 3, 4, 5, 6]
        heard = [message["line"]["text"] for message in told(ears, "chat")]
        assert sorted(heard) == ["line 0", "line 1", "line 2"], "a spectator hears no seats"

    at_two(postgres, work)


def test_who_resigns_while_others_change_something_has_resigned(postgres: Postgres) -> None:
    """An open offer takes a second commit; a change in between delays only that one."""

    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open", "open"))
        here = made.live
        for seat in (1, 2):
            await joining.join(one, here, None, f"Guest {seat}", made.invites[seat], None, True)
        anna, otto, marie = (whole(place.player) for place in here.seats)
        await offers.make_offer(one, here, anna, Wish(offers.ABORT), Command(0))
        await offers.answer(one, here, otto, offers.Answer(yes=True), Command(1))
        here, there = await agree(one, other, here.id)
        met: list[bool] = []

        def just_then(_: bytes) -> bool:
            """Change the table at another process when the resignation is published."""
            if not met:
                met.append(here.seats[2].resigned)
                with one.engine.begin() as connection:
                    query = sql("UPDATE tables SET change = change + 1 WHERE id = :id")
                    connection.execute(query, {"id": here.id})
            return True

        watcher(here, 0).write = just_then
        await offers.resign(one, here, marie, Command(2))
        assert met == [True]
        assert here.status == "aborted"
        await other.sharing.renew(there)  # type: ignore[union-attr]  # nobody told of that change
        await agree(one, other, here.id)

    at_two(postgres, work)


def test_one_rematch_made_at_both(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        await offers.resign(one, here, anna, Command(0))
        await agree(one, other, here.id)
        assert here.over
        results = await both(rematch.rematch(one, here, anna), rematch.rematch(other, there, anna))
        assert results[0][0] == results[1][0] == here.info["next"]
        await agree(one, other, here.info["next"])
        assert len(await tables.own_tables(one, anna)) == 2

    at_two(postgres, work)


def test_a_clock_that_both_see_runs_out_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other, clock={"kind": "days", "days": 1})
        seat = here.to_move
        assert seat is not None
        end = here.asked_at + DAY
        change = here.info["change"]
        await both(time_is_up(one, here.id, end), time_is_up(other, here.id, end))
        here, there = await agree(one, other, here.id)
        assert here.info["change"] == change + 1, "one of them saw to it"
        assert here.seats[seat].bot == "greedy"
        await offers.come_back(other, there, anna, seat)
        here, there = await agree(one, other, here.id)
        assert here.seats[seat].bot is None

    at_two(postgres, work)


def test_a_move_comes_in_while_time_runs_out_elsewhere(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other, clock={"kind": "days", "days": 1})
        seat, version = here.to_move, here.version
        assert seat is not None
        text = str(game_of(here).legal()[0])
        moved, _ = await both(
            play.move(one, here, anna, text, Command(seat, version)),
            time_is_up(other, there.id, there.asked_at + DAY),
        )
        here, there = await agree(one, other, here.id)
        if moved == "bot-plays":
            assert (here.seats[seat].bot, here.version) == ("greedy", version)
        else:
            assert here.seats[seat].bot is None
            assert here.version > version

    at_two(postgres, work)


def test_undo_and_a_takeback_by_consent_reach_the_other(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        eyes = watcher(there, 0)
        for _ in range(40):
            if game_of(here).undoes is not None and here.version > 20:
                break
            text = str(game_of(here).legal()[0])
            await play.move(one, here, anna, text, Command(here.to_move))
        await undoing.undo(one, here, anna, Command(game_of(here).undoes))
        await agree(one, other, here.id)
        assert told(eyes, "state")[-1]["version"] == here.version
        text = str(game_of(there).legal()[0])
        await play.move(other, there, anna, text, Command(there.to_move))
        await agree(one, other, here.id)
        await offers.make_offer(one, here, anna, offers.Wish("takeback"), Command(0, here.version))
        await agree(one, other, here.id)
        assert here.undos == there.undos
        assert here.seeds == there.seeds

    at_two(postgres, work)


def test_nothing_is_refused_for_what_was(postgres: Postgres) -> None:
    """A process that does not know yet that the game has begun checks before it refuses."""

    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open"))
        there = await other.table(made.live.id)
        assert other.sharing is not None
        other.sharing.hearing.hear = lambda *_: None  # its notifications are delayed
        await joining.join(one, made.live, None, "Otto", made.invites[1], None, True)
        assert there.status == "waiting"
        anna = whole(there.seats[0].player)
        await offers.make_offer(other, there, anna, offers.Wish("abort"), Command(0))
        with pytest.raises(Refused, match="offer"):
            await offers.make_offer(one, made.live, anna, offers.Wish("abort"), Command(0))

    at_two(postgres, work)


def test_nobody_sees_less_than_they_were_told(postgres: Postgres) -> None:
    """A process with delayed notifications returns what another one has published."""

    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open", open=True))
        live, there = made.live, await other.table(made.live.id)
        assert other.sharing is not None
        other.sharing.hearing.hear = lambda *_: None
        eve = await joining.join(one, live, None, "Eve", None, None, False)
        async with visiting(other, live.id) as get:
            assert (await get(eve.token, "state"))["viewer"] == eve.seat
            player = live.seats[eve.seat].player
            await joining.leave(one, live, whole(player), None)
            otto = await joining.join(one, live, None, "Otto", None, None, True)
            assert there.seats[eve.seat].player == player
            version = live.version
            assert (await get(eve.token, "state", since=version))["viewer"] is None, "not hers now"
            hers = await get(otto.token, "state")
            assert (hers["viewer"], hers["version"]) == (otto.seat, version)
            seat, text = live.to_move, str(game_of(live).legal()[0])
            assert seat is not None
            mover = whole(live.seats[seat].player)
            done = await play.move(one, live, mover, text, Command(seat))
            assert there.version < done.version
            assert (await get(otto.token, "state"))["version"] == done.version

    at_two(postgres, work)


@asynccontextmanager
async def visiting(site: Site, table_id: str) -> AsyncIterator[Callable[..., Awaitable[Any]]]:
    """The HTTP replies of a site to a caller with a token."""
    app = make_app(site.settings)
    app.state.site = site
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://test"
    ) as client:

        async def get(token: str, what: str, **query: int) -> Any:
            path, head = f"/api/tables/{table_id}/{what}", {"authorization": f"Bearer {token}"}
            return (await client.get(path, params=query, headers=head)).json()

        yield get


def test_both_agree_to_an_offer_at_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open", "open", open=True))
        await joining.join(one, made.live, None, "Otto", None, 1, True)
        await joining.join(one, made.live, None, "Karl", None, 2, True)
        here, there = await agree(one, other, made.live.id)
        callers = [whole(seat.player) for seat in here.seats]
        await offers.make_offer(one, here, callers[0], offers.Wish("abort"), Command(0))
        await agree(one, other, here.id)
        await both(
            offers.answer(one, here, callers[1], offers.Answer(yes=True), Command(1)),
            offers.answer(other, there, callers[2], offers.Answer(yes=True), Command(2)),
        )
        here, there = await agree(one, other, here.id)
        assert here.status == there.status == "aborted"

    at_two(postgres, work)


def test_orders_given_elsewhere_are_followed_here(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open"))
        await joining.join(one, made.live, None, "Otto", made.invites[1], None, True)
        here, there = await agree(one, other, made.live.id)
        orders = Orders(forced=True, skip=["pass"])
        await ordering.give_orders(other, there, whole(there.seats[1].player), orders, 1)
        here, there = await agree(one, other, here.id)
        assert here.seats[1].orders == orders

    at_two(postgres, work)


def test_streams_of_players_hear_of_tables_elsewhere(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        caller, _ = await players.register(one, "Anna", None, False, "en")
        stream = Mailbox()
        other.listeners[caller.player].append(stream)
        made = await tables.create(one, caller, None, wishes("me", "me"))
        async with asyncio.timeout(PATIENCE):
            while not told(stream, "start"):
                await asyncio.sleep(0.01)
        live = made.live
        await play.move(one, live, caller, str(game_of(live).legal()[0]), Command(live.to_move))
        async with asyncio.timeout(PATIENCE):
            while not told(stream, "turn"):
                await asyncio.sleep(0.01)
        assert made.live.id not in other.registry.tables, "nothing had to be loaded for that"

    at_two(postgres, work)


def test_news_that_come_while_a_table_is_loaded_are_not_lost(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "me"))
        anna = whole(made.live.seats[0].player)
        for _ in range(15):
            text = str(game_of(made.live).legal()[0])
            command = Command(made.live.to_move)
            await both(other.table(made.live.id), play.move(one, made.live, anna, text, command))
            await agree(one, other, made.live.id)
            other.registry.tables.clear()

    at_two(postgres, work)


def test_a_copy_that_nobody_uses_is_not_kept_up_to_date(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        there.touched -= 3600
        await talking.say(one, here, anna, "all", "is anybody there?")
        async with asyncio.timeout(PATIENCE):
            while there.id in other.registry.tables:
                await asyncio.sleep(0.01)
        _, again = await agree(one, other, here.id)
        assert again is not there
        assert again.chat_count == 1

    at_two(postgres, work)


def test_bots_think_at_one_site_at_a_time(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        for site in (one, other):
            employ_bots(site)
        made = await tables.create(one, None, "Anna", wishes("bot:random", "bot:random"))
        there = await other.table(made.live.id)  # its bots wake up there, too
        enough = made.live.version + 20
        async with asyncio.timeout(PATIENCE):  # bots have the lowest priority on the machine
            while min(made.live.version, there.version) < enough:
                await asyncio.sleep(0.02)
        one.stopping = other.stopping = True
        while made.live.thinking or there.thinking:
            await asyncio.sleep(0.02)
        await agree(one, other, made.live.id)
        asked = [site.metrics.values["hotelier_bot_questions_total", ""] for site in (one, other)]
        retries = [site.metrics.values["hotelier_retries_total", ""] for site in (one, other)]
        assert min(asked) == 0, "the other one kept off"
        assert retries == [0, 0]

    at_two(postgres, work)
