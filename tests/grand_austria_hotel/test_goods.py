"""GAH-7 Goods: where they go when they arrive, and where they come from."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    at,
    counts,
    gained,
    legal,
    missing,
    play,
    player,
    rooms,
    told,
    why,
)


@pytest.mark.rule("GAH-7.1", "GAH-R.11", "GAH-22.8")
def test_each_good_may_be_put_on_an_order_at_once() -> None:
    table = play(at(player(krones=0, cafe="photographer"), dice={2: 3}), "die 2", "mix 3 0")
    assert legal(table) == ["place photographer", "store"]
    assert gained(table, "place photographer", "store") == {"wine": 2}
    assert missing(table, "photographer") == {"wine": 2}


@pytest.mark.rule("GAH-7.1", "GAH-R.11")
def test_nothing_need_be_put_on_an_order() -> None:
    table = play(at(player(cafe="photographer"), dice={2: 3}), "die 2", "mix 3 0")
    assert gained(table, "store") == {"wine": 3}
    assert missing(table, "photographer") == {"wine": 3}


@pytest.mark.rule("GAH-7.1", "GAH-22.8")
def test_goods_may_be_shared_out_between_guests() -> None:
    me = player(cafe="musician photographer")
    table = play(at(me, dice={2: 3}), "die 2", "mix 2 0")
    assert legal(table) == ["place musician", "place photographer", "store"]
    play(table, "place musician")
    assert why(table, "place musician") == ("GAH-7.4", "order-field-taken")
    play(table, "place photographer")
    assert missing(table, "musician") == {}
    assert missing(table, "photographer") == {"wine": 2}


@pytest.mark.rule("GAH-7.1")
def test_goods_that_nobody_ordered_go_to_the_kitchen() -> None:
    table = at(player(cafe="photographer"), dice={1: 2})
    assert gained(table, "die 1", "mix 1 1") == {"strudel": 1, "cake": 1}
    assert legal(table) == ["end"]


@pytest.mark.rule("GAH-7.1")
def test_only_the_own_guests_are_served() -> None:
    table = at(player(), player(cafe="photographer"), dice={2: 2})
    assert gained(table, "die 2", "mix 2 0") == {"wine": 2}


@pytest.mark.rule("GAH-7.1", "GAH-13.3", "GAH-9.7")
def test_goods_from_any_source_may_be_placed() -> None:
    me = player(staff="barkeeper", hand="sommelier", cafe={"general": "all", "photographer": ""})
    table = at({**me, "vacant": ["1C"]}, dice={5: 2})
    play(table, "employ barkeeper", "place photographer")
    play(table, "checkin general", "place photographer")
    play(table, "die 5", "play sommelier", "place photographer")
    assert missing(table, "photographer") == {}
    assert counts(table)["wine"] == 3, "the rest goes to the kitchen without a question"


@pytest.mark.rule("GAH-7.2", "GAH-R.10")
def test_the_kitchen_has_no_limit() -> None:
    table = at(player(kitchen="40 wine"), dice={2: 4})
    assert gained(table, "die 2", "mix 4 0") == {"wine": 4}


@pytest.mark.rule("GAH-7.3")
def test_goods_on_a_card_stay_there() -> None:
    me = player(kitchen="1 coffee", cafe={"tailor": "1 wine", "musician": ""})
    table = play(at(me, dice={1: 2}), "serve")
    assert missing(table, "tailor") == {}
    assert missing(table, "musician") == {"wine": 1}
    assert legal(table, "serve") == []


@pytest.mark.rule("GAH-7.4", "GAH-23.4")
def test_an_order_field_takes_one_good_of_its_own_kind() -> None:
    me = player(cafe={"tailor": "1 wine"}, vacant="1B")
    table = play(at(me, dice={2: 4}), "die 2", "mix 2 2")
    assert why(table, "place dame") == ("GAH-7.1", "guest-not-in-cafe")
    assert gained(table, "place tailor") == {"coffee": 1}, "its wine is there, the wine is stored"
    assert missing(table, "tailor") == {}
    assert "checkin tailor" in legal(table)


@pytest.mark.rule("GAH-7.4", "GAH-9.1")
def test_an_incomplete_order_does_not_count() -> None:
    table = at(player(cafe={"tailor": "1 wine"}, vacant="1B"), dice={1: 1})
    assert why(table, "checkin tailor") == ("GAH-9.1", "order-not-complete")


def limited(**me: str) -> ht.Table:
    """A table with 30 cubes of each kind, of which the second player has 28 cakes."""
    options = {"gah.goods_supply": "limited"}
    return at(player(**me), player(kitchen="28 cake 25 coffee"), dice={1: 5, 5: 5}, options=options)


@pytest.mark.rule("GAH-R.7", "GAH-1.11")
def test_goods_are_unlimited_unless_the_table_agrees() -> None:
    table = at(player(), player(kitchen="29 cake"), dice={1: 6})
    assert gained(table, "die 1", "mix 3 3") == {"strudel": 3, "cake": 3}
    assert told(table, "received") == [(0, 3, "strudel", "space_1"), (0, 3, "cake", "space_1")]


@pytest.mark.rule("GAH-R.7", "GAH-1.11")
def test_with_a_limited_supply_a_player_takes_what_is_there() -> None:
    table = play(limited(), "boost 1")
    assert "mix 3 2" in legal(table)
    assert why(table, "mix 3 3") == ("GAH-R.7", "supply-empty")
    assert why(table, "mix 2 3") == ("GAH-6.5", "second-more-than-first")
    assert gained(table, "mix 4 2") == {"strudel": 4, "cake": 2}


@pytest.mark.rule("GAH-R.7")
def test_a_card_gives_what_is_left() -> None:
    table = limited(hand="confectioner")
    assert gained(table, "die 5", "play confectioner") == {"cake": 2}


@pytest.mark.rule("GAH-R.7", "GAH-13.38")
def test_an_order_is_filled_as_far_as_the_supply_reaches() -> None:
    table = limited(hand="porter", cafe="senior_legal_secretary")
    play(table, "die 5", "play porter")
    assert missing(table, "senior_legal_secretary") == {"cake": 1}


@pytest.mark.rule("GAH-7.5", "GAH-R.7", "GAH-9.2")
def test_goods_of_a_leaving_guest_return_to_the_supply() -> None:
    me = player(vacant="1C", cafe={"apothecary": "all", "general": "1 cake"})
    options = {"gah.goods_supply": "limited"}
    table = at(me, player(kitchen="28 cake"), dice={1: 4}, options=options)
    play(table, "die 1")
    assert "mix 1 1" not in legal(table)
    table = at(me, player(kitchen="28 cake"), dice={1: 4}, options=options)
    play(table, "checkin apothecary", "die 1")
    assert "mix 1 1" in legal(table)
    assert "mix 2 2" not in legal(table)


@pytest.mark.rule("GAH-R.8", "GAH-1.8")
def test_room_tiles_never_run_out() -> None:
    everything = " ".join(f"{floor}{column}" for floor in "1234" for column in "ABCDE")
    full = player(occupied=everything)
    last = player(occupied=everything[:-3], krones=20)
    table = play(at(last, full, full, full, dice={3: 1}), "die 3", "prepare 4E")
    assert rooms(table)[0] == "4E"
