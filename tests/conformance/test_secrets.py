"""No view, event, record or question reveals to a seat what it may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.kernel.frames import Chance, Event
from hotelier.kernel.notation import read
from hotelier.perft import answers
from hotelier.table.record import Line
from tests.conformance.games import (
    EVERY_VARIANT,
    Player,
    Variant,
    every_variant,
    tables,
    walk,
)
from tests.rounds import rounds

SHOWN = {"hotel-koenig": {"discarded"}, "grand-austria-hotel": {"packs_passed"}}
"""Events that reveal secret cards or tiles: from there on worlds may differ."""


@every_variant
def test_a_view_imagined_and_redacted_again_is_the_same_view(
    variant: Variant, long_factor: int
) -> None:
    game, rng = variant.game, variant.rng("imagined")
    for seed in range(long_factor):
        for state in walk(variant, seed):
            if rng.random() > 0.15:
                continue
            for seat in (None, *range(variant.seats)):
                view = ht.redact(state, seat)
                world = ht.imagine(view, rng)
                game.check(world)
                assert ht.redact(world, seat) == view
                assert ht.redact(view, seat) == view
                assert game.view(world, seat) == game.view(state, seat)
                if ht.to_move(state) == seat:
                    assert ht.legal(view) == ht.legal(state)


@every_variant
def test_views_are_json_and_name_no_secret(variant: Variant) -> None:
    """A world that differs only in what a seat cannot see gives it an equal view."""
    rng = variant.rng("views")
    for table in tables(variant, "views"):
        if rng.random() > 0.04 or table.to_move is None:
            continue
        here = table.position()
        for seat in (None, *range(variant.seats)):
            world = ht.imagine(ht.redact(table.state, seat), rng)
            position = {**here, **variant.game.codec.encode_state(world)}
            twin = ht.Table.from_position(variant.game, position, seed=1)
            mine, other = table.view(seat), twin.view(seat)
            other["ply"] = mine["ply"]
            assert json.dumps(mine) == json.dumps(other)


def told(events: list[Event], seat: int | None) -> list[Any]:
    """Return what a seat may know of some events."""
    return [
        event
        if event.audience is None or seat in event.audience
        else (event.kind, event.seat, event.rule, event.audience)
        for event in events
    ]


def answer_chance(state: Any, twin: Any, seat: int | None, rng: Random) -> bool:
    """Answer chance in two worlds, equally where the seat sees it. Return False if that fails."""
    while ht.to_move(state) == ht.CHANCE:
        if ht.to_move(twin) != ht.CHANCE:
            return True  # the caller sees that the worlds differ
        frame: Chance = state.stack[-1]
        outcome = ht.sample(state, rng)
        audience = frame.audience(state, outcome)
        if audience is None or seat in audience:
            if not twin.stack[-1].possible(twin, outcome):
                return False
            ht.play(twin, outcome)
        else:
            ht.play(twin, ht.sample(twin, rng))
        ht.play(state, outcome)
    return True


def world_with(state: Any, seat: int | None, action: Any, rng: Random) -> Any | None:
    """Find another world that looks equal to the seat and in which the action is legal too."""
    view = ht.redact(state, seat)
    for _ in range(25):
        world = ht.imagine(view, rng)
        if action in ht.legal(world) and world != state:
            return world
    return None


@every_variant
def test_no_question_betrays_a_secret(variant: Variant, long_factor: int) -> None:
    """One public action in two worlds that look equal to a seat leaves them looking equal."""
    game, rng = variant.game, variant.rng("betrayed")
    shown = SHOWN.get(game.name, set())
    compared = 0
    for seed in range(40 * long_factor):
        if seed >= len(rounds(5, long_factor)) and compared > 20:
            break
        for original in walk(variant, f"betrayed {seed}"):
            if ht.to_move(original) < 0 or rng.random() > 0.3:
                continue
            seat = rng.choice((None, *range(variant.seats)))
            state = original.copy()
            action = Player(game, rng).choose(ht.legal(state))
            twin = world_with(state, seat, action, rng)
            if twin is None:
                continue
            state.journal, twin.journal = [], []
            ht.play(state, action)
            ht.play(twin, action)
            alike = answer_chance(state, twin, seat, rng)
            if not alike or {event.kind for event in (*state.journal, *twin.journal)} & shown:
                continue
            assert told(state.journal, seat) == told(twin.journal, seat)
            assert ht.redact(state, seat) == ht.redact(twin, seat)
            assert game.view(state, seat) == game.view(twin, seat)
            compared += 1
    assert compared > 20


def other_world(table: ht.Table, seat: int | None, rng: Random) -> ht.Table | None:
    """Find a game that differs in one secret draw that this seat did not see."""
    lines = table.record.lines
    shown = SHOWN.get(table.game.name, set())
    secret = [ply for ply, line in enumerate(lines) if line.hidden_from(seat)]
    rng.shuffle(secret)
    for ply in secret[:12]:
        start = ht.Record(table.game.name, table.game.rules_version, table.state.seats,
                          table.record.options, lines[:ply])  # fmt: skip
        state, told_so_far = replayed(start)
        if {event.kind for event in table.journal[told_so_far:]} & shown:
            continue
        others = [answer for answer in answers(state) if str(answer) != lines[ply].do]
        if not others:
            continue
        changed = [*lines]
        changed[ply] = Line(lines[ply].by, str(rng.choice(others)), lines[ply].seen_by)
        record = ht.Record(start.game, start.rules, start.seats, start.options, changed)
        try:
            return ht.Table.from_record(record, seed=1)
        except ht.BrokenRecord:
            continue  # that tile was needed later on
    return None


def replayed(record: ht.Record) -> tuple[Any, int]:
    """Replay the lines of a record without answering chance: the state and the number of events."""
    state = record.kind.setup(record.seats, record.options)
    state.journal = []
    for line in record.lines:
        ht.play(state, read(line.do, record.kind.actions))
    return state, len(state.journal)


@pytest.mark.slow
def test_games_that_differ_in_secrets_read_alike(long_factor: int) -> None:
    """Compare journal, record and view of two games that differ in one secret draw."""
    compared = 0
    for variant in EVERY_VARIANT * long_factor:
        rng = variant.rng("games")
        stop = rng.randrange(10, 120)
        for decision, table in enumerate(tables(variant, "games")):
            if decision < stop or table.to_move is None:
                continue
            for seat in (None, *range(variant.seats)):
                twin = other_world(table, seat, rng)
                if twin is None:
                    continue
                compared += 1
                assert twin.state != table.state
                assert twin.journal != table.journal
                assert twin.journal_for(seat) == table.journal_for(seat)
                assert twin.record.for_seat(seat) == table.record.for_seat(seat)
                assert (
                    twin.record.for_seat(seat).to_jsonl() == table.record.for_seat(seat).to_jsonl()
                )
                assert json.dumps(twin.view(seat)) == json.dumps(table.view(seat))
                assert ht.redact(twin.state, seat) == ht.redact(table.state, seat)
            break
    assert compared > len(EVERY_VARIANT)
