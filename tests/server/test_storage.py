"""Storage: migrations, the writer thread, backups."""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, func, inspect, select, text
from sqlalchemy.exc import IntegrityError

from hotelier.games import ALL
from hotelier.kernel.errors import BrokenRecord, HotelierError, Unreadable
from hotelier.server.desk.players import player_row
from hotelier.server.desk.tables import new_info
from hotelier.server.store import reading
from hotelier.server.store.backup import back_up, restore
from hotelier.server.store.database import (
    check_database,
    downgrade,
    migrate,
    newest_revision,
    open_database,
    opened,
    revision_of,
)
from hotelier.server.store.reviews import keep_review, read_review
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import actions, metadata, players, seats, tables
from hotelier.server.store.writer import Conflict, Owner, Writer, execute
from tests.server.server_process import PATIENCE


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A new database with the newest schema."""
    found = open_database(str(tmp_path / "test.db"))
    migrate(found)
    yield found
    found.dispose()


def count(engine: Engine) -> int:
    """The number of stored players."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(players)).scalar_one()


def test_migrations_lead_to_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_migrations_up_and_down(engine: Engine) -> None:
    newest = revision_of(engine)
    names = set(inspect(engine).get_table_names())
    assert newest is not None
    assert set(metadata.tables) <= names
    downgrade(engine, "base")
    assert set(inspect(engine).get_table_names()) == {"alembic_version"}
    migrate(engine)
    assert revision_of(engine) == newest
    assert set(inspect(engine).get_table_names()) == names


@pytest.mark.parametrize(
    ("question", "index"),
    [(reading.read_overdue, "ix_tables_deadline"),
     (reading.read_waiting_bots, "ix_tables_bot_since")],
)  # fmt: skip
def test_what_is_asked_every_second_goes_through_few_rows(
    engine: Engine, question: Callable[[Engine, int], list[str]], index: str
) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asked.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    assert question(engine, 5) == []
    event.remove(engine, "before_cursor_execute", note)
    [(statement, values)] = asked
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
    assert [index in row[-1] for row in plan] == [True]


GROWN = """
import re, sys
from pathlib import Path
from hotelier.server.store.database import open_database
from hotelier.server.store.reading import read_bot_tables

def memory():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])

empty, full = (open_database(path) for path in sys.argv[1:])
read_bot_tables(empty)  # what comes with the first question of all
before = memory()
print(len(read_bot_tables(full)), memory() - before)
"""


def test_stored_tables_take_no_memory_at_a_start(engine: Engine, tmp_path: Path) -> None:
    """All running tables are searched for bots; none of them stays in memory."""
    many = 10_000
    anna = player_row("Anna")
    game = new_info(ALL["hotel-koenig"], {}, anna["id"], title="", open=False, spectators=True)
    rows = [{**game, "id": f"t{n}", "status": "playing"} for n in range(many)]
    names = [f"somebody {number}" for number in range(4)]
    places = [
        {"table": row["id"], "seat": seat, "player": anna["id"], "name": name, "ready": True,
         "bot": None, "resigned": row["id"] == "t7"}
        for row in rows
        for seat, name in enumerate(names)
    ]  # fmt: skip
    empty = open_database(str(tmp_path / "empty.db"))
    migrate(empty)
    empty.dispose()
    with engine.begin() as connection:
        connection.execute(players.insert(), anna)
        connection.execute(tables.insert(), rows)
        connection.execute(seats.insert(), places)
    files = [str(tmp_path / name) for name in ("empty.db", "test.db")]
    told = subprocess.run(
        [sys.executable, "-c", GROWN, *files], capture_output=True, text=True, check=True
    )
    found, grown = map(int, told.stdout.split())
    assert found == 1
    assert grown < many / 10, "less than 100 bytes for each"


