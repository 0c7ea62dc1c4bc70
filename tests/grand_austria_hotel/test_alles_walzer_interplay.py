"""Modules together: special hotels with celebrities, coloured dice, key and bells."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
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
    told,
)

BOTH = {"aw.modules": 23}


def hotel(entrance: str, *celebrities: str, **fields: Any) -> ht.Table:
    """A table whose first player owns an entrance and has celebrities in the hotel."""
    own = {
        name: fields.pop(name)
        for name in ("krones", "vacant", "occupied", "cafe", "hand", "staff", "emperor", "turns")
        if name in fields
    }
    options = {**BOTH, **fields.pop("options", {})}
    fields.setdefault("lounge", ["mahatma_gandhi", "albert_einstein", "marie_curie"])
    famous = [one for one in fields["lounge"] if one not in celebrities]
    fields["lounge"] = [*famous, *[None] * (3 - len(famous))]
    me = player(entrance=entrance, celebrities=list(celebrities), **own)
    return at(me, options=options, **fields)


@pytest.mark.rule("AW-0.8", "AW-R.16", "AW-9.7")
def test_chaplin_and_a_personal_tile() -> None:
    table = hotel(
        "grand_wray", "charlie_chaplin", emperor=3, special={"tiles": ["C1"]},
        tiles=["A1", "B1", "C2"], phase="main",
    )  # fmt: skip
    assert gained(table, "redeem C1") == {"emperor": -3, "vp": 8 + 2}


@pytest.mark.rule("AW-0.8", "AW-9.6")
def test_chaplin_and_a_personal_politics_card() -> None:
    table = hotel(
        "ninas_melange", "charlie_chaplin", krones=20, special={"politics": ["krones_20"]},
        politics=["staff_6", *politics_of("BC")], phase="main",
    )  # fmt: skip
    assert gained(table, "fulfil krones_20") == {"vp": 15 + 2}


def politics_of(letters: str) -> list[str]:
    """The first politics cards of these stacks."""
    view = at(player()).view(None)["politics"]
    return [view["ABC".index(letter)]["card"] for letter in letters]


@pytest.mark.rule("AW-0.8", "AW-9.3", "AW-R.30")
def test_chaplin_and_a_token() -> None:
    table = hotel(
        "dove", "charlie_chaplin", occupied="1A 2A 3A", vacant="4A", phase="main",
        cafe={"knight_of_the_empire": "all"},
    )  # fmt: skip
    play(table, "checkin knight_of_the_empire")
    assert gained(table, "token token_1") == {"vp": 5 + 2}


@pytest.mark.rule("AW-8.6", "AW-9.3")
def test_tolkien_and_rooms_of_a_token() -> None:
    table = hotel(
        "dove", "jrr_tolkien", occupied="1A 2A 3A", vacant="4A 2B", phase="main",
        cafe={"knight_of_the_empire": "all"},
    )  # fmt: skip
    play(table, "checkin knight_of_the_empire")
    assert gained(table, "token token_5", "occupy 2B") == {"vp": 2}


@pytest.mark.rule("AW-8.4", "AW-9.7", "AW-E.11")
def test_magie_and_krones_of_a_personal_tile() -> None:
    table = hotel(
        "grand_wray", "elizabeth_magie", emperor=3, krones=0, special={"tiles": ["B2"]},
        tiles=["A1", "B1", "C2"], vacant="1A", phase="main",
    )  # fmt: skip
    assert gained(table, "redeem B2") == {"emperor": -2, "krones": 5}
    assert asked(table) == (0, "PrepareRooms")
    assert gained(table, "prepare 2A") == {}  # 1 krone less


@pytest.mark.rule("AW-8.8", "AW-9.5", "AW-E.11")
def test_curie_and_mayenfels_both_answer_to_a_card_played() -> None:
    table = hotel(
        "mayenfels", "marie_curie", hand="groom", krones=9, dice={5: 2}, chance="draw detective"
    )
    before = counts(table)
    play(table, "die 5", "play groom")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    after = counts(table)
    assert sum(after[good] - before[good] for good in ("strudel", "cake", "wine", "coffee")) == 2
    assert after["krones"] - before["krones"] == 1 - (4 - 2)
    assert names(table.state.hands[0]) == "detective"


@pytest.mark.rule("AW-8.4", "AW-9.5", "AW-R.16")
def test_mayenfels_krone_is_a_source_for_magie() -> None:
    table = hotel(
        "mayenfels", "elizabeth_magie", hand="groom", krones=9, dice={5: 2}, vacant="1A",
        staff_deck="detective",
    )  # fmt: skip
    play(table, "die 5", "play groom")
    frames = []
    while asked(table)[1] != "Turn":
        frames.append(asked(table)[1])
        play(table, legal(table)[-1])
    assert "PrepareRooms" in frames


@pytest.mark.rule("AW-8.11", "AW-9.7")
def test_going_back_is_no_step_for_churchill() -> None:
    table = hotel(
        "grand_wray", "winston_churchill", emperor=3, special={"tiles": ["C1"]},
        tiles=["A1", "B1", "C2"], phase="main",
    )  # fmt: skip
    assert gained(table, "redeem C1") == {"emperor": -3, "vp": 8}


@pytest.mark.rule("AW-R.17", "AW-9.4", "AW-2.8")
def test_kaufmans_points_come_when_celebrities_have_gone() -> None:
    table = hotel(
        "kaufman", "charlie_chaplin", round=1, special={"piles": [["composer", "tailor"], []]},
        stack=[{"frame": "EndRound"}], dice={},
    )  # fmt: skip
    assert ledger(table) == {"entrances": 1}
    kinds = [event.kind for event in table.journal]
    assert kinds.index("guests_counted") > 0


@pytest.mark.rule("AW-9.2", "AW-2.4", "AW-R.29")
def test_a_coloured_die_counts_for_the_sum() -> None:
    table = hotel(
        "corogari_zant_mainz", turns=1, special={"first_die": 1}, coloured={"red": "4"},
        dice={1: 1}, krones=5,
    )  # fmt: skip
    gain = gained(table, "coloured red")
    assert told(table, "dice_sum") == [(0, 5)]
    assert (gain["strudel"], gain["wine"]) == (1, 1)
    assert asked(table) == (0, "SplitSteps")


@pytest.mark.rule("AW-9.8", "AW-R.36", "AW-2.4")
def test_kozi_moves_a_coloured_die_and_its_cost_is_counted_afterwards() -> None:
    table = hotel("kozi_palace", coloured={"red": "3"}, dice={3: 3}, krones=0)
    assert "coloured red" not in legal(table)  # three others: 3 krones
    play(table, "shiftcoloured red 4")
    assert legal(table) == ["coloured red"]  # alone there: free
    play(table, "coloured red")
    assert counts(table)["krones"] == 0
    assert table.view(None)["players"][0]["celebrities"] == ["mahatma_gandhi"]


@pytest.mark.rule("AW-9.8", "AW-R.61")
def test_the_key_and_kozi_are_both_ways_out_without_krones() -> None:
    table = at(player(entrance="kozi_palace", krones=0), dice={6: 2}, options={"aw.modules": 34})
    assert legal(table, "shift") == ["shift 6 5"]
    assert "key" in legal(table)
    assert "die 6" not in legal(table)


@pytest.mark.rule("AW-9.5", "AW-10.178")
def test_bell_cards_and_mayenfels() -> None:
    table = at(
        player(entrance="mayenfels", staff="janitor", hand="groom stableman", krones=0,
               occupied="1B 2A", vacant="2B", cafe={"composer": "all"}),
        options={"aw.modules": 35}, phase="main", staff_deck="detective",
    )  # fmt: skip
    play(table, "checkin composer")
    while asked(table)[1] not in ("RingBell", "Turn"):
        play(table, legal(table)[0])
    play(table, "ring janitor", "play groom")
    assert counts(table)["krones"] >= 1  # for the card that the Janitor let play


@pytest.mark.rule("AW-0.6", "AW-0.8", "AW-R.82")
def test_chaplin_and_the_first_rooms_of_stroup() -> None:
    table = hotel(
        "stroup", "charlie_chaplin", emperor=13, vacant="1B", cafe={"tailor": "all"}, phase="main",
        options={"aw.extra_cards": "on"},
    )  # fmt: skip
    play(table, "checkin tailor")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    assert table.state.vp[0] == 2 + 2  # two steps beyond the track, though blue would give VP
