"""AW-1 Module 1, Vienna ballrooms: setup, champagne and how dancers are sent."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    GUEST_KEYS,
    REHEARSAL_KEYS,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.walzer.cards.ballroom_cards import (
    GUESTS,
    POLITICS,
    STAFF,
    TILES,
)
from tests.grand_austria_hotel.halls import FULL, WALTZ, first, hall, rows_of, sent, waiting
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    counts,
    gained,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    told,
    why,
)

FROM_LEFT = "odeonsaal zum_sperl zur_kettenbruecke"


# Setup


@pytest.mark.rule("AW-1.1", "AW-0.7", "AW-6.1", "AW-6.3")
@pytest.mark.parametrize(("modules", "more"), [("none", 0), (1, 1), (45, 0), (145, 1)])
def test_the_cards_are_mixed_in(modules: object, more: int) -> None:
    table = ht.Table(GAME, 3, 1, {"aw.modules": modules, "gah.staff_deal": "intro"})
    rules = table.state.options
    fifth = "5" in str(modules)
    assert len(rules.guest_deck) == 56 + 29 * more
    assert len(rules.staff_deck) == 48 + 15 * more + 14 * fifth
    assert len(rules.tiles_of("A")) == len(rules.politics_of("C")) == 4 + more + fifth
    hands = {card for hand in table.state.hands for card in hand}
    assert not hands & {STAFF_KEYS.index(row.key) for row in STAFF}


@pytest.mark.rule("AW-1.1")
def test_numbers_and_doubts_of_the_cards() -> None:
    assert [row.number for row in GUESTS] == list(range(134, 163))
    assert [row.number for row in STAFF] == list(range(119, 134))
    assert [row.number for row in POLITICS] == [163, 164, 165]
    assert [row.key for row in TILES] == ["A5", "B5", "C5"]
    doubts = [doubt for row in GUESTS for doubt in row.doubts]
    doubts += [doubt for row in STAFF for doubt in row.doubts]
    assert {doubt.kind for doubt in doubts} == {"reconstructed"}
    known = {row.key: row.vp for row in GUESTS if len(row.doubts) == 2}
    assert known == {
        "waltz_queen": 15, "contessa": 15, "tsarina": 9, "cardinal": 14, "the_beast": -1,
        "phantom": -2,
    }  # fmt: skip


@pytest.mark.rule("AW-1.1")
def test_cards_of_the_module_do_not_lie_in_a_base_game() -> None:
    for spoil in ({"hand": "pianist"}, {"cafe": "khan"}):
        with pytest.raises(ht.BrokenRecord) as caught:
            hall(player(**spoil), options={"aw.modules": "none"})
        assert caught.value.reason in ("staff-count", "guest-count")


@pytest.mark.rule("AW-1.2", "AW-1.3", "AW-1.4", "AW-1.5", "AW-6.2", "AW-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    table = ht.Table(GAME, seats, 5, WALTZ)
    view = table.view(None)
    assert len({row["ballroom"] for row in view["ballrooms"]}) == 3
    assert [row["round"] for row in view["ballrooms"]] == [3, 5, 7]
    assert [row["kitchen"]["champagne"] for row in view["players"]] == [1] * seats
    order = []
    while asked(table)[1] == "ChooseRehearsal":
        order.append(table.to_move)
        assert len(legal(table)) == seats + 1 - len(order)
        assert {text.split()[0] for text in legal(table)} == {"rehearse"}
        play(table, legal(table)[0])
    start = table.state.first
    assert order == [
        (start - 1 - turn) % seats for turn in range(seats - 1)
    ]  # the last is not asked
    assert [sum(waiting(table, seat)) for seat in range(seats)] == [10] * seats
    assert len(set(table.state.hall.rooms)) == seats
    assert asked(table) == ((start - 1) % seats, "FirstGuest")
    hands = [len(hand) for hand in table.state.hands]
    assert hands == [6] * seats


@pytest.mark.rule("AW-1.3", "AW-1.5")
def test_ballrooms_and_rehearsal_rooms_are_chance() -> None:
    table = ht.Table(GAME, 2, 5, WALTZ, chance=None)
    script = [line.do for line in table.record.lines]
    dealt = [text.split()[1] for text in script if text.startswith("ballroom ")]
    laid = [text.split()[1] for text in script if text.startswith("rehearsal ")]
    assert len(set(dealt)) == 3
    assert set(dealt) <= set(BALLROOM_KEYS)
    assert len(set(laid)) == 2
    assert set(laid) <= set(REHEARSAL_KEYS)
    assert why(table, "rehearse " + next(key for key in REHEARSAL_KEYS if key not in laid)) == (
        "AW-1.5", "rehearsal-not-offered",
    )  # fmt: skip
    assert why(table, "pass") == ("AW-1.5", "must-choose-rehearsal")


# Champagne


@pytest.mark.rule("AW-1.8", "AW-R.60")
def test_champagne_is_an_item_like_others() -> None:
    table = hall(player(kitchen="1 champagne 1 wine", cafe={"lady_companion": ""}), dice={4: 1})
    play(table, "die 4", "split 0 1", "serve")
    assert legal(table) == ["bring wine lady_companion", "bring champagne lady_companion"]
    play(table, "bring wine lady_companion", "bring champagne lady_companion")
    assert missing(table, "lady_companion") == {}
    table = hall(player(cafe={"cardinal": ""}, staff="pianist"), phase="main")
    play(table, "employ pianist")
    assert legal(table) == ["place cardinal", "store"]
    play(table, "place cardinal")
    assert missing(table, "cardinal") == {"cake": 2, "champagne": 1}


@pytest.mark.rule("AW-1.8")
def test_filling_an_order_brings_champagne() -> None:
    table = hall(player(hand="porter", krones=20, cafe={"contessa": ""}), dice={5: 1})
    play(table, "die 5", "play porter")
    assert missing(table, "contessa") == {}


@pytest.mark.rule("AW-1.9")
def test_a_dish_or_drink_of_choice_is_never_champagne() -> None:
    table = hall(player(cafe={"laird": "all"}, vacant="1A"), phase="main")
    play(table, "checkin laird")
    assert legal(table) == ["good strudel", "good cake", "good wine", "good coffee"]


@pytest.mark.rule("AW-X.1", "AW-1.10")
def test_three_dice_on_1() -> None:
    table = play(hall(player(), dice={1: 3}), "die 1")
    assert whole(table, 3) == {(3, 0, 0), (2, 1, 0), (1, 1, 1)}
    assert gained(table, "mix 1 1 1") == {"strudel": 1, "cake": 1, "champagne": 1}


@pytest.mark.rule("AW-X.2", "AW-1.10")
def test_four_dice_on_2() -> None:
    table = play(hall(player(), dice={2: 4}), "die 2")
    assert whole(table, 4) == {(4, 0, 0), (3, 1, 0), (2, 2, 0), (2, 1, 1)}
    assert why(table, "mix 1 2 1") == ("GAH-6.6", "second-more-than-first")
    assert why(table, "mix 2 0 2") == ("AW-1.10", "champagne-more-than-second")
    assert why(table, "mix 2 2") == ("GAH-6.6", "must-mix-three")
    assert why(table, "mix 3 1 1") == ("GAH-6.6", "too-strong")


def whole(table: ht.Table, strength: int) -> set[tuple[int, ...]]:
    """The yields that use the whole strength."""
    found = [tuple(map(int, text.split()[1:])) for text in legal(table, "mix")]
    return {goods for goods in found if sum(goods) == strength}


@pytest.mark.rule("AW-1.10")
def test_the_joker_follows_the_same_limits() -> None:
    table = play(hall(player(krones=3), dice={6: 3}), "die 6", "as 2")
    assert whole(table, 3) == {(3, 0, 0), (2, 1, 0), (1, 1, 1)}


@pytest.mark.rule("AW-D.1", "AW-E.4", "AW-1.10")
def test_restaurant_manager_with_strength() -> None:
    table = play(hall(player(staff="restaurant_manager"), dice={1: 2}), "die 1")
    assert "mix 1 1 1" in legal(table)


@pytest.mark.rule("AW-E.4", "AW-R.75", "AW-1.10")
def test_restaurant_manager_with_one_good_more() -> None:
    extra = {"gah.restaurant_manager": "extra_good"}
    table = play(hall(player(staff="restaurant_manager"), dice={1: 2}, options=extra), "die 1")
    assert asked(table) == (0, "MixMore")
    assert whole(table, 3) == {(3, 0, 0), (2, 1, 0)}
    assert why(table, "mix 1 1 1") == ("AW-1.10", "extra-is-no-champagne")
    assert why(table, "mix 1 2 0") == ("GAH-6.5", "second-more-than-first")
    assert ht.Table.from_position(GAME, table.position()).legal() == table.legal()
    assert gained(table, "mix 2 1 0") == {"strudel": 2, "cake": 1}
    table = play(hall(player(staff="restaurant_manager"), dice={1: 3}, options=extra), "die 1")
    assert whole(table, 4) == {(4, 0, 0), (3, 1, 0), (2, 2, 0), (2, 1, 1)}


@pytest.mark.rule("AW-R.4", "AW-R.74")
def test_champagne_is_limited_only_by_option() -> None:
    rich = player(kitchen="24 champagne", staff="pianist violinist")
    limited = {"gah.goods_supply": "limited"}
    table = hall(rich, hall_player(), phase="main", options=limited)
    assert gained(table, "employ pianist") == {"champagne": 1}
    table = hall(player(kitchen="25 champagne", staff="pianist"), phase="main", options=limited)
    assert gained(table, "employ pianist") == {}
    table = hall(player(kitchen="25 champagne", staff="pianist"), phase="main")
    assert gained(table, "employ pianist") == {"champagne": 1}
    table = play(hall(player(kitchen="25 champagne"), dice={1: 3}, options=limited), "die 1")
    assert "mix 1 1 1" not in legal(table)
    assert why(table, "mix 1 1 1") == ("GAH-R.7", "supply-empty")


def hall_player() -> dict[str, Any]:
    return player()


# Sending a guest


def ready(kitchen: str = "3 champagne", guest: str = "khan", **fields: Any) -> ht.Table:
    """A completed guest, champagne, and no room for it."""
    row = {key: fields.pop(key) for key in list(fields) if key in ROW_FIELDS}
    return hall(player(kitchen=kitchen, cafe={guest: "all"}, **row), phase="main", **fields)


ROW_FIELDS = (
    "krones", "staff", "vacant", "occupied", "waiting", "dancers", "rehearsal", "emperor", "hand",
    "used",
)  # fmt: skip


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
                3: "PlayStaff" in asked_for, 4: True}[section]  # fmt: skip


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
    """What sending a guest to the bottom row brings."""
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


# Positions


@pytest.mark.rule("AW-14.3", "AW-1.2")
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ({"dancers": {"left-top": 3}}, "row-overfull"),
        ({"dancers": {"balcony": 1}}, "balcony-too-early"),
        ({"dancers": {"left-bottom": 3}, "waiting": [1, 2, 3, 4]}, "too-many-dancers"),
        ({"waiting": [1, 2, 3, 5]}, "wrong-sections"),
        ({"waiting": [1, 2, 3]}, "wrong-sections"),
        ({"dancers": {"left-cellar": 1}}, "bad-form"),
        ({"dancers": {"left-top": 99}}, "bad-form"),
    ],
)
def test_broken_halls_are_refused(spoil: dict[str, Any], reason: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        hall(player(**spoil), player())
    assert caught.value.reason == reason


@pytest.mark.rule("AW-14.3", "AW-1.3")
def test_broken_ballrooms_are_refused() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        hall(player(), ballrooms="odeonsaal odeonsaal zum_sperl")
    assert caught.value.reason == "wrong-ballrooms"
    with pytest.raises(ht.BrokenRecord) as caught:
        hall(player(rehearsal="practice_2"), player(rehearsal="practice_2"))
    assert caught.value.reason == "rehearsal-twice"
    table = play(ready(), "dance khan")
    data = table.position()
    data["stack"][-1]["guest"] = "pope"
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(GAME, data)
    assert caught.value.reason == "frame-does-not-fit"


@pytest.mark.rule("AW-14.1")
def test_the_hall_is_public() -> None:
    table = ready(dancers={"left-top": 1}, waiting=[0, 2, 3, 4])
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view["players"][0]["dancers"] == {"left-top": 1}
        assert view["players"][0]["rehearsal"] == "practice_1"
        assert view["ballrooms"][0]["totals"] == [1, 0]
        assert view["players"][0]["sections"] == [0, 2, 3, 4]
        assert view["balcony"] == [0, 0]
    base = ht.Table(GAME, 2, 1)
    assert "ballrooms" not in base.view(0)
    assert "champagne" not in base.view(0)["players"][0]["kitchen"]
    assert "hall" not in base.position()
    assert GUEST_KEYS.index("khan") not in base.state.guest_deck
