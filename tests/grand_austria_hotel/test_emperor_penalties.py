"""GAH-18 The penalty of every emperor tile, in both editions, and GAH-17.5 its alternative."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    counts,
    gained,
    ledger,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

CHOOSE = {"gah.emperor_penalty": "choose"}
PAY = {**CLASSIC, "gah.emperor_penalty": "pay_if_able"}

GOODS = "2 strudel 1 wine"
ALTERNATIVES = {
    # a player who can make the first loss in full, one who just cannot, the VP instead of it
    "A1": (player(krones=3), player(krones=2), 5),
    "A3": (player(hand="groom chef"), player(hand="groom"), 5),
    "A4": (player(vacant="1A"), player(occupied="1A"), 5),
    "B2": (player(krones=5), player(krones=4), 7),
    "B3": (player(hand="groom chef porter"), player(hand="groom chef"), 7),
    "B4": (player(vacant="1A 1B", occupied="2A 2B"), player(vacant="1A", occupied="2A"), 7),
    "C4": (player(staff="liftboy groom"), player(staff="groom chef"), 10),
}
REVISED = [pytest.param({}, id="revised"), pytest.param(PAY, id="pay_if_able")]
CHOICE = [pytest.param(CLASSIC, id="classic"), pytest.param(CHOOSE, id="choose")]


def has(me: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the possessions of a player that a tile can take."""
    return (
        me.get("krones", 10),
        sorted(me["hand"]),
        me["vacant"],
        me["occupied"],
        sorted(me["staff"]),
    )


def kept(table: Any) -> tuple[Any, ...]:
    """Return the possessions of a player at a table."""
    hand, staff = names(table.state.hands[0]).split(), names(table.state.played[0]).split()
    vacant, occupied = rooms(table)
    return counts(table)["krones"], sorted(hand), vacant.split(), occupied.split(), sorted(staff)


@pytest.mark.rule("GAH-17.5", "GAH-E.6", "GAH-E.9", "GAH-R.48", "GAH-R.12", "GAH-0.7")
@pytest.mark.parametrize("tile", ALTERNATIVES)
@pytest.mark.parametrize("options", [*REVISED, *CHOICE])
def test_an_impossible_loss_costs_vp_and_nothing_else(tile: str, options: dict[str, Any]) -> None:
    _, poor, vp = ALTERNATIVES[tile]
    table = scoring(tile, poor, options=options)
    assert asked(table)[1] in ("Turn", "")
    assert ledger(table)["tiles"] == -vp
    assert kept(table) == has(poor)


@pytest.mark.rule("GAH-17.5", "GAH-E.6", "GAH-E.9")
@pytest.mark.parametrize("tile", ALTERNATIVES)
@pytest.mark.parametrize("options", REVISED)
def test_a_possible_loss_must_be_taken(tile: str, options: dict[str, Any]) -> None:
    able, _, _ = ALTERNATIVES[tile]
    table = scoring(tile, able, options=options)
    if tile in ("A3", "B3"):
        assert asked(table) == (0, "LoseHand")
        while asked(table)[1] == "LoseHand":
            play(table, legal(table)[0])
    assert kept(table) != has(able)
    assert ledger(table).get("tiles", 0) == 0


@pytest.mark.rule("GAH-17.5", "GAH-E.6", "GAH-E.9")
@pytest.mark.parametrize("tile", ALTERNATIVES)
@pytest.mark.parametrize("options", CHOICE)
def test_the_player_chooses_between_loss_and_vp(tile: str, options: dict[str, Any]) -> None:
    able, _, vp = ALTERNATIVES[tile]
    table = scoring(tile, able, options=options)
    assert legal(table) == ["accept", "forfeit"]
    assert why(table, "pass") == ("GAH-17.5", "accept-or-forfeit")
    play(table, "forfeit")
    assert kept(table) == has(able)
    assert ledger(table)["tiles"] == -vp


# Each penalty


@pytest.mark.rule("GAH-18.A1")
def test_a1_takes_three_krones() -> None:
    assert counts(scoring("A1", player(krones=10)))["krones"] == 7


@pytest.mark.rule("GAH-18.B2")
def test_b2_takes_five_krones() -> None:
    table = scoring("B2", player(krones=10), options=CLASSIC)
    assert gained(table, "accept") == {"krones": -5}


