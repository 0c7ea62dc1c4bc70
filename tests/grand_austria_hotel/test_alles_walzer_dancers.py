"""AW-1.12 to AW-1.22 Sending dancers: with guests, and further ones."""

from __future__ import annotations

import pytest

from tests.grand_austria_hotel.ballroom_positions import (
    FULL,
    first,
    hall,
    ready,
    rows_of,
    waiting,
)
from tests.grand_austria_hotel.positions import (
    asked,
    counts,
    gained,
    legal,
    names,
    play,
    player,
    rooms,
    told,
    why,
)

FROM_LEFT = "odeonsaal zum_sperl zur_kettenbruecke"


# Sending a guest


@pytest.mark.rule("AW-1.12", "AW-1.13", "AW-14.2")
def test_a_guest_goes_to_a_ballroom() -> None:
    table = ready()
    assert legal(table, "dance") == ["dance khan"]
    play(table, "dance khan")
    assert asked(table) == (0, "ChooseRow")
    assert legal(table) == [f"to {row}" for row in (
        "left-bottom", "left-middle", "left-top", "middle-bottom", "middle-top", "right-bottom",
        "right-middle", "right-top")]  # fmt: skip
    play(table, "to left-middle")
    assert asked(table) == (0, "ChooseDancer")
    assert legal(table) == ["from 1", "from 2", "from 3", "from 4"]
    assert counts(table)["champagne"] == 1
    gain = gained(table, "from 3")
    assert gain == {"krones": 2, "champagne": 1}  # the middle row of Apollosaal, and Khan's reward
    assert rows_of(table) == {"left-middle": 1}
    assert waiting(table) == (1, 2, 2, 4)
    assert not table.state.cafe[0]
    assert names(table.state.discard, "Guest") == "khan"
    assert rooms(table) == ("", "")
    assert told(table, "sent_dancer") == [(0, "left-middle", "3")]
    assert told(table, "paid_champagne") == [(0, 2, "left-middle")]


@pytest.mark.rule("AW-1.12", "AW-1.21")
def test_colour_does_not_matter_and_a_room_is_left_alone() -> None:
    table = ready(guest="flamenco_dancer", vacant="1A 1B")
    assert {"dance flamenco_dancer", "checkin flamenco_dancer"} <= set(legal(table))
    play(table, "dance flamenco_dancer", "to right-bottom", "from 4")
    assert rooms(table) == ("1A 1B", "")
    table = ready(guest="flamenco_dancer", vacant="1A 1B")
    play(table, "checkin flamenco_dancer")
    assert rooms(table) == ("1A", "1B")


@pytest.mark.rule("AW-1.12")
def test_any_number_of_guests_in_the_window_of_additional_actions() -> None:
    row = player(kitchen="2 champagne", cafe={"khan": "all", "debutante": "all"})
    table = hall(row, dice={4: 1})
    assert len(legal(table, "dance")) == 2
    play(table, "dance khan", "to left-bottom", "from 4", "dance debutante", "to left-bottom",
         "from 4", "die 4", "split 0 0")  # fmt: skip
    assert rows_of(table) == {"left-bottom": 2}
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("AW-1.13", "AW-1.12")
def test_refusals() -> None:
    assert why(ready(kitchen=""), "dance khan") == ("AW-1.13", "no-row-to-pay")
    table = hall(player(kitchen="1 champagne", cafe={"khan": ""}), phase="main")
    assert why(table, "dance khan") == ("AW-1.12", "order-not-complete")
    assert why(table, "dance pope") == ("AW-1.12", "guest-not-in-cafe")
    base = hall(player(cafe={"poet": "all"}), phase="main", options={"aw.modules": "none"})
    assert why(base, "dance poet") == ("AW-1.12", "no-ballrooms")
    table = play(ready(kitchen="2 champagne"), "dance khan")
    assert why(table, "to left-top") == ("AW-1.13", "too-little-champagne")
    assert why(table, "to balcony") == ("AW-R.3", "balcony-not-open")
    assert why(table, "end") == ("AW-1.13", "must-choose-row")
    play(table, "to left-bottom")
    assert why(table, "end") == ("AW-1.13", "must-choose-dancer")
    assert why(table, "from 5") == ("AW-1.13", "section-empty")


