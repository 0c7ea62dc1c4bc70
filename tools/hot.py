"""List of the modules that are compiled: the hot code of games, bots and analysis.

`python tools/hot.py` prints their files, one per line.
"""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
COMPILED = (
    "hotelier/kernel/frames.py", "hotelier/kernel/rng.py", "hotelier/games/**/*.py",
    "hotelier/bots/**/*.py", "hotelier/analysis/koenig.py", "hotelier/analysis/courses.py",
    "hotelier/analysis/judge.py", "hotelier/analysis/outlook.py",
)  # fmt: skip
COLD = (
    "__init__", "assembly", "celebrity_positions", "forms", "house", "house_checks", "house_pieces",
    "invariants", "levels", "mind", "position", "refusals", "special_table", "stack",
)  # fmt: skip
"""Modules that no search calls. They are not compiled."""
COLD_FOLDER = "cards"
"""Folder of card tables. They are read once; the classes they are read into are compiled."""
OPEN = ("hotelier.bots.contract.Bot", "hotelier.bots.evaluator.Evaluator")
"""Compiled classes that users subclass in plain Python."""


def compiled_files() -> list[str]:
    """Return the modules that are compiled, as paths under `src`."""
    found = {path for pattern in COMPILED for path in SOURCE.glob(pattern)}
    return sorted(
        str(path.relative_to(SOURCE))
        for path in found
        if path.stem not in COLD and path.parent.name != COLD_FOLDER
    )


if __name__ == "__main__":
    print(*(SOURCE / file for file in compiled_files()), sep="\n")
