"""Run by Alembic: migrates over the connection that `database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from hotelier.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter little: tables are copied instead
)
with context.begin_transaction():
    context.run_migrations()
