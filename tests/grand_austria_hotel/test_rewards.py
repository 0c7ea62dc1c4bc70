"""GAH-9.5 to 9.12 Rewards: their parts, rooms, staff, guests, occupying, and what they cost."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    GAME,
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


def cafe_of(table: ht.Table, seat: int = 0) -> str:
    """The guests in a player's café."""
    return names(table.state.cafe[seat], "Guest")


# Parts of a reward


@pytest.mark.rule("GAH-9.5", "GAH-R.59")
def test_plain_gains_cannot_be_declined() -> None:
    table = play(
        at(player(cafe={"general": "all"}, vacant="1C"), phase="main", options=ASK_ALL),
        "checkin general",
    )
    assert legal(table, "decline") == []
    assert why(table, "decline general krones 3") == ("GAH-9.5", "cannot-decline")


@pytest.mark.rule("GAH-9.5", "GAH-R.60")
def test_steps_and_draws_are_taken_without_asking() -> None:
    owner = player(cafe={"sovereign": "all"}, vacant="3A")
    table = at(owner, phase="main", chance=["draw chef", "draw porter"])
    play(table, "checkin sovereign")
    assert asked(table) == (0, "Turn")
    assert names(table.state.hands[0]) == "chef porter"
    assert counts(table)["emperor"] == 2
    table = at(owner, phase="main", options=ASK_ALL)
    play(table, "checkin sovereign", "decline sovereign draw 2", "decline sovereign steps 2")
    assert names(table.state.hands[0]) == ""
    assert counts(table)["vp"] == 2  # printed VP are compulsory


@pytest.mark.rule("GAH-9.5", "GAH-0.7", "GAH-9.11")
def test_an_impossible_part_is_lost() -> None:
    """The second guest of two finds no free table; no hand, no card to play."""
    owner = player(cafe={"medicinal_councillor": "all", "duke": "", "earl": ""}, vacant="1C")
    table = at(owner, phase="main", queue="dame duchess baron count princess")
    play(table, "checkin medicinal_councillor", "take dame")
    assert asked(table) == (0, "Turn")
    table = at(player(cafe={"macleod": "all"}, vacant="1C"), phase="main")
    play(table, "checkin macleod")
    assert asked(table) == (0, "Turn")
    assert told(table, "nothing") == [(0, "macleod")]


@pytest.mark.rule("GAH-9.5", "GAH-R.39")
@pytest.mark.parametrize("order", ["play", "prepare"])
def test_parts_with_costs_come_in_any_order(order: str) -> None:
    """Landgrave: a card with 1 krone off and a room at full cost, from three krones."""
    owner = player(krones=3, cafe={"landgrave": "all"}, vacant="3A", hand="groom")
    table = play(at(owner, phase="main"), "checkin landgrave")
    if order == "play":
        play(table, "first landgrave play 1", "play groom")
        assert asked(table) == (0, "Turn")  # no krone for any room that can be reached
        assert told(table, "nothing") == [(0, "landgrave")]
    else:
        play(table, "first landgrave prepare 0", "prepare 2A")
        assert legal(table) == ["stop"]


@pytest.mark.rule("GAH-R.39", "GAH-R.61")
def test_krones_of_the_same_check_in_come_before_what_costs() -> None:
    """The Masseuse's krone pays half of the room that the Musician brings."""
    owner = player(krones=1, cafe={"musician": "all"}, vacant="1B 2B", staff="masseuse")
    table = play(at(owner, phase="main"), "checkin musician", "lodge 2B", "prepare 3B")
    assert counts(table)["krones"] == 1 + 1 - 2


# Rooms, staff, guests, occupying


@pytest.mark.rule("GAH-9.9", "GAH-10.2")
def test_the_sculptor_stays_on_two_floors() -> None:
    table = at(player(krones=0, cafe={"sculptor": "all"}, vacant="1B 2B"), phase="main")
    play(table, "checkin sculptor", "lodge 2B")
    assert legal(table) == ["prepare 1A", "prepare 1C", "prepare 2A", "prepare 2C", "stop"]
    assert why(table, "prepare 3B") == ("GAH-9.9", "floor-too-high")


@pytest.mark.rule("GAH-9.9", "GAH-10.3")
def test_each_of_two_rooms_has_its_own_discount() -> None:
    table = at(player(krones=2, cafe={"architect": "all"}, vacant="1B 2B"), phase="main")
    play(table, "checkin architect", "lodge 2B")
    assert gained(table, "prepare 2C") == {}
    assert gained(table, "prepare 3C") == {"krones": -1}
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-9.9")
def test_a_room_of_a_reward_may_be_declined() -> None:
    table = at(player(cafe={"baron": "all"}, vacant="1A"), phase="main")
    play(table, "checkin baron", "stop")
    assert rooms(table) == ("", "1A")


@pytest.mark.rule("GAH-9.10", "GAH-R.63")
def test_a_card_that_cannot_be_paid_is_not_offered_but_asked_for() -> None:
    table = at(player(krones=1, cafe={"duchess": "all"}, vacant="3A", hand="waitress"),
               phase="main")  # fmt: skip
    play(table, "checkin duchess")
    assert legal(table) == ["stop"]
    assert why(table, "play waitress") == ("GAH-12.2", "cannot-pay")


@pytest.mark.rule("GAH-9.10")
def test_up_to_two_cards_one_after_the_other() -> None:
    owner = player(krones=20, cafe={"count": "all"}, vacant="3A", hand="pool_attendant chef groom")
    table = play(at(owner, phase="main"), "checkin count", "play pool_attendant")
    assert counts(table)["emperor"] == 3  # resolved before the second card
    assert legal(table) == ["play groom", "play chef", "stop"]
    play(table, "stop")
    assert asked(table) == (0, "Turn")
    assert names(table.state.played[0]) == "pool_attendant"


