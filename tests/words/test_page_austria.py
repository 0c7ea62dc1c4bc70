"""Data for a page that draws Grand Austria Hotel: the book of cards, and figures beside the
pieces."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hotelier as ht
from hotelier.words.books import book_of
from hotelier.words.catalogue import LOCALES
from hotelier.words.grand_austria_hotel.scene import scene

AUSTRIA = ht.GAMES["grand-austria-hotel"]


def walk(modules: str, seats: int, seed: int, step: int) -> list[dict[str, Any]]:
    """Yield views of a random game, every few decisions, and the last one."""
    rng = random.Random(seed)
    table = ht.Table(AUSTRIA.name, seats=seats, seed=seed, options={"aw.modules": modules})
    views, plies = [], 0
    while table.to_move is not None:
        if plies % step == 0:
            views.append(table.view(table.to_move))
        table.play(rng.choice(table.legal()))
        plies += 1
    return [*views, table.view(None)]


@pytest.mark.parametrize("lang", sorted(LOCALES))
@pytest.mark.parametrize("modules", ["none", "12345"])
def test_book_names_every_card_of_a_view(modules: str, lang: str) -> None:
    for view in walk(modules, 3, 11, 25):
        book = book_of(AUSTRIA, view["options"], 3, lang)
        for place in view["queue"]:
            guest = book["guests"][place["guest"]]
            assert guest["name"]
            assert guest["order"]
            assert guest["colour"] in book["words"]["letters"]
        for player in view["players"]:
            assert set(player["staff"]) <= set(book["staff"])
            assert player["hotel"] is None or len(book["hotels"][player["hotel"]]["rooms"]) == 20
        assert set(view["hand"]) <= set(book["staff"])
        assert {card["card"] for card in view["politics"]} <= set(book["politics"])
        assert set(view["tiles"]) <= set(book["tiles"])
        for place in view.get("lounge", ()):
            assert place["celebrity"] is None or place["celebrity"] in book["celebrities"]
        for ballroom in view.get("ballrooms", ()):
            assert book["ballrooms"][ballroom["ballroom"]]["scoring"]


def test_book_keeps_to_the_packs_in_play() -> None:
    base = book_of(AUSTRIA, {}, 2)
    more = book_of(AUSTRIA, {"aw.modules": "12345"}, 2)
    assert len(base["staff"]) == 48
    assert len(more["staff"]) > 48
    assert not base["celebrities"]
    assert len(more["celebrities"]) >= 10
    assert base["staff"]["groom"]["doubt"] == ""
    assert more["rehearsals"]["practice_1"]["doubt"]


def test_edition_changes_the_printed_cost() -> None:
    revised, classic = (book_of(AUSTRIA, {"edition": e}, 2) for e in ("revised", "classic"))
    assert revised["staff"]["kitchen_hand"]["cost"] == 5
    assert classic["staff"]["kitchen_hand"]["cost"] == 3


def test_entrance_with_its_own_roof_table() -> None:
    book = book_of(AUSTRIA, {"aw.modules": "3"}, 2)
    assert book["entrances"]["chateau_paulwei"]["table"]["blue"] == [4, 8, 13, 20]
    assert book["entrances"]["kaufman"]["table"] is None


def test_scene_says_what_dice_would_give() -> None:
    table = ht.Table.from_position(
        AUSTRIA.name,
        {"seats": 2, "dice": [1, 3, 0, 0, 0, 2], "players": [{"staff": ["restaurant_manager"]}]},
        seed=7,
    )
    found = scene(AUSTRIA, table.view(0), "en")
    drinks, joker = found["spaces"][1], found["spaces"][5]
    assert (drinks["dice"], drinks["more"], drinks["yield"]["figures"]) == (3, 1, [4])
    assert (joker["price"], found["spaces"][2]["yield"]) == (1, None)
    assert [tile["number"] for tile in found["order"]] == [1, 2, 3, 4]


def test_scene_forecasts_the_emperor() -> None:
    table = ht.Table.from_position(
        AUSTRIA.name,
        {"seats": 2, "round": 2, "players": [{"emperor": 3}, {"emperor": 6}]},
        seed=7,
    )
    low, high = scene(AUSTRIA, table.view(0), "en")["emperor"]
    assert (low["kind"], low["space"], low["vp"]) == ("penalty", 0, 3)
    assert (high["kind"], high["space"], high["bonus_from"]) == ("bonus", 3, 6)


def test_scene_names_the_room_that_a_group_lacks() -> None:
    table = ht.Table.from_position(
        AUSTRIA.name,
        {"seats": 2, "players": [{"occupied": ["1B", "2A"], "vacant": ["2B"]}]},
        seed=7,
    )
    lacking = scene(AUSTRIA, table.view(0), "en")["houses"][0]["lacking"]
    assert lacking["2B"]["word"] == "steps"
    assert lacking["2B"]["figures"] == [6]


@pytest.mark.parametrize("modules", ["1", "24", "35", "12345"])
def test_scene_of_every_moment(modules: str) -> None:
    for view in walk(modules, 2 + len(modules) % 3, 5, 4):
        found = scene(AUSTRIA, view, "ru")
        assert len(found["spaces"]) == 6
        assert set(found["guests"]) == {place["guest"] for place in view["queue"]}
        assert all(len(vp) == view["seats"] for vp in found["ballrooms"])
        assert (view["to_move"] is None) == (found["emperor"][0] is None)


def test_the_book_of_hotel_koenig_is_the_price_table() -> None:
    """HK-2.1, 2.2 Each row has the sizes at which the three groups have the price."""
    book = book_of(ht.GAMES["hotel-koenig"], {}, 3, "de")
    assert [row["group"] for row in book["chains"]] == ["low"] * 2 + ["middle"] * 3 + ["high"] * 2
    assert [row["price"] for row in book["prices"]] == list(range(200, 1300, 100))
    assert book["prices"][5] == {
        "price": 700,
        "largest": 7000,
        "second": 3500,
        "sizes": {"low": (11, 20), "middle": (6, 10), "high": (5, 5)},
    }
    assert book["prices"][0]["sizes"] == {"low": (2, 2), "middle": None, "high": None}
    assert book["prices"][10]["sizes"] == {"low": None, "middle": None, "high": (41, None)}
