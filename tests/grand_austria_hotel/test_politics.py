"""GAH-14 Politics cards: every condition just met and just not met, and how they are claimed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards.politics import POLITICS
from tests.grand_austria_hotel.positions import (
    ROOMS_OF,
    at,
    counts,
    gained,
    ledger,
    legal,
    play,
    player,
    refused,
    take_turn,
    told,
    why,
)

BLUE, RED, YELLOW = (ROOMS_OF[colour].split() for colour in ("blue", "red", "yellow"))


def of(blue: int = 0, red: int = 0, yellow: int = 0, also_vacant: str = "") -> dict[str, Any]:
    """A player with so many occupied rooms of each colour."""
    rooms = [*BLUE[:blue], *RED[:red], *YELLOW[:yellow]]
    return player(occupied=" ".join(rooms), vacant=also_vacant)


FLOOR_1, FLOOR_3 = "1A 1B 1C 1D 1E ", "3A 3B 3C 3D 3E"
COLUMN_A, COLUMN_C = "1A 2A 3A 4A ", "1C 2C 3C 4C"
FIVE_GROUPS = "1A 1E 4E 4D 3A 4A"
TWELVE = "1A 1B 1C 1D 1E 2A 2B 2C 2D 2E 3A"
STAFF = "groom chef porter waitress barkeeper"

CONDITIONS = [
    ("krones_20", "A1", player(krones=20), player(krones=19)),
    ("emperor_10", "A2", player(emperor=10), player(emperor=9)),
    ("emperor_10", "A2", player(emperor=13), player(emperor=0)),
    ("staff_6", "A3", player(staff=STAFF + " liftboy", used="waitress barkeeper"),
     player(staff=STAFF, hand="liftboy")),
    ("rooms_12", "A4", player(vacant="3B", occupied=TWELVE), player(occupied=TWELVE)),
    ("rooms_12", "A4", player(vacant=TWELVE + " 3B"), player(vacant=TWELVE)),
    ("floors_2", "B1", player(occupied=FLOOR_1 + FLOOR_3),
     player(occupied=FLOOR_1 + "3A 3B 3C 3D", vacant="3E")),
    ("columns_2", "B2", player(occupied=COLUMN_A + COLUMN_C),
     player(occupied=COLUMN_A + "1C 2C 3C", vacant="4C")),
    ("groups_6", "B3", player(occupied=FIVE_GROUPS + " 3B 4B"),
     player(occupied=FIVE_GROUPS + " 3B", vacant="4B")),
    ("one_colour_all", "B4", of(yellow=6), of(blue=6, red=6, yellow=5, also_vacant="3E")),
    ("one_colour_all", "B4", of(blue=7), of(blue=6)),
    ("three_each", "C1", of(3, 3, 3), of(7, 7, 2)),
    ("three_each", "C1", of(3, 3, 3), of(2, 7, 6)),
    ("red4_yellow3", "C2", of(0, 4, 3), of(7, 3, 6)),
    ("red4_yellow3", "C2", of(0, 4, 3), of(7, 7, 2)),
    ("yellow4_blue3", "C3", of(3, 0, 4), of(7, 7, 3)),
    ("yellow4_blue3", "C3", of(3, 0, 4), of(2, 7, 6)),
    ("blue4_red3", "C4", of(4, 3, 0), of(3, 7, 6)),
    ("blue4_red3", "C4", of(4, 3, 0), of(7, 2, 6)),
]  # fmt: skip
"""Card, its rule, a player who just meets the condition, one who just does not."""


def with_card(card: str, *players: Mapping[str, Any], **fields: Any) -> ht.Table:
    """A table with a politics card in play."""
    cards = ["krones_20", "floors_2", "three_each"]
    letter = next(row.letter for row in POLITICS if row.key == card)
    cards["ABC".index(letter)] = card
    return at(*players, politics=cards, **fields)


@pytest.mark.parametrize(
    ("card", "rule", "meets", "misses"),
    [
        pytest.param(*row, marks=pytest.mark.rule(f"GAH-14.{row[1]}", "GAH-14.5", "GAH-R.29"))
        for row in CONDITIONS
    ],
)
def test_a_condition(card: str, rule: str, meets: dict[str, Any], misses: dict[str, Any]) -> None:
    assert why(with_card(card, misses), f"claim {card}") == (f"GAH-14.{rule}", "condition-not-met")
    table = with_card(card, meets)
    assert gained(table, f"claim {card}") == {"vp": 15}
    assert told(table, "claimed") == [(0, card, 15)]
    assert [event.rule for event in table.journal if event.kind == "claimed"] == [f"GAH-14.{rule}"]


@pytest.mark.rule(
    "GAH-14.5",
    "GAH-1.6",
    "GAH-14.A1",
    "GAH-14.A2",
    "GAH-14.A3",
    "GAH-14.A4",
    "GAH-14.B1",
    "GAH-14.B2",
    "GAH-14.B3",
    "GAH-14.B4",
    "GAH-14.C1",
    "GAH-14.C2",
    "GAH-14.C3",
    "GAH-14.C4",
)
def test_there_are_four_cards_of_each_stack() -> None:
    assert [row.letter for row in POLITICS] == list("AAAABBBBCCCC")
    assert {row.rule for row in POLITICS} == {f"GAH-14.{rule}" for _, rule, _, _ in CONDITIONS}


@pytest.mark.rule("GAH-14.B4", "GAH-20.4")
def test_colours_are_those_of_the_own_board() -> None:
    yellow = "1B 2B 3B 4B 1E 3E"
    table = with_card("one_colour_all", player(occupied=yellow, hotel="day_a"))
    assert "claim one_colour_all" in legal(table)
    assert "claim one_colour_all" not in legal(with_card("one_colour_all", player(occupied=yellow)))


@pytest.mark.rule("GAH-R.29", "GAH-1.15")
def test_a_room_counts_for_floor_column_and_group_at_once() -> None:
    both = player(occupied=FLOOR_1 + FLOOR_3 + " 2A 4A 2C 4C")
    assert "claim floors_2" in legal(with_card("floors_2", both))
    assert "claim columns_2" in legal(with_card("columns_2", both))


@pytest.mark.rule("GAH-14.1", "GAH-E.27", "GAH-1.6")
@pytest.mark.parametrize(("discs", "vp"), [([], 15), ([2], 10), ([2, 1], 5)])
def test_the_highest_free_space_scores(discs: list[int], vp: int) -> None:
    table = at(player(krones=20), seats=4, discs=[discs, [], []])
    assert gained(table, "claim krones_20") == {"vp": vp}
    assert ledger(table) == {"politics": vp}
    assert table.state.discs[0] == (*discs, 0)


@pytest.mark.rule("GAH-14.2", "GAH-23.5")
def test_a_card_with_three_discs_is_closed() -> None:
    table = at(player(krones=20), seats=4, discs=[[1, 2, 3], [], []])
    assert why(table, "claim krones_20") == ("GAH-14.2", "card-closed")


@pytest.mark.rule("GAH-14.2", "GAH-23.5")
def test_one_disc_per_player_and_card() -> None:
    table = play(at(player(krones=20)), "claim krones_20")
    assert why(table, "claim krones_20") == ("GAH-14.2", "own-disc-there")


@pytest.mark.rule("GAH-2.3")
def test_only_cards_in_play_can_be_claimed() -> None:
    table = at(player(krones=20, emperor=13))
    assert why(table, "claim emperor_10") == ("GAH-2.3", "card-not-in-play")


@pytest.mark.rule("GAH-14.3", "GAH-8.4", "GAH-8.7")
def test_several_cards_may_be_claimed_in_one_turn() -> None:
    table = at(player(krones=20, occupied=FLOOR_1 + FLOOR_3))
    assert gained(table, "claim krones_20", "claim floors_2", "claim three_each") == {"vp": 45}


@pytest.mark.rule("GAH-14.3")
def test_a_claimed_card_stays_when_the_condition_ceases() -> None:
    table = at(player(krones=20), dice={5: 1, 6: 1})
    play(table, "claim krones_20", "die 6", "as 4", "split 0 0")
    assert counts(table)["krones"] == 19
    assert counts(table)["vp"] == 15
    assert table.state.discs[0] == (0,)


@pytest.mark.rule("GAH-14.3", "GAH-R.27")
def test_a_condition_true_between_two_actions_counts() -> None:
    me = player(krones=17, vacant="1C", cafe={"major": "all"}, kitchen="1 wine")
    me["cafe"]["photographer"] = {}
    table = play(at(me, dice={1: 3}), "checkin major")
    assert gained(table, "claim krones_20") == {"vp": 15}
    assert gained(table, "serve") == {"krones": -1, "wine": -1}


@pytest.mark.rule("GAH-14.3", "GAH-R.27", "GAH-0.5", "GAH-R.37")
def test_nothing_can_be_claimed_inside_an_action() -> None:
    me = player(krones=20, vacant="1C", cafe={"veterinary_councillor": "all"}, hand="waitress")
    table = play(at(me, dice={1: 3}), "checkin veterinary_councillor")
    error = refused(table, "claim krones_20")
    assert error.reason == "play-or-stop"
    play(table, "play waitress")
    assert why(table, "claim krones_20") == ("GAH-14.A1", "condition-not-met")


@pytest.mark.rule("GAH-14.4", "GAH-R.28")
def test_nothing_is_claimed_automatically_or_in_the_turn_of_others() -> None:
    table = at(player(krones=3), player(krones=20), dice={1: 5})
    assert why(table, "claim krones_20") == ("GAH-14.A1", "condition-not-met")
    take_turn(table, 1)
    assert ledger(table, 1) == {}
    assert "claim krones_20" in legal(table)


@pytest.mark.rule("GAH-14.3")
def test_the_condition_need_not_have_come_true_in_this_turn() -> None:
    table = at(player(krones=20), dice={1: 5}, phase="after")
    assert "claim krones_20" in legal(table)