def test_migrations_keep_what_is_stored(tmp_path: Path) -> None:
    """A database of the first version is migrated to the newest and back, with its rows."""
    engine = open_database(str(tmp_path / "old.db"))
    migrate(engine, "0001")
    old: dict[str, dict[str, Any]] = {
        "players": {k: v for k, v in player_row("Anna").items() if k != "rated"},
        "tables": {
            "id": "t", "game": "hotel-koenig", "rules": 1, "data": "", "options": "{}",
            "title": "", "open": True, "spectators": True, "chosen_seed": False, "host": None,
            "status": "waiting", "created": 1,
        },
        "seats": {"table": "t", "seat": 0, "name": "", "ready": False, "resigned": False},
    }  # fmt: skip
    old["tables"]["host"] = old["players"]["id"]

    def stored() -> list[dict[str, Any]]:
        with engine.connect() as connection:
            found = [connection.execute(text(f"SELECT * FROM {name}")) for name in old]
            return [dict(rows.mappings().one()) for rows in found]

    with engine.begin() as connection:
        for name, row in old.items():
            columns = ", ".join(f'"{column}"' for column in row)
            values = ", ".join(f":{column}" for column in row)
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), row)
    before = stored()
    migrate(engine)
    after = stored()
    assert [row | kept for row, kept in zip(after, before, strict=True)] == after
    assert (after[1]["clock"], after[2]["program"]) == (None, 0)
    downgrade(engine, "0001")
    assert stored() == before
    engine.dispose()


@pytest.mark.parametrize(
    "name", ["Mon hôtel.db", "what?.db", "no. #1.db", "100%41.db", "a+b&c=d;e"]
)
def test_a_file_may_have_any_name(name: str, tmp_path: Path) -> None:
    for _ in range(2):
        with opened(str(tmp_path / name)) as engine:
            migrate(engine)
            assert revision_of(engine) is not None
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    "url",
    [
        "nosuch://anna:secret@example/db",
        "mysql://anna:secret@example/db",
        "postgresql://anna:sec ret@[::1/db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:own.db?uri=true",
        "://",
    ],
)
def test_a_database_of_no_kind_that_we_know_is_named_without_its_password(url: str) -> None:
    with pytest.raises(Unreadable) as caught:
        open_database(url)
    assert caught.value.reason == "no-database"
    assert "ecret" not in str(caught.value)


def in_writer(engine: Engine, work: Any) -> Any:
    """Run `work(writer)` on an event loop."""

    async def run() -> Any:
        writer = Writer(engine)
        try:
            return await work(writer)
        finally:
            await writer.stop()

    return asyncio.run(run())


def test_many_units_share_a_commit(engine: Engine) -> None:
    async def work(writer: Writer) -> tuple[int, int]:
        rows = [player_row(f"Player {number}") for number in range(200)]
        await asyncio.gather(*[writer.submit([added(players, [row])]) for row in rows])
        return writer.units, writer.commits

    units, commits = in_writer(engine, work)
    assert (units, count(engine)) == (200, 200)
    assert commits < 50


def test_a_refused_unit_harms_no_other(engine: Engine) -> None:
    """Neither one that the database refuses, nor one that the driver cannot send."""
    first, boundless = player_row("Anna"), {**player_row("Eva"), "created": 2**70}

    async def work(writer: Writer) -> list[Any]:
        rows = [first, first, boundless, player_row("Otto")]
        waiting = [writer.submit([added(players, [row])]) for row in rows]
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*waiting, return_exceptions=True)
        return [*found, writer.units]

    *results, units = in_writer(engine, work)
    refused = [isinstance(result, Conflict) for result in results]
    assert refused == [False, True, True, False]
    assert (count(engine), units) == (2, 2), "what was refused is not counted as written"


def test_a_refused_move_harms_no_other(engine: Engine) -> None:
    move = {"table": "nowhere", "version": 1, "ply": 1, "undo": False, "seat": 0, "text": "pass",
            "seen_by": None, "command": None, "moment": 1}  # fmt: skip

    async def work(writer: Writer) -> list[Any]:
        of_no_table = writer.submit([added(players, [player_row("Anna")]), added(actions, [move])])
        other = writer.submit([added(players, [player_row("Otto")])])
        return await asyncio.gather(*[of_no_table, other], return_exceptions=True)

    results = in_writer(engine, work)
    assert [type(result) for result in results] == [Conflict, type(None)]
    assert count(engine) == 1


