"""Questions that collect several things: any order is legal, and search finds every result once.

From random games, each such question is answered in every way twice: by all legal answers, and by
the distinct ones. Both must lead to the same results, the distinct ones on one way each.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.kernel.frames import Decision, drop_hints

MOST_WAYS = 1500
"""Questions with more ways than this are passed over: they take too long."""
PER_QUESTION = 6
"""Number of positions that are examined per kind of question in a game."""
GAMES = [
    ("hotel-koenig", 3, {}),
    ("hotel-koenig", 4, {"preset": "online", "hk.buy_limit": 4}),
    ("grand-austria-hotel", 2, {}),
    ("grand-austria-hotel", 3, {"edition": "classic", "gah.goods_supply": "limited"}),
    ("grand-austria-hotel", 4, {"aw.modules": "12345", "aw.extra_cards": "on"}),
    ("grand-austria-hotel", 2, {"aw.modules": "15", "gah.order": "rising"}),
]


class Nested(Exception):
    """Something else was asked before the question was closed."""


def ways(state: Any, distinct: bool) -> Counter[str]:
    """The positions after a question is closed, each with the number of ways to it."""
    top = state.stack[-1]
    below = len(state.stack) - 1
    game = ht.game_of(state)
    found: Counter[str] = Counter()

    def walk(at: Any) -> None:
        asked = at.stack[-1]
        for answer in asked.distinct(at) if distinct else asked.legal(at):
            after = at.copy()
            ht.play(after, answer)
            if len(after.stack) > below and type(after.stack[below]) is type(top):
                if len(after.stack) > below + 1:
                    raise Nested
                walk(after)
            else:
                drop_hints(after)
                found[json.dumps(game.codec.encode_state(after), sort_keys=True)] += 1
            if found.total() > MOST_WAYS:
                raise Nested

    walk(state.copy())
    return found


@pytest.mark.rule("GAH-R.62", "HK-R.36")
@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_distinct_answers_reach_what_legal_ones_reach(
    name: str, seats: int, options: dict[str, object], long_factor: int
) -> None:
    compared: Counter[str] = Counter()
    for seed in range(3 * long_factor):
        table = ht.Table(name, seats=seats, seed=seed, options=options)
        rng = Random(seed)
        looked: Counter[str] = Counter()
        while table.to_move is not None:
            top = table.state.stack[-1]
            kind = type(top).__name__
            distinct = top.distinct(table.state)
            assert distinct
            assert set(distinct) <= set(table.legal())
            if top.hints and looked[kind] < PER_QUESTION:
                looked[kind] += 1
                try:
                    by_legal, by_distinct = ways(table.state, False), ways(table.state, True)
                except Nested:
                    continue
                finally:
                    table.play(rng.choice(table.legal()))
                assert set(by_legal) == set(by_distinct), (seed, kind)
                compared[kind] += 1
            else:
                table.play(rng.choice(table.legal()))
    assert compared, "no question of this kind was met"


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_search_goes_on_after_any_legal_answer(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """A bare state keeps its hints: whatever was named before, there is a distinct answer."""
    game = ht.GAMES[name]
    for seed in range(3):
        rng = Random(seed)
        state = game.setup(seats, game.choose_options(options))
        while state.stack:
            if ht.to_move(state) == ht.CHANCE:
                ht.play(state, ht.sample(state, rng))
                continue
            legal, distinct = ht.legal(state), ht.distinct(state)
            assert distinct
            assert set(distinct) <= set(legal)
            ht.play(state, rng.choice(legal))


def test_a_state_of_a_table_holds_no_hints() -> None:
    """Check that the hints of a search are no part of a position."""
    table = ht.Table("grand-austria-hotel", seats=2, seed=3, options={"aw.modules": "12345"})
    rng = Random(3)
    while table.to_move is not None:
        for frame in table.state.stack:
            assert all(getattr(frame, hint) == value for hint, value in frame.hints.items())
        data = table.position()["stack"]
        names = {type(frame).__name__: frame.hints for frame in table.state.stack}
        assert not [row for row in data if set(names[row["frame"]]) & set(row)]
        table.play(rng.choice(table.legal()))


def test_a_view_holds_no_hints() -> None:
    """A bot that is asked in the middle of a question looks at every answer again."""
    state = ht.Table("hotel-koenig", seats=2, seed=1).state.copy()
    rng = Random(1)
    met = 0
    while state.stack:
        top = state.stack[-1]
        if isinstance(top, Decision):
            met += any(getattr(top, hint) != value for hint, value in top.hints.items())
            view = ht.redact(state, top.seat)
            assert not any(getattr(view.stack[-1], hint) for hint in top.hints)
            ht.play(state, rng.choice(ht.legal(state)))
        else:
            ht.play(state, ht.sample(state, rng))
    assert met
