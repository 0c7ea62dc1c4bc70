"""Positions and records go through real JSON and back, in the middle of any question."""

from __future__ import annotations

import json
from pathlib import Path

import hotelier as ht
from hotelier.table.record import parse
from tests.conformance.games import Player, Variant, every_variant, finished, tables, walk
from tests.rounds import rounds


@every_variant
def test_a_position_goes_through_json(variant: Variant, long_factor: int) -> None:
    rng = variant.rng("positions")
    for seed in range(long_factor):
        for table in tables(variant, f"positions {seed}"):
            if rng.random() > 0.06 and table.to_move is not None:
                continue
            data = json.loads(json.dumps(table.position()))
            twin = ht.Table.from_position(variant.game, data, seed=1)
            assert twin.state == table.state
            assert twin.position() == data
            assert [str(a) for a in twin.legal()] == [str(a) for a in table.legal()]
            for seat in (None, *range(variant.seats)):
                mine, other = table.view(seat), twin.view(seat)
                mine.pop("ply"), other.pop("ply")  # a position has no past
                if table.to_move is None:
                    mine.pop("outcome"), other.pop("outcome")  # each table names its own seed
                assert mine == other


@every_variant
def test_a_state_goes_through_json_while_chance_is_asked(variant: Variant) -> None:
    codec, rng = variant.game.codec, variant.rng("states")
    options = variant.game.choose_options(dict(variant.options))
    for state in walk(variant, "states"):
        if rng.random() > 0.15 or ht.to_move(state) != ht.CHANCE:
            continue
        data = json.loads(json.dumps(codec.encode_state(state)))
        twin = variant.game.state(variant.seats, options)
        codec.decode_state(data, twin)
        assert twin == state
        variant.game.check(twin)


@every_variant
def test_every_frame_goes_through_json(variant: Variant, long_factor: int) -> None:
    """Every frame that is ever on a stack can be written, so every stack can."""
    codec, met = variant.game.codec, set()
    for seed in rounds(20, long_factor):
        for state in walk(variant, f"frames {seed}"):
            for frame in state.stack:
                if frame in met:
                    continue
                met.add(frame)
                data = json.loads(json.dumps(codec.encode_frame(frame)))
                assert codec.decode_frame(data, "stack") == frame
    assert met


@every_variant
def test_a_game_goes_on_from_a_position_as_if_nothing_had_happened(variant: Variant) -> None:
    """The remaining lines of a game can be played from a position in its middle."""
    table = finished(variant, "continued")
    cut = variant.rng("cut").randrange(len(table.record.lines))
    while table.record.lines[cut].by is None:
        cut -= 1
        if cut < 0:
            return
    part = ht.Record(variant.game.name, variant.game.rules_version, variant.seats,
                     table.record.options, table.record.lines[:cut])  # fmt: skip
    halfway = ht.Table.from_record(part, seed=1)
    rest = table.record.lines[cut:]
    chance = [line.do for line in rest if line.by is None]
    twin = ht.Table.from_position(variant.game, halfway.position(), chance=chance)
    for line in rest:
        if line.by is not None:
            assert twin.to_move == line.by
            twin.play(line.do)
    assert twin.state == table.state
    assert twin.outcome == table.outcome


@every_variant
def test_a_record_replays_to_an_equal_game(
    variant: Variant, long_factor: int, tmp_path: Path
) -> None:
    for seed in rounds(2, long_factor):
        table = finished(variant, seed)
        path = tmp_path / "game.jsonl"
        table.record.save(path)
        for record in (ht.load(path), parse(table.record.to_text())):
            assert record == table.record
            twin = ht.Table.from_record(record)
            assert twin.state == table.state
            assert twin.journal == table.journal
            assert twin.record == table.record
            assert twin.outcome == table.outcome


@every_variant
def test_a_running_record_goes_on_with_its_seed(variant: Variant) -> None:
    """A game that was interrupted and continued equals the uninterrupted one."""
    whole = variant.table("interrupted")
    other = variant.table("interrupted")
    player = Player(variant.game, variant.rng("interrupted"))
    stop = variant.rng("stop").randrange(120)
    for decision in range(10_000):
        if whole.to_move is None:
            break
        action = player.choose(whole.legal())
        whole.play(action)
        if decision == stop:
            again = parse(other.record.to_jsonl())
            other = ht.Table.from_record(again, seed=other.dealer.seed)
        other.play(action)
    assert other.record == whole.record
    assert other.journal == whole.journal


@every_variant
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    one, two = finished(variant, "same"), finished(variant, "same")
    assert one.record == two.record
    assert one.journal == two.journal
    assert variant.table("same").record != variant.table("another").record
