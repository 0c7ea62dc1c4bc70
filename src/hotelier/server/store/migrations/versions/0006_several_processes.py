"""Several processes: the number of each table's last change, and since when a bot is to move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "change",
            sa.Integer(),
            nullable=False,
            server_default=sa.text("0"),
            comment="how often it was changed, where several processes serve it",
        ),
    )
    op.add_column(
        "tables",
        sa.Column(
            "bot_since",
            sa.BigInteger(),
            nullable=True,
            comment="since when a bot is to move, where several processes serve it",
        ),
    )
    op.create_index("ix_tables_bot_since", "tables", ["bot_since"])


def downgrade() -> None:
    op.drop_index("ix_tables_bot_since", "tables")
    op.drop_column("tables", "bot_since")
    op.drop_column("tables", "change")
