"""AW-10.119 to AW-10.133 and AW-11 Staff cards and guests of module 1, one row each."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from tests.grand_austria_hotel.ballroom_positions import first, hall, rows_of, sent, waiting
from tests.grand_austria_hotel.positions import (
    asked,
    at_the_end,
    counts,
    gained,
    ledger,
    legal,
    names,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

QUIET = "zur_kettenbruecke zum_sperl odeonsaal"
WALTZ: dict[str, object] = {"aw.modules": 1}


# Staff


@pytest.mark.rule("AW-10.119")
def test_dancing_master() -> None:
    row = player(staff="dancing_master", kitchen="1 champagne", krones=3)
    table = play(hall(row, dice={3: 1}), "die 3")
    assert {text.split()[2] for text in legal(table, "first")} == {"prepare", "dancer"}
    assert counts(table)["krones"] == 4  # a krone is never delayed
    first(table, "dancer")
    play(table, "to left-bottom", "from 4")
    assert asked(table) == (0, "PrepareRooms")
    table = play(hall(row, dice={3: 1}), "die 3")
    first(table, "prepare")
    play(table, "prepare 1A", "to left-bottom", "from 4")
    assert (sent(table), rooms(table)[0]) == (1, "1A")


@pytest.mark.rule("AW-10.120")
def test_violinist() -> None:
    table = hall(player(hand="violinist", krones=3), dice={5: 1})
    assert gained(table, "die 5", "play violinist") == {"krones": -2, "champagne": 3}


@pytest.mark.rule("AW-10.121", "AW-D.2", "AW-1.11", "AW-E.6")
def test_concertmaster() -> None:
    table = hall(player(staff="concertmaster", cafe={"cardinal": ""}), dice={1: 1})
    play(table, "die 1")
    assert legal(table) == ["mix 0 0 0", "mix 1 0 0"]  # the action first
    play(table, "mix 1 0 0")
    assert asked(table) == (0, "PlaceGood")  # its champagne comes after it, outside the limits
    assert gained(table, "store") == {"champagne": 1}
    assert (counts(table)["strudel"], counts(table)["vp"]) == (1, 1)


@pytest.mark.rule("AW-10.122", "AW-10.1")
def test_symphonist() -> None:
    table = hall(player(staff="symphonist", kitchen="1 champagne"), phase="main")
    assert gained(table, "employ symphonist") == {"champagne": -1, "vp": 5}
    assert why(table, "employ symphonist") == ("GAH-8.5", "used-this-round")
    table = hall(player(staff="symphonist"), phase="main")
    assert why(table, "employ symphonist") == ("AW-10.1", "cannot-pay-price")


@pytest.mark.rule("AW-10.123", "AW-10.1")
def test_usherette() -> None:
    table = hall(player(staff="usherette", krones=2), phase="main", dice={1: 1})
    assert gained(table, "employ usherette") == {"krones": -2, "champagne": 1, "vp": 3}
    assert told(table, "paid") == [(0, 2, "use")]
    table = hall(player(staff="usherette", krones=1), phase="main", dice={1: 1})
    assert "employ usherette" not in legal(table)
    table = hall(player(staff="usherette", krones=2), phase="main", dice={6: 1})
    assert "employ usherette" not in legal(table)  # GAH-4.5 a krone is kept for the 6
    assert "employ usherette" in legal(hall(player(staff="usherette", krones=3), phase="main",
                                            dice={6: 1}))  # fmt: skip


@pytest.mark.rule("AW-10.124")
def test_conductor() -> None:
    table = hall(player(staff="conductor_music", krones=0), dice={4: 1})
    assert gained(table, "die 4", "split 1 0") == {"krones": 1, "emperor": 1, "champagne": 1}


@pytest.mark.rule("AW-10.125")
def test_choirmaster() -> None:
    row = player(staff="choirmaster", hand="groom", krones=5)
    table = play(hall(row, dice={5: 1}), "die 5")
    first(table, "dancer")
    assert legal(table) == ["to left-bottom", "to middle-bottom", "to right-bottom", "stop"]
    play(table, "to left-bottom", "from 4")
    assert asked(table) == (0, "PlayStaff")
    played_now = hall(player(hand="choirmaster", krones=5, kitchen="1 champagne"), dice={5: 1})
    play(played_now, "die 5", "play choirmaster")
    assert asked(played_now) == (0, "Turn")  # for dice taken in future


@pytest.mark.rule("AW-10.126")
def test_leading_dancer() -> None:
    dancers = {"left-bottom": 1, "right-top": 2, "balcony": 1}
    row = player(staff="leading_dancer", dancers=dancers, krones=0)
    table = at_the_end(row, player(krones=0), options=WALTZ)
    assert ledger(table)["final_staff"] == 8


@pytest.mark.rule("AW-10.127", "AW-R.6")
def test_harpist() -> None:
    table = hall(player(hand="harpist", krones=4, kitchen="1 champagne"), dice={5: 1})
    play(table, "die 5", "play harpist")
    assert "to left-top" in legal(table)  # 3 - 2
    play(table, "to left-middle")  # free
    play(table, "from 4")
    assert counts(table)["champagne"] == 1
    assert legal(table)[-1] == "stop"
    assert "to left-top" not in legal(table)  # 3 - 1
    play(table, "to left-middle", "from 4")  # 2 - 1
    assert counts(table)["champagne"] == 0
    assert asked(table) == (0, "Turn")
    assert rows_of(table) == {"left-middle": 2}


@pytest.mark.rule("AW-10.128", "AW-10.1", "AW-1.9")
def test_cellist() -> None:
    table = hall(player(staff="cellist", kitchen="1 wine 1 coffee 2 champagne"), phase="main")
    play(table, "employ cellist")
    assert legal(table) == ["spend wine", "spend coffee"]
    assert why(table, "spend champagne") == ("AW-1.9", "champagne-no-dish")
    assert why(table, "spend cake") == ("AW-10.128", "not-in-kitchen")
    assert why(table, "end") == ("AW-10.128", "must-spend")
    play(table, "spend coffee")
    assert "to left-top" in legal(table)  # 3 - 1 champagne
    play(table, "to left-middle", "from 4")
    assert (counts(table)["coffee"], counts(table)["champagne"]) == (0, 1)
    table = hall(player(staff="cellist", kitchen="2 champagne"), phase="main")
    assert "employ cellist" not in legal(table)


@pytest.mark.rule("AW-10.129")
def test_pianist() -> None:
    table = hall(player(staff="pianist"), phase="main")
    assert gained(table, "employ pianist") == {"champagne": 1}


@pytest.mark.rule("AW-10.130", "AW-14.1")
def test_ballet_master() -> None:
    row = player(staff="ballet_master", krones=0, kitchen="9 champagne",
                 cafe={"ambassador": "all"})  # fmt: skip
    table = hall(row, phase="main", ballrooms=QUIET, chance=["draw groom", "draw porter"])
    play(table, "dance ambassador", "to middle-bottom", "from 4")
    play(table, "to middle-bottom", "from 4")
    assert counts(table)["krones"] == 2
    assert names(table.state.hands[0]) == "groom porter"
    assert table.view(1)["players"][0]["known_hand"] == []


@pytest.mark.rule("AW-10.131", "AW-1.11", "AW-E.6")
def test_trumpeter() -> None:
    table = hall(player(staff="trumpeter"), dice={2: 1}, chance="draw groom")
    play(table, "die 2")
    assert asked(table) == (0, "MixGoods")  # the action first
    assert gained(table, "mix 1 0 0") == {"wine": 1, "champagne": 1}
    assert names(table.state.hands[0]) == "groom"


@pytest.mark.rule("AW-10.132")
def test_arranger() -> None:
    table = hall(player(staff="arranger", krones=20), phase="main",
                 politics=["krones_20", "dancers_7", "green_guests_4"])  # fmt: skip
    assert gained(table, "claim krones_20") == {"vp": 15, "champagne": 2}


@pytest.mark.rule("AW-10.133", "AW-R.49", "AW-E.10")
def test_danube_steamship_captain() -> None:
    captain = "danube_steamship_captain"
    row = player(staff=captain, hand="groom porter", krones=20, kitchen="2 champagne")
    table = hall(row, dice={5: 1})
    assert f"employ {captain}" not in legal(table)
    assert why(table, f"employ {captain}") == ("AW-10.133", "not-usable-now")
    play(table, "die 5", "play groom")
    assert asked(table) == (0, "ReactStaff")
    assert legal(table) == [f"employ {captain}", "stop"]
    assert why(table, "end") == ("AW-10.133", "use-card-or-stop")
    play(table, f"employ {captain}")
    assert "to left-top" in legal(table)
    play(table, "to left-middle", "from 4")
    assert asked(table) == (0, "Turn")
    assert why(table, f"employ {captain}") == ("GAH-8.5", "used-this-round")
    used = hall(player(staff=captain, used=captain, hand="groom", krones=20), dice={5: 1})
    play(used, "die 5", "play groom")
    assert asked(used) == (0, "Turn")  # once a round


@pytest.mark.rule("AW-10.133", "AW-R.49")
def test_the_captain_answers_to_other_cards_only() -> None:
    captain = "danube_steamship_captain"
    table = hall(player(hand=captain, krones=20, kitchen="2 champagne"), dice={5: 1})
    play(table, "die 5", f"play {captain}")
    assert asked(table) == (0, "Turn")
    free = hall(
        player(staff=captain, hand="groom", kitchen="2 champagne", cafe={"macleod": "all"},
               vacant="1A"),
        phase="main",
    )  # fmt: skip
    play(free, "checkin macleod", "play groom")  # a free play by a reward
    assert asked(free) == (0, "ReactStaff")


@pytest.mark.rule("AW-R.49")
def test_in_a_scoring_the_captain_does_nothing() -> None:
    captain = "danube_steamship_captain"
    row = player(staff=captain, hand="groom", krones=20, kitchen="2 champagne", emperor=9,
                 rehearsal="practice_3", waiting=[1, 2, 1, 4])  # fmt: skip
    table = scoring("B5", row, options=WALTZ)
    play(table, "to middle-bottom", "from 3")
    while asked(table)[1] == "ChooseEffect":
        play(table, legal(table)[0])
    assert asked(table) == (0, "PlayStaff")
    play(table, "play groom")
    assert asked(table)[1] == "Turn"
    assert names(table.state.played[0]) == f"groom {captain}"


# Guests


def checked_in(guest: str, *answers: str, **fields: Any) -> dict[str, int]:
    """Return the gains of a guest who takes a room; other offers are stopped."""
    row = {"krones": 5, "vacant": "1A 1B 1C", "kitchen": "", **fields}
    table = hall(player(cafe={guest: "all"}, **row), phase="main", queue="poet dame")
    before = counts(table)
    play(table, f"checkin {guest}")
    for answer in answers:
        while asked(table)[1] in ("ChooseRoom", "ChooseEffect") and answer not in legal(table):
            play(table, legal(table)[0])
        play(table, answer)
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    after = counts(table)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


BLUE_ROOM = 2
"""VP of the blue group 1A, in which blue guests and most green ones end."""


@pytest.mark.parametrize(
    ("rule", "guest", "gain"),
    [
        ("AW-11.134", "debutante", {"champagne": 1}),
        ("AW-11.135", "lady_companion", {"emperor": 1}),
        ("AW-11.136", "governess", {"vp": 3, "champagne": 1}),
        ("AW-11.137", "prima_ballerina", {"vp": 1, "krones": 2}),
        ("AW-11.138", "mannequin", {"vp": 2, "champagne": 1}),
        ("AW-11.139", "diva", {"vp": 4, "champagne": 2}),
        ("AW-11.140", "waltz_queen", {"vp": 15}),
        ("AW-11.141", "khan", {"vp": BLUE_ROOM, "champagne": 1}),
        ("AW-11.142", "tenno", {"vp": 1 + BLUE_ROOM, "champagne": 1}),
        ("AW-11.144", "maharani", {"vp": 4 + BLUE_ROOM, "champagne": 1}),
        ("AW-11.145", "marquis", {"vp": 5 + BLUE_ROOM, "champagne": 2}),
        ("AW-11.146", "contessa", {"vp": 15 + BLUE_ROOM}),
        ("AW-11.147", "tsarina", {"vp": 9 + BLUE_ROOM}),
        ("AW-11.148", "ambassador", {}),
        ("AW-11.149", "abbess", {"krones": 5}),
        ("AW-11.150", "consigliere", {"vp": 1, "champagne": 1, "krones": 2}),
        ("AW-11.151", "admiral_winterbottom", {"vp": 3, "emperor": 2}),
        ("AW-11.152", "impresario", {"vp": 6, "champagne": 1}),
        ("AW-11.153", "cardinal", {"vp": 14}),
        ("AW-11.154", "mayor", {"vp": 3, "champagne": 2}),
    ],
)
def test_what_guests_give(
    rule: str, guest: str, gain: dict[str, int], request: pytest.FixtureRequest
) -> None:
    request.applymarker(pytest.mark.rule(rule))
    assert checked_in(guest) == gain


@pytest.mark.rule("AW-11.135", "AW-11.138")
def test_guests_who_let_play_staff() -> None:
    assert checked_in("lady_companion", "play groom", hand="groom") == {"emperor": 1}
    assert checked_in("mannequin", "play groom", hand="groom") == {
        "vp": 2, "champagne": 1, "krones": -1,
    }  # fmt: skip


@pytest.mark.rule("AW-11.142", "AW-11.155")
def test_guests_who_let_prepare_a_room() -> None:
    gain = checked_in("tenno", "prepare 2A")
    assert gain == {"vp": 1 + BLUE_ROOM, "champagne": 1}  # one krone less: nothing
    gain = checked_in("the_beast", "prepare 2A", vacant="1A")
    assert gain == {"vp": -1 + BLUE_ROOM, "champagne": 1, "krones": -1}


@pytest.mark.rule("AW-11.143", "AW-11.160", "AW-1.9")
def test_guests_who_give_goods_of_choice() -> None:
    assert checked_in("laird", "good wine", "good coffee") == {
        "vp": 2 + BLUE_ROOM, "wine": 1, "coffee": 1,
    }  # fmt: skip
    assert checked_in("medium", "good cake", "good cake", vacant="1A") == {
        "vp": 1 + BLUE_ROOM, "cake": 2, "champagne": 1,
    }  # fmt: skip


@pytest.mark.rule("AW-11.161")
def test_partyer() -> None:
    assert checked_in("partyer", "to left-middle", "from 4", vacant="1A") == {
        "vp": 2 + BLUE_ROOM, "krones": 2,
    }  # fmt: skip


@pytest.mark.rule("AW-11.156", "AW-11.158")
def test_green_guests_with_champagne() -> None:
    assert checked_in("kapellmeister_palfy", vacant="1A") == {"vp": BLUE_ROOM, "champagne": 2}
    table = hall(player(cafe={"phantom": "all"}, vacant="1A"), phase="main", queue="poet dame")
    play(table, "checkin phantom")
    while asked(table)[1] == "ChooseEffect":
        play(table, legal(table)[0])
    play(table, "take poet")
    assert names(table.state.cafe[0], "Guest") == "poet"
    assert counts(table)["vp"] == BLUE_ROOM - 2


@pytest.mark.rule("AW-11.157")
def test_c_inderella() -> None:
    table = hall(player(cafe={"c_inderella": "all"}, vacant="1A 1B", kitchen="1 champagne"),
                 phase="main")  # fmt: skip
    play(table, "checkin c_inderella", "lodge 1B")
    first(table, "occupy")
    play(table, "occupy 1A", "to left-bottom", "from 4")
    assert (rooms(table), sent(table)) == (("", "1A 1B"), 1)


@pytest.mark.rule("AW-11.159", "AW-E.12")
def test_the_beauty() -> None:
    row = player(cafe={"the_beauty": "all"}, vacant="1A", kitchen="1 champagne", krones=5)
    draws = ["draw groom", "draw porter", "draw pianist"]
    table = hall(row, phase="main", chance=draws)
    play(table, "checkin the_beauty")
    first(table, "dancer")
    play(table, "to left-bottom", "from 4")
    assert asked(table) == (0, "ChooseLooked")
    assert legal(table) == ["play groom", "play porter", "play pianist", "stop"]
    play(table, "play groom", "under porter")
    assert counts(table)["krones"] == 5 - 1
    must = hall(row, phase="main", chance=draws, options={"gah.draw3_play": "must_if_affordable"})
    play(must, "checkin the_beauty")
    first(must, "offer")
    assert "stop" not in legal(must)


@pytest.mark.rule("AW-11.162", "AW-D.27", "AW-R.58")
def test_the_pope_takes_a_room() -> None:
    table = hall(player(cafe={"pope": "all"}, kitchen="3 champagne"), phase="main")
    assert not legal(table, "dance")
    assert not legal(table, "checkin")
    assert why(table, "dance pope") == ("AW-11.162", "guest-takes-a-room")
    assert why(table, "checkin pope") == ("GAH-9.1", "no-vacant-room")
    table = hall(player(cafe={"pope": "all"}, vacant="1A 1B", kitchen="3 champagne"), phase="main")
    play(table, "checkin pope", "lodge 1B", "occupy 1A")
    assert rooms(table) == ("", "1A 1B")
    assert counts(table)["vp"] == 10 + BLUE_ROOM


@pytest.mark.rule("AW-11.1")
def test_every_guest_has_its_rule_and_its_words() -> None:
    state = GAME.setup(2, GAME.choose_options(WALTZ))
    rows = [row for row in state.options.cards.guests if row.pack == "ballrooms"]
    assert [row.rules for row in rows] == [(f"AW-11.{row.number}",) for row in rows]
    assert [row.key for row in rows if row.room_only] == ["pope"]
    assert waiting(ht.Table.from_position(GAME, {"seats": 2, "options": WALTZ})) == (1, 2, 3, 4)
