"""Alembic migrations: how databases of older versions become those of this one."""
