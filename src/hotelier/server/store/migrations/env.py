"""Alembic environment: migrates over the connection that `database.migrate` provides."""

from __future__ import annotations

from alembic import context

from hotelier.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters little in place: tables are copied instead
)
with context.begin_transaction():
    context.run_migrations()
