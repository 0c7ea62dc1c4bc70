"""HK-7.6 Bonuses."""

from __future__ import annotations

import pytest

from hotelier.games.hotel_koenig.bonuses import rounded
from tests.hotel_koenig.positions import at, play, told

IMPERIAL_2 = "II.LLL"
"""3A dissolves Imperial with 2 tiles: price 300, bonuses 3000 and 1500."""


def paid(rows: str, tile: str, chain: str, shares: list[int], **options: object) -> list[int]:
    """Return the payments of a merger to each seat before the first decision."""
    table = at(rows, hands=[tile], seats=max(3, len(shares)), shares={chain: shares},
               options={f"hk.{name}": value for name, value in options.items()})  # fmt: skip
    table.play(f"lay {tile}")
    return [money - 6000 for money in table.state.money]


@pytest.mark.rule("HK-7.6")
def test_first_and_second_bonus() -> None:
    assert paid(IMPERIAL_2, "3A", "Imperial", [1, 4, 2]) == [0, 3000, 1500]


@pytest.mark.rule("HK-7.6", "HK-D.1")
def test_two_largest_share_both_bonuses_rounded_up() -> None:
    assert paid(IMPERIAL_2, "3A", "Imperial", [4, 4, 1]) == [2300, 2300, 0]


@pytest.mark.rule("HK-7.6", "HK-D.2", "HK-R.4")
def test_several_second_share_the_second_bonus_rounded_up() -> None:
    assert paid(IMPERIAL_2, "3A", "Imperial", [5, 2, 2]) == [3000, 800, 800]


@pytest.mark.rule("HK-7.6", "HK-D.3")
def test_a_sole_holder_gets_both_bonuses() -> None:
    assert paid("AAA.LLLL", "4A", "Airport", [2, 0, 0]) == [4500, 0, 0]


@pytest.mark.rule("HK-7.6", "HK-D.4", "HK-R.3")
def test_three_largest_share_both_bonuses() -> None:
    assert paid("LLLL.IIIII", "5A", "Luxor", [3, 3, 3]) == [2500, 2500, 2500]
    assert paid(IMPERIAL_2, "3A", "Imperial", [2, 2, 2, 2, 1]) == [1200, 1200, 1200, 1200, 0]


@pytest.mark.rule("HK-7.6")
def test_nobody_holds_shares_nobody_is_paid() -> None:
    table = play(at(IMPERIAL_2, hands=["3A"]), "lay 3A")
    assert table.state.money == [6000] * 3
    assert told(table, "bonus") == []
    assert told(table, "no_bonus") == [(-1, "Imperial")]


@pytest.mark.rule("HK-7.6")
def test_bonuses_go_by_the_size_before_the_merger() -> None:
    """Imperial has 2 tiles; the tile laid between and the lone ones beside it do not count."""
    table = at("II.LLL", "..o", hands=["3A"], shares={"Imperial": [1, 0, 0]})
    play(table, "lay 3A")
    assert told(table, "bonus") == [(0, "Imperial", 1, 1, 4500)]


@pytest.mark.rule("HK-12.12", "HK-R.31")
@pytest.mark.parametrize(
    ("rounding", "tie_of_two", "tie_of_seconds", "tie_of_three"),
    [
        ("up_100", [2300, 2300, 0], [3000, 800, 800], [1500, 1500, 1500]),
        ("exact", [2250, 2250, 0], [3000, 750, 750], [1500, 1500, 1500]),
        ("down_100", [2200, 2200, 0], [3000, 700, 700], [1500, 1500, 1500]),
    ],
)
def test_rounding(
    rounding: str, tie_of_two: list[int], tie_of_seconds: list[int], tie_of_three: list[int]
) -> None:
    def of(shares: list[int]) -> list[int]:
        return paid(IMPERIAL_2, "3A", "Imperial", shares, bonus_rounding=rounding)

    assert of([4, 4, 1]) == tie_of_two
    assert of([5, 2, 2]) == tie_of_seconds
    assert of([3, 3, 3]) == tie_of_three


@pytest.mark.rule("HK-R.31", "HK-12.12")
@pytest.mark.parametrize(
    ("rounding", "each"), [("exact", 2142), ("up_100", 2200), ("down_100", 2100)]
)
def test_exact_rounding_drops_fractions_of_one(rounding: str, each: int) -> None:
    assert rounded(15000, 7, rounding) == each


@pytest.mark.rule("HK-12.8")
@pytest.mark.parametrize(
    ("shares", "bonuses"),
    [
        # Prestige with 2 tiles, price 400: 4000, 3000, 2000
        ([5, 3, 1, 0], [4000, 3000, 2000, 0]),
        ([5, 0, 0, 0], [9000, 0, 0, 0]),
        ([5, 3, 0, 0], [4000, 5000, 0, 0]),
        ([5, 5, 0, 0], [4500, 4500, 0, 0]),
        ([5, 5, 1, 0], [3500, 3500, 2000, 0]),
        ([5, 5, 5, 0], [3000, 3000, 3000, 0]),
        ([5, 5, 5, 5], [2300, 2300, 2300, 2300]),
        ([5, 3, 3, 0], [4000, 2500, 2500, 0]),
        ([5, 3, 3, 3], [4000, 1700, 1700, 1700]),
        ([5, 3, 1, 1], [4000, 3000, 1000, 1000]),
        ([5, 5, 1, 1], [3500, 3500, 1000, 1000]),
        ([6, 5, 3, 1], [4000, 3000, 2000, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_three_tiers(shares: list[int], bonuses: list[int]) -> None:
    assert paid("PP.LLL", "3A", "Prestige", shares, bonus_tiers=3) == bonuses


@pytest.mark.rule("HK-12.8", "HK-R.31")
@pytest.mark.parametrize(("rounding", "second"), [("up_100", 2300), ("exact", 2250),
                                                   ("down_100", 2200)])  # fmt: skip
def test_with_three_tiers_each_payment_is_rounded(rounding: str, second: int) -> None:
    """7.5 x 300 = 2250, split or not."""
    given = paid(IMPERIAL_2, "3A", "Imperial", [5, 3, 1], bonus_tiers=3, bonus_rounding=rounding)
    assert given == [3000, second, 1500]


@pytest.mark.rule("HK-R.10", "HK-7.6")
def test_the_holdings_of_those_who_are_paid_are_announced() -> None:
    table = at(IMPERIAL_2, hands=["3A"], shares={"Imperial": [1, 4, 2]})
    table.play("lay 3A")
    assert told(table, "bonus") == [(1, "Imperial", 1, 4, 3000), (2, "Imperial", 2, 2, 1500)]
