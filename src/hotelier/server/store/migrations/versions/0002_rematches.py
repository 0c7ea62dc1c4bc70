"""Rematches: a table has the id of the table that follows it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("next", sa.String(length=24), nullable=True))
    op.create_index("ix_tables_ended", "tables", ["ended"])


def downgrade() -> None:
    op.drop_index("ix_tables_ended", "tables")
    op.drop_column("tables", "next")
