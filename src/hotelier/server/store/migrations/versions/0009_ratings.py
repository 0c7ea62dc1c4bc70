"""Ratings: rated players and tables, and the change that each game made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "players",
        sa.Column(
            "rated",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="wants to be rated",
        ),
    )
    op.add_column(
        "tables",
        sa.Column(
            "rated",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="counts for ratings",
        ),
    )
    op.add_column(
        "tables",
        sa.Column(
            "rating_number",
            sa.Integer(),
            nullable=True,
            comment="in which order it was counted; none: not yet",
        ),
    )
    op.create_index("ix_tables_rating_number", "tables", ["rating_number"], unique=True)
    op.create_index("ix_tables_rated", "tables", ["rated", "status", "rating_number"])
    op.create_table(
        "ratings",
        sa.Column(
            "subject", sa.String(60), nullable=False, comment="a player's id, or bot: and its name"
        ),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "game", "seats", name="pk_ratings"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("subject", sa.String(60), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rating_changes_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_subject", "rating_changes", ["subject"])


def downgrade() -> None:
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_index("ix_tables_rated", "tables")
    op.drop_index("ix_tables_rating_number", "tables")
    op.drop_column("tables", "rating_number")
    op.drop_column("tables", "rated")
    op.drop_column("players", "rated")
