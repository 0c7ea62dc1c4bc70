"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column(
            "account",
            sa.String(length=60),
            nullable=True,
            comment="the name folded, if it is an account",
        ),
        sa.Column("passphrase", sa.Text(), nullable=True, comment="Argon2"),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("account", name="uq_players_account"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column(
            "data", sa.String(length=120), nullable=False, comment="house data; empty: as printed"
        ),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False, comment="shown in the lobby"),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("chosen_seed", sa.Boolean(), nullable=False, comment="the host knows the seed"),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("offer", sa.JSON(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "open", "created"])

    op.create_table(
        "actions",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "ply", sa.Integer(), nullable=False, comment="lines of the record after this row"
        ),
        sa.Column("undo", sa.Boolean(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True, comment="none: chance"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column(
            "seen_by",
            sa.String(length=40),
            nullable=True,
            comment="seats that may read it; none: everybody",
        ),
        sa.Column(
            "command", sa.String(length=40), nullable=True, comment="the client's id of the command"
        ),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_actions_table"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_actions"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True, comment="none: a spectator"),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("to", sa.String(length=8), nullable=False, comment="all or seats"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chat_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invites_table"),
        sa.PrimaryKeyConstraint("hash", name="pk_invites"),
    )
    op.create_index("ix_invites_table", "invites", ["table"])

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True, comment="which bot plays here"),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])

    op.create_table(
        "seeds",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column(
            "version",
            sa.Integer(),
            autoincrement=False,
            nullable=False,
            comment="came with this row",
        ),
        sa.Column("ply", sa.Integer(), nullable=False, comment="in use from here on"),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seeds_table"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_seeds"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("scopes", sa.String(length=200), nullable=False, comment="separated by spaces"),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=True, comment="good for this table only"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_tokens_table"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])


def downgrade() -> None:
    op.drop_index("ix_tokens_player", "tokens")

    op.drop_table("tokens")
    op.drop_table("seeds")
    op.drop_index("ix_seats_player", "seats")

    op.drop_table("seats")
    op.drop_index("ix_invites_table", "invites")

    op.drop_table("invites")
    op.drop_table("chat")
    op.drop_table("actions")
    op.drop_index("ix_tables_status", "tables")

    op.drop_table("tables")
    op.drop_table("players")