@pytest.mark.rule("GAH-9.11", "GAH-5.5")
def test_the_queue_is_refilled_between_two_guests() -> None:
    owner = player(cafe={"medicinal_councillor": "all", "duke": ""}, vacant="1C")
    table = at(owner, phase="main", queue="dame duchess baron count princess",
               chance=["guest macleod", "guest prince"])  # fmt: skip
    play(table, "checkin medicinal_councillor", "take count")
    assert names(table.state.queue, "Guest") == "macleod dame duchess baron princess"
    play(table, "take macleod")
    assert names(table.state.queue, "Guest") == "prince dame duchess baron princess"
    assert cafe_of(table) == "count duke macleod"


@pytest.mark.rule("GAH-9.11", "GAH-4.1")
def test_a_free_guest_is_not_the_guest_step() -> None:
    table = at(
        player(cafe={"dame": "all"}, vacant="1A"),
        queue="earl duchess baron count princess",
        options={"gah.additional_window": "whole_turn"},
    )
    play(table, "checkin dame", "take earl")
    assert "take baron" in legal(table)
    play(table, "take baron")
    assert cafe_of(table) == "baron earl"


@pytest.mark.rule("GAH-9.12", "GAH-11.1")
def test_occupying_without_a_guest_can_fill_a_group() -> None:
    table = at(player(cafe={"prince": "all"}, vacant="1A 4A", occupied="3A"), phase="main")
    assert gained(table, "checkin prince", "lodge 1A", "occupy 4A") == {"vp": 7 + 2 + 5}
    assert cafe_of(table) == ""


@pytest.mark.rule("GAH-9.12", "GAH-R.38", "GAH-R.69")
@pytest.mark.parametrize(
    ("cafe", "question"),
    [
        ({}, "Turn"),
        ({"earl": "all"}, "Turn"),
        ({"earl": "", "duke": "1 strudel"}, "FillOrder"),
        ({"earl": "", "duke": "all"}, "Turn"),
    ],
)
def test_filling_an_order(cafe: dict[str, str], question: str) -> None:
    owner = player(cafe=cafe, hand="porter")
    table = play(at(owner, dice={5: 5}, phase="main"), "die 5", "play porter")
    assert asked(table) == (0, question)
    if question == "FillOrder":
        assert legal(table) == ["fill earl", "fill duke"]
        play(table, "fill duke")
        assert (missing(table, "duke"), missing(table, "earl")) == ({}, {"cake": 1, "coffee": 2})
    elif "earl" in cafe:
        assert missing(table, "earl") == {}
    assert cafe_of(table).split() == list(cafe)  # it checks no guest in


# Draw three, play one


DRAWN = ["draw waitress", "draw porter", "draw groom"]
"""Costs 6, 5 and 4."""


@pytest.mark.rule("GAH-12.6", "GAH-E.20", "GAH-R.64")
@pytest.mark.parametrize("edition", [{}, CLASSIC], ids=["revised", "classic"])
def test_baroness_playing_is_compulsory_in_classic_if_affordable(edition: dict[str, str]) -> None:
    owner = player(krones=2, cafe={"baroness": "all"}, vacant="3A", hand="chef")
    table = at(owner, phase="main", options=edition, chance=DRAWN)
    play(table, "checkin baroness")
    may_stop = [] if edition else ["stop"]
    assert legal(table) == ["play groom", "play porter", *may_stop]
    assert why(table, "play chef") == ("GAH-12.6", "not-looked-at")
    play(table, "play groom")
    assert legal(table) == ["under waitress", "under porter"]
    assert names(table.state.played[0]) == ""  # laid down when the others are put away
    play(table, "under porter")
    assert names(table.state.under) == "porter waitress"
    assert names(table.state.played[0]) == "groom"
    assert counts(table)["krones"] == 1


@pytest.mark.rule("GAH-12.6", "GAH-E.20")
@pytest.mark.parametrize("edition", [{}, CLASSIC], ids=["revised", "classic"])
def test_without_an_affordable_card_all_go_under_the_deck(edition: dict[str, str]) -> None:
    owner = player(krones=0, cafe={"baroness": "all"}, vacant="3A")
    table = at(owner, phase="main", options=edition, chance=DRAWN)
    play(table, "checkin baroness")
    assert legal(table) == ["stop"]
    play(table, "stop", "under groom", "under waitress")
    assert names(table.state.under) == "groom waitress porter"


@pytest.mark.rule("GAH-12.6")
@pytest.mark.parametrize(
    ("answer", "left"), [("play groom", "waitress porter"), ("stop", "waitress groom porter")]
)
def test_a_position_between_choosing_and_putting_under(answer: str, left: str) -> None:
    owner = player(cafe={"baroness": "all"}, vacant="3A")
    table = play(at(owner, phase="main", chance=DRAWN), "checkin baroness", answer)
    twin = ht.Table.from_position(GAME, table.position(), seed=1)
    assert twin.state == table.state
    assert legal(twin) == [f"under {card}" for card in left.split()]


@pytest.mark.rule("GAH-12.6", "GAH-R.6", "GAH-D.29")
def test_a_short_deck_shows_what_it_has() -> None:
    owner = player(cafe={"duke": "all"}, vacant="3A")
    table = at(owner, phase="main", staff_deck="waitress porter")
    play(table, "checkin duke")
    assert legal(table) == ["play waitress", "play porter", "stop"]
    play(table, "play porter")
    assert names(table.state.under) == "waitress"
    assert names(table.state.pool) == ""
    table = at(owner, phase="main", staff_deck="")
    play(table, "checkin duke")
    assert asked(table) == (0, "Turn")
