"""GAH-19 The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    ROOMS_OF,
    at,
    at_the_end,
    counts,
    ledger,
    play,
    player,
    scoring,
    told,
)


@pytest.mark.rule("GAH-19.1", "GAH-3.1", "GAH-16.1")
def test_final_scoring_follows_the_last_emperor_scoring() -> None:
    over = player(turns=2, krones=4, emperor=8, staff="operator")
    table = at({**over, "staff": []}, over, round=7, phase="after", tiles=["A1", "B1", "C1"])
    play(table, "end")
    kinds = [event.kind for event in table.journal]
    assert kinds.index("moved_back") < kinds.index("final_scoring")
    assert ledger(table, 1) == {"track": 5, "final_staff": 2, "final_krones": 4}
    assert table.to_move is None


@pytest.mark.rule("GAH-19.1", "GAH-0.4")
@pytest.mark.parametrize(("room", "vp"), [("1C", 1), ("2C", 2), ("3C", 3), ("4C", 4)])
def test_occupied_rooms_by_floor(room: str, vp: int) -> None:
    table = at_the_end(player(krones=0, occupied=room, vacant="1A 4A"))
    assert ledger(table) == {"final_rooms": vp}
    assert told(table, "final_rooms") == [(0, 1, vp)]


@pytest.mark.rule("GAH-19.1")
@pytest.mark.parametrize(
    ("me", "scores"),
    [
        (player(krones=7), {"final_krones": 7}),
        (player(krones=0, kitchen="2 wine 1 cake"), {"final_goods": 3}),
        (player(krones=0, cafe={"photographer": "2 wine"}), {"final_guests": -5}),
        (player(krones=0, cafe={"dame": "all", "earl": "", "duke": ""}), {"final_guests": -15}),
        (
            player(krones=0, staff="chambermaid", occupied="1A"),
            {"final_staff": 1, "final_rooms": 1},
        ),
        (player(krones=0, vp=9), {"set_up": 9}),
    ],
)
def test_each_part_of_the_final_scoring(me: dict[str, Any], scores: dict[str, int]) -> None:
    table = at_the_end(me)
    assert ledger(table) == scores
    assert counts(table)["vp"] == sum(scores.values())


@pytest.mark.rule("GAH-19.1", "GAH-23.8")
def test_the_breakdown_adds_up_to_the_score() -> None:
    me = player(
        krones=3, emperor=13, staff="hotel_manager operator", kitchen="2 wine",
        occupied=" ".join(ROOMS_OF.values()), cafe="dame", vp=40,
    )  # fmt: skip
    table = scoring("C1", me)
    assert table.outcome is not None
    rows = table.outcome.breakdown
    assert tuple(sum(row.values()) for row in rows) == table.outcome.scores
    assert ledger(table) == {
        "set_up": 40, "track": 9, "tiles": 8, "final_staff": 24 + 12, "final_rooms": 50,
        "final_krones": 3, "final_goods": 2, "final_guests": -5,
    }  # fmt: skip


@pytest.mark.rule("GAH-19.2")
def test_most_vp_win() -> None:
    table = at_the_end(player(vp=5), player(vp=9), player(vp=7))
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.ranks == (3, 1, 2)
    assert table.outcome.scores == (15, 19, 17)


@pytest.mark.rule("GAH-19.3", "GAH-E.25")
@pytest.mark.parametrize(
    ("options", "winners"),
    [
        ({}, (1,)),
        ({"gah.tiebreak_goods": "kitchen"}, (1,)),
        (CLASSIC, (0,)),
        ({"gah.tiebreak_goods": "kitchen_and_orders"}, (0,)),
    ],
)
def test_krones_and_goods_break_a_tie(options: dict[str, Any], winners: tuple[int, ...]) -> None:
    first = player(krones=1, cafe={"actress": "all"}, vp=5)
    second = player(krones=1, kitchen="1 wine", cafe="dame", vp=4)
    table = at_the_end(first, second, options=options)
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)
    assert table.outcome.winners == winners


@pytest.mark.rule("GAH-19.3", "GAH-R.36")
def test_a_tie_that_stays_is_shared() -> None:
    table = at_the_end(player(krones=3, vp=2), player(krones=3, vp=2), player(krones=2))
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)
    assert table.outcome.ranks == (1, 1, 3)


@pytest.mark.rule("GAH-R.12", "GAH-19.1")
@pytest.mark.parametrize(("floor", "vp"), [("none", -14), ("zero", 0)])
def test_a_final_score_below_zero(floor: str, vp: int) -> None:
    me = player(krones=1, cafe="dame earl duke")
    table = at_the_end(me, options={"gah.vp_floor": floor})
    assert counts(table)["vp"] == vp