@pytest.mark.rule("AW-1.13", "AW-1.6", "AW-1.17")
def test_a_full_row_takes_nobody() -> None:
    table = ready(dancers={"left-top": 2})
    play(table, "dance khan")
    assert "to left-top" not in legal(table)
    assert why(table, "to left-top") == ("AW-1.13", "row-full")
    everywhere = {**FULL, "middle-bottom": 3}
    table = hall(
        player(kitchen="9 champagne", dancers=everywhere, waiting=[0, 0, 0, 0]),
        player(kitchen="9 champagne", cafe={"debutante": "all"}, dancers={"middle-bottom": 1,
               "middle-top": 3}),
        phase="main", active=1,
    )  # fmt: skip
    play(table, "dance debutante")
    assert legal(table) == ["to right-bottom", "to right-middle", "to right-top"]


@pytest.mark.rule("AW-1.6")
@pytest.mark.parametrize(("seats", "spaces"), [(2, (3, 2, 2)), (3, (4, 3, 2)), (4, (5, 4, 3))])
def test_spaces_by_number_of_players(seats: int, spaces: tuple[int, int, int]) -> None:
    table = hall(*(player() for _ in range(seats)))
    rows = table.view(None)["ballrooms"][0]["rows"]
    assert tuple(rows[key]["spaces"] for key in ("bottom", "middle", "top")) == spaces
    strauss = table.view(None)["ballrooms"][1]["rows"]
    assert (strauss["middle"]["spaces"] == 0) == (seats == 2)  # AW-7.2


@pytest.mark.rule("AW-1.14", "AW-R.5", "AW-D.3", "AW-11.1")
def test_the_reward_does_not_pay_the_own_way() -> None:
    table = ready(kitchen="1 champagne", guest="diva")  # its reward: 2 champagne
    play(table, "dance diva")
    assert legal(table) == ["to left-bottom", "to middle-bottom", "to right-bottom"]
    assert why(table, "to left-middle") == ("AW-1.13", "too-little-champagne")
    play(table, "to left-bottom", "from 4")
    assert counts(table)["champagne"] == 2


@pytest.mark.rule("AW-1.14", "AW-R.5")
def test_champagne_on_an_order_does_not_pay() -> None:
    row = player(cafe={"khan": "all", "cardinal": "2 champagne"})
    assert not legal(hall(row, phase="main"), "dance")


@pytest.mark.rule("AW-1.14")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_benefits_come_in_any_order_and_the_table_is_free(edition: str) -> None:
    cafe = {"phantom": "all", "khan": "", "diva": ""}
    table = hall(
        player(kitchen="3 champagne", cafe=cafe, vacant="1B"), phase="main",
        ballrooms="zur_kettenbruecke zum_sperl odeonsaal", queue="poet dame",
        options={"edition": edition},
    )  # fmt: skip
    play(table, "dance phantom", "to left-top", "from 4")
    words = {text.split()[2] for text in legal(table, "first")}
    assert {"guests", "champagne"} <= words  # a guest first may want the champagne
    first(table, "guests")
    play(table, "take poet")  # the Phantom's own table
    assert names(table.state.cafe[0], "Guest") == "poet diva khan"


@pytest.mark.rule("AW-1.15", "AW-R.1")
def test_without_a_dancer_nothing_can_be_sent() -> None:
    gone = [0, 0, 0, 0]
    table = ready(waiting=gone, vacant="1A")
    assert not legal(table, "dance")
    assert legal(table, "checkin") == ["checkin khan"]
    assert why(table, "dance khan") == ("AW-1.15", "no-dancer-left")
    table = ready(guest="ambassador", waiting=gone, vacant="1C")
    play(table, "checkin ambassador")  # its dancer is lost
    assert asked(table) == (0, "Turn")
    assert told(table, "nothing") == [(0, "ambassador")]


@pytest.mark.rule("AW-1.13")
def test_the_last_dancer_of_a_section_brings_its_bonus() -> None:
    table = play(
        ready(kitchen="1 champagne", rehearsal="practice_4"), "dance khan", "to left-bottom"
    )
    assert gained(table, "from 1") == {"krones": 1, "champagne": 1}
    assert told(table, "section_done") == [(0, "1")]
    table = play(ready(kitchen="1 champagne", rehearsal="practice_4", waiting=[1, 2, 1, 4]),
                 "dance khan", "to left-bottom")  # fmt: skip
    play(table, "from 3")
    first(table, "guests")
    assert asked(table) == (0, "TakeGuest")


