"""HK-5 Founding."""

from __future__ import annotations

import pytest

from hotelier.games.hotel_koenig.tables import CHAIN_KEYS
from tests.hotel_koenig.positions import (
    SEVEN_CHAINS,
    asked,
    at,
    held,
    legal,
    pass_buying,
    play,
    refused,
    sizes,
    square,
    stock,
    told,
)


@pytest.mark.rule("HK-X.1", "HK-5.1", "HK-1.3")
@pytest.mark.parametrize("tile", ["2C", "3B"])
def test_diagonal_tiles_stay_apart(tile: str) -> None:
    table = play(at("o", ".o", hands=[tile]), f"lay {tile}", "found Luxor")
    assert sizes(table) == {"Luxor": 2}
    assert square(table, "1A") == "o"


@pytest.mark.rule("HK-X.2", "HK-5.2")
@pytest.mark.parametrize("tile", ["1B", "2A"])
def test_a_corner_tile_joins_both(tile: str) -> None:
    table = play(at("o", ".o", hands=[tile]), f"lay {tile}", "found Luxor")
    assert sizes(table) == {"Luxor": 3}


@pytest.mark.rule("HK-5.1", "HK-13.3")
def test_founding_is_compulsory_and_the_mover_names_a_chain_not_on_the_board() -> None:
    table = play(at("II.LL.o", hands=["8A"]), "lay 8A")
    assert asked(table) == (0, "FoundChain")
    assert legal(table) == [
        "found Airport", "found Festival", "found Oriental", "found Prestige", "found Continental"
    ]  # fmt: skip
    error = refused(table, "found Luxor")
    assert (error.reason, error.rule) == ("chain-on-board", "HK-5.1")
    assert error.details["chain"] == "Luxor"
    error = refused(table, "stop")
    assert (error.reason, error.rule) == ("must-found", "HK-5.1")
    play(table, "found Prestige")
    assert told(table, "founded") == [(0, "Prestige", "8A", 2)]


@pytest.mark.rule("HK-5.1", "HK-R.34")
def test_the_last_free_name_is_not_asked_for() -> None:
    table = at("AA.FF.II.LL.", "", "OO.PP.....o.", hands=["12C"])
    play(table, "lay 12C")
    assert sizes(table)["Continental"] == 2
    assert held(table, "Continental") == [1, 0, 0]
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-5.2")
def test_a_chain_takes_lone_tiles_connected_through_lone_tiles() -> None:
    table = at("oo.oo", "...o.", "...o.", ".....", "...o.", hands=["3A"])
    play(table, "lay 3A", "found Festival")
    assert sizes(table) == {"Festival": 7}
    assert square(table, "4E") == "o"  # not connected


@pytest.mark.rule("HK-5.3", "HK-R.6")
def test_the_founders_share_comes_before_buying_and_does_not_count() -> None:
    table = play(at("o", hands=["2A"]), "lay 2A", "found Continental")
    assert held(table, "Continental") == [1, 0, 0]
    play(table, "buy Continental", "buy Continental", "buy Continental")
    assert held(table, "Continental") == [4, 0, 0]
    assert table.state.money[0] == 6000 - 3 * 400
    assert legal(table) == ["stop"]


@pytest.mark.rule("HK-5.3", "HK-R.5", "HK-D.15")
def test_no_founders_share_from_an_empty_bank() -> None:
    table = at("o", hands=["2A"], shares={"Festival": [10, 10, 5]})
    play(table, "lay 2A", "found Festival")
    assert sizes(table) == {"Festival": 2}
    assert held(table, "Festival") == [10, 10, 5]
    assert table.state.money == [6000] * 3
    assert told(table, "founder_share_none") == [(0, "Festival", 0)]


@pytest.mark.rule("HK-5.3")
def test_the_last_share_goes_to_the_founder() -> None:
    table = at("o", hands=["2A"], shares={"Festival": [10, 10, 4]})
    play(table, "lay 2A", "found Festival")
    assert held(table, "Festival") == [11, 10, 4]
    assert stock(table, "Festival") == 0


@pytest.mark.rule("HK-5.4", "HK-X.8")
def test_an_eighth_chain_is_refused() -> None:
    table = at(*SEVEN_CHAINS, "", "o", hands=["2E 12I"])
    error = refused(table, "lay 2E")
    assert (error.reason, error.rule) == ("eighth-chain", "HK-5.4")
    assert error.details["tile"] == "2E"


@pytest.mark.rule("HK-5.4")
def test_the_tile_stays_in_the_hand_and_becomes_playable_when_a_name_is_free() -> None:
    table = at(*SEVEN_CHAINS, "", "o", hands=["2E", "3A"], chance="12A 12C 12E 12G 12I")
    assert legal(table) == ["pass"]
    pass_buying(play(table, "pass"))
    pass_buying(play(table, "lay 3A", "survivor Airport"))
    pass_buying(play(table, "pass"))
    assert asked(table) == (0, "LayTile")
    assert legal(table) == ["lay 2E"]
    play(table, "lay 2E")
    assert sizes(table)["Festival"] == 2


@pytest.mark.rule("HK-5.4")
def test_seven_chains_at_most() -> None:
    table = at("AA.FF.II.LL.", "", "OO.PP.o.....", hands=["7D"])
    play(table, "lay 7D")
    assert sizes(table) == dict.fromkeys(CHAIN_KEYS, 2)
