"""HK-7.1 - 7.5 Mergers."""

from __future__ import annotations

import pytest

from tests.hotel_koenig.positions import (
    DEAD,
    asked,
    at,
    held,
    legal,
    play,
    refused,
    sizes,
    square,
    told,
)

SIX_THREE_THREE = ("...A", "...A", "...A", "FFF.LLLLLL")
"""4D merges Airport (3), Festival (3) and Luxor (6)."""

ELEVEN_FIVE_TWO = (*["..A"] * 5, "FF.LLLLLLLLL", "...........L", "...........L")
"""3F merges Airport (5), Festival (2) and Luxor (11)."""

SEVEN_FOUR_TWO = (*["....F"] * 2, "AAAA.LLLLLLL")
"""5C merges Airport (4), Festival (2) and Luxor (7)."""


@pytest.mark.rule("HK-7.1")
def test_a_tile_merges_the_chains_it_touches() -> None:
    table = play(at("III.FF", hands=["4A"]), "lay 4A")
    assert sizes(table) == {"Imperial": 6}


@pytest.mark.rule("HK-7.1", "HK-X.9", "HK-1.11")
def test_two_safe_chains_cannot_be_merged() -> None:
    table = at(*DEAD, hands=["5B 9I"])
    error = refused(table, "lay 5B")
    assert (error.reason, error.rule) == ("two-safe-chains", "HK-7.1")
    assert error.details["tile"] == "5B"


@pytest.mark.rule("HK-7.1", "HK-X.9", "HK-1.6")
def test_a_safe_chain_takes_over_an_open_one() -> None:
    table = play(at("AAAAAAAAAAA.", *["...........F"] * 2, hands=["12A"]), "lay 12A")
    assert sizes(table) == {"Airport": 14}


@pytest.mark.rule("HK-D.8", "HK-7.1")
def test_two_safe_chains_and_an_open_one_cannot_be_merged() -> None:
    table = at(
        "............",
        ".....F......",
        "A....F.....L",
        "A....F.....L",
        "AAAAA.LLLLLL",
        *["A..........L"] * 4,
        hands=["6E 12A"],
    )
    assert sizes(table) == {"Airport": 11, "Festival": 3, "Luxor": 12}
    assert refused(table, "lay 6E").reason == "two-safe-chains"


@pytest.mark.rule("HK-7.2")
def test_the_largest_chain_survives_without_a_question() -> None:
    table = play(at("II.LLL", hands=["3A"]), "lay 3A")
    assert told(table, "merger") == [(0, "3A", "Luxor", ("Imperial",))]
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-7.2", "HK-D.5", "HK-13.4")
def test_the_mover_chooses_among_equally_large_chains() -> None:
    table = at("AAAA.FFFF", hands=["5A"], shares={"Airport": [2, 0, 0], "Festival": [0, 1, 0]})
    play(table, "lay 5A")
    assert asked(table) == (0, "ChooseSurvivor")
    assert legal(table) == ["survivor Airport", "survivor Festival"]
    error = refused(table, "survivor Luxor")
    assert (error.reason, error.rule) == ("not-among-largest", "HK-7.2")
    assert refused(table, "stop").reason == "must-choose-survivor"
    play(table, "survivor Festival", "trade 0", "sell 2")
    assert told(table, "bonus") == [(0, "Airport", 1, 2, 4000 + 2000)]  # price 400 by size 4
    assert told(table, "sold") == [(0, 2, "Airport", 800)]
    assert sizes(table) == {"Festival": 9}


@pytest.mark.rule("HK-7.2")
def test_a_smaller_chain_is_not_among_the_candidates() -> None:
    table = play(at("...F", "...F", "AAA.LLL", "...I", "...I", hands=["4C"]), "lay 4C")
    assert sizes(table) == {"Airport": 3, "Festival": 2, "Imperial": 2, "Luxor": 3}
    assert legal(table) == ["survivor Airport", "survivor Luxor"]


@pytest.mark.rule("HK-R.2", "HK-7.2")
def test_the_tile_and_lone_tiles_count_for_nobody() -> None:
    """Lone tiles beside the tile do not make either chain larger."""
    table = play(at("III.LLL", "...o", "...o", hands=["4A"]), "lay 4A")
    assert legal(table) == ["survivor Imperial", "survivor Luxor"]
    play(table, "survivor Luxor")
    assert sizes(table) == {"Luxor": 9}


