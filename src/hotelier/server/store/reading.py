"""What is read from the database. These functions block: they run in reader threads."""

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
"""Written so that no index is used for it: of all running tables those are looked for, by a moment,
that few are. SQLite would go through all of them every time."""


@dataclass(frozen=True)
class Stored:
    """Everything about a table, as it is in the database."""

    table: Row
    seats: list[Row]
    actions: list[tuple[Any, ...]]
    """version, ply, undo, seat, text, seen_by, command, moment"""
    seeds: list[Row]
    chat_count: int
    chat: list[Row] = field(default_factory=list)
    """Lines that have come since, where they were asked for."""


def rows_of(connection: Connection, query: Select[Any]) -> list[Row]:
    """The rows of a query as dictionaries."""
    return [dict(row) for row in connection.execute(query).mappings()]


def read_table(
    engine: Engine, table_id: str, version: int = 0, chat_number: int | None = None
) -> Stored | None:
    """A table, in one transaction; None if there is none.

    Of its actions only those after a version; its chat after a number, if one is given.
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
    """A player who is there."""
    with engine.connect() as connection:
        return rows_of(connection, select(players).where(players.c.id == player))[0]


def read_account(engine: Engine, account: str) -> Row | None:
    """The player behind an account's name."""
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
    """Those of some tokens that are still good."""
    query = select(token_rows.c.hash).where(token_rows.c.hash.in_(list(hashes)))
    with engine.connect() as connection:
        return set(connection.execute(query).scalars())


def read_chat(engine: Engine, table_id: str, after: int, everything: bool) -> list[Row]:
    """Chat lines with numbers above `after`; only a table's seats read all of it."""
    query = select(chat).where(chat.c.table == table_id, chat.c.number > after)
    if not everything:
        query = query.where(chat.c.to == "all")
    with engine.connect() as connection:
        return rows_of(connection, query.order_by(chat.c.number).limit(500))


def read_said(engine: Engine, table_id: str, player: str, command: str) -> int | None:
    """The number of the line that a player's command brought."""
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
    """Open tables with this status, newest first; where any language is spoken, ours is, too."""
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
    """The tables where a player sits, newest first; or the one that a token is good for."""
    query = select(tables).where(tables.c.id.in_(sat_at(player, only)))
    return with_seats(engine, query.order_by(tables.c.created.desc()).limit(limit))


def sat_at(player: str, only: str | None) -> Select[Any]:
    """The ids of the tables where a player sits, as far as a token is good for them."""
    own = select(seats.c.table).where(seats.c.player == player)
    return own if only is None else own.where(seats.c.table == only)


def read_archive(
    engine: Engine, game: str | None, name: str | None, title: str | None, own: Select[Any] | None,
    before: int | None, limit: int,
) -> list[Listed]:  # fmt: skip
    """Finished tables, newest first: open ones, or all where a player sat."""
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
    """Tables and their seats."""
    with snapshot(engine) as connection:
        found = rows_of(connection, query)
        ids = [row["id"] for row in found]
        places = rows_of(
            connection,
            select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat),
        )
    return [(row, [place for place in places if place["table"] == row["id"]]) for row in found]


def read_overdue(engine: Engine, now: int) -> list[str]:
    """The ids of running tables where somebody should have answered by now."""
    query = (
        select(tables.c.id)
        .where(tables.c.deadline <= now, PLAYING)
        .order_by(tables.c.deadline)
        .limit(100)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def read_bot_tables(engine: Engine) -> list[str]:
    """The ids of running tables where a bot may have to move.

    Where several processes serve them, `bot_since` tells, except of what was never changed there:
    it comes from a backup.
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
    """The ids of running tables where a bot has been to move since a moment or longer."""
    query = (
        select(tables.c.id)
        .where(tables.c.bot_since <= before, PLAYING)
        .order_by(tables.c.bot_since)
        .limit(200)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def read_changes(engine: Engine, ids: Sequence[str]) -> dict[str, int]:
    """By table: how often it was changed."""
    query = select(tables.c.id, tables.c.change).where(tables.c.id.in_(ids))
    with engine.connect() as connection:
        return {row.id: row.change for row in connection.execute(query)}
