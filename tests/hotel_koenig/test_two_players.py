"""HK-11 Two players: the bank as a shareholder, and its tiles."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import (
    DEAD,
    FORTY,
    SEVEN_CHAINS,
    asked,
    at,
    held,
    legal,
    play,
    refused,
    sizes,
    square,
    stock,
    told,
)

MERGER = "III.FF"
"""4A dissolves Festival (2 tiles, price 200) into Imperial."""


def two(*rows: str, **more: Any) -> ht.Table:
    """A table for two."""
    return at(*rows, seats=2, **more)


def laying_for_the_bank(*rows: str, tiles: str, **more: Any) -> ht.Table:
    """A merger is over; the bank's tiles are about to be laid."""
    stack = [
        {"frame": "CloseTurn", "seat": 0},
        {"frame": "BuyShares", "seat": 0, "left": 3, "lowest": "Airport"},
        {"frame": "OfferEnd", "seat": 0},
        {"frame": "LayBankTiles", "seat": 0},
    ]
    return two(*rows, bank_tiles=tiles, stack=stack, **more)


@pytest.mark.rule("HK-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_bank_plays_with_exactly_two_players(seats: int) -> None:
    table = at(MERGER, seats=seats, hands=["4A"], shares={"Festival": [1]}, chance="9F")
    play(table, "lay 4A")
    assert len(told(table, "bank_drew")) == (1 if seats == 2 else 0)


@pytest.mark.rule("HK-11.2")
def test_a_tile_is_shown_before_the_bonuses_and_its_number_counts() -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [1, 0]}, chance="9F")
    play(table, "lay 4A")
    assert told(table, "bank_drew") == [(-1, "Festival", "9F", 9)]
    kinds = [event.kind for event in table.journal]
    assert kinds.index("bank_drew") < kinds.index("bonus")
    assert table.view(1)["bank_tiles"] == ["9F"]


@pytest.mark.rule("HK-11.3", "HK-X.7")
def test_the_bank_ranks_and_its_part_goes_to_nobody() -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [11, 5]}, chance="9F")
    play(table, "lay 4A")
    assert table.state.money == [6000 + 2000, 6000]
    assert told(table, "bonus") == [(0, "Festival", 1, 11, 2000), (-1, "Festival", 2, 9, 1000)]


@pytest.mark.rule("HK-11.3")
def test_the_bank_can_be_first() -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [5, 3]}, chance="9F")
    play(table, "lay 4A")
    assert table.state.money == [6000 + 1000, 6000]


@pytest.mark.rule("HK-11.3", "HK-R.22", "HK-D.16")
def test_the_bank_in_a_tie() -> None:
    table = two("OOO.LLLL", hands=["4A"], shares={"Oriental": [6, 4]}, chance="6I")
    play(table, "lay 4A")
    assert table.state.money == [9000, 6000]
    assert told(table, "bonus") == [(0, "Oriental", 1, 6, 3000), (-1, "Oriental", 1, 6, 3000)]


@pytest.mark.rule("HK-R.22")
def test_the_bank_in_a_tie_is_rounded_up() -> None:
    table = two("II.LLL", hands=["3A"], shares={"Imperial": [6, 6]}, chance="6I")
    play(table, "lay 3A")
    assert table.state.money == [7500, 7500]  # 4500 / 3
    table = two("II.LLL", hands=["3A"], shares={"Imperial": [6, 1]}, chance="6I")
    play(table, "lay 3A")
    assert table.state.money == [6000 + 2300, 6000]  # 4500 / 2 = 2250


@pytest.mark.rule("HK-11.4")
def test_the_bank_holds_no_real_shares() -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [2, 2]}, chance="9F")
    play(table, "lay 4A")
    assert stock(table, "Festival") == 21
    deciders = []
    while asked(table)[1] in ("TradeShares", "SellShares"):
        deciders.append(table.to_move)
        table.play(table.legal()[0])
    assert deciders == [0, 0, 1, 1]
    assert stock(table, "Festival") == 21


@pytest.mark.rule("HK-11.5")
def test_the_tile_is_laid_after_the_decisions_and_before_buying() -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [1, 1]}, chance="7A")
    play(table, "lay 4A", "sell 0")
    assert square(table, "7A") == "."
    play(table, "sell 0")
    assert square(table, "7A") == "I"
    assert sizes(table) == {"Imperial": 7}
    assert told(table, "bank_laid") == [(-1, "7A")]
    assert asked(table) == (0, "BuyShares")
    kinds = [event.kind for event in table.journal]
    assert kinds.index("joined") < kinds.index("bank_laid") < kinds.index("grew")


