"""AW-1.23 to AW-1.26, AW-7 Scoring of ballrooms, AW-12 politics cards and AW-13 emperor tiles."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballroom_cards import POLITICS, TILES
from hotelier.games.grand_austria_hotel.alles_walzer.dances import multiplied
from hotelier.games.grand_austria_hotel.cards import POLITICS_KEYS, TILE_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import goods, krones, occupy, steps, vp
from tests.grand_austria_hotel.ballroom_positions import (
    WALTZ,
    ball,
    ball_vp,
    hall,
    rows_of,
    scored_hall,
    sent,
    waiting,
)
from tests.grand_austria_hotel.positions import (
    asked,
    at_the_end,
    counts,
    gained,
    ledger,
    legal,
    missing,
    names,
    play,
    player,
    told,
    why,
)

NONE: dict[str, int] = {}


def own(bottom: int = 0, middle: int = 0, top: int = 0) -> dict[str, int]:
    """Dancers in the left ballroom."""
    rows = {"left-bottom": bottom, "left-middle": middle, "left-top": top}
    return {row: n for row, n in rows.items() if n}


# One test per ballroom


@pytest.mark.rule("AW-7.1", "AW-X.4")
def test_apollosaal() -> None:
    assert ball_vp(3, own(1, 0, 1), own(1), own(0, 3)) == [6, 1, 6]
    assert ball_vp(3, own(3, 2, 1), own(0, 0, 1)) == [18, 3]


@pytest.mark.rule("AW-7.2", "AW-X.5", "AW-1.25")
def test_goldener_strauss() -> None:
    rooms = "goldener_strauss zum_sperl odeonsaal"
    assert ball_vp(3, own(2), own(0, 1), own(1, 1), ballrooms=rooms) == [7, 4, 6]


@pytest.mark.rule("AW-D.6", "AW-R.54", "AW-R.55", "AW-1.24", "AW-1.25")
def test_goldener_strauss_ties() -> None:
    rooms = "goldener_strauss zum_sperl odeonsaal"
    assert ball_vp(3, own(2), own(1), own(1), NONE, ballrooms=rooms) == [7, 1, 1, -5]
    assert ball_vp(3, own(1), own(1), own(1), NONE, ballrooms=rooms) == [3, 3, 3, -5]
    assert ball_vp(3, own(0, 1), own(1), own(1), ballrooms=rooms) == [7, 4, 4]


@pytest.mark.rule("AW-7.3", "AW-X.6", "AW-1.24")
def test_odeonsaal() -> None:
    rooms = "odeonsaal zum_sperl apollosaal"
    assert ball_vp(3, own(3, 2, 1), own(1), NONE, ballrooms=rooms) == [25, 1, -5]
    by_number = [ball_vp(3, own(n), NONE, NONE, NONE, ballrooms=rooms)[0] for n in range(1, 6)]
    assert by_number == [1, 4, 9, 16, 25]


@pytest.mark.rule("AW-7.4", "AW-X.7", "AW-D.7", "AW-D.8", "AW-R.56", "AW-1.25")
def test_zum_sperl() -> None:
    rooms = "zum_sperl apollosaal odeonsaal"
    assert ball_vp(3, own(3), own(0, 3), own(1), ballrooms=rooms) == [12, 12, 5]
    assert ball_vp(3, own(2), own(2), own(0, 2), own(1), ballrooms=rooms) == [10, 10, 10, 0]
    assert ball_vp(3, own(3), NONE, NONE, NONE, ballrooms=rooms) == [15, -5, -5, -5]
    assert ball_vp(3, own(2), NONE, ballrooms=rooms) == [10, -5]
    assert ball_vp(3, own(1), own(2), ballrooms=rooms) == [3, 10]
    assert ball_vp(3, own(1), own(1), ballrooms=rooms) == [6, 6]


@pytest.mark.rule("AW-7.5", "AW-X.8")
def test_zur_kettenbruecke() -> None:
    rooms = "zur_kettenbruecke zum_sperl apollosaal"
    assert ball_vp(3, own(1), own(1, 2, 1), own(2, 1), ballrooms=rooms) == [0, 14, 7]


@pytest.mark.rule("AW-7.1", "AW-7.2", "AW-7.3", "AW-7.4", "AW-7.5", "AW-1.25", "AW-1.24")
@pytest.mark.parametrize(
    ("room", "mine", "other", "scored"),
    [
        ("apollosaal", own(1, 1), own(1), [4, 1]),
        ("goldener_strauss", own(2, 0, 1), own(1, 0, 1), [11, 6]),  # the top row is shared
        ("odeonsaal", own(2, 1), own(1, 1), [9, 4]),
        ("zum_sperl", own(1, 1), own(2), [6, 6]),
        ("zur_kettenbruecke", own(2, 1, 1), own(1), [14, 0]),
    ],
)
def test_two_players(
    room: str, mine: dict[str, int], other: dict[str, int], scored: list[int]
) -> None:
    others = [name for name in ("zum_sperl", "apollosaal", "odeonsaal") if name != room][:2]
    rooms = " ".join([room, *others])
    assert ball_vp(3, mine, other, ballrooms=rooms) == scored
    assert ball_vp(3, mine, NONE, ballrooms=rooms)[1] == -5


# When, and which one


@pytest.mark.rule("AW-1.23", "AW-1.19", "AW-2.9")
@pytest.mark.parametrize(("when", "place"), [(3, "left"), (5, "middle"), (7, "right")])
def test_each_ballroom_has_its_round(when: int, place: str) -> None:
    rooms = "zur_kettenbruecke zum_sperl apollosaal"
    stack = [{"frame": "EndRound"}]
    table = hall(player(dancers={f"{place}-bottom": 2}), player(), ballrooms=rooms, round=when,
                 stack=stack)  # fmt: skip
    kinds = [event.kind for event in table.journal]
    assert kinds.count("ballroom_scored") == 2
    assert max(
        n for n, kind in enumerate(kinds) if kind in ("penalty", "moved_back")
    ) < kinds.index("ballroom_scored")
    assert ledger(table)["ballrooms"] == {"left": 7, "middle": 10, "right": 2}[place]
    assert ledger(table, 1)["ballrooms"] == -5


@pytest.mark.rule("AW-1.23")
@pytest.mark.parametrize("when", [1, 2, 4, 6])
def test_other_rounds_score_no_ballroom(when: int) -> None:
    table = hall(player(dancers={"left-bottom": 2}), player(), round=when,
                 stack=[{"frame": "EndRound"}])  # fmt: skip
    assert not told(table, "ballroom_scored")


@pytest.mark.rule("AW-1.19", "AW-1.17")
def test_dancers_may_go_where_scoring_is_over() -> None:
    table = hall(player(kitchen="1 champagne", cafe={"khan": "all"}), phase="main", round=6)
    assert "to left-bottom" in legal(play(table, "dance khan"))


@pytest.mark.rule("AW-1.16")
def test_the_balcony_counts_as_top_row_of_the_right_ballroom() -> None:
    rooms = "odeonsaal zum_sperl apollosaal"
    both = {"right-top": 2, "balcony": 1}
    assert ball_vp(7, both, {"right-bottom": 1}, ballrooms=rooms) == [9, 1]
    rooms = "odeonsaal apollosaal goldener_strauss"
    assert ball_vp(7, {"right-top": 1, "balcony": 1}, {"right-top": 1}, {"right-bottom": 1},
                   ballrooms=rooms) == [7, 2, 7]  # fmt: skip


@pytest.mark.rule("AW-R.59", "AW-1.24")
def test_the_conference_manager_does_not_help_against_an_empty_ballroom() -> None:
    stack = [{"frame": "NextRound"}, {"frame": "BallroomScoring"}]
    table = hall(player(staff="conference_manager"), player(), round=3, stack=stack)
    assert ledger(table)["ballrooms"] == -5
    assert asked(table)[1] == "Turn"


@pytest.mark.rule("AW-1.26", "AW-E.15")
def test_champagne_in_the_end() -> None:
    rows = [player(kitchen="3 champagne 2 wine", krones=1), player(krones=1)]
    table = at_the_end(*rows, options=WALTZ)
    assert ledger(table)["final_goods"] == 2
    stack = [{"frame": "FinalCount"}, {"frame": "FinalChampagne"}, {"frame": "FinalStaff"}]
    table = hall(*rows, round=7, stack=stack)
    assert (ledger(table)["final_goods"], ledger(table)["final_champagne"]) == (2, 3)
    assert told(table, "final_champagne") == [(0, 3, 3)]
    tied = [player(kitchen="1 champagne", vp=0, krones=0), player(krones=0, vp=1)]
    table = hall(*tied, round=7, stack=stack)
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)
    assert table.outcome.winners == (0,)  # AW-1.26 its champagne breaks the tie


@pytest.mark.rule("AW-1.26")
def test_a_whole_game_ends_after_the_third_ballroom() -> None:
    table = hall(player(), player(), round=7, stack=[{"frame": "EndRound"}])
    kinds = [event.kind for event in table.journal]
    assert kinds.index("ballroom_scored") < kinds.index("final_scoring")
    assert table.state.stack == []


# Politics cards


@pytest.mark.rule("AW-12.1")
@pytest.mark.parametrize(("champagne", "met"), [(6, False), (7, True)])
def test_seven_champagne(champagne: int, met: bool) -> None:
    table = hall(player(kitchen=f"{champagne} champagne"), phase="main",
                 politics=["champagne_7", "dancers_7", "green_guests_4"])  # fmt: skip
    assert ("claim champagne_7" in legal(table)) == met
    if not met:
        assert why(table, "claim champagne_7") == ("AW-12.1", "condition-not-met")


@pytest.mark.rule("AW-12.2")
@pytest.mark.parametrize("balcony", [0, 1])
def test_seven_dancers(balcony: int) -> None:
    dancers = {"left-bottom": 3, "right-top": 2, "middle-bottom": 1}
    dancers |= {"balcony": 1} if balcony else {}
    table = hall(player(dancers=dancers), phase="main",
                 politics=["champagne_7", "dancers_7", "green_guests_4"])  # fmt: skip
    assert ("claim dancers_7" in legal(table)) == bool(balcony)


@pytest.mark.rule("AW-12.3", "AW-12.7", "AW-R.57", "AW-R.66")
def test_four_green_guests() -> None:
    fields: dict[str, Any] = {
        "politics": ["champagne_7", "dancers_7", "green_guests_4"], "phase": "main",
        "piles": [["m_polo", "phantom", "medium"], []],
    }  # fmt: skip
    table = hall(player(kitchen="1 champagne", cafe={"the_beast": "all", "khan": "all"}), **fields)
    assert "claim green_guests_4" not in legal(table)
    play(table, "dance the_beast", "to left-bottom", "from 4")  # sent dancing, it counts
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    assert names(table.state.piles[0], "Guest") == "m_polo the_beast phantom medium"
    play(table, "claim green_guests_4")
    assert table.state.piles[0] == ()
    assert names(table.state.discard, "Guest") == "m_polo the_beast phantom medium"
    others = hall(player(kitchen="1 champagne", cafe={"khan": "all"}), **fields)
    play(others, "dance khan", "to left-bottom", "from 4")
    assert names(others.state.discard, "Guest") == "khan"  # blue ones do not


@pytest.mark.rule("AW-12.1", "AW-12.2", "AW-12.3")
def test_politics_cards_have_their_stacks() -> None:
    assert [(row.letter, row.rule) for row in POLITICS] == [
        ("A", "AW-12.1"), ("B", "AW-12.2"), ("C", "AW-12.3"),
    ]  # fmt: skip
    assert {row.key for row in POLITICS} <= set(POLITICS_KEYS)


# Emperor tiles


@pytest.mark.rule("AW-13.1")
def test_tile_a5_bonus() -> None:
    table = scored_hall("A5", player(emperor=6, cafe={"cardinal": ""}))
    assert legal(table) == ["place cardinal", "store"]
    assert gained(table, "place cardinal", "store").get("champagne") == 1


@pytest.mark.rule("AW-13.1", "AW-D.26", "AW-13.7", "AW-E.1")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_tile_a5_penalty(edition: str) -> None:
    options = {"edition": edition}
    table = scored_hall("A5", player(kitchen="3 champagne"), options=options)
    assert counts(table)["champagne"] == 1
    assert told(table, "lost_champagne") == [(0, 2, "A5")]
    table = scored_hall("A5", player(kitchen="1 champagne"), options=options)
    assert counts(table)["champagne"] == 1
    assert ledger(table)["tiles"] == -5


@pytest.mark.rule("AW-D.5", "AW-1.9")
def test_champagne_survives_penalties_of_the_base_game() -> None:
    row = player(kitchen="2 strudel 3 champagne", cafe={"lady_companion": "1 wine 1 champagne"})
    table = scored_hall("B1", row, options={"gah.emperor_penalty": "pay_if_able"})
    assert (counts(table)["strudel"], counts(table)["champagne"]) == (0, 3)
    assert missing(table, "lady_companion") == {"wine": 1}
    table = scored_hall("A2", player(kitchen="2 strudel 3 champagne"))
    assert (counts(table)["strudel"], counts(table)["champagne"]) == (0, 3)
    table = scored_hall("A2", player(emperor=6))
    assert "good champagne" not in legal(table)


@pytest.mark.rule("AW-13.6")
def test_all_items_of_the_kitchen_include_champagne() -> None:
    row = player(kitchen="2 strudel 3 champagne", krones=4)
    table = scored_hall("C6", row, options={"aw.modules": 15})
    assert told(table, "lost_goods") == [(0, "C6")]
    assert ledger(table).get("final_champagne", 0) == 0


@pytest.mark.rule("AW-13.2", "AW-R.51", "AW-R.50")
def test_tile_b5_bonus() -> None:
    row = player(emperor=9, staff="ballet_master", krones=5)
    table = scored_hall("B5", row, ballrooms=["apollosaal", "zum_sperl", "odeonsaal"])
    assert asked(table) == (0, "SendDancer")  # without champagne: it is free
    assert "to right-top" in legal(table)
    play(table, "to middle-top", "from 4")
    goods = counts(table)
    assert (goods["strudel"], goods["wine"], goods["coffee"]) == (1, 1, 1)  # with its row bonus
    assert goods["krones"] == 6  # and staff who answer to dancers
    stack = [{"frame": "NextRound"}, {"frame": "BallroomScoring"}, {"frame": "EmperorScoring"}]
    table = scored_hall("B5", row, stack=stack)
    play(table, "to middle-bottom", "from 4")
    assert ledger(table)["ballrooms"] == 7  # placed before the middle ballroom is scored


@pytest.mark.rule("AW-13.2", "AW-13.7", "AW-1.18")
def test_tile_b5_penalty() -> None:
    table = scored_hall("B5", player(dancers={"middle-bottom": 1, "left-top": 1}))
    assert rows_of(table) == {"left-top": 1}
    assert told(table, "lost_dancer") == [(0, "middle-bottom", "B5")]
    assert sum(waiting(table)) == 8  # it does not come back
    table = scored_hall("B5", player(dancers={"left-top": 1}))
    assert ledger(table)["tiles"] == -7
    table = scored_hall("B5", player(dancers={"middle-bottom": 1, "middle-top": 1}))
    assert legal(table) == ["retire middle-bottom", "retire middle-top"]
    assert why(table, "retire left-top") == ("AW-13.2", "no-dancer-there")
    assert why(table, "end") == ("AW-13.2", "must-retire")
    play(table, "retire middle-top")
    assert rows_of(table) == {"middle-bottom": 1}


@pytest.mark.rule("AW-13.3")
def test_tile_c5_bonus() -> None:
    dancers = {"left-bottom": 2, "right-top": 2, "balcony": 1}
    table = scored_hall("C5", player(emperor=11, dancers=dancers))
    assert told(table, "vp")[-1][1:] == (10, "C5")


@pytest.mark.rule("AW-13.3", "AW-R.52", "AW-13.7", "AW-1.18")
def test_tile_c5_penalty() -> None:
    dancers = {"right-bottom": 1, "right-top": 2, "balcony": 1}
    table = scored_hall("C5", player(dancers=dancers))
    assert legal(table) == ["retire right-bottom", "retire right-top", "retire balcony"]
    play(table, "retire right-top")
    assert legal(table) == ["retire right-bottom", "retire right-top", "retire balcony"]
    assert why(table, "retire left-top") == ("AW-13.3", "no-dancer-there")
    play(table, "retire balcony")
    assert rows_of(table) == {"right-bottom": 1, "right-top": 1}
    table = scored_hall("C5", player(dancers={"right-top": 1, "left-bottom": 2}))
    assert ledger(table)["tiles"] == -10
    assert sent(table) == 3


@pytest.mark.rule("AW-R.53", "AW-13.3")
def test_the_conference_manager_helps_against_the_tiles() -> None:
    table = scored_hall("A5", player(kitchen="2 champagne", staff="conference_manager", krones=3))
    assert legal(table) == ["ignore", "accept"]
    play(table, "ignore")
    assert (counts(table)["champagne"], counts(table)["krones"]) == (2, 2)


@pytest.mark.rule("AW-13.1", "AW-13.2", "AW-13.3")
def test_tiles_have_their_stacks() -> None:
    assert [(row.letter, row.rule, row.else_vp) for row in TILES] == [
        ("A", "AW-13.1", 5), ("B", "AW-13.2", 7), ("C", "AW-13.3", 10),
    ]  # fmt: skip
    assert {row.key for row in TILES} <= set(TILE_KEYS)


@pytest.mark.rule("AW-9.9", "AW-R.38")
def test_row_bonuses_doubled_are_one_effect() -> None:
    doubled = [
        multiplied(effect, 2) for effect in (vp(3), krones(2), steps(3), occupy(1, floors=3))
    ]
    assert doubled == [vp(6), krones(4), steps(6), occupy(2, floors=3)]
    assert multiplied(goods(1, 0, 1, 1), 2) == goods(2, 0, 2, 2)


def test_the_scoring_of_a_ball_in_a_position() -> None:
    table = ball(3, own(1), own(2))
    assert ht.Table.from_position(GAME, table.position()).position() == table.position()
