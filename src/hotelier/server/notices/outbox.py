"""The outbox: what is to be told, as rows. A process claims a row before it works with it.

A row without an address stands for all of a player's; when it is due it becomes a row for each. A
claim that is not given back in time is free again: then a message may come twice, but none is lost.
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
"""How long what is done is remembered, so that it is not told twice."""
UNCONFIRMED_MS: Final = 7 * 24 * 3600_000
SEEN_MS: Final = 60_000

NAMES: Final = ("id", "player", "table", "kind", "mark", "address", "created", "due", "tries")
SAME: Final = ("player", "table", "kind", "mark", "address")


def typed(name: str) -> Any:
    """A value of a row, with its type: databases cannot tell what stands in a SELECT."""
    return cast(bindparam(f"new_{name}"), outbox.c[name].type)


PUT_IN: Final = insert(outbox).from_select(
    NAMES,
    select(*(typed(name) for name in NAMES)).where(
        ~exists().where(*(outbox.c[name] == bindparam(f"new_{name}") for name in SAME))
    ),
)
"""A new row, unless the same is there already."""


def put_in(
    player: str, kind: str, mark: int, due: int, table: str = "", address: str = ""
) -> Write:
    """Something to tell, once."""
    row = {
        "id": identity.new_id(), "player": player, "table": table, "kind": kind, "mark": mark,
        "address": address, "created": identity.now(), "due": due, "tries": 0,
    }  # fmt: skip
    return Write(PUT_IN, ({f"new_{name}": value for name, value in row.items()},))


def free_at(now: Any) -> list[Any]:
    """What is due and nobody's."""
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
    """It need not be told any more; nor will it be told again."""
    return changed(outbox, {"id": row["id"]}, due=None, claim=None, until=None)


def dropped(row: Row) -> Write:
    """It was not told, and may be told if it comes up again."""
    return removed(outbox, {"id": row["id"]})


def later(row: Row, due: int) -> Write:
    """It is tried again."""
    return changed(outbox, {"id": row["id"]}, due=due, claim=None, until=None)


def is_due(engine: Engine, now: int) -> bool:
    """Whether there is anything to claim."""
    with engine.connect() as connection:
        return (
            connection.execute(select(outbox.c.id).where(*free_at(now)).limit(1)).first()
            is not None
        )


def read_claimed(engine: Engine, name: str) -> list[Row]:
    """The rows that a claim got."""
    with engine.connect() as connection:
        return rows_of(connection, select(outbox).where(outbox.c.claim == name))


def read_address(engine: Engine, address: str) -> Row | None:
    """One address."""
    with engine.connect() as connection:
        found = rows_of(connection, select(addresses).where(addresses.c.id == address))
    return found[0] if found else None


def read_addresses(engine: Engine, player: str) -> list[Row]:
    """All addresses of a player."""
    query = select(addresses).where(addresses.c.player == player).order_by(addresses.c.created)
    with engine.connect() as connection:
        return rows_of(connection, query)


def read_wishes(engine: Engine, player: str) -> dict[str, dict[str, Any]]:
    """What a player wishes for: by table, and under the empty name for all."""
    query = select(notice_wishes).where(notice_wishes.c.player == player)
    with engine.connect() as connection:
        return {row["table"]: row["wishes"] for row in rows_of(connection, query)}


def read_delays(engine: Engine) -> dict[str, int | None]:
    """Everybody who can be reached, and how long they want to be left alone."""
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
    """Whether a player has been looking at a table just now, as its process noted."""
    query = select(func.max(seats.c.seen)).where(seats.c.table == table, seats.c.player == player)
    with engine.connect() as connection:
        return (connection.execute(query).scalar() or 0) > now - SEEN_MS


def read_keys(engine: Engine) -> dict[str, str]:
    """The site's own keys, by name."""
    with engine.connect() as connection:
        return {row["name"]: row["value"] for row in rows_of(connection, select(site_keys))}


def cleaned(now: int) -> list[Write]:
    """What is old is forgotten."""
    old = delete(outbox).where(outbox.c.due.is_(None), outbox.c.created < now - KEPT_MS)
    unsure = delete(addresses).where(
        addresses.c.confirmed.is_(None), addresses.c.created < now - UNCONFIRMED_MS
    )
    return [Write(old, ({},)), Write(unsure, ({},))]