@pytest.mark.rule("HK-11.5")
def test_a_bank_tile_without_neighbours_stays_lone() -> None:
    table = play(two(MERGER, hands=["4A"], chance="9F"), "lay 4A")
    assert square(table, "9F") == "o"


@pytest.mark.rule("HK-11.6", "HK-D.17")
def test_a_bank_tile_that_merges_draws_another_one() -> None:
    table = two(
        MERGER, *[""] * 7, "LL.OOO",
        hands=["4A"], shares={"Festival": [1, 0], "Luxor": [0, 1]}, chance="3I 12A",
    )  # fmt: skip
    play(table, "lay 4A", "sell 1")
    assert told(table, "bank_laid") == [(-1, "3I")]
    assert told(table, "bank_drew") == [(-1, "Festival", "3I", 3), (-1, "Luxor", "12A", 12)]
    assert asked(table) == (1, "SellShares")
    play(table, "sell 1")
    assert told(table, "bank_laid") == [(-1, "3I"), (-1, "12A")]
    assert sizes(table) == {"Imperial": 6, "Oriental": 6}
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-11.7")
def test_an_unplayable_bank_tile_leaves_the_game_but_counted() -> None:
    table = two(*DEAD, "", "III.FF", hands=["4E"], shares={"Festival": [4, 3]}, chance="7B")
    play(table, "lay 4E")
    assert told(table, "bonus") == [(-1, "Festival", 1, 7, 2000), (0, "Festival", 2, 4, 1000)]
    play(table, "trade 0", "sell 0", "trade 0", "sell 0")
    assert told(table, "bank_tile_unplayable") == [(-1, "7B")]
    assert square(table, "7B") == "."
    assert table.view(None)["removed"] == ["7B"]
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-11.8", "HK-D.18", "HK-1.5")
def test_a_bank_tile_at_a_lone_tile_founds_nothing_until_a_player_comes() -> None:
    table = two(MERGER, *[""] * 7, "o", hands=["4A", "3I"], chance="2I")
    play(table, "lay 4A")
    assert square(table, "1I") == square(table, "2I") == "o"
    assert sizes(table) == {"Imperial": 6}
    play(table, "stop", "lay 3I", "found Luxor")
    assert sizes(table)["Luxor"] == 3
    assert held(table, "Luxor") == [0, 1]


@pytest.mark.rule("HK-11.9")
def test_at_the_end_a_tile_is_drawn_for_every_active_chain_and_not_laid() -> None:
    table = two(*FORTY, "", "LL", hands=["5D"], shares={"Luxor": [2, 1]}, chance="9I 1I")
    play(table, "lay 5D", "announce", "stop")
    assert told(table, "bank_drew") == [(-1, "Airport", "9I", 9), (-1, "Luxor", "1I", 1)]
    assert told(table, "bonus") == [
        (-1, "Airport", 1, 9, 15000),
        (0, "Luxor", 1, 2, 3000), (1, "Luxor", 2, 1, 800), (-1, "Luxor", 2, 1, 800),
    ]  # fmt: skip
    assert square(table, "9I") == square(table, "1I") == "."
    assert table.state.bank_tiles == ()
    assert table.view(None)["removed"] == ["1I", "9I"]


@pytest.mark.rule("HK-R.18")
def test_the_mover_decides_in_a_merger_of_the_bank() -> None:
    table = two(
        MERGER, *[""] * 7, "LL.OO",
        hands=["", "4A"], mover=1, shares={"Luxor": [2, 2]}, chance="3I 12A",
    )  # fmt: skip
    play(table, "lay 4A")
    assert asked(table) == (1, "ChooseSurvivor")
    assert legal(table) == ["survivor Luxor", "survivor Oriental"]
    play(table, "survivor Oriental")
    assert asked(table) == (1, "TradeShares")
    play(table, "trade 1")
    assert asked(table) == (0, "TradeShares")