@pytest.mark.rule("HK-7.3", "HK-D.6", "HK-13.4")
@pytest.mark.parametrize(("first", "second"), [("Airport", "Festival"), ("Festival", "Airport")])
def test_the_mover_orders_equally_large_dissolved_chains(first: str, second: str) -> None:
    table = at(*SIX_THREE_THREE, hands=["4D"], shares={"Airport": [1], "Festival": [1]})
    play(table, "lay 4D")
    assert asked(table) == (0, "ChooseDissolved")
    assert legal(table) == ["dissolve Airport", "dissolve Festival"]
    error = refused(table, "dissolve Luxor")
    assert (error.reason, error.rule) == ("not-next-to-dissolve", "HK-7.3")
    assert refused(table, "sell 0").reason == "must-choose-dissolved"
    play(table, f"dissolve {first}", "sell 1", "sell 1")
    assert told(table, "bonus") == [(0, first, 1, 1, 4500), (0, second, 1, 1, 4500)]
    assert sizes(table) == {"Luxor": 13}


@pytest.mark.rule("HK-7.3", "HK-D.7")
def test_the_smallest_chain_is_dissolved_first() -> None:
    table = at(*ELEVEN_FIVE_TWO, hands=["3F"], shares={"Airport": [1], "Festival": [1]})
    play(table, "lay 3F", "sell 0", "sell 0")
    assert [event[1] for event in told(table, "bonus")] == ["Festival", "Airport"]
    assert sizes(table) == {"Luxor": 19}


@pytest.mark.rule("HK-7.4", "HK-D.22", "HK-R.16")
def test_bonus_and_shares_of_one_chain_before_the_next() -> None:
    """Shares exchanged for the first chain are missing from the stock for the second."""
    table = at(
        *SEVEN_FOUR_TWO,
        hands=["5C"],
        money=[0, 6000, 6000],
        shares={"Festival": [4, 0, 0], "Airport": [4, 0, 0], "Luxor": [0, 22, 0]},
    )
    play(table, "lay 5C")
    assert table.state.money[0] == 2000 + 1000
    assert asked(table) == (0, "TradeShares")
    assert legal(table) == ["trade 0", "trade 1", "trade 2"]
    play(table, "trade 2")
    assert table.state.money[0] == 3000 + 4000 + 2000
    assert legal(table) == ["trade 0", "trade 1"]
    play(table, "trade 1", "sell 2")
    assert held(table, "Luxor") == [3, 22, 0]
    kinds = [event.kind for event in table.journal]
    assert kinds[2:] == ["merger", "bonus", "traded", "bonus", "traded", "sold", "joined"]


@pytest.mark.rule("HK-7.5", "HK-D.10")
def test_tile_chains_and_connected_lone_tiles_belong_to_the_survivor() -> None:
    table = play(at("III.FF", "...o", "...o", hands=["4A"]), "lay 4A")
    assert sizes(table) == {"Imperial": 8}
    assert {square(table, tile) for tile in ("1A", "4A", "4B", "4C", "6A")} == {"I"}
    assert told(table, "joined") == [(0, "Imperial", 8)]


@pytest.mark.rule("HK-7.5")
def test_a_dissolved_chain_can_be_founded_again() -> None:
    table = at("III.FF", "", "o", hands=["4A", "2C"], shares={"Festival": [1, 0, 0]})
    play(table, "lay 4A", "sell 0", "stop", "lay 2C")
    assert "found Festival" in legal(table)
    play(table, "found Festival")
    assert sizes(table) == {"Festival": 2, "Imperial": 6}
    assert held(table, "Festival") == [1, 1, 0]


@pytest.mark.rule("HK-7.1", "HK-7.3")
def test_four_chains_at_once() -> None:
    table = at("....A", "....A", "FFFF.LLLLL", "....I", "....I", "....I", hands=["5C"])
    assert sizes(table) == {"Airport": 2, "Festival": 4, "Imperial": 3, "Luxor": 5}
    play(table, "lay 5C")
    assert told(table, "merger") == [(0, "5C", "Luxor", ("Airport", "Festival", "Imperial"))]
    assert [event[1] for event in told(table, "no_bonus")] == ["Airport", "Imperial", "Festival"]
    assert sizes(table) == {"Luxor": 15}
