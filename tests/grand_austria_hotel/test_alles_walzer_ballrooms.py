"""AW-1 Module 1, Vienna ballrooms: setup, champagne and positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballroom_cards import (
    GUESTS,
    POLITICS,
    STAFF,
    TILES,
)
from hotelier.games.grand_austria_hotel.cards import (
    BALLROOM_KEYS,
    GUEST_KEYS,
    REHEARSAL_KEYS,
    STAFF_KEYS,
)
from hotelier.table.positions import state_at
from tests.grand_austria_hotel.ballroom_positions import (
    WALTZ,
    hall,
    ready,
    waiting,
)
from tests.grand_austria_hotel.positions import (
    asked,
    gained,
    legal,
    missing,
    play,
    player,
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


@pytest.mark.rule("AW-1.3", "AW-1.5")
def test_a_position_of_the_setup_keeps_what_is_still_to_be_dealt() -> None:
    state = GAME.setup(3, GAME.choose_options(WALTZ))
    rng = Random(2)
    seen = set()
    while type(state.stack[-1]).__name__ != "FirstGuest":
        kind = type(state.stack[-1]).__name__
        if kind not in seen:
            seen.add(kind)
            data = GAME.codec.encode_state(state)
            again = state_at(GAME, {"seats": 3, "options": dict(WALTZ), **data})[0]
            assert again == state
        chance = ht.to_move(state) == ht.CHANCE
        ht.play(state, ht.sample(state, rng) if chance else ht.legal(state)[0])
    assert {"NextGuest", "DealBallrooms", "LayRehearsals", "ChooseRehearsal"} <= seen


@pytest.mark.rule("AW-11.155", "AW-11.158")
def test_effects_of_fewer_vp_than_none_can_be_named() -> None:
    table = ready(guest="the_beast", vacant="1A", options={"questions": "all"})
    play(table, "checkin the_beast")
    assert "first the_beast vp 1" in legal(table)
    assert gained(table, "first the_beast vp 1") == {"vp": -1}
