"""Command line with one module per command. Bad input prints an error message and exits with code
2."""

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
        # English only: without these packages the message catalogues cannot be read.
        sys.exit(f"hotelier: The package {package} is missing. Install it: pip install hotelier")
