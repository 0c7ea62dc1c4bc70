"""The command line: one file per command. Bad input ends with a clear sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and exit."""
    try:
        from hotelier.cli.running import run

        sys.exit(run(sys.argv[1:]))
    except ModuleNotFoundError as error:
        package = (error.name or "hotelier").partition(".")[0]
        if package == "hotelier":
            raise
        # In English: without its packages Hotelier cannot read its catalogues.
        sys.exit(f"hotelier: The package {package} is missing. Install it: pip install hotelier")
