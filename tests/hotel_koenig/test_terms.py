"""HK-1 Terms and HK-2 the price table."""

from __future__ import annotations

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.bonuses import split_bonuses
from hotelier.games.hotel_koenig.tables import (
    CHAIN_KEYS,
    NEIGHBOURS,
    PRICE,
    PRICE_GROUP,
    TILE_KEYS,
)
from hotelier.kernel.notation import read
from tests.hotel_koenig.positions import (
    DEAD,
    GAME,
    SEVEN_CHAINS,
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


@pytest.mark.rule("HK-1.1", "HK-R.1")
def test_board_has_twelve_numbers_and_nine_letters() -> None:
    squares = [f"{number}{letter}" for number in range(1, 13) for letter in "ABCDEFGHI"]
    assert len(squares) == 108
    assert [str(read(f"lay {name}", GAME.actions)) for name in squares] == [
        f"lay {name}" for name in squares
    ]
    for name in ("13A", "0A", "1J", "A1", "9"):
        with pytest.raises(ht.UnreadableAction):
            read(f"lay {name}", GAME.actions)


@pytest.mark.rule("HK-1.2")
def test_a_tile_lies_on_its_own_square_and_there_is_one_of_each() -> None:
    table = at(hands=["9F"])
    assert square(table, "9F") == "."
    play(table, "lay 9F")
    assert square(table, "9F") == "o"
    assert sum(row.count("o") for row in table.position()["board"]) == 1
    assert refused(at("o", hands=["9F"]), "lay 1A").reason == "not-in-hand"


@pytest.mark.rule("HK-1.3")
@pytest.mark.parametrize(
    ("tile", "neighbours"),
    [
        ("1A", "1B 2A"),
        ("12I", "11I 12H"),
        ("1E", "1D 1F 2E"),
        ("6A", "5A 6B 7A"),
        ("9F", "8F 9E 9G 10F"),
    ],
)
def test_adjacent_means_sharing_an_edge(tile: str, neighbours: str) -> None:
    around = NEIGHBOURS[TILE_KEYS.index(tile)]
    assert {TILE_KEYS[other] for other in around} == set(neighbours.split())


@pytest.mark.rule("HK-1.3", "HK-1.5")
def test_diagonal_contact_founds_nothing() -> None:
    table = play(at("o", hands=["2B"]), "lay 2B")
    assert sizes(table) == {}
    assert square(table, "1A") == square(table, "2B") == "o"


@pytest.mark.rule("HK-1.4")
def test_a_chain_is_active_on_the_board_and_gone_when_dissolved() -> None:
    table = at("III.FF", hands=["4A"])
    assert sizes(table) == {"Festival": 2, "Imperial": 3}
    play(table, "lay 4A")
    assert sizes(table) == {"Imperial": 6}
    assert table.view(0)["chains"]["Festival"] == {
        "size": 0, "price": 0, "safe": False, "stock": 25
    }  # fmt: skip


@pytest.mark.rule("HK-1.5")
def test_a_lone_tile_belongs_to_no_chain() -> None:
    table = play(at("II", hands=["9F"]), "lay 9F")
    assert table.view(None)["board"] == {"1A": "Imperial", "2A": "Imperial", "9F": None}


@pytest.mark.rule("HK-1.6")
def test_a_chain_is_safe_from_eleven_tiles_on() -> None:
    table = at("FFFFFFFFFF", hands=["11A", "12A"])
    assert not table.view(0)["chains"]["Festival"]["safe"]
    play(table, "lay 11A")
    assert table.view(0)["chains"]["Festival"]["safe"]


@pytest.mark.rule("HK-1.7")
def test_seven_chains_in_three_price_groups_with_25_shares_each() -> None:
    groups = {
        group: [name for name, of in zip(CHAIN_KEYS, PRICE_GROUP, strict=True) if of == group]
        for group in range(3)
    }
    assert groups == {
        0: ["Airport", "Festival"],
        1: ["Imperial", "Luxor", "Oriental"],
        2: ["Prestige", "Continental"],
    }
    table = ht.Table(GAME, seats=4, seed=1)
    assert {name: stock(table, name) for name in CHAIN_KEYS} == dict.fromkeys(CHAIN_KEYS, 25)


@pytest.mark.rule("HK-1.8", "HK-R.27")
def test_the_bank_pays_whatever_is_due() -> None:
    """25 shares and both bonuses: more than all the money that the players brought."""
    column = ["...........C"] * 7
    table = at("LLLLLLLLLLL.", *column, ".........CCC", hands=["12A"],
               shares={"Continental": [25, 0, 0]})  # fmt: skip
    play(table, "lay 12A", "trade 0", "sell 25")
    assert table.state.money == [6000 + 8000 + 4000 + 25 * 800, 6000, 6000]


@pytest.mark.rule("HK-1.9", "HK-5.3")
def test_the_founders_share_is_free() -> None:
    table = play(at("o", hands=["2A"]), "lay 2A", "found Luxor")
    assert held(table, "Luxor") == [1, 0, 0]
    assert stock(table, "Luxor") == 24
    assert table.state.money == [6000, 6000, 6000]


@pytest.mark.rule("HK-1.10")
def test_bonuses_come_with_a_dissolved_chain_and_for_all_active_chains_at_the_end() -> None:
    shares = {"Festival": [2, 1, 0], "Imperial": [0, 1, 2]}
    table = play(at("III.FF", hands=["4A"], shares=shares), "lay 4A")
    assert told(table, "bonus") == [(0, "Festival", 1, 2, 2000), (1, "Festival", 2, 1, 1000)]
    table = at("III.FF", hands=["9I"], shares=shares, announced="all-safe")
    play(table, "lay 9I", "stop")
    assert [event[1] for event in told(table, "bonus")] == ["Festival"] * 2 + ["Imperial"] * 2


@pytest.mark.rule("HK-1.11")
def test_two_kinds_of_unplayable_tile() -> None:
    assert refused(at(*DEAD, hands=["1B 9I"]), "lay 1B").reason == "two-safe-chains"
    eighth = at(*SEVEN_CHAINS, "", "o", hands=["2E 12I"])
    assert refused(eighth, "lay 2E").reason == "eighth-chain"
    assert legal(eighth) == ["lay 12I"]


@pytest.mark.rule("HK-1.12")
def test_one_tile_that_connects_chains_is_a_merger() -> None:
    table = play(at("III.FF", hands=["4A"]), "lay 4A")
    assert told(table, "merger") == [(0, "4A", "Imperial", ("Festival",))]


@pytest.mark.rule("HK-1.13")
def test_the_mover_stays_the_mover_while_others_decide() -> None:
    table = at("III.FF", hands=["", "4A"], shares={"Festival": [0, 0, 2]}, mover=1)
    play(table, "lay 4A")
    assert (table.to_move, table.view(None)["mover"]) == (2, 1)
    play(table, "trade 0", "sell 0")
    assert (table.to_move, table.view(None)["mover"]) == (1, 1)
    pass_buying(table)
    assert (table.to_move, table.view(None)["mover"]) == (2, 2)


PRICE_ROWS = [
    # low, middle, high group: smallest and largest size with this price
    ((2, 2), None, None, 200),
    ((3, 3), (2, 2), None, 300),
    ((4, 4), (3, 3), (2, 2), 400),
    ((5, 5), (4, 4), (3, 3), 500),
    ((6, 10), (5, 5), (4, 4), 600),
    ((11, 20), (6, 10), (5, 5), 700),
    ((21, 30), (11, 20), (6, 10), 800),
    ((31, 40), (21, 30), (11, 20), 900),
    ((41, 108), (31, 40), (21, 30), 1000),
    (None, (41, 108), (31, 40), 1100),
    (None, None, (41, 108), 1200),
]


@pytest.mark.rule("HK-2.1")
@pytest.mark.parametrize("chain", range(7), ids=CHAIN_KEYS)
def test_price_table(chain: int) -> None:
    expected = {0: 0, 1: 0}
    for row in PRICE_ROWS:
        low_high = row[PRICE_GROUP[chain]]
        if isinstance(low_high, tuple):
            expected.update(dict.fromkeys(range(low_high[0], low_high[1] + 1), row[3]))
    assert dict(enumerate(PRICE[chain])) == expected


@pytest.mark.rule("HK-2.2")
@pytest.mark.parametrize("price", range(200, 1300, 100))
def test_bonuses_are_ten_and_five_prices(price: int) -> None:
    paid = split_bonuses([(2, 0), (1, 1)], price, (20, 10), "up_100")
    assert [amount for *_, amount in paid] == [10 * price, 5 * price]


@pytest.mark.rule("HK-2.2", "HK-9.4")
def test_prices_are_public() -> None:
    table = at("III.CCCC", shares={"Imperial": [2, 2, 1]})
    for seat in (None, 0, 1, 2):
        chains = table.view(seat)["chains"]
        assert chains["Imperial"] == {"size": 3, "price": 400, "safe": False, "stock": 20}
        assert chains["Continental"] == {"size": 4, "price": 600, "safe": False, "stock": 25}
