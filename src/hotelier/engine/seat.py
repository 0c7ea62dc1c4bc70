"""An engine in a seat of a game: its messages, its answers, and its replacement.

A violation is a *fault*. The stand-in answers that question with a random legal action. An engine
that cannot continue is restarted. After `MOST_FAULTS` in one game it is out, and the stand-in plays
the rest.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any, Final

from hotelier.bots import Bot, make_bot
from hotelier.bots.random_bot import RANDOM
from hotelier.engine.child import Fault, Listener
from hotelier.engine.host import Running, Spec
from hotelier.engine.messages import POSITION, Answer, End, Go, Move, New, Refused
from hotelier.engine.timing import Control, SeatClock
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import refusal
from hotelier.kernel.notation import read
from hotelier.table.record import Line, hide
from hotelier.table.table import Table
from hotelier.table.writing import written

MOST_FAULTS: Final = 3
"""Number of faults in one game after which the engine is disqualified."""


class Bench:
    """Engines of this process: one child for each spec, started on demand."""

    def __init__(self, quiet: bool = True, listener: Listener | None = None) -> None:
        self.quiet = quiet
        self.listener = listener
        self.running: dict[Spec, Running] = {}
        self.ids = count(1)

    def fetch(self, spec: Spec) -> tuple[Running, bool]:
        """Return the engine. The flag is True if it was just started."""
        found = self.running.get(spec)
        if found is not None and not found.child.closed:
            return found, False
        self.running[spec] = Running(spec, self.quiet, listener=self.listener)
        return self.running[spec], True

    def drop(self, spec: Spec) -> None:
        """Kill an engine that cannot continue."""
        if spec in self.running:
            self.running.pop(spec).child.close()

    def close(self) -> None:
        """Close all engines."""
        while self.running:
            self.running.popitem()[1].close()


@dataclass
class EngineSeat:
    """One seat of one game, played by an engine."""

    bench: Bench
    spec: Spec
    table: Table
    seat: int
    name: str
    """Name of the table for the engine."""
    seed: str
    control: Control = field(default_factory=Control)
    house: str = ""
    """House data as JSON text; empty for printed cards."""
    faults: list[tuple[int, Fault]] = field(default_factory=list)
    """Faults, each with its ply."""

    def __post_init__(self) -> None:
        self.clock = SeatClock(self.control)
        self.told: list[Line] = []
        """Lines of the record that the engine has received."""
        self.asked = 0
        """Number of lines in the record when the engine was last asked."""
        self.guest: Running | None = None
        """The process that knows this table."""
        self.stand_in = make_bot(self.table.game.name, RANDOM, self.seed)

    @property
    def out(self) -> bool:
        """True if the engine is disqualified, so that the stand-in plays the rest."""
        return len(self.faults) >= MOST_FAULTS

    def choose(self) -> Any:
        """Choose an action. The engine is not asked if only one is legal."""
        actions = self.table.legal()
        if len(actions) == 1:
            return actions[0]
        if not self.out:
            try:
                return self.consult(actions)
            except Fault as fault:
                self.note(fault)
        return self.stand_in.choose(self.table.game.redact(self.table.state, self.seat), actions)

    def note(self, fault: Fault) -> None:
        """Store a fault. Kill the engine if it cannot continue."""
        self.faults.append((len(self.table.record.lines), fault))
        if fault.fatal:
            self.bench.drop(self.spec)

    def consult(self, actions: list[Any]) -> Any:
        """Ask the engine and return its action."""
        engine = self.sit_down()
        self.start_turn()
        go = self.question(self.news(), POSITION in engine.about.wants)
        begin = monotonic()
        try:
            answer = engine.ask(go, self.clock.left, self.control.grace)
        finally:
            self.clock.spend(monotonic() - begin)
        self.told = list(self.table.record.lines)
        try:
            return chosen(answer, actions, self.table)
        except HotelierError as error:
            engine.tell(Refused(go.id, error.reason, str(error), error.rule))
            said = answer.action if answer.action is not None else answer.index
            raise Fault(
                "engine-illegal", said="" if said is None else str(said), why=error
            ) from error

    def start_turn(self) -> None:
        """Begin a new turn on the clock if another seat has answered since the last question."""
        lines = self.table.record.lines
        if any(line.by not in (None, self.seat) for line in lines[self.asked :]) and self.asked:
            self.clock.begin_turn()
        self.asked = len(lines)

    def sit_down(self) -> Running:
        """Return the engine after announcing this table to it. After a restart or an undo, announce
        it again, so that the engine gets all moves again."""
        engine, fresh = self.bench.fetch(self.spec)
        table = self.table
        if fresh or self.guest is not engine or table.record.lines[: len(self.told)] != self.told:
            self.told = []
            engine.tell(
                New(self.name, table.game.name, table.game.rules_version, table.state.seats,
                    self.seat, dict(table.record.options), self.seed, table.game.data,
                    json.loads(self.house) if self.house else None, SeatClock(self.control).told())
            )  # fmt: skip
            engine.await_ready()
            self.guest = engine
        return engine

    def news(self) -> list[Move]:
        """Return the moves since the last message to the engine, as this seat may read them."""
        record = self.table.record
        return [
            Move(ply, line.by, (hide(line, self.table.game) if hidden else line).do)
            for ply, line in enumerate(record.lines[len(self.told) :], len(self.told))
            for hidden in [record.end is None and line.hidden_from(self.seat)]
        ]

    def question(self, moves: list[Move], with_position: bool) -> Go:
        """Build the `go` message of a question."""
        table = self.table
        position = None
        if with_position:
            known = table.game.redact(table.state, self.seat)
            position = table.game.codec.encode_state(known)
        return Go(next(self.bench.ids), self.name, table.view(self.seat), moves, self.clock.told(),
                  position)  # fmt: skip

    def leave(self) -> None:
        """Send `end` to an engine that knows this table."""
        engine = self.bench.running.get(self.spec)
        if engine is None or engine is not self.guest:
            return
        try:
            engine.tell(End(self.name, self.table.record.end, self.news()))
        except Fault:
            self.bench.drop(self.spec)


class EngineBot(Bot):
    """An engine behind the interface of a bot."""

    def __init__(self, name: str, seat: EngineSeat) -> None:
        self.name = name
        self.seat = seat

    def choose(self, view: Any, legal: list[Any]) -> Any:
        return self.seat.choose()


def chosen(answer: Answer, actions: list[Any], table: Table) -> Any:
    """Return the legal action that an answer names, or raise an error."""
    if answer.action is None and answer.index is None:
        raise HotelierError("answer-empty")
    if answer.index is not None and answer.index >= len(actions):
        raise HotelierError("answer-index", index=answer.index, most=len(actions) - 1)
    if answer.action is None:
        return actions[answer.index or 0]
    action = read(answer.action, table.game.actions)
    known = table.game.redact(table.state, table.to_move)  # so that the reason reveals no secret
    refused = refusal(known, action)
    if refused is not None:
        raise refused
    if answer.index is not None and actions[answer.index] != action:
        other = written(actions[answer.index])
        raise HotelierError("answer-differs", action=answer.action, index=answer.index, other=other)
    return action
