"""Notices: addresses of players, their preferences, and the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seats",
        sa.Column(
            "seen", sa.BigInteger(), nullable=True, comment="when the player was last seen looking"
        ),
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=True, comment="for this table only"),
        sa.Column("kind", sa.String(8), nullable=False, comment="mail, webhook or push"),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("style", sa.String(8), nullable=False, comment="of a webhook"),
        sa.Column("keys", sa.JSON(), nullable=True, comment="of a browser"),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column(
            "confirmed",
            sa.BigInteger(),
            nullable=True,
            comment="none: nothing but a question is sent there",
        ),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column(
            "stopped", sa.String(40), nullable=True, comment="why nothing is sent there any more"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_addresses_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_addresses_table"),
        sa.PrimaryKeyConstraint("id", name="pk_addresses"),
    )
    op.create_index("ix_addresses_player", "addresses", ["player"])
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False, comment="empty: for all tables"),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notice_wishes_player"),
        sa.PrimaryKeyConstraint("player", "table", name="pk_notice_wishes"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False, comment="empty: about none"),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("mark", sa.BigInteger(), nullable=False, comment="tells one turn from the next"),
        sa.Column(
            "address", sa.String(24), nullable=False, comment="empty: for all of the player's"
        ),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True, comment="none: done"),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("claim", sa.String(24), nullable=True, comment="who is at work with it"),
        sa.Column("until", sa.BigInteger(), nullable=True, comment="until when the claim holds"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_outbox_player"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("player", "table", "kind", "mark", "address", name="uq_outbox_player"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_site_keys"),
    )


def downgrade() -> None:
    op.drop_table("site_keys")
    op.drop_table("outbox")
    op.drop_table("notice_wishes")
    op.drop_table("addresses")
    op.drop_column("seats", "seen")
