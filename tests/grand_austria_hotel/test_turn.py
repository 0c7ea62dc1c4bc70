"""GAH-4 The turn and GAH-5 its guest step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    at,
    counts,
    gained,
    legal,
    names,
    on_card,
    play,
    player,
    told,
    why,
)

QUEUE = "duke baron prince elector countess"
"""The slots cost 3, 2, 1, 0 and 0 krones."""


@pytest.mark.rule("GAH-4.1", "GAH-22.5", "GAH-22.6")
def test_the_steps_of_a_turn() -> None:
    table = at(dice={1: 2, 4: 1}, queue=QUEUE)
    assert legal(table) == [
        "pass",
        "take countess", "take elector", "take baron", "take prince", "take duke",
        "die 1", "die 4", "boost 1", "boost 4",
    ]  # fmt: skip
    play(table, "take duke")
    assert legal(table) == ["die 1", "die 4", "boost 1", "boost 4"]
    play(table, "die 1", "mix 0 0")
    assert legal(table) == ["end"]
    play(table, "end")
    assert asked(table) == (1, "Turn")


@pytest.mark.rule("GAH-4.1", "GAH-4.4")
def test_the_main_step_is_compulsory() -> None:
    table = play(at(dice={1: 2}, queue=QUEUE), "take duke")
    assert why(table, "end") == ("GAH-4.1", "die-outstanding")


@pytest.mark.rule("GAH-4.1", "GAH-6.2")
def test_one_die_per_turn() -> None:
    table = play(at(dice={1: 2}), "die 1", "mix 1 0")
    assert why(table, "die 1") == ("GAH-6.2", "die-taken")


@pytest.mark.rule("GAH-4.2")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_the_main_step_ends_the_guest_step(options: dict[str, Any]) -> None:
    table = play(at(dice={1: 2}, queue=QUEUE, options=options), "die 1", "mix 1 0")
    assert why(table, "take countess") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("GAH-4.2", "GAH-8.1", "GAH-E.22", "GAH-R.1")
@pytest.mark.parametrize("window", ["from_main_step", "whole_turn"])
def test_an_additional_action_and_the_guest_step(window: str) -> None:
    options = {"gah.additional_window": window}
    table = at(player(staff="barkeeper"), dice={1: 2}, queue=QUEUE, options=options)
    play(table, "employ barkeeper")
    if window == "whole_turn":
        play(table, "take countess")
    assert why(table, "take elector") == ("GAH-4.2", "guest-step-over")
    assert why(table, "pass") == ("GAH-4.3", "turn-begun")


@pytest.mark.rule("GAH-4.2", "GAH-8.1", "GAH-R.1")
def test_additional_actions_come_before_and_after_the_main_action() -> None:
    table = at(player(staff="barkeeper breakfast_server"), dice={1: 2}, queue=QUEUE)
    play(table, "take countess", "employ barkeeper", "die 1", "mix 1 0", "employ breakfast_server")
    assert (counts(table)["strudel"], counts(table)["wine"]) == (2, 1)


@pytest.mark.rule("GAH-4.3", "GAH-R.2", "GAH-15.1")
def test_a_turn_once_begun_cannot_be_passed() -> None:
    for first in ("take countess", "employ waitress", "serve"):
        me = player(staff="waitress", kitchen="1 wine", cafe="musician")
        table = play(at(me, dice={1: 2}, queue=QUEUE), first)
        assert why(table, "pass") == ("GAH-4.3", "turn-begun")


@pytest.mark.rule("GAH-4.4", "GAH-22.9")
def test_the_active_player_ends_the_turn() -> None:
    table = at(player(staff="barkeeper"), dice={1: 2})
    play(table, "die 1", "mix 1 0")
    assert legal(table) == ["employ barkeeper", "end"]
    play(table, "employ barkeeper")
    assert asked(table) == (0, "Turn")
    play(table, "end")
    assert told(table, "turn_ended") == [(0,)]
    assert asked(table) == (1, "Turn")


# Only 6s left


@pytest.mark.rule("GAH-4.5", "GAH-R.4", "GAH-R.57")
def test_no_payment_may_spoil_the_main_step() -> None:
    me = player(krones=1, kitchen="1 wine", cafe="musician")
    table = at(me, dice={6: 2}, queue=QUEUE)
    assert why(table, "serve") == ("GAH-4.5", "keep-krone-for-main")
    assert why(table, "take prince") == ("GAH-5.3", "keep-krone-for-main")
    assert legal(table) == ["pass", "take countess", "take elector", "die 6"]
    table = at(player(krones=2, kitchen="1 wine", cafe="musician"), dice={6: 2}, queue=QUEUE)
    assert legal(play(table, "serve")) == ["die 6"]


@pytest.mark.rule("GAH-4.5", "GAH-R.4")
def test_a_reward_may_not_spend_the_krone_for_the_6() -> None:
    me = player(krones=1, vacant="1B 1A", cafe={"musician": "all"}, staff="")
    table = at(me, dice={6: 2}, chance="draw chef")
    play(table, "checkin musician")
    assert legal(table) == ["prepare 1C", "stop"]
    assert why(table, "prepare 2B") == ("GAH-4.5", "keep-krone-for-main")


@pytest.mark.rule("GAH-4.5", "GAH-R.4", "GAH-9.10")
def test_a_played_card_may_not_spend_the_krone_for_the_6() -> None:
    me = player(krones=1, vacant="3A", cafe={"duchess": "all"}, hand="stableman tour_guide")
    table = play(at(me, dice={6: 2}), "checkin duchess")
    assert legal(table) == ["play stableman", "stop"]
    assert why(table, "play tour_guide") == ("GAH-4.5", "keep-krone-for-main")


@pytest.mark.rule("GAH-4.5")
def test_after_the_main_step_the_last_krone_is_free() -> None:
    me = player(krones=2, kitchen="1 wine", cafe="musician")
    table = play(at(me, dice={6: 2}), "die 6", "as 1", "mix 1 0")
    assert gained(table, "serve") == {"krones": -1, "wine": -1}


@pytest.mark.rule("GAH-4.5", "GAH-13.17")
def test_the_kitchen_hand_needs_no_krone() -> None:
    me = player(krones=1, staff="kitchen_hand")
    table = at(me, dice={6: 2}, queue=QUEUE)
    assert "take prince" in legal(table)
    assert legal(play(table, "take prince")) == ["die 6"]


SURE = [
    # the guest, the rooms, the staff: a check-in that is sure to bring a krone
    ("apothecary", player(vacant="1C")),
    ("knight_of_the_empire", player(vacant="1A", staff="custodian")),
    ("post_councillor", player(vacant="1C", staff="groom")),
    ("sculptor", player(vacant="1B", staff="masseuse")),
    ("post_councillor", player(vacant="4D")),
    ("mr_horsa", player(vacant="4D")),
]
UNSURE = [
    ("knight_of_the_empire", player(vacant="1A")),
    ("knight_of_the_empire", player(vacant="1A", staff="groom masseuse")),
    ("post_councillor", player(vacant="1C")),
    ("tezcatlipoca", player(vacant="1A")),
    ("duchess", player(vacant="1A", hand="stableman")),
    ("apothecary", player(vacant="1A")),
]


@pytest.mark.rule("GAH-R.57", "GAH-4.5")
@pytest.mark.parametrize(("guest", "me"), SURE)
def test_a_sure_krone_makes_a_turn_possible(guest: str, me: dict[str, Any]) -> None:
    me = {**me, "krones": 0, "cafe": {guest: on_card(guest, "all")}}
    table = at(me, dice={6: 2}, queue=QUEUE)
    assert legal(table) == ["pass", "take countess", "take elector", f"checkin {guest}"]
    play(table, f"checkin {guest}")
    while asked(table)[1] != "Turn":
        play(table, "stop")
    assert "die 6" in legal(table)


@pytest.mark.rule("GAH-R.57", "GAH-4.5")
@pytest.mark.parametrize(("guest", "me"), UNSURE)
def test_mere_hope_does_not(guest: str, me: dict[str, Any]) -> None:
    me = {**me, "krones": 0, "cafe": {guest: on_card(guest, "all")}}
    assert legal(at(me, dice={6: 2}, queue=QUEUE)) == ["pass"]


@pytest.mark.rule("GAH-R.57")
def test_a_paid_red_group_brings_no_second_krone() -> None:
    me = player(krones=0, vacant="4D", cafe={"post_councillor": "all"})
    assert legal(at(me, dice={6: 2}, rewarded=[["4D"], []])) == ["pass"]


@pytest.mark.rule("GAH-R.57")
def test_only_rooms_that_bring_the_krone_may_be_used() -> None:
    me = player(krones=0, vacant="1C 4D", cafe={"post_councillor": "all"})
    table = play(at(me, dice={6: 2}), "checkin post_councillor")
    assert counts(table)["krones"] == 1
    me = player(krones=0, vacant="1B 4D", cafe={"mr_horsa": "all"})
    table = play(at(me, dice={6: 2}), "checkin mr_horsa")
    assert counts(table)["krones"] == 1, "the only such room is taken without asking"


# The guest step


@pytest.mark.rule("GAH-5.1", "GAH-1.1", "GAH-0.4")
@pytest.mark.parametrize(
    ("guest", "price"), [("duke", 3), ("baron", 2), ("prince", 1), ("elector", 0), ("countess", 0)]
)
def test_the_cost_of_each_slot(guest: str, price: int) -> None:
    table = at(player(krones=3), dice={1: 2}, queue=QUEUE)
    play(table, f"take {guest}")
    assert counts(table)["krones"] == 3 - price
    assert names(table.state.cafe[0], "Guest") == guest
    assert told(table, "took_guest") == [(0, guest, price)]


@pytest.mark.rule("GAH-5.1")
def test_one_guest_per_turn() -> None:
    table = play(at(dice={1: 2}, queue=QUEUE), "take duke")
    assert why(table, "take baron") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("GAH-5.2", "GAH-23.2")
def test_without_a_free_table_there_is_no_guest_step() -> None:
    table = at(player(cafe="dame earl count"), dice={1: 2}, queue=QUEUE)
    assert legal(table, "take") == []
    assert why(table, "take duke") == ("GAH-5.2", "no-free-table")


@pytest.mark.rule("GAH-5.3", "GAH-1.9")
def test_a_guest_must_be_paid() -> None:
    table = at(player(krones=1), dice={1: 2}, queue=QUEUE)
    assert why(table, "take baron") == ("GAH-5.3", "cannot-pay")
    assert legal(table, "take") == ["take countess", "take elector", "take prince"]


@pytest.mark.rule("GAH-5.1")
def test_only_guests_of_the_queue_can_be_taken() -> None:
    assert why(at(dice={1: 2}, queue=QUEUE), "take dame") == ("GAH-5.1", "guest-not-in-queue")


@pytest.mark.rule("GAH-5.4", "GAH-21.2")
def test_guests_in_the_cafe_are_public_and_stay() -> None:
    table = at(player(cafe={"duke": "1 strudel"}), dice={1: 2}, queue="dame earl count major baron")
    for seat in (None, 0, 1):
        guest = table.view(seat)["players"][0]["cafe"][0]
        assert (guest["guest"], guest["missing"]) == ("duke", {"strudel": 1, "coffee": 2})
    play(table, "die 1", "mix 0 0", "end")
    assert names(table.state.cafe[0], "Guest") == "duke"


@pytest.mark.rule("GAH-5.5")
@pytest.mark.parametrize(
    ("guest", "queue"),
    [
        ("duke", "dame baron prince elector countess"),
        ("prince", "dame duke baron elector countess"),
        ("countess", "dame duke baron prince elector"),
    ],
)
def test_the_queue_is_refilled_at_once(guest: str, queue: str) -> None:
    table = at(dice={1: 2}, queue=QUEUE, chance="guest dame")
    play(table, f"take {guest}")
    assert names(table.state.queue, "Guest") == queue


@pytest.mark.rule("GAH-R.5", "GAH-5.5", "GAH-R.41")
def test_an_empty_guest_deck_is_made_of_the_discard_pile() -> None:
    rest = [row for row in at(queue=QUEUE).position()["guest_deck"] if row != "dame"]
    table = at(
        player(vacant="3A", cafe={"dame": "all"}), dice={1: 2}, queue=QUEUE,
        guest_deck=[], discard=rest,
    )  # fmt: skip
    play(table, "take duke")
    assert told(table, "guests_reshuffled") == [(0, len(rest))]
    assert len(table.state.guest_deck) == len(rest) - 1
    assert table.state.discard == ()
    play(table, "checkin dame", "stop")
    assert names(table.state.discard, "Guest") == "dame"


@pytest.mark.rule("GAH-R.5", "GAH-R.42")
def test_without_any_card_left_slots_stay_empty() -> None:
    table = at(dice={1: 2}, queue=QUEUE)
    table.state.guest_deck = ()  # by hand: 56 guests never run out by themselves
    play(table, "take prince")
    assert names(table.state.queue, "Guest") == "duke baron elector countess"
    play(table, "die 1", "mix 0 0", "end")
    before = counts(table, 1)["krones"]
    play(table, "take duke")
    assert before - counts(table, 1)["krones"] == 2, "it has moved to the second slot"
    prices = [(row["guest"], row["price"]) for row in table.view(0)["queue"]]
    assert prices == [("baron", 1), ("elector", 0), ("countess", 0)]
