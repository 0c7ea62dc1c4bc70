"""What all tests share: repeatable property tests, and `--long` for a night's work."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["HOTELIER_LANG"] = "en"  # whatever the machine speaks
LONG_FACTOR = 20
"""How many times more games and examples `--long` plays."""

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
