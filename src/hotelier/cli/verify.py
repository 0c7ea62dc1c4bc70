"""`hotelier verify`: check that the chance of a game was fixed before it began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from hotelier.cli.inputs import choose_game
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.table.fairness import verify as check
from hotelier.table.record import load


def verify(
    file: Path,
    commitment: str | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
    house_data: Path | None = None,
) -> None:
    """Check that all draws of a game come from a seed whose hash was published before the game."""
    from hotelier.words import say

    record = load(file)
    game = None if house_data is None else choose_game(record.game, house_data)
    verdict = check(record, game, commitment)
    if as_json:
        data = {
            "ok": True, "draws": verdict.draws, "whole": verdict.whole,
            "commitments": list(verdict.commitments),
        }  # fmt: skip
        print(json.dumps(data))
        return
    print(say("verify-fair", spoken(), draws=verdict.draws, hash=verdict.commitments[0]))
    if not verdict.whole:
        print(say("verify-unfinished", spoken()))
    if commitment is None:
        print(say("verify-compare", spoken()))