@pytest.mark.rule("HK-R.19")
def test_one_tile_per_dissolved_chain_laid_at_last_in_the_order_drawn() -> None:
    table = two(*["....F"] * 2, "AAAA.LLLLLLL", hands=["5C"],
                shares={"Festival": [1, 0], "Airport": [1, 0]}, chance="9I 3I")  # fmt: skip
    play(table, "lay 5C")
    assert table.view(0)["bank_tiles"] == ["9I"]  # the second is drawn when its chain is handled
    play(table, "sell 0")
    assert table.view(0)["bank_tiles"] == ["9I", "3I"]
    assert told(table, "bank_laid") == []
    play(table, "sell 0")
    assert told(table, "bank_laid") == [(-1, "9I"), (-1, "3I")]


@pytest.mark.rule("HK-R.20")
def test_the_banks_number_counts_in_full() -> None:
    """Players hold 24 of the 25 shares; the bank still counts as 12."""
    table = two(MERGER, hands=["4A"], shares={"Festival": [13, 11]}, chance="12I")
    play(table, "lay 4A")
    assert told(table, "bonus") == [(0, "Festival", 1, 13, 2000), (-1, "Festival", 2, 12, 1000)]


@pytest.mark.rule("HK-R.21")
def test_with_an_empty_pile_the_bank_holds_and_lays_nothing() -> None:
    rest = " ".join(f"{n}{k}" for n in range(1, 13) for k in "ABCDEFGHI"
                    if f"{n}{k}" not in ("1A", "2A", "3A", "4A", "5A", "6A"))  # fmt: skip
    table = two(MERGER, hands=["4A"], shares={"Festival": [1, 0]}, pile="", removed=rest)
    play(table, "lay 4A")
    assert told(table, "bank_drew") == []
    assert told(table, "bonus") == [(0, "Festival", 1, 1, 3000)]
    play(table, "sell 0")
    assert told(table, "bank_laid") == []
    play(table, "stop")
    assert table.outcome is not None  # nor does it draw at the end
    assert told(table, "bank_drew") == []


@pytest.mark.rule("HK-R.23", "HK-11.7")
def test_with_seven_chains_a_bank_tile_at_a_lone_tile_leaves_the_game() -> None:
    """A merger leaves six chains at most, so only a set-up position shows this ruling."""
    table = laying_for_the_bank(*SEVEN_CHAINS, "", "o", tiles="2E")
    assert square(table, "2E") == "."
    assert table.view(None)["removed"] == ["2E"]
    assert told(table, "bank_tile_unplayable") == [(-1, "2E")]


@pytest.mark.rule("HK-R.24", "HK-11.8")
def test_a_further_bank_tile_at_a_pair_founds_nothing() -> None:
    table = laying_for_the_bank("oo", tiles="3A 4A")
    assert sizes(table) == {}
    assert [square(table, f"{n}A") for n in range(1, 5)] == ["o"] * 4
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-R.25", "HK-5.4")
def test_with_seven_chains_a_pair_cannot_be_founded() -> None:
    table = two(*SEVEN_CHAINS, "", "oo", hands=["3E 12I"])
    error = refused(table, "lay 3E")
    assert (error.reason, error.rule) == ("eighth-chain", "HK-5.4")


@pytest.mark.rule("HK-R.26")
@pytest.mark.parametrize(("tile", "bonus"), [("2I", 2000), ("9I", 1000), ("5I", 1500)])
def test_one_holder_and_the_bank_rank(tile: str, bonus: int) -> None:
    table = two(MERGER, hands=["4A"], shares={"Festival": [5, 0]}, chance=tile)
    play(table, "lay 4A")
    assert table.state.money[0] == 6000 + bonus


@pytest.mark.rule("HK-12.10")
def test_without_the_bank_two_play_by_the_normal_rules() -> None:
    options = {"hk.two_player_bank": "off"}
    table = two(MERGER, hands=["4A"], shares={"Festival": [1, 0]}, options=options)
    play(table, "lay 4A", "sell 0")
    assert told(table, "bank_drew") == []
    assert told(table, "bonus") == [(0, "Festival", 1, 1, 3000)]
    table = two(*FORTY, hands=["5D"], options=options)
    play(table, "lay 5D", "announce", "stop")
    assert told(table, "bank_drew") == []


@pytest.mark.rule("HK-12.10")
def test_the_option_means_nothing_to_more_players() -> None:
    for value in ("on", "off"):
        table = at(MERGER, hands=["4A"], shares={"Festival": [1, 0, 0]},
                   options={"hk.two_player_bank": value})  # fmt: skip
        play(table, "lay 4A")
        assert told(table, "bank_drew") == []
