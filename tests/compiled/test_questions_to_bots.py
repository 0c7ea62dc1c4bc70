"""Questions to bots survive the way to another process and back, on either build."""

from __future__ import annotations

from random import Random

import pytest

import hotelier as ht
from hotelier.server.bots import answer, question_for, view_of


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("hotel-koenig", {}),
        ("grand-austria-hotel", {}),
        ("grand-austria-hotel", {"aw.modules": "12345"}),
    ],
)
def test_a_worker_sees_what_the_seat_may_see(game: str, options: dict[str, object]) -> None:
    table = ht.Table(game, seats=3, seed=7, options=options)
    rng = Random(7)
    for _ in range(60):
        seat = table.to_move
        assert seat is not None
        question = question_for(table, seat, "greedy", "seed", "")
        wanted = table.game.redact(table.state, seat)
        found = view_of(question)
        assert table.game.codec.encode_state(found) == table.game.codec.encode_state(wanted)
        assert found.journal is None
        table.play(rng.choice(table.legal()))
    assert answer(question_for(table, table.to_move or 0, "greedy", "seed", "")) in [
        str(action) for action in table.legal()
    ]
