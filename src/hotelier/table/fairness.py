"""Proof that nobody chose the dice: the hash of a secret seed comes first, the seed at the end.

A *commitment* is the SHA-256 of the seed's UTF-8 text in hexadecimal digits, so that anybody can
check it: `printf %s SEED | sha256sum`. A takeback past something revealed takes a new seed from
that ply on; its commitment is published then.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import play
from hotelier.kernel.game import Game
from hotelier.kernel.notation import read
from hotelier.table.dealer import Dealer
from hotelier.table.record import Record
from hotelier.table.table import Table


def commitment(seed: int | str) -> str:
    """What is published before play.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """What a record proves."""

    commitments: tuple[str, ...]
    draws: int
    """How many outcomes of chance were checked against the seeds."""
    whole: bool
    """Whether the game comes to its end; a record that does not may have been cut off."""


def verify(record: Record, game: Game | None = None, published: str | None = None) -> Verdict:
    """Check hashes, seeds, every draw and every line of a record; BrokenRecord says what fails.

    `published` is the commitment as somebody noted it before play.
    """
    if not record.proof:
        raise BrokenRecord("no-proof")
    first = record.proof[0]
    if first["from"] != 0:
        raise BrokenRecord("no-proof")
    if published is not None and published.lower() != first["commitment"]:
        raise BrokenRecord("other-commitment", found=first["commitment"], wanted=published)
    for row in record.proof:
        if "seed" not in row:
            raise BrokenRecord("seed-not-told")
        if commitment(row["seed"]) != row["commitment"]:
            raise BrokenRecord("wrong-commitment", seed=row["seed"], found=row["commitment"])
    table = Table.from_record(record, first["seed"], game)  # every line is legal, the end right
    draws = follow_draws(record, record.kind if game is None else game)
    whole = table.to_move is None and len(table.record.lines) == len(record.lines)
    return Verdict(tuple(row["commitment"] for row in record.proof), draws, whole)


def follow_draws(record: Record, game: Game) -> int:
    """Draw every outcome anew from the seed that was in use; the number of outcomes."""
    seeds: dict[int, Any] = {row["from"]: row["seed"] for row in record.proof}
    if record.position is not None:
        raise BrokenRecord("no-proof-from-position")
    state = game.setup(record.seats, record.options)
    dealer = Dealer(game, None)
    draws = 0
    for ply, line in enumerate(record.lines):
        dealer.seed = seeds.get(ply, dealer.seed)
        action = read(line.do, game.actions)
        if line.by is None:
            drawn = dealer.draw(state, state.stack[-1])
            if drawn != action:
                raise BrokenRecord("not-from-seed", ply=ply, text=line.do, drawn=str(drawn))
            dealer.count(state.stack[-1])
            draws += 1
        play(state, action)
    return draws
