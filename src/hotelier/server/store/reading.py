"""Queries. These functions block: they run in reader threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, func, or_, select

from hotelier.server.store.database import is_shared, passing_through, snapshot
from hotelier.server.store.schema import actions, chat, invites, players, seats, seeds, tables
from hotelier.server.store.schema import tokens as token_rows

Row = dict[str, Any]
PLAYING: Final = func.coalesce(tables.c.status, "") == "playing"
"""A condition that no index serves. Queries select few running tables by a moment; with an index on
the status, SQLite would scan all running tables every time."""


@dataclass(frozen=True)
class Stored:
    """All rows of a table."""

    table: Row
    seats: list[Row]
    actions: list[tuple[Any, ...]]
    """version, ply, undo, seat, text, seen_by, command, moment"""
    seeds: list[Row]
    chat_count: int
    chat: list[Row] = field(default_factory=list)
    """Lines after the requested number, if any were requested."""


def rows_of(connection: Connection, query: Select[Any]) -> list[Row]:
    """Run a query and return its rows as dictionaries."""
    return [dict(row) for row in connection.execute(query).mappings()]


def read_table(
    engine: Engine, table_id: str, version: int = 0, chat_number: int | None = None
) -> Stored | None:
    """Read a table in one transaction; None if it does not exist.

    Only actions after `version` are read, and chat lines after `chat_number` if it is given.
    """
    with snapshot(engine) as connection:
        found = rows_of(connection, select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        columns = [actions.c[name] for name in ACTION_COLUMNS]
        later = (actions.c.table == table_id) & (actions.c.version > version)
        places = select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
        secrets = select(seeds).where(seeds.c.table == table_id).order_by(seeds.c.version)
        rows = connection.execute(select(*columns).where(later).order_by(actions.c.version))
        said = func.coalesce(func.max(chat.c.number), 0)
        count: int = connection.execute(select(said).where(chat.c.table == table_id)).scalar_one()
        lines: list[Row] = []
        if chat_number is not None and count > chat_number:
            new = (chat.c.table == table_id) & (chat.c.number > chat_number)
            lines = rows_of(connection, select(chat).where(new).order_by(chat.c.number))
        return Stored(
            found[0], rows_of(connection, places), [tuple(row) for row in rows],
            rows_of(connection, secrets), count, lines,
        )  # fmt: skip


ACTION_COLUMNS = ("version", "ply", "undo", "seat", "text", "seen_by", "command", "moment")


def read_token(engine: Engine, hashed: str) -> Row | None:
    """A token with its player."""
    query = (
        select(
            token_rows.c.scopes,
            token_rows.c.table,
            players.c.id,
            players.c.name,
            players.c.bot,
            players.c.account,
            players.c.rated,
        )
        .join(players, players.c.id == token_rows.c.player)
        .where(token_rows.c.hash == hashed)
    )
    with engine.connect() as connection:
        found = rows_of(connection, query)
    return found[0] if found else None


def read_player(engine: Engine, player: str) -> Row:
    """An existing player."""
    with engine.connect() as connection:
        return rows_of(connection, select(players).where(players.c.id == player))[0]


def read_account(engine: Engine, account: str) -> Row | None:
    """The player of an account name."""
    with engine.connect() as connection:
        found = rows_of(connection, select(players).where(players.c.account == account))
    return found[0] if found else None


def read_invite(engine: Engine, hashed: str) -> Row | None:
    """An invite, used or not."""
    with engine.connect() as connection:
        found = rows_of(connection, select(invites).where(invites.c.hash == hashed))
    return found[0] if found else None


def read_tokens(engine: Engine, player: str) -> list[Row]:
    """The tokens of a player, without their secrets."""
    query = select(token_rows).where(token_rows.c.player == player).order_by(token_rows.c.created)
    with engine.connect() as connection:
        return rows_of(connection, query)


def read_known(engine: Engine, hashes: Iterable[str]) -> set[str]:
    """The hashes of those tokens that still exist."""
    query = select(token_rows.c.hash).where(token_rows.c.hash.in_(list(hashes)))
    with engine.connect() as connection:
        return set(connection.execute(query).scalars())


def read_chat(engine: Engine, table_id: str, after: int, everything: bool) -> list[Row]:
    """Chat lines with numbers above `after`; only the seats of a table read all of them."""
    query = select(chat).where(chat.c.table == table_id, chat.c.number > after)
    if not everything:
        query = query.where(chat.c.to == "all")
    with engine.connect() as connection:
        return rows_of(connection, query.order_by(chat.c.number).limit(500))


def read_said(engine: Engine, table_id: str, player: str, command: str) -> int | None:
    """The number of the chat line that a player's command added."""
    query = select(chat.c.number).where(
        chat.c.table == table_id, chat.c.player == player, chat.c.command == command
    )
    with engine.connect() as connection:
        found: int | None = connection.execute(query).scalars().first()
    return found


