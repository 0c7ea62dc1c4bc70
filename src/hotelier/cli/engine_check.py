"""`hotelier engine-check CMD`: check that a program follows the engine protocol."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Final

from hotelier.cli.exit_codes import FAILED
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.words import say
from hotelier.words.catalogue import say_part

LONGEST: Final = 400
"""Maximum length of a printed line, in characters."""

if TYPE_CHECKING:
    from hotelier.engine.trial import Finding


def engine_check(
    program: str,
    questions: Annotated[int, Option(least=0)] = 0,
    talk: bool = False,
    as_json: Annotated[bool, Option("--json")] = False,
) -> int:
    """Check an engine: handshake, options, both games, bad input, time limits, exit. Return 1 if a
    check failed."""
    from hotelier.engine.checking import check_engine
    from hotelier.engine.host import Spec, split_command
    from hotelier.engine.trial import Trial

    spec = Spec(split_command(program))
    trial = Trial(spec, quiet=as_json, questions=questions, listener=overheard if talk else None)
    found: list[Finding] = []
    for finding in check_engine(trial):
        found.append(finding)
        if not as_json:
            show(finding)
    failed = [finding for finding in found if finding.failure is not None]
    if as_json:
        data = {"engine": trial.name, "passed": not failed, "checks": [f.data() for f in found]}
        print(json.dumps(data, ensure_ascii=False))
    else:
        print(say("engine-check-sum", spoken(), engine=trial.name or program,
                  failed=len(failed), passed=len(found) - len(failed)))  # fmt: skip
    if failed:
        return FAILED
    return 0


def overheard(sign: str, line: bytes) -> None:
    """Print a protocol line to standard error. A long line is shortened in the middle."""
    text = line.decode("utf-8", "replace")
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - 60]} ... {text[-50:]}"
    print(f"{sign} {text}", file=sys.stderr)


def show(finding: Finding) -> None:
    """Print the result of a check. Below a fault or warning, print the expected behaviour."""
    from hotelier.words import explain

    name = say(f"engine-check-{finding.check}", spoken(), game=finding.game)
    print(say(f"engine-check-{finding.verdict}", spoken(), name=name))
    for fault in [finding.failure] if finding.failure is not None else finding.warnings:
        print(f"    {explain(fault, spoken())}")
    if finding.failure is not None or finding.warnings:
        right = say_part(f"engine-check-{finding.check}", "right", spoken())
        print(f"    {say('engine-check-right', spoken(), right=right)}")
