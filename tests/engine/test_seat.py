"""Tests of an engine in a seat: its messages, its answers, and its stand-in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.bots import ask, make_bot
from hotelier.engine.host import Running, Spec
from hotelier.engine.messages import Answer, Go, Set
from hotelier.engine.seat import MOST_FAULTS, Bench, EngineSeat, chosen
from hotelier.engine.timing import Control, SeatClock, parse_control
from hotelier.kernel.errors import Unreadable
from hotelier.table.table import Table
from tests.engine.engines import PATIENT, misbehaving, ours, play_out

CALM = Control(PATIENT, grace=PATIENT)


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.close()


def seated(
    bench: Bench,
    spec: Spec,
    control: Control = CALM,
    game: str = "hotel-koenig",
    options: dict[str, Any] | None = None,
) -> EngineSeat:
    table = Table(game, 2, 5, options or {})
    return EngineSeat(bench, spec, table, 0, "t", "seed", control)


def test_a_good_engine_plays_a_game_without_faults(bench: Bench) -> None:
    seat = seated(bench, misbehaving("chatty"))
    assert play_out(seat) > 50
    seat.leave()
    assert seat.faults == []
    assert len(bench.running) == 1


FAULTS = {
    "dies": "died", "garbage": "garbage", "long-line": "long-line", "illegal": "illegal",
    "index": "illegal", "empty": "illegal", "differs": "illegal", "wrong-id": "wrong-id",
    "error": "error", "unexpected": "unexpected", "flood": "flood",
}  # fmt: skip


@pytest.mark.parametrize(("mode", "kind"), FAULTS.items())
def test_after_three_faults_the_stand_in_plays_the_rest(bench: Bench, mode: str, kind: str) -> None:
    """The stand-in plays legal actions instead, and the game ends normally."""
    seat = seated(bench, misbehaving(mode))
    play_out(seat)
    assert [fault.kind for _, fault in seat.faults] == [kind] * MOST_FAULTS
    assert seat.out
    assert seat.table.outcome is not None
    plies = [ply for ply, _ in seat.faults]
    assert plies == sorted(set(plies))


def test_an_engine_without_an_answer_is_told_to_stop_and_then_ended(bench: Bench) -> None:
    seat = seated(bench, misbehaving("late"), Control(0.1, grace=0.1))
    seat.choose()
    assert [fault.kind for _, fault in seat.faults] == ["late"]
    assert seat.faults[0][1].details == {"left": 100, "grace": 100}
    assert bench.running == {}


def test_a_dead_engine_is_started_anew_and_told_all_from_the_start(
    bench: Bench, tmp_path: Path
) -> None:
    seat = seated(bench, misbehaving("dies-once", tmp_path / "dead"))
    play_out(seat, 10)
    assert [fault.kind for _, fault in seat.faults] == ["died"]
    assert not seat.out
    assert len(seat.told) > 10


def test_what_was_taken_back_is_told_anew(bench: Bench) -> None:
    """The engine gets `new` again, followed by the current moves."""
    said: list[tuple[str, bytes]] = []
    bench.listener = lambda sign, line: said.append((sign, line))
    seat = seated(bench, misbehaving("good"))
    seat.table.play(seat.table.legal()[0])
    while seat.table.to_move != 0 or len(seat.table.legal()) < 2 or seat.table.undoes != 0:
        assert seat.table.to_move is not None
        seat.table.play(seat.table.legal()[0])
    seat.choose()
    told = list(seat.told)
    seat.table.undo()
    seat.table.play(seat.table.legal()[-1])
    while seat.table.to_move != 0 or len(seat.table.legal()) < 2:
        seat.table.play(seat.table.legal()[0])
    seat.choose()
    assert seat.told == seat.table.record.lines != told
    kinds = [json.loads(line)["type"] for sign, line in said if sign == ">"]
    assert kinds.count("new") == 2
    last = json.loads([line for sign, line in said if b'"go"' in line][-1])
    assert [move["ply"] for move in last["moves"]] == list(range(len(seat.told)))


class Listening(Running):
    """Engine that stores the questions and answers with the last legal action."""

    def ask(self, go: Go, left: float, grace: float) -> Answer:
        asked.append(go)
        return Answer(go.id, index=len(go.view["legal"]) - 1)


asked: list[Go] = []


def questions(bench: Bench, game: str, options: dict[str, Any]) -> Iterator[tuple[Table, Go]]:
    """Yield the table and each question to an engine in seat 0."""
    asked.clear()
    spec = misbehaving("good")
    bench.running[spec] = Listening(spec)
    bench.running[spec].about.wants = ["position"]
    seat = seated(bench, spec, game=game, options=options)
    other = make_bot(game, "random", 3)
    while (place := seat.table.to_move) is not None:
        action = seat.choose() if place == 0 else ask(other, seat.table.state)
        if place == 0 and len(seat.table.legal()) > 1:
            yield seat.table, asked[-1]
        seat.table.play(action)


@pytest.mark.parametrize(
    ("game", "options"),
    [("hotel-koenig", {}), ("grand-austria-hotel", {"aw.modules": "12345"})],
)
def test_an_engine_is_told_what_its_seat_may_know_and_nothing_else(
    bench: Bench, game: str, options: dict[str, Any]
) -> None:
    told: list[Any] = []
    for table, go in questions(bench, game, options):
        assert go.view == table.view(0)
        known = ht.redact(table.state, 0)
        assert go.position == table.game.codec.encode_state(known)
        told += [(move.ply, move.by, move.do) for move in go.moves]
        readable = table.record.for_seat(0).lines
        assert told == [(ply, line.by, line.do) for ply, line in enumerate(readable)]
    assert any(do.endswith("?") for _, _, do in told)
    assert len(told) > 100


def test_a_refusal_betrays_no_secret() -> None:
    """The reason is the same in the true state and in a state imagined from the seat's view."""
    table = Table("hotel-koenig", 3, 4)
    actions = table.legal()
    for tile in ("1A", "5E", "12I"):
        with pytest.raises(ht.HotelierError) as told:
            chosen(Answer(1, f"lay {tile}"), actions, table)
        view = ht.redact(table.state, table.to_move)
        known = ht.imagine(view, Random(1))
        position = {**table.position(), **table.game.codec.encode_state(known)}
        other = Table.from_position("hotel-koenig", position, seed=1)
        with pytest.raises(ht.HotelierError) as there:
            chosen(Answer(1, f"lay {tile}"), actions, other)
        assert (told.value.reason, told.value.details) == (there.value.reason, there.value.details)


