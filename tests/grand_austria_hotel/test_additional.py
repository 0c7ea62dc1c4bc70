"""GAH-8 Additional actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    at,
    gained,
    legal,
    missing,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

QUEUE = "duke baron prince elector countess"
WHOLE_TURN = {"gah.additional_window": "whole_turn"}
FROM_MAIN_STEP = {**CLASSIC, "gah.additional_window": "from_main_step"}


@pytest.mark.rule("GAH-8.1", "GAH-E.22", "GAH-R.1", "GAH-4.2")
@pytest.mark.parametrize("options", [{}, FROM_MAIN_STEP])
def test_the_window_opens_after_the_guest_step(options: dict[str, Any]) -> None:
    me = player(staff="barkeeper waitress", cafe={"dame": "all"}, vacant="3A")
    table = at(me, dice={1: 2}, queue=QUEUE, options=options)
    play(table, "checkin dame", "stop", "employ barkeeper")
    assert legal(table) == ["die 1", "boost 1", "employ waitress"], "the guest step is over"
    play(table, "die 1", "mix 0 0", "employ waitress", "end")
    assert asked(table) == (1, "Turn")


@pytest.mark.rule("GAH-8.1", "GAH-E.22", "GAH-R.1", "GAH-4.3")
@pytest.mark.parametrize("options", [CLASSIC, WHOLE_TURN])
def test_the_classic_window_is_the_whole_turn(options: dict[str, Any]) -> None:
    me = player(staff="barkeeper waitress", cafe="major sculptor")
    table = at(me, dice={1: 2}, queue=QUEUE, options=options)
    play(table, "employ barkeeper", "place sculptor")
    assert "take duke" in legal(table)
    assert why(table, "pass") == ("GAH-4.3", "turn-begun")
    play(table, "take duke", "employ waitress", "place major")
    assert why(table, "take baron") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("GAH-8.1", "GAH-0.5", "GAH-R.37")
def test_never_during_another_action() -> None:
    me = player(staff="barkeeper", cafe={"apothecary": "all"}, vacant="1C 1A")
    table = play(at(me, dice={3: 2}), "die 3", "prepare 1B")
    for text in ("checkin apothecary", "employ barkeeper", "serve", "end"):
        assert why(table, text) == ("GAH-10.1", "prepare-or-stop")


@pytest.mark.rule("GAH-8.1", "GAH-15.1")
def test_never_together_with_a_pass_or_in_the_turn_of_others() -> None:
    table = at(player(staff="barkeeper"), player(staff="waitress"), dice={1: 3})
    assert why(table, "employ waitress") == ("GAH-8.5", "not-played")
    play(table, "pass")
    assert asked(table) == (1, "Turn")
    assert legal(table, "employ") == ["employ waitress"]


@pytest.mark.rule("GAH-8.1", "GAH-17.4")
def test_never_during_a_scoring() -> None:
    me = player(emperor=6, staff="barkeeper", vacant="1A", cafe={"dame": "all"})
    table = scoring("A4", me)
    assert why(table, "employ barkeeper") == ("GAH-10.1", "prepare-or-stop")


# Serving


@pytest.mark.rule("GAH-8.3", "GAH-R.40")
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_one_krone_moves_up_to_three_goods(moves: int) -> None:
    me = player(kitchen="4 wine", cafe="photographer actress")
    table = at(me, dice={1: 2})
    brings = ["bring wine actress"] * moves
    gains = gained(table, "serve", *brings, *(["stop"] if moves < 3 else []))
    assert gains == {"krones": -1, "wine": -moves}
    assert missing(table, "actress").get("wine", 0) == 3 - moves
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-8.3")
def test_several_guests_may_be_served() -> None:
    me = player(kitchen="1 strudel 1 wine 1 coffee", cafe="sculptor dame m_polo")
    table = at(me, dice={1: 2})
    gains = gained(table, "serve", "bring strudel m_polo", "bring wine sculptor")
    assert gains == {"krones": -1, "strudel": -1, "wine": -1}
    assert legal(table) == ["bring coffee dame", "stop"]
    play(table, "bring coffee dame")
    assert missing(table, "dame") == missing(table, "sculptor") == {}


@pytest.mark.rule("GAH-8.3", "GAH-8.7")
def test_serving_any_number_of_times() -> None:
    me = player(kitchen="5 wine", cafe="photographer actress")
    table = at(me, dice={1: 2})
    play(table, "serve", *["bring wine photographer"] * 3)
    gains = gained(table, "serve", "stop")
    assert gains == {"krones": -1, "wine": -1}, "the first good is moved without a question"
    assert gained(table, "die 1", "mix 0 0", "serve") == {"krones": -1, "wine": -1}


@pytest.mark.rule("GAH-8.3")
def test_serving_needs_a_krone_and_something_to_serve() -> None:
    poor = player(krones=0, kitchen="1 wine", cafe="sculptor")
    assert why(at(poor, dice={1: 2}), "serve") == ("GAH-8.3", "cannot-pay")
    nothing = player(kitchen="1 strudel", cafe="sculptor")
    assert why(at(nothing, dice={1: 2}), "serve") == ("GAH-8.3", "nothing-to-serve")
    served = player(kitchen="1 wine", cafe={"sculptor": "all"})
    assert why(at(served, dice={1: 2}), "serve") == ("GAH-8.3", "nothing-to-serve")


WAITS_FOR = {"strudel": "m_polo", "cake": "apothecary", "wine": "sculptor", "coffee": "dame"}


@pytest.mark.rule("GAH-8.3", "GAH-7.4")
@pytest.mark.parametrize("good", WAITS_FOR)
@pytest.mark.parametrize("wanted", WAITS_FOR)
def test_only_what_a_guest_waits_for_can_be_served(good: str, wanted: str) -> None:
    table = at(
        player(kitchen=f"1 {good}", cafe=WAITS_FOR[wanted]),
        player(kitchen="1 strudel 1 cake 1 wine 1 coffee"),
        dice={1: 2},
    )
    assert ("serve" in legal(table)) == (good == wanted)


@pytest.mark.rule("GAH-8.3", "GAH-R.40")
def test_at_least_one_good_is_moved() -> None:
    table = play(at(player(kitchen="2 wine", cafe="photographer sculptor"), dice={1: 2}), "serve")
    assert why(table, "stop") == ("GAH-8.3", "serve-at-least-one")
    assert why(table, "bring cake sculptor") == ("GAH-8.3", "not-in-kitchen")


@pytest.mark.rule("GAH-8.3", "GAH-13.24")
def test_the_limit_of_three_holds_without_the_chief_waiter() -> None:
    table = at(player(kitchen="6 wine", cafe="photographer actress"), dice={1: 2})
    play(table, "serve", *["bring wine photographer"] * 3)
    assert asked(table) == (0, "Turn")


# Politics, staff, check-in


@pytest.mark.rule("GAH-8.4", "GAH-8.7", "GAH-8.5", "GAH-8.6")
def test_additional_actions_come_in_any_number_and_order() -> None:
    me = player(
        krones=20, staff="barkeeper waitress", vacant="1A 1B 3A",
        cafe={"knight_of_the_empire": "all", "composer": "all"},
    )  # fmt: skip
    table = at(me, dice={1: 2})
    play(table, "checkin composer", "employ waitress", "claim krones_20")
    play(table, "checkin knight_of_the_empire", "lodge 1A", "employ barkeeper")
    assert legal(table) == ["die 1", "boost 1"]
    assert rooms(table) == ("3A", "1A 1B")


@pytest.mark.rule("GAH-8.5", "GAH-12.5", "GAH-E.32", "GAH-E.33")
def test_a_round_card_is_used_once_a_round() -> None:
    table = at(player(staff="barkeeper groom"), dice={1: 3})
    play(table, "employ barkeeper")
    assert why(table, "employ barkeeper") == ("GAH-8.5", "used-this-round")
    assert why(table, "employ groom") == ("GAH-8.5", "not-a-round-card")
    assert table.view(1)["players"][0]["ready"] == []
    assert table.view(1)["players"][0]["staff"] == ["barkeeper", "groom"], "it stays in view"


@pytest.mark.rule("GAH-8.5", "GAH-E.32")
def test_once_a_round_means_not_in_the_second_turn_either() -> None:
    table = at(player(staff="barkeeper", used="barkeeper", turns=1), player(turns=2), dice={1: 3})
    assert why(table, "employ barkeeper") == ("GAH-8.5", "used-this-round")


@pytest.mark.rule("GAH-8.6", "GAH-9.1")
def test_checking_in_is_never_compulsory() -> None:
    table = at(player(vacant="3A", cafe={"dame": "all"}), dice={1: 2})
    play(table, "die 1", "mix 0 0")
    assert legal(table) == ["checkin dame", "end"]
    play(table, "end")
    assert told(table, "checked_in") == []
