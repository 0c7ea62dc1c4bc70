"""HK-7 Mergers: the survivor, the order of dissolving, and the new owner of the tiles."""

from __future__ import annotations

from dataclasses import dataclass

from hotelier.games.hotel_koenig.actions import DISSOLVE, SURVIVE, Dissolve, Survive
from hotelier.games.hotel_koenig.bonuses import ScoreChain
from hotelier.games.hotel_koenig.chains import absorb_lone_tiles
from hotelier.games.hotel_koenig.shares import AskHolders
from hotelier.games.hotel_koenig.state import State, tell
from hotelier.games.hotel_koenig.tables import (
    CHAIN_KEYS,
    CHAINS_IN,
    TOUCH_CHAINS,
    Chain,
    Seat,
    Tile,
)
from hotelier.games.hotel_koenig.tiles import touched_by
from hotelier.kernel.frames import Decision, Task, push


@dataclass(frozen=True, slots=True)
class Merge(Task):
    """HK-7.1, 7.2, HK-R.2 A tile connects chains: the one that was largest before it survives."""

    seat: Seat
    tile: Tile

    def run(self, state: State) -> None:
        largest = largest_of(state, merging(state, self.tile))
        if len(largest) > 1:
            push(state, ChooseSurvivor(self.seat, self.tile))
        else:
            dissolve_others(state, self.seat, self.tile, largest[0])


def merging(state: State, tile: Tile) -> tuple[Chain, ...]:
    """HK-1.12 The chains that a tile connects."""
    return CHAINS_IN[touched_by(state, tile) & TOUCH_CHAINS]


def largest_of(state: State, chains: tuple[Chain, ...]) -> list[Chain]:
    """The largest of some chains; several if they are equally large."""
    most = max(state.size[chain] for chain in chains)
    return [chain for chain in chains if state.size[chain] == most]


def smallest_of(state: State, chains: tuple[Chain, ...]) -> list[Chain]:
    """The smallest of some chains; several if they are equally small."""
    least = min(state.size[chain] for chain in chains)
    return [chain for chain in chains if state.size[chain] == least]


@dataclass(frozen=True, slots=True)
class ChooseSurvivor(Decision):
    """HK-7.2 Of several equally large chains the mover chooses the one that survives."""

    tile: Tile

    def legal(self, state: State) -> list[Survive]:
        return [SURVIVE[chain] for chain in largest_of(state, merging(state, self.tile))]

    def apply(self, state: State, action: Survive) -> None:
        dissolve_others(state, self.seat, self.tile, action.chain)

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if isinstance(action, Survive):
            return "HK-7.2", "not-among-largest", {"chain": CHAIN_KEYS[action.chain]}
        return "HK-7.2", "must-choose-survivor", {}


def dissolve_others(state: State, seat: Seat, tile: Tile, survivor: Chain) -> None:
    """HK-7.3, 7.4 The other chains are dissolved one after another, then all chains are joined."""
    others = tuple(chain for chain in merging(state, tile) if chain != survivor)
    if state.journal is not None:
        tell(state, "merger", seat, "HK-7.1", tile, survivor, others)
    push(state, DissolveChains(seat, survivor, others), JoinChains(seat, tile, survivor))
    if state.options.bonuses_first:
        # HK-12.15, HK-R.33 The bank never runs out (HK-R.27): the order of payments has no effect.
        push(state, *(ScoreChain(chain, 0) for chain in others))


@dataclass(frozen=True, slots=True)
class DissolveChains(Task):
    """HK-7.3 The smallest first (HK-12.11: the largest); the mover orders equally large ones."""

    seat: Seat
    survivor: Chain
    others: tuple[Chain, ...]

    def run(self, state: State) -> None:
        if not self.others:
            return
        if len(next_to_dissolve(state, self.others)) > 1:
            push(state, ChooseDissolved(self.seat, self.survivor, self.others))
        else:
            chain = next_to_dissolve(state, self.others)[0]
            dissolve(state, self.seat, chain, self.survivor, self.others)


def next_to_dissolve(state: State, others: tuple[Chain, ...]) -> list[Chain]:
    """HK-7.3, HK-12.11 The chains that may be dissolved next."""
    return (largest_of if state.options.largest_first else smallest_of)(state, others)


@dataclass(frozen=True, slots=True)
class ChooseDissolved(Decision):
    """HK-7.3 Of several equally large chains the mover chooses the one dissolved next."""

    survivor: Chain
    others: tuple[Chain, ...]

    def legal(self, state: State) -> list[Dissolve]:
        return [DISSOLVE[chain] for chain in next_to_dissolve(state, self.others)]

    def apply(self, state: State, action: Dissolve) -> None:
        dissolve(state, self.seat, action.chain, self.survivor, self.others)

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if isinstance(action, Dissolve):
            return "HK-7.3", "not-next-to-dissolve", {"chain": CHAIN_KEYS[action.chain]}
        return "HK-7.3", "must-choose-dissolved", {}


def dissolve(
    state: State, seat: Seat, chain: Chain, survivor: Chain, others: tuple[Chain, ...]
) -> None:
    """HK-7.4 Settle the bonuses of the chain and its shares before the next chain."""
    rest = tuple(other for other in others if other != chain)
    push(state, AskHolders(seat, chain, survivor), DissolveChains(seat, survivor, rest))
    if not state.options.bonuses_first:
        push(state, ScoreChain(chain, 0))


@dataclass(frozen=True, slots=True)
class JoinChains(Task):
    """HK-7.5 The tile, all chains and connected lone tiles now belong to the survivor."""

    seat: Seat
    tile: Tile
    survivor: Chain

    def run(self, state: State) -> None:
        dissolved = [chain for chain in merging(state, self.tile) if chain != self.survivor]
        state.board = [self.survivor if owner in dissolved else owner for owner in state.board]
        for chain in dissolved:
            state.size[self.survivor] += state.size[chain]
            state.size[chain] = 0
        absorb_lone_tiles(state, self.tile, self.survivor)
        if state.journal is not None:
            size = state.size[self.survivor]
            tell(state, "joined", self.seat, "HK-7.5", self.survivor, size)
