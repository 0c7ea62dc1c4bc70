"""Reasons: deeds of a turn with what they bring, read off events, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.analysis.austria_reasons import austria_reasons
from hotelier.analysis.courses import planned
from hotelier.analysis.evaluators import ANALYSERS
from hotelier.analysis.koenig_reasons import koenig_reasons
from hotelier.analysis.reasons import Course, course_of, main_reasons
from hotelier.analysis.telling import reasons_text, why_text
from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Luck
from hotelier.bots.judging import Budget
from hotelier.games.grand_austria_hotel.cards import FROM_GUEST, GUEST_KEYS, OCCUPANCY
from hotelier.kernel.frames import Event
from hotelier.words import LOCALES
from tests.analysis.games import GAMES, midway

AUSTRIA, KOENIG = (ht.GAMES[name] for name in GAMES)
BARONESS = GUEST_KEYS.index("baroness")


def course(game: str, *events: tuple[int, str, tuple[Any, ...]]) -> Course:
    """A turn of seat 0 in which this happened."""
    state = midway(game, 2, 12)
    told = [(step, Event(kind, 0, args, "")) for step, kind, args in events]
    return Course(0, state, state, told)


def test_a_guest_and_a_pair_with_what_they_bring() -> None:
    """The example that hints are measured by."""
    turn = course(
        "grand-austria-hotel",
        (0, "checked_in", (BARONESS, 0)),
        (0, "vp", (5, FROM_GUEST + BARONESS)),
        (0, "drew", (7,)),
        (1, "group_full", (0, 2)),
        (1, "vp", (5, OCCUPANCY)),
    )
    found = main_reasons(turn, austria_reasons)
    assert found == [
        {"kind": "guest", "step": 0, "args": {"guest": "baroness"}, "gains": {"vp": 5, "cards": 1}},
        {"kind": "group", "step": 1, "args": {"colour": "blue", "size": 2}, "gains": {"vp": 5}},
    ]  # fmt: skip
    text = "serves Baroness: 5 VP + 1 staff card; then completes a blue pair: 5 VP"
    assert reasons_text(AUSTRIA, found, "en") == text
    later = why_text(AUSTRIA, found, [["points", 9.0], ["emperor", 2.14]], "en")
    assert later == f"{text} (looking ahead: emperor track +2.1)"


def test_the_three_that_matter_most_in_their_order() -> None:
    turn = course(
        "grand-austria-hotel",
        (0, "took_die", (0, 2, 0)),
        (0, "received", (1, 0, 0)),
        (1, "claimed", (0, 15)),
        (2, "checked_in", (BARONESS, 0)),
        (3, "steps", (2, 4, 8)),
    )
    kinds = [(reason["kind"], reason["step"]) for reason in main_reasons(turn, austria_reasons)]
    assert kinds == [("politics", 1), ("guest", 2), ("source", 3)]


def test_cards_that_a_world_made_up_are_not_named() -> None:
    turn = course("grand-austria-hotel", (0, "drew", (3,)), (0, "played", (3, 4)))
    assert 3 not in turn.before.hands[0]
    assert [reason.kind for reason in austria_reasons(turn)] == ["plain"]


def test_what_others_do_is_no_reason() -> None:
    turn = course("grand-austria-hotel", (0, "vp", (5, OCCUPANCY)))
    others = Course(1, turn.before, turn.after, turn.events)
    assert austria_reasons(others) == []


def test_shares_bought_one_by_one_are_one_purchase() -> None:
    turn = course("hotel-koenig", (0, "bought", (0, 200)), (1, "bought", (0, 200)))
    found = [reason.data() for reason in koenig_reasons(turn) if reason.kind == "buy"]
    chain = found[0]["args"]["chain"]
    assert found == [
        {"kind": "buy", "step": 0, "args": {"chain": chain, "shares": 2, "amount": 400},
         "gains": {}}
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "modules"),
    [("grand-austria-hotel", ""), ("grand-austria-hotel", "12345"), ("hotel-koenig", "")],
)
def test_reasons_of_real_turns_in_every_language(game: str, modules: str) -> None:
    """Every deed that comes up in a game can be said, and the languages differ."""
    options = {"aw.modules": modules} if modules else {}
    table = ht.Table(game, seats=2, seed=8, options=options)
    bots = [make_bot(game, "greedy", seat) for seat in range(2)]
    kinds = set()
    while (seat := table.to_move) is not None:
        before = table.state.copy()
        action = ask(bots[seat], table.state)
        table.play(action)
        turn = course_of(ANALYSERS[game].evaluator, before, [action], seat, 1)
        found = main_reasons(turn, ANALYSERS[game].reasons)
        kinds |= {reason["kind"] for reason in found}
        said = [reasons_text(table.game, found, lang) for lang in sorted(LOCALES)]
        assert all("study-" not in text for text in said)
        assert not found or all(said)
    assert len(kinds) >= 5


def test_a_line_is_played_again_as_it_was_found() -> None:
    """The course of an opinion ends where its search ended."""
    game = "grand-austria-hotel"
    analyser = ANALYSERS[game]
    state = midway(game, 2, 30)
    seat = ht.to_move(state)
    world = analyser.evaluator.imagine(ht.redact(state, seat), Random(1))
    for action in ht.legal(state)[:4]:
        after = world.copy()
        ht.play(after, action)
        after, line = planned(analyser.evaluator, after, seat, Luck(7), Clock(Budget()))
        turn = course_of(analyser.evaluator, world, (action, *line), seat, 7)
        assert turn.after == after
