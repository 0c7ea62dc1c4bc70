"""Checks of an engine. Each raises a `Fault` or appends a warning.

The catalogues name each check and say what would be right (`engine-check-<name>`).
"""

from __future__ import annotations

import json
from time import monotonic, sleep
from typing import Final

import msgspec

from hotelier.bots import ask, make_bot
from hotelier.engine.child import Fault
from hotelier.engine.host import checked_setting
from hotelier.engine.messages import Answer, End, Option, Quit, Refused, Set, Setting, Stop, Time
from hotelier.engine.seat import EngineSeat
from hotelier.engine.trial import GRACE, PATIENCE, Trial, judge, reach_choice
from hotelier.games import ALL
from hotelier.kernel.errors import Unreadable
from hotelier.table.table import Table

LEAVE: Final = 5.0
"""Seconds to exit after `quit`, and after the end of input."""
SHORT_TURN: Final = 0.3
SHORT_QUESTIONS: Final = 8
PADDING: Final = 1 << 20
VARIANTS: Final[dict[str, tuple[tuple[int, dict[str, object]], ...]]] = {
    "hotel-koenig": ((2, {}), (4, {"preset": "online"}), (6, {"preset": "schmidt"})),
    "grand-austria-hotel": (
        (2, {}),
        (3, {"aw.modules": "12345"}),
        (4, {"aw.modules": "135", "edition": "classic"}),
    ),
}
"""Tables of the checks, by game: seats and options."""
MALFORMED: Final = (
    b"", b"   ", b"nonsense", b"{", b"[]", b"null", b"17", b'"go"', b"{}", b'{"type": 5}',
    b'{"type": "dance"}', b'{"type": "go"}', b'{"type": "go", "id": 1, "table": "x"}',
    b'{"type": "set"}', b'{"type": "new", "table": 5}', b'{"type": "end"}', b'{"type": "stop"}',
    b'\xff\xfe{"type": "ping", "id": 1}', b"[" * 5000, b'{"type": "go", "view": {"legal": []}}',
)  # fmt: skip
"""Malformed lines that an engine must survive."""


def handshake(trial: Trial) -> None:
    """Send `hello` and check the introduction."""
    about = trial.engine.about
    unknown = [name for name in about.games if name not in ALL]
    if unknown:
        raise Fault("engine-unknown-games", games=unknown, known=list(ALL))
    for option in about.options:
        try:
            checked_setting([option], option.name, option.default)
        except Unreadable as error:
            raise Fault("engine-bad-default", name=option.name, why=error) from error
    trial.engine.await_ready()


def introduced_once_more(trial: Trial) -> None:
    """Send `hello` again and expect the same introduction."""
    first, again = trial.engine.about, trial.engine.introduce()
    if again != first:
        raise Fault("engine-other-identity", was=first.name, now=again.name)


def settings(trial: Trial) -> None:
    """Set every option to its limits, then to its default."""
    for option in trial.engine.about.options:
        for value in values_of(option):
            trial.engine.tell(Set(option.name, value))
            trial.engine.await_ready()
        trial.engine.tell(Set(option.name, option.default))
    trial.engine.await_ready()


def values_of(option: Option) -> list[Setting]:
    """Return the limits of a number, or the values to try for another kind of option."""
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "flag":
        return [True, False]
    if option.kind == "text":
        return ["", "Käse"]
    return [end for end in (option.low, option.high) if end is not None]


def malformed(trial: Trial) -> None:
    """Send malformed lines and check that the engine still answers."""
    for line in MALFORMED:
        trial.engine.child.send(line, monotonic() + PATIENCE)
        try:
            trial.alive()
        except Fault as fault:
            said = line[:40].decode("utf-8", "replace")
            raise Fault("engine-upset", line=said, why=fault) from fault


def unknown_fields(trial: Trial) -> None:
    """Send unknown fields, a long line, and a table name in several scripts."""
    for game in trial.games:
        seat, go = trial.asked(game, name=f"{game} 7 «ß» 日本")
        data = {**msgspec.to_builtins(go), "later": {"deep": [1, None]}, "padding": "x" * PADDING}
        line = json.dumps(data, ensure_ascii=False).encode()
        trial.engine.child.send(line, monotonic() + PATIENCE)
        judge(trial.engine.expect(Answer, monotonic() + PATIENCE), go, seat)


