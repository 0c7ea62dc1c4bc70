"""AW-9 The hotel entrances: one row per effect, the worked examples and the rulings."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.entrance_positions import HOTELS, owner_of, table_politics
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    counts,
    gained,
    ledger,
    legal,
    names,
    play,
    player,
    rooms,
    take_turn,
    told,
    why,
)


def test_without_an_entrance_a_game_goes_on() -> None:
    table = at(player(), player(), options=HOTELS)
    assert [row["entrance"] for row in table.view(None)["players"]] == [None, None]
    take_turn(table)


# Chateau Paulwei


@pytest.mark.rule("AW-9.1", "AW-R.28")
@pytest.mark.parametrize(
    ("guest", "occupied", "room", "gain"),
    [
        ("knight_of_the_empire", "", "1A", {"vp": 3 + 4}),
        ("knight_of_the_empire", "1A 2A 3A", "4A", {"vp": 3 + 8}),
        ("apothecary", "4C", "4D", {"vp": 1, "krones": 1 + 2}),
        ("apothecary", "1B 2B 3B", "4B", {"vp": 1, "krones": 1 + 4}),
        ("apothecary", "1C 1D 2C", "2D", {"vp": 1, "krones": 1 + 13}),
        ("composer", "1B 2A", "2B", {"vp": 1, "strudel": 1, "emperor": 8}),
    ],
)
def test_paulweis_own_occupancy_table(
    guest: str, occupied: str, room: str, gain: dict[str, int]
) -> None:
    table = owner_of(
        "chateau_paulwei", krones=2, cafe={guest: "all"}, occupied=occupied, vacant=room,
        phase="main",
    )  # fmt: skip
    assert gained(table, f"checkin {guest}") == gain


@pytest.mark.rule("AW-9.1", "AW-3.7")
def test_only_the_owner_has_another_table() -> None:
    table = at(
        player(cafe={"knight_of_the_empire": "all"}, vacant="1A"),
        player(entrance="chateau_paulwei"), options=HOTELS, phase="main",
    )  # fmt: skip
    assert gained(table, "checkin knight_of_the_empire") == {"vp": 3 + 2}


@pytest.mark.rule("AW-9.1")
def test_paulweis_table_reaches_size_four_of_blue() -> None:
    board = owner_of("chateau_paulwei").state.options
    amounts = {tuple(due[2]) for side in board.boards for due in side.other}
    assert {(0, 4), (0, 8), (0, 13), (0, 20)} <= amounts  # blue groups of the day sides


# Corogari Zant-Mainz


@pytest.mark.rule("AW-9.2", "AW-R.29")
@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        (1, 4, {"strudel": 1, "wine": 1}),
        (5, 4, {"strudel": 1, "wine": 1}),
        (2, 2, {"krones": 1, "emperor": 1}),
        (6, 4, {"krones": 1, "emperor": 1}),
        (1, 2, {"cake": 1, "coffee": 1}),
        (6, 5, {"cake": 1, "coffee": 1}),
        (3, 4, {}),
        (5, 2, {}),
    ],
)
def test_the_sum_of_both_dice(first: int, second: int, gain: dict[str, int]) -> None:
    table = owner_of(
        "corogari_zant_mainz", turns=1, special={"first_die": first}, dice={second: 2}, hand="groom"
    )
    assert gained(table, f"die {second}") == gain
    frame = {2: "MixGoods", 4: "SplitSteps", 5: "PlayStaff"}[second]
    assert asked(table) == (0, frame)  # the action comes after it
    assert told(table, "dice_sum") == [(0, first + second)]


@pytest.mark.rule("AW-9.2")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (6, 6)])
def test_a_room_free_and_a_point_for_the_lowest_and_highest_sum(first: int, second: int) -> None:
    table = owner_of(
        "corogari_zant_mainz", turns=1, special={"first_die": first}, dice={second: 2},
        vacant="1A 2A", krones=5,
    )  # fmt: skip
    play(table, f"die {second}")
    assert asked(table) == (0, "PrepareRooms")
    spent = 1 if second == 6 else 0  # the joker
    assert (counts(table)["vp"], counts(table)["krones"]) == (1, 5 - spent)
    assert gained(table, "prepare 3A") == {}


@pytest.mark.rule("AW-9.2", "AW-R.29", "AW-R.88")
@pytest.mark.parametrize(("first", "second"), [(2, 4), (4, 4)])
def test_a_staff_card_before_the_action(first: int, second: int) -> None:
    table = owner_of(
        "corogari_zant_mainz", turns=1, special={"first_die": first}, dice={second: 2},
        hand="laundress", krones=9,
    )  # fmt: skip
    play(table, f"die {second}")
    assert asked(table) == (0, "PlayStaff")
    cost = table.state.options.cost[table.state.hands[0][0]]
    assert gained(table, "play laundress") == {"krones": 1 - cost}
    assert asked(table) == (0, "SplitSteps")  # the die was taken before: Laundress is too late


@pytest.mark.rule("AW-D.17", "AW-9.2", "AW-R.89")
def test_the_key_counts_as_a_second_die_of_the_same_value() -> None:
    table = owner_of(
        "corogari_zant_mainz", turns=1, special={"first_die": 3}, hand="groom", krones=9,
        options={"aw.modules": 34},
    )  # fmt: skip
    play(table, "key")
    assert told(table, "dice_sum") == [(0, 6)]
    play(table, "first corogari_zant_mainz play 1", "play groom", "good cake")
    assert asked(table) == (0, "UseKey")
    assert names(table.state.played[0]) == "groom"  # before the key's action


@pytest.mark.rule("AW-R.29")
def test_the_key_first_and_twice_the_value_of_the_die() -> None:
    table = owner_of("corogari_zant_mainz", dice={5: 3, 1: 1}, options={"aw.modules": 34})
    play(table, "key", "good cake", "stop", "end")
    take_turn(table, 1)
    assert (table.state.active, table.state.special.first_die) == (0, 0)
    assert gained(table, "die 5") == {"krones": 1, "emperor": 1}  # 5 + 5


@pytest.mark.rule("AW-R.29")
def test_a_six_used_as_something_else_is_a_six() -> None:
    table = owner_of("corogari_zant_mainz", dice={6: 3, 4: 2})
    play(table, "die 6", "as 4", "split 0 0", "end")
    assert table.state.special.first_die == 6
    take_turn(table, 6)
    take_turn(table, 6)
    assert gained(table, "die 4") == {"krones": 1, "emperor": 1}


@pytest.mark.rule("AW-R.29")
def test_a_new_round_begins_without_dice() -> None:
    table = owner_of("corogari_zant_mainz", turns=1, special={"first_die": 3}, dice={1: 1})
    take_turn(table, 1)
    assert table.state.round == 2
    assert table.state.special.first_die == -1


# Dove

COLUMN = {
    "token_1": {"vp": 5},
    "token_2": {"krones": 4},
    "token_3": {"emperor": 4},
}
FLOOR = {
    "token_1": {"vp": 7},
    "token_2": {"krones": 6},
    "token_3": {"emperor": 6},
}


def dove(occupied: str, room: str, guest: str, **fields: Any) -> ht.Table:
    """The owner of Dove is about to check a guest into a room."""
    table = owner_of(
        "dove", occupied=occupied, vacant=room, cafe={guest: "all"}, phase="main",
        rewarded=[fields.pop("paid", "").split(), []],
        **fields,
    )  # fmt: skip
    return play(table, f"checkin {guest}")


@pytest.mark.rule("AW-9.3", "AW-14.2")
@pytest.mark.parametrize("token", COLUMN)
def test_the_upper_bonus_for_a_column(token: str) -> None:
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire")
    assert asked(table) == (0, "ChooseToken")
    assert legal(table) == [f"token token_{n}" for n in range(1, 6)]
    assert gained(table, f"token {token}") == COLUMN[token]
    assert token not in table.view(None)["tokens"]
    assert ledger(table).get("entrances", 0) == COLUMN[token].get("vp", 0)


@pytest.mark.rule("AW-9.3")
@pytest.mark.parametrize("token", FLOOR)
def test_the_lower_bonus_for_a_floor(token: str) -> None:
    table = dove("1A 1B 1C 1D", "1E", "knight_of_the_empire")
    assert asked(table) == (0, "ChooseToken")
    assert gained(table, f"token {token}") == FLOOR[token]


@pytest.mark.rule("AW-9.3")
def test_tokens_with_staff_and_rooms() -> None:
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire", hand="groom", krones=0)
    play(table, "token token_4")
    assert asked(table) == (0, "PlayStaff")
    assert gained(table, "play groom") == {}
    table = dove("1A 1B 1C 1D", "1E 2A 2B", "knight_of_the_empire")
    play(table, "token token_5", "occupy 2A", "occupy 2B")
    assert rooms(table)[0] == ""
    table = dove("1A 2A 3A", "4A 1B", "knight_of_the_empire")
    play(table, "token token_5", "occupy 1B")
    assert asked(table) == (0, "Turn")
    table = dove("1A 1B 1C 1D", "1E", "knight_of_the_empire")
    play(table, "token token_4")
    assert asked(table) == (0, "ChooseLooked")


@pytest.mark.rule("AW-9.3", "AW-X.14")
def test_column_and_floor_at_once_take_two_tokens_in_any_order() -> None:
    table = dove("1B 1C 1D 1E 2A 3A 4A", "1A", "knight_of_the_empire")
    assert asked(table) == (0, "ChooseEffect")
    assert legal(table) == ["first dove token 0", "first dove token 1"]
    assert gained(table, "first dove token 1", "token token_1", "token token_2") == {
        "vp": 7, "krones": 4,
    }  # fmt: skip
    assert table.view(None)["tokens"] == ["token_3", "token_4", "token_5"]


@pytest.mark.rule("AW-R.30", "AW-X.14")
def test_a_token_is_chosen_even_if_it_does_nothing_and_none_is_nothing() -> None:
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire", special={"tokens": ["token_4"]})
    assert told(table, "token_used") == [(0, "token_4", 0)]  # the only one: not asked
    assert asked(table) == (0, "Turn")  # nothing to play
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire", special={"tokens": []})
    assert told(table, "nothing") == [(0, "dove")]
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire")
    assert why(table, "stop") == ("AW-9.3", "must-choose-token")
    table = dove(
        "1A 2A 3A", "4A", "knight_of_the_empire", special={"tokens": ["token_1", "token_2"]}
    )
    assert why(table, "token token_5") == ("AW-9.3", "token-gone")


@pytest.mark.rule("AW-R.30")
def test_a_column_made_full_again_counts_again() -> None:
    table = dove("1A 2A 3A", "4A", "knight_of_the_empire", paid="3A 4A")
    assert asked(table) == (0, "ChooseToken")  # though the group has paid before


@pytest.mark.rule("AW-3.7", "AW-9.3")
def test_other_players_get_no_tokens() -> None:
    table = at(
        player(cafe={"knight_of_the_empire": "all"}, occupied="1A 2A 3A", vacant="4A"),
        player(entrance="dove"), options=HOTELS, phase="main",
    )  # fmt: skip
    play(table, "checkin knight_of_the_empire")
    assert asked(table) == (0, "Turn")


# Kaufman

QUEUE = "dame apothecary composer mr_horsa capt_goldhaken"


@pytest.mark.rule("AW-9.4", "AW-R.31")
def test_a_second_guest_at_the_cost_of_its_slot_after_refilling() -> None:
    table = owner_of("kaufman", queue=QUEUE, krones=5, chance=["guest duchess", "guest elector"])
    assert gained(table, "take dame") == {"krones": -3}
    assert asked(table) == (0, "Turn")
    assert table.state.stack[-1].phase == 2
    assert "pass" not in legal(table)
    assert "take duchess" not in legal(table)  # 3 krones: 2 are left
    assert gained(table, "take apothecary") == {"krones": -2}
    assert why(table, "take composer") == ("GAH-4.2", "guest-step-over")
    assert len(table.state.cafe[0]) == 2


@pytest.mark.rule("AW-9.4", "AW-R.31")
def test_the_second_guest_is_no_must_and_needs_a_table() -> None:
    table = owner_of("kaufman", queue=QUEUE, cafe="baroness duke earl")
    play(table, "take capt_goldhaken")
    assert len(table.state.cafe[0]) == 4  # the fourth table
    assert legal(table, "take") == []
    assert why(table, "take dame") == ("GAH-5.2", "no-free-table")
    assert legal(table, "die") != []
    assert table.view(None)["players"][0]["tables"] == 4
    assert table.view(None)["players"][1]["tables"] == 3


@pytest.mark.rule("AW-R.31")
def test_a_reward_gives_no_second_guest() -> None:
    table = owner_of(
        "kaufman", queue=QUEUE.replace("dame", "duke"), cafe={"dame": "all"}, vacant="1A",
        phase="main",
    )  # fmt: skip
    play(table, "checkin dame", "take apothecary")
    assert asked(table) == (0, "Turn")
    assert why(table, "take composer") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("AW-R.31", "AW-R.87", "AW-9.4")
def test_an_additional_action_ends_the_guest_step_unless_the_window_is_wide() -> None:
    for options, open_still in (({}, False), ({"edition": "classic"}, True)):
        table = owner_of(
            "kaufman", queue=QUEUE, cafe={"knight_of_the_empire": "all"}, vacant="1A",
            options=options,
        )  # fmt: skip
        play(table, "take dame", "checkin knight_of_the_empire")
        assert (legal(table, "take") != []) == open_still


@pytest.mark.rule("AW-R.31")
def test_the_krone_for_the_last_six_is_kept_from_both_guests() -> None:
    table = owner_of("kaufman", queue=QUEUE, krones=2, dice={6: 2})
    play(table, "take capt_goldhaken")
    assert legal(table, "take") == [
        "take composer", "take apothecary", "take mr_horsa",
    ]  # fmt: skip  # for 0, 1 and 0 krones


@pytest.mark.rule("AW-9.4", "AW-R.32", "AW-D.18")
@pytest.mark.parametrize(("guests", "vp"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)])
def test_guests_of_the_round_give_points_at_its_end(guests: int, vp: int) -> None:
    pile = ["sculptor", "musician", "composer", "tailor", "baroness", "duke"][:guests]
    table = owner_of(
        "kaufman", round=3, special={"piles": [pile, []]}, stack=[{"frame": "EndRound"}], emperor=4
    )
    assert ledger(table).get("entrances", 0) == vp
    assert table.state.special.piles == ((), ())
    assert names(table.state.discard, "Guest").split() == sorted(
        pile, key=["sculptor", "musician", "composer", "tailor", "baroness", "duke"].index
    )
    kinds = [event.kind for event in table.journal]
    assert kinds.index("guests_counted") < kinds.index("moved_back")  # before the emperor


@pytest.mark.rule("AW-R.32")
def test_a_completed_guest_waits_in_the_pile_of_the_round() -> None:
    table = owner_of("kaufman", cafe={"knight_of_the_empire": "all"}, vacant="1A", phase="main")
    play(table, "checkin knight_of_the_empire")
    assert table.view(None)["players"][0]["round_pile"] == ["knight_of_the_empire"]
    assert table.state.discard == ()


COUNTING = {"aw.modules": 35}


@pytest.mark.rule("AW-12.7", "AW-12.6")
def test_both_piles_count_for_the_condition_and_then_part() -> None:
    big = ["photographer", "vocalist", "architect"]
    table = counting_table(big)
    assert "claim big_orders_5" in legal(table)
    table = counting_table(big[:2])
    assert "claim big_orders_5" not in legal(table)


def counting_table(round_pile: list[str], **fields: Any) -> ht.Table:
    """Kaufman with the politics card that counts big orders; two of them counted before."""
    politics = [table_politics(letter) for letter in "AB"]
    return owner_of(
        "kaufman", politics=[*politics, "big_orders_5"], phase="main",
        special={"piles": [round_pile, []]},
        piles=[["actress", "poet"], []], options=COUNTING, **fields,
    )  # fmt: skip


@pytest.mark.rule("AW-12.7", "AW-R.66")
def test_counting_guests_move_to_the_counting_pile_at_the_end_of_the_round() -> None:
    table = counting_table(["composer", "vocalist", "architect"], stack=[{"frame": "EndRound"}])
    assert names(table.state.piles[0], "Guest") == "vocalist architect actress poet"
    assert names(table.state.discard, "Guest") == "composer"


@pytest.mark.rule("AW-12.7")
def test_a_claim_clears_the_counting_pile_but_not_that_of_the_round() -> None:
    table = counting_table(["photographer", "vocalist", "architect"])
    play(table, "claim big_orders_5")
    assert table.state.piles[0] == ()
    assert names(table.state.discard, "Guest") == "actress poet"
    assert len(table.state.special.piles[0]) == 3  # they give VP at the end of the round


# Mayenfels


@pytest.mark.rule("AW-9.5")
def test_mayenfels_pays_for_each_card_played() -> None:
    table = owner_of("mayenfels", hand="chef groom", krones=9, dice={5: 2}, chance="draw detective")
    assert gained(table, "die 5", "play chef") == {
        "strudel": 1, "cake": 1, "wine": 1, "coffee": 1,
    }  # fmt: skip  # 3 krones less 2, and 1 krone back
    assert names(table.state.hands[0]) == "groom detective"


@pytest.mark.rule("AW-9.5")
def test_drawing_with_mayenfels_is_no_must() -> None:
    table = owner_of("mayenfels", hand="groom", krones=9, dice={5: 2}, options={"questions": "all"})
    play(table, "die 5", "play groom")
    assert "decline mayenfels draw 1" in legal(table)


# Stroup


@pytest.mark.rule("AW-0.6", "AW-E.16")
@pytest.mark.parametrize(
    ("guest", "occupied", "room", "gain"),
    [
        ("knight_of_the_empire", "", "3A", {"vp": 3 + 3}),
        ("apothecary", "", "1C", {"vp": 1, "krones": 1 + 2}),
        ("apothecary", "1C", "1D", {"vp": 1, "krones": 1}),
        ("composer", "", "1B", {"vp": 1, "strudel": 1, "emperor": 2}),
    ],
)
def test_stroup_pays_for_the_first_room_of_a_group(
    guest: str, occupied: str, room: str, gain: dict[str, int]
) -> None:
    table = owner_of(
        "stroup", cafe={guest: "all"}, occupied=occupied, vacant=room, phase="main", krones=3,
        options={"aw.extra_cards": "on"},
    )  # fmt: skip
    assert gained(table, f"checkin {guest}") == gain
