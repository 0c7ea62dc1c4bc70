"""Observations say what they should, and nothing that their viewer may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from hotelier.env.play import Play, Setting
from hotelier.kernel.frames import OVER
from tests.env.choices import (
    AUSTRIA,
    CHOICES,
    KOENIG,
    MODULE_CHOICES,
    Choice,
    for_each_choice,
    plays,
)

EVERY_NTH = 7
"""Not each position is looked at from all sides."""


@for_each_choice([*CHOICES, *MODULE_CHOICES])
def test_nothing_secret_is_seen(choice: Choice) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it, and so does the view
    that bots get."""
    rng = Random(5)
    for number, play in enumerate(plays(choice, 1)):
        if number % EVERY_NTH or play.seat == OVER:
            continue
        game, state = play.setting.game, play.state
        for seat in range(state.seats):
            seen = play.encoder.encode(state, seat)
            view = game.redact(state, seat)
            assert play.encoder.encode(view, seat) == seen
            other = game.imagine(view, rng)
            assert play.encoder.encode(other, seat) == seen


@for_each_choice(CHOICES)
def test_what_is_kept_is_right(choice: Choice) -> None:
    """An encoder that has seen a whole game packs the same as a fresh one, within the bounds."""
    setting = Setting(*choice)
    low, high = setting.layout.bounds()
    for number, play in enumerate(plays(choice, 1)):
        if number % EVERY_NTH:
            continue
        for seat in range(setting.seats):
            seen = play.observe(seat)
            assert seen.tobytes() == bytes(setting.encoder().encode(play.state, seat))
            assert seen.dtype == np.int32
            assert ((low <= seen) & (seen <= high)).all()


def fields_at(choice: Choice, decisions: int) -> tuple[Play, dict[str, Any]]:
    """The fields that the seat to move sees after so many random decisions."""
    rng = Random(3)
    play = Play(Setting(*choice), 3)
    for _ in range(decisions):
        play.act(rng.choice(play.numbers))
    return play, play.setting.layout.split(play.observe(play.seat))


def test_koenig_fields_are_the_state() -> None:
    play, seen = fields_at((KOENIG, 4, {}), 120)
    state, seat = play.state, play.seat
    turned = [(seat + turn) % 4 for turn in range(4)]
    assert seen["board"].tolist() == state.board
    assert seen["hand"].nonzero()[0].tolist() == list(state.hands[seat])
    assert seen["stock"].tolist() == state.stock
    assert seen["money"].tolist() == [state.money[each] for each in turned]
    assert seen["shares"][1].tolist() == state.shares[turned[1] * 7 : turned[1] * 7 + 7]
    assert seen["pile"].tolist() == [len(state.pile)]
    assert seen["to_move"].tolist() == [0]
    assert (turned[int(seen["mover"][0])]) == state.mover


def test_austria_fields_are_the_state() -> None:
    play, seen = fields_at((AUSTRIA, 3, {}), 150)
    state, seat = play.state, play.seat
    turned = [(seat + turn) % 3 for turn in range(3)]
    assert seen["vp"].tolist() == [state.vp[each] for each in turned]
    assert seen["dice"].tolist() == state.dice
    assert seen["round"].tolist() == [state.round]
    for row, each in enumerate(turned):
        rooms = seen[f"rooms_{row}"]
        assert (rooms > 0).sum() == state.prepared[each].bit_count()
        assert (rooms == 2).sum() == state.occupied[each].bit_count()
        guests = seen[f"cafe_{row}"][:, 0]
        assert [guest - 1 for guest in guests.tolist() if guest] == list(state.cafe[each])
        assert seen["kitchen"][row].tolist() == state.kitchen[each * 5 : each * 5 + 5]
    own = [play.setting.game.state(3, play.setting.options).options.staff_deck[n]
           for n in seen["known_hands"][0].nonzero()[0]]  # fmt: skip
    assert own == sorted(state.hands[seat])
    assert seen["queue"].tolist() == [guest + 1 for guest in state.queue]
