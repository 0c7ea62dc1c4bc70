"""Several processes: change numbers of tables, and the moment since which a bot is to move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


COMMENTS = (
    ("seats", "program", sa.Boolean(), "the player is a bot"),
    ("seats", "orders", sa.JSON(), "what is answered without asking"),
    ("tables", "next", sa.String(length=24), "the table of the rematch"),
    ("tables", "clock", sa.JSON(), "how long a player may think"),
    ("tables", "deadline", sa.BigInteger(), "when the present one has to have answered"),
)
"""Comments that columns lacked so far; SQLite has none."""


def comment(with_text: bool) -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table, column, kind, text in COMMENTS:
            op.alter_column(
                table, column, existing_type=kind, comment=text if with_text else None,
                existing_comment=None if with_text else text,
            )  # fmt: skip


def upgrade() -> None:
    comment(with_text=True)
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
    comment(with_text=False)
    op.drop_index("ix_tables_bot_since", "tables")
    op.drop_column("tables", "bot_since")
    op.drop_column("tables", "change")
