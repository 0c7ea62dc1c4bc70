"""GAH-11 The occupancy bonus, and GAH-1.3 the groups of every board."""

from __future__ import annotations

import pytest

from hotelier.games.grand_austria_hotel.cards import PRINTED
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import COLOUR_KEYS, ROOM_KEYS, rooms_in
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    at,
    gained,
    ledger,
    legal,
    play,
    player,
    rooms,
    told,
)

GROUPS = {
    "night": "1A | 1B 2A 2B | 1C 1D 2C 2D | 1E | 2E 3D 3E | 3A 4A | 3B 4B | 3C 4C | 4D | 4E",
    "day_a": "1A | 1B 2B 3B 4B | 1C 1D | 1E | 2A 3A 4A | 2C 2D 2E | 3C 3D | 3E | 4C 4D | 4E",
    "day_b": "1A 2A 3A | 1B 2B | 1C 1D 1E 2C | 2D | 2E 3E | 3B | 3C 4B 4C | 3D 4D | 4A | 4E",
    "day_c": "1A 2A 3A | 1B 2B | 1C | 1D 2C 2D 2E | 1E | 3B 4B | 3C 4C | 3D 3E 4D | 4A | 4E",
    "day_d": "1A | 1B 2B 3B 3C | 1C 1D | 1E | 2A 3A | 2C 2D 2E | 3D | 3E 4E | 4A 4B 4C | 4D",
}
BONUS = {
    "blue": ("vp", 2, 5, 9, 15),
    "red": ("krones", 1, 3, 6, 10),
    "yellow": ("emperor", 1, 3, 6, 10),
}
"""By colour: what a group gives, for one to four rooms."""


def rules() -> Rules:
    """The rules of an ordinary table."""
    found: Rules = at().state.options
    return found


@pytest.mark.rule("GAH-1.3", "GAH-0.4", "GAH-20.4")
@pytest.mark.parametrize("key", GROUPS)
def test_the_groups_of_a_board(key: str) -> None:
    place = [row.key for row in PRINTED.hotels].index(key)
    groups = [
        " ".join(ROOM_KEYS[room] for room in rooms_in(group))
        for group in rules().boards[place].groups
    ]
    assert groups == GROUPS[key].split(" | ")
    assert sorted(len(group.split()) for group in groups) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]


def every_group() -> list[tuple[str, str]]:
    """Every group of every board."""
    return [(key, group) for key, groups in GROUPS.items() for group in groups.split(" | ")]


@pytest.mark.rule("GAH-11.1", "GAH-11.4", "GAH-0.4")
@pytest.mark.parametrize(("hotel", "group"), every_group())
def test_the_bonus_of_every_group(hotel: str, group: str) -> None:
    *before, last = group.split()
    me = player(krones=0, hotel=hotel, occupied=" ".join(before), vacant=last, hand="page_boy")
    table = play(at(me, dice={5: 2}), "die 5", "play page_boy")
    place = [row.key for row in PRINTED.hotels].index(hotel)
    colour = COLOUR_KEYS[rules().boards[place].colour_of[ROOM_KEYS.index(last)]]
    kind, *amounts = BONUS[colour]
    assert gained(table, f"occupy {last}") == {kind: amounts[len(before)]}
    assert told(table, "group_full") == [(0, colour, len(before) + 1)]


@pytest.mark.rule("GAH-11.1", "GAH-1.15")
def test_an_incomplete_group_gives_nothing() -> None:
    me = player(vacant="1B 2A", occupied="2B", hand="page_boy")
    table = play(at(me, dice={5: 2}), "die 5", "play page_boy")
    assert gained(table, "occupy 1B", "stop") == {}
    assert told(table, "group_full") == []


@pytest.mark.rule("GAH-11.2", "GAH-R.26", "GAH-23.5")
def test_a_group_gives_its_bonus_once_per_game() -> None:
    me = player(occupied="3A", vacant="4A", hand="page_boy")
    table = at(me, dice={5: 2}, rewarded=[["3A", "4A"], []])
    assert gained(table, "die 5", "play page_boy", "occupy 4A") == {}


@pytest.mark.rule("GAH-11.3", "GAH-R.59")
def test_emperor_steps_may_be_declined() -> None:
    me = player(occupied="1B 2A", vacant="2B", hand="page_boy")
    table = at(me, dice={5: 2}, options=ASK_ALL)
    play(table, "die 5", "play page_boy", "occupy 2B")
    assert legal(table) == ["first occupancy steps 6", "decline occupancy steps 6"]
    assert gained(table, "decline occupancy steps 6") == {}
    assert told(table, "declined") == [(0, "steps", "occupancy")]


@pytest.mark.rule("GAH-11.3", "GAH-R.59")
@pytest.mark.parametrize("room", ["1A", "4D"])
def test_vp_and_krones_may_not(room: str) -> None:
    me = player(vacant=room, hand="page_boy")
    table = play(at(me, dice={5: 2}, options=ASK_ALL), "die 5", "play page_boy")
    before = (table.state.vp[0], table.state.money[0])
    play(table, f"occupy {room}")
    assert (table.state.vp[0], table.state.money[0]) != before


@pytest.mark.rule("GAH-11.1", "GAH-R.16", "GAH-9.12")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_two_groups_in_one_check_in(options: dict[str, str]) -> None:
    me = player(vacant="1A 1E", cafe={"prince": "all"})
    table = play(at(me, options=options), "checkin prince", "lodge 1A", "occupy 1E")
    assert ledger(table) == {"guests": 7, "occupancy": 4}
    assert rooms(table) == ("", "1A 1E")
