"""HK-8 Shares of a dissolved chain."""

from __future__ import annotations

import pytest

from tests.hotel_koenig.positions import (
    asked,
    at,
    held,
    legal,
    play,
    refused,
    sizes,
    stock,
    told,
)

MERGER = "III.FF"
"""4A dissolves Festival (2 tiles, price 200) into Imperial."""


@pytest.mark.rule("HK-8.1", "HK-13.5")
def test_every_holder_decides_from_the_mover_clockwise() -> None:
    table = at(MERGER, hands=["", "", "4A"], seats=4, mover=2,
               shares={"Festival": [1, 2, 0, 3]})  # fmt: skip
    play(table, "lay 4A")
    asked_seats = []
    while asked(table)[1] in ("TradeShares", "SellShares"):
        asked_seats.append(table.to_move)
        table.play(table.legal()[0])
    assert asked_seats == [3, 3, 0, 1, 1]
    assert asked(table) == (2, "BuyShares")


@pytest.mark.rule("HK-8.1")
def test_the_mover_decides_first() -> None:
    table = at(MERGER, hands=["", "4A"], mover=1, shares={"Festival": [1, 1, 1]})
    play(table, "lay 4A")
    order = []
    for _ in range(3):
        order.append(table.to_move)
        table.play("sell 0")
    assert order == [1, 2, 0]


@pytest.mark.rule("HK-8.1", "HK-R.35")
def test_any_mix_of_keeping_selling_and_exchanging() -> None:
    """Each mix of five shares has exactly one pair of answers."""
    results = []
    for traded in range(3):
        for sold in range(5 - 2 * traded + 1):
            table = at(MERGER, hands=["4A"], shares={"Festival": [5, 0, 0]})
            play(table, "lay 4A", f"trade {traded}", f"sell {sold}")
            results.append((held(table, "Imperial")[0], sold, held(table, "Festival")[0]))
    mixes = [(t, s, 5 - 2 * t - s) for t in range(3) for s in range(6) if 2 * t + s <= 5]
    assert sorted(results) == sorted(mixes)


@pytest.mark.rule("HK-8.1")
def test_a_holder_answers_before_anything_else_happens() -> None:
    table = play(at(MERGER, hands=["4A"], shares={"Festival": [3, 0, 0]}), "lay 4A")
    assert refused(table, "buy Imperial").reason == "must-trade"
    play(table, "trade 0")
    assert refused(table, "stop").reason == "must-sell"
    assert refused(table, "trade 1").reason == "nothing-to-trade"


@pytest.mark.rule("HK-8.2")
def test_kept_shares_wait_for_a_new_founding() -> None:
    table = at(MERGER, "", "o", hands=["4A", "2C"], shares={"Festival": [3, 0, 0]})
    play(table, "lay 4A", "trade 0", "sell 0")
    assert held(table, "Festival") == [3, 0, 0]
    assert told(table, "kept") == [(0, 3, "Festival")]
    assert "buy Festival" not in legal(table)
    play(table, "stop", "lay 2C", "found Festival")
    assert held(table, "Festival") == [3, 1, 0]


@pytest.mark.rule("HK-8.3")
def test_selling_at_the_price_before_the_merger() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [4, 0, 0]})
    play(table, "lay 4A")
    before = table.state.money[0]
    play(table, "trade 0")
    assert legal(table) == ["sell 0", "sell 1", "sell 2", "sell 3", "sell 4"]
    error = refused(table, "sell 5")
    assert (error.reason, error.rule) == ("too-few-shares", "HK-8.3")
    assert error.details["shares"] == 4
    play(table, "sell 3")
    assert table.state.money[0] - before == 3 * 200
    assert held(table, "Festival") == [1, 0, 0]


@pytest.mark.rule("HK-8.4")
def test_two_shares_for_one_of_the_survivor() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [5, 0, 0]})
    play(table, "lay 4A")
    assert legal(table) == ["trade 0", "trade 1", "trade 2"]
    play(table, "trade 2", "sell 0")
    assert held(table, "Imperial") == [2, 0, 0]
    assert held(table, "Festival") == [1, 0, 0]
    assert told(table, "traded") == [(0, 4, "Festival", 2, "Imperial")]


@pytest.mark.rule("HK-8.4", "HK-R.34")
def test_a_single_share_cannot_be_exchanged_and_is_not_asked_about() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [1, 0, 0]})
    play(table, "lay 4A")
    assert asked(table) == (0, "SellShares")
    assert legal(table) == ["sell 0", "sell 1"]


@pytest.mark.rule("HK-8.4", "HK-X.10")
def test_no_shares_of_the_survivor_no_exchange() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [4, 0, 0], "Imperial": [0, 25, 0]})
    play(table, "lay 4A")
    assert asked(table) == (0, "SellShares")
    error = refused(table, "trade 1")
    assert (error.reason, error.rule) == ("nothing-to-trade", "HK-8.4")


@pytest.mark.rule("HK-8.4", "HK-D.9")
def test_the_bank_limits_the_exchange() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [7, 0, 0], "Imperial": [0, 23, 0]})
    play(table, "lay 4A")
    assert legal(table) == ["trade 0", "trade 1", "trade 2"]
    error = refused(table, "trade 3")
    assert (error.reason, error.rule) == ("cannot-trade", "HK-8.4")
    assert error.details["stock"] == 2
    assert error.details["most"] == 2
    play(table, "trade 2")
    assert legal(table) == ["sell 0", "sell 1", "sell 2", "sell 3"]


@pytest.mark.rule("HK-R.14")
def test_a_short_stock_goes_to_who_decides_first() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [4, 4, 4], "Imperial": [0, 22, 0]})
    play(table, "lay 4A", "trade 2")
    assert (table.to_move, legal(table)) == (1, ["trade 0", "trade 1"])
    play(table, "trade 1", "sell 0")
    assert asked(table) == (2, "SellShares")
    assert legal(table) == ["sell 0", "sell 1", "sell 2", "sell 3", "sell 4"]


@pytest.mark.rule("HK-8.5")
def test_shares_return_to_the_bank_at_once() -> None:
    table = at(MERGER, hands=["4A"], shares={"Festival": [6, 2, 0]})
    play(table, "lay 4A", "trade 1")
    assert stock(table, "Festival") == 25 - 8 + 2
    play(table, "sell 3")
    assert stock(table, "Festival") == 25 - 8 + 5
    assert stock(table, "Imperial") == 24


@pytest.mark.rule("HK-R.15", "HK-R.16")
def test_every_dissolved_chain_asks_from_the_mover_and_exchanges_into_the_survivor() -> None:
    table = at(*["....F"] * 2, "AAAA.LLLLLLL", hands=["", "5C"], mover=1,
               shares={"Festival": [2, 2, 2], "Airport": [2, 2, 2]})  # fmt: skip
    play(table, "lay 5C")
    order = []
    while asked(table)[1] == "TradeShares":
        order.append(table.to_move)
        play(table, "trade 1")
    assert order == [1, 2, 0, 1, 2, 0]
    assert held(table, "Luxor") == [2, 2, 2]
    assert sizes(table) == {"Luxor": 14}
