"""A whole record: followed, scored and ranked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.table.record import Record
from tests.grand_austria_hotel.scorer.ending import final_scoring, left_over
from tests.grand_austria_hotel.scorer.lines import Lines, Offers, Purse
from tests.grand_austria_hotel.scorer.rounds import play_rounds
from tests.grand_austria_hotel.scorer.setup import set_up
from tests.grand_austria_hotel.scorer.world import Player, World


@dataclass(frozen=True)
class Score:
    """The result of a game by the scorer's own count."""

    scores: list[int]
    ranks: list[int]
    table: World
    """Everything as it lay at the end."""


def score(
    record: Record, offers: Offers | None = None, purses: Sequence[Purse] | None = None
) -> Score:
    """Follow a record from its first line to its last; compare the offered actions and the counts
    of the players, if known."""
    lines = Lines(record, offers, purses)
    w = World(lines, record.options, [Player(seat) for seat in range(record.seats)])
    set_up(w)
    play_rounds(w)
    final_scoring(w)
    w.lines.check(w.lines.at == len(w.lines.lines), "lines after the end")
    totals = [sum(p.vp.values()) for p in w.players]
    keys = [(total, left_over(w, p)) for total, p in zip(totals, w.players, strict=True)]
    if len(set(keys)) > len(set(totals)):
        w.seen["tie broken"] += 1
    if len(set(keys)) < len(keys):
        w.seen["shared rank"] += 1
    return Score(totals, [1 + sum(other > key for other in keys) for key in keys], w)
