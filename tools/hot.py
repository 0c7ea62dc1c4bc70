"""Which modules are compiled: those that games, bots and studies spend their time in.

`python tools/hot.py` lists their files, one to a line.
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
"""Modules that no search calls: they stay as they are."""
COLD_FOLDER = "cards"
"""Tables of cards are read once; what they are read into is compiled."""
OPEN = ("hotelier.bots.contract.Bot", "hotelier.bots.evaluator.Evaluator")
"""Compiled classes of which people write subclasses of their own, in plain Python."""


def compiled_files() -> list[str]:
    """The modules that are compiled, as paths under `src`."""
    found = {path for pattern in COMPILED for path in SOURCE.glob(pattern)}
    return sorted(
        str(path.relative_to(SOURCE))
        for path in found
        if path.stem not in COLD and path.parent.name != COLD_FOLDER
    )


if __name__ == "__main__":
    print(*(SOURCE / file for file in compiled_files()), sep="\n")
