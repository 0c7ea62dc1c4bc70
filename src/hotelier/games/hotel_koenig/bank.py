"""HK-11 The two-player rule: the tiles drawn for the bank are laid after the merger."""

from __future__ import annotations

from dataclasses import dataclass

from hotelier.games.hotel_koenig.bonuses import BANK
from hotelier.games.hotel_koenig.chains import grow
from hotelier.games.hotel_koenig.mergers import Merge
from hotelier.games.hotel_koenig.state import State, tell
from hotelier.games.hotel_koenig.tables import LONE, Seat
from hotelier.games.hotel_koenig.tiles import (
    EIGHTH_CHAIN,
    GROWS,
    MERGES,
    effect_of,
    with_tile,
)
from hotelier.kernel.frames import Task, push


@dataclass(frozen=True, slots=True)
class LayBankTiles(Task):
    """HK-11.5, HK-R.19 The bank's tiles are laid in the order drawn, each with all it causes.

    The mover decides in a merger that such a tile causes (HK-R.18). It draws more tiles (HK-11.6).
    """

    seat: Seat

    def run(self, state: State) -> None:
        if not state.bank_tiles:
            return
        tile, *rest = state.bank_tiles
        state.bank_tiles = tuple(rest)
        effect = effect_of(state, tile)
        push(state, self)
        if effect >= EIGHTH_CHAIN:  # HK-11.7, HK-R.23
            state.removed = with_tile(state.removed, tile)
            if state.journal is not None:
                tell(state, "bank_tile_unplayable", BANK, "HK-11.7", tile)
            return
        state.board[tile] = LONE  # HK-11.8, HK-R.24: the bank founds nothing
        if state.journal is not None:
            tell(state, "bank_laid", BANK, "HK-11.5", tile)
        if effect == GROWS:
            grow(state, BANK, tile)
        elif effect == MERGES:
            push(state, Merge(self.seat, tile))
