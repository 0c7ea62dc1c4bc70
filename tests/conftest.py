"""Settings for all tests: `--quick`, `--long`, repeatable property tests, the quarantine."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["HOTELIER_LANG"] = "en"  # independent of the machine's language
HERE = Path(__file__).parent
QUICK = frozenset(
    {"conformance", "grand_austria_hotel", "hotel_koenig", "kernel", "rulebook", "table", "words"}
)
"""Folders of `--quick`, next to the files at the top. They need no browser, no server, no extra."""
LONG_FACTOR = 20
"""Factor by which `--long` multiplies random games and property examples."""
QUARANTINE: dict[str, str] = {}
"""Flaky tests by node id (`tests/server/test_play.py::test_a_move`), each with the reason.

A test in this list still runs, but its failure does not fail the run. The list is meant to be
empty: find the race and mend it. Nothing is run a second time.
"""

settings.register_profile(
    "repeatable",
    deadline=None,  # a busy machine is no failure
    derandomize=True,  # equal examples in every run: a red build can be repeated anywhere
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
        "--quick",
        action="store_true",
        help="only rules, tables and words, without tests that are marked slow: under a minute",
    )
    parser.addoption(
        "--long",
        action="store_true",
        help=f"play {LONG_FACTOR} times as many random games and fresh property examples",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "repeatable")
    # The default database lies in the user's data folder: no test writes there, and workers that
    # run side by side would lock each other out.
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="hotelier-data-")


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ["XDG_DATA_HOME"], ignore_errors=True)


@pytest.fixture(scope="session")
def long_factor(request: pytest.FixtureRequest) -> int:
    """Factor by which random play is multiplied."""
    return LONG_FACTOR if request.config.getoption("--long") else 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out other folders with `--quick`: some import packages that it does not install."""
    outside = collection_path.parent == HERE and collection_path.name not in QUICK
    return True if config.getoption("--quick") and outside and collection_path.is_dir() else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
    for item in items:
        if item.nodeid in QUARANTINE:
            reason = f"quarantined: {QUARANTINE[item.nodeid]}"
            item.add_marker(pytest.mark.xfail(reason=reason, strict=False))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"quarantined tests: {len(QUARANTINE)}")
    for name, reason in QUARANTINE.items():
        terminalreporter.write_line(f"  {name}: {reason}")
