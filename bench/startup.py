"""Measure start-up: processor time, and its multiple of a bare interpreter.

    .venv/bin/python -m bench.startup

The minimum of several runs counts: other load only adds to it.
"""

from __future__ import annotations

import sys
from subprocess import run

from hotelier.arena.goals import REFERENCE_SPIN_MS
from hotelier.arena.speed import spin_seconds

RUNS = 9
PROGRAMS = {
    "bare interpreter": "pass",
    "import hotelier": "import hotelier",
    "hotelier --help": "from hotelier.cli.running import run; run(['--help'])",
    "hotelier play --help": "from hotelier.cli.running import run; run(['play', '--help'])",
    "a table of Hotel-König": "import hotelier; hotelier.Table('hotel-koenig', seats=2)",
}
CLOCK = """
import atexit, sys, time
atexit.register(lambda: print(time.process_time(), file=sys.stderr))
"""


def processor_seconds(program: str) -> float:
    """Measure the processor time of a program, including its interpreter."""
    ran = run([sys.executable, "-c", CLOCK + program], capture_output=True, text=True, check=True)
    return float(ran.stderr)


def main() -> None:
    """Print a line for each program."""
    slower = min(spin_seconds() for _ in range(RUNS)) * 1000 / REFERENCE_SPIN_MS
    bare = 0.0
    for name, program in PROGRAMS.items():
        seconds = min(processor_seconds(program) for _ in range(RUNS))
        bare = bare or seconds
        usual = seconds * 1000 / slower
        print(f"{name:24} {seconds * 1000:5.0f} ms, {usual:5.0f} ms on an ordinary core, "
              f"{seconds / bare:5.1f} times a bare interpreter")  # fmt: skip


if __name__ == "__main__":
    main()
