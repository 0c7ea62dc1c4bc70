"""HK-9 Buying."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.actions import ACTIONS
from tests.hotel_koenig.positions import GAME, asked, at, held, legal, play, refused, stock

THREE_CHAINS = "AA.III.PP"
"""Airport 200, Imperial 400, Prestige 400."""


def buying(**more: object) -> ht.Table:
    """A table whose mover may buy now."""
    return play(at(THREE_CHAINS, hands=["9I"], **more), "lay 9I")  # type: ignore[arg-type]


@pytest.mark.rule("HK-9.1", "HK-13.7")
def test_up_to_three_shares_of_one_chain() -> None:
    table = buying()
    play(table, "buy Imperial", "buy Imperial", "buy Imperial")
    assert held(table, "Imperial") == [3, 0, 0]
    assert legal(table) == ["stop"]
    error = refused(table, "buy Imperial")
    assert (error.reason, error.rule) == ("buy-limit", "HK-9.1")
    assert error.details["limit"] == 3


@pytest.mark.rule("HK-9.1")
def test_shares_of_three_chains_at_current_prices() -> None:
    table = play(buying(), "buy Airport", "buy Imperial", "buy Prestige", "stop")
    assert [held(table, name)[0] for name in ("Airport", "Imperial", "Prestige")] == [1, 1, 1]
    assert table.state.money == [6000 - 200 - 400 - 400, 6000, 6000]
    assert stock(table, "Airport") == 24


@pytest.mark.rule("HK-9.1")
def test_buying_is_free_to_leave() -> None:
    for bought in ([], ["buy Airport"], ["buy Airport", "buy Prestige"]):
        table = play(buying(), *bought, "stop")
        assert table.to_move == 1


@pytest.mark.rule("HK-9.1")
def test_only_active_chains() -> None:
    table = buying()
    assert legal(table) == ["buy Airport", "buy Imperial", "buy Prestige", "stop"]
    error = refused(table, "buy Luxor")
    assert (error.reason, error.rule) == ("chain-not-on-board", "HK-9.1")
    assert error.details["chain"] == "Luxor"
    assert refused(table, "lay 9I").reason == "must-buy-or-stop"


@pytest.mark.rule("HK-9.1", "HK-R.36")
def test_each_basket_has_one_path() -> None:
    """Search buys in rising order, so it meets every basket of up to three shares once."""
    baskets: list[tuple[str, ...]] = []

    def walk(state: ht.State, basket: tuple[str, ...]) -> None:
        for action in ht.distinct(state):
            if str(action) == "stop":
                baskets.append(basket)
            else:
                after = state.copy()  # type: ignore[attr-defined]
                ht.play(after, action)
                walk(after, (*basket, str(action).split()[1]))

    start = buying().state.copy()
    walk(start, ())
    names = ["Airport", "Imperial", "Prestige"]
    expected = [
        basket for count in range(4) for basket in combinations_with_replacement(names, count)
    ]
    assert sorted(baskets) == sorted(expected)


@pytest.mark.rule("HK-R.36")
@pytest.mark.parametrize("order", list(permutations(["Airport", "Imperial", "Prestige"])))
def test_shares_are_bought_in_any_order(order: tuple[str, ...]) -> None:
    """The result is the same, and the record keeps the order that was named."""
    actions = [*(f"buy {chain}" for chain in order), "stop"]
    table = play(buying(), *actions)
    rising = play(buying(), "buy Airport", "buy Imperial", "buy Prestige", "stop")
    assert table.position() == rising.position()
    assert [line.do for line in table.record.lines if line.by == 0][1:] == actions


@pytest.mark.rule("HK-9.2")
def test_only_what_the_bank_has() -> None:
    table = buying(shares={"Imperial": [0, 24, 0], "Prestige": [0, 0, 25]})
    assert legal(table) == ["buy Airport", "buy Imperial", "stop"]
    error = refused(table, "buy Prestige")
    assert (error.reason, error.rule) == ("no-stock", "HK-9.2")
    play(table, "buy Imperial")
    assert refused(table, "buy Imperial").reason == "no-stock"


@pytest.mark.rule("HK-9.2")
def test_no_credit() -> None:
    table = buying(money=[500, 6000, 6000])
    play(table, "buy Airport")
    assert legal(table) == ["buy Airport", "stop"]
    error = refused(table, "buy Imperial")
    assert (error.reason, error.rule) == ("too-dear", "HK-9.2")
    assert error.details["price"] == 400
    assert error.details["money"] == 300
    table = play(buying(money=[400, 6000, 6000]), "buy Imperial")  # to the last coin
    assert table.state.money[0] == 0


@pytest.mark.rule("HK-9.3")
def test_no_action_moves_anything_between_players() -> None:
    """Of all actions only those that deal with the bank name shares; none names another seat."""
    fields = {name for action in ACTIONS for name in action.__annotations__}
    assert "seat" not in fields
    before = buying(shares={"Airport": [0, 5, 0]})
    for text in ("buy Airport", "stop"):
        table = play(buying(shares={"Airport": [0, 5, 0]}), text)
        assert held(table, "Airport")[1:] == held(before, "Airport")[1:]
        assert table.state.money[1:] == before.state.money[1:]


@pytest.mark.rule("HK-9.4")
def test_the_banks_stock_is_public() -> None:
    table = buying(shares={"Airport": [3, 5, 0]})
    for seat in (None, *range(3)):
        assert table.view(seat)["chains"]["Airport"]["stock"] == 17


@pytest.mark.rule("HK-R.17")
def test_shares_of_a_chain_founded_in_this_turn() -> None:
    table = play(at("o", hands=["2A"]), "lay 2A", "found Prestige")
    assert asked(table) == (0, "BuyShares")
    assert legal(table) == ["buy Prestige", "stop"]


@pytest.mark.rule("HK-12.13", "HK-R.37")
@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5])
def test_buy_limit(limit: int) -> None:
    table = buying(options={"hk.buy_limit": limit})
    play(table, *["buy Airport"] * limit)
    assert held(table, "Airport")[0] == limit
    assert legal(table) == ["stop"]
    assert refused(table, "buy Airport").details["limit"] == limit
    assert GAME.choose_options({})["hk.buy_limit"] == 3