def test_turns_and_clock_run_down() -> None:
    clock = SeatClock(Control(turn=5.0, clock=60.0, increment=2.0))
    clock.spend(3.0)
    assert clock.left == 2.0
    clock.spend(4.0)
    assert (clock.left, clock.clock) == (0.0, 53.0)
    clock.begin_turn()
    assert (clock.left, clock.clock) == (5.0, 55.0)
    told = clock.told()
    assert (told.turn_ms, told.clock_ms, told.increment_ms) == (5000, 55_000, 2000)


def test_time_is_spent_by_turns(bench: Bench) -> None:
    """Questions of one turn share its time. The next turn has its own."""
    control = Control(turn=PATIENT, clock=PATIENT, grace=PATIENT)
    seat = seated(bench, misbehaving("slow"), control, "grand-austria-hotel")
    other = make_bot("grand-austria-hotel", "random", 3)
    turns: list[list[float]] = [[]]
    while len(turns) < 4:
        if seat.table.to_move == 0:
            before = len(seat.table.legal())
            seat.table.play(seat.choose())
            if before > 1:
                assert seat.clock.turn is not None
                turns[-1].append(seat.clock.turn)
        else:
            if turns[-1]:
                turns.append([])
            seat.table.play(ask(other, seat.table.state))
    asked_twice = [turn for turn in turns if len(turn) > 1]
    assert asked_twice
    for turn in asked_twice:
        assert turn == sorted(turn, reverse=True)
        assert turn[0] - turn[1] >= 0.19
    assert seat.clock.clock is not None
    assert seat.clock.clock <= PATIENT - 0.2 * sum(map(len, turns)) + 0.01


@pytest.mark.parametrize("text", ["", "5", "5 bananas", "5s+", "1min+1s/", "-5s", "1e9s"])
def test_bad_time_controls_are_refused(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_control(text)
    assert caught.value.reason == "bad-time-control"


@pytest.mark.parametrize("text", ["0.5s", "60s+2s", "600s+2s/30s"])
def test_time_controls_say_what_they_are(text: str) -> None:
    assert str(parse_control(text)) == text
    assert str(parse_control(text.replace("600s", "10min"))) == text


SAME: list[tuple[str, dict[str, Any], str, int, int]] = [
    ("hotel-koenig", {}, "waiter", 0, 60),
    ("hotel-koenig", {"preset": "online"}, "director", 300, 12),
    ("grand-austria-hotel", {}, "page", 100, 12),
    ("grand-austria-hotel", {"aw.modules": "12345"}, "concierge", 300, 12),
    ("grand-austria-hotel", {"aw.modules": "24"}, "director", 500, 10),
]


def test_our_levels_answer_alike_in_the_arena_and_as_an_engine(bench: Bench) -> None:
    """Check that equal seeds and nodes give equal choices in equal views."""
    for game, options, level, nodes, decisions in SAME:
        engine, _ = bench.fetch(ours())
        engine.tell(Set("level", level))
        engine.tell(Set("nodes", nodes))
        seat = seated(bench, ours(), game=game, options=options)
        twin = make_bot(game, f"{level}@{nodes}" if nodes else level, "seed")
        other = make_bot(game, "random", 3)
        own = 0
        while own < decisions and (place := seat.table.to_move) is not None:
            if place != 0:
                seat.table.play(ask(other, seat.table.state))
                continue
            here = ask(twin, seat.table.state)
            there = seat.choose()
            assert (str(there), seat.faults) == (str(here), []), (game, level, own)
            own += len(seat.table.legal()) > 1
            seat.table.play(there)
        assert own == decisions
        seat.leave()


def test_our_engine_plays_with_house_data(bench: Bench) -> None:
    from hotelier.games.grand_austria_hotel import house_game

    house = {"name": "ours", "figures": {"start_krones": 12}}
    game = house_game(house)
    table = Table(game, 2, 5)
    seat = EngineSeat(bench, ours(), table, 0, "t", "seed", CALM, json.dumps(house))
    play_out(seat, 4)
    assert seat.faults == []
