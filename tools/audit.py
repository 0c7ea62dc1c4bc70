#!/usr/bin/env python3
"""Look up known vulnerabilities of the locked packages with pip-audit.

tools/audit.py            fail on a known vulnerability; only warn when the service does not answer
tools/audit.py --strict   fail also when the service does not answer

Further arguments go to pip-audit: --requirement FILE in place of our locks, --vulnerability-service
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
"""Time limit for all packages together, in seconds: short for a check, long for an audit."""
SOCKET_SECONDS: Final = "5"


def command(arguments: list[str]) -> list[str]:
    """Return the command line of pip-audit. It reads the locks and installs nothing."""
    files = [] if "--requirement" in arguments else LOCKS
    return [
        sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json",
        "--progress-spinner", "off", "--timeout", SOCKET_SECONDS, *arguments,
        *(word for file in files for word in ("--requirement", file)),
    ]  # fmt: skip


def answer(arguments: list[str], seconds: float) -> tuple[list[dict[str, Any]] | None, str]:
    """Return the report on each package, or None and the reason why there is none."""
    try:
        ran = subprocess.run(command(arguments), capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, f"no answer within {seconds:.0f} s"
    try:
        found: list[dict[str, Any]] = json.loads(ran.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        lines = ran.stderr.strip().splitlines()
        return None, (lines[-1] if lines else f"pip-audit ended with {ran.returncode}")[:300]
    return found, ""


def vulnerabilities(packages: list[dict[str, Any]]) -> Iterator[str]:
    """Yield a line for each known vulnerability."""
    for package in packages:
        for vulnerability in package.get("vulns", ()):
            fixed = ", ".join(vulnerability.get("fix_versions", ())) or "no version yet"
            yield f"{package['name']} {package['version']}: {vulnerability['id']}, fixed in {fixed}"


def main(arguments: list[str]) -> int:
    """Print the findings and return the exit code."""
    strict = "--strict" in arguments
    arguments = [word for word in arguments if word != "--strict"]
    packages, why = answer(arguments, PATIENCE[strict])
    found = sorted(set(vulnerabilities(packages or [])))
    for line in found:
        print(f"audit: {line}", file=sys.stderr)
    unknown = [package for package in packages or [] if "skip_reason" in package]
    if packages is None:
        print(f"audit: could not look up known vulnerabilities: {why}", file=sys.stderr)
    elif unknown:
        print(
            f"audit: {len(unknown)} of {len(packages)} packages could not be looked up, the first:"
            f" {unknown[0]['skip_reason']}",
            file=sys.stderr,
        )
    missing = packages is None or bool(unknown)
    return 1 if found or (strict and missing) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
