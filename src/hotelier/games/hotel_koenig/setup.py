"""HK-3 Setup: start tiles, the start player, the hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotelier.games.hotel_koenig.actions import Draw
from hotelier.games.hotel_koenig.options import read_options
from hotelier.games.hotel_koenig.state import State, tell
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    EMPTY,
    LONE,
    RUNNING,
    SHARES_PER_CHAIN,
    SOURCES,
    START,
    START_MONEY,
    TILE_COUNT,
    Seat,
)
from hotelier.games.hotel_koenig.tiles import DRAW_TILE, PileDraw, without
from hotelier.games.hotel_koenig.turn import TURN
from hotelier.kernel.frames import Task, push, settle
from hotelier.kernel.options import Value


def empty_state(seats: int, chosen: Mapping[str, Value]) -> State:
    """Create a state for these seats and options, with its other fields unset."""
    state = State()
    state.seats = seats
    state.options = read_options(seats, chosen)
    state.journal = None
    return state


def setup(seats: int, chosen: Mapping[str, Value]) -> State:
    """HK-3.1, 3.2 Create the start of a game; the first start tile is drawn next."""
    state = empty_state(seats, chosen)
    state.board = [EMPTY] * TILE_COUNT
    state.size = [0] * CHAIN_COUNT
    state.stock = [SHARES_PER_CHAIN] * CHAIN_COUNT
    state.shares = [0] * (CHAIN_COUNT * seats)
    state.money = [START_MONEY] * seats
    state.ledger = [0] * (len(SOURCES) * seats)
    state.ledger[START :: len(SOURCES)] = state.money
    state.hands = [()] * seats
    state.pile = tuple(range(TILE_COUNT))
    state.removed = ()
    state.start_tiles = ()
    state.bank_tiles = ()
    state.owed = ((),) * CHAIN_COUNT
    state.mover = 0
    state.idle = 0
    state.announced = RUNNING
    state.reason = RUNNING
    state.stack = []
    push(state, *(DrawStartTile(seat) for seat in range(seats)), Begin())
    settle(state)
    return state


@dataclass(frozen=True, slots=True)
class DrawStartTile(PileDraw):
    """HK-3.3 Each player draws one tile and lays it on its square."""

    seat: Seat

    def apply(self, state: State, action: Draw) -> None:
        state.pile = without(state.pile, action.tile)
        state.start_tiles = (*state.start_tiles, action.tile)
        if state.options.start_tiles_laid:
            state.board[action.tile] = LONE  # HK-3.5: no chain, even if adjacent
        if state.journal is not None:
            tell(state, "start_tile", self.seat, "HK-3.3", action.tile)


@dataclass(frozen=True, slots=True)
class Begin(Task):
    """HK-3.4, 3.6 The player with the lowest start tile begins; then each player draws a hand."""

    def run(self, state: State) -> None:
        starter = state.start_tiles.index(min(state.start_tiles))
        if not state.options.start_tiles_laid:  # HK-12.14
            state.pile = tuple(range(TILE_COUNT))
        if state.journal is not None:
            tell(state, "starts", starter, "HK-3.4", state.start_tiles[starter])
        order = [(starter + turn) % state.seats for turn in range(state.seats)]
        draws = [DRAW_TILE[seat] for seat in order for _ in range(state.options.hand_size)]
        push(state, *draws, TURN[starter])
