#!/usr/bin/env python3
"""Ask for known weaknesses of the locked packages, by pip-audit.

tools/audit.py            a known weakness fails; without an answer a line says so and work goes on
tools/audit.py --strict   no answer is a failure, too

More arguments go to pip-audit: --requirement FILE in place of our locks, --vulnerability-service
osv, --osv-url URL.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

LOCKS: Final = [
    str(Path(__file__).parents[1] / "requirements" / f"{name}.lock") for name in ("runtime", "dev")
]
PATIENCE: Final = {False: 40.0, True: 600.0}
"""Seconds for all packages together: a check does not wait for long, an audit does."""
SOCKET_SECONDS: Final = "5"


def command(arguments: list[str]) -> list[str]:
    """How pip-audit is run: it only looks at the locks, it installs and mends nothing."""
    files = [] if "--requirement" in arguments else LOCKS
    return [
        sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json",
        "--progress-spinner", "off", "--timeout", SOCKET_SECONDS, *arguments,
        *(word for file in files for word in ("--requirement", file)),
    ]  # fmt: skip


def answer(arguments: list[str], seconds: float) -> tuple[list[dict[str, Any]] | None, str]:
    """What is known of each package; or None, and why there is no answer."""
    try:
        ran = subprocess.run(command(arguments), capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, f"nothing within {seconds:.0f} s"
    try:
        found: list[dict[str, Any]] = json.loads(ran.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        lines = ran.stderr.strip().splitlines()
        return None, (lines[-1] if lines else f"pip-audit ended with {ran.returncode}")[:300]
    return found, ""


def weaknesses(packages: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each known weakness."""
    for package in packages:
        for weakness in package.get("vulns", ()):
            mended = ", ".join(weakness.get("fix_versions", ())) or "no version yet"
            yield f"{package['name']} {package['version']}: {weakness['id']}, mended in {mended}"


def main(arguments: list[str]) -> int:
    """The exit code: 0 if work can go on."""
    strict = "--strict" in arguments
    arguments = [word for word in arguments if word != "--strict"]
    packages, why = answer(arguments, PATIENCE[strict])
    found = sorted(set(weaknesses(packages or [])))
    for line in found:
        print(f"audit: {line}", file=sys.stderr)
    unknown = [package for package in packages or [] if "skip_reason" in package]
    if packages is None:
        print(f"audit: no answer about known weaknesses: {why}", file=sys.stderr)
    elif unknown:
        print(
            f"audit: no answer about {len(unknown)} of {len(packages)} packages, the first:"
            f" {unknown[0]['skip_reason']}",
            file=sys.stderr,
        )
    missing = packages is None or bool(unknown)
    return 1 if found or (strict and missing) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