@pytest.mark.rule("AW-1.13")
@pytest.mark.parametrize(
    ("room", "section", "gain"),
    [
        ("practice_1", 1, {"emperor": 1}),
        ("practice_1", 2, {"krones": 3}),
        ("practice_1", 3, {"champagne": 2, "emperor": 1}),
        ("practice_1", 4, {"vp": 8}),
        ("practice_2", 1, {"wine": 1}),
        ("practice_2", 2, {"champagne": 1}),
        ("practice_2", 3, {"krones": 4, "wine": 1}),
        ("practice_2", 4, {"vp": 3}),
        ("practice_3", 1, {}),
        ("practice_3", 2, {}),
        ("practice_3", 3, {"champagne": 1}),
        ("practice_3", 4, {"vp": 4, "emperor": 0}),
        ("practice_4", 1, {"krones": 1}),
        ("practice_4", 2, {"emperor": 2}),
        ("practice_4", 3, {"champagne": 1}),
        ("practice_4", 4, {"krones": 4, "vp": 4}),
    ],
)
def test_section_bonuses(room: str, section: int, gain: dict[str, int]) -> None:
    """One row per section; what asks for more is stopped, but for a drink of choice."""
    left = [int(place == section - 1) for place in range(4)]
    table = hall(
        player(kitchen="1 champagne", cafe={"earl": "all"}, rehearsal=room, waiting=left,
               hand="groom"),
        phase="main",
    )  # fmt: skip
    before = counts(table)
    play(table, "dance earl", "to middle-bottom")
    asked_for = []
    while asked(table)[1] != "Turn":
        asked_for.append(asked(table)[1])
        play(table, "good wine" if "good wine" in legal(table) else legal(table)[-1])
    after = counts(table)
    found = {name: after[name] - n for name, n in before.items() if after[name] != n}
    base = {"champagne": -1, "krones": 1, "vp": 10}  # the row, and the Earl
    wanted = {name: base.get(name, 0) + gain.get(name, 0) for name in (*base, *gain)}
    assert found == {name: n for name, n in wanted.items() if n}
    if room == "practice_3":
        assert {1: len(table.state.hands[0]) == 2, 2: "PrepareRooms" in asked_for,
                3: "PlayStaff" in asked_for, 4: not asked_for}[section]  # fmt: skip


# The balcony


@pytest.mark.rule("AW-1.16", "AW-R.3", "AW-1.17")
def test_the_balcony_opens_when_the_top_row_is_full() -> None:
    full = {"right-top": 2}
    table = play(ready(dancers=full), "dance khan")
    assert "to balcony" in legal(table)
    assert "to right-top" not in legal(table)
    table = play(
        ready(dancers=full, ballrooms="odeonsaal zum_sperl zur_kettenbruecke"), "dance khan"
    )
    gain = gained(table, "to balcony", "from 4")
    assert gain == {"champagne": -2, "vp": 5}  # 3 paid, 1 from Khan; top row of the Kettenbrücke
    assert rows_of(table) == {"right-top": 2, "balcony": 1}
    table = ready(dancers={"right-top": 2, "balcony": 5}, kitchen="3 champagne")
    assert "to balcony" in legal(play(table, "dance khan"))  # without limit


@pytest.mark.rule("AW-1.6", "AW-R.3")
def test_with_three_players_spaces_for_four_do_not_exist() -> None:
    rows = [player(kitchen="3 champagne", cafe={"khan": "all"}, dancers={"right-top": 2})]
    table = hall(*rows, player(), player(), phase="main")
    assert "to balcony" in legal(play(table, "dance khan"))
    table = hall(*rows, player(), player(), player(), phase="main")
    assert "to right-top" in legal(play(table, "dance khan"))


@pytest.mark.rule("AW-X.3", "AW-1.20", "AW-11.147")
def test_tsarina() -> None:
    table = hall(
        player(kitchen="2 champagne", cafe={"tsarina": "all"}, vacant="1A", rehearsal="practice_1",
               waiting=[0, 0, 1, 0], dancers={"right-top": 2}),
        ballrooms="odeonsaal zum_sperl apollosaal", phase="main",
    )  # fmt: skip
    before = counts(table)
    play(table, "checkin tsarina")
    while asked(table)[1] == "ChooseEffect":
        play(table, legal(table)[0])
    play(table, "to balcony")
    after = counts(table)
    assert after["champagne"] - before["champagne"] == 0  # 2 paid, 2 from the section
    assert after["krones"] - before["krones"] == 3
    assert after["emperor"] - before["emperor"] == 1
    assert after["vp"] - before["vp"] == 9 + 2  # and the blue group of one room
    poor = hall(
        player(kitchen="1 champagne", cafe={"tsarina": "all"}, vacant="1A",
               dancers={"right-top": 2}),
        ballrooms="odeonsaal zum_sperl apollosaal", phase="main",
    )  # fmt: skip
    play(poor, "checkin tsarina")
    assert why(poor, "to balcony") == ("AW-1.13", "too-little-champagne")
