"""What all tests share: repeatable property tests, `--long` for a night's work, second chances.

A test that drives browsers, terminals, servers or other programs can fail because the machine
stood still for a moment. It gets one second chance. The first failure is told all the same, and
more than a few of them fail the run: then it is not the machine.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["HOTELIER_LANG"] = "en"  # whatever the machine speaks
LONG_FACTOR = 20
"""How many times more games and examples `--long` plays."""
DRIVING = frozenset({"arena", "cli", "docs", "engine", "page", "server", "terminal"})
"""The folders of tests that drive other programs. All others must pass at once."""
SECOND_CHANCES = 3
"""How many of them a whole run has."""

settings.register_profile(
    "repeatable",
    deadline=None,  # a busy machine is no failure
    derandomize=True,  # the same examples in every run: a red build can be repeated anywhere
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    parent=settings.get_profile("repeatable"),
    derandomize=False,
    max_examples=60 * LONG_FACTOR,
    print_blob=True,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help=f"play {LONG_FACTOR} times as many random games and fresh property examples",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "repeatable")


@pytest.fixture(scope="session")
def long_factor(request: pytest.FixtureRequest) -> int:
    """By how much random play is multiplied."""
    return LONG_FACTOR if request.config.getoption("--long") else 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return  # -p no:rerunfailures: whoever hunts races wants none
    here = config.rootpath / "tests"
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in DRIVING:
            item.add_marker(pytest.mark.flaky(reruns=1))


def needed_twice(config: pytest.Config) -> list[pytest.TestReport]:
    """The first failures of tests that were run again. Workers of xdist hand theirs on."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return []
    found: list[pytest.TestReport] = reporter.stats.get("rerun", [])
    return found


def pytest_sessionfinish(session: pytest.Session) -> None:
    if len(needed_twice(session.config)) > SECOND_CHANCES:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    again = needed_twice(config)
    if again:
        terminalreporter.section(f"failed at first: {len(again)} (at most {SECOND_CHANCES})")
    for report in again:
        terminalreporter.section(report.nodeid, sep="_")
        terminalreporter.write_line(report.longreprtext)
