"""Modules 1 and 2 together: Puccini, Mata Hari, Picasso; Freud, Chaplin at balls."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import asked, at, gained, legal, play, player, told

BALLS = ["apollosaal", "goldener_strauss", "zur_kettenbruecke"]


def ball(*celebrities: str, **fields: Any) -> ht.Table:
    """A table whose first player has celebrities in the hotel; ballrooms as in `BALLS`."""
    own = {
        name: fields.pop(name)
        for name in ("krones", "kitchen", "vacant", "cafe", "hand", "staff", "emperor", "waiting")
        if name in fields
    }
    options = {"aw.modules": 12, **fields.pop("options", {})}
    fields.setdefault("ballrooms", BALLS)
    return at(player(celebrities=list(celebrities), **own), options=options, **fields)


def to_turn(table: ht.Table, *wanted: str) -> list[str]:
    """Answer with what is wanted, or else with the first choice, until the turn goes on; which
    questions came."""
    frames = []
    while asked(table)[1] != "Turn":
        frames.append(asked(table)[1])
        choice = [text for text in legal(table) if text in (*wanted, "from 4")]
        play(table, choice[0] if choice else legal(table)[0])
    return frames


@pytest.mark.rule("AW-8.5", "AW-E.11")
def test_puccini() -> None:
    table = ball("giacomo_puccini", krones=9, hand="groom", dice={5: 2})
    play(table, "die 5")
    assert gained(table, "play groom") == {"krones": -2, "champagne": 1, "vp": 2}
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("AW-8.9", "AW-R.82")
@pytest.mark.parametrize(("start", "space", "vp"), [(3, 4, 1), (13, 13, 2)])
def test_mata_hari(start: int, space: int, vp: int) -> None:
    table = ball(
        "mata_hari", kitchen="1 champagne", cafe={"tailor": "all"}, emperor=start, phase="main"
    )
    play(table, "dance tailor")
    to_turn(table, "to left-bottom")
    assert len(told(table, "sent_dancer")) == 1
    assert (table.state.emperor[0], table.state.vp[0]) == (space, vp)


@pytest.mark.rule("AW-8.9", "AW-8.3", "AW-R.82", "AW-R.16")
def test_mata_hari_is_one_source_for_chaplin() -> None:
    table = ball(
        "mata_hari", "charlie_chaplin", kitchen="1 champagne", cafe={"tailor": "all"}, emperor=13,
        phase="main",
    )  # fmt: skip
    play(table, "dance tailor")
    to_turn(table, "to left-bottom")
    assert table.state.vp[0] == (1 + 1) + 2  # 1 VP, a step beyond the track; Chaplin once


@pytest.mark.rule("AW-8.10", "AW-0.8")
def test_picasso_and_champagne_of_an_action() -> None:
    table = ball("pablo_picasso", dice={1: 3})
    play(table, "die 1")
    assert gained(table, "mix 1 1 1", "good wine") == {
        "strudel": 1, "cake": 1, "champagne": 1, "wine": 1, "vp": 1,
    }  # fmt: skip
    none = ball("pablo_picasso", dice={1: 3})
    assert gained(none, "die 1", "mix 2 1 0") == {"strudel": 2, "cake": 1}


@pytest.mark.rule("AW-R.16", "AW-8.3", "AW-8.5", "AW-8.10")
def test_puccini_picasso_chaplin() -> None:
    table = ball(
        "giacomo_puccini", "pablo_picasso", "charlie_chaplin", krones=9, hand="groom", dice={5: 2}
    )
    play(table, "die 5", "play groom")
    assert "ChooseGoods" in to_turn(table)
    # 2 VP of Puccini and 2 of Chaplin; 1 VP of Picasso and 2 of Chaplin
    assert table.state.vp[0] == 2 + 2 + 1 + 2


@pytest.mark.rule("AW-0.8", "AW-8.3", "AW-8.4")
def test_rows_are_sources() -> None:
    chaplin = ball("charlie_chaplin", kitchen="3 champagne", cafe={"countess": "all"}, phase="main")
    play(chaplin, "dance countess")
    to_turn(chaplin, "to right-top")
    assert chaplin.state.vp[0] == (7 + 2) + (5 + 2)  # the guest, and the row of Zur Kettenbrücke
    magie = ball(
        "elizabeth_magie", kitchen="3 champagne", cafe={"dame": "all"}, vacant="1A", krones=0,
        phase="main", queue="",
    )  # fmt: skip
    play(magie, "dance dame")
    assert "PrepareRooms" in to_turn(magie, "to left-top", "stop")  # 3 krones of the Apollosaal


@pytest.mark.rule("AW-8.1", "AW-1.12", "AW-E.9")
def test_freud_sends_guests_one_item_short() -> None:
    table = ball(
        "sigmund_freud", kitchen="1 champagne", cafe={"countess": "all but 1 cake"}, phase="main"
    )
    assert legal(table, "dance") == ["dance countess"]
    play(table, "dance countess")
    to_turn(table, "to left-bottom")
    assert table.state.vp[0] == 7


@pytest.mark.rule("AW-8.6", "AW-7.6")
def test_tolkien_and_rooms_of_a_row() -> None:
    table = ball(
        "jrr_tolkien", kitchen="3 champagne", cafe={"countess": "all"}, vacant="1B", phase="main",
        ballrooms=["odeonsaal", *BALLS[1:]],
    )  # fmt: skip
    play(table, "dance countess")
    to_turn(table, "to left-top", "occupy 1B")
    assert table.state.vp[0] == 7 + 3 + 2


@pytest.mark.rule("AW-R.81", "AW-R.61")
def test_a_dance_that_pays_for_a_coloured_die() -> None:
    dice: dict[str, Any] = {"dice": {}, "coloured": {"red": "6", "blue": "6"}}
    table = ball(krones=0, kitchen="2 champagne", cafe={"knight_of_the_empire": "all"}, **dice)
    assert "dance knight_of_the_empire" in legal(table)  # the middle row of the Apollosaal: 2
    few = ball(krones=0, kitchen="1 champagne", cafe={"knight_of_the_empire": "all"}, **dice)
    assert legal(few) == ["pass"]
