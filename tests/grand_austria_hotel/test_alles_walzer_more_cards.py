"""AW-5 Module 5, a little more: bell cards, exchanges, politics cards and emperor tiles."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.alles_walzer.cards.more_cards import POLITICS, STAFF, TILES
from hotelier.games.grand_austria_hotel.cards import POLITICS_KEYS, STAFF_KEYS, TILE_KEYS
from hotelier.games.grand_austria_hotel.terms import BELL
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    gained,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

MORE = {"aw.modules": 5}


def more(*players: Any, **fields: Any) -> ht.Table:
    """A table with module 5."""
    return at(*players, options={**MORE, **fields.pop("options", {})}, **fields)


def scored(tile: str, *players: Any, **fields: Any) -> ht.Table:
    """An emperor scoring with module 5."""
    return scoring(tile, *players, options={**MORE, **fields.pop("options", {})}, **fields)


# The cards join


@pytest.mark.rule("AW-5.1", "AW-0.1", "AW-6.1", "AW-6.3", "AW-0.7")
@pytest.mark.parametrize(("modules", "extra"), [("none", 0), (4, 0), (5, 14), (45, 14)])
def test_the_cards_are_mixed_in(modules: object, extra: int) -> None:
    table = ht.Table(GAME, 4, 1, {"aw.modules": modules, "gah.staff_deal": "intro"})
    rules = table.state.options
    assert len(rules.staff_deck) == 48 + extra
    assert len(rules.tiles_of("A")) == len(rules.politics_of("B")) == 4 + (extra > 0)
    hands = {card for hand in table.state.hands for card in hand}
    assert not hands & {STAFF_KEYS.index(row.key) for row in STAFF}  # introductory sets: base cards
    assert [row.number for row in STAFF] == list(range(166, 180))
    assert {row.doubts[0].kind for row in STAFF} == {"reconstructed"}


@pytest.mark.rule("AW-5.1")
def test_cards_of_the_module_do_not_lie_in_a_base_game() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        at(player(hand="janitor"))
    assert caught.value.reason == "staff-count"
    with pytest.raises(ht.BrokenRecord) as caught:
        at(player(), tiles=["A6", "B1", "C1"])
    assert caught.value.reason == "wrong-stack"


# Bell cards: one row each


def steps_table(**fields: Any) -> ht.Table:
    """Three steps are to be had on space 4."""
    return more(player(staff="handmaid", vacant="1A", **fields), dice={4: 3})


@pytest.mark.rule("AW-10.166", "AW-5.2", "AW-R.45")
def test_handmaid() -> None:
    table = steps_table(krones=0)
    play(table, "die 4", "split 3 0")
    assert asked(table) == (0, "RingBell")
    assert legal(table) == ["ring handmaid", "stop"]
    assert why(table, "end") == ("AW-5.2", "ring-or-stop")
    play(table, "ring handmaid", "prepare 1B", "prepare 1C")
    assert rooms(table) == ("1A", "1B 1C")
    assert told(table, "rung") == [(0, "handmaid")]
    assert table.view(0)["players"][0]["rung"] == ["handmaid"]
    assert names(table.state.played[0]) == "handmaid"  # it still counts as played


@pytest.mark.rule("AW-10.167", "AW-10.168", "AW-10.169", "AW-5.2")
@pytest.mark.parametrize(
    ("card", "colour", "gain"),
    [
        ("apprentice", "blue", {"strudel": 3, "cake": 3}),
        ("dishwasher", "red", {"wine": 3, "coffee": 3}),
        ("tapster", "yellow", {"krones": 6}),
    ],
)
def test_bells_of_completed_guests(card: str, colour: str, gain: dict[str, int]) -> None:
    rules = GAME.setup(2, GAME.choose_options(MORE)).options
    colours = ["blue", "red", "yellow", "green"]
    room = {"blue": "1A", "red": "1C", "yellow": "1B"}[colour]
    tried = 0
    for guest, row in enumerate(rules.cards.guests):
        if guest not in rules.guest_deck or row.reward or colours[row.colour] == "green":
            continue
        tried += 1
        table = more(
            player(krones=0, staff=card, cafe={row.key: "all"}, vacant=room, occupied="2C 2D")
        )
        if f"checkin {row.key}" not in legal(table):
            continue
        play(table, f"checkin {row.key}")
        rings = asked(table)[1] in ("RingBell", "ChooseEffect")
        assert rings == (colours[row.colour] == colour and rules.order_size[guest] >= 3)
    assert tried
    guest = next(
        row.key for n, row in enumerate(rules.cards.guests)
        if colours[row.colour] == colour and rules.order_size[n] >= 3 and row.pack == "base"
    )  # fmt: skip
    table = more(player(krones=0, staff=card, cafe={guest: "all"}, vacant=room, occupied="2C 2D"))
    play(table, f"checkin {guest}")
    while asked(table)[1] != "RingBell":
        first = [text for text in legal(table) if text == f"first {card} ring 0"]
        play(table, first[0] if first else legal(table)[-1])
    found = gained(table, f"ring {card}")
    assert {name: found.get(name, 0) for name in gain} == gain


@pytest.mark.rule("AW-10.172", "AW-5.5")
def test_chef_de_rang() -> None:
    table = more(player(staff="chef_de_rang"), dice={2: 3})
    play(table, "die 2", "mix 2 1")
    assert gained(table, "ring chef_de_rang") == {"emperor": 5}
    few = more(player(staff="chef_de_rang"), dice={2: 3})
    play(few, "die 2", "mix 2 0")
    assert asked(few) == (0, "Turn")


@pytest.mark.rule("AW-10.174", "AW-R.46", "AW-R.72")
def test_bartender() -> None:
    table = more(player(staff="bartender"), dice={1: 3}, queue="baroness poet countess dame tailor")
    play(table, "die 1", "mix 3 0", "ring bartender")
    assert asked(table) == (0, "HostGuest")
    assert why(table, "end") == ("AW-10.174", "take-or-stop")
    play(table, "take baroness")
    assert missing(table, "baroness") == {}
    full = more(
        player(staff="bartender", cafe="baroness poet countess"), dice={1: 3},
    )  # fmt: skip
    play(full, "die 1", "mix 3 0")
    while asked(full)[1] == "PlaceGood":
        play(full, "store")
    assert asked(full) == (0, "Turn")  # no free table: not offered, and still face up
    assert full.view(0)["players"][0]["rung"] == []


@pytest.mark.rule("AW-10.178")
def test_janitor() -> None:
    table = more(
        player(krones=0, staff="janitor", hand="groom laundress", vacant="1C",
               occupied="1D 2C 2D", cafe={"apothecary": "all"})
    )  # fmt: skip
    play(table, "checkin apothecary")
    while asked(table)[1] != "RingBell":
        first = [text for text in legal(table) if text == "first janitor ring 0"]
        play(table, first[0] if first else legal(table)[-1])
    play(table, "ring janitor", "play groom", "play laundress")
    assert names(table.state.played[0]) == "groom laundress janitor"
    small = more(
        player(krones=0, staff="janitor", hand="groom", vacant="1A", cafe={"baroness": "all"})
    )
    play(small, "checkin baroness")
    assert told(small, "rung") == []
    assert asked(small)[1] != "RingBell"  # a group of one


@pytest.mark.rule("AW-10.179")
def test_entertainer() -> None:
    table = more(
        player(krones=20, staff="entertainer", cafe="baroness poet"), phase="after", seats=2,
        politics=["krones_20", "floors_2", "three_each"],
    )  # fmt: skip
    play(table, "claim krones_20", "ring entertainer")
    assert legal(table) == ["fill poet", "fill baroness"]
    play(table, "fill poet")
    assert missing(table, "baroness") == missing(table, "poet") == {}


# Bell cards: when they ring


@pytest.mark.rule("AW-5.3", "AW-R.43")
def test_a_declined_bell_waits_for_the_next_time() -> None:
    table = more(player(krones=5, staff="chef_de_rang kitchen_hand"), dice={2: 5, 6: 4})
    play(table, "die 2", "mix 3 0", "stop")
    assert told(table, "not_rung") == [(0, "chef_de_rang")]
    assert asked(table) == (0, "Turn")
    play(table, "end")
    play(table, "pass") if table.to_move == 1 else None
    while table.to_move != 0:
        play(table, legal(table)[0])
    play(table, "die 2", "mix 3 0")
    assert legal(table) == ["ring chef_de_rang", "stop"]
    play(table, "ring chef_de_rang")
    assert table.view(0)["players"][0]["rung"] == ["chef_de_rang"]


@pytest.mark.rule("AW-5.4", "AW-R.70", "AW-D.25")
def test_what_came_before_the_card_was_played_does_not_count() -> None:
    table = more(player(krones=9, hand="chef_de_rang sommelier"), dice={2: 4, 5: 2}, phase="start")
    play(table, "die 2", "mix 4 0")
    assert asked(table) == (0, "Turn")
    play(table, "end")
    while table.to_move != 0:
        play(table, legal(table)[0])
    play(table, "die 5", "play chef_de_rang")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("AW-D.24", "AW-R.44", "AW-R.69", "AW-0.8")
def test_steps_of_several_sources_add_up() -> None:
    table = more(
        player(krones=0, staff="handmaid stableman", vacant="1B", occupied="2A 2B 1A",
               cafe={"flamenco_dancer": "all"})
    )  # fmt: skip
    play(table, "checkin flamenco_dancer")  # 2 steps of the reward, 6 of the yellow group
    while asked(table)[1] != "RingBell":
        play(table, legal(table)[0])
    assert table.state.tally[0] >= 3
    high = more(player(emperor=12, staff="handmaid", vacant="1A"), dice={4: 3})
    play(high, "die 4", "split 3 0")
    assert asked(high) == (0, "Turn")  # only one step arrived


@pytest.mark.rule("AW-R.42", "AW-R.69")
def test_several_bells_and_the_order_of_what_they_watch() -> None:
    table = more(
        player(krones=5, staff="chef_de_rang handmaid", vacant="1A", kitchen="3 wine"), dice={2: 3}
    )
    play(table, "die 2", "mix 3 0", "ring chef_de_rang")
    assert legal(table) == ["ring handmaid", "stop"]  # five steps in the same action


@pytest.mark.rule("AW-R.69", "GAH-R.63")
def test_a_bell_card_in_a_hand_may_count_steps_that_are_due() -> None:
    guest = {"elector": "all"}
    table = more(player(krones=9, hand="handmaid groom", vacant="1A", cafe=guest))
    play(table, "checkin elector", "first elector play 1", "play handmaid")
    assert asked(table) == (0, "RingBell")  # three steps after it was played
    other = more(player(krones=9, hand="groom", vacant="1A", cafe=guest))
    play(other, "checkin elector")
    assert asked(other) == (0, "ChooseEffect")  # the hand is not revealed
    out = more(player(krones=9, hand="groom", vacant="1A", cafe=guest), player(staff="handmaid"))
    assert asked(play(out, "checkin elector")) == (0, "PlayStaff")


@pytest.mark.rule("AW-R.50", "AW-5.5")
def test_bells_in_a_scoring() -> None:
    table = scored(
        "C2",
        player(emperor=12, staff="janitor handmaid", hand="groom", vacant="1A 1B 1C",
               occupied="1D 2C 2D"),
    )  # fmt: skip
    assert asked(table) == (0, "PrepareRooms")
    table = scored("B1", player(emperor=12, staff="bartender chef_de_rang"))
    assert told(table, "rung") == []
    assert told(table, "nothing") == []


@pytest.mark.rule("AW-R.71")
def test_a_filled_order_is_not_received() -> None:
    table = more(
        player(krones=9, staff="chef_de_rang", hand="porter", cafe="photographer"), dice={5: 2}
    )
    play(table, "die 5", "play porter")
    assert missing(table, "photographer") == {}
    assert asked(table) == (0, "Turn")


# Cards with a price


@pytest.mark.rule("AW-10.170", "AW-10.171", "AW-10.173", "AW-10.176", "AW-10.177", "AW-10.1")
@pytest.mark.parametrize(
    ("card", "price", "texts", "gain"),
    [
        ("coachwoman", {"kitchen": "1 coffee"}, ("stop",), {"coffee": -1, "vp": 3}),
        ("bookkeeper", {"kitchen": "1 cake"}, ("prepare 2A",), {"cake": -1}),
        ("interpreter", {"kitchen": "2 strudel"}, (), {"strudel": -2, "krones": 2, "vp": 2}),
        ("dog_walker", {"kitchen": "2 wine"}, (), {"wine": -2, "emperor": 2, "vp": 2}),
        ("hairdresser", {"emperor": 2}, ("play groom",), {"emperor": -2, "krones": -1}),
        ("hairdresser", {"emperor": 2}, ("stop",), {"emperor": -2}),
    ],
)
def test_the_price_is_paid_in_full(
    card: str, price: dict[str, Any], texts: tuple[str, ...], gain: dict[str, int]
) -> None:
    table = more(player(staff=card, hand="groom", vacant="1A", **price), phase="after")
    assert gained(table, f"employ {card}", *texts) == gain
    poor = more(player(staff=card, hand="groom", vacant="1A"), phase="after")
    assert why(poor, f"employ {card}") == ("AW-10.1", "cannot-pay-price")


@pytest.mark.rule("AW-10.170")
def test_coachwoman_takes_a_guest() -> None:
    table = more(
        player(staff="coachwoman", kitchen="1 coffee"), phase="after", queue="baroness poet"
    )
    play(table, "employ coachwoman", "take poet")
    assert names(table.state.cafe[0], "Guest") == "poet"


@pytest.mark.rule("AW-R.48")
def test_hairdresser_needs_space_two() -> None:
    table = more(player(staff="hairdresser", emperor=1), phase="after")
    assert "employ hairdresser" not in legal(table)


@pytest.mark.rule("AW-10.175", "AW-R.47", "AW-E.8", "AW-14.2")
@pytest.mark.parametrize("same", ["forbidden", "allowed"])
def test_wagon_master(same: str) -> None:
    table = more(
        player(staff="wagon_master", kitchen="1 strudel 2 wine"), phase="after",
        options={"aw.exchange_same_kind": same},
    )  # fmt: skip
    play(table, "employ wagon_master")
    assert legal(table) == ["spend strudel", "spend wine"]
    assert why(table, "end") == ("AW-10.1", "must-spend")
    assert why(table, "spend coffee") == ("AW-10.1", "not-in-kitchen")
    play(table, "spend wine")
    assert legal(table) == ["spend strudel", "spend wine"]
    play(table, "spend wine")
    kinds = ["good strudel", "good cake", "good wine", "good coffee"]
    assert legal(table) == [kind for kind in kinds if same == "allowed" or "wine" not in kind]
    if same == "forbidden":
        assert why(table, "good wine") == ("AW-R.47", "same-kind")
    assert gained(table, "good cake", "good coffee") == {"cake": 1, "coffee": 1, "vp": 2}


@pytest.mark.rule("AW-R.61", "AW-R.73")
def test_interpreter_is_a_sure_krone() -> None:
    table = more(player(krones=0, staff="interpreter", kitchen="2 strudel"), dice={6: 2})
    assert "employ interpreter" in legal(table)
    assert "die 6" not in legal(table)
    play(table, "employ interpreter")
    assert "die 6" in legal(table)
    poor = more(player(krones=0, staff="interpreter", kitchen="1 strudel"), dice={6: 2})
    assert legal(poor) == ["pass"]
    kept = more(
        player(krones=1, staff="interpreter", kitchen="2 strudel", cafe="poet"), dice={6: 2}
    )
    assert "serve" not in legal(kept)


# Politics cards


@pytest.mark.rule("AW-12.4")
@pytest.mark.parametrize(
    ("kitchen", "met"),
    [("3 strudel 3 cake 3 wine 3 coffee", True), ("4 strudel 3 cake 3 wine 2 coffee", False)],
)
def test_three_of_each_good(kitchen: str, met: bool) -> None:
    table = more(
        player(kitchen=kitchen),
        politics=["kitchen_3_each", "floors_2", "three_each"],
        phase="after",
    )
    assert ("claim kitchen_3_each" in legal(table)) == met


@pytest.mark.rule("AW-12.5")
@pytest.mark.parametrize(("occupied", "met"), [("4A 4C 4E", True), ("4A 4C 3A 3B", False)])
def test_three_rooms_on_the_top_floor(occupied: str, met: bool) -> None:
    table = more(
        player(occupied=occupied),
        politics=["krones_20", "top_floor_3", "three_each"],
        phase="after",
    )
    assert ("claim top_floor_3" in legal(table)) == met


BIG = ["photographer", "vocalist", "architect", "actress", "poet"]


def big(*piles: list[str], **fields: Any) -> ht.Table:
    """A game about guests with big orders."""
    return more(
        *(fields.pop("players", [player()])), seats=len(piles), piles=list(piles),
        politics=["krones_20", "floors_2", "big_orders_5"], **fields,
    )  # fmt: skip


@pytest.mark.rule("AW-12.6", "AW-12.7")
def test_guests_with_big_orders_wait_in_a_pile() -> None:
    table = big(BIG[:4], [], players=[player(vacant="1B", cafe={"poet": "all"})], phase="after")
    assert "claim big_orders_5" not in legal(table)
    play(table, "checkin poet")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    assert names(table.state.piles[0], "Guest") == " ".join(BIG)
    assert table.state.discard == ()
    assert gained(table, "claim big_orders_5") == {"vp": 15}
    assert table.state.piles == ((), ())
    assert names(table.state.discard, "Guest") == " ".join(BIG)
    small = big([], [], players=[player(vacant="1B", cafe={"tailor": "all"})], phase="after")
    play(small, "checkin tailor")
    while asked(small)[1] != "Turn":
        play(small, legal(small)[-1])
    assert names(small.state.discard, "Guest") == "tailor"


@pytest.mark.rule("AW-R.66")
def test_a_closed_card_clears_every_pile() -> None:
    table = big(BIG, ["baroness"], [], [], discs=[[], [], [2, 3]], phase="after")
    play(table, "claim big_orders_5")
    assert table.state.piles == ((), (), (), ())
    assert told(table, "pile_cleared") == [(0, 5), (1, 1)]


@pytest.mark.rule("AW-12.7", "AW-14.1")
def test_a_pile_holds_what_counts() -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        big(["tailor"], [])
    assert caught.value.reason == "guest-does-not-count"
    assert big(BIG[:2], []).view(None)["players"][0]["pile"] == BIG[:2]


# Emperor tiles


@pytest.mark.rule("AW-13.4")
def test_tile_a6() -> None:
    table = scored("A6", player(emperor=12, krones=5))
    assert asked(table) == (0, "ChooseGoods")
    assert gained(table, "good wine") == {"wine": 1}
    assert table.state.money[0] == 7


@pytest.mark.rule("AW-13.4", "AW-13.7", "AW-D.26", "AW-E.1", "AW-R.53")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_the_penalty_of_tile_a6(edition: str) -> None:
    options = {"edition": edition}
    table = scored("A6", player(krones=5, kitchen="1 wine 2 cake"), options=options)
    assert asked(table) == (0, "LoseGood")  # no choice of VP in any edition
    assert why(table, "accept") == ("AW-13.4", "must-lose-good")
    assert why(table, "spend coffee") == ("AW-13.4", "not-in-kitchen")
    assert gained(table, "spend cake") == {"cake": -1}
    assert table.state.money[0] == 3
    empty = scored("A6", player(krones=5), options=options)
    assert (empty.state.money[0], empty.state.vp[0]) == (5, -5)
    spared = scored("A6", player(krones=5, kitchen="1 wine", staff="conference_manager"))
    assert legal(spared) == ["ignore", "accept"]


@pytest.mark.rule("AW-13.5")
def test_tile_b6() -> None:
    table = scored("B6", player(emperor=12))
    assert table.state.vp[0] == 4 + 8  # and those of space 12
    assert len(table.state.hands[0]) == 3
    poor = scored("B6", player(hand="groom laundress"))
    assert poor.state.vp[0] == -7
    rich = scored("B6", player(hand="groom laundress chef"))
    assert asked(rich) == (0, "LoseHand")


@pytest.mark.rule("AW-13.6")
def test_tile_c6() -> None:
    table = scored("C6", player(emperor=13), discs=[[0], [1, 0], []])
    assert table.state.ledger[8] == 10
    poor = scored(
        "C6", player(krones=9, kitchen="2 wine", cafe={"poet": "1 wine"}), discs=[[0], [], []]
    )
    ledger = poor.outcome
    assert ledger is not None
    assert poor.state.money[0] == 0
    assert poor.state.kitchen[:4] == [0, 0, 0, 0]
    assert missing(poor, "poet")["strudel"] == 3


@pytest.mark.rule("AW-0.4", "AW-E.13", "AW-14.3")
def test_rows_and_rung_cards() -> None:
    assert len(STAFF) == 14
    assert len([row for row in STAFF if row.timing == BELL]) == 8
    assert [row.letter for row in POLITICS] == [row.letter for row in TILES] == ["A", "B", "C"]
    assert {row.key for row in POLITICS} <= set(POLITICS_KEYS)
    assert {row.key for row in TILES} <= set(TILE_KEYS)
    table = more(player(staff="handmaid groom", used="handmaid"))
    assert table.view(0)["players"][0]["rung"] == ["handmaid"]
    assert ht.Table.from_position(GAME, table.position()).position() == table.position()
    with pytest.raises(ht.BrokenRecord) as caught:
        more(player(staff="handmaid groom"), powers=[["handmaid"], []])
    assert caught.value.reason == "powers-not-played"
