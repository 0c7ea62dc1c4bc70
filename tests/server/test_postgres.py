"""PostgreSQL as storage: migrations, backups, fences, claims, and an outage of the database."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, select

from hotelier.client import Client
from hotelier.games import ALL
from hotelier.kernel.errors import Unreadable
from hotelier.server.desk.play import Command, move
from hotelier.server.desk.players import player_row, token_write
from hotelier.server.desk.tables import create, new_info
from hotelier.server.site import Site
from hotelier.server.store.backup import back_up, restore
from hotelier.server.store.claims import Claims
from hotelier.server.store.database import (
    check_database,
    downgrade,
    migrate,
    open_database,
    opened,
    revision_of,
)
from hotelier.server.store.fences import LARGEST_NOTE, Fence, notes
from hotelier.server.store.reading import read_table
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import metadata, players, tables
from hotelier.server.store.writer import Conflict, Owner, Unsure, Writer, execute
from tests.server.postgres import Postgres, running_postgres
from tests.server.server_process import Peer, Server
from tests.server.test_operation import hotelier
from tests.server.test_registry import at_site
from tests.server.test_storage import in_writer
from tests.server.test_tables import refused
from tests.server.two_sites import PATIENCE, at_two, game_of, hot_seat, wishes


@pytest.fixture
def engine(postgres: Postgres) -> Iterator[Engine]:
    """A new database with the newest schema."""
    found = open_database(postgres.fresh())
    migrate(found)
    yield found
    found.dispose()


def test_migrations_lead_to_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found = compare_metadata(context, metadata)
    assert [each for each in found if "comment" not in str(each[0])] == []


def test_migrations_up_and_down(engine: Engine) -> None:
    newest = revision_of(engine)
    names = set(inspect(engine).get_table_names())
    assert set(metadata.tables) <= names
    downgrade(engine, "base")
    assert set(inspect(engine).get_table_names()) == {"alembic_version"}
    migrate(engine)
    assert revision_of(engine) == newest
    assert set(inspect(engine).get_table_names()) == names


def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    engines = [open_database(postgres.fresh())]
    engines += [open_database(engines[0].url.render_as_string(False)) for _ in range(3)]
    with ThreadPoolExecutor(len(engines)) as pool:
        list(pool.map(migrate, engines))
    assert {revision_of(engine) for engine in engines} == {revision_of(engines[0])}
    for engine in engines:
        engine.dispose()


@pytest.mark.slow
def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def work(site: Site) -> tuple[str, str]:
        made = await create(site, None, "Anna", wishes("me", "bot:random", seed="1"))
        assert back_up(site.engine, tmp_path / "one.jsonl.gz") > 0
        return made.live.id, made.token

    table, token = at_site(tmp_path, work)
    shared = postgres.fresh()
    done = hotelier("restore", str(tmp_path / "one.jsonl.gz"), "--database", shared)
    assert done.returncode == 0, done.stderr
    server = Server(shared, log=tmp_path / "restored.log")
    with Peer(server, table, token) as peer:
        while peer.state.version < 25:
            if peer.state.mine:
                peer.play(peer.state.legal[0])
            else:
                peer.read()  # a bot that was asked before the backup answers after it
        version = peer.state.version
    assert server.stop() == 0
    done = hotelier("backup", str(tmp_path / "two.jsonl"), "--database", shared)
    assert done.returncode == 0, done.stderr
    with opened(str(tmp_path / "back.db")) as back:
        restore(back, tmp_path / "two.jsonl")
        found = read_table(back, table)
    assert found is not None
    assert len(found.actions) >= version
    back.dispose()


def test_a_backup_is_one_state_of_the_database(engine: Engine, tmp_path: Path) -> None:
    """Rows written while the backup reads are not in it, not even in part."""
    with engine.begin() as connection:
        connection.execute(players.insert(), [player_row(f"Player {n}") for n in range(3000)])
    path = tmp_path / "pipe"
    os.mkfifo(path)  # takes a little at a time: the backup waits for us in the middle
    with ThreadPoolExecutor(1) as pool:
        counting = pool.submit(back_up, engine, path)
        with path.open(encoding="utf-8") as file:
            lines = [file.readline() for _ in range(10)]
            late = player_row("Late")
            _, token = token_write(late["id"], ("play",), "late")
            with engine.begin() as connection:
                execute(connection, [added(players, [late]), token])
            lines += file.readlines()
        assert counting.result() == 3000 == len(lines) - 2  # between the first line and the last
    names = [json.loads(line)["table"] for line in lines[1:-1]]
    assert set(names) == {"players"}, "a token without its player would not be restored"


@pytest.mark.slow
def test_a_database_that_does_not_do_it_says_why_in_a_sentence(
    postgres: Postgres, tmp_path: Path
) -> None:
    """It does not answer, or forbids new tables, as is usual since PostgreSQL 15."""
    postgres.ask("CREATE ROLE guest LOGIN")
    rich = postgres.fresh()
    empty = tmp_path / "empty.jsonl"
    empty.write_text('{"hotelier-backup": 2, "revision": "0012"}\n{"end": 0}\n')
    for url, why in (
        (f"postgresql://anna:secret@/db?host={tmp_path}", "No such file or directory"),
        (rich.replace("hotelier@", "guest@", 1), "permission denied for schema public"),
    ):
        for command in (("serve", "--port", "0"), ("restore", str(empty))):
            done = hotelier(*command, "--database", url)
            assert (done.returncode, done.stdout) == (2, ""), done.stderr
            assert "cannot be opened" in done.stderr
            assert why in done.stderr
            assert "secret" not in done.stderr
            assert "Traceback" not in done.stderr
    with pytest.raises(Unreadable):
        check_database(f"postgres://anna@/db?host={tmp_path}")


def table_with(engine: Engine) -> str:
    """The id of a new table."""
    host = player_row("Anna")
    info = new_info(ALL["hotel-koenig"], {}, host["id"], title="", open=True, spectators=True)
    with engine.begin() as connection:
        connection.execute(players.insert(), [host])
        connection.execute(tables.insert(), [info])
    found: str = info["id"]
    return found


def test_a_fence_keeps_out_whoever_is_late(engine: Engine) -> None:
    """A group with an outdated unit is written without it and without its successors."""
    ids = [table_with(engine) for _ in range(3)]

    async def work(writer: Writer) -> list[object]:
        owners = [Owner() for _ in ids]
        units = [(0, 0), (1, 5), (2, 0), (0, 1), (1, 6), (2, 1)]
        waiting = [
            writer.submit(
                [changed(tables, {"id": ids[which]}, title=f"title {before}")],
                owners[which], Fence(ids[which], before, bot_since=before),
            )
            for which, before in units
        ]  # fmt: skip
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [owner.failed for owner in owners] == [False, True, False]
        return [None if result is None else type(result) for result in results]

    assert in_writer(engine, work) == [None, Conflict, None, None, Conflict, None]
    with engine.connect() as connection:
        query = select(tables.c.id, tables.c.change, tables.c.title, tables.c.bot_since)
        rows = {row.id: tuple(row)[1:] for row in connection.execute(query)}
    assert [rows[each] for each in ids] == [(2, "title 1", 1), (0, "", None), (2, "title 1", 1)]


def test_two_writers_with_the_same_tables_do_not_hold_each_other_up(engine: Engine) -> None:
    """Each locks its tables in the same order, whatever the order of its writes."""
    ids = [table_with(engine) for _ in range(8)]

    async def work(writer: Writer) -> float:
        other = Writer(engine)
        start = time.monotonic()
        waiting = []
        for number in range(40):
            for one, order in ((writer, ids), (other, ids[::-1])):
                waiting += [
                    one.submit([changed(tables, {"id": each}, title=str(number))], None,
                               Fence(each, -1))  # no writer has the right number
                    for each in order
                ]  # fmt: skip
        done = await asyncio.gather(*waiting, return_exceptions=True)
        await other.stop()
        assert {type(found) for found in done} == {Conflict}
        return time.monotonic() - start

    assert in_writer(engine, work) < PATIENCE


def test_news_are_cut_into_notes_that_fit() -> None:
    items = [[f"table{number}", number] for number in range(2000)]
    found = notes("me", "tables", items)
    assert len(found) > 1
    assert max(len(note) for note in found) <= LARGEST_NOTE
    assert sum(note.count('"table') for note in found) == len(items) + len(found)


def test_a_claim_is_free_when_its_owner_is_gone(engine: Engine) -> None:
    one, other = Claims(engine), Claims(engine)
    assert one.take("table")
    assert not other.take("table")
    assert other.take("another")
    one.close()
    end = time.monotonic() + PATIENCE
    while not other.take("table"):
        assert time.monotonic() < end
        time.sleep(0.01)
    other.give("table")
    one.close()
    other.close()
    assert not other.take("table"), "whoever has closed claims nothing any more"


def test_a_lost_connection_leaves_it_open_what_was_written(postgres: Postgres) -> None:
    """The writer does not retry by itself: that could write twice."""
    engine = open_database(postgres.fresh())
    migrate(engine)
    name = engine.url.database

    async def work(writer: Writer) -> list[type]:
        await writer.submit([added(players, [player_row("Anna")])])
        with engine.connect() as blocking:  # a lock that keeps the writer waiting
            blocking.exec_driver_sql("LOCK TABLE players IN ACCESS EXCLUSIVE MODE")
            waiting = [writer.submit([added(players, [player_row("Otto")])]) for _ in range(3)]
            asleep = (
                "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' "
                f"AND datname = '{name}'"
            )
            async with asyncio.timeout(PATIENCE):
                while not (pids := postgres.ask(asleep)):
                    await asyncio.sleep(0.01)
            postgres.ask(f"SELECT pg_terminate_backend({pids[0][0]})")
            first = await asyncio.gather(waiting[0], return_exceptions=True)
        rest = await asyncio.gather(*waiting[1:], return_exceptions=True)
        await writer.submit([added(players, [player_row("Karl")])])
        return [type(result) for result in (*first, *rest)]

    results = in_writer(engine, work)
    assert results[0] is Unsure
    with engine.connect() as connection:
        names = sorted(connection.execute(select(players.c.name)).scalars())
    assert names == sorted(["Anna", "Karl"] + ["Otto"] * results.count(type(None)))
    engine.dispose()


def test_what_was_missed_is_read_when_the_connection_is_back(postgres: Postgres) -> None:
    async def work(one: Site, other: Site) -> None:
        here, there, anna = await hot_seat(one, other)
        sharing = other.sharing
        assert sharing is not None
        async with asyncio.timeout(PATIENCE):
            while not sharing.hearing.listening.is_set():
                await asyncio.sleep(0.01)
        ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        for _ in range(3):
            await asyncio.to_thread(postgres.ask, ears + " OR query = 'SELECT 1'")
            text = str(game_of(here).legal()[0])
            await move(one, here, anna, text, Command(here.to_move))
            async with asyncio.timeout(PATIENCE):
                while there.info["change"] < here.info["change"]:
                    await asyncio.sleep(0.02)
            assert game_of(there).state == game_of(here).state

    at_two(postgres, work)


def test_a_database_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    with running_postgres() as postgres:
        url = postgres.fresh()
        server = Server(url, log=tmp_path / "server.log")
        with server.client(name="Anna") as client:
            table = client.create("hotel-koenig", ["me", "me"])
            check_outage(client, server, postgres, table.id, str(table.token))
        assert server.stop() == 0
        assert "Traceback" not in server.log_text()


def check_outage(
    client: Client, server: Server, postgres: Postgres, table: str, token: str
) -> None:
    """Check that moves fail during an outage and work again after it."""
    with Peer(server, table, token) as peer:
        version = peer.play(peer.state.legal[0])["version"]
        postgres.stop()
        peer.send("play", do=peer.state.legal[0], version=version)
        assert peer.read_to_the_end() == (1012, "storage-failed"), "come back"
    refused("storage-failed", client.table(table).state)
    assert not client.http.get("/health").json()["ok"]
    postgres.start()
    end = time.monotonic() + PATIENCE
    while not client.http.get("/health").json()["ok"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    with Peer(server, table, token) as peer:
        assert peer.state.version == version, "what was refused has not happened"
        assert peer.play(peer.state.legal[0])["type"] == "ok"
