"""At every step of every game the question has legal answers, and each of them can be played."""

from __future__ import annotations

from math import isclose
from typing import Any

import hotelier as ht
from hotelier.kernel.frames import Chance, Decision
from hotelier.kernel.notation import fields_of, read
from tests.conformance.games import Variant, every_variant, finished, walk
from tests.rounds import rounds


def place(game: ht.Game, action: Any) -> tuple[Any, ...]:
    """Return the sort key of an action."""
    values = (getattr(action, name) for name in fields_of(type(action)))
    return game.actions.index(type(action)), *values


@every_variant
def test_every_question_can_be_answered(variant: Variant, long_factor: int) -> None:
    game = variant.game
    for seed in rounds(5, long_factor):
        for state in walk(variant, seed):
            if ht.to_move(state) == ht.OVER:
                assert state.stack == []
                break
            top = state.stack[-1]
            actions = ht.legal(state)
            if isinstance(top, Chance):
                assert ht.to_move(state) == ht.CHANCE
                assert actions == []
                continue
            assert isinstance(top, Decision)
            assert ht.to_move(state) in range(variant.seats)
            assert actions
            places = [place(game, action) for action in actions]
            assert places == sorted(set(places))
            assert ht.forced(state) == (actions[0] if len(actions) == 1 else None)


@every_variant
def test_every_legal_action_plays_and_reads_back(variant: Variant, long_factor: int) -> None:
    game = variant.game
    for seed in rounds(2, long_factor):
        rng = variant.rng(f"checked {seed}")
        for state in walk(variant, seed):
            before = state.copy()
            for action in ht.legal(state):
                assert read(str(action), game.actions) == action
                after = state.copy()
                ht.play(after, action)
                assert not after.stack or isinstance(after.stack[-1], Decision | Chance)
                if rng.random() < 0.02:
                    game.check(after)
            assert state == before


@every_variant
def test_chance_lists_what_it_samples(variant: Variant, long_factor: int) -> None:
    rng = variant.rng("sampled")
    for seed in rounds(2, long_factor):
        for state in walk(variant, seed):
            if ht.to_move(state) != ht.CHANCE:
                continue
            frame = state.stack[-1]
            drawn = ht.sample(state, rng)
            assert read(str(drawn), variant.game.actions) == drawn
            assert frame.possible(state, drawn)
            outcomes = ht.outcomes(state)
            if outcomes is None:
                continue
            listed = [outcome for outcome, _ in outcomes]
            assert drawn in listed
            assert len(set(listed)) == len(listed)
            assert all(probability > 0 for _, probability in outcomes)
            assert isclose(sum(probability for _, probability in outcomes), 1)
            assert all(frame.possible(state, outcome) for outcome in listed)


@every_variant
def test_invariants_hold_from_the_first_draw_to_the_end(variant: Variant, long_factor: int) -> None:
    for seed in rounds(2, long_factor):
        rng = variant.rng(f"checked {seed}")
        for step, state in enumerate(walk(variant, seed)):
            if step < 60 or rng.random() < 0.25 or not state.stack:
                variant.game.check(state)


@every_variant
def test_the_outcome_adds_up(variant: Variant, long_factor: int) -> None:
    for seed in rounds(5, long_factor):
        *_, state = walk(variant, seed)
        outcome = variant.game.outcome(state)
        assert len(outcome.scores) == len(outcome.ranks) == variant.seats
        for seat, score in enumerate(outcome.scores):
            assert sum(outcome.breakdown[seat].values()) == score
            better = [rank for rank in outcome.ranks if rank < outcome.ranks[seat]]
            assert outcome.ranks[seat] == 1 + len(better)
        assert outcome.winners == tuple(
            seat for seat, rank in enumerate(outcome.ranks) if rank == 1
        )
        assert outcome.winners
        assert outcome.reason


@every_variant
def test_listening_changes_nothing(variant: Variant) -> None:
    """A table records events and a bare state does not: equal actions lead to equal ends."""
    table = finished(variant, "heard")
    assert table.journal
    state = variant.setup()
    for line in table.record.lines:
        ht.play(state, read(line.do, variant.game.actions))
    assert state.journal is None
    assert state == table.state
