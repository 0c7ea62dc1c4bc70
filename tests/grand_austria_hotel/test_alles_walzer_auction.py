"""AW-3 Module 3, special hotels: what is laid out, the auction, what is gained at once."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import ENTRANCE_KEYS, PRINTED
from tests.grand_austria_hotel.positions import (
    asked,
    at,
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

HOTELS = {"aw.modules": 3}
STACK = [{"frame": frame} for frame in ("StartRound", "FirstRooms", "FirstGuests", "StartAuction")]


def auction(*players: Any, offered: str, **fields: Any) -> ht.Table:
    """A table whose auction is about to begin, with these entrances."""
    seats = len(offered.split())
    special = {"owned": [None] * seats, "offered": offered.split(), **fields.pop("special", {})}
    options = {**HOTELS, **fields.pop("options", {})}
    return at(*players, seats=seats, stack=STACK, special=special, options=options, **fields)


def owned(table: ht.Table) -> list[str | None]:
    """Return the owner of each entrance."""
    return [row["entrance"] for row in table.view(None)["players"]]


def until_asked(table: ht.Table, frame: str) -> ht.Table:
    """Answer whatever comes before a question, doing as little as possible."""
    while asked(table)[1] != frame:
        stop = [text for text in legal(table) if text in ("stop", "withdraw")]
        play(table, (stop or legal(table))[0])
    return table


@pytest.mark.rule("AW-3.1", "AW-3.2", "AW-3.3", "AW-6.2", "AW-R.63")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_entrances_as_players_after_the_staff_cards(seats: int) -> None:
    table = ht.Table(GAME, seats, 11, HOTELS)
    assert asked(table) == (table.state.first, "OpenAuction")
    assert [len(hand) for hand in table.state.hands] == [6] * seats
    assert not any(table.state.cafe)
    assert len(set(table.view(None)["entrances"])) == seats
    assert [counts(table, seat)["strudel"] for seat in range(seats)] == [0] * seats
    assert sum(table.state.kitchen) == 0
    state = GAME.setup(seats, GAME.choose_options(HOTELS))
    assert len(state.options.entrances) == 8  # The Ren needs module 1
    base = GAME.setup(seats, GAME.choose_options({}))
    assert sum(base.kitchen) == 4 * seats


@pytest.mark.rule("AW-3.3", "AW-9.3", "AW-9.6", "AW-9.7", "AW-X.14", "AW-14.1")
def test_entrances_are_equipped_with_what_is_not_on_the_board() -> None:
    seen = set()
    for seed in range(60):
        table = ht.Table(GAME, 4, seed, HOTELS)
        view = table.view(None)
        laid = set(view["entrances"])
        seen |= laid
        assert (len(view["tokens"]) == 5) == ("dove" in laid)
        cards = [row["card"] for row in view["own_politics"]]
        assert len(cards) == (3 if "ninas_melange" in laid else 0)
        assert not {*cards} & {row["card"] for row in view["politics"]}
        tiles = "".join(tile[0] for tile in view["own_tiles"])
        assert tiles == ("AABBCC" if "grand_wray" in laid else "")
        assert not {*view["own_tiles"]} & {*view["tiles"]}
    assert seen == set(ENTRANCE_KEYS) - {"the_ren", "stroup"}


@pytest.mark.rule("AW-X.10", "AW-3.4", "AW-3.5", "AW-3.6", "AW-14.2")
def test_the_example_of_the_rulebook() -> None:
    table = auction(
        player(krones=10, hand="groom"), player(krones=10), player(krones=10),
        offered="mayenfels kozi_palace grand_wray", staff_deck="detective",
    )  # fmt: skip
    assert asked(table) == (0, "OpenAuction")
    play(table, "open mayenfels 5")
    assert asked(table) == (1, "RaiseBid")
    play(table, "bid 7", "withdraw")
    assert asked(table) == (0, "RaiseBid")
    play(table, "bid 8", "withdraw", "stop")
    assert counts(table, 0)["krones"] == 2
    assert asked(table) == (1, "OpenAuction")
    play(table, "open kozi_palace 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "withdraw")
    assert owned(table) == ["mayenfels", "grand_wray", "kozi_palace"]
    assert [counts(table, seat)["krones"] for seat in range(3)] == [2, 10, 5]
    assert told(table, "gained_entrance")[-1] == (1, "grand_wray", 0)
    assert counts(table, 1)["emperor"] == 2


@pytest.mark.rule("AW-3.4", "AW-R.24")
def test_bids_rise_and_are_covered() -> None:
    table = auction(player(krones=4), player(krones=6), offered="dove kozi_palace")
    assert why(table, "withdraw") == ("AW-R.24", "must-open-bid")
    assert why(table, "open kaufman 0") == ("AW-3.4", "entrance-not-offered")
    assert why(table, "open dove 5") == ("AW-R.24", "bid-too-high")
    play(table, "open dove 2")
    assert legal(table) == ["bid 3", "bid 4", "bid 5", "bid 6", "withdraw"]
    assert why(table, "bid 2") == ("AW-3.4", "bid-not-higher")
    assert why(table, "bid 7") == ("AW-R.24", "bid-too-high")
    assert why(table, "stop") == ("AW-3.4", "bid-or-withdraw")


@pytest.mark.rule("AW-3.4", "AW-3.6", "AW-R.25", "AW-R.86")
def test_who_cannot_raise_passes_and_with_two_there_is_one_auction() -> None:
    table = auction(player(krones=4), player(krones=6), offered="dove kozi_palace")
    play(table, "open dove 2", "bid 4")  # the opener has only 4
    assert told(table, "withdrew") == [(0, "dove")]
    assert owned(table) == ["kozi_palace", "dove"]
    assert [counts(table, seat)["krones"] for seat in (0, 1)] == [4, 2]
    assert asked(table)[1] == "FirstGuest"


@pytest.mark.rule("AW-3.6", "AW-R.24")
def test_a_loser_opens_again_and_a_winner_hands_on() -> None:
    table = auction(*[player()] * 4, offered="dove kozi_palace corogari_zant_mainz kaufman")
    play(table, "open dove 0", "bid 1", "withdraw", "withdraw", "withdraw")
    assert owned(table) == [None, "dove", None, None]
    assert asked(table) == (0, "OpenAuction")
    play(table, "open kaufman 0", "withdraw", "withdraw")
    assert owned(table)[0] == "kaufman"
    assert counts(table, 0)["krones"] == 10  # a bid of 0 is enough
    assert asked(table) == (2, "OpenAuction")  # seat 1 has an entrance already
    play(table, "open kozi_palace 3", "withdraw")
    assert owned(table) == ["kaufman", "dove", "kozi_palace", "corogari_zant_mainz"]
    assert counts(table, 3)["krones"] == 10


ITEMS = {
    "chateau_paulwei": {"cake": 1, "wine": 1, "coffee": 1},
    "corogari_zant_mainz": {"strudel": 1, "wine": 1},
    "dove": {"strudel": 1, "wine": 1},
    "kaufman": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
    "mayenfels": {"cake": 1, "coffee": 1},
    "ninas_melange": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
    "grand_wray": {"strudel": 1, "emperor": 2},
    "kozi_palace": {"cake": 1, "coffee": 1},
    "stroup": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
}


@pytest.mark.rule("AW-3.5", "AW-R.26", "AW-0.6", "AW-E.16")
@pytest.mark.parametrize("entrance", ITEMS)
def test_the_printed_items_come_at_once(entrance: str) -> None:
    other = "dove" if entrance == "kaufman" else "kaufman"
    table = auction(
        player(), player(), offered=f"{entrance} {other}", options={"aw.extra_cards": "on"}
    )
    assert gained(table, f"open {entrance} 0", "withdraw") == ITEMS[entrance]
    assert table.state.cafe[0] == ()
    assert owned(table)[0] == entrance


@pytest.mark.rule("AW-9.5", "AW-R.27")
def test_mayenfels_on_gaining() -> None:
    table = auction(
        player(krones=5, hand="groom chef"), player(), offered="mayenfels dove",
        staff_deck="detective", chance="draw detective",
    )  # fmt: skip
    play(table, "open mayenfels 0", "withdraw")
    assert asked(table) == (0, "PlayStaff")
    assert legal(table, "play") == ["play groom", "play detective", "play chef"]
    assert gained(table, "play chef") == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert counts(table)["krones"] == 5  # 3 less; and no krone for the card played on gaining
    assert names(table.state.hands[0]) == "groom detective"


@pytest.mark.rule("AW-R.27", "AW-E.20")
@pytest.mark.parametrize(
    ("value", "frame"), [("may", "PlayStaff"), ("must_if_affordable", "MustPlay")]
)
def test_whether_the_first_card_has_to_be_played(value: str, frame: str) -> None:
    table = auction(
        player(krones=0, hand="hotel_manager chef"), player(), offered="mayenfels dove",
        staff_deck="groom", options={"aw.mayenfels_first_play": value},
    )  # fmt: skip
    play(table, "open mayenfels 0", "withdraw")
    assert asked(table) == (0, frame)
    assert ("stop" in legal(table)) == (value == "may")
    if value == "may":
        play(table, "stop")
        assert table.state.played[0] == ()
    else:
        assert why(table, "stop") == ("AW-R.27", "must-play-now")
        assert why(table, "play porter") == ("GAH-12.1", "card-not-in-hand")
        assert why(table, "play hotel_manager") == ("GAH-12.2", "cannot-pay")
        play(table, "play chef")
        assert names(table.state.played[0]) == "chef"


@pytest.mark.rule("AW-R.27")
@pytest.mark.parametrize("card", ["page_boy", "porter"])
def test_cards_that_need_guests_or_rooms_do_nothing_yet(card: str) -> None:
    table = auction(player(hand=card), player(), offered="mayenfels dove", staff_deck="detective")
    play(table, "open mayenfels 0", "withdraw", f"play {card}")
    assert told(table, "nothing") != []
    assert asked(table)[1] == "FirstGuest"


@pytest.mark.rule("AW-R.27", "AW-14.1")
def test_a_poor_hand_is_asked_all_the_same() -> None:
    table = auction(
        player(krones=0, hand="hotel_manager"), player(), offered="mayenfels dove",
        staff_deck="custodian", options={"aw.mayenfels_first_play": "must_if_affordable"},
    )  # fmt: skip
    play(table, "open mayenfels 0", "withdraw")
    assert asked(table) == (0, "MustPlay")
    drawn = table.journal[-1]
    assert (drawn.kind, drawn.audience) == ("drew", (0,))


@pytest.mark.rule("AW-9.4", "AW-R.64")
def test_kaufmans_second_first_guest() -> None:
    table = auction(
        player(), player(), player(), offered="kaufman dove kozi_palace",
        queue="dame apothecary composer mr_horsa capt_goldhaken", first=1,
    )  # fmt: skip
    until_asked(play(table, "open kaufman 0", "withdraw", "withdraw"), "FirstGuest")
    owner = owned(table).index("kaufman")
    assert owner == 1
    order = []
    while asked(table)[1] in ("FirstGuest", "TakeGuest"):
        order.append((asked(table)[0], asked(table)[1]))
        play(table, legal(table)[0])
    assert order == [
        (0, "FirstGuest"), (2, "FirstGuest"), (1, "FirstGuest"), (1, "TakeGuest"),
    ]  # fmt: skip
    assert [len(cafe) for cafe in table.state.cafe] == [1, 2, 1]
    assert len(table.state.queue) == 5
    assert counts(table, 1)["krones"] == 10  # both free


@pytest.mark.rule("AW-9.4", "AW-R.64")
def test_the_second_first_guest_may_be_left() -> None:
    table = auction(player(), player(), offered="kaufman dove")
    until_asked(play(table, "open kaufman 0", "withdraw"), "TakeGuest")
    play(table, "stop")
    assert [len(cafe) for cafe in table.state.cafe] == [1, 1]


@pytest.mark.rule("AW-9.1", "AW-R.28", "AW-X.13")
def test_paulweis_two_rooms_more() -> None:
    table = auction(player(krones=10), player(), offered="chateau_paulwei kozi_palace")
    until_asked(play(table, "open chateau_paulwei 0", "withdraw"), "PrepareFirst")
    play(table, "prepare 1B", "prepare 1C")
    assert asked(table) == (0, "PrepareRooms")
    assert "prepare 2E" not in legal(table)  # adjacency as always
    assert gained(table, "prepare 1D", "prepare 2A") == {"krones": -1}
    assert rooms(table)[0] == "1A 1B 1C 1D 2A"


@pytest.mark.rule("AW-9.1", "AW-R.28")
def test_paulwei_may_do_with_three_rooms() -> None:
    table = auction(player(), player(), offered="chateau_paulwei kozi_palace")
    until_asked(play(table, "open chateau_paulwei 0", "withdraw"), "PrepareFirst")
    play(table, "prepare 1B", "prepare 1C", "stop")
    assert rooms(table)[0] == "1A 1B 1C"


@pytest.mark.rule("GAH-2.12")
def test_who_spent_nearly_everything_has_three_rooms_all_the_same() -> None:
    """With one krone left, one room of the second floor can be paid, in any order."""
    table = auction(player(krones=1), player(), offered="corogari_zant_mainz kozi_palace")
    until_asked(table, "PrepareFirst")
    assert asked(table)[0] == 0
    assert rooms(table)[0] == "1A"
    assert legal(table) == ["prepare 1B", "prepare 2A"]
    assert rooms(play(table, "prepare 2A"))[0] == "1A 1B 2A", "the only one that can be paid"


@pytest.mark.rule("GAH-2.12")
def test_a_field_that_leaves_too_little_for_the_other_rooms_is_refused() -> None:
    first = {"frame": "PrepareFirst", "seat": 0, "left": 2}
    stack = [{"frame": "StartRound"}, first]
    table = at(player(krones=4, vacant="1A 1B 1C 1D 1E 2A 2B 2C 2D 2E 3A"), player(), stack=stack)
    assert legal(table) == ["prepare 3B", "prepare 3C", "prepare 3D", "prepare 3E"]
    assert why(table, "prepare 4A") == ("GAH-2.12", "keep-krones-for-rooms")


@pytest.mark.rule("AW-9.3")
def test_doves_fourth_room_is_free() -> None:
    table = auction(player(krones=2), player(), offered="dove kozi_palace")
    until_asked(play(table, "open dove 0", "withdraw"), "PrepareFirst")
    play(table, "prepare 1B", "prepare 2A")
    assert asked(table) == (0, "PrepareRooms")
    assert gained(table, "prepare 3A") == {}  # 2 krones for others
    assert rooms(table)[0] == "1A 1B 2A 3A"


@pytest.mark.rule("AW-3.7", "AW-0.1")
def test_without_the_module_nobody_has_an_entrance() -> None:
    table = at(player(), player())
    assert "entrance" not in table.view(None)["players"][0]
    assert why(table, "shift 1 2") == ("AW-9.8", "cannot-move-dice")
    assert why(table, "fulfil krones_20") == ("AW-9.6", "not-own-politics")
    assert why(table, "redeem A1") == ("AW-9.7", "not-own-tile")
    with pytest.raises(ht.BrokenRecord) as caught:
        at(player(), player(), special={"owned": ["dove", None]})
    assert caught.value.reason == "no-special-hotels"


@pytest.mark.rule("AW-14.3", "AW-3.3")
@pytest.mark.parametrize(
    ("special", "reason"),
    [
        ({"owned": ["dove"]}, "wrong-length"),
        ({"owned": ["dove", "dove"]}, "entrance-misplaced"),
        ({"owned": ["the_ren", None]}, "entrance-misplaced"),
        ({"owned": ["dove", "kaufman"], "tiles": ["A2"]}, "belongings-misplaced"),
        ({"owned": ["grand_wray", None], "tiles": ["A1"]}, "belongings-misplaced"),
        ({"owned": ["grand_wray", None], "tiles": ["A3", "A2"]}, "not-sorted"),
        ({"owned": ["ninas_melange", None], "politics": ["krones_20"]}, "belongings-misplaced"),
        ({"owned": ["kaufman", None], "tokens": ["token_1"]}, "belongings-misplaced"),
        ({"owned": ["corogari_zant_mainz", None], "first_die": 3}, "bad-number"),
        ({"owned": ["dove", None], "first_die": 9}, "bad-number"),
        ({"owned": ["grand_wray", None], "redeemed": -1}, "bad-number"),
        ({"owned": ["dove", None], "piles": [["baroness"], []]}, "guest-does-not-count"),
    ],
)
def test_broken_positions_are_refused(special: dict[str, Any], reason: str) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        at(player(), player(), special=special, options=HOTELS)
    assert caught.value.reason == reason


@pytest.mark.rule("AW-14.3")
@pytest.mark.parametrize(
    ("change", "name"), [({"entrance": "kaufman"}, "entrance"), ({"leader": 7}, "leader")]
)
def test_a_broken_bid_is_refused(change: dict[str, Any], name: str) -> None:
    table = auction(player(), player(), player(), offered="dove kozi_palace grand_wray")
    play(table, "open dove 2")
    data = table.position()
    data["stack"][-1] |= change
    with pytest.raises(ht.BrokenRecord) as caught:
        ht.Table.from_position(GAME, data, seed=1)
    assert caught.value.details["name"] == name


def test_every_entrance_has_a_row_here() -> None:
    assert {row.key for row in PRINTED.entrances} == {*ITEMS, "the_ren"}
