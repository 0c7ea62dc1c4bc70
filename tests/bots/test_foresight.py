"""Reading the board of Hotel-König: room, mergers, the end; and plans that race in worlds."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.bots.hotel_koenig.evaluator import ForesightEvaluator
from hotelier.bots.hotel_koenig.foresight import FORESEEN, reading_of, worth
from hotelier.bots.hotel_koenig.greedy import PLANNED
from hotelier.bots.hotel_koenig.survey import survey
from hotelier.bots.searcher import still_racing
from hotelier.games.hotel_koenig.actions import ANNOUNCE
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, TILE_KEYS
from hotelier.kernel.frames import legal
from tests.hotel_koenig.positions import DEAD, FORTY, at, play

FESTIVAL, IMPERIAL = CHAIN_KEYS.index("Festival"), CHAIN_KEYS.index("Imperial")
EVALUATOR = ForesightEvaluator(FORESEEN, PLANNED)


def state_of(*rows: str, **more: Any) -> Any:
    return at(*rows, **more).state


def test_a_survey_finds_room_and_links() -> None:
    state = state_of("III.FF", hands=["1I"])
    found = survey(tuple(state.board), tuple(state.size))
    assert [(TILE_KEYS[link.tile], link.survivor) for link in found.links] == [("4A", IMPERIAL)]
    assert found.links[0].dissolved == (FESTIVAL,)
    assert found.room[IMPERIAL] == 3  # 1B 2B 3B
    assert found.room[FESTIVAL] == 3  # 5B 6B 7A
    assert not found.founding


def test_a_square_between_safe_chains_is_dead() -> None:
    state = state_of(*DEAD, hands=["1I"])
    found = survey(tuple(state.board), tuple(state.size))
    assert {TILE_KEYS[tile] for tile in found.dead} == {f"{number}B" for number in range(1, 13)}


def test_a_merger_is_likelier_with_its_tile_in_hand() -> None:
    own, other = (
        reading_of(state_of("III.FF", hands=[hand]), 0, FORESEEN).merger[FESTIVAL]
        for hand in ("4A 1I", "1I 9G")
    )
    assert own > other > 0


def test_a_majority_in_a_chain_about_to_be_merged_is_welcome() -> None:
    near, far = (
        worth(state_of(row, hands=["4A 1I"], shares={"Festival": [3, 2, 0]}), 0, FORESEEN)
        for row in ("III.FF", "III..FF")
    )
    assert near > far


@pytest.mark.parametrize(("shares", "ends"), [([3, 1, 0], True), ([1, 3, 0], False)])
def test_the_end_is_announced_when_it_is_a_victory(shares: list[int], ends: bool) -> None:
    table = at(*FORTY, hands=["5D"], shares={"Airport": shares})
    play(table, "lay 5D")
    assert ANNOUNCE in legal(table.state)
    answers = EVALUATOR.answers(table.state)
    assert answers == [ANNOUNCE] if ends else ANNOUNCE not in answers


def test_after_the_announcement_only_money_counts() -> None:
    table = at(*FORTY, hands=["5D"], shares={"Airport": [3, 1, 0]})
    play(table, "lay 5D", "announce")
    terms = EVALUATOR.terms(table.state, 0)
    assert terms["victory"] == FORESEEN.victory
    assert terms["shortage"] == terms["hand"] == 0
    assert EVALUATOR.terms(table.state, 1)["victory"] == -FORESEEN.victory


def test_each_stage_of_a_race_takes_about_as_long() -> None:
    racing = [12] + [still_racing(12, number) for number in range(14)]
    assert [still_racing(32, number, 1) for number in range(8)] == [16, 16, 8, 8, 8, 8, 4, 4]
    assert [racing.count(n) for n in (12, 6, 3, 2)] == [2, 4, 8, 1]
