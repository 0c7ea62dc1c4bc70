"""Proof of fair chance: the hash of a secret seed is published first, the seed at the end.

A *commitment* is the SHA-256 of the seed's UTF-8 text in hexadecimal digits. Check it with `printf
%s SEED | sha256sum`. After a takeback past something revealed, a new seed is used from that ply on,
and its commitment is published then.
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
    """Return the commitment of a seed, which is published before play.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """Result of a verification."""

    commitments: tuple[str, ...]
    draws: int
    """Number of chance outcomes that were checked against the seeds."""
    whole: bool
    """True if the record reaches the end of the game. A record that does not may have been cut
    off."""


def verify(record: Record, game: Game | None = None, published: str | None = None) -> Verdict:
    """Check hashes, seeds, draws and lines of a record. BrokenRecord names the first fault.

    `published` is the commitment that was noted before play.
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
    table = Table.from_record(record, first["seed"], game)  # checks every line and the end
    draws = follow_draws(record, record.kind if game is None else game)
    whole = table.to_move is None and len(table.record.lines) == len(record.lines)
    return Verdict(tuple(row["commitment"] for row in record.proof), draws, whole)


def follow_draws(record: Record, game: Game) -> int:
    """Draw every outcome again from the seed in use at its ply. Return the number of outcomes."""
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
