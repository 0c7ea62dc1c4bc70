"""Two sites on one PostgreSQL database: players, seats and tokens are the same at both.

As in `test_postgres_races`, both run on one event loop.
"""

from __future__ import annotations

import asyncio

import pytest

from hotelier.server import identity
from hotelier.server.desk import joining, players, tables
from hotelier.server.desk.notices import NewAddress, add_address
from hotelier.server.errors import Refused
from hotelier.server.site import Site
from tests.server.postgres import Postgres
from tests.server.two_sites import PATIENCE, agree, at_two, both, told, watcher, whole, wishes


def test_an_invite_is_claimed_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open"))
        there = await other.table(made.live.id)
        results = await both(
            joining.join(one, made.live, None, "Otto", made.invites[1], None, True),
            joining.join(other, there, None, "Karl", made.invites[1], None, True),
        )
        assert results.count("used-invite") == 1
        here, _ = await agree(one, other, made.live.id)
        assert here.status == "playing"

    at_two(postgres, work)


def test_a_seat_is_taken_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open", "open", open=True))
        there = await other.table(made.live.id)
        results = await both(
            joining.join(one, made.live, None, "Otto", None, 1, False),
            joining.join(other, there, None, "Karl", None, 1, False),
        )
        assert results.count("seat-taken") == 1
        await agree(one, other, made.live.id)
        results = await both(  # without a wish, the player gets a free one
            joining.join(one, made.live, None, "Lotte", None, None, False),
            joining.join(other, there, None, "Frieda", None, None, False),
        )
        assert results.count("table-full") == 1
        await agree(one, other, made.live.id)

    at_two(postgres, work)


def test_the_last_two_get_ready_at_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open", "open", open=True))
        there = await other.table(made.live.id)
        first = await joining.join(one, made.live, None, "Otto", None, 1, False)
        await joining.join(one, made.live, None, "Karl", None, 2, False)
        assert first.seat == 1
        await agree(one, other, made.live.id)
        eyes = watcher(made.live, 0), watcher(there, 1)
        assert await both(
            joining.set_ready(one, made.live, whole(made.live.seats[1].player), 1, True),
            joining.set_ready(other, there, whole(there.seats[2].player), 2, True),
        ) == [None, None]
        here, _ = await agree(one, other, made.live.id)
        assert here.status == "playing"
        for mailbox in eyes:
            began = told(mailbox, "update") + told(mailbox, "state")
            assert max(message["version"] for message in began) == here.version
            assert told(mailbox, "table")[-1]["table"]["status"] == "playing"

    at_two(postgres, work)


def test_an_account_name_is_taken_once(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        results = await both(
            players.register(one, "Anna", "long enough", False, "en"),
            players.register(other, "ANNA", "long enough", False, "en"),
        )
        assert results.count("name-taken") == 1
        guests = [await players.register(site, "Otto", None, False, "en") for site in (one, other)]
        results = await both(
            players.make_account(one, guests[0][0], "long enough"),
            players.make_account(other, guests[1][0], "long enough"),
        )
        assert sorted(map(str, results)) == ["None", "name-taken"]

    at_two(postgres, work)


def test_a_revoked_token_is_worthless_everywhere(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        caller, token = await players.register(one, "Anna", None, False, "en")
        assert (await other.caller(token)).player == caller.player
        await players.revoke(one, caller, identity.digest(token)[:32])
        async with asyncio.timeout(PATIENCE):
            while identity.digest(token) in other.callers:
                await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="token"):
            await other.caller(token)

    at_two(postgres, work)


def test_who_can_be_reached_is_known_to_both(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        caller, _ = await players.register(one, "Anna", None, False, "en")
        await add_address(one, caller, NewAddress("webhook", "http://127.0.0.1:9/"), "en")
        async with asyncio.timeout(PATIENCE):
            while caller.player not in other.reach.delays:
                await asyncio.sleep(0.01)

    at_two(postgres, work, internal_targets="127.0.0.1")


def test_guesses_are_counted_together(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        assert [one.allows_costly("here") for _ in range(3)] == [True, True, False]
        async with asyncio.timeout(PATIENCE):
            while "here" not in other.costly.buckets or other.costly.buckets["here"].level >= 1:
                await asyncio.sleep(0.01)
        assert not other.allows_costly("here")
        assert other.allows_costly("elsewhere")

    at_two(postgres, work, requests_a_minute=40)
