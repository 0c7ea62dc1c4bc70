"""GAH-23 Positions that the rules cannot reach are refused, with the reason and the field."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import GAME, at, play, player

HUGE = 10**20


def refusal(data: dict[str, Any]) -> ht.BrokenRecord:
    """Why a position is refused."""
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(GAME, data, seed=1)
    assert len(str(caught.value)) > 15
    return caught.value


@pytest.mark.rule("GAH-7.2")
def test_a_kitchen_beyond_all_games() -> None:
    data = at(player(kitchen="200 strudel"), dice={1: 3}).position()
    data["kitchen"][0]["strudel"] = HUGE
    error = refusal(data)
    assert (error.reason, error.details["where"]) == ("bad-number", "kitchen[0]")


@pytest.mark.rule("GAH-23.8")
@pytest.mark.parametrize("vp", [HUGE, -HUGE])
def test_a_score_beyond_all_games(vp: int) -> None:
    data = at(player(), player(), dice={1: 3}).position()
    data["vp"][1] = data["ledger"][14] = vp
    error = refusal(data)
    assert (error.reason, error.details["where"]) == ("bad-number", "ledger[1].set_up")


@pytest.mark.rule("GAH-R.7", "GAH-23.4")
def test_more_goods_than_a_limited_supply_has() -> None:
    limited = {"gah.goods_supply": "limited"}
    me, you = player(kitchen="20 wine"), player(kitchen="9 wine", cafe={"photographer": "1 wine"})
    data = at(me, you, dice={1: 3}, options=limited).position()
    data["kitchen"][0]["wine"] += 1
    error = refusal(data)
    assert (error.rule, error.reason) == ("GAH-R.7", "goods-count")
    assert str(error).startswith("31 cubes of wine")


@pytest.mark.rule("GAH-23.1")
def test_too_many_dice_before_a_roll() -> None:
    data = ht.Table(GAME, seats=2, seed=1).position()
    assert data["stack"][0] == {"frame": "StartRound"}
    data["dustbin"] = HUGE
    assert refusal(data).reason == "dice-count"


@pytest.mark.rule("GAH-7.1")
@pytest.mark.parametrize(
    ("name", "value"), [("amounts", [HUGE, 0, 0, 0]), ("left", HUGE), ("left", 3)]
)
def test_more_goods_to_place_than_there_are(name: str, value: Any) -> None:
    table = play(at(player(cafe="m_polo"), phase="main", dice={1: 2}), "die 1", "mix 2 0")
    data = table.position()
    assert data["stack"][-1]["frame"] == "PlaceGood"
    data["stack"][-1][name] = value
    error = refusal(data)
    assert (error.reason, error.details["name"]) == ("frame-does-not-fit", name)


@pytest.mark.rule("GAH-12.6")
@pytest.mark.parametrize("chosen", [[], ["waitress"], ["groom", "groom"]])
def test_the_card_kept_is_the_card_played(chosen: list[str]) -> None:
    drawn = ["draw waitress", "draw porter", "draw groom"]
    table = at(player(cafe={"baroness": "all"}, vacant="3A"), phase="main", chance=drawn)
    data = play(table, "checkin baroness", "play groom").position()
    assert [frame["frame"] for frame in data["stack"][-2:]] == ["ReturnLooked", "PutUnder"]
    assert data["stack"][-1]["chosen"] == ["groom"]
    data["stack"][-1]["chosen"] = chosen
    error = refusal(data)
    assert (error.reason, error.details["name"]) == ("frame-does-not-fit", "chosen")
