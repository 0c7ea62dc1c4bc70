"""Ratings in the database: each table is counted once, in a fixed order.

A table gets the next number when it is counted. A recount in that order gives the same ratings, to
the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, update

from hotelier.server.skill import NEWCOMER, Skill, rated, rating_ranks, subject_of
from hotelier.server.store.reading import Row, rows_of
from hotelier.server.store.schema import players, rating_changes, ratings, seats, tables

Key = tuple[str, str, int]
"""Subject, game, number of seats."""


def waiting_tables(engine: Engine) -> list[str]:
    """The finished tables that are not counted yet, in the order in which they ended."""
    query = (
        select(tables.c.id)
        .where(
            tables.c.rated.is_(True),
            tables.c.status == "finished",
            tables.c.rating_number.is_(None),
        )
        .order_by(tables.c.ended, tables.c.id)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def count_table(engine: Engine, table_id: str) -> bool:
    """Count a table unless it is counted already; True if it was counted now."""
    with engine.begin() as connection:
        if not number_table(connection, table_id):
            return False
        apply(connection, table_id)
    return True


def number_table(connection: Connection, table_id: str) -> bool:
    """Give a finished table the next number; of several processes only one succeeds."""
    other = tables.alias()
    number = select(func.coalesce(func.max(other.c.rating_number), 0) + 1).scalar_subquery()
    done = connection.execute(
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.rated.is_(True),
            tables.c.status == "finished",
            tables.c.rating_number.is_(None),
        )
        .values(rating_number=number)
    )
    return done.rowcount == 1


def apply(connection: Connection, table_id: str) -> None:
    """Update the ratings with the result of one table."""
    (info,) = rows_of(connection, select(tables).where(tables.c.id == table_id))
    places = rows_of(
        connection, select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
    )
    subjects = [subject_of(row["player"], row["bot"]) for row in places]
    away = [row["player"] is not None and (row["bot"] is not None or row["resigned"])
            for row in places]  # fmt: skip
    ranks = rating_ranks(info["result"], away)
    keys = [(subject, info["game"], len(places)) for subject in subjects]
    known = read_ratings(connection, keys)
    before = [known.get(key, (NEWCOMER, 0))[0] for key in keys]
    after = rated(before, ranks)
    connection.execute(
        insert(rating_changes),
        [
            {"table": table_id, "seat": seat, "subject": subjects[seat],
             "number": info["rating_number"], "rank": ranks[seat],
             "mu_before": before[seat].mu, "sigma_before": before[seat].sigma,
             "mu": after[seat].mu, "sigma": after[seat].sigma}
            for seat in range(len(places))
        ],
    )  # fmt: skip
    for key in dict.fromkeys(keys):
        own = [after[seat] for seat, other in enumerate(keys) if other == key]
        store(connection, key, mean(own), known.get(key, (NEWCOMER, 0))[1] + 1)


def mean(skills: list[Skill]) -> Skill:
    """The mean of several results: a bot may have played in several seats."""
    return Skill(
        sum(skill.mu for skill in skills) / len(skills),
        sum(skill.sigma for skill in skills) / len(skills),
    )


def of_key(key: Key) -> Any:
    """The condition for one rating."""
    subject, game, count = key
    return and_(ratings.c.subject == subject, ratings.c.game == game, ratings.c.seats == count)


def read_ratings(connection: Connection, keys: Iterable[Key]) -> dict[Key, tuple[Skill, int]]:
    """The ratings of these keys, each with its number of games."""
    found = rows_of(connection, select(ratings).where(or_(*map(of_key, dict.fromkeys(keys)))))
    return {
        (row["subject"], row["game"], row["seats"]): (Skill(row["mu"], row["sigma"]), row["games"])
        for row in found
    }


def store(connection: Connection, key: Key, skill: Skill, games: int) -> None:
    """Replace a stored rating."""
    connection.execute(delete(ratings).where(of_key(key)))
    row = {"subject": key[0], "game": key[1], "seats": key[2], "mu": skill.mu,
           "sigma": skill.sigma, "games": games}  # fmt: skip
    connection.execute(insert(ratings), [row])


def everything(connection: Connection) -> list[list[Row]]:
    """All stored ratings and changes, in a fixed order."""
    order = (ratings.c.subject, ratings.c.game, ratings.c.seats)
    changes = (rating_changes.c.table, rating_changes.c.seat)
    return [
        rows_of(connection, select(ratings).order_by(*order)),
        rows_of(connection, select(rating_changes).order_by(*changes)),
    ]


def recount(engine: Engine, keep: bool) -> tuple[int, bool]:
    """Recount all tables, and return their number and whether the stored ratings were right.

    The result is stored if `keep` is true. Otherwise nothing changes.
    """
    with engine.connect() as connection, connection.begin() as transaction:
        before = everything(connection)
        connection.execute(delete(ratings))
        connection.execute(delete(rating_changes))
        query = select(tables.c.id).where(tables.c.rating_number.is_not(None))
        found = list(connection.execute(query.order_by(tables.c.rating_number)).scalars())
        for table_id in found:
            apply(connection, table_id)
        same = everything(connection) == before
        if not keep:
            transaction.rollback()
    return len(found), same


def read_standing(engine: Engine, game: str, count: int, limit: int) -> list[Row]:
    """The leaderboard of a game: rated accounts and bots."""
    query = (
        select(ratings, players.c.name, players.c.bot)
        .outerjoin(players, players.c.id == ratings.c.subject)
        .where(ratings.c.game == game, ratings.c.seats == count)
        .where(or_(ratings.c.subject.startswith("bot:"), players.c.rated.is_(True)))
        .order_by(ratings.c.mu.desc(), ratings.c.subject)
        .limit(limit)
    )
    with engine.connect() as connection:
        return rows_of(connection, query)


def read_history(engine: Engine, subject: str, limit: int) -> tuple[list[Row], list[Row]]:
    """The ratings of a player or bot, and the change by each game, newest first."""
    own = select(ratings).where(ratings.c.subject == subject)
    games = (
        select(
            rating_changes, tables.c.game, tables.c.ended, tables.c.open,
            select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
            .label("seats"),
        )
        .join(tables, tables.c.id == rating_changes.c.table)
        .where(rating_changes.c.subject == subject)
        .order_by(rating_changes.c.number.desc())
        .limit(limit)
    )  # fmt: skip
    with engine.connect() as connection:
        rows = rows_of(connection, own.order_by(ratings.c.game, ratings.c.seats))
        return rows, rows_of(connection, games)


def read_seat_ratings(
    engine: Engine, listed: Iterable[tuple[Row, list[Row]]]
) -> dict[str, list[Row]]:
    """By rated table: the points of each seat, its number of games, and the change if the table was
    counted."""
    found = [(info, places) for info, places in listed if info["rated"]]
    if not found:
        return {}
    keys = {
        info["id"]: [(subject_of(p["player"], p["bot"]), info["game"], len(places)) for p in places]
        for info, places in found
    }
    with engine.connect() as connection:
        known = read_ratings(connection, [key for own in keys.values() for key in own])
        changes = {
            (row["table"], row["seat"]): row
            for row in rows_of(
                connection, select(rating_changes).where(rating_changes.c.table.in_(list(keys)))
            )
        }
    return {
        table: [
            seat_rating(known.get(key, (NEWCOMER, 0)), changes.get((table, seat)))
            for seat, key in enumerate(own)
        ]
        for table, own in keys.items()
    }


def seat_rating(known: tuple[Skill, int], change: Row | None) -> Row:
    """The rating of a seat as shown to viewers; for a counted table, the rating after it."""
    skill, games = known
    if change is None:
        return {"points": skill.points, "games": games, "change": None}
    before = Skill(change["mu_before"], change["sigma_before"])
    after = Skill(change["mu"], change["sigma"])
    return {"points": after.points, "games": games, "change": after.points - before.points}
