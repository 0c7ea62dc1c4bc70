"""GAH-13 The staff that scores at the end, card by card, and the Secretary who copies one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    ROOMS_OF,
    asked,
    at_the_end,
    ledger,
    legal,
    play,
    player,
    told,
    why,
)


def final(rule: str, me: Mapping[str, Any], vp: int, *rules: str, **more: Any) -> Any:
    """A row: a player whose END card scores so many VP."""
    name = f"{me['staff'][0]} {vp}"
    return pytest.param(me, vp, more, marks=pytest.mark.rule(rule, *rules), id=name)


FULL_FLOOR = "1A 1B 1C 1D 1E"
FULL_COLUMN = "1B 2B 3B 4B"
FINAL = [
    final("GAH-13.27", player(staff="booking_manager", occupied="1C 2D 1A", vacant="1D"), 6),
    final("GAH-13.28", player(staff="concierge", occupied="1A 3A 1C", vacant="1E"), 6),
    final("GAH-13.30", player(staff="reception_clerk", occupied="1B 2A 2E 1A", vacant="2B"), 9),
    final("GAH-13.31", player(staff="chambermaid", occupied="1A 1B 1C", vacant="1D"), 3),
    final("GAH-13.32", player(staff="assistant_manager chef groom", used=""), 6, "GAH-E.1"),
    final("GAH-13.32", player(staff="assistant_manager chef groom"), 12, "GAH-E.1",
          options=CLASSIC),
    final("GAH-13.32", player(staff="assistant_manager chef groom"), 12, "GAH-E.1",
          options={"gah.assistant_manager_vp": 4}),
    final("GAH-13.32", player(staff="assistant_manager chef groom"), 6, "GAH-E.1",
          options={**CLASSIC, "gah.assistant_manager_vp": 2}),
    final("GAH-13.34", player(staff="receptionist", occupied="1A 1B 1C", vacant="1D"), 4),
    final("GAH-13.37", player(staff="room_service", occupied="1A 1E 3A 4A 1B 2A"), 6),
    final("GAH-13.40", player(staff="marketing_director"), 10, discs=[[1, 0], [0], [1]]),
    final("GAH-13.41", player(staff="operator", emperor=6), 12),
    final("GAH-13.41", player(staff="operator", emperor=8), 16, "GAH-E.10"),
    final("GAH-13.41", player(staff="operator", emperor=8), 12, "GAH-E.10", options=CLASSIC),
    final("GAH-13.41", player(staff="operator", emperor=8), 12, "GAH-E.10",
          options={"gah.operator_cap": 12}),
    final("GAH-13.41", player(staff="operator", emperor=8), 16, "GAH-E.10",
          options={**CLASSIC, "gah.operator_cap": "none"}),
    final("GAH-13.46", player(staff="female_floor_housekeeper", occupied=FULL_FLOOR), 5),
    final("GAH-13.46", player(staff="female_floor_housekeeper", occupied="1A 1B 1C 1D",
                              vacant="1E"), 0),
    final("GAH-13.47", player(staff="liftboy", occupied=FULL_COLUMN), 5),
    final("GAH-13.47", player(staff="liftboy", occupied="1B 2B 3B", vacant="4B"), 0),
    final("GAH-13.48", player(staff="hotel_manager", occupied="1A 1E 1B 2A 2B 1C 1D 2C"), 8),
    final("GAH-13.48", player(staff="hotel_manager", occupied="1A 1E 1B 2A 2B"), 0),
]  # fmt: skip


@pytest.mark.parametrize(("me", "vp", "more"), FINAL)
def test_an_end_card(me: Mapping[str, Any], vp: int, more: dict[str, Any]) -> None:
    table = at_the_end(me, **more)
    assert ledger(table).get("final_staff", 0) == vp


@pytest.mark.rule("GAH-13.31", "GAH-13.34")
def test_all_rooms_count_for_chambermaid_and_receptionist() -> None:
    everything = " ".join(ROOMS_OF.values())
    table = at_the_end(player(staff="chambermaid receptionist", occupied=everything))
    assert ledger(table)["final_staff"] == 40


SECRETARY = "GAH-13.29", "GAH-E.13", "GAH-R.35", "GAH-22.13"


@pytest.mark.rule(*SECRETARY)
def test_the_secretary_copies_the_best_card_of_an_opponent() -> None:
    me = player(staff="secretary", occupied="1A 1B", vacant="1C")
    table = at_the_end(me, player(staff="chambermaid receptionist"))
    assert ledger(table)["final_staff"] == 3
    assert told(table, "copied_card") == [(0, "secretary", "receptionist")]


@pytest.mark.rule(*SECRETARY)
def test_the_owner_may_choose_the_copied_card() -> None:
    me = player(staff="secretary liftboy", occupied="1A 1B", vacant="1C")
    other = player(staff="chambermaid receptionist groom")
    table = at_the_end(me, other, options=ASK_ALL)
    assert asked(table) == (0, "ChooseCopied")
    assert legal(table) == ["copy chambermaid", "copy receptionist"]
    assert why(table, "copy liftboy") == ("GAH-13.29", "own-card")
    play(table, "copy chambermaid")
    assert ledger(table)["final_staff"] == 2


@pytest.mark.rule(*SECRETARY)
@pytest.mark.parametrize("options", [CLASSIC, {"gah.secretary_target": "any"}])
def test_the_classic_secretary_may_choose_any_card(options: Mapping[str, object]) -> None:
    me = player(staff="secretary", occupied="1A 1B")
    other = player(staff="chambermaid groom")
    table = at_the_end(me, other, options={**options, **ASK_ALL})
    assert legal(table) == ["copy groom", "copy chambermaid"]
    play(table, "copy groom")
    assert ledger(table).get("final_staff", 0) == 0


@pytest.mark.rule(*SECRETARY)
@pytest.mark.parametrize("options", [{}, {**CLASSIC, "gah.secretary_target": "end_only"}])
def test_the_revised_secretary_copies_end_cards_only(options: Mapping[str, object]) -> None:
    me = player(staff="secretary chambermaid", occupied="1A 1B")
    table = at_the_end(me, player(staff="groom"), options=options)
    assert ledger(table)["final_staff"] == 2
    assert told(table, "copied_card") == []
