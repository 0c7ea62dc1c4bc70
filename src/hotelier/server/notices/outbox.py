"""The outbox: queued messages as rows. A process claims a row before it handles it.

A row without an address is for all addresses of a player; when it is due, it is split into a row
for each. A claim expires, so a message may be sent twice but is never lost.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Engine,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from hotelier.server import identity
from hotelier.server.store.reading import Row, rows_of
from hotelier.server.store.rows import changed, removed
from hotelier.server.store.schema import addresses, notice_wishes, outbox, seats, site_keys
from hotelier.server.store.writer import Write

AT_ONCE: Final = 20
CLAIMED_MS: Final = 5 * 60_000
KEPT_MS: Final = 30 * 24 * 3600_000
"""Time for which completed messages are remembered, to suppress duplicates."""
UNCONFIRMED_MS: Final = 7 * 24 * 3600_000
SEEN_MS: Final = 60_000

NAMES: Final = ("id", "player", "table", "kind", "mark", "address", "created", "due", "tries")
SAME: Final = ("player", "table", "kind", "mark", "address")


def typed(name: str) -> Any:
    """A bound value with its type: the database cannot infer types in a SELECT."""
    return cast(bindparam(f"new_{name}"), outbox.c[name].type)


PUT_IN: Final = insert(outbox).from_select(
    NAMES,
    select(*(typed(name) for name in NAMES)).where(
        ~exists().where(*(outbox.c[name] == bindparam(f"new_{name}") for name in SAME))
    ),
)
"""Insert a row, unless the same one exists."""


def put_in(
    player: str, kind: str, mark: int, due: int, table: str = "", address: str = ""
) -> Write:
    """Queue a message, once."""
    row = {
        "id": identity.new_id(), "player": player, "table": table, "kind": kind, "mark": mark,
        "address": address, "created": identity.now(), "due": due, "tries": 0,
    }  # fmt: skip
    return Write(PUT_IN, ({f"new_{name}": value for name, value in row.items()},))


def free_at(now: Any) -> list[Any]:
    """Conditions of a row that is due and not claimed."""
    return [outbox.c.due <= now, or_(outbox.c.until.is_(None), outbox.c.until < now)]


CLAIM: Final = (
    update(outbox)
    .where(
        outbox.c.id.in_(
            select(outbox.c.id)
            .where(*free_at(bindparam("now")))
            .order_by(outbox.c.due)
            .limit(AT_ONCE)
        ),
        *free_at(bindparam("now")),
    )
    .values(claim=bindparam("new_claim"), until=bindparam("new_until"), tries=outbox.c.tries + 1)
)


def claim(name: str, now: int) -> Write:
    """Claim some rows that are due."""
    return Write(CLAIM, ({"now": now, "new_claim": name, "new_until": now + CLAIMED_MS},))


def done(row: Row) -> Write:
    """Mark a row as completed: it is never sent again."""
    return changed(outbox, {"id": row["id"]}, due=None, claim=None, until=None)


def dropped(row: Row) -> Write:
    """Drop a row without sending; the same message may be queued again."""
    return removed(outbox, {"id": row["id"]})


def later(row: Row, due: int) -> Write:
    """Retry a row later."""
    return changed(outbox, {"id": row["id"]}, due=due, claim=None, until=None)


def is_due(engine: Engine, now: int) -> bool:
    """True if there is a row to claim."""
    with engine.connect() as connection:
        return (
            connection.execute(select(outbox.c.id).where(*free_at(now)).limit(1)).first()
            is not None
        )


def read_claimed(engine: Engine, name: str) -> list[Row]:
    """The rows of a claim."""
    with engine.connect() as connection:
        return rows_of(connection, select(outbox).where(outbox.c.claim == name))


def read_address(engine: Engine, address: str) -> Row | None:
    """An address."""
    with engine.connect() as connection:
        found = rows_of(connection, select(addresses).where(addresses.c.id == address))
    return found[0] if found else None


def read_addresses(engine: Engine, player: str) -> list[Row]:
    """All addresses of a player."""
    query = select(addresses).where(addresses.c.player == player).order_by(addresses.c.created)
    with engine.connect() as connection:
        return rows_of(connection, query)


def read_wishes(engine: Engine, player: str) -> dict[str, dict[str, Any]]:
    """The preferences of a player by table; the empty name is for all tables."""
    query = select(notice_wishes).where(notice_wishes.c.player == player)
    with engine.connect() as connection:
        return {row["table"]: row["wishes"] for row in rows_of(connection, query)}


def read_delays(engine: Engine) -> dict[str, int | None]:
    """All players with a usable address, and their delay for turn messages."""
    reached = select(addresses.c.player).where(
        addresses.c.confirmed.is_not(None), addresses.c.stopped.is_(None)
    )
    wishes = select(notice_wishes).where(notice_wishes.c.table == "")
    with engine.connect() as connection:
        found: dict[str, int | None] = dict.fromkeys(connection.execute(reached).scalars())
        for row in rows_of(connection, wishes):
            if row["player"] in found:
                found[row["player"]] = row["wishes"].get("delay")
    return found


def was_seen(engine: Engine, table: str, player: str, now: int) -> bool:
    """True if another process has noted that a player has the table open."""
    query = select(func.max(seats.c.seen)).where(seats.c.table == table, seats.c.player == player)
    with engine.connect() as connection:
        return (connection.execute(query).scalar() or 0) > now - SEEN_MS


def read_keys(engine: Engine) -> dict[str, str]:
    """The keys of the site, by name."""
    with engine.connect() as connection:
        return {row["name"]: row["value"] for row in rows_of(connection, select(site_keys))}


def cleaned(now: int) -> list[Write]:
    """Delete old rows."""
    old = delete(outbox).where(outbox.c.due.is_(None), outbox.c.created < now - KEPT_MS)
    unsure = delete(addresses).where(
        addresses.c.confirmed.is_(None), addresses.c.created < now - UNCONFIRMED_MS
    )
    return [Write(old, ({},)), Write(unsure, ({},))]
