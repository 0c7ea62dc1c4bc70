"""Exit codes of the command line."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
"""The command ran, and found something wrong or could not write its output."""
WRONG: Final = 2
"""Bad input."""
INTERRUPTED: Final = 130
"""Ctrl-C, as shells count it."""
