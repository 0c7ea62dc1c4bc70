"""AW-8 Celebrities, one by one, and what AW-0.8 calls a source."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    asked,
    at,
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

FAMOUS = {"aw.modules": 2}


def guest_of(*celebrities: str, **fields: Any) -> dict[str, Any]:
    """A player with celebrities in the hotel."""
    return player(celebrities=list(celebrities), **fields)


def famous(*players: Any, **fields: Any) -> ht.Table:
    """A table with module 2."""
    return at(*players, options={**FAMOUS, **fields.pop("options", {})}, **fields)


def settled(table: ht.Table) -> ht.Table:
    """Answer everything with the last choice until the turn goes on."""
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    return table


# Sigmund Freud


@pytest.mark.rule("AW-8.1", "AW-D.9", "AW-R.7", "AW-R.8")
def test_freud_lets_guests_leave_one_item_short() -> None:
    table = famous(
        guest_of("sigmund_freud", staff="male_floor_housekeeper", vacant="1B 1A",
                 cafe={"poet": "all but 1 strudel", "dame": ""}, hand=""),
    )  # fmt: skip
    assert "checkin poet" in legal(table)
    assert why(table, "checkin dame") == ("GAH-9.1", "order-not-complete")  # orders one item only
    before = table.state.vp[0]
    settled(play(table, "checkin poet"))
    assert table.state.vp[0] - before == 5 + 4  # the printed order has four items


@pytest.mark.rule("AW-R.9", "AW-E.9", "AW-8.1")
def test_freud_spares_each_guest_one_item() -> None:
    table = famous(
        guest_of("sigmund_freud", vacant="1A 1B 1C",
                 cafe={"countess": "all but 1 cake", "tailor": "all but 1 wine",
                       "major": "all but 2 strudel"}),
    )  # fmt: skip
    assert legal(table, "checkin") == ["checkin tailor", "checkin countess"]
    assert gained(table, "checkin countess")["vp"] == 7 + 2
    assert "checkin tailor" in legal(table)
    filled = famous(
        guest_of("sigmund_freud", hand="porter", cafe={"tailor": "all but 1 wine"}), dice={5: 2}
    )
    play(filled, "die 5", "play porter")
    assert missing(filled, "tailor") == {}  # what is spared can still be filled


@pytest.mark.rule("AW-D.10", "AW-R.7", "AW-2.8")
def test_freud_helps_until_the_end_of_the_round() -> None:
    table = famous(
        guest_of("sigmund_freud", vacant="1A", cafe={"countess": "all but 1 cake"}), dice={1: 1},
        turns=[1, 2],
    )  # fmt: skip
    assert "checkin countess" in legal(table)
    play(table, "die 1", "mix 0 0", "end")
    assert table.state.round == 2
    while table.to_move != 0:
        play(table, legal(table)[0])
    assert "checkin countess" not in legal(table)


# Albert Einstein


@pytest.mark.rule("AW-8.2", "AW-R.47", "AW-E.8", "AW-14.2")
@pytest.mark.parametrize("same", ["forbidden", "allowed"])
def test_einstein_exchanges_up_to_four(same: str) -> None:
    table = famous(
        guest_of("albert_einstein", kitchen="1 strudel 1 cake 1 wine 1 coffee"), phase="after",
        options={"aw.exchange_same_kind": same},
    )  # fmt: skip
    play(table, "consult albert_einstein")
    assert legal(table) == ["spend strudel", "spend cake", "spend wine", "spend coffee"]
    play(table, "spend strudel", "spend cake", "spend wine")
    if same == "forbidden":
        assert asked(table)[1] != "SpendGoods"  # a kind has to be left to receive
        assert counts(table)["coffee"] == 4
    else:
        assert legal(table) == ["spend coffee", "stop"]
        play(table, "stop")
        assert gained(table, "good strudel", "good strudel", "good wine") == {
            "strudel": 2, "wine": 1,
        }  # fmt: skip
    assert why(table, "consult albert_einstein") == ("AW-8.2", "celebrity-consulted")
    assert table.view(0)["players"][0]["consulted"] == ["albert_einstein"]


@pytest.mark.rule("AW-8.2", "AW-R.47", "AW-R.84")
def test_einstein_takes_fewer_and_refuses_what_cannot_come_back() -> None:
    table = famous(
        guest_of("albert_einstein", kitchen="2 strudel 2 cake 1 wine 1 coffee",
                 cafe={"countess": "all but 1 cake"}), phase="after",
    )  # fmt: skip
    play(table, "consult albert_einstein", "spend strudel", "spend strudel", "stop")
    assert legal(table) == ["good cake", "good wine", "good coffee"]
    assert why(table, "good strudel") == ("AW-R.47", "same-kind")
    play(table, "good cake", "good wine")
    assert legal(table) == ["place countess", "store"]  # received goods may go on orders
    play(table, "place countess")
    assert missing(table, "countess") == {}
    full = famous(
        guest_of("albert_einstein", kitchen="1 strudel 1 cake 2 wine 1 coffee"), phase="after"
    )
    play(full, "consult albert_einstein", "spend strudel", "spend cake", "spend wine")
    assert legal(full) == ["spend wine", "stop"]
    assert why(full, "spend coffee") == ("AW-R.47", "no-kind-left")


@pytest.mark.rule("AW-R.65", "AW-8.2", "AW-2.6")
def test_einstein_is_asked_in_an_own_turn() -> None:
    table = famous(player(kitchen="1 strudel"), dice={1: 2}, coloured={"red": "4"},
                   lounge=["albert_einstein", "marie_curie", "sigmund_freud"])  # fmt: skip
    assert why(table, "consult albert_einstein") == ("AW-2.6", "celebrity-not-held")
    play(table, "coloured red")
    assert asked(table)[1] == "SplitSteps"  # not in the middle of the main action
    play(table, "split 0 1")
    assert "consult albert_einstein" in legal(table)
    later = famous(guest_of("albert_einstein", kitchen="1 strudel"), dice={1: 2})
    assert "consult albert_einstein" in legal(later)
    empty = famous(guest_of("albert_einstein"), phase="after")
    assert why(empty, "consult albert_einstein") == ("AW-8.2", "nothing-to-exchange")
    other = famous(guest_of("charlie_chaplin"), phase="after")
    assert why(other, "consult charlie_chaplin") == ("AW-2.6", "celebrity-helps-always")


# Charlie Chaplin


@pytest.mark.rule("AW-D.11", "AW-8.3", "AW-R.10", "AW-0.8")
def test_chaplin_begins_with_his_own_vp() -> None:
    table = famous(
        player(staff="laundress"), dice={1: 1}, coloured={"red": "4"},
        lounge=["charlie_chaplin", "marie_curie", "sigmund_freud"],
    )  # fmt: skip
    assert gained(table, "coloured red", "split 1 0") == {"vp": 1 + 2 + 4 + 2, "emperor": 1}


@pytest.mark.rule("AW-8.3", "AW-R.11", "AW-0.8")
def test_chaplin_and_the_parts_of_a_guest() -> None:
    table = famous(guest_of("charlie_chaplin", emperor=13, vacant="1A", cafe={"princess": "all"}))
    # 4 VP and 3 steps beyond the track are one source; the group of 1A gives 2 VP by itself
    assert gained(table, "checkin princess") == {"vp": (4 + 3 + 2) + (2 + 2)}
    alone = famous(
        guest_of("charlie_chaplin", emperor=12, vacant="1B", cafe={"flamenco_dancer": "all"})
    )
    assert gained(alone, "checkin flamenco_dancer")["vp"] == 1 + 2  # one step, one VP


@pytest.mark.rule("AW-R.12", "AW-8.3", "AW-0.8")
def test_chaplin_and_printed_rooms() -> None:
    table = famous(guest_of("charlie_chaplin", krones=20, vacant="3C"), dice={3: 2})
    assert gained(table, "die 3", "prepare 3D", "prepare 3E")["vp"] == 1 + 1 + 2  # one main action
    painter = famous(
        guest_of("charlie_chaplin", krones=20, vacant="1B 3C", cafe={"painter": "all"})
    )
    play(painter, "checkin painter")
    while asked(painter)[1] != "Turn":
        wanted = [t for t in legal(painter) if t in ("prepare 3D", "prepare 3E")]
        play(painter, wanted[0] if wanted else legal(painter)[0])
    assert painter.state.vp[0] == 2 + 1 + 1 + 2  # two rooms of one reward, and its printed VP
    staff = famous(
        guest_of("charlie_chaplin", krones=20, vacant="3C", staff="decorator"), dice={1: 1}
    )
    play(staff, "die 1")
    while asked(staff)[1] != "Turn":
        play(staff, next(t for t in legal(staff) if t in ("prepare 3D", "mix 0 0") or "first" in t))
    assert staff.state.vp[0] == 1 + 2


@pytest.mark.rule("AW-8.3")
def test_chaplin_and_a_disc() -> None:
    table = famous(
        guest_of("charlie_chaplin", krones=20), phase="after",
        politics=["krones_20", "floors_2", "three_each"],
    )  # fmt: skip
    assert gained(table, "claim krones_20") == {"vp": 15 + 2}


@pytest.mark.rule("AW-R.13", "AW-2.6")
def test_no_receipt_no_chaplin() -> None:
    table = famous(guest_of("charlie_chaplin", vacant="1B", cafe={"tailor": "all"}))
    settled(play(table, "checkin tailor"))
    assert table.state.vp[0] == 0  # a guest of 0 VP gives none
    other = famous(player(vacant="1A", cafe={"countess": "all"}), guest_of("charlie_chaplin"))
    assert gained(other, "checkin countess")["vp"] == 7 + 2  # it is not Chaplin's turn
    assert other.state.vp[1] == 0


# Elizabeth Magie


@pytest.mark.rule("AW-8.4", "AW-R.14", "AW-E.11", "AW-0.8")
def test_magie_prepares_a_room_right_after_krones() -> None:
    table = famous(
        guest_of("elizabeth_magie", krones=0, vacant="1A 1C", cafe={"court_councillor": "all"}),
        dice={1: 1},
    )
    play(table, "checkin court_councillor")
    assert asked(table) == (0, "PrepareRooms")
    assert legal(table) == ["prepare 1B", "prepare 1D", "prepare 2A", "prepare 2C", "stop"]
    assert names(table.state.leaving, "Guest") == "court_councillor"
    assert table.state.due  # before the guest of the same reward, and all else
    assert gained(table, "prepare 2A") == {}  # floor 2 for 1 krone less
    assert asked(table) == (0, "TakeGuest")
    assert table.state.money[0] == 3


@pytest.mark.rule("AW-8.4", "AW-0.8")
def test_magie_and_the_main_action() -> None:
    table = famous(guest_of("elizabeth_magie", krones=0, vacant="1A 2A"), dice={4: 3})
    play(table, "die 4", "split 1 2")
    assert asked(table) == (0, "PrepareRooms")
    assert gained(table, "prepare 3A") == {"krones": -1}  # floor 3 costs 2, less 1
    assert asked(table) == (0, "Turn")  # one action, one source, one room
    none = famous(guest_of("elizabeth_magie", vacant="1A"), dice={4: 3})
    play(none, "die 4", "split 3 0")
    assert asked(none) == (0, "Turn")


@pytest.mark.rule("AW-D.14", "AW-R.14", "AW-0.8")
def test_magie_and_a_full_purse() -> None:
    table = famous(guest_of("elizabeth_magie", krones=20, vacant="1A 1B", cafe={"countess": "all"}))
    play(table, "checkin countess")
    assert asked(table) == (0, "Turn")
    assert told(table, "krones") == [(0, 0, 3, "countess")]


@pytest.mark.rule("AW-8.4", "AW-0.8", "AW-R.82")
def test_magie_answers_to_each_source() -> None:
    table = famous(
        guest_of("elizabeth_magie", krones=9, vacant="1A 1C", staff="custodian groom",
                 cafe={"apothecary": "all"}),
    )  # fmt: skip
    play(table, "checkin apothecary")
    asked_for = 0
    while asked(table)[1] != "Turn":
        asked_for += asked(table)[1] == "PrepareRooms"
        play(table, legal(table)[-1] if asked(table)[1] == "PrepareRooms" else legal(table)[0])
    assert asked_for == 3  # reward, Custodian, Groom


@pytest.mark.rule("AW-R.80", "AW-R.69")
def test_the_order_of_krones_is_asked_only_where_it_matters() -> None:
    def order(krones: int, **fields: Any) -> bool:
        table = famous(
            guest_of("elizabeth_magie", krones=krones, vacant="1A 1C 2A", staff="groom",
                     cafe={"major": "all"}, **fields),
        )  # fmt: skip
        return asked(play(table, "checkin major"))[1] == "ChooseEffect"

    assert order(0)  # 3 krones or 2 first: a room on floor 3 after one of them, or not
    assert not order(9)
    plain = famous(player(krones=0, vacant="1A 1C", staff="groom", cafe={"major": "all"}))
    assert asked(play(plain, "checkin major"))[1] == "Turn"


@pytest.mark.rule("AW-R.15", "AW-2.6")
def test_no_magie_for_the_compensation_of_the_key() -> None:
    table = at(
        player(), player(), guest_of("elizabeth_magie", krones=5, vacant="1A"), seats=3,
        options={"aw.modules": 24},
    )  # fmt: skip
    play(table, "key", "good strudel", "stop")
    assert table.state.money[2] == 6
    assert asked(table) == (0, "Turn")


# J. R. R. Tolkien, Mahatma Gandhi, Marie Curie


@pytest.mark.rule("AW-8.6")
def test_tolkien_and_every_occupied_room() -> None:
    table = famous(guest_of("jrr_tolkien", vacant="1B 2C", cafe={"actress": "all"}, occupied="1A"))
    play(table, "checkin actress")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    assert rooms(table) == ("", "1A 1B 2C")
    assert table.state.vp[0] == 7 + 2 + 2


@pytest.mark.rule("AW-8.6", "AW-R.45")
def test_tolkien_and_rooms_prepared_as_occupied() -> None:
    table = at(
        guest_of("jrr_tolkien", staff="handmaid", vacant="1A"), dice={4: 3},
        options={"aw.modules": 25},
    )  # fmt: skip
    play(table, "die 4", "split 3 0", "ring handmaid", "prepare 1B", "prepare 1C")
    assert table.state.vp[0] == 2 + 2


@pytest.mark.rule("AW-8.7")
def test_gandhi_makes_rooms_free() -> None:
    table = famous(guest_of("mahatma_gandhi", krones=0, vacant="1A 2A 3A"), dice={3: 1})
    assert gained(table, "die 3", "prepare 4A") == {}
    assert asked(table) == (0, "Turn")  # and gives no preparation beyond the action
    assert "krones" not in gained(
        famous(guest_of("mahatma_gandhi", krones=3, vacant="1A"), dice={3: 1}),
        "die 3",
        "prepare 2A",
    )


@pytest.mark.rule("AW-8.8", "AW-E.11", "AW-R.83")
def test_curie_gives_goods_after_each_staff_card() -> None:
    table = famous(
        guest_of("marie_curie", krones=9, hand="larder_cook groom",
                 cafe={"poet": "all but 1 wine"}),
        dice={5: 2},
    )  # fmt: skip
    play(table, "die 5", "play larder_cook")
    assert asked(table)[1] == "ChooseGoods"
    assert counts(table)["strudel"] == 4  # the card's own effect is part of playing it
    play(table, "good strudel", "good wine", "place poet")
    assert counts(table)["strudel"] == 5
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("AW-8.8", "AW-E.11")
def test_curie_comes_between_two_cards() -> None:
    table = at(
        guest_of("marie_curie", krones=9, hand="groom laundress", staff="janitor", vacant="1C",
                 occupied="1D 2C 2D", cafe={"apothecary": "all"}),
        options={"aw.modules": 25},
    )  # fmt: skip
    play(table, "checkin apothecary")
    while asked(table)[1] != "RingBell":
        first = [text for text in legal(table) if text == "first janitor ring 0"]
        play(table, first[0] if first else legal(table)[-1])
    play(table, "ring janitor", "play groom")
    assert asked(table)[1] == "ChooseGoods"
    play(table, "good cake", "good cake")
    assert legal(table, "play") == ["play laundress"]
    play(table, "play laundress", "good cake", "good cake")
    assert counts(table)["cake"] == 4


# Winston Churchill, Agatha Christie


@pytest.mark.rule("AW-8.11", "AW-D.13", "AW-0.8")
@pytest.mark.parametrize(
    ("start", "space", "vp"), [(3, 6, 0), (12, 13, 2), (13, 13, 2), (11, 13, 1)]
)
def test_churchill_moves_on_if_the_marker_moved(start: int, space: int, vp: int) -> None:
    table = famous(
        guest_of("winston_churchill", emperor=start, vacant="1B", cafe={"flamenco_dancer": "all"})
    )
    play(table, "checkin flamenco_dancer")  # 2 steps
    assert (table.state.emperor[0], table.state.vp[0]) == (space, vp)


@pytest.mark.rule("AW-8.11", "AW-0.8")
def test_churchill_answers_to_each_source_but_not_to_himself() -> None:
    table = famous(
        guest_of("winston_churchill", staff="stableman", vacant="1A", cafe={"princess": "all"})
    )
    assert gained(table, "checkin princess")["emperor"] == (3 + 1) + (1 + 1)
    main = famous(guest_of("winston_churchill"), dice={4: 4})
    assert gained(main, "die 4", "split 4 0") == {"emperor": 5}


@pytest.mark.rule("AW-8.11")
def test_churchill_may_be_declined() -> None:
    table = famous(
        guest_of("winston_churchill", vacant="1B", cafe={"flamenco_dancer": "all"}),
        options=ASK_ALL,
    )  # fmt: skip
    play(table, "checkin flamenco_dancer")
    while "decline winston_churchill steps 1" not in legal(table):
        play(table, next(t for t in legal(table) if "steps" in t and "first" in t))
    settled(play(table, "decline winston_churchill steps 1"))
    assert table.state.emperor[0] == 2


@pytest.mark.rule("AW-R.80", "AW-8.11", "AW-8.3")
def test_the_order_of_steps_is_asked_near_the_end_of_the_track() -> None:
    def order(start: int) -> bool:
        table = famous(
            guest_of("winston_churchill", emperor=start, staff="stableman", vacant="1A",
                     cafe={"princess": "all"}),
        )  # fmt: skip
        return asked(play(table, "checkin princess"))[1] == "ChooseEffect"

    assert not order(2)
    assert order(10)  # the single step first: both sources move the marker
    both = famous(
        guest_of("winston_churchill", emperor=10, staff="stableman", vacant="1A",
                 cafe={"princess": "all"}),
    )  # fmt: skip
    play(both, "checkin princess", "first stableman steps 1")
    assert (both.state.emperor[0], both.state.vp[0] - 4 - 2) == (13, 3)


@pytest.mark.rule("AW-R.80", "AW-8.3", "AW-8.11")
def test_one_step_more_may_be_left_for_later() -> None:
    table = famous(
        guest_of("winston_churchill", "charlie_chaplin", emperor=9, vacant="1A",
                 hand="pool_attendant", krones=5, cafe={"elector": "all"}),
    )  # fmt: skip
    play(table, "checkin elector", "first elector steps 3")
    assert legal(table) == ["first winston_churchill steps 1", "decline winston_churchill steps 1"]
    play(table, "decline winston_churchill steps 1", "play pool_attendant")
    # Elector 1 VP; group of 1A 2 VP; 2 of 3 steps and Churchill's beyond the track: each +2
    assert settled(table).state.vp[0] == (1 + 2) + (2 + 2) + (2 + 2) + (1 + 2)
    alone = famous(guest_of("winston_churchill", emperor=9), dice={4: 1})
    assert asked(play(alone, "die 4", "split 1 0")) == (0, "Turn")


@pytest.mark.rule("AW-R.16", "AW-8.3", "AW-8.11")
def test_celebrities_answer_to_each_other() -> None:
    table = famous(
        guest_of("winston_churchill", "charlie_chaplin", emperor=12, vacant="1B",
                 cafe={"flamenco_dancer": "all"}),
    )  # fmt: skip
    play(table, "checkin flamenco_dancer")
    # 1 VP beyond the track, +2; Churchill's step beyond the track: 1 VP, +2
    assert (table.state.emperor[0], table.state.vp[0]) == (13, 1 + 2 + 1 + 2)


@pytest.mark.rule("AW-0.6", "AW-E.16", "AW-0.8")
def test_agatha_christie() -> None:
    table = famous(
        guest_of("agatha_christie", krones=9, hand="groom pool_attendant"), dice={4: 2},
        options={"aw.extra_cards": "on"},
    )  # fmt: skip
    play(table, "die 4", "split 2 0")
    assert asked(table) == (0, "PlayStaff")
    assert gained(table, "play pool_attendant") == {"emperor": 3}  # cost 1, two cheaper; 3 steps
    assert asked(table) == (0, "PlayStaff")  # which are another source
    assert gained(table, "play groom") == {"krones": -2}
    assert asked(table) == (0, "Turn")
    krones = famous(
        guest_of("agatha_christie", hand="groom"), dice={4: 2}, options={"aw.extra_cards": "on"}
    )
    play(krones, "die 4", "split 0 2")
    assert asked(krones) == (0, "Turn")


# Several at once


@pytest.mark.rule("AW-2.6")
def test_several_celebrities_may_be_held() -> None:
    table = famous(
        guest_of("charlie_chaplin"), dice={1: 1}, coloured={"blue": "3"},
        lounge=["sigmund_freud", "jrr_tolkien", "marie_curie"], chips=[0, 2, 0],
    )  # fmt: skip
    assert gained(table, "coloured blue", "stop") == {"vp": 2 + 2}
    held = table.view(None)["players"][0]["celebrities"]
    assert held == ["charlie_chaplin", "jrr_tolkien"]
    assert names(table.state.salon.held[0], "Celebrity") == "charlie_chaplin jrr_tolkien"
