"""GAH-R.60 to R.75 The rulings that came with the engine, and differences without an effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, PRINTED
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import pack
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    GAME,
    asked,
    at,
    at_the_end,
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

RISING = {"gah.order": "rising"}
"""Option under which records of version 1 replay (GAH-R.62)."""


@pytest.mark.rule("GAH-R.60", "GAH-R.59")
def test_optional_steps_and_draws_are_taken_without_asking() -> None:
    me = player(vacant="3A", cafe={"sovereign": "all"})
    table = at(me, chance=["draw chef", "draw groom"])
    assert gained(table, "checkin sovereign") == {"vp": 2, "emperor": 2}
    assert names(table.state.hands[0]) == "groom chef"


@pytest.mark.rule("GAH-R.60", "GAH-9.5")
def test_with_questions_all_they_may_be_declined() -> None:
    me = player(vacant="3A", cafe={"sovereign": "all"})
    table = play(at(me, options=ASK_ALL), "checkin sovereign")
    assert legal(table)[-2:] == ["decline sovereign steps 2", "decline sovereign draw 2"]
    gains = gained(table, "decline sovereign draw 2", "decline sovereign steps 2")
    assert gains == {"vp": 2}
    assert table.state.hands[0] == ()


@pytest.mark.rule("GAH-R.61", "GAH-0.6")
def test_an_order_is_asked_only_where_it_can_matter() -> None:
    plain = player(vacant="1A", cafe={"countess": "all"})
    assert asked(play(at(plain), "checkin countess")) == (0, "Turn")
    apart = player(vacant="3A", hand="chef", cafe={"elector": "all"})
    assert asked(play(at(apart), "checkin elector")) == (0, "PlayStaff")
    rivals = player(vacant="3A 3B", hand="chef", cafe={"landgrave": "all"})
    assert asked(play(at(rivals), "checkin landgrave")) == (0, "ChooseEffect")
    empty = player(vacant="3A 3B", cafe={"landgrave": "all"})
    assert asked(play(at(empty), "checkin landgrave")) == (0, "PrepareRooms")


@pytest.mark.rule("GAH-R.62", "GAH-10.5")
def test_turned_rooms_are_named_in_any_order() -> None:
    me = player(hand="page_boy", vacant="1A 1B 1C 2A")
    table = play(at(me, dice={5: 2}), "die 5", "play page_boy", "occupy 1C")
    assert legal(table) == ["occupy 1A", "occupy 1B", "occupy 2A", "stop"]
    version_1 = at(me, dice={5: 2}, options=RISING)
    play(version_1, "die 5", "play page_boy", "occupy 1B")
    assert why(version_1, "occupy 1A") == ("GAH-R.62", "rising-rooms")


@pytest.mark.rule("GAH-R.62", "GAH-7.1")
def test_received_goods_go_to_guests_in_any_order() -> None:
    me = player(cafe="portrait_painter photographer")
    table = play(at(me, dice={2: 3}), "die 2", "mix 3 0", "place photographer")
    assert "place portrait_painter" in legal(table)
    version_1 = play(at(me, dice={2: 3}, options=RISING), "die 2", "mix 3 0", "place photographer")
    assert why(version_1, "place portrait_painter") == ("GAH-R.62", "rising-guests")


@pytest.mark.rule("GAH-R.62", "GAH-8.3")
def test_served_goods_come_in_any_order() -> None:
    me = player(kitchen="2 strudel 2 wine", cafe="m_polo photographer")
    table = play(at(me, dice={1: 1}), "serve", "bring wine photographer")
    assert "bring strudel m_polo" in legal(table)
    version_1 = play(at(me, dice={1: 1}, options=RISING), "serve", "bring wine photographer")
    assert why(version_1, "bring strudel m_polo") == ("GAH-R.62", "rising-goods")


@pytest.mark.rule("GAH-R.63")
def test_a_question_with_one_answer_is_not_asked_but_the_end_of_a_turn_is() -> None:
    me = player(hand="porter", vacant="3A", cafe={"dame": "", "knight_of_the_empire": "all"})
    table = play(at(me, dice={5: 5}), "checkin knight_of_the_empire")
    assert rooms(table) == ("", "3A"), "the only room"
    play(table, "die 5", "play porter")
    assert missing(table, "dame") == {}, "the only order to be filled"
    assert legal(table) == ["end"]


@pytest.mark.rule("GAH-R.63", "GAH-21.1")
def test_a_question_about_hidden_cards_is_always_asked() -> None:
    table = play(at(player(krones=0, hand="waitress"), dice={5: 1}), "die 5")
    assert legal(table) == ["stop"]


@pytest.mark.rule("GAH-R.64", "GAH-12.6")
def test_the_others_go_under_the_deck_before_the_chosen_card_is_laid_down() -> None:
    draws = ["draw chef", "draw groom", "draw porter"]
    table = scoring("A3", player(emperor=6, krones=5), chance=draws)
    play(table, "play chef")
    assert told(table, "chose") == [(0, "chef", "A3")]
    assert told(table, "played") == []
    assert counts(table)["strudel"] == 0
    play(table, "under porter")
    assert told(table, "played") == [(0, "chef", "A3")]
    assert counts(table)["strudel"] == 1
    assert names(table.state.under) == "porter groom"


# No krone for the last 6s


@pytest.mark.rule("GAH-R.66", "GAH-R.57")
def test_a_room_that_the_sure_check_in_needs_cannot_be_turned_first() -> None:
    me = player(
        krones=1, vacant="1A 1B 1C", hand="page_boy",
        cafe={"m_ingalls": "all", "countess": "all"},
    )  # fmt: skip
    table = at(me, dice={6: 2})
    play(table, "checkin m_ingalls", "lodge 1B", "play page_boy")
    assert counts(table)["krones"] == 0, "the Countess will bring three"
    assert legal(table) == ["occupy 1C", "stop"]
    assert why(table, "occupy 1A") == ("GAH-4.5", "keep-room-for-main")
    play(table, "occupy 1C")
    assert legal(table) == ["checkin countess"]


@pytest.mark.rule("GAH-R.57", "GAH-4.5", "GAH-9.4")
def test_krones_that_are_due_are_sure() -> None:
    me = player(krones=0, vacant="4D 1A", cafe={"senior_councillor": "all"})
    table = play(at(me, dice={6: 2}, options=CLASSIC), "checkin senior_councillor")
    assert counts(table)["krones"] == 0, "the bonus of the red group comes last"
    assert legal(table) == ["occupy 1A", "stop"]
    assert gained(table, "occupy 1A") == {"krones": 1, "vp": 2}


@pytest.mark.rule("GAH-R.57", "GAH-4.5", "GAH-9.4")
def test_krones_that_are_due_may_be_spent_beforehand() -> None:
    me = player(
        krones=1, occupied="3B", vacant="4B", hand="groom waitress",
        cafe={"veterinary_councillor": "all"},
    )  # fmt: skip
    table = play(at(me, dice={6: 2}, options=CLASSIC), "checkin veterinary_councillor")
    assert legal(table) == ["play groom", "stop"]
    assert gained(table, "play groom") == {"krones": -1 + 3}


# Setup and variants


@pytest.mark.rule("GAH-R.67", "GAH-E.24")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_the_start_player_answers_for_the_table(edition: str) -> None:
    options = {"edition": edition, "gah.setup_tiles": "chosen"}
    table = ht.Table(GAME, seats=4, seed=2, options=options)
    kinds = []
    while asked(table)[1].startswith("Pick"):
        assert table.to_move == table.state.first
        kinds.append(asked(table)[1])
        table.play(table.legal()[0])
    assert kinds == ["PickPolitics", "PickTile"] * 3


@pytest.mark.rule("GAH-R.68", "GAH-20.2")
def test_a_draft_is_asked_seat_by_seat_and_shows_nothing() -> None:
    table = ht.Table(GAME, seats=3, seed=2, options={"gah.staff_deal": "draft"})
    views = [table.view(2)["pack"]]
    play(table, legal(table)[0])
    play(table, legal(table)[0])
    views.append(table.view(2)["pack"])
    assert asked(table) == (2, "DraftCard")
    assert views[0] == views[1]


@pytest.mark.rule("GAH-R.75", "GAH-2.8")
def test_day_boards_are_dealt_seat_by_seat() -> None:
    table = ht.Table(GAME, seats=4, seed=2, options={"gah.boards": "day"})
    assert [seat for seat, _ in told(table, "hotel_dealt")] == [0, 1, 2, 3]


# Goods, VP, cards


@pytest.mark.rule("GAH-R.69", "GAH-R.38")
def test_only_incomplete_orders_are_offered_to_the_porter() -> None:
    me = player(hand="porter", cafe={"dame": "all", "earl": "", "duke": ""})
    table = play(at(me, dice={5: 5}), "die 5", "play porter")
    assert legal(table) == ["fill earl", "fill duke"]
    assert why(table, "fill dame") == ("GAH-R.38", "order-complete")


@pytest.mark.rule("GAH-R.70", "GAH-R.7")
def test_limited_goods_count_kitchens_and_orders() -> None:
    other = player(kitchen="26 wine", cafe={"photographer": "2 wine"})
    options = {"gah.goods_supply": "limited"}
    table = play(at(player(kitchen="1 wine"), other, dice={2: 3}, options=options), "die 2")
    assert legal(table) == ["mix 0 0", "mix 1 0", "mix 1 1"], "30 - 1 - 26 - 2 = 1 is left"


@pytest.mark.rule("GAH-R.71", "GAH-R.12")
def test_a_floor_of_zero_stops_losses_in_their_order() -> None:
    options = {"gah.vp_floor": "zero"}
    table = scoring("C1", player(vp=3, krones=2, cafe="dame"), options=options)
    assert told(table, "lost_vp") == [(0, 3, "C1")]
    assert ledger(table) == {"set_up": 3, "tiles": -3, "final_krones": 2, "final_guests": -2}
    assert counts(table)["vp"] == 0


@pytest.mark.rule("GAH-R.72", "GAH-R.35")
def test_of_equally_good_cards_the_lowest_number_is_copied() -> None:
    me = player(staff="secretary", occupied="1A")
    table = at_the_end(me, player(staff="chambermaid receptionist"))
    assert told(table, "copied_card") == [(0, "secretary", "chambermaid")]


@pytest.mark.rule("GAH-R.73", "GAH-R.5", "GAH-R.41")
def test_a_guest_still_being_rewarded_is_not_in_the_new_deck() -> None:
    queue = "duke baron prince elector countess"
    rest = [guest for guest in at(queue=queue).position()["guest_deck"] if guest != "dame"]
    me = player(vacant="3A", cafe={"dame": "all"})
    table = at(me, queue=queue, guest_deck=[], discard=rest)
    play(table, "checkin dame", "take duke")
    assert told(table, "guests_reshuffled") == [(0, len(rest))]
    assert "dame" not in names(table.state.guest_deck, "Guest").split()
    assert names(table.state.discard, "Guest") == "dame"


@pytest.mark.rule("GAH-R.74", "GAH-8.3")
def test_the_only_good_to_serve_is_moved_without_asking() -> None:
    table = at(player(kitchen="3 wine", cafe="sculptor"), dice={1: 1})
    assert gained(table, "serve") == {"krones": -1, "wine": -1}
    assert missing(table, "sculptor") == {}
    assert asked(table) == (0, "Turn")


# Edition differences that no printed card of the base game shows


def with_order(goods: int, options: dict[str, Any]) -> Rules:
    """Rules with a Sculptor who orders so many strudels."""
    guests = list(PRINTED.guests)
    guests[0] = replace(guests[0], order=pack(goods))
    return Rules(replace(PRINTED, guests=tuple(guests)), GAME.choose_options(options))


@pytest.mark.rule("GAH-E.12", "GAH-13.33")
@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ({}, [0, 1, 1]),
        (CLASSIC, [0, 1, 0]),
        ({"gah.floor_housekeeper_min": "exactly_4"}, [0, 1, 0]),
        ({**CLASSIC, "gah.floor_housekeeper_min": "4_or_more"}, [0, 1, 1]),
    ],
)
def test_orders_of_three_four_and_five_goods(options: dict[str, Any], answers: list[int]) -> None:
    sculptor = GUEST_KEYS.index("sculptor")
    found = [len(with_order(n, options).on_left[sculptor]) for n in (3, 4, 5)]
    assert [n - found[0] for n in found] == answers


@pytest.mark.rule("GAH-E.12", "GAH-13.33")
@pytest.mark.parametrize("value", ["4_or_more", "exactly_4"])
def test_four_goods_please_the_floor_housekeeper_in_both_editions(value: str) -> None:
    me = player(staff="male_floor_housekeeper", vacant="1C", cafe={"macleod": "all"})
    table = at(me, options={"gah.floor_housekeeper_min": value})
    assert gained(table, "checkin macleod") == {"vp": 2 + 4}


@pytest.mark.rule("GAH-E.29", "GAH-9.9")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_the_sculptor_gives_a_free_room_on_floor_1_or_2(options: dict[str, Any]) -> None:
    me = player(krones=0, vacant="1B 2A", cafe={"sculptor": "all"})
    table = play(at(me, options=options), "checkin sculptor", "lodge 2A")
    assert legal(table) == ["prepare 1A", "prepare 1C", "prepare 2B", "stop"]
    assert why(table, "prepare 3A") == ("GAH-9.9", "floor-too-high")
    assert gained(table, "prepare 2B") == {}
