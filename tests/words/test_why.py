"""A disabled choice has a reason and a rule, and reveals no secret."""

from __future__ import annotations

import pytest

import hotelier as ht
from hotelier.words import greyed, why
from hotelier.words.disabled import LOOKED_FOR
from tests.cases import for_each
from tests.conformance.games import EVERY_VARIANT, Variant, tables

KOENIG = ht.GAMES["hotel-koenig"]
AUSTRIA = ht.GAMES["grand-austria-hotel"]


def test_questions_that_are_looked_through_exist() -> None:
    assert set(LOOKED_FOR) <= set(KOENIG.codec.frames) | set(AUSTRIA.codec.frames)


@for_each(EVERY_VARIANT[::6])
def test_reasons_come_from_what_the_asked_seat_knows(variant: Variant) -> None:
    rng = variant.rng("why")
    for table in tables(variant, "why"):
        if table.to_move is None or rng.random() > 0.05:
            continue
        known = ht.redact(table.state, table.to_move)
        listed = greyed(table.game, known, table.view(table.to_move))
        for choice in listed:
            assert choice.action not in [str(action) for action in table.legal()]
            assert choice.rule
            assert choice.text.endswith(".")
            assert choice.label
            with pytest.raises(ht.IllegalAction) as caught:
                table.play(choice.action)
            assert str(caught.value) == f"{choice.text} ({choice.rule})"
        for action in table.legal():
            assert why(table.game, known, action) is None


def test_a_tile_between_safe_chains_says_so_in_german() -> None:
    table = ht.Table.from_position(
        "hotel-koenig",
        {
            "seats": 2,
            "board": ["............", "LLLLLLLLLLL.", "............", "FFFFFFFFFFF.",
                      *["............"] * 5],
            "hands": [["1C", "12H"], []],
        },
    )  # fmt: skip
    known = ht.redact(table.state, 0)
    told = why(KOENIG, known, "lay 1C", "de")
    assert told is not None
    assert told.rule == "HK-7.1"
    assert told.text.startswith("1C ")
    assert why(KOENIG, known, "lay 12H", "de") is None


def test_what_the_expansion_adds_is_looked_through() -> None:
    """AW-14.2 Dances, rows, coloured dice and the key have reasons too."""
    table = ht.Table.from_position(
        AUSTRIA,
        {"seats": 2, "options": {"aw.modules": 1234}, "key": 1, "coloured": {"red": "1"},
         "lounge": ["jrr_tolkien", "mahatma_gandhi", "marie_curie"], "dice": [4, 2, 1, 0, 0, 0],
         "players": [{"krones": 2, "kitchen": {"champagne": 1}, "entrance": "grand_wray",
                      "cafe": {"debutante": {}, "khan": {"coffee": 1}}},
                     {"turns": 1, "entrance": "dove"}],
         "special": {"tiles": ["A2"]}},
        seed=1,
    )  # fmt: skip

    def rules() -> dict[str, str]:
        known = ht.redact(table.state, 0)
        return {choice.action: choice.rule for choice in greyed(AUSTRIA, known, table.view(0))}

    found = rules()
    assert found["key"] == "AW-4.2"
    assert found["coloured red"] == "AW-2.4"
    assert found["dance debutante"] == "AW-1.12"
    assert found["redeem A2"].startswith("AW-")
    table.play("die 1")
    while "dance khan" not in map(str, table.legal()):
        table.play(table.legal()[-1])
    table.play("dance khan")
    assert rules()["to balcony"] == "AW-R.3"
    assert rules()["to left-top"] == "AW-1.13"
