"""GAH-13 The staff, card by card: a position, what is played, and what its owner gains by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    asked,
    at,
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

COSTS = (
    4, 6, 4, 6, 4, 1, 1, 2, 5, 5, 5, 2, 2, 2, 4, 2, 5, 2, 3, 2, 3, 3, 5, 1,
    6, 5, 4, 4, 5, 4, 4, 4, 5, 5, 2, 2, 3, 5, 3, 2, 3, 3, 3, 2, 1, 2, 4, 4,
)  # fmt: skip
"""By card number, 1 to 48, in the revised edition."""


def priced(card: str, paid: int, options: Mapping[str, object], *rules: str) -> Any:
    """A row: what is paid for a card with the discount of one die."""
    name = "-".join([card, *map(str, options.values())])
    return pytest.param(card, paid, options, marks=pytest.mark.rule(*rules), id=name)


PRICES = [
    *(
        priced(card, max(0, cost - 1), {}, f"GAH-13.{number}", "GAH-6.9", "GAH-12.2")
        for number, (card, cost) in enumerate(zip(STAFF_KEYS[:48], COSTS, strict=True), start=1)
    ),
    priced("kitchen_hand", 2, CLASSIC, "GAH-13.17", "GAH-E.3"),
    priced("kitchen_hand", 2, {"gah.kitchen_hand_cost": 3}, "GAH-13.17", "GAH-E.3"),
    priced("kitchen_hand", 4, {"gah.kitchen_hand_cost": 5}, "GAH-13.17", "GAH-E.3"),
    priced("sommelier", 1, CLASSIC, "GAH-13.36", "GAH-E.4"),
    priced("sommelier", 1, {"gah.sommelier_cost": 2}, "GAH-13.36", "GAH-E.4"),
    priced("sommelier", 4, {"gah.sommelier_cost": 5}, "GAH-13.36", "GAH-E.4"),
]


@pytest.mark.parametrize(("card", "paid", "options"), PRICES)
def test_the_price_of_a_card(card: str, paid: int, options: Mapping[str, object]) -> None:
    table = at(player(krones=10, hand=card), dice={5: 1}, options=options)
    play(table, "die 5", f"play {card}")
    assert told(table, "paid") == ([(0, paid, "staff")] if paid else [])
    assert names(table.state.played[0]) == card


def row(
    rule: str, me: Mapping[str, Any], does: str, gains: Mapping[str, int], *rules: str, **more: Any
) -> Any:
    """A row: the player, the actions (with ; between), what changes, and more of the position."""
    owned = me["staff"] or me["hand"]
    name = f"{owned[0]}: {does}"
    if "options" in more:
        name += " " + " ".join(map(str, more["options"].values()))
    marks = pytest.mark.rule(rule, *rules)
    return pytest.param({"dice": {1: 3}, **more}, me, does, gains, marks=marks, id=name)


def guest(card: str, guest: str, room: str, **more: Any) -> dict[str, Any]:
    """A player with a staff card and a complete guest who has one room to move into."""
    return player(staff=card, cafe={guest: "all"}, vacant=room, **more)


REWARD_OF_CONDUCTOR = guest("custodian", "conductor", "1B 2A", krones=0)

ROWS = [
    # once a round: goods
    row("GAH-13.1", player(staff="breakfast_server"), "employ breakfast_server", {"strudel": 1}),
    row("GAH-13.2", player(staff="waitress"), "employ waitress", {"cake": 1}),
    row("GAH-13.3", player(staff="barkeeper"), "employ barkeeper", {"wine": 1}),
    row("GAH-13.4", player(staff="sous_chef"), "employ sous_chef", {"coffee": 1}),
    # completed guests
    row("GAH-13.5", guest("groom", "apothecary", "1C"), "checkin apothecary",
        {"krones": 1 + 2, "vp": 1}),
    row("GAH-13.5", guest("groom", "knight_of_the_empire", "3A"),
        "checkin knight_of_the_empire", {"vp": 3}),
    row("GAH-13.6", guest("stableman", "knight_of_the_empire", "3A"),
        "checkin knight_of_the_empire", {"vp": 3, "emperor": 1}),
    row("GAH-13.6", guest("stableman", "knight_of_the_empire", "3A"),
        "checkin knight_of_the_empire; decline stableman steps 1", {"vp": 3}, options=ASK_ALL),
    row("GAH-13.6", guest("stableman", "apothecary", "1C"), "checkin apothecary",
        {"krones": 1, "vp": 1}),
    row("GAH-13.7", guest("masseuse", "composer", "1B"), "checkin composer",
        {"krones": 1, "vp": 1, "strudel": 1}),
    row("GAH-13.7", guest("masseuse", "apothecary", "1C"), "checkin apothecary",
        {"krones": 1, "vp": 1}),
    row("GAH-13.8", guest("tour_guide", "capt_goldhaken", "1C"), "checkin capt_goldhaken",
        {"krones": 1, "vp": 2}),
    row("GAH-13.8", guest("tour_guide", "apothecary", "1C"), "checkin apothecary",
        {"krones": 1, "vp": 1}),
    row("GAH-13.33", guest("male_floor_housekeeper", "macleod", "1C"),
        "checkin macleod", {"vp": 2 + 4}),
    row("GAH-13.33", guest("male_floor_housekeeper", "major", "1C"),
        "checkin major", {"vp": 3, "krones": 3}),
    # colours that cost nothing
    row("GAH-13.9", player(staff="butler", vacant="2A 2B"), "die 3; prepare 3A; end", {},
        "GAH-R.54", "GAH-E.39", dice={3: 1}, seats=3),
    row("GAH-13.9", player(staff="butler", vacant="2A 2B"), "die 3; prepare 3B", {"krones": -2},
        dice={3: 1}),
    row("GAH-13.9", guest("butler", "musician", "2A"), "checkin musician; prepare 3A", {}),
    row("GAH-13.10", player(staff="chauffeur", vacant="2A 2B"), "die 3; prepare 3B", {},
        "GAH-E.39", dice={3: 1}),
    row("GAH-13.10", player(staff="chauffeur", vacant="2A 2B"), "die 3; prepare 3A",
        {"krones": -2}, dice={3: 1}),
    row("GAH-13.11", player(staff="florist", vacant="1A"), "die 3; prepare 2A", {},
        "GAH-E.39", dice={3: 1}),
    row("GAH-13.11", player(staff="florist", vacant="2A 2B"), "die 3; prepare 3A",
        {"krones": -2}, dice={3: 1}),
    # dice
    row("GAH-13.12", player(staff="executive_housekeeper"), "die 3; stop", {"vp": 2}, dice={3: 1}),
    row("GAH-13.12", player(staff="executive_housekeeper"), "die 4; split 0 0", {"vp": 2},
        dice={4: 1}),
    row("GAH-13.12", player(staff="executive_housekeeper"), "die 1; mix 0 0", {}, dice={1: 1}),
    row("GAH-13.13", player(staff="restaurant_manager"), "die 1; mix 1 1",
        {"strudel": 1, "cake": 1}, "GAH-E.15", dice={1: 1}),
    row("GAH-13.13", player(staff="restaurant_manager"), "boost 2; mix 2 1",
        {"krones": -1, "wine": 2, "coffee": 1}, "GAH-E.15", dice={2: 1},
        options={"gah.restaurant_manager": "strength"}),
    row("GAH-13.13", player(staff="restaurant_manager"), "boost 2; mix 2 1",
        {"krones": -1, "wine": 2, "coffee": 1}, "GAH-E.15", dice={2: 1},
        options={"gah.restaurant_manager": "extra_good"}),
    row("GAH-13.14", player(staff="decorator", vacant="1A"), "die 1; prepare 2A; mix 1 0",
        {"krones": -1, "strudel": 1}, "GAH-E.18", dice={1: 1}),
    row("GAH-13.14", player(staff="decorator", vacant="1A"), "die 2; stop; mix 1 0",
        {"wine": 1}, dice={2: 1}),
    row("GAH-13.14", player(staff="decorator", vacant="1A"), "die 4; split 0 1",
        {"krones": 1}, dice={4: 1}),
    row("GAH-13.15", player(staff="bootblack", krones=5, emperor=2), "boost 4",
        {"krones": -1 + 4, "emperor": 4}, "GAH-E.17", dice={4: 3}),
    row("GAH-13.15", player(staff="bootblack", krones=5, emperor=2), "die 4; split 1 3",
        {"krones": 3, "emperor": 1}, dice={4: 3}, options=ASK_ALL),
    row("GAH-13.15", player(staff="bootblack", krones=5), "die 6; as 4; split 1 0",
        {"krones": -1, "emperor": 1}, dice={6: 1}),
    row("GAH-13.16", player(staff="laundress"), "die 4; split 0 0", {"vp": 4}, dice={4: 1}),
    row("GAH-13.16", player(staff="laundress"), "die 3; stop", {}, dice={3: 1}),
    row("GAH-13.17", player(staff="kitchen_hand", krones=0), "die 6; as 1; mix 1 1",
        {"strudel": 1, "cake": 1}, dice={6: 1}),
    row("GAH-13.17", player(staff="kitchen_hand", krones=1), "boost 6; as 1; mix 2 1",
        {"krones": -1, "strudel": 2, "cake": 1}, dice={6: 1}),
    row("GAH-13.18", player(staff="checker", hand="butler"), "die 5; play butler",
        {"krones": -(5 - 1 - 2)}, "GAH-E.16", dice={5: 1}),
    row("GAH-13.18", player(staff="checker", hand="butler"), "die 6; as 5; play butler",
        {"krones": -1 - (5 - 1)}, dice={6: 1}),
    row("GAH-13.19", player(staff="interior_architect"), "die 3; stop", {"vp": 5},
        "GAH-E.34", dice={3: 1}),
    row("GAH-13.19", player(staff="interior_architect"), "die 4; split 0 0", {}, dice={4: 1}),
    row("GAH-13.20", player(staff="detective"), "die 5", {"emperor": 2}, dice={5: 1}),
    row("GAH-13.20", player(staff="detective"), "die 5; decline detective steps 2; end", {},
        dice={5: 1}, options=ASK_ALL, seats=3),
    row("GAH-13.20", player(staff="detective"), "die 3; stop", {}, dice={3: 1}),
    row("GAH-13.22", player(staff="staff_manager", hand="groom"),
        "die 3; first staff_manager play 0; play groom; stop", {"krones": -4},
        "GAH-E.18", dice={3: 3}),
    row("GAH-13.22", player(staff="staff_manager", hand="groom"),
        "die 3; first space_3 prepare 0; prepare 1A; stop; play groom", {"krones": -4},
        "GAH-E.19", "GAH-12.8", dice={3: 3}),
    row("GAH-13.22", player(staff="staff_manager", hand="groom"),
        "die 3; first staff_manager play 0; stop; stop", {}, dice={3: 1}),
    # rooms becoming occupied
    row("GAH-13.23", REWARD_OF_CONDUCTOR, "checkin conductor; lodge 1B; occupy 2A",
        {"krones": 2, "emperor": 1}, "GAH-E.11"),
    row("GAH-13.23", REWARD_OF_CONDUCTOR, "checkin conductor; lodge 1B; occupy 2A",
        {"krones": 1, "emperor": 1}, "GAH-E.11", options=CLASSIC),
    row("GAH-13.23", REWARD_OF_CONDUCTOR, "checkin conductor; lodge 1B; occupy 2A",
        {"krones": 1, "emperor": 1}, "GAH-E.11", options={"gah.custodian": "guest_only"}),
    row("GAH-13.23", REWARD_OF_CONDUCTOR, "checkin conductor; lodge 1B; occupy 2A",
        {"krones": 2, "emperor": 1}, "GAH-E.11",
        options={**CLASSIC, "gah.custodian": "any_occupancy"}),
    # what costs nothing
    row("GAH-13.24", player(staff="chief_waiter", krones=0, kitchen="5 wine",
                            cafe="photographer portrait_painter"),
        "serve; bring wine portrait_painter; bring wine portrait_painter;"
        " bring wine photographer; bring wine photographer; bring wine photographer",
        {"wine": -5}, "GAH-R.54"),
    row("GAH-13.25", player(staff="delivery_boy", krones=2), "take dame", {},
        "GAH-R.54", queue="dame count duke earl baron"),
    # once, on being played
    row("GAH-13.21", player(hand="chef"), "die 5; play chef",
        {"krones": -2, "strudel": 1, "cake": 1, "wine": 1, "coffee": 1}, dice={5: 1}),
    row("GAH-13.36", player(hand="sommelier"), "die 5; play sommelier", {"wine": 4}, dice={5: 2}),
    row("GAH-13.39", player(hand="confectioner"), "die 5; play confectioner",
        {"krones": -1, "cake": 4}, dice={5: 2}),
    row("GAH-13.43", player(hand="barista"), "die 5; play barista",
        {"krones": -1, "coffee": 4}, dice={5: 2}),
    row("GAH-13.44", player(hand="larder_cook"), "die 5; play larder_cook",
        {"strudel": 4}, dice={5: 2}),
    row("GAH-13.45", player(hand="pool_attendant", emperor=11), "die 5; play pool_attendant",
        {"emperor": 2, "vp": 1}, dice={5: 1}),
    row("GAH-13.45", player(hand="pool_attendant"),
        "die 5; play pool_attendant; decline pool_attendant steps 3", {}, "GAH-R.59",
        dice={5: 1}, options=ASK_ALL),
    row("GAH-13.35", player(hand="page_boy", vacant="1A 1C 1D"),
        "die 5; play page_boy; occupy 1A; occupy 1C", {"vp": 2}, "GAH-E.38", dice={5: 2}),
    row("GAH-13.35", player(hand="page_boy", vacant="1A 1C 1D"),
        "die 5; play page_boy; occupy 1C; stop", {}, "GAH-E.38", dice={5: 2}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "me", "does", "gains"), ROWS)
def test_a_staff_card(
    position: dict[str, Any], me: Mapping[str, Any], does: str, gains: Mapping[str, int]
) -> None:
    table = at(me, **position)
    assert gained(table, *(text.strip() for text in does.split(";"))) == gains


@pytest.mark.rule("GAH-13.9", "GAH-13.10", "GAH-13.11", "GAH-E.39")
def test_a_free_colour_gives_no_extra_room() -> None:
    table = play(at(player(staff="butler", vacant="2A"), dice={3: 1}), "die 3", "prepare 3A")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-13.13")
def test_the_mixing_limits_hold_for_the_whole() -> None:
    table = play(at(player(staff="restaurant_manager"), dice={2: 2}), "die 2")
    assert legal(table) == ["mix 0 0", "mix 1 0", "mix 1 1", "mix 2 0", "mix 2 1", "mix 3 0"]
    assert why(table, "mix 1 2") == ("GAH-6.6", "second-more-than-first")


@pytest.mark.rule("GAH-13.25")
def test_the_delivery_boy_gives_no_extra_guest() -> None:
    table = at(player(staff="delivery_boy", krones=0), queue="dame count duke earl baron")
    assert len(legal(table, "take")) == 5
    play(table, "take dame")
    assert why(table, "take count") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("GAH-13.35")
def test_the_page_boy_turns_rooms_without_guests() -> None:
    table = at(player(hand="page_boy", vacant="1B 1C 2A"), dice={5: 2})
    play(table, "die 5", "play page_boy", "occupy 1B", "occupy 2A")
    assert rooms(table) == ("1C", "1B 2A")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-13.38", "GAH-9.12")
def test_the_porter_fills_an_order_from_the_supply() -> None:
    me = player(hand="porter", kitchen="1 wine", cafe="baroness procurator", vacant="1A")
    table = play(at(me, dice={5: 5}), "die 5", "play porter", "fill baroness")
    assert missing(table, "baroness") == {}
    assert missing(table, "procurator") == {"cake": 1, "wine": 3}
    assert counts(table)["wine"] == 1
    assert "checkin baroness" in legal(table)


@pytest.mark.rule("GAH-13.42", "GAH-17.6", "GAH-R.33")
@pytest.mark.parametrize(("before", "vp"), [(6, 5), (5, 0), (4, 0)])
def test_the_gardener_gets_vp_with_a_bonus(before: int, vp: int) -> None:
    table = scoring("A1", player(staff="gardener", emperor=before))
    assert ledger(table).get("staff", 0) == vp


PENALTY = "GAH-13.26", "GAH-E.2", "GAH-17.6", "GAH-R.50"


@pytest.mark.rule(*PENALTY, "GAH-D.20")
def test_the_conference_manager_may_pay_to_ignore_a_penalty() -> None:
    table = scoring("A1", player(staff="conference_manager", krones=4))
    assert legal(table) == ["ignore", "accept"]
    assert gained(table, "ignore") == {"krones": -1}
    table = scoring("A1", player(staff="conference_manager", krones=4))
    assert gained(table, "accept") == {"krones": -3}


@pytest.mark.rule(*PENALTY, "GAH-D.20")
def test_without_a_krone_the_conference_manager_does_not_help() -> None:
    table = scoring("A1", player(staff="conference_manager", krones=0))
    assert told(table, "penalty") == [(0, "A1")]
    assert ledger(table) == {"tiles": -5}


@pytest.mark.rule(*PENALTY, "GAH-D.20")
@pytest.mark.parametrize("options", [CLASSIC, {"gah.conference_manager": "free"}])
@pytest.mark.parametrize("krones", [0, 4])
def test_penalties_never_apply_in_the_classic_edition(
    options: Mapping[str, object], krones: int
) -> None:
    table = scoring("A1", player(staff="conference_manager", krones=krones), options=options)
    assert told(table, "ignored") == [(0, "A1")]
    assert counts(table)["krones"] == krones
    assert ledger(table) == {}


@pytest.mark.rule(*PENALTY)
def test_one_payment_buys_off_one_penalty() -> None:
    me = player(staff="conference_manager", krones=4)
    table = scoring("B2", me, options={**CLASSIC, "gah.conference_manager": "pay1"})
    assert gained(table, "ignore") == {"krones": -1}
    assert told(table, "ignored") == [(0, "B2")]
