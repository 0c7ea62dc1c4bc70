"""Languages spoken at a table, and the command ids of chat lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "languages", sa.String(40), nullable=False, server_default="",
            comment="which are spoken there, separated by spaces; none: any",
        ),
    )  # fmt: skip
    comment = "the id its sender gave it"
    op.add_column("chat", sa.Column("command", sa.String(40), nullable=True, comment=comment))


def downgrade() -> None:
    op.drop_column("chat", "command")
    op.drop_column("tables", "languages")
