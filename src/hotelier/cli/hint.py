"""`hotelier hint`: suggest actions with reasons, from the information of the seat to move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable
from hotelier.table.record import load
from hotelier.table.table import Table


def hint(
    file: Path,
    to: Annotated[int | None, Option(least=0)] = None,
    few: Annotated[int, Option(least=1)] = 3,
    seconds: Annotated[float | None, Option(least=0.05)] = None,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Print the best actions for the seat to move."""
    from hotelier.analysis.hints import hints_for
    from hotelier.analysis.judge import THOROUGH, USUAL
    from hotelier.analysis.telling import hint_lines
    from hotelier.analysis.whatif import cut_at
    from hotelier.bots.judging import Budget
    from hotelier.games import game_of

    record = load(file)
    table = Table.from_record(record if to is None else cut_at(record, to))
    seat = table.to_move
    if seat is None:
        raise Unreadable("nobody-asked")
    view = game_of(table.state).redact(table.state, seat)
    effort = USUAL if seconds is None else THOROUGH
    found = [each.data() for each in hints_for(view, effort, Budget(seconds=seconds), few)]
    if as_json:
        print(json.dumps({"seat": seat, "hints": found}, ensure_ascii=False))
    else:
        lines = hint_lines(table.game, found, table.view(seat), spoken())
        print("\n".join(lines))
