"""GAH-9 Checking in a guest: the condition, the procedure, and the order of benefits."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
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

FIXED = {"gah.benefit_order": "fixed"}


def cafe_of(table: ht.Table, seat: int = 0) -> str:
    """The guests in a player's café."""
    return names(table.state.cafe[seat], "Guest")


# The condition


@pytest.mark.rule("GAH-9.1")
def test_the_order_must_be_complete_and_a_room_of_the_colour_vacant() -> None:
    table = at(
        player(cafe={"dame": "all", "earl": "", "m_polo": "all"}, vacant="1B 1C"), phase="main"
    )
    assert legal(table, "checkin") == ["checkin m_polo"]
    assert why(table, "checkin dame") == ("GAH-9.1", "no-vacant-room")
    assert why(table, "checkin earl") == ("GAH-9.1", "order-not-complete")
    assert why(table, "checkin duke") == ("GAH-9.1", "guest-not-in-cafe")
    play(table, "checkin m_polo")
    assert why(table, "lodge 1A") == ("GAH-9.1", "not-prepared")
    assert legal(table) == ["lodge 1B", "lodge 1C"]


@pytest.mark.rule("GAH-9.1")
def test_an_occupied_room_of_the_colour_does_not_help() -> None:
    table = at(player(cafe={"dame": "all"}, occupied="1A", vacant="1B"), phase="main")
    assert why(table, "checkin dame") == ("GAH-9.1", "no-vacant-room")


@pytest.mark.rule("GAH-9.1")
def test_checking_in_is_never_compulsory() -> None:
    table = at(player(cafe={"dame": "all"}, vacant="1A"), dice={4: 1}, phase="main")
    play(table, "die 4", "split 1 0")
    assert legal(table) == ["checkin dame", "end"]
    play(table, "end")
    assert cafe_of(table) == "dame"


@pytest.mark.rule("GAH-9.1")
def test_the_only_suitable_room_is_not_asked_for() -> None:
    """GAH-R.63"""
    table = at(player(cafe={"dame": "all"}, vacant="1A 1B"), phase="main", queue="earl")
    play(table, "checkin dame")
    assert asked(table) == (0, "TakeGuest")
    assert rooms(table) == ("1B", "1A")


# The procedure


@pytest.mark.rule("GAH-9.2")
def test_the_guest_leaves_the_cafe_and_the_room_is_occupied() -> None:
    table = at(player(cafe={"composer": "all", "earl": "1 cake"}, vacant="1B 2A"), phase="main")
    play(table, "checkin composer", "lodge 2A")
    assert rooms(table) == ("1B", "2A")
    assert cafe_of(table) == "earl"
    assert names(table.state.discard, "Guest") == "composer"
    assert missing(table, "earl") == {"coffee": 2}


@pytest.mark.rule("GAH-9.2", "GAH-R.15", "GAH-9.11")
def test_the_table_is_free_for_the_own_reward() -> None:
    table = at(
        player(cafe={"dame": "all", "earl": "", "duke": ""}, vacant="1A"),
        phase="main", queue="baron count princess elector prince", chance="guest macleod",
    )  # fmt: skip
    play(table, "checkin dame", "take princess")
    assert cafe_of(table) == "princess earl duke"
    assert counts(table)["krones"] == 10
    assert names(table.state.queue, "Guest") == "macleod baron count elector prince"


@pytest.mark.rule("GAH-9.2", "GAH-R.41")
def test_the_card_is_discarded_after_its_benefits_only() -> None:
    table = at(player(cafe={"portrait_painter": "all"}, vacant="1B"), phase="main")
    play(table, "checkin portrait_painter")
    assert asked(table) == (0, "ChooseGoods")
    assert names(table.state.leaving, "Guest") == "portrait_painter"
    assert names(table.state.discard, "Guest") == ""
    play(table, "good wine")
    assert names(table.state.discard, "Guest") == "portrait_painter"


@pytest.mark.rule("GAH-9.2", "GAH-7.5")
def test_the_goods_on_the_card_return_to_the_supply() -> None:
    table = at(
        player(cafe={"m_polo": "all"}, vacant="1A", kitchen="27 strudel"),
        phase="main", dice={1: 2}, options={"gah.goods_supply": "limited"},
    )  # fmt: skip
    play(table, "checkin m_polo", "die 1", "mix 2 0")
    assert counts(table)["strudel"] == 29


@pytest.mark.rule("GAH-9.2", "GAH-R.16")
def test_the_reward_sees_the_occupied_room() -> None:
    """The room that the guest has taken cannot be turned by its reward."""
    table = at(player(cafe={"prince": "all"}, vacant="1A 1B 1C"), phase="main")
    play(table, "checkin prince")
    assert legal(table) == ["occupy 1B", "occupy 1C", "stop"]


@pytest.mark.rule("GAH-R.37")
def test_nothing_comes_between_the_parts_of_a_check_in() -> None:
    table = at(player(cafe={"prince": "all", "apothecary": "all"}, vacant="1A 1B 1C"), phase="main")
    play(table, "checkin prince")
    assert why(table, "checkin apothecary") == ("GAH-9.12", "occupy-or-stop")


# The benefits