@pytest.mark.rule("GAH-18.A2")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_a2_empties_the_kitchen(options: dict[str, Any]) -> None:
    me = player(kitchen=GOODS, cafe={"photographer": "2 wine"})
    table = scoring("A2", me, options=options)
    assert not any(table.state.kitchen[:4])
    assert missing(table, "photographer") == {"wine": 1}
    assert ledger(table) == {}


@pytest.mark.rule("GAH-18.B1")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_b1_takes_the_goods_on_guests_too(options: dict[str, Any]) -> None:
    me = player(kitchen=GOODS, cafe={"photographer": "2 wine", "dame": "all"})
    table = scoring("B1", me, options=options)
    assert not any(table.state.kitchen[:4])
    assert missing(table, "photographer") == {"wine": 3}
    assert missing(table, "dame") == {"coffee": 1}
    assert ledger(table) == {}


@pytest.mark.rule("GAH-18.A3", "GAH-18.3", "GAH-22.12")
def test_a3_puts_two_hand_cards_under_the_deck() -> None:
    table = scoring("A3", player(hand="groom chef porter"))
    assert legal(table) == ["under groom", "under chef", "under porter"]
    assert why(table, "under liftboy") == ("GAH-18.3", "card-not-in-hand")
    play(table, "under porter", "under groom")
    assert names(table.state.hands[0]) == "chef"
    assert names(table.state.under) == "porter groom"


@pytest.mark.rule("GAH-18.B3", "GAH-18.3")
def test_b3_puts_three_hand_cards_under_the_deck() -> None:
    table = scoring("B3", player(hand="groom chef porter"))
    play(table, "under porter", "under groom")
    assert names(table.state.hands[0]) == ""
    assert names(table.state.under) == "porter groom chef"


@pytest.mark.rule("GAH-18.3", "GAH-21.1", "GAH-21.3")
def test_which_cards_are_lost_is_a_secret() -> None:
    table = play(scoring("A3", player(hand="groom chef porter")), "under porter", "under groom")
    assert [line.seen_by for line in table.record.lines[:2]] == [(0,), (0,)]
    seen = [event.args for event in table.journal_for(1) if event.kind == "put_under"]
    assert seen == [(-1,), (-1,)]
    mine = [names(event.args) for event in table.journal_for(0) if event.kind == "put_under"]
    assert mine == ["porter", "groom"]


@pytest.mark.rule("GAH-18.A4", "GAH-18.2")
@pytest.mark.parametrize("options", REVISED)
def test_a4_takes_a_vacant_room_of_the_highest_floor(options: dict[str, Any]) -> None:
    table = scoring("A4", player(vacant="1A 1B 2A 2B", occupied="3A"), options=options)
    assert legal(table) == ["lose 2A", "lose 2B"]
    assert why(table, "lose 1A") == ("GAH-18.2", "not-the-decisive-floor")
    assert why(table, "lose 3A") == ("GAH-18.2", "no-such-room-to-lose")
    assert rooms(play(table, "lose 2B")) == ("1A 1B 2A", "3A")
    assert told(table, "lost_room") == [(0, "2B")]


@pytest.mark.rule("GAH-18.B4", "GAH-E.7", "GAH-18.2")
@pytest.mark.parametrize("value", ["revised", "vacant"])
def test_b4_takes_two_vacant_rooms(value: str) -> None:
    options = {} if value == "revised" else {**PAY, "gah.tile_b4_penalty": "vacant"}
    me = player(vacant="1A 2A 2B 2C", occupied="3A 3B")
    table = scoring("B4", me, options=options)
    assert legal(table) == ["lose 2A", "lose 2B", "lose 2C"]
    assert legal(play(table, "lose 2C")) == ["lose 2A", "lose 2B"]
    assert rooms(play(table, "lose 2A")) == ("1A 2B", "3A 3B")


@pytest.mark.rule("GAH-18.B4", "GAH-E.7")
@pytest.mark.parametrize("value", ["classic", "occupied"])
def test_the_classic_b4_takes_two_occupied_rooms(value: str) -> None:
    me = player(vacant="1A 4A", occupied="3A 2B 2C")
    if value == "classic":
        table = play(scoring("B4", me, options=CLASSIC), "accept")
    else:
        table = scoring("B4", me, options={"gah.tile_b4_penalty": "occupied"})
    assert rooms(table) == ("1A 4A", "2B 2C")
    assert rooms(play(table, "lose 2C")) == ("1A 4A", "2B")


