"""An engine under test, and the result of one check."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from hotelier.bots import ask, make_bot
from hotelier.engine.child import Fault, Listener
from hotelier.engine.host import Running, Spec, read
from hotelier.engine.messages import POSITION, Answer, Error, Go, Ping, Pong
from hotelier.engine.seat import Bench, EngineSeat, chosen
from hotelier.engine.timing import Control
from hotelier.games import ALL
from hotelier.kernel.errors import HotelierError
from hotelier.table.table import Table

PATIENCE: Final = 20.0
"""Seconds for anything without a time limit of its own."""
GRACE: Final = 2.0


@dataclass
class Finding:
    """Result of one check."""

    check: str
    game: str = ""
    """Game and table, if the check is about one."""
    failure: Fault | None = None
    warnings: list[Fault] = field(default_factory=list)

    @property
    def verdict(self) -> str:
        if self.failure is not None:
            return "failed"
        return "warned" if self.warnings else "passed"

    def data(self) -> dict[str, Any]:
        """Return the result as JSON data."""
        told = [self.failure] if self.failure is not None else self.warnings
        return {"check": self.check, "game": self.game, "verdict": self.verdict,
                "found": [each.data() for each in told]}  # fmt: skip


class Trial:
    """An engine under test. It is restarted for the next check if it has died."""

    def __init__(
        self,
        spec: Spec,
        quiet: bool = True,
        questions: int = 0,
        listener: Listener | None = None,
    ) -> None:
        self.spec = spec
        self.quiet = quiet
        self.most = questions
        """Maximum number of questions in a game. 0: no maximum."""
        self.bench = Bench(quiet, listener)
        self.warnings: list[Fault] = []
        self.name = ""
        """Name and version that the engine reported."""

    @property
    def engine(self) -> Running:
        """The running engine. It is started if needed."""
        if self.spec not in self.bench.running or self.bench.running[self.spec].child.closed:
            started = Running(self.spec, self.quiet, PATIENCE, self.bench.listener)
            self.bench.running[self.spec] = started
            self.name = f"{started.about.name} {started.about.version}"
        return self.bench.running[self.spec]

    @property
    def games(self) -> list[str]:
        """Games known here that the engine plays."""
        return [name for name in ALL if name in self.engine.about.games]

    def sit(self, table: Table, place: int = 0, name: str = "") -> EngineSeat:
        """Seat the engine at a table."""
        return EngineSeat(
            self.bench, self.spec, table, place, name or f"check {next(self.bench.ids)}", "check",
            Control(PATIENCE, grace=GRACE),
        )  # fmt: skip

    def asked(self, game: str, skip: int = 0, name: str = "") -> tuple[EngineSeat, Go]:
        """Announce a table. Return the seat and a question, which is the same every time."""
        seat = self.sit(Table(game, 2, "check"), name=name)
        reach_choice(seat, skip)
        seat.sit_down()
        return seat, seat.question(seat.news(), POSITION in self.engine.about.wants)

    def alive(self) -> None:
        """Check that the engine answers `ping`. `error` messages may come first."""
        self.engine.pings += 1
        number = self.engine.pings
        self.engine.tell(Ping(number))
        end = monotonic() + PATIENCE
        while (line := self.engine.child.receive(end)) is not None:
            said = read(line)
            if isinstance(said, Pong) and said.id == number:
                return
            if not isinstance(said, Error):
                found = type(said).__name__.lower()
                raise Fault("engine-unexpected", found=found, wanted="pong")
        raise Fault("engine-silent", wanted="pong")

    def finish(self) -> None:
        """Close the engine."""
        self.bench.close()


def reach_choice(seat: EngineSeat, skip: int = 0) -> None:
    """Play random moves until the engine has a choice. Skip that many choices before it."""
    table = seat.table
    bot = make_bot(table.game.name, "random", "check")
    while table.to_move is not None:
        if table.to_move == seat.seat and len(table.legal()) > 1:
            if not skip:
                return
            skip -= 1
        table.play(ask(bot, table.state))
    raise AssertionError(skip)


def judge(answer: Answer, go: Go, seat: EngineSeat) -> Any:
    """Return the action of an answer. Raise a fault if it is not legal."""
    if answer.id != go.id:
        raise Fault("engine-wrong-id", found=answer.id, wanted=go.id)
    try:
        return chosen(answer, seat.table.legal(), seat.table)
    except HotelierError as error:
        said = answer.action if answer.action is not None else answer.index
        raise Fault("engine-illegal", said=str(said), why=error) from error