@pytest.mark.rule("GAH-9.3")
def test_points_reward_staff_and_occupancy_bonus() -> None:
    """A blue guest of 7 VP and 3 krones; Stableman and Custodian; a blue group of one."""
    table = at(
        player(cafe={"countess": "all"}, vacant="1A", staff="stableman custodian"), phase="main"
    )
    assert gained(table, "checkin countess") == {"vp": 7 + 2, "krones": 3 + 1, "emperor": 1}
    assert [event[2] for event in told(table, "vp")] == ["countess", "occupancy"]


@pytest.mark.rule("GAH-9.3", "GAH-11.1")
@pytest.mark.parametrize(
    ("guest", "given", "room", "bonus"),
    [
        ("composer", {"vacant": "1B", "occupied": "2A 2B"}, "1B", {"emperor": 6}),
        ("apothecary", {"vacant": "4D"}, "4D", {"krones": 1}),
        ("apothecary", {"vacant": "3B", "occupied": "4B"}, "3B", {"krones": 3}),
        ("apothecary", {"vacant": "2D", "occupied": "1C 1D 2C"}, "2D", {"krones": 10}),
        ("knight_of_the_empire", {"vacant": "3A", "occupied": "4A"}, "3A", {"vp": 5}),
        ("knight_of_the_empire", {"vacant": "3A"}, "3A", {}),
    ],
)
def test_the_last_room_of_a_group_gives_its_bonus(
    guest: str, given: dict[str, str], room: str, bonus: dict[str, int]
) -> None:
    table = at(player(krones=0, cafe={guest: "all"}, **given), phase="main")
    printed = {"composer": {"vp": 1, "strudel": 1}, "apothecary": {"vp": 1, "krones": 1},
               "knight_of_the_empire": {"vp": 3}}[guest]  # fmt: skip
    wanted = {name: printed.get(name, 0) + bonus.get(name, 0) for name in {*printed, *bonus}}
    assert gained(table, f"checkin {guest}") == wanted
    assert room in rooms(table)[1]


# The order of benefits


@pytest.mark.rule("GAH-9.4", "GAH-E.21", "GAH-R.14", "GAH-D.15")
@pytest.mark.parametrize("options", [{}, FIXED, CLASSIC], ids=["revised", "fixed", "classic"])
def test_the_bonus_may_pay_the_reward_unless_the_order_is_fixed(options: dict[str, str]) -> None:
    """Without a krone: a card with 3 krones off as reward, and a red group of two is filled.

    No printed red or green guest has a room at full cost, the reward of GAH-D.15.
    """
    owner = player(krones=0, cafe={"veterinary_councillor": "all"}, vacant="3B", occupied="4B",
                   hand="waitress")  # fmt: skip
    table = play(at(owner, phase="main", options=options), "checkin veterinary_councillor")
    assert legal(table) == (["stop"] if options else ["play waitress", "stop"])
    play(table, legal(table)[0])
    assert counts(table)["krones"] == (3 if options else 0)


@pytest.mark.rule("GAH-9.4", "GAH-0.6", "GAH-R.61", "GAH-1.9")
def test_the_owner_orders_benefits_that_touch_the_same() -> None:
    """20 krones, a red group of two filled and a card to play: pay first, or lose krones."""
    owner = player(krones=20, cafe={"veterinary_councillor": "all"}, vacant="3B", occupied="4B",
                   hand="waitress")  # fmt: skip
    play_it, krones = "first veterinary_councillor play 3", "first occupancy krones 3"
    table = play(at(owner, phase="main"), "checkin veterinary_councillor")
    assert sorted(legal(table)) == sorted([play_it, krones])
    assert counts(play(table, play_it, "play waitress"))["krones"] == 20 - 3 + 3
    table = play(at(owner, phase="main"), "checkin veterinary_councillor")
    assert counts(play(table, krones, "play waitress"))["krones"] == 20 - 3


@pytest.mark.rule("GAH-9.4", "GAH-E.21", "GAH-R.14")
def test_classic_points_then_staff_then_reward_then_bonus() -> None:
    owner = player(krones=20, cafe={"veterinary_councillor": "all"}, vacant="3B", occupied="4B",
                   hand="waitress", staff="groom")  # fmt: skip
    table = play(at(owner, phase="main", options=FIXED), "checkin veterinary_councillor")
    assert legal(table) == ["play waitress", "stop"]
    play(table, "play waitress")
    sources = [event[-1] for kind in ("vp", "krones") for event in told(table, kind)]
    assert sources == ["veterinary_councillor", "groom", "occupancy"]
    kinds = [event.kind for event in table.journal]
    assert kinds.index("vp") < kinds.index("krones") < kinds.index("played")
    assert counts(table)["krones"] == 20 - 3 + 3  # the Groom's krones were lost


@pytest.mark.rule("GAH-9.4", "GAH-0.6")
def test_with_all_questions_the_owner_orders_everything() -> None:
    owner = player(cafe={"privy_councillor": "all"}, vacant="1C", staff="groom")
    table = play(at(owner, phase="main", options=ASK_ALL), "checkin privy_councillor")
    assert sorted(legal(table)) == sorted([
        "first privy_councillor krones 1", "first privy_councillor steps 1",
        "first groom krones 2", "decline privy_councillor steps 1",
    ])  # fmt: skip
    play(table, "first groom krones 2", "decline privy_councillor steps 1")
    assert counts(table)["krones"] == 13
    assert counts(table)["emperor"] == 0
    assert asked(table) == (0, "Turn")
