"""The command line: one file per command. Bad input ends with a clear sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and exit."""
    from hotelier.cli.running import run

    sys.exit(run(sys.argv[1:]))
