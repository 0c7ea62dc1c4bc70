"""Run all checks of `hotelier engine-check` and report what failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from hotelier.engine import checks
from hotelier.engine.child import Fault
from hotelier.engine.trial import Finding, Trial

Check = Callable[[Trial], None]
FIRST: Final[dict[str, Check]] = {
    "handshake": checks.handshake,
    "hello-again": checks.introduced_once_more,
    "options": checks.settings,
    "malformed": checks.malformed,
    "unknown-fields": checks.unknown_fields,
}
LAST: Final[dict[str, Check]] = {
    "time": checks.keeps_time,
    "stop": checks.stops,
    "goes-on": checks.goes_on,
    "repeats": checks.repeats,
    "quit": checks.quits,
    "hang-up": checks.hangs_up,
}


def check_engine(trial: Trial) -> Iterator[Finding]:
    """Run all checks in order. Stop if the handshake fails."""
    try:
        for name, check in FIRST.items():
            finding = run(trial, name, check)
            yield finding
            if name == "handshake" and finding.failure is not None:
                return
        for game in trial.games:
            for number, (seats, options) in enumerate(checks.VARIANTS[game]):
                shown = " ".join([game, str(seats), *(f"{n}={v}" for n, v in options.items())])
                play = partial(checks.play_variant, game=game, number=number)
                yield run(trial, "game", play, shown)
        for name, check in LAST.items():
            yield run(trial, name, check)
    finally:
        trial.finish()


def run(trial: Trial, name: str, check: Check, game: str = "") -> Finding:
    """Run one check. Restart the engine after a failure."""
    trial.warnings = []
    finding = Finding(name, game)
    try:
        check(trial)
    except Fault as fault:
        finding.failure = fault
        trial.bench.drop(trial.spec)
    finding.warnings = trial.warnings
    return finding
