"""HK-4 The turn."""

from __future__ import annotations

import pytest

from tests.hotel_koenig.positions import (
    DEAD,
    FORTY,
    asked,
    at,
    hand,
    held,
    legal,
    pass_buying,
    play,
    refused,
    sizes,
    square,
    told,
)


@pytest.mark.rule("HK-4.1", "HK-13.2", "HK-13.6", "HK-13.7")
def test_the_order_of_a_turn() -> None:
    """Lay, carry out, announce the end or not, buy, draw."""
    table = at(*FORTY, "....F", "....F", hands=["5D"], shares={"Festival": [0, 2, 0]}, chance="9I")
    assert asked(table) == (0, "LayTile")
    play(table, "lay 5D")
    assert asked(table) == (1, "TradeShares")
    play(table, "trade 0", "sell 1")
    assert asked(table) == (0, "AnnounceEnd")
    play(table, "continue")
    assert asked(table) == (0, "BuyShares")
    play(table, "buy Airport", "stop")
    kinds = [event.kind for event in table.journal]
    assert kinds[:7] == ["turn", "laid", "merger", "bonus", "sold", "kept", "joined"]
    assert kinds[7:] == ["bought", *["drew"] * 6, "turn"]
    assert asked(table) == (1, "LayTile")


@pytest.mark.rule("HK-4.1")
def test_a_playable_tile_must_be_laid() -> None:
    table = at(*DEAD, hands=["1B 9I"])
    assert legal(table) == ["lay 9I"]
    error = refused(table, "pass")
    assert (error.reason, error.rule) == ("must-lay", "HK-4.1")
    error = refused(table, "buy Airport")
    assert (error.reason, error.rule) == ("lay-first", "HK-4.1")


@pytest.mark.rule("HK-4.1", "HK-13.2")
def test_only_an_own_hand_tile_can_be_laid() -> None:
    table = at(hands=["1A 9F", "3C"])
    assert legal(table) == ["lay 1A", "lay 9F"]
    error = refused(table, "lay 3C")
    assert (error.reason, error.rule) == ("not-in-hand", "HK-4.1")
    assert error.details["tile"] == "3C"
    assert error.details["hand"] == ["1A", "9F"]


@pytest.mark.rule("HK-4.2", "HK-R.8", "HK-R.34")
def test_without_a_playable_tile_none_is_laid_but_shares_may_be_bought() -> None:
    table = at(*DEAD, hands=["1B 2B"])
    assert asked(table) == (0, "LayTile")  # asked all the same: the hand is a secret
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert told(table, "no_tile") == [(0,)]
    play(table, "buy Airport", "buy Luxor", "stop")
    assert held(table, "Airport") == held(table, "Luxor") == [1, 0, 0]
    assert hand(table, 0) == ["1B", "2B"]
    assert table.to_move == 1


@pytest.mark.rule("HK-4.3")
def test_one_tile_is_drawn_after_laying_one() -> None:
    table = at(hands=["1A 2C 3E 4G 5I 6A"], chance="9F")
    pass_buying(play(table, "lay 4G"))
    assert hand(table, 0) == ["1A", "2C", "3E", "5I", "6A", "9F"]
    assert told(table, "drew") == [(0, "9F")]


@pytest.mark.rule("HK-4.3")
def test_the_hand_is_filled_up_to_six() -> None:
    table = at(hands=["1A 2C 3E"], chance="9A 9C 9E 9G")
    pass_buying(play(table, "lay 1A"))
    assert hand(table, 0) == ["2C", "3E", "9A", "9C", "9E", "9G"]


@pytest.mark.rule("HK-4.3", "HK-R.8", "HK-D.19")
def test_no_draw_without_a_laid_tile() -> None:
    table = at(*DEAD, hands=["1B 2B 3B 4B 5B 6B"])
    pass_buying(play(table, "pass"))
    assert hand(table, 0) == ["1B", "2B", "3B", "4B", "5B", "6B"]
    assert told(table, "drew") == []
    table = at(*DEAD, hands=["1B 2B"])  # not even up to a full hand
    pass_buying(play(table, "pass"))
    assert hand(table, 0) == ["1B", "2B"]


@pytest.mark.rule("HK-4.3")
def test_no_draw_from_an_empty_pile() -> None:
    full = ["AAAAAAAAAAAA"] * 8
    table = at(*full, "AAAAAAAA....", hands=["9I 10I", "11I"], pile="12I", chance="12I")
    pass_buying(play(table, "lay 9I"))
    assert hand(table, 0) == ["10I", "12I"]
    pass_buying(play(table, "lay 11I"))
    assert hand(table, 1) == []
    assert asked(table) == (2, "LayTile")
    assert legal(table) == ["pass"]


@pytest.mark.rule("HK-4.4", "HK-D.14")
def test_without_money_a_tile_must_be_laid_and_nothing_can_be_bought() -> None:
    table = at("II", hands=["9F"], money=[0, 6000, 6000])
    assert legal(table) == ["lay 9F"]
    play(table, "lay 9F")
    assert legal(table) == ["stop"]
    error = refused(table, "buy Imperial")
    assert (error.reason, error.rule) == ("too-dear", "HK-9.2")


@pytest.mark.rule("HK-4.4")
def test_shares_are_sold_in_mergers_only() -> None:
    table = at("II", hands=["9F"], money=[0, 6000, 6000], shares={"Imperial": [5, 0, 0]})
    assert refused(table, "sell 1").reason == "lay-first"
    play(table, "lay 9F")
    assert refused(table, "sell 1").reason == "must-buy-or-stop"


@pytest.mark.rule("HK-4.5")
def test_no_neighbour_leaves_a_lone_tile() -> None:
    table = play(at("o.......II", hands=["5E"]), "lay 5E")
    assert square(table, "5E") == "o"
    assert asked(table) == (0, "BuyShares")


@pytest.mark.rule("HK-4.5", "HK-5.1")
def test_lone_neighbours_only_found_a_chain() -> None:
    assert asked(play(at("o.o", hands=["2A"]), "lay 2A")) == (0, "FoundChain")


@pytest.mark.rule("HK-4.5", "HK-6.1")
def test_one_chain_grows_whatever_lone_tiles_are_beside() -> None:
    table = play(at("II.oo", hands=["3A"]), "lay 3A")
    assert asked(table) == (0, "BuyShares")
    assert sizes(table) == {"Imperial": 5}


@pytest.mark.rule("HK-4.5", "HK-7.1")
def test_two_chains_merge_whatever_lone_tiles_are_beside() -> None:
    table = play(at("III.LL", "...o", hands=["4A"]), "lay 4A")
    assert sizes(table) == {"Imperial": 7}
    assert told(table, "founded") == []


@pytest.mark.rule("HK-R.7")
def test_a_merger_never_founds() -> None:
    """A name is freed while the tile touches a lone tile: that one joins the survivor."""
    table = at("AA.FF.II.LL.", "..o.........", "OO.PP.CC....", hands=["3A"])
    assert len(sizes(table)) == 7
    play(table, "lay 3A", "survivor Airport")
    assert sizes(table)["Airport"] == 6
    assert "Festival" not in sizes(table)
    assert square(table, "3B") == "A"
    assert told(table, "founded") == []