@pytest.mark.rule("GAH-18.C1")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_c1_takes_eight_vp(options: dict[str, Any]) -> None:
    assert ledger(scoring("C1", player(), options=options))["tiles"] == -8


@pytest.mark.rule("GAH-18.C2", "GAH-18.1", "GAH-E.8", "GAH-R.49")
@pytest.mark.parametrize("value", ["revised", "next_floor"])
def test_c2_takes_rooms_of_two_floors(value: str) -> None:
    options = {} if value == "revised" else {**CLASSIC, "gah.tile_c2_penalty": "next_floor"}
    me = player(occupied="4A 4B 2A 2B 1A", vacant="3A")
    table = scoring("C2", me, options=options)
    assert legal(table) == ["lose 4A", "lose 4B"]
    assert legal(play(table, "lose 4A")) == ["lose 2A", "lose 2B"]
    assert rooms(play(table, "lose 2B")) == ("3A", "1A 2A 4B")


@pytest.mark.rule("GAH-18.C2", "GAH-18.1")
@pytest.mark.parametrize("options", [{}, CLASSIC])
@pytest.mark.parametrize(("occupied", "left"), [("", ""), ("1A", ""), ("1A 1B", "1B")])
def test_c2_takes_what_is_there(occupied: str, left: str, options: dict[str, Any]) -> None:
    table = scoring("C2", player(occupied=occupied, vacant="2A"), options=options)
    if occupied == "1A 1B":
        play(table, "lose 1A")
    assert rooms(table) == ("2A", left)
    assert "tiles" not in ledger(table)


@pytest.mark.rule("GAH-18.C2", "GAH-18.1")
def test_the_classic_c2_takes_the_nearest_room_below() -> None:
    table = scoring("C2", player(occupied="4A 2A 1A 3B", vacant="3A"), options=CLASSIC)
    assert rooms(table) == ("3A", "1A 3B")


@pytest.mark.rule("GAH-18.C3", "GAH-R.31")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_c3_takes_vp_per_card(options: dict[str, Any]) -> None:
    me = player(staff="groom chef barkeeper", used="barkeeper")
    assert ledger(scoring("C3", me, options=options))["tiles"] == -6


@pytest.mark.rule("GAH-18.C4", "GAH-R.30", "GAH-13.32")
def test_c4_takes_an_end_card_out_of_the_game() -> None:
    me = player(staff="liftboy assistant_manager groom")
    table = scoring("C4", me)
    assert legal(table) == ["dismiss assistant_manager", "dismiss liftboy"]
    assert why(table, "dismiss groom") == ("GAH-18.C4", "no-own-end-card")
    play(table, "dismiss liftboy")
    assert ledger(table)["final_staff"] == 2 * 2, "the removed card does not count"
    assert names(table.state.removed) == "liftboy"


@pytest.mark.rule("GAH-R.30", "GAH-13.29", "GAH-18.C4")
def test_a_removed_card_cannot_be_copied() -> None:
    me = player(staff="chambermaid")
    other = player(staff="secretary", occupied="1A 1B", emperor=9)
    table = scoring("C4", me, other)
    assert "final_staff" not in ledger(table, 1)


@pytest.mark.rule("GAH-R.12")
@pytest.mark.parametrize(("floor", "vp"), [("none", -5), ("zero", 0)])
def test_the_score_may_fall_below_zero(floor: str, vp: int) -> None:
    options = {"gah.vp_floor": floor, "gah.tile_b4_penalty": "vacant"}
    table = scoring("B2", player(krones=0, vp=2), options=options)
    assert counts(table)["vp"] == vp
    assert told(table, "lost_vp") == [(0, 7 if floor == "none" else 2, "B2")]


@pytest.mark.rule("GAH-18.2", "GAH-23.8")
def test_vp_already_received_stay() -> None:
    table = scoring("A4", player(vacant="3D", vp=1))
    assert rooms(table) == ("", "")
    assert counts(table)["vp"] == 1
