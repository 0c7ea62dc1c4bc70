"""HK-6 Growth."""

from __future__ import annotations

import pytest

from tests.hotel_koenig.positions import asked, at, legal, play, sizes, square, told


@pytest.mark.rule("HK-X.3", "HK-6.1")
@pytest.mark.parametrize("tile", ["1B", "2A"])
def test_a_tile_brings_a_lone_tile_into_the_chain(tile: str) -> None:
    table = at("o.", ".L", ".L", hands=[tile])
    play(table, f"lay {tile}")
    assert sizes(table) == {"Luxor": 4}
    assert told(table, "grew") == [(0, "Luxor", tile, 4)]


@pytest.mark.rule("HK-6.1")
def test_growth_pays_nothing_and_asks_nothing() -> None:
    table = at("LL", hands=["3A"], shares={"Luxor": [3, 2, 1]})
    play(table, "lay 3A")
    assert sizes(table) == {"Luxor": 3}
    assert table.state.money == [6000] * 3
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-6.1")
def test_all_connected_lone_tiles_join() -> None:
    table = at("LL.oo", "..o.o", "..o..", "....o", hands=["3A"])
    play(table, "lay 3A")
    assert sizes(table) == {"Luxor": 8}
    assert square(table, "5D") == "o"


@pytest.mark.rule("HK-D.11", "HK-6.1", "HK-1.6")
def test_growing_from_ten_to_eleven_makes_safe_and_dearer() -> None:
    table = at("PPPPPPPPPP", hands=["11A"])
    before = table.view(0)["chains"]["Prestige"]
    play(table, "lay 11A")
    after = table.view(0)["chains"]["Prestige"]
    assert (before["price"], before["safe"]) == (800, False)
    assert (after["price"], after["safe"]) == (900, True)
    assert "buy Prestige" in legal(table)
