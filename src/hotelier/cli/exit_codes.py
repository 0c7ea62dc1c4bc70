"""Exit codes of the command line."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
"""The command ran, but a check failed or the output could not be written."""
WRONG: Final = 2
"""Bad input."""
INTERRUPTED: Final = 130
"""Interrupted by Ctrl-C: 128 plus the number of SIGINT, the convention of shells."""
