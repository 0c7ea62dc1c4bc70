"""AW-1.20, 1.22 Dancers without a guest, and staff who answer to dancers."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from tests.grand_austria_hotel.ballroom_positions import (
    first,
    hall,
    ready,
    rows_of,
    sent,
)
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    counts,
    gained,
    legal,
    play,
    player,
    told,
    why,
)

FROM_LEFT = "odeonsaal zum_sperl zur_kettenbruecke"


# Further dancers


@pytest.mark.rule("AW-1.20", "AW-11.148", "AW-D.4", "AW-11.154", "AW-11.1")
def test_the_mayors_champagne_may_pay_his_dancer() -> None:
    table = hall(player(cafe={"mayor": "all"}, vacant="1C"), phase="main")
    play(table, "checkin mayor")
    first(table, "champagne")
    assert asked(table) == (0, "SendDancer")
    assert legal(table) == [
        "to left-bottom", "to left-middle", "to middle-bottom", "to right-bottom",
        "to right-middle", "stop",
    ]  # fmt: skip
    play(table, "to left-middle", "from 4")
    assert rows_of(table) == {"left-middle": 1}
    table = hall(player(cafe={"ambassador": "all"}, vacant="1C"), phase="main")
    play(table, "checkin ambassador")
    assert asked(table) == (0, "Turn")  # no champagne: nothing to send


@pytest.mark.rule("AW-1.20")
def test_a_further_dancer_does_not_depend_on_where_its_guest_went() -> None:
    table = ready(kitchen="3 champagne", guest="ambassador")
    play(table, "dance ambassador", "to left-bottom", "from 4")
    assert asked(table) == (0, "SendDancer")
    assert why(table, "end") == ("AW-1.20", "row-or-stop")
    play(table, "to right-middle")
    assert asked(table) == (0, "PickDancer")
    play(table, "from 4")
    assert asked(table) == (0, "Turn")
    assert sent(table) == 2


@pytest.mark.rule("AW-R.2", "AW-1.20", "AW-11.161")
def test_a_discount_never_pays_out_and_opens_no_full_row() -> None:
    table = hall(
        player(cafe={"partyer": "all"}, vacant="1A", dancers={"left-bottom": 3}), phase="main"
    )
    play(table, "checkin partyer")
    assert "to left-bottom" not in legal(table)
    assert "to left-middle" in legal(table)
    assert "to left-top" not in legal(table)
    assert gained(table, "to middle-bottom", "from 4").get("champagne", 0) == 0


@pytest.mark.rule("AW-R.6", "AW-11.137")
def test_each_dancer_is_finished_before_the_next() -> None:
    table = hall(
        player(kitchen="1 champagne", cafe={"prima_ballerina": "all"}, vacant="1B",
               rehearsal="practice_2", waiting=[0, 1, 0, 4], krones=1),
        phase="main",
    )  # fmt: skip
    play(table, "checkin prima_ballerina")
    assert asked(table) == (0, "SendDancer")
    play(table, "to left-bottom", "from 2")  # the section's champagne pays the second dancer
    assert counts(table)["champagne"] == 1
    assert asked(table) == (0, "SendDancer")
    play(table, "to left-bottom")
    assert asked(table) == (0, "Turn")
    assert (sent(table), counts(table)["krones"]) == (2, 3)


@pytest.mark.rule("AW-R.6")
def test_what_waits_meanwhile_is_kept_in_positions() -> None:
    table = hall(
        player(kitchen="9 champagne", cafe={"prima_ballerina": "all"}, vacant="1A 1B"),
        phase="main", ballrooms=FROM_LEFT, options={"questions": "all"},
    )  # fmt: skip
    play(table, "checkin prima_ballerina")
    (text,) = [text for text in legal(table, "first") if " dancer " in text]
    play(table, text, "to left-top", "from 3")
    first(table, "vp")
    assert asked(table) == (0, "OccupyRooms")
    again = ht.Table.from_position(GAME, table.position())
    for one in (table, again):
        play(one, "occupy 1A")
        while asked(one)[1] != "SendDancer":
            play(one, legal(one, "first")[0])
        play(one, "stop")
    assert again.position() == table.position()
    data = again.position()
    assert [due["do"] for due in data["due"]].count("krones") == 1


# Staff and dancers


GUEST_STAFF = {
    "groom": ("consigliere", {"krones": 2}),
    "stableman": ("khan", {"emperor": 1}),
    "masseuse": ("debutante", {"krones": 1}),
    "tour_guide": ("phantom", {"vp": 2}),
    "male_floor_housekeeper": ("diva", {"vp": 4}),
}


@pytest.mark.rule("AW-1.22", "AW-E.2")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_staff_for_completed_guests(option: str) -> None:
    """GAH-13.5 to 13.8 and 13.33 answer to guests sent dancing, unless the option says no."""
    chosen: dict[str, object] = {"aw.guest_staff_on_dance": option}
    for card, (guest, gain) in GUEST_STAFF.items():
        plain, helped = (sending(guest, staff, chosen) for staff in ("", card))
        found = {name: helped[name] - n for name, n in plain.items() if helped[name] != n}
        assert found == (gain if option == "yes" else {}), card
    assert GAME.choose_options(CLASSIC)["aw.guest_staff_on_dance"] == "no"


def sending(guest: str, staff: str, chosen: dict[str, object]) -> dict[str, int]:
    """Return the gains for sending a guest to the bottom row."""
    table = hall(
        player(kitchen="1 champagne", cafe={guest: "all"}, staff=staff, krones=5), phase="main",
        options=chosen, queue="poet dame",
    )  # fmt: skip
    before = counts(table)
    play(table, f"dance {guest}", "to left-bottom", "from 4")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    after = counts(table)
    return {name: after[name] - before[name] for name in before}


@pytest.mark.rule("AW-1.22", "AW-E.3")
def test_the_custodian_gets_nothing_for_dancers() -> None:
    assert sending("khan", "custodian", {}) == sending("khan", "", {})


@pytest.mark.rule("AW-7.6", "AW-1.22")
def test_rooms_turned_by_a_row_bonus_are_occupied_by_any_means() -> None:
    table = ready(staff="custodian", vacant="1A", ballrooms=FROM_LEFT)
    play(table, "dance khan", "to left-middle", "from 4")
    plain = counts(table)["vp"]
    play(table, "occupy 1A")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    custodian = {"vp": counts(table)["vp"] - plain, "krones": counts(table)["krones"]}
    assert custodian["vp"] >= 2  # the occupancy bonus of 1A
    other = ready(vacant="1A", ballrooms=FROM_LEFT)
    play(other, "dance khan", "to left-middle", "from 4", "occupy 1A")
    while asked(other)[1] != "Turn":
        play(other, legal(other)[0])
    assert counts(other) != counts(table)


# The krone of GAH-4.5


@pytest.mark.rule("AW-R.61")
def test_a_dance_that_surely_brings_the_missing_krone() -> None:
    sixes: dict[str, Any] = {"dice": {6: 2}, "krones": 0}
    table = hall(player(kitchen="3 champagne", cafe={"khan": "all"}, krones=0), dice={6: 2})
    assert "dance khan" in legal(table)  # Apollosaal gives krones
    play(table, "dance khan")
    assert legal(table) == ["to left-middle", "to left-top"]
    assert why(table, "to left-bottom") == ("GAH-R.57", "krone-not-sure-there")
    play(table, "to left-middle", "from 4")
    assert "die 6" in legal(table)
    poor = hall(
        player(kitchen="3 champagne", cafe={"khan": "all"}, krones=0, rehearsal="practice_2"),
        dice={6: 2}, ballrooms="odeonsaal zum_sperl zur_kettenbruecke",
    )  # fmt: skip
    assert legal(poor) == ["pass"]
    assert why(poor, "dance khan")[0].startswith(("GAH", "AW"))
    table = hall(
        player(kitchen="3 champagne", cafe={"khan": "all"}, krones=0, rehearsal="practice_4"),
        dice={6: 2}, ballrooms="odeonsaal zum_sperl zur_kettenbruecke",
    )  # fmt: skip
    play(table, "dance khan", "to left-bottom")  # only the section with a krone
    assert told(table, "section_done") == [(0, "1")]
    assert sixes["krones"] == 0
