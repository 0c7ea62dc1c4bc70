"""`python -m hotelier` is `hotelier`."""

from __future__ import annotations

from hotelier.cli import main

if __name__ == "__main__":
    main()