def play_variant(trial: Trial, game: str, number: int) -> None:
    """Play a game with the engine in two seats. To the engine these are two tables."""
    seats, options = VARIANTS[game][number]
    table = Table(game, seats, f"check/{number}", options)
    first, second = trial.sit(table, 0), trial.sit(table, 1)
    others = make_bot(game, "random", "check")
    asked = 0
    while (place := table.to_move) is not None and not (trial.most and asked >= trial.most):
        if place > 1:
            table.play(ask(others, table.state))
            continue
        seat = (first, second)[place]
        asked += len(table.legal()) > 1
        table.play(seat.choose())
        raise_first(seat)
    for seat in (first, second):
        seat.leave()
    trial.engine.await_ready()


def raise_first(seat: EngineSeat) -> None:
    """Raise the first fault of a seat, if there is one."""
    if seat.faults:
        raise seat.faults[0][1]


def keeps_time(trial: Trial) -> None:
    """Ask questions with little time left. An answer within the grace time is only a warning."""
    limits = Time(round(SHORT_TURN * 1000), round(SHORT_TURN * 10_000))
    for game in trial.games:
        for skip in range(SHORT_QUESTIONS):
            seat, go = trial.asked(game, 3 * skip)
            go = msgspec.structs.replace(go, time=limits)
            begin = monotonic()
            judge(trial.engine.ask(go, SHORT_TURN, GRACE), go, seat)
            took = monotonic() - begin
            if took > SHORT_TURN and not trial.warnings:
                trial.warnings.append(
                    Fault("engine-overtime", took=round(took * 1000), left=round(SHORT_TURN * 1000))
                )


def stops(trial: Trial) -> None:
    """Expect an answer right after `stop`, and no reaction to `stop` after an answer."""
    for game in trial.games:
        seat, go = trial.asked(game)
        go = msgspec.structs.replace(go, time=Time())
        trial.engine.tell(go)
        sleep(0.05)
        trial.engine.tell(Stop(go.id))
        answer = trial.engine.hear(Answer, monotonic() + GRACE)
        if answer is None:
            raise Fault("engine-late", left=0, grace=round(GRACE * 1000))
        judge(answer, go, seat)
        trial.engine.tell(Stop(go.id))
        trial.engine.await_ready()


def goes_on(trial: Trial) -> None:
    """Refuse an answer, abandon a game, and check that the engine continues."""
    for game in trial.games:
        seat, go = trial.asked(game)
        trial.engine.tell(Refused(go.id, "not-in-hand", "no", "HK-4.1"))
        trial.engine.tell(End(seat.name, None, []))
        trial.engine.tell(End(seat.name, None, []))
        trial.engine.await_ready()


def repeats(trial: Trial) -> None:
    """Ask one question twice with the same seed. Different answers are only a warning."""
    for game in trial.games:
        told = []
        for _ in range(2):
            seat = trial.sit(Table(game, 2, "check"))
            reach_choice(seat, 2)
            told.append(str(seat.choose()))
            raise_first(seat)
            seat.leave()
        if told[0] != told[1]:
            trial.warnings.append(Fault("engine-not-repeated", one=told[0], other=told[1]))


def quits(trial: Trial) -> None:
    """Send `quit` and expect exit code 0."""
    trial.engine.tell(Quit())
    must_leave(trial)


def hangs_up(trial: Trial) -> None:
    """Close the input and expect exit code 0."""
    trial.engine.child.hang_up()
    must_leave(trial)


def must_leave(trial: Trial) -> None:
    """Wait for the engine to exit by itself with code 0."""
    engine = trial.engine
    code = engine.child.wait(monotonic() + LEAVE)
    trial.bench.drop(trial.spec)
    if code is None:
        raise Fault("engine-stays", seconds=round(LEAVE))
    if code:
        raise Fault("engine-bad-exit", code=code)
