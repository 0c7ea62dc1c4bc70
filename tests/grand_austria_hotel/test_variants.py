"""GAH-0.3 Every seat count with every edition, board and deal: one game each, looked at closely.

`tests/conformance` plays pairs of single options; here these four meet in every combination.
"""

from __future__ import annotations

import json
from itertools import product

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from tests.conformance.games import Player, Variant, tables

COMBINATIONS = list(
    product(GAME.seats, ("revised", "classic"), ("night", "day"), ("random", "intro", "draft"))
)
VARIANTS = [
    Variant(
        GAME,
        seats,
        (("edition", edition), ("gah.boards", boards), ("gah.staff_deal", deal)),
        1000 + number,
    )
    for number, (seats, edition, boards, deal) in enumerate(COMBINATIONS)
]


def look_closely(table: ht.Table, variant: Variant) -> None:
    """Positions go through JSON; views keep their secrets; worlds can be imagined from them."""
    rng = variant.rng(len(table.record.lines))
    data = json.loads(json.dumps(table.position()))
    twin = ht.Table.from_position(GAME, data, seed=1)
    assert twin.state == table.state
    assert twin.legal() == table.legal()
    for seat in (None, *range(variant.seats)):
        view = ht.redact(table.state, seat)
        world = ht.imagine(view, rng)
        GAME.check(world)
        assert ht.redact(world, seat) == view
        assert GAME.view(world, seat) == GAME.view(table.state, seat)
        if seat == table.to_move:
            assert ht.legal(view) == table.legal()


@pytest.mark.rule("GAH-0.3", "GAH-2.8", "GAH-20.1", "GAH-20.2", "GAH-20.3", "GAH-20.4")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_of_every_combination(variant: Variant) -> None:
    order = {kind: place for place, kind in enumerate(GAME.actions)}
    rng = variant.rng("looks")
    table = None
    for table in tables(variant, "every combination"):
        kinds = [order[type(action)] for action in table.legal()]
        assert kinds == sorted(kinds)
        assert len(set(table.legal())) == len(kinds)
        if rng.random() < 0.04:
            look_closely(table, variant)
    assert table is not None
    assert table.outcome is not None
    again = ht.Table.from_record(table.record)
    assert again.state == table.state
    assert again.journal == table.journal
    assert again.outcome == table.outcome


@pytest.mark.rule("GAH-2.8")
def test_day_boards_are_all_different() -> None:
    table = ht.Table(GAME, 4, seed=3, options={"gah.boards": "day"})
    assert len(set(table.state.hotels)) == 4
    assert 0 not in table.state.hotels  # the night side


@pytest.mark.rule("GAH-23.6", "GAH-3.5")
def test_turns_and_re_rolls_never_exceed_the_dice() -> None:
    """Per round: at most two turns each, and every turn and every re-roll uses up a die."""
    for variant in VARIANTS[::5]:
        player = Player(GAME, variant.rng("dice"))
        table = variant.table("dice")
        while table.to_move is not None:
            table.play(player.choose(table.legal()))
        used: list[int] = []
        for event in table.journal:
            if event.kind == "round":
                used.append(0)
            elif event.kind in ("took_die", "rerolled"):
                used[-1] += 1
        assert len(used) == 7
        assert max(used) <= {2: 10, 3: 12, 4: 14}[variant.seats]
