"""Reviews: stored, so that each is computed once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(64), nullable=False, comment="of the record and the effort"),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False, comment="JSON, deflated"),
        sa.PrimaryKeyConstraint("key", name="pk_reviews"),
    )
    op.create_index("ix_reviews_made", "reviews", ["made"])


def downgrade() -> None:
    op.drop_table("reviews")
