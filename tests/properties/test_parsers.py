"""Parsers return a value or raise a HotelierError for any input, and change nothing else."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hotelier as ht
from hotelier.kernel.notation import read
from hotelier.table.record import parse
from tests.conformance.games import Player, every_game, tables, variants
from tests.properties.corrupt import JSON, examples, pick, spoil, spoil_text

GAMES = st.sampled_from(sorted(ht.GAMES))


@cache
def played(name: str) -> list[ht.Table]:
    """Return tables in the middle of rare and common questions, under many options."""
    found: dict[tuple[str, int], ht.Table] = {}
    for variant in variants(ht.GAMES[name])[::3]:
        for table in tables(variant, "parsers"):
            top = type(table.state.stack[-1]).__name__ if table.state.stack else ""
            key = (top, variant.seats)
            if key not in found:
                found[key] = ht.Table.from_record(table.record, seed=1)
    return list(found.values())


@cache
def positions(name: str) -> list[dict[str, Any]]:
    return [table.position() for table in played(name)]


def short_records(name: str) -> list[ht.Record]:
    """Return records that are quick to replay, whole games among them."""
    return sorted((table.record for table in played(name)), key=lambda r: len(r.lines))


def fails_cleanly(error: ht.HotelierError) -> None:
    """Assert that an error has a reason and a printable sentence."""
    assert error.reason
    assert str(error).isprintable()
    assert len(str(error)) < 3000


@examples(4)
@given(st.data())
def test_action_texts(data: st.DataObject) -> None:
    game = ht.GAMES[data.draw(GAMES)]
    words = [key for keys in game.codec.alphabet.values() for key in keys]
    verbs = [cls.verb for cls in game.actions]
    word = st.one_of(st.sampled_from([*words, *verbs, "?", "0", "99"]), st.text(max_size=6))
    text = data.draw(st.text() | st.lists(word, max_size=4).map(" ".join))
    try:
        action = read(text, game.actions)
    except ht.UnreadableAction as error:
        fails_cleanly(error)
    else:
        assert read(str(action), game.actions) == action


@examples(2)
@given(st.data())
def test_option_dictionaries(data: st.DataObject) -> None:
    game = ht.GAMES[data.draw(GAMES)]
    names = st.sampled_from([option.name for option in game.options]) | st.text(max_size=12)
    values = st.sampled_from([c for option in game.options for c in option.choices]) | JSON
    chosen = data.draw(st.dictionaries(names, values, max_size=4))
    before = deepcopy(chosen)
    try:
        full = game.choose_options(chosen)
    except ht.Unreadable as error:
        fails_cleanly(error)
    else:
        assert list(full) == [option.name for option in game.options]
        assert all(full[option.name] in option.choices for option in game.options)
        assert game.choose_options(full) == full
    assert str(chosen) == str(before)


@examples(3)
@given(st.data())
def test_spoiled_rows_of_a_record(data: st.DataObject) -> None:
    record = pick(data.draw, short_records(data.draw(GAMES)))
    rows = [json.loads(line) for line in record.to_jsonl().splitlines()]
    part = data.draw(st.sampled_from(["header", "lines", "few"]))
    if part == "header":
        rows = [spoil(data.draw, rows[0], 1), *rows[1:]]
    elif part == "lines":
        rows = spoil(data.draw, rows, data.draw(st.integers(1, 2)))
    else:
        rows = spoil(data.draw, rows[: data.draw(st.integers(1, len(rows)))], 1)
    replay("".join(json.dumps(row) + "\n" for row in rows))


@examples(3)
@given(st.data())
def test_spoiled_text_of_a_record(data: st.DataObject) -> None:
    record = pick(data.draw, short_records(data.draw(GAMES)))
    text = pick(data.draw, [record.to_jsonl(), record.to_text()])
    replay(spoil_text(data.draw, text))


@examples(3)
@given(st.text())
def test_any_text_as_a_record(text: str) -> None:
    replay(text)
    replay("{" + text)


def replay(text: str) -> None:
    """Read and replay a record. An accepted one is written and read back unchanged."""
    try:
        record = parse(text)
        table = ht.Table.from_record(record, seed=1)
        record.for_seat(0)
    except ht.HotelierError as error:
        fails_cleanly(error)
    else:
        again = ht.Table.from_record(parse(table.record.to_jsonl()), seed=1)
        assert again.state == table.state


@examples(6)
@given(st.data())
def test_spoiled_positions(data: st.DataObject) -> None:
    name = data.draw(GAMES)
    sound = pick(data.draw, positions(name))
    spoiled = spoil(data.draw, sound, data.draw(st.integers(1, 3)))
    set_up(name, spoiled, data.draw(st.integers(0, 5)))


@examples(6)
@given(st.data())
def test_spoiled_stacks(data: st.DataObject) -> None:
    """Corrupt the stack most often: there a position is most easily wrong."""
    name = data.draw(GAMES)
    sound = pick(data.draw, positions(name))
    other = pick(data.draw, positions(name))
    stack = pick(data.draw, [sound["stack"], other["stack"]])
    spoiled = {**sound, "stack": spoil(data.draw, stack, data.draw(st.integers(0, 2)))}
    set_up(name, spoiled, data.draw(st.integers(0, 5)))


@examples(2)
@given(GAMES, JSON)
def test_any_json_as_a_position(name: str, data: Any) -> None:
    set_up(name, data, 0)


def set_up(name: str, data: Any, seed: int) -> None:
    """Set up a position. An accepted one can be played to an end."""
    before = json.dumps(data)
    try:
        table = ht.Table.from_position(name, data, seed=seed)
    except ht.HotelierError as error:
        fails_cleanly(error)
    else:
        player = Player(table.game, Random(seed))
        for _ in range(3000):
            if table.to_move is None:
                break
            table.play(player.choose(table.legal()))
        assert table.to_move is None
        table.game.check(table.state)
    assert json.dumps(data) == before


@every_game
def test_the_pool_of_positions_is_wide(game: ht.Game) -> None:
    """Every kind of decision is among the positions that are corrupted."""
    asked = {
        position["stack"][-1]["frame"] for position in positions(game.name) if position["stack"]
    }
    assert len(asked) >= 6


@pytest.mark.parametrize("name", sorted(ht.GAMES))
def test_sound_positions_are_accepted(name: str) -> None:
    for position in positions(name):
        assert ht.Table.from_position(name, position, seed=1).position() == position
