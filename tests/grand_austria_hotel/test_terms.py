"""GAH-0 The combination of effects and actions, and GAH-1 components and terms."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.games.grand_austria_hotel.cards import PRINTED
from hotelier.games.grand_austria_hotel.options import OPTIONS, PRESETS
from hotelier.games.grand_austria_hotel.terms import END, ONCE, PERM, ROUND
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    asked,
    at,
    counts,
    gained,
    ledger,
    legal,
    play,
    player,
    refused,
    rooms,
    told,
    why,
)

# Effects and actions


@pytest.mark.rule("GAH-0.5", "GAH-R.37")
def test_an_action_is_finished_before_the_next_begins() -> None:
    me = player(vacant="1A 3A", hand="chef", cafe={"landgrave": "all", "dame": "all"})
    table = play(at(me, dice={1: 2}), "checkin landgrave", "lodge 3A")
    for text in ("checkin dame", "die 1", "end", "pass"):
        assert refused(table, text).reason == "choose-effect-first"


@pytest.mark.rule("GAH-0.5", "GAH-7.1")
def test_goods_may_be_placed_inside_an_action_but_no_guest_checks_in() -> None:
    me = player(vacant="1B 3A", cafe={"flamenco_dancer": "all", "dame": ""})
    table = play(at(me, dice={1: 2}), "checkin flamenco_dancer")
    assert legal(table) == ["place dame", "store"]
    play(table, "place dame")
    assert "checkin dame" in legal(table), "after the action, not in it"


@pytest.mark.rule("GAH-0.6", "GAH-9.4")
def test_the_owner_orders_effects_where_it_matters() -> None:
    me = player(vacant="1A 3A", hand="butler", krones=6, cafe={"landgrave": "all"})
    table = play(at(me, dice={1: 2}), "checkin landgrave", "lodge 3A")
    assert legal(table) == ["first landgrave prepare 0", "first landgrave play 1"]
    gains = gained(table, "first landgrave play 1", "play butler", "prepare 4A")
    assert gains == {"krones": -4}, "the Butler, played first, makes the blue room free"


@pytest.mark.rule("GAH-0.6")
def test_effects_caused_while_resolving_join_the_list() -> None:
    me = player(vacant="4D 1E", hand="page_boy", staff="custodian", krones=1,
                cafe={"m_ingalls": "all"})  # fmt: skip
    table = play(at(me, dice={1: 2}), "checkin m_ingalls", "lodge 1E")
    play(table, "play page_boy", "occupy 4D")
    assert rooms(table) == ("", "1E 4D")
    assert ledger(table) == {"occupancy": 2}
    assert counts(table)["krones"] == 1 + 1 - 1 + 1 + 1


@pytest.mark.rule("GAH-0.6")
def test_every_order_is_asked_for_with_questions_all() -> None:
    me = player(vacant="1A", cafe={"countess": "all"})
    table = play(at(me, dice={1: 2}, options=ASK_ALL), "checkin countess")
    assert legal(table) == [
        "first occupancy vp 2", "first countess vp 7", "first countess krones 3",
    ]  # fmt: skip
    assert why(table, "decline countess krones 3") == ("GAH-9.5", "cannot-decline")


@pytest.mark.rule("GAH-0.7", "GAH-1.9", "GAH-1.10", "GAH-R.9")
def test_a_gain_gives_as_much_as_possible() -> None:
    me = player(krones=18, emperor=12, vacant="1C", cafe={"privy_councillor": "all"})
    assert gained(at(me), "checkin privy_councillor") == {"krones": 1, "emperor": 1}
    me = player(krones=20, emperor=13, vacant="1C", cafe={"privy_councillor": "all"})
    assert gained(at(me), "checkin privy_councillor") == {"vp": 1}


@pytest.mark.rule("GAH-0.7", "GAH-1.9")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    table = play(at(player(krones=2, vacant="3A"), dice={3: 1}), "die 3")
    assert why(table, "prepare 4A") == ("GAH-10.3", "cannot-pay")


@pytest.mark.rule("GAH-R.9", "GAH-0.6")
def test_spending_before_a_gain_that_would_overflow() -> None:
    me = player(
        krones=20, occupied="3B", vacant="4B", hand="waitress",
        cafe={"veterinary_councillor": "all"},
    )  # fmt: skip
    table = play(at(me), "checkin veterinary_councillor")
    assert legal(table) == ["first occupancy krones 3", "first veterinary_councillor play 3"]
    gains = gained(table, "first veterinary_councillor play 3", "play waitress")
    assert gains == {}, "three krones spent, three gained"


@pytest.mark.rule("GAH-R.39", "GAH-9.5")
def test_krones_of_a_reward_may_pay_for_another_part() -> None:
    me = player(krones=0, staff="masseuse", vacant="1B 2A", cafe={"musician": "all"})
    table = play(at(me), "checkin musician", "lodge 1B")
    assert "prepare 2B" in legal(table)
    assert gained(table, "prepare 2B") == {"krones": -1}


@pytest.mark.rule("GAH-R.47", "GAH-R.9")
def test_payments_and_gains_are_not_netted() -> None:
    table = at(player(krones=20, staff="bootblack"), dice={4: 3})
    assert gained(table, "boost 4") == {"emperor": 4}
    assert told(table, "paid") == [(0, 1, "boost")]
    assert told(table, "krones") == [(0, 1, 3, "space_4")]


@pytest.mark.rule("GAH-R.59", "GAH-9.3")
def test_printed_vp_cannot_be_declined() -> None:
    me = player(vacant="3A", cafe={"princess": "all"})
    table = play(at(me, dice={1: 2}, options=ASK_ALL), "checkin princess")
    assert legal(table) == [
        "first princess vp 4", "first princess steps 3", "decline princess steps 3",
    ]  # fmt: skip
    assert why(table, "decline princess vp 4") == ("GAH-9.5", "cannot-decline")
    assert gained(table, "decline princess steps 3") == {"vp": 4}


# Components


@pytest.mark.rule("GAH-1.1", "GAH-0.4", "GAH-1.13")
def test_the_figures_of_the_main_board() -> None:
    figures = PRINTED.figures
    assert figures.queue == (3, 2, 1, 0, 0)
    assert len(figures.track) == 14
    assert (figures.rounds, figures.dice) == (7, {2: 10, 3: 12, 4: 14})


@pytest.mark.rule("GAH-1.3", "GAH-1.8")
def test_every_board_has_twenty_fields_in_ten_groups() -> None:
    for board in at().state.options.boards:
        assert len(board.colour_of) == 20
        assert len(board.groups) == 10
        assert sum(vp > 0 for vp in board.printed_vp) == 5


@pytest.mark.rule("GAH-1.4")
def test_fifty_six_guests_in_four_colours() -> None:
    base = [row for row in PRINTED.guests if row.pack == "base"]
    assert len(base) == 56
    assert [sum(row.colour == colour for row in base) for colour in range(4)] == [14] * 4
    assert [row.number for row in PRINTED.guests if row.pack == "promo"] == [117, 118]


@pytest.mark.rule("GAH-1.4", "GAH-9.1")
@pytest.mark.parametrize(
    ("guest", "fits"),
    [("dame", "1A"), ("sculptor", "1B"), ("apothecary", "1C"), ("mr_horsa", "1A 1B 1C")],
)
def test_guests_need_a_room_of_their_colour(guest: str, fits: str) -> None:
    for room in ("1A", "1B", "1C"):
        table = at(player(vacant=room, cafe={guest: "all"}), dice={1: 1})
        assert (f"checkin {guest}" in legal(table)) == (room in fits.split())


@pytest.mark.rule("GAH-1.5")
def test_forty_eight_staff_cards_by_timing() -> None:
    timings = [row.timing for row in PRINTED.staff if row.pack == "base"]
    assert len(timings) == 48
    assert [timings.count(timing) for timing in (ONCE, ROUND, PERM, END)] == [8, 4, 23, 13]


@pytest.mark.rule("GAH-1.7")
def test_twelve_emperor_tiles() -> None:
    keys = [row.key for row in PRINTED.tiles if row.pack == "base"]
    assert keys == [f"{a}{n}" for a in "ABC" for n in range(1, 5)]


@pytest.mark.rule("GAH-1.9", "GAH-E.26", "GAH-23.2")
def test_never_more_than_twenty_krones_and_never_less_than_none() -> None:
    table = at(player(krones=19), dice={4: 5})
    assert gained(table, "die 4", "split 0 5") == {"krones": 1}
    table = at(player(krones=0), dice={4: 5})
    assert legal(table, "boost") == []


@pytest.mark.rule("GAH-1.10", "GAH-E.28")
def test_markers_share_spaces_of_the_track() -> None:
    table = at(player(emperor=3), player(emperor=4), dice={4: 1})
    play(table, "die 4", "split 1 0")
    assert table.state.emperor == [4, 4]


@pytest.mark.rule("GAH-1.11")
def test_thirty_cubes_of_each_kind() -> None:
    assert PRINTED.figures.cubes == 30


@pytest.mark.rule("GAH-1.12")
def test_vp_are_one_number_without_end() -> None:
    me = player(vp=150, krones=20)
    assert gained(at(me), "claim krones_20") == {"vp": 15}


@pytest.mark.rule("GAH-1.14")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, [[1, 4], [2, 3]]),
        (3, [[1, 6], [2, 5], [3, 4]]),
        (4, [[1, 8], [2, 7], [3, 6], [4, 5]]),
    ],
)
def test_turn_order_tiles(seats: int, tiles: list[list[int]]) -> None:
    table = at(seats=seats, first=1, active=1)
    shown = [row["free_numbers"] for row in table.view(None)["players"]]
    assert shown == [tiles[(seat - 1) % seats] for seat in range(seats)]


@pytest.mark.rule("GAH-1.15")
def test_prepared_vacant_and_occupied() -> None:
    table = at(player(vacant="1B", occupied="1A"))
    assert table.view(1)["players"][0]["rooms"] == {"1A": "occupied", "1B": "vacant"}


# Editions


@pytest.mark.rule("GAH-0.3")
def test_every_option_has_a_rule_and_the_first_value_is_the_revised_one() -> None:
    for option in OPTIONS:
        assert option.default == option.choices[0]
        assert option.rule.startswith("AW-" if option.name.startswith("aw.") else "GAH-")
    classic: dict[str, Any] = dict(PRESETS["edition"]["classic"])
    untouched = {
        "gah.boards", "gah.staff_deal", "gah.goods_supply", "gah.vp_floor", "gah.promos",
        "gah.sommelier_cost", "gah.setup_tiles", "gah.order", "edition", "questions",
    }  # fmt: skip
    base = {option.name for option in OPTIONS if not option.name.startswith("aw.")}
    assert base == {name for name in classic if not name.startswith("aw.")} | untouched


@pytest.mark.rule("GAH-0.3")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_an_edition_is_a_set_of_single_points(edition: str) -> None:
    preset = PRESETS["edition"][edition]
    table = at(options={"edition": edition})
    for option in OPTIONS:
        wanted = preset.get(option.name, option.default)
        if option.name != "edition":
            assert table.record.options[option.name] == wanted
    assert asked(table) == (0, "Turn")
