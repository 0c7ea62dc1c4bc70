"""Hints: legal, repeatable, in time, and from nothing but the view."""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

import hotelier as ht
from hotelier.analysis.hints import hints_for
from hotelier.analysis.judge import QUICK, THOROUGH, estimate
from hotelier.analysis.outlook import chances
from hotelier.analysis.telling import hint_lines
from hotelier.bots.judging import Budget
from hotelier.words import LOCALES
from tests.analysis.games import GAMES, midway


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [12, 60])
def test_hints_are_legal_sorted_and_say_why(game: str, decisions: int) -> None:
    state = midway(game, 2, decisions)
    seat = ht.to_move(state)
    hints = hints_for(ht.redact(state, seat), QUICK)
    texts = [str(action) for action in ht.legal(state)]
    assert 1 <= len(hints) <= 3
    assert all(hint.action in texts for hint in hints)
    assert [hint.score.mean for hint in hints] == sorted(
        (hint.score.mean for hint in hints), reverse=True
    )
    for hint in hints:
        assert 0 <= hint.win.low <= hint.win.mean <= hint.win.high <= 1
        assert hint.score.low < hint.score.mean < hint.score.high
        assert len(hint.sources) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_secrets_give_the_same_hints(game: str) -> None:
    """The full state is not looked at: a twin with other secrets gets the very same words."""
    state = midway(game, 3, 20)
    seat = ht.to_move(state)
    twin = ht.imagine(ht.redact(state, seat), Random(99))
    assert twin != state
    ours, theirs = (hints_for(ht.redact(each, seat), QUICK) for each in (state, twin))
    assert ours == theirs


def test_hints_in_time() -> None:
    state = midway("grand-austria-hotel", 2, 30)
    begin = thread_time()  # others may hold the machine
    hints = hints_for(ht.redact(state, ht.to_move(state)), THOROUGH, Budget(seconds=0.3))
    assert hints
    assert thread_time() - begin < 5


def test_nobody_asks_for_a_hint_after_the_end() -> None:
    table = ht.Table("hotel-koenig", seats=2, seed=1)
    rng = Random(1)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    with pytest.raises(ht.Unreadable):
        hints_for(ht.redact(table.state, 0))


@pytest.mark.parametrize("game", GAMES)
def test_hints_in_every_language(game: str) -> None:
    state = midway(game, 2, 40)
    seat = ht.to_move(state)
    hints = [hint.data() for hint in hints_for(ht.redact(state, seat), QUICK)]
    said = [tuple(hint_lines(ht.GAMES[game], hints, None, lang)) for lang in sorted(LOCALES)]
    assert len(set(said)) == len(LOCALES)
    assert all("%" in line and "study-" not in line for lines in said for line in lines)


def test_intervals_and_chances() -> None:
    """Against figures worked out by hand: Student's factor for four values is 3.18."""
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(3.18 * 1.29099 / 2, rel=1e-3)
    blurred = estimate([2.0, 2.0], blur=1.0)
    assert [blurred.low, blurred.high] == pytest.approx([0.04, 3.96])
    even, ahead = chances([50.0, 50.0, 50.0], 9.0), chances([60.0, 50.0], 10.0)
    assert even == pytest.approx([1 / 3] * 3)
    assert ahead[0] == pytest.approx(0.760, abs=0.002)  # 10 points are 0.707 deviations of a lead