def test_after_a_failure_nothing_of_the_same_owner_is_written(engine: Engine) -> None:
    first, owner = player_row("Anna"), Owner()

    async def work(writer: Writer) -> list[Any]:
        rows = [first, first, player_row("Otto")]
        waiting = [writer.submit([added(players, [row])], owner) for row in rows]
        return await asyncio.gather(*waiting, return_exceptions=True)

    results = in_writer(engine, work)
    assert [type(result) for result in results] == [type(None), Conflict, Conflict]
    assert owner.failed
    assert count(engine) == 1


def test_a_unit_is_written_whole_or_not_at_all(engine: Engine) -> None:
    async def work(writer: Writer) -> None:
        await writer.submit([
            added(players, [player_row("Anna")]),
            changed(players, {"id": "nobody"}, name="Otto"),
        ])  # fmt: skip

    with pytest.raises(Conflict):
        in_writer(engine, work)
    assert count(engine) == 0


def test_a_stopped_writer_refuses(engine: Engine) -> None:
    async def work(writer: Writer) -> None:
        await writer.stop()
        await writer.submit([added(players, [player_row("Anna")])])

    with pytest.raises(Conflict):
        in_writer(engine, work)


def fill(engine: Engine) -> list[dict[str, Any]]:
    """Insert three players to back up."""
    rows = [player_row(f"Анна {number}") for number in range(3)]
    with engine.begin() as connection:
        connection.execute(players.insert(), rows)
    return rows


@pytest.mark.parametrize("name", ["backup.jsonl", "backup.jsonl.gz"])
def test_backup_and_restore(engine: Engine, tmp_path: Path, name: str) -> None:
    rows = fill(engine)
    review = {"decisions": [1, 2, 3]}
    with engine.begin() as connection:
        execute(connection, keep_review("of a game", 1, review))
    assert back_up(engine, tmp_path / name) == 4
    fresh = open_database(str(tmp_path / "fresh.db"))
    assert restore(fresh, tmp_path / name) == 4
    assert read_review(fresh, "of a game") == review
    with fresh.connect() as connection:
        found = [dict(row) for row in connection.execute(select(players)).mappings()]
    assert sorted(found, key=str) == sorted(rows, key=str)
    with pytest.raises(Unreadable, match="not empty"):
        restore(fresh, tmp_path / name)
    fresh.dispose()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not-a-backup-line"),
        ('{"hotelier-backup": 7}\n', "no-backup"),
        ('{"hotelier-backup": 2}\n{"end": 0}\n', "no-backup"),
        ('{"hotelier-backup": 2, "revision": null}\n{"end": 0}\n', "no-backup"),
        ('{"hotelier-backup": 1, "revision": "0012"}\n{"table": "players", "row": {"id": "x"}}\n',
         "no-backup"),
        ('{"hotelier-backup": 1, "revision": "0012"}\n{"table": "players", "row": {"x": 1}}\n',
         "not-a-backup-line"),
        ('{"hotelier-backup": 1, "revision": "0001"}\n{"table": "reviews", "row": {"key": "x"}}\n',
         "not-a-backup-line"),
        ("[]\n", "not-a-backup-line"),
        ('{"hotelier-backup": 1, "revision": "0001"}\n{"table": "x", "row": {}}\n',
         "not-a-backup-line"),
    ],
)  # fmt: skip
def test_a_broken_backup_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text, encoding="utf-8")
    fresh = open_database(str(tmp_path / "fresh.db"))
    with pytest.raises(HotelierError) as caught:
        restore(fresh, path)
    assert (type(caught.value), caught.value.reason) == (BrokenRecord, reason)
    assert list(tmp_path.iterdir()) == [path], "a failed restore leaves no database behind"
    fresh.dispose()


def test_what_a_newer_version_has_made_is_left_to_it(engine: Engine, tmp_path: Path) -> None:
    """New data in it would be silently lost."""
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for use in (partial(back_up, engine, tmp_path / "b"), partial(check_database, str(engine.url))):
        with pytest.raises(Unreadable, match="newer version") as caught:
            use()
        assert caught.value.reason == "newer-database"
    path = tmp_path / "new.jsonl"
    path.write_text('{"hotelier-backup": 2, "revision": "9999"}\n{"end": 0}\n')
    fresh = open_database(str(tmp_path / "fresh.db"))
    with pytest.raises(Unreadable, match="newer version"):
        restore(fresh, path)
    fresh.dispose()


