"""`hotelier whatif`: branch off from a game and let bots play it out many times."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.cli.simulate import decimal
from hotelier.kernel.errors import Unreadable
from hotelier.table.record import load
from hotelier.words import say, say_percent


def whatif(
    point: str,
    seat: int = 0,
    do: list[str] | None = None,
    games: Annotated[int, Option(least=1)] = 10,
    bots: str = "greedy",
    seed: int = 1,
    out: Path | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Branch off and let bots play on. Information hidden from the seat is dealt anew."""
    from hotelier.analysis.whatif import branch_record, play_on, read_point

    path, ply = read_point(point)
    record = load(path)
    if out is not None:
        table = branch_record(record, ply, seat, seed)
        for text in do or ():
            table.play(text)
        try:
            table.record.save(out)
        except OSError as error:
            raise Unreadable("cannot-write", path=str(out), why=error) from error
        return
    found = play_on(record, ply, seat, do or [], games, bots, seed)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(record.kind, found)


def show(game: Any, found: dict[str, Any]) -> None:
    """Print the result of the games."""
    from hotelier.words import label

    lang = spoken()
    print(say("whatif-head", lang, ply=found["ply"], games=found["games"]))
    for action in found["do"]:
        print(say("whatif-first", lang, action=label(game, action, None, lang)))
    for seat, row in enumerate(found["seats"]):
        name = say("seat-name", lang, seat=seat)
        print(
            say("whatif-seat", lang, name=name, win=say_percent(row["wins"]["share"], lang, 0),
                low=say_percent(row["wins"]["low"], lang, 0),
                high=say_percent(row["wins"]["high"], lang, 0),
                score=decimal(row["score"]["mean"]))
        )  # fmt: skip
