"""Tests of `hotelier cards`: every card and board with figures, effect and uncertain figures."""

from __future__ import annotations

import json

import pytest

from hotelier.words.grand_austria_hotel.reference import KINDS
from tests.cli.conftest import Hotelier


def test_all_cards_are_listed_and_explained(hotelier: Hotelier) -> None:
    ran = hotelier("cards")
    assert (ran.code, ran.err) == (0, "")
    for text in (
        "Guests: 87 cards", "Staff: 77 cards", "Politics cards: 18 cards",
        "Emperor tiles: 18 cards", "Hotel boards: 5 cards", "Emperor track  0 1 2 3 3 4 4 5 5",
        "Baroness  75  blue guest, wants 2 wine and 2 coffee, 5 VP  (GAH-9.3)",
        "Groom  5  costs 4 krones  (GAH-13.5)",
        "Always: for each red guest who leaves with a complete order, get 2 krones.",
        "6 staff played  107  stack A, 15, 10, 5 VP  (GAH-14.A3)",
    ):  # fmt: skip
        assert text in ran.out


@pytest.mark.parametrize(
    ("asked", "name"),
    [("75", "Baroness"), ("baroness", "Baroness"), ("E. Gizia", "E. Gizia"), ("c4", "Emperor tile"),
     ("day_a", "Day side A"), ("staff_6", "6 staff played")],
)  # fmt: skip
def test_a_card_by_number_key_or_name(hotelier: Hotelier, asked: str, name: str) -> None:
    ran = hotelier("cards", asked)
    assert ran.code == 0
    assert ran.out.startswith(name)
    assert ran.out.count("(GAH-") == 1


def test_boards_and_tiles_of_the_expansion(hotelier: Hotelier) -> None:
    text = " ".join(hotelier("cards").out.split())
    for part in (
        "Ballrooms: 5 cards", "Rehearsal rooms: 4 cards", "Celebrities: 12 cards",
        "Hotel entrances: 10 cards", "Bonus tokens: 5 cards",
        "Zum Sperl° (AW-7.4)", "3/2/2, 4/3/2, 5/4/3",
        "Spaces, our own figure: the printed numbers were not found", "° figures of our own",
        "At once: 1 cake, 1 wine and 1 coffee; 2 more first rooms, at their cost",
        "For a column: get 5 VP; for a floor: get 7 VP.",
    ):  # fmt: skip
        assert part in text
    ran = hotelier("cards", "--kind", "tokens", "--doubts")
    assert ran.out.count("our own figure") == 5
    assert hotelier("cards", "kaufman").out.startswith("Kaufman")


def test_the_help_page_names_every_kind(hotelier: Hotelier) -> None:
    page = hotelier("cards", "--help").out
    for kind in KINDS:
        assert kind in page


def test_kinds_and_doubts(hotelier: Hotelier) -> None:
    ran = hotelier("cards", "--kind", "emperor", "--doubts")
    assert "Emperor tile B4" in ran.out
    assert "Emperor tile C2" in ran.out
    assert "Emperor tile A1" not in ran.out
    assert "Penalty, editions differ: occupied rooms in the German text of 2015" in ran.out
    ran = hotelier("cards", "--kind", "hotels", "--doubts")
    assert "Printed VP, our own figure: taken from the night side" in ran.out
    assert "Night side" not in ran.out
    assert "Emperor track, sources disagree: spaces 8 and 10" in " ".join(ran.out.split())


def test_an_edition_reads_cards_in_its_own_way(hotelier: Hotelier) -> None:
    assert "costs 5 krones" in hotelier("cards", "kitchen_hand").out
    assert "costs 3 krones" in hotelier("cards", "17", "--option", "edition=classic").out


def test_data_for_programs(hotelier: Hotelier) -> None:
    data = json.loads(hotelier("cards", "--json").out)
    assert (data["game"], data["data"]) == ("grand-austria-hotel", "")
    assert len(data["cards"]) == 87 + 77 + 18 + 18 + 5 + 5 + 4 + 12 + 10 + 5
    (sovereign,) = [card for card in data["cards"] if card["key"] == "sovereign"]
    assert sovereign["number"] == 67
    assert sovereign["figures"]["order"] == {"coffee": 2}
    assert sovereign["confidence"] == "majority"
    (doubt,) = sovereign["doubts"]
    assert (doubt["field"], doubt["kind"]) == ("order", "disputed")
    assert "coffee and wine" in doubt["why"]
    assert data["figures"]["queue"] == [3, 2, 1, 0, 0]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nobody"], "There is no card “nobody”. Give a number, a key or a name, such as 75"),
        (["somelier"], "Did you mean “Sommelier”?"),
        (["75", "999"], "There is no card “999”."),
        (["75", "--kind", "staff"], "There is no card “75”."),
        (["--kind", "dogs"], "There are no cards of the kind “dogs”. The kinds are guests, staff"),
        (["--game", "hotel-koenig"], "hotel-koenig has no cards to explain."),
        (["--game", "chess"], "There is no game “chess”."),
        (["--option", "edition=old"], "edition cannot be “old”. It can be revised or classic."),
    ],
)
def test_bad_input(hotelier: Hotelier, args: list[str], sentence: str) -> None:
    ran = hotelier("cards", *args)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
