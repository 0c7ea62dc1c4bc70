"""A choice that is greyed out says why, by which rule, and betrays no secret."""

from __future__ import annotations

import pytest

import hotelier as ht
from hotelier.words import greyed, why
from hotelier.words.greyed import LOOKED_FOR
from tests.conformance.games import EVERY_VARIANT, Variant, tables

KOENIG = ht.GAMES["hotel-koenig"]
AUSTRIA = ht.GAMES["grand-austria-hotel"]


def test_questions_that_are_looked_through_exist() -> None:
    assert set(LOOKED_FOR) <= set(KOENIG.codec.frames) | set(AUSTRIA.codec.frames)


@pytest.mark.parametrize("variant", EVERY_VARIANT[::6], ids=str)
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
