"""A copy of a state is independent of its original."""

from __future__ import annotations

from typing import Any

import hotelier as ht
from hotelier.kernel.frames import Frame
from hotelier.kernel.notation import fields_of
from tests.conformance.games import Player, Variant, every_variant, walk


def wreck(value: Any) -> None:
    """Empty everything that can be changed in place, the innermost first."""
    if isinstance(value, list):
        for item in value:
            wreck(item)
        value.clear()
    elif isinstance(value, dict):
        for item in value.values():
            wreck(item)
        value.clear()
    else:
        assert isinstance(value, int | str | tuple | frozenset | Frame), value


@every_variant
def test_a_wrecked_copy_leaves_its_original_alone(variant: Variant) -> None:
    encode = variant.game.codec.encode_state
    rng = variant.rng("copies")
    for state in walk(variant, "copies"):
        if rng.random() > 0.1:
            continue
        before = encode(state)
        twin = state.copy()
        assert twin == state
        assert encode(twin) == before
        for name in fields_of(type(state)):
            if name not in ("options", "journal"):
                wreck(getattr(twin, name))
        assert encode(state) == before


@every_variant
def test_playing_on_a_copy_leaves_its_original_alone(variant: Variant) -> None:
    encode = variant.game.codec.encode_state
    rng = variant.rng("played copies")
    for state in walk(variant, "copies"):
        if rng.random() > 0.05 or not state.stack:
            continue
        before = encode(state)
        twin = state.copy()
        player = Player(variant.game, rng)
        for _ in range(30):
            if ht.to_move(twin) != ht.OVER:
                ht.play(twin, player.step(twin))
        assert encode(state) == before
        assert twin != state


@every_variant
def test_nobody_listens_to_a_copy(variant: Variant) -> None:
    table = variant.table("listening")
    assert table.state.journal
    assert table.state.copy().journal is None
    assert table.state.copy() == table.state
