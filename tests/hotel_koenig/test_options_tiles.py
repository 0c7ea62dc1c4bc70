"""HK-12.1 - 12.3, 12.14 Options about tiles: dead ones, new hands, hand size, start tiles."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import (
    DEAD,
    GAME,
    SEVEN_CHAINS,
    asked,
    at,
    hand,
    legal,
    pass_buying,
    play,
    told,
)

AT_DRAW = {"hk.dead_tiles": "replace_at_draw"}
AT_START = {"hk.dead_tiles": "replace_at_start"}
REDRAW = {"hk.full_hand_redraw": "on"}


def everything_but(*tiles: str) -> str:
    """All tiles except these, for `removed`."""
    names = [f"{number}{letter}" for number in range(1, 13) for letter in "ABCDEFGHI"]
    return " ".join(name for name in names if name not in " ".join(tiles).split())


# HK-12.1 dead tiles


@pytest.mark.rule("HK-12.1")
def test_dead_tiles_are_kept_by_default() -> None:
    table = at(*DEAD, hands=["1B 9I"])
    pass_buying(play(table, "lay 9I"))
    assert "1B" in hand(table, 0)


@pytest.mark.rule("HK-12.1", "HK-D.19")
def test_dead_tiles_are_replaced_at_the_draw_step() -> None:
    """Without a laid tile too, and again where the replacement is dead (7B)."""
    table = at(*DEAD, hands=["1B 2B 3B 4B 5B 6B"], options=AT_DRAW,
               chance="9I 7B 9H 9G 9F 9E 1I")  # fmt: skip
    assert legal(table) == ["pass"]
    play(table, "pass", "stop")
    assert hand(table, 0) == ["1I", "9E", "9F", "9G", "9H", "9I"]
    shown = [event[1] for event in told(table, "discarded")]
    assert shown == ["1B", "2B", "3B", "4B", "5B", "6B", "7B"]
    assert table.view(1)["removed"] == shown


@pytest.mark.rule("HK-12.1")
def test_at_the_draw_step_the_hand_is_filled_first() -> None:
    table = at(*DEAD, hands=["1B 9I 8I 7I 6I 5I"], options=AT_DRAW, chance="1I 2I")
    play(table, "lay 9I", "stop")
    kinds = [event.kind for event in table.journal]
    assert kinds[-4:] == ["drew", "discarded", "drew", "turn"]
    assert hand(table, 0) == ["1I", "2I", "5I", "6I", "7I", "8I"]


@pytest.mark.rule("HK-12.1")
def test_dead_tiles_are_replaced_at_the_start_of_the_own_turn() -> None:
    table = at(*DEAD, hands=["9I", "1B 2B"], options=AT_START, chance="8I 7I 6I 5I 4I 3I 7B 2I 1I")
    assert hand(table, 1) == ["1B", "2B"]  # not in another player's turn
    play(table, "lay 9I", "stop")
    assert hand(table, 1) == ["1I", "2I"]
    assert [event[1] for event in told(table, "discarded")] == ["1B", "2B", "7B"]
    assert legal(table) == ["lay 1I", "lay 2I"]


@pytest.mark.rule("HK-12.1")
@pytest.mark.parametrize("options", [AT_DRAW, AT_START])
def test_tiles_of_an_eighth_chain_are_never_replaced(options: dict[str, str]) -> None:
    table = at(*SEVEN_CHAINS, "", "o", hands=["2E"], options=options)
    assert legal(table) == ["pass"]
    play(table, "pass", "stop")
    assert hand(table, 0) == ["2E"]
    assert told(table, "discarded") == []


@pytest.mark.rule("HK-R.29", "HK-12.1")
@pytest.mark.parametrize("options", [AT_DRAW, AT_START])
def test_a_dead_tile_stays_when_the_pile_is_empty(options: dict[str, str]) -> None:
    board = " ".join(f"{n}A {n}C" for n in range(1, 13))
    table = at(*DEAD, hands=["1B 9I", "2B"], options=options, pile="",
               removed=everything_but(board, "1B 9I 2B"))  # fmt: skip
    assert hand(table, 0) == ["1B", "9I"]
    play(table, "lay 9I", "stop")
    assert hand(table, 0) == ["1B"]
    assert asked(table) == (1, "LayTile")
    assert hand(table, 1) == ["2B"]
    assert told(table, "discarded") == []


@pytest.mark.rule("HK-R.29")
def test_the_last_tiles_of_the_pile_replace_the_lowest_dead_tiles() -> None:
    board = " ".join(f"{n}A {n}C" for n in range(1, 13))
    table = at(*DEAD, hands=["1B 2B 3B"], options=AT_START, pile="4B 9I", chance="4B 9I",
               removed=everything_but(board, "1B 2B 3B 4B 9I"))  # fmt: skip
    assert hand(table, 0) == ["3B", "4B", "9I"]


# HK-12.2 a new hand


@pytest.mark.rule("HK-12.2")
def test_an_unplayable_hand_is_kept_by_default() -> None:
    assert legal(at(*DEAD, hands=["1B 2B"])) == ["pass"]


@pytest.mark.rule("HK-12.2")
def test_an_unplayable_hand_is_shown_and_replaced_before_laying() -> None:
    table = at(*DEAD, hands=["1B 2B 3B"], options=REDRAW, chance="9I 4B 8I")
    assert [event[1] for event in told(table, "discarded")] == ["1B", "2B", "3B"]
    assert table.view(2)["removed"] == ["1B", "2B", "3B"]
    assert hand(table, 0) == ["4B", "8I", "9I"]
    assert legal(table) == ["lay 8I", "lay 9I"]


@pytest.mark.rule("HK-12.2")
def test_once_per_turn() -> None:
    table = at(*DEAD, hands=["1B 2B"], options=REDRAW, chance="3B 4B")
    assert hand(table, 0) == ["3B", "4B"]
    assert legal(table) == ["pass"]


@pytest.mark.rule("HK-12.2")
def test_a_hand_of_eighth_chains_is_replaced_too_but_not_one_with_a_playable_tile() -> None:
    rows = (*SEVEN_CHAINS, "", "o...........")
    table = at(*rows, hands=["2E"], options=REDRAW, chance="12I")
    assert hand(table, 0) == ["12I"]
    table = at(*rows, hands=["2E 12I"], options=REDRAW)
    assert hand(table, 0) == ["2E", "12I"]


@pytest.mark.rule("HK-R.32", "HK-12.2")
def test_a_short_pile_gives_what_it_has() -> None:
    board = " ".join(f"{n}A {n}C" for n in range(1, 13))
    table = at(*DEAD, hands=["1B 2B 3B"], options=REDRAW, pile="9I",
               removed=everything_but(board, "1B 2B 3B 9I"))  # fmt: skip
    assert hand(table, 0) == ["9I"]
    table = at(*DEAD, hands=["1B 2B 3B"], options=REDRAW, pile="",
               removed=everything_but(board, "1B 2B 3B"))  # fmt: skip
    assert hand(table, 0) == ["1B", "2B", "3B"]
    assert told(table, "discarded") == []


@pytest.mark.rule("HK-12.1", "HK-12.2")
def test_dead_tiles_are_replaced_before_the_hand_is_judged() -> None:
    options = {**AT_START, **REDRAW}
    table = at(*DEAD, hands=["1B 2B"], options=options, chance="9I 8I")
    assert hand(table, 0) == ["8I", "9I"]
    assert {event.rule for event in table.journal if event.kind == "discarded"} == {"HK-12.1"}


# HK-12.3 hand size


@pytest.mark.rule("HK-12.3")
@pytest.mark.parametrize("size", [5, 6, 7])
def test_hand_size(size: int) -> None:
    table = ht.Table(GAME, seats=3, seed=1, options={"hk.hand_size": size})
    assert [len(tiles) for tiles in table.state.hands] == [size] * 3
    mover = table.state.mover
    table.play(table.legal()[0])
    while table.to_move == mover:
        table.play(table.legal()[-1])
    assert len(table.state.hands[mover]) == size


# HK-12.14 start tiles


@pytest.mark.rule("HK-12.14", "HK-3.3")
@pytest.mark.parametrize(("value", "laid"), [("one_each", 3), ("none", 0)])
def test_start_tiles(value: str, laid: int) -> None:
    table = ht.Table(GAME, seats=3, seed=1, options={"hk.start_tiles": value},
                     chance=["draw 3A", "draw 2E", "draw 2B"])  # fmt: skip
    assert table.to_move == 2
    assert len(table.view(None)["board"]) == laid
    assert len(table.state.pile) == 108 - laid - 18


@pytest.mark.rule("HK-12.14")
def test_start_tiles_that_went_back_can_be_drawn_again() -> None:
    script = ["draw 3A", "draw 2E", "draw 2B", "draw 2B"]
    table = ht.Table(GAME, seats=3, seed=1, chance=script, options={"hk.start_tiles": "none"})
    assert "2B" in hand(table, 2)
