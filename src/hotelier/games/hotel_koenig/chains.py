"""HK-5 Founding and HK-6 growth."""

from __future__ import annotations

from dataclasses import dataclass

from hotelier.games.hotel_koenig.actions import FOUND, Found
from hotelier.games.hotel_koenig.state import State, earn, set_owed, tell
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    CHAIN_KEYS,
    CHAINS_IN,
    FOUNDING,
    LONE,
    NEIGHBOURS,
    PRICE,
    TOUCH_CHAINS,
    Chain,
    Seat,
    Tile,
)
from hotelier.games.hotel_koenig.tiles import touched_by
from hotelier.kernel.frames import Decision


@dataclass(frozen=True, slots=True)
class FoundChain(Decision):
    """HK-5.1 A tile joined lone tiles: the mover founds one of the chains not on the board."""

    tile: Tile

    def legal(self, state: State) -> list[Found]:
        return [FOUND[chain] for chain in range(CHAIN_COUNT) if not state.size[chain]]

    def apply(self, state: State, action: Found) -> None:
        found(state, self.seat, self.tile, action.chain)

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if isinstance(action, Found):
            return "HK-5.1", "chain-on-board", {"chain": CHAIN_KEYS[action.chain]}
        return "HK-5.1", "must-found", {}


def found(state: State, seat: Seat, tile: Tile, chain: Chain) -> None:
    """HK-5.2, 5.3, HK-R.6 The chain takes all connected lone tiles; its founder gets a share."""
    absorb_lone_tiles(state, tile, chain)
    if state.journal is not None:
        tell(state, "founded", seat, "HK-5.1", chain, tile, state.size[chain])
    give_founder_share(state, seat, chain)


def absorb_lone_tiles(state: State, tile: Tile, chain: Chain) -> None:
    """HK-5.2, 6.1 The tile and the lone tiles connected with it join the chain."""
    board = state.board
    board[tile] = chain
    joined = [tile]
    for square in joined:
        for other in NEIGHBOURS[square]:
            if board[other] == LONE:
                board[other] = chain
                joined.append(other)
    state.size[chain] += len(joined)


def give_founder_share(state: State, seat: Seat, chain: Chain) -> None:
    """HK-5.3, HK-1.9 One free share; with an empty bank as HK-12.4 (HK-R.5) says."""
    if state.stock[chain]:
        state.stock[chain] -= 1
        state.shares[seat * CHAIN_COUNT + chain] += 1
        if state.journal is not None:
            tell(state, "founder_share", seat, "HK-5.3", chain)
        return
    compensation = state.options.founder_share_empty
    if compensation == "owed":
        set_owed(state, chain, (*state.owed[chain], seat))
    elif compensation == "cash":
        earn(state, seat, PRICE[chain][state.size[chain]], FOUNDING)
    if state.journal is not None:
        amount = PRICE[chain][state.size[chain]] if compensation == "cash" else 0
        tell(state, f"founder_share_{compensation}", seat, "HK-12.4", chain, amount)


def grow(state: State, seat: Seat, tile: Tile) -> None:
    """HK-6.1 The tile joins the one chain it touches, with all lone tiles connected with it."""
    (chain,) = CHAINS_IN[touched_by(state, tile) & TOUCH_CHAINS]
    absorb_lone_tiles(state, tile, chain)
    if state.journal is not None:
        tell(state, "grew", seat, "HK-6.1", chain, tile, state.size[chain])
