"""Standing orders: answers that the server gives for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "orders")
