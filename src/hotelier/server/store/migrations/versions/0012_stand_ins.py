"""Stand-ins: the table, not the requester, sets the bot that plays for an absent player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "stand_in", sa.String(40), nullable=False, server_default="greedy",
            comment="the bot that plays for whoever is away",
        ),
    )  # fmt: skip


def downgrade() -> None:
    op.drop_column("tables", "stand_in")
