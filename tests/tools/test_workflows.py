"""`tools/workflows.py` names each mistake in a workflow; `make check` runs it on our own."""

from __future__ import annotations

from pathlib import Path

from ruamel.yaml import YAML

from tools import workflows

ROOT = Path(__file__).parents[2]
MAKEFILE = """\
A := made
.PHONY: check quick
check: checkcode ## everything
\t@tools/check
quick release-check:
"""
STEPS = """\
on: push
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@{version}
      - run: |
          cd web && make {target} ARGS="-k some"
          {script}
"""


def broken(version: str = "v5", target: str = "check", script: str = ".ci/run") -> list[str]:
    """List the problems of a small workflow."""
    text = STEPS.format(version=version, target=target, script=script)
    return list(workflows.step_problems(text, {"check"}))


def test_targets_are_read_from_the_makefile() -> None:
    assert workflows.make_targets(MAKEFILE) == {"check", "quick", "release-check"}
    real = workflows.make_targets((ROOT / "Makefile").read_text("utf-8"))
    assert {"check", "test", "release-check"} <= real


def test_steps_call_what_exists() -> None:
    assert broken() == []
    assert broken(target="chekc") == ["there is no make target chekc"]
    assert broken(target="check static") == ["there is no make target static"]
    assert broken(script="python tools/nothing.py") == ["there is no tools/nothing.py"]
    assert broken(script=".ci/nothing") == ["there is no .ci/nothing"]


def test_hooks_call_what_exists() -> None:
    hooks = "repos: [{repo: local, hooks: [{entry: make nothing}, {entry: make check}]}]"
    assert list(workflows.step_problems(hooks, {"check"})) == ["there is no make target nothing"]


def test_actions_are_pinned() -> None:
    assert broken(version="v1.13.0") == []
    assert broken(version="0123456789abcdef0123456789abcdef01234567") == []
    for version in ("main", "release/v1", "latest"):
        assert broken(version=version) == [
            f"the action actions/checkout@{version} is not pinned to a version"
        ]


def test_a_workflow_that_no_runner_understands_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.yml"
    path.write_text(STEPS.format(version="v5", target="${{ matrix.os }}", script="true"))
    (line,) = workflows.actionlint_problems([path])
    assert "broken.yml" in line
    assert '"os" is not defined' in line


def test_a_file_against_its_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "dependabot.yml"
    path.write_text("version: 3\nupdates: []\n")
    (problem,) = workflows.schema_problems("vendor.dependabot", [path])
    assert "$.version" in problem


def test_windows_runs_the_commands_of_make_quick() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = makefile.partition("\nquick:")[2].partition("\n\n")[0]
    _, setup, command = (line.strip("\t@") for line in recipe.splitlines())
    jobs = YAML(typ="safe").load((ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8"))[
        "jobs"
    ]
    ran = [step["run"] for step in jobs["windows"]["steps"] if "run" in step]
    assert setup == "tools/setup quick"
    assert any("requirements/quick.lock" in each for each in ran)
    assert ran[-1] == command.replace("$(PYTHON)", "python").removesuffix(" $(ARGS)")
    assert (
        jobs["windows"]["strategy"]["matrix"]["python"]
        == jobs["quick"]["strategy"]["matrix"]["python"]
    )
