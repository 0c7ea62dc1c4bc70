"""Test of `hotelier bots`."""

from __future__ import annotations

import json

import pytest

from hotelier.bots import LEVEL_NAMES
from tests.cli.conftest import Hotelier


@pytest.mark.parametrize("game", ["grand-austria-hotel", "hotel-koenig"])
def test_levels_are_listed_for_people_and_programs(hotelier: Hotelier, game: str) -> None:
    ran = hotelier("bots", "--game", game)
    assert all(title in ran.out for title in ("Page", "Waiter", "Concierge", "Director"))
    rows = json.loads(hotelier("bots", "--game", game, "--json").out)
    assert [row["name"] for row in rows] == list(LEVEL_NAMES)
    assert all(row["character"] and row["nodes"] for row in rows)
