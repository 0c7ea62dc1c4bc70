"""Ballrooms together with celebrities, special hotels, the key and bell cards."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from tests.grand_austria_hotel.ballroom_positions import first, hall, rows_of, sent
from tests.grand_austria_hotel.positions import (
    asked,
    counts,
    gained,
    ledger,
    legal,
    names,
    play,
    player,
    rooms,
    told,
    why,
)

BRIDGE = "zur_kettenbruecke zum_sperl odeonsaal"


def famous(*celebrities: str, **fields: Any) -> ht.Table:
    """A table with modules 1 and 2 whose first player has celebrities in the hotel."""
    return held({"celebrities": list(celebrities)}, 12, fields)


def special(entrance: str, **fields: Any) -> ht.Table:
    """A table with modules 1 and 3 whose first player owns an entrance."""
    return held({"entrance": entrance}, 13, fields)


def held(own: dict[str, Any], modules: int, fields: dict[str, Any]) -> ht.Table:
    """Make a table whose first player the arguments describe."""
    names_ = ("krones", "vacant", "occupied", "cafe", "hand", "staff", "emperor", "kitchen",
              "dancers", "waiting", "rehearsal", "turns")  # fmt: skip
    own |= {name: fields.pop(name) for name in names_ if name in fields}
    others = fields.pop("others", [player()])
    options = {"aw.modules": modules, **fields.pop("options", {})}
    fields.setdefault("phase", "main")
    return hall(player(**own), *others, options=options, **fields)


def settle(table: ht.Table) -> ht.Table:
    """Answer everything with the last choice until the turn goes on."""
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    return table


# Celebrities


@pytest.mark.rule("AW-8.5", "AW-E.11")
def test_puccini() -> None:
    table = famous("giacomo_puccini", hand="groom", krones=9, dice={5: 1})
    assert gained(table, "die 5", "play groom") == {"krones": -3, "champagne": 1, "vp": 2}


@pytest.mark.rule("AW-8.9")
def test_mata_hari() -> None:
    table = famous("mata_hari", cafe={"ambassador": "all"}, kitchen="9 champagne")
    play(table, "dance ambassador", "to middle-bottom", "from 4", "to middle-bottom", "from 4")
    settle(table)
    assert (counts(table)["vp"], counts(table)["emperor"]) == (2, 2)  # per dancer, by any means


@pytest.mark.rule("AW-8.10", "AW-0.8")
def test_picasso() -> None:
    table = famous("pablo_picasso", cafe={"diva": "all"}, kitchen="1 champagne", vacant="1B")
    play(table, "checkin diva")  # two champagne are one source
    assert legal(table, "good") == ["good strudel", "good cake", "good wine", "good coffee"]
    play(table, "good cake")
    settle(table)
    assert (counts(table)["vp"], counts(table)["cake"]) == (4 + 1, 1)
    mixed = famous("pablo_picasso", dice={1: 3}, kitchen="")
    play(mixed, "die 1", "mix 1 1 1", "good wine")
    assert (counts(mixed)["vp"], counts(mixed)["wine"]) == (1, 1)
    none = famous("pablo_picasso", dice={1: 3}, kitchen="")
    play(none, "die 1", "mix 2 1 0")
    assert counts(none)["vp"] == 0


@pytest.mark.rule("AW-R.16")
def test_chains_of_celebrities() -> None:
    table = famous("giacomo_puccini", "pablo_picasso", "charlie_chaplin", hand="groom", krones=9,
                   dice={5: 1})  # fmt: skip
    play(table, "die 5", "play groom")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[0])
    # Puccini 2 + Chaplin 2, Picasso 1 + Chaplin 2
    assert (counts(table)["vp"], counts(table)["champagne"]) == (7, 1)


@pytest.mark.rule("AW-0.8", "AW-8.3", "AW-R.82")
def test_each_row_bonus_is_a_source() -> None:
    table = famous("charlie_chaplin", cafe={"ambassador": "all"}, kitchen="9 champagne",
                   ballrooms=BRIDGE)  # fmt: skip
    play(table, "dance ambassador", "to left-top", "from 4", "to left-top", "from 4")
    settle(table)
    assert counts(table)["vp"] == 2 * (5 + 2)


@pytest.mark.rule("AW-8.6", "AW-7.6")
def test_tolkien_hears_of_rooms_turned_by_a_row_bonus() -> None:
    table = famous("jrr_tolkien", cafe={"khan": "all"}, kitchen="3 champagne", vacant="1B",
                   ballrooms="odeonsaal zum_sperl apollosaal")  # fmt: skip
    play(table, "dance khan", "to left-top", "from 4", "occupy 1B")
    settle(table)
    assert counts(table)["vp"] == 3 + 2


@pytest.mark.rule("AW-8.1", "AW-1.12")
def test_freud_lets_guests_dance_one_item_short() -> None:
    table = famous("sigmund_freud", cafe={"diva": "all but 1 wine", "pope": "all but 1 cake"},
                   kitchen="1 champagne")  # fmt: skip
    assert legal(table, "dance") == ["dance diva"]
    assert why(table, "dance pope") == ("AW-11.162", "guest-takes-a-room")
    play(table, "dance diva", "to left-bottom", "from 4")
    assert sent(table) == 1


@pytest.mark.rule("AW-8.4", "AW-7.1")
def test_magie_after_a_row_bonus_of_krones() -> None:
    table = famous("elizabeth_magie", cafe={"waltz_queen": "all"}, kitchen="2 champagne",
                   vacant="1A", krones=5)  # fmt: skip
    play(table, "dance waltz_queen", "to left-middle", "from 4")
    assert asked(table) == (0, "PrepareRooms")
    play(table, "prepare 2A")
    assert counts(table)["krones"] == 5 + 2  # one krone less: nothing


# Special hotels


@pytest.mark.rule("AW-9.9", "AW-D.21", "AW-R.38")
def test_the_ren_doubles_row_bonuses() -> None:
    fields: dict[str, Any] = {"ballrooms": "odeonsaal zum_sperl apollosaal",
                              "kitchen": "3 champagne", "cafe": {"khan": "all"}}  # fmt: skip
    table = special("the_ren", vacant="1B 1C 1D", **fields)
    play(table, "dance khan", "to left-top", "from 4")
    play(table, "occupy 1B", "occupy 1C")
    settle(table)
    assert rooms(table) == ("1D", "1B 1C")
    assert counts(table)["vp"] == 6
    middle = special("the_ren", **{**fields, "ballrooms": "apollosaal zum_sperl odeonsaal"})
    play(middle, "dance khan", "to left-middle", "from 4")
    assert counts(middle)["krones"] == 10 + 4
    goods = special("the_ren", **{**fields, "ballrooms": "zum_sperl odeonsaal apollosaal"})
    play(goods, "dance khan", "to left-top", "from 4")
    settle(goods)
    assert [counts(goods)[good] for good in ("strudel", "cake", "wine", "coffee")] == [2, 0, 2, 2]


@pytest.mark.rule("AW-9.9", "AW-R.38")
@pytest.mark.parametrize(("own", "other", "vp"), [(2, 1, 4), (2, 2, 0), (1, 2, 0), (0, 0, 0)])
def test_the_ren_alone_with_most_dancers(own: int, other: int, vp: int) -> None:
    stack = [{"frame": "NextRound"}, {"frame": "BallroomScoring"}]
    table = special(
        "the_ren", dancers={"left-bottom": own} if own else {}, round=3, stack=stack, phase="start",
        others=[player(dancers={"left-middle": other} if other else {})],
    )  # fmt: skip
    assert ledger(table).get("entrances", 0) == vp


@pytest.mark.rule("AW-X.13", "AW-9.9", "AW-3.2")
def test_the_ren_starts_with_two_champagne() -> None:
    table = auctioned("the_ren")
    kitchens = [row["kitchen"] for row in table.view(None)["players"]]
    owner = next(n for n, row in enumerate(table.view(None)["players"])
                 if row["entrance"] == "the_ren")  # fmt: skip
    assert kitchens[owner]["champagne"] == 2
    assert kitchens[1 - owner]["champagne"] == 1


def auctioned(entrance: str) -> ht.Table:
    """A new game of two with modules 1 and 3 in which a player gains this entrance."""
    for seed in range(60):
        table = ht.Table(GAME, 2, seed, {"aw.modules": 13})
        if entrance in table.view(None)["entrances"]:
            while asked(table)[1] in ("OpenAuction", "RaiseBid"):
                play(table, legal(table)[0])
            return table
    raise AssertionError(entrance)


@pytest.mark.rule("AW-R.63", "AW-6.2")
def test_the_auction_comes_before_the_rehearsal_rooms() -> None:
    table = auctioned("the_ren")
    assert asked(table)[1] in ("ChooseRehearsal", "PlayStaff", "MustPlay", "FirstGuest")
    kinds = [event.kind for event in table.journal]
    assert kinds.index("gained_entrance") < kinds.index("rehearsal_laid_out")


@pytest.mark.rule("AW-R.27", "AW-9.5", "AW-1.15")
def test_a_harpist_played_before_the_rehearsal_rooms_sends_nobody() -> None:
    for seed in range(300):
        table = ht.Table(GAME, 2, seed, {"aw.modules": 13})
        while asked(table)[1] in ("OpenAuction", "RaiseBid"):
            play(table, legal(table)[0])
        if asked(table)[1] == "PlayStaff" and "play harpist" in legal(table):
            play(table, "play harpist")
            assert told(table, "nothing")[-1][1] == "harpist"
            return
    raise AssertionError


@pytest.mark.rule("AW-D.18", "AW-9.4", "AW-R.32")
def test_kaufman_counts_guests_who_danced() -> None:
    cafe = {"waltz_queen": "all", "contessa": "all", "cardinal": "all"}
    table = special("kaufman", cafe=cafe, vacant="1A 1C", kitchen="1 champagne", dice={4: 1})
    play(table, "dance waltz_queen", "to middle-bottom", "from 4", "checkin contessa",
         "checkin cardinal")  # fmt: skip
    assert len(table.view(None)["players"][0]["round_pile"]) == 3
    before = ledger(table).get("entrances", 0)
    while table.state.round == 1 and asked(table)[1] == "Turn":
        text = "pass" if "pass" in legal(table) else legal(table)[-1]
        play(table, "die 4" if "die 4" in legal(table) and table.to_move == 0 else text)
        while asked(table)[1] not in ("Turn", ""):
            play(table, legal(table)[0])
    assert ledger(table)["entrances"] - before == 3


@pytest.mark.rule("AW-D.19", "AW-9.6", "AW-10.132")
def test_ninas_melange_and_the_arranger() -> None:
    table = special(
        "ninas_melange", staff="arranger", krones=20, round=4, special={"politics": ["krones_20"]},
        politics=["champagne_7", "dancers_7", "green_guests_4"],
    )  # fmt: skip
    assert gained(table, "fulfil krones_20") == {"vp": 10}  # no disc is put, so no champagne


# The key, and bells


@pytest.mark.rule("AW-4.3", "AW-1.9")
def test_the_item_of_the_key_is_no_champagne() -> None:
    table = hall(player(), options={"aw.modules": 14})
    play(table, "key")
    assert legal(table) == ["good strudel", "good cake", "good wine", "good coffee"]
    play(table, "good wine", "use 1")
    assert legal(table) == ["mix 0 0 0", "mix 1 0 0"]


@pytest.mark.rule("AW-10.166", "AW-7.2")
def test_steps_of_a_row_bonus_ring_the_handmaid() -> None:
    table = hall(
        player(staff="handmaid", cafe={"khan": "all"}, kitchen="3 champagne", vacant="1A"),
        phase="main", options={"aw.modules": 15},
    )  # fmt: skip
    play(table, "dance khan", "to middle-top", "from 4")
    while asked(table)[1] == "ChooseEffect":
        first(table, "steps")
    assert asked(table) == (0, "RingBell")


@pytest.mark.rule("AW-10.179", "AW-1.8")
def test_the_entertainer_fills_champagne_orders() -> None:
    table = hall(
        player(staff="entertainer", krones=20, cafe={"contessa": "", "cardinal": ""}),
        phase="main", options={"aw.modules": 15},
        politics=["krones_20", "dancers_7", "green_guests_4"],
    )  # fmt: skip
    play(table, "claim krones_20", "ring entertainer", "fill contessa")
    assert table.state.missing[0] == (0, 0)


@pytest.mark.rule("AW-0.1")
@pytest.mark.parametrize("modules", [1, 12, 13, 14, 15, 12345])
def test_ballrooms_play_with_every_other_module(modules: int) -> None:
    table = ht.Table(GAME, 3, modules, {"aw.modules": modules})
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    assert rows_of(table) == {}
    assert len(table.view(None)["ballrooms"]) == 3
    assert names(table.state.hands[0]) or table.state.played[0]


@pytest.mark.rule("AW-1.22", "AW-5.2", "AW-10.169")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_bell_cards_wait_for_completed_guests_wherever_they_go(option: str) -> None:
    """The option is about the cards of GAH-13.5 to 13.8 and 13.33."""
    table = hall(
        player(kitchen="1 champagne", cafe={"governess": "all"}, staff="tapster", krones=5),
        phase="main", options={"aw.modules": 15, "aw.guest_staff_on_dance": option},
    )  # fmt: skip
    play(table, "dance governess", "to left-bottom", "from 4")
    play(table, next(text for text in legal(table) if text.startswith("first tapster ring")))
    assert gained(table, "ring tapster")["krones"] == 6


@pytest.mark.rule("AW-12.3", "AW-12.7", "GAH-12.10")
def test_e_gizia_counts_in_her_own_extra_turn() -> None:
    """She has left the café with a complete order; only her card still lies there (GAH-R.46)."""
    table = hall(
        player(cafe={"e_gizia": "all"}, vacant="1A"), phase="main", dice={1: 2},
        piles=[["tezcatlipoca", "m_polo", "macleod"], []], options={"gah.egizia": "turn"},
        politics=["champagne_7", "dancers_7", "green_guests_4"],
    )  # fmt: skip
    assert "claim green_guests_4" not in legal(table)
    play(table, "checkin e_gizia")
    assert gained(table, "claim green_guests_4") == {"vp": 15}


@pytest.mark.rule("AW-1.10", "GAH-R.63")
def test_an_empty_supply_is_nothing_to_ask_about() -> None:
    everything = player(kitchen="30 strudel 30 cake 25 champagne", staff="restaurant_manager")
    options = {"gah.goods_supply": "limited", "gah.restaurant_manager": "extra_good"}
    table = hall(everything, dice={1: 2}, options=options)
    play(table, "die 1")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-12.8", "AW-10.125")
def test_a_dancer_first_may_bring_the_card_to_play() -> None:
    """An empty hand is no reason to leave the action out before the dancer has brought a card."""
    table = hall(
        player(staff="choirmaster ballet_master", kitchen="1 champagne", krones=9), dice={5: 2},
        chance=["draw groom"],
    )  # fmt: skip
    play(table, "die 5")
    assert asked(table) == (0, "ChooseEffect")
    play(table, "first choirmaster dancer 1", "to left-bottom", "from 4")
    assert legal(table) == ["play groom", "stop"]