Listed = tuple[Row, list[Row]]
"""The row of a table and the rows of its seats."""


def read_lobby(
    engine: Engine, status: str, game: str | None, speaks: str | None, before: int | None,
    limit: int,
) -> list[Listed]:  # fmt: skip
    """Open tables with this status, newest first; tables for any language match every language."""
    query = select(tables).where(tables.c.status == status, tables.c.open.is_(True))
    if game is not None:
        query = query.where(tables.c.game == game)
    if speaks is not None:
        spoken = tables.c.languages
        query = query.where(or_(spoken == "", spoken.contains(speaks, autoescape=True)))
    if before is not None:
        query = query.where(tables.c.created < before)
    return with_seats(engine, query.order_by(tables.c.created.desc()).limit(limit))


def read_player_tables(
    engine: Engine, player: str, limit: int, only: str | None = None
) -> list[Listed]:
    """The tables where a player sits, newest first, or the one table that a token is limited to."""
    query = select(tables).where(tables.c.id.in_(sat_at(player, only)))
    return with_seats(engine, query.order_by(tables.c.created.desc()).limit(limit))


def sat_at(player: str, only: str | None) -> Select[Any]:
    """Select the ids of the tables where a player sits, limited to the table of a token."""
    own = select(seats.c.table).where(seats.c.player == player)
    return own if only is None else own.where(seats.c.table == only)


def read_archive(
    engine: Engine, game: str | None, name: str | None, title: str | None, own: Select[Any] | None,
    before: int | None, limit: int,
) -> list[Listed]:  # fmt: skip
    """Finished tables, newest first: open ones, or those of one player."""
    query = select(tables).where(tables.c.status == "finished")
    if own is None:
        query = query.where(tables.c.open.is_(True))
    else:
        query = query.where(tables.c.id.in_(own))
    if game is not None:
        query = query.where(tables.c.game == game)
    if name is not None:
        same = or_(seats.c.name == name, func.lower(seats.c.name) == name.lower())
        named = select(seats.c.table).where(same)
        query = query.where(tables.c.id.in_(named))
    if title:
        query = query.where(func.lower(tables.c.title).contains(title.lower(), autoescape=True))
    if before is not None:
        query = query.where(tables.c.ended < before)
    return with_seats(engine, query.order_by(tables.c.ended.desc()).limit(limit))


def with_seats(engine: Engine, query: Select[Any]) -> list[Listed]:
    """Run a query for tables and add their seats."""
    with snapshot(engine) as connection:
        found = rows_of(connection, query)
        ids = [row["id"] for row in found]
        places = rows_of(
            connection,
            select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat),
        )
    return [(row, [place for place in places if place["table"] == row["id"]]) for row in found]


def read_overdue(engine: Engine, now: int) -> list[str]:
    """The ids of running tables whose deadline has passed."""
    query = (
        select(tables.c.id)
        .where(tables.c.deadline <= now, PLAYING)
        .order_by(tables.c.deadline)
        .limit(100)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def read_bot_tables(engine: Engine) -> list[str]:
    """The ids of running tables where a bot may be to move.

    With several processes `bot_since` has this information, except for tables from a backup, which
    no process has changed yet.
    """
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.status == "playing")
        .where(seats.c.bot.is_not(None) | seats.c.resigned.is_(True))
        .group_by(tables.c.id, tables.c.created)
        .order_by(tables.c.created.desc())
    )
    if is_shared(engine):
        query = query.where(tables.c.change == 0)
    with engine.connect() as connection, passing_through(connection):
        return list(connection.execute(query).scalars())


def read_waiting_bots(engine: Engine, before: int) -> list[str]:
    """The ids of running tables where a bot has been to move since `before` or longer."""
    query = (
        select(tables.c.id)
        .where(tables.c.bot_since <= before, PLAYING)
        .order_by(tables.c.bot_since)
        .limit(200)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def read_changes(engine: Engine, ids: Sequence[str]) -> dict[str, int]:
    """The change numbers of tables, by id."""
    query = select(tables.c.id, tables.c.change).where(tables.c.id.in_(ids))
    with engine.connect() as connection:
        return {row.id: row.change for row in connection.execute(query)}
