"""GAH-12 Staff in general: playing, using and drawing cards."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    asked,
    at,
    counts,
    gained,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    told,
    why,
)

THREE = ["draw waitress", "draw chef", "draw groom"]
MUST = {"gah.draw3_play": "must_if_affordable"}
MAY = {**CLASSIC, "gah.draw3_play": "may"}


@pytest.mark.rule("GAH-12.1", "GAH-R.10", "GAH-21.1")
def test_hands_are_secret_and_without_limit() -> None:
    hand = "groom chef porter liftboy barista waitress masseuse florist butler"
    table = at(player(hand=hand, vacant="1A", cafe={"tezcatlipoca": "all"}), dice={1: 1})
    play(table, "checkin tezcatlipoca")
    assert len(table.state.hands[0]) == 12
    assert table.view(0)["hand"] == names(table.state.hands[0]).split()
    assert table.view(1)["players"][0]["hand_size"] == 12
    assert table.view(1)["players"][0]["known_hand"] == []


@pytest.mark.rule("GAH-12.1", "GAH-12.5")
def test_played_cards_stay_face_up() -> None:
    table = play(at(player(hand="groom"), dice={5: 1}), "die 5", "play groom")
    for seat in (None, 0, 1):
        assert table.view(seat)["players"][0]["staff"] == ["groom"]


@pytest.mark.rule("GAH-12.2")
def test_a_surplus_discount_is_lost() -> None:
    table = at(player(krones=0, hand="stableman"), dice={5: 5})
    assert gained(table, "die 5", "play stableman") == {}


@pytest.mark.rule("GAH-12.2")
def test_full_price_without_a_discount() -> None:
    me = player(staff="staff_manager", hand="groom", krones=4)
    table = at(me, dice={3: 5})
    play(table, "die 3", "first staff_manager play 0")
    assert gained(table, "play groom") == {"krones": -4}


@pytest.mark.rule("GAH-12.2", "GAH-R.38")
@pytest.mark.parametrize("card", ["porter", "page_boy"])
def test_a_card_may_be_played_for_nothing(card: str) -> None:
    table = play(at(player(hand=card), dice={5: 5}), "die 5", f"play {card}")
    assert names(table.state.played[0]) == card
    assert asked(table) == (0, "Turn")
    assert told(table, "nothing") == [(0, card)]


@pytest.mark.rule("GAH-R.38", "GAH-9.12")
def test_filling_a_complete_order_has_no_effect() -> None:
    me = player(hand="porter", cafe={"dame": "all"})
    table = play(at(me, dice={5: 5}), "die 5", "play porter")
    assert missing(table, "dame") == {}
    assert told(table, "nothing") == [(0, "porter")]


@pytest.mark.rule("GAH-12.3", "GAH-13.18", "GAH-8.2")
def test_discounts_add_up() -> None:
    me = player(staff="checker", hand="waitress", krones=1)
    assert gained(at(me, dice={5: 3}), "boost 5", "play waitress") == {"krones": -1}


@pytest.mark.rule("GAH-12.4", "GAH-R.18")
@pytest.mark.parametrize("card", ["detective", "checker"])
def test_a_card_is_not_retroactive(card: str) -> None:
    table = at(player(hand=card), dice={5: 5})
    assert gained(table, "die 5", f"play {card}") == {}
    assert legal(table) == ["end"]


@pytest.mark.rule("GAH-12.4")
def test_a_card_applies_from_the_moment_it_lies_there() -> None:
    me = player(hand="groom", cafe={"apothecary": "all"}, vacant="1C")
    table = play(at(me, dice={5: 5}), "die 5", "play groom")
    assert gained(table, "checkin apothecary") == {"krones": 1 + 2, "vp": 1}


@pytest.mark.rule("GAH-12.4", "GAH-R.19")
def test_a_round_card_can_be_used_in_the_turn_it_is_played() -> None:
    table = play(at(player(hand="barkeeper"), dice={5: 4}), "die 5", "play barkeeper")
    assert gained(table, "employ barkeeper") == {"wine": 1}


# Draw three, play one


@pytest.mark.rule("GAH-12.6", "GAH-22.11", "GAH-9.10")
def test_draw_three_play_one() -> None:
    me = player(krones=3, hand="stableman", vacant="3A", cafe={"baroness": "all"})
    table = play(at(me, dice={1: 1}, chance=THREE), "checkin baroness")
    assert legal(table) == ["play waitress", "play groom", "play chef", "stop"]
    assert why(table, "play stableman") == ("GAH-12.6", "not-looked-at")
    play(table, "play waitress")
    assert legal(table) == ["under groom", "under chef"]
    assert why(table, "under waitress") == ("GAH-12.6", "card-chosen")
    play(table, "under chef")
    assert counts(table)["krones"] == 0
    assert names(table.state.under) == "chef groom"
    assert names(table.state.hands[0]) == "stableman"


@pytest.mark.rule("GAH-12.6")
def test_cards_under_the_deck_come_last_and_in_order() -> None:
    me = player(vacant="1A 1B", cafe={"tezcatlipoca": "all"})
    table = at(me, dice={1: 1}, staff_deck="chef", under=["groom", "porter", "waitress"])
    play(table, "checkin tezcatlipoca", "lodge 1B")
    assert names(table.state.hands[0]) == "groom chef porter"
    assert names(table.state.under) == "waitress"


@pytest.mark.rule("GAH-12.6", "GAH-E.20")
@pytest.mark.parametrize("options", [{}, MAY])
@pytest.mark.parametrize("guest", ["baroness", "duke"])
def test_the_play_is_optional(options: dict[str, Any], guest: str) -> None:
    me = player(vacant="3A", cafe={guest: "all"})
    table = play(at(me, dice={1: 1}, chance=THREE, options=options), f"checkin {guest}", "stop")
    play(table, "under groom", "under chef")
    assert names(table.state.under) == "groom chef waitress"
    assert told(table, "chose_none") == [(0, guest)]


@pytest.mark.rule("GAH-12.6", "GAH-E.20")
@pytest.mark.parametrize("options", [CLASSIC, MUST])
@pytest.mark.parametrize("guest", ["baroness", "duke"])
def test_the_classic_play_is_an_order(options: dict[str, Any], guest: str) -> None:
    me = player(vacant="3A", cafe={guest: "all"})
    table = play(at(me, dice={1: 1}, chance=THREE, options=options), f"checkin {guest}")
    assert legal(table) == ["play waitress", "play groom", "play chef"]
    assert why(table, "stop") == ("GAH-12.6", "must-play-looked")


@pytest.mark.rule("GAH-12.6", "GAH-E.20")
@pytest.mark.parametrize("options", [{}, MUST])
def test_cards_that_cannot_be_paid_go_under_the_deck(options: dict[str, Any]) -> None:
    me = player(krones=0, vacant="3A", cafe={"baroness": "all"})
    draws = ["draw waitress", "draw butler", "draw groom"]
    table = play(at(me, dice={1: 1}, chance=draws, options=options), "checkin baroness")
    assert legal(table) == ["stop"]
    assert why(table, "play groom") == ("GAH-12.2", "cannot-pay")
    play(table, "stop", "under butler", "under groom")
    assert names(table.state.under) == "butler groom waitress"


@pytest.mark.rule("GAH-R.6", "GAH-9.10")
def test_a_short_deck_gives_what_is_there() -> None:
    me = player(vacant="1B", cafe={"tezcatlipoca": "all"})
    table = play(at(me, dice={1: 1}, staff_deck="chef"), "checkin tezcatlipoca")
    assert names(table.state.hands[0]) == "chef"


@pytest.mark.rule("GAH-R.6", "GAH-12.6")
@pytest.mark.parametrize("guest", ["baroness", "sovereign"])
def test_an_empty_deck_gives_nothing(guest: str) -> None:
    me = player(vacant="3A", cafe={guest: "all"})
    table = play(at(me, dice={1: 1}, staff_deck=""), f"checkin {guest}")
    assert asked(table) == (0, "Turn")
    assert told(table, "no_staff_left") == [(0,)]


# Dice and staff


@pytest.mark.rule("GAH-12.7", "GAH-R.22")
def test_the_value_of_the_die_counts() -> None:
    me = player(staff="detective staff_manager", hand="chef")
    table = play(at(me, dice={6: 1}), "die 6", "as 5", "stop")
    assert counts(table)["emperor"] == 0
    table = play(at(me, dice={6: 1}), "die 6", "as 3", "stop")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-12.8", "GAH-E.19", "GAH-13.22")
@pytest.mark.parametrize("first", ["staff_manager play 0", "space_3 prepare 0"])
def test_before_or_after_the_main_action(first: str) -> None:
    me = player(staff="staff_manager", hand="butler", vacant="2A", krones=7)
    table = play(at(me, dice={3: 2}), "die 3")
    assert legal(table) == ["first space_3 prepare 0", "first staff_manager play 0"]
    for text in ("end", "employ barkeeper", "checkin dame"):
        assert why(table, text)[1] == "choose-effect-first", "nothing comes in between"
    play(table, f"first {first}")
    if first.startswith("staff"):
        assert gained(table, "play butler", "prepare 3A", "stop") == {"krones": -5}
    else:
        assert gained(table, "prepare 3A", "stop", "play butler") == {"krones": -2 - 5}


@pytest.mark.rule("GAH-12.8", "GAH-13.14", "GAH-13.20")
def test_every_order_can_be_asked_for() -> None:
    table = play(at(player(staff="detective", hand="chef"), dice={5: 1}, options=ASK_ALL), "die 5")
    assert legal(table) == [
        "first space_5 play 1", "first detective steps 2", "decline detective steps 2",
    ]  # fmt: skip
    me = player(staff="decorator", vacant="1A")
    table = play(at(me, dice={1: 1}, options=ASK_ALL), "die 1")
    assert legal(table) == ["first space_1 dishes 1", "first decorator prepare 0"]
    play(table, "first space_1 dishes 1", "mix 1 0", "prepare 1B")
    assert rooms(table) == ("1A 1B", "")


@pytest.mark.rule("GAH-12.8", "GAH-13.12", "GAH-13.19", "GAH-0.6")
def test_several_cards_may_react_to_one_die() -> None:
    me = player(staff="executive_housekeeper interior_architect staff_manager", hand="chef")
    table = play(at(me, dice={3: 1}), "die 3")
    assert counts(table)["vp"] == 7
    assert asked(table) == (0, "ChooseEffect")


@pytest.mark.rule("GAH-12.9")
def test_what_is_not_optional_is_automatic() -> None:
    me = player(staff="laundress custodian", vacant="1A", cafe={"dame": "all"})
    table = play(at(me, dice={4: 1}, options=ASK_ALL), "die 4")
    assert not [text for text in legal(table) if text.startswith("decline")]


@pytest.mark.rule("GAH-12.10", "GAH-E.14", "GAH-9.3")
def test_benefits_of_a_completed_guest_come_with_the_check_in() -> None:
    me = player(staff="stableman custodian", hand="page_boy", vacant="1A 3A", cafe={"dame": "all"})
    table = play(at(me, dice={5: 2}), "checkin dame", "lodge 3A", "stop")
    assert (counts(table)["emperor"], counts(table)["krones"]) == (1, 11)
    assert gained(table, "die 5", "play page_boy", "occupy 1A") == {"vp": 2, "krones": 1}


@pytest.mark.rule("GAH-2.10", "GAH-20.2")
@pytest.mark.parametrize("deal", ["random", "draft"])
def test_the_first_cards_cite_the_rule_of_the_setup(deal: str) -> None:
    table = ht.Table("grand-austria-hotel", seats=2, seed=3, options={"gah.staff_deal": deal})
    drawn = [event.rule for event in table.journal if event.kind == "drew"]
    assert set(drawn) == {"GAH-2.10"}
    assert len(drawn) >= 12
