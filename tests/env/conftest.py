"""The command line for the tests of data sets."""

from __future__ import annotations

from tests.cli.conftest import hotelier

__all__ = ["hotelier"]