def test_databases_and_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("own.db", "plain.jsonl", "packed.jsonl.gz")]
    before = os.umask(0o022)
    try:
        engine = open_database(str(files[0]))
        migrate(engine)
        for file in files[1:]:
            back_up(engine, file)
        engine.dispose()
    finally:
        os.umask(before)
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3


@pytest.mark.parametrize("name", ["backup.jsonl", "backup.jsonl.gz"])
def test_a_backup_that_fails_leaves_the_last_one(engine: Engine, tmp_path: Path, name: str) -> None:
    someone = fill(engine)[0]["id"]
    path = tmp_path / name
    back_up(engine, path)
    before = path.read_bytes(), sorted(tmp_path.glob("backup*"))
    with engine.begin() as connection:
        broken = text("INSERT INTO notice_wishes VALUES (:player, '', '{')")
        connection.execute(broken, {"player": someone})
    with pytest.raises(ValueError, match="Expecting"):
        back_up(engine, path)
    assert (path.read_bytes(), sorted(tmp_path.glob("backup*"))) == before


def test_errors_of_the_database_tell_no_rows(engine: Engine) -> None:
    row = player_row("Anna Secret")
    with engine.begin() as connection:
        connection.execute(players.insert(), row)
    with pytest.raises(IntegrityError) as caught, engine.begin() as connection:
        connection.execute(players.insert(), row)
    assert "Secret" not in str(caught.value)


def test_a_missing_backup_is_refused(tmp_path: Path) -> None:
    fresh = open_database(str(tmp_path / "fresh.db"))
    with pytest.raises(Unreadable) as caught:
        restore(fresh, tmp_path / "none.jsonl")
    assert caught.value.reason == "no-such-file"
    fresh.dispose()


def test_a_backup_that_was_cut_off_is_refused(engine: Engine, tmp_path: Path) -> None:
    fill(engine)
    whole = tmp_path / "whole.jsonl"
    back_up(engine, whole)
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(lines[:-1]), "utf-8")
    squeezed = tmp_path / "cut.jsonl.gz"
    squeezed.write_bytes(gzip.compress(whole.read_bytes())[:-20])
    for path in (cut, squeezed):
        fresh = open_database(str(tmp_path / f"{path.name}.db"))
        with pytest.raises(BrokenRecord):
            restore(fresh, path)
        assert not list(tmp_path.glob(f"{path.name}.db*"))
        fresh.dispose()


def test_a_failed_restore_leaves_an_old_empty_database_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text('{"hotelier-backup": 2, "revision": "0012"}\n', "utf-8")
    with opened(str(tmp_path / "old.db")) as old:
        migrate(old, "0003")
        with pytest.raises(BrokenRecord):
            restore(old, path)
        assert revision_of(old) == "0003"


def test_a_migration_logs_both_revisions_and_the_place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "hotelier.database")
    path = tmp_path / "test.db"
    with opened(str(path)) as engine:
        for revision in ("0002", "head", "head"):
            migrate(engine, revision)
    steps = [
        (record.getMessage(), *(record.__dict__[name] for name in ("database", "from", "to")))
        for record in caplog.records
    ]
    assert steps == [
        ("migrated", str(path), "new", "0002"),
        ("migrated", str(path), "0002", newest_revision()),
    ]


def test_a_backup_of_an_older_database_comes_back_and_up(engine: Engine, tmp_path: Path) -> None:
    """A backup before an upgrade may be taken with the new version's command."""
    fill(engine)
    downgrade(engine, "0001")
    assert back_up(engine, tmp_path / "old.jsonl") == 3
    fresh = open_database(str(tmp_path / "fresh.db"))
    assert restore(fresh, tmp_path / "old.jsonl") == 3
    migrate(engine)
    assert revision_of(fresh) == revision_of(engine)
    fresh.dispose()


def test_nothing_is_backed_up_where_nothing_is(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    with opened(str(missing)) as engine, pytest.raises(Unreadable, match="nothing of Hotelier"):
        back_up(engine, tmp_path / "backup.jsonl")
    assert list(tmp_path.iterdir()) == []
