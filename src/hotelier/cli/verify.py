"""`hotelier verify`: was the luck of a game fixed before it began?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli import app
from hotelier.cli.inputs import choose_game
from hotelier.cli.worded import spoken
from hotelier.table.fairness import verify as check
from hotelier.table.record import load


@app.command()
def verify(
    file: Path,
    commitment: str | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    house_data: Path | None = None,
) -> None:
    """Check that a game's draws all came from a seed whose hash was published before play."""
    from hotelier.words import say

    record = load(file)
    game = None if house_data is None else choose_game(record.game, house_data)
    verdict = check(record, game, commitment)
    if as_json:
        data = {
            "ok": True, "draws": verdict.draws, "whole": verdict.whole,
            "commitments": list(verdict.commitments),
        }  # fmt: skip
        typer.echo(json.dumps(data))
        return
    typer.echo(say("verify-fair", spoken(), draws=verdict.draws, hash=verdict.commitments[0]))
    if not verdict.whole:
        typer.echo(say("verify-unfinished", spoken()))
    if commitment is None:
        typer.echo(say("verify-compare", spoken()))
