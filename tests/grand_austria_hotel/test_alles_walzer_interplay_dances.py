"""Special hotels and ballrooms together (AW-9.9, AW-12.7, AW-R.38)."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
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

BOTH = {"aw.modules": 13}


def ren(*ballrooms: str, **fields: Any) -> ht.Table:
    """The owner of The Ren has a completed guest and champagne; these ballrooms lie there."""
    others = [
        key for key in ("apollosaal", "zum_sperl", "zur_kettenbruecke") if key not in ballrooms
    ]
    own = {
        "entrance": fields.pop("entrance", "the_ren"),
        "kitchen": fields.pop("kitchen", "3 champagne"),
        "cafe": fields.pop("cafe", {"knight_of_the_empire": "all"}),
        "vacant": fields.pop("vacant", ""),
        "krones": fields.pop("krones", 0),
        "waiting": [1, 2, 3, 4],
    }
    options = {**BOTH, **fields.pop("options", {})}
    return at(
        player(**own), options=options, phase="main", ballrooms=[*ballrooms, *others][:3], **fields
    )


def danced(table: ht.Table, row: str) -> ht.Table:
    """The Knight of the Empire goes dancing in a row; the dancer is one of four."""
    play(table, "dance knight_of_the_empire")
    for text in (f"to {row}", "from 4"):
        if text in legal(table):
            play(table, text)
    return table


@pytest.mark.rule("AW-9.9", "AW-R.38")
@pytest.mark.parametrize(
    ("ballroom", "row", "gain"),
    [
        ("apollosaal", "left-top", {"krones": 6}),
        ("apollosaal", "left-middle", {"krones": 4}),
        ("goldener_strauss", "left-top", {"emperor": 6}),
        ("zum_sperl", "left-top", {"strudel": 2, "wine": 2, "coffee": 2}),
        ("zur_kettenbruecke", "left-top", {"vp": 10}),
        ("zur_kettenbruecke", "left-bottom", {}),
    ],
)
def test_row_bonuses_come_twice(ballroom: str, row: str, gain: dict[str, int]) -> None:
    table = ren(ballroom)
    before = counts(table)
    danced(table, row)
    after = counts(table)
    after["vp"] -= 3  # the guest
    found = {name: after[name] - n for name, n in before.items() if after[name] != n}
    found.pop("champagne", None)
    assert found == gain
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("AW-D.21", "AW-R.38", "AW-9.9")
def test_two_rooms_and_six_points_in_the_odeonsaal() -> None:
    table = ren("odeonsaal", vacant="1A 1B 1C")
    danced(table, "left-top")
    seen = []
    while asked(table)[1] != "Turn":
        seen.append(asked(table)[1])
        occupy = legal(table, "occupy")
        play(table, occupy[0] if occupy else legal(table)[0])
    assert seen.count("OccupyRooms") == 2
    assert len(GAME.events) > 0
    assert bin(table.state.occupied[0]).count("1") == 2
    assert ledger(table)["ballrooms"] == 6


@pytest.mark.rule("AW-9.9", "AW-3.7")
def test_only_the_owner_gets_them_twice() -> None:
    table = ren("apollosaal", entrance="dove")
    assert danced(table, "left-top").state.money[0] == 3


@pytest.mark.rule("AW-9.9", "AW-R.38")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ({"left-bottom": 2}, {"left-bottom": 1}, 4),
        ({"left-bottom": 1}, {"left-bottom": 1}, 0),
        ({}, {"left-bottom": 1}, 0),
        ({"left-bottom": 1}, {}, 4),
    ],
)
def test_four_points_for_the_sole_majority(
    mine: dict[str, int], theirs: dict[str, int], vp: int
) -> None:
    table = at(
        player(entrance="the_ren", dancers=mine, emperor=4), player(dancers=theirs, emperor=4),
        options=BOTH, round=3, stack=[{"frame": "EndRound"}],
        ballrooms=["zur_kettenbruecke", "apollosaal", "zum_sperl"],
    )  # fmt: skip
    assert ledger(table).get("entrances", 0) == vp


@pytest.mark.rule("AW-X.13", "AW-3.2", "AW-9.9")
def test_the_ren_starts_with_two_champagne() -> None:
    seed = next(
        seed
        for seed in range(60)
        if "the_ren" in ht.Table(GAME, 2, seed, BOTH).view(None)["entrances"]
    )
    table = ht.Table(GAME, 2, seed, BOTH)
    assert [counts(table, seat)["champagne"] for seat in (0, 1)] == [1, 1]
    opener = table.to_move
    assert opener is not None
    play(table, "open the_ren 0", "withdraw")
    kitchen = counts(table, opener)
    assert [kitchen[good] for good in ("strudel", "cake", "wine", "coffee", "champagne")] == [
        1, 1, 1, 0, 2,
    ]  # fmt: skip


@pytest.mark.rule("AW-D.18", "AW-9.4", "AW-R.32")
def test_a_guest_who_dances_counts_for_kaufman() -> None:
    table = ren("apollosaal", entrance="kaufman")
    danced(table, "left-bottom")
    assert table.view(None)["players"][0]["round_pile"] == ["knight_of_the_empire"]


@pytest.mark.rule("AW-12.3", "AW-12.7", "AW-9.4")
def test_green_guests_of_the_round_count_at_once() -> None:
    green = ["mr_horsa", "capt_goldhaken", "m_ingalls", "m_polo"]
    politics = [at(player()).view(None)["politics"][n]["card"] for n in (0, 1)]
    card = next(row.key for row in GAME.cards.politics if row.rule == "AW-12.3")
    table = at(
        player(entrance="kaufman"), options=BOTH, phase="main", politics=[*politics, card],
        special={"piles": [green[:3], []]}, piles=[green[3:], []],
    )  # fmt: skip
    assert f"claim {card}" in legal(table)
    play(table, f"claim {card}")
    assert names(table.state.discard, "Guest") == green[3]
    assert len(table.state.special.piles[0]) == 3


@pytest.mark.rule("AW-D.19", "AW-9.6", "AW-10.132")
def test_the_arranger_does_not_answer_to_a_personal_card() -> None:
    politics = ["staff_6", *(at(player()).view(None)["politics"][n]["card"] for n in (1, 2))]
    table = at(
        player(entrance="ninas_melange", krones=20, staff="arranger"), round=4, phase="main",
        politics=politics, special={"politics": ["krones_20"]}, options=BOTH,
    )  # fmt: skip
    assert gained(table, "fulfil krones_20") == {"vp": 10}
    assert told(table, "received") == []


@pytest.mark.rule("AW-9.7", "AW-13.1")
def test_a_personal_tile_of_module_1() -> None:
    tile = next(key for key, row in tiles() if row.rule == "AW-13.1")
    table = at(
        player(entrance="grand_wray", emperor=2), options=BOTH, phase="main",
        special={"tiles": [tile]}, tiles=["A1", "B1", "C1"],
    )  # fmt: skip
    assert gained(table, f"redeem {tile}") == {"emperor": -1, "champagne": 2}


def tiles() -> list[tuple[str, Any]]:
    """Every emperor tile."""
    return [(row.key, row) for row in GAME.cards.tiles]


@pytest.mark.rule("AW-R.63", "AW-6.2", "AW-1.5")
def test_rehearsal_rooms_are_laid_out_after_the_auction() -> None:
    table = ht.Table(GAME, 2, 3, BOTH)
    assert asked(table)[1] == "OpenAuction"
    assert table.view(None)["rehearsals"] == []
    seen = []
    while asked(table)[1] != "Turn":
        seen.append(asked(table)[1])
        play(table, legal(table)[-1])
    first = [seen.index(name) for name in ("OpenAuction", "ChooseRehearsal", "FirstGuest")]
    assert first == sorted(first)


@pytest.mark.rule("AW-9.2", "AW-10.127")
def test_the_action_of_the_die_waits_for_both_dancers() -> None:
    """Corogari's staff card comes before the main action, and so does all that it brings."""
    table = at(
        player(
            entrance="corogari_zant_mainz", hand="harpist", krones=9, kitchen="3 champagne",
            turns=1, waiting=[1, 2, 3, 4],
        ),
        options=BOTH, phase="main", special={"first_die": 4}, dice={4: 2},
        ballrooms=["apollosaal", "zum_sperl", "zur_kettenbruecke"],
    )  # fmt: skip
    play(table, "die 4", "play harpist", "to left-bottom")
    assert asked(table) == (0, "PickDancer")
    GAME.check(table.state)
    again = ht.Table.from_position(GAME.name, table.position())
    assert again.state == table.state
    play(table, "from 4", "stop")
    assert asked(table) == (0, "SplitSteps")
