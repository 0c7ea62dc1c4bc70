"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ID: Final = String(24)
HASH: Final = String(64)
MOMENT: Final = BigInteger
"""Milliseconds since 1970, UTC."""

players: Final = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("account", String(60), unique=True, comment="the name folded, if it is an account"),
    Column("passphrase", Text, comment="Argon2"),
    Column("bot", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", MOMENT, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false(), comment="wants to be rated"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
    Column("scopes", String(200), nullable=False, comment="separated by spaces"),
    Column("label", String(60), nullable=False),
    Column("table", ID, ForeignKey("tables.id"), comment="good for this table only"),
    Column("created", MOMENT, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(120), nullable=False, comment="house data; empty: as printed"),
    Column("options", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("open", Boolean, nullable=False, comment="shown in the lobby"),
    Column("spectators", Boolean, nullable=False),
    Column(
        "languages", String(40), nullable=False, server_default="",
        comment="which are spoken there, separated by spaces; none: any",
    ),
    Column(
        "stand_in", String(40), nullable=False, server_default="greedy",
        comment="the bot that plays for whoever is away",
    ),
    Column("chosen_seed", Boolean, nullable=False, comment="the host knows the seed"),
    Column("host", ID, ForeignKey("players.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("result", JSON),
    Column("offer", JSON),
    Column("created", MOMENT, nullable=False),
    Column("started", MOMENT),
    Column("ended", MOMENT, index=True),
    Column("next", ID, comment="the table of the rematch"),
    Column("clock", JSON, comment="how long a player may think"),
    Column("position", JSON, comment="where the game begins, if it branched off another"),
    Column("deadline", MOMENT, index=True, comment="when the present one has to have answered"),
    Column(
        "change", Integer, nullable=False, server_default=text("0"),
        comment="how often it was changed, where several processes serve it",
    ),
    Column(
        "bot_since", MOMENT, index=True,
        comment="since when a bot is to move, where several processes serve it",
    ),
    Column("rated", Boolean, nullable=False, server_default=false(), comment="counts for ratings"),
    Column(
        "rating_number", Integer, index=True, unique=True,
        comment="in which order it was counted; none: not yet",
    ),
    Index("ix_tables_rated", "rated", "status", "rating_number"),
    Index("ix_tables_status", "status", "open", "created"),
)  # fmt: skip

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id"), index=True),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), comment="which bot plays here"),
    Column("ready", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column(
        "program", Boolean, nullable=False, server_default=false(), comment="the player is a bot"
    ),
    Column("orders", JSON, comment="what is answered without asking"),
    Column("seen", MOMENT, comment="when the player was last seen looking"),
)

actions: Final = Table(
    "actions",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False, comment="lines of the record after this row"),
    Column("undo", Boolean, nullable=False),
    Column("seat", Integer, comment="none: chance"),
    Column("text", Text, nullable=False),
    Column("seen_by", String(40), comment="seats that may read it; none: everybody"),
    Column("command", String(40), comment="the client's id of the command"),
    Column("moment", MOMENT, nullable=False),
    sqlite_with_rowid=False,  # stored in key order: the rows of a table are adjacent
)

seeds: Final = Table(
    "seeds",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False, comment="came with this row"),
    Column("ply", Integer, nullable=False, comment="in use from here on"),
    Column("seed", Text, nullable=False),
    Column("commitment", HASH, nullable=False),
)

invites: Final = Table(
    "invites",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("used", MOMENT),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id"), nullable=False),
    Column("seat", Integer, comment="none: a spectator"),
    Column("name", String(60), nullable=False),
    Column("to", String(8), nullable=False, comment="all or seats"),
    Column("text", Text, nullable=False),
    Column("moment", MOMENT, nullable=False),
    Column("command", String(40), comment="the id its sender gave it"),
)

addresses: Final = Table(
    "addresses",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
    Column("table", ID, ForeignKey("tables.id"), comment="for this table only"),
    Column("kind", String(8), nullable=False, comment="mail, webhook or push"),
    Column("target", Text, nullable=False),
    Column("style", String(8), nullable=False, comment="of a webhook"),
    Column("keys", JSON, comment="of a browser"),
    Column("language", String(8), nullable=False),
    Column("created", MOMENT, nullable=False),
    Column("confirmed", MOMENT, comment="none: nothing but a question is sent there"),
    Column("failures", Integer, nullable=False),
    Column("stopped", String(40), comment="why nothing is sent there any more"),
)

notice_wishes: Final = Table(
    "notice_wishes",
    metadata,
    Column("player", ID, ForeignKey("players.id"), primary_key=True),
    Column("table", ID, primary_key=True, comment="empty: for all tables"),
    Column("wishes", JSON, nullable=False),
)

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False),
    Column("table", ID, nullable=False, comment="empty: about none"),
    Column("kind", String(12), nullable=False),
    Column("mark", BigInteger, nullable=False, comment="tells one turn from the next"),
    Column("address", ID, nullable=False, comment="empty: for all of the player's"),
    Column("created", MOMENT, nullable=False),
    Column("due", MOMENT, index=True, comment="none: done"),
    Column("tries", Integer, nullable=False),
    Column("claim", ID, comment="who is at work with it"),
    Column("until", MOMENT, comment="until when the claim holds"),
    UniqueConstraint("player", "table", "kind", "mark", "address"),
)

site_keys: Final = Table(
    "site_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("subject", String(60), primary_key=True, comment="a player's id, or bot: and its name"),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subject", String(60), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("key", HASH, primary_key=True, comment="of the record and the effort"),
    Column("made", MOMENT, nullable=False, index=True),
    Column("packed", LargeBinary, nullable=False, comment="JSON, deflated"),
)
