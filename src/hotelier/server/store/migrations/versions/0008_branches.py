"""Tables that begin at a position: branches of other games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    comment = "where the game begins, if it branched off another"
    op.add_column("tables", sa.Column("position", sa.JSON(), nullable=True, comment=comment))


def downgrade() -> None:
    op.drop_column("tables", "position")
