"""HK-4.5 The effect of a tile on its square, and HK-4.3 drawing tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.games.hotel_koenig.actions import DRAW, Draw
from hotelier.games.hotel_koenig.state import State, tell
from hotelier.games.hotel_koenig.tables import (
    CHAINS_IN,
    NEIGHBOURS,
    SAFE_SIZE,
    TOUCH,
    TOUCH_CHAINS,
    Seat,
    Tile,
)
from hotelier.kernel.frames import Chance, Event, Random, Task, push
from hotelier.kernel.rng import below

EFFECTS: Final[list[str]] = ["lone", "found", "grow", "merge", "eighth-chain", "two-safe-chains"]
STAY_LONE, FOUNDS, GROWS, MERGES, EIGHTH_CHAIN, TWO_SAFE_CHAINS = range(6)
"""The four effects of HK-4.5, and the two reasons why a tile is unplayable (HK-1.11)."""


def touched_by(state: State, tile: Tile) -> int:
    """Return a bit for each chain, and one for lone tiles, that the square touches (HK-1.3)."""
    board = state.board
    touched = 0
    for square in NEIGHBOURS[tile]:
        touched |= TOUCH[board[square]]
    return touched


def effect_of(state: State, tile: Tile) -> int:
    """HK-4.5, HK-R.7 The one effect the tile would have if a player laid it now."""
    touched = touched_by(state, tile)
    if not touched:
        return STAY_LONE
    chains = touched & TOUCH_CHAINS
    if not chains:
        return FOUNDS if 0 in state.size else EIGHTH_CHAIN  # HK-5.4, HK-R.25
    if chains & (chains - 1) == 0:
        return GROWS
    size = state.size
    safe = 0
    for chain in CHAINS_IN[chains]:
        safe += size[chain] >= SAFE_SIZE
    return TWO_SAFE_CHAINS if safe > 1 else MERGES  # HK-7.1


def playable(state: State, hand: tuple[Tile, ...]) -> list[Tile]:
    """The tiles of a hand that may be laid (HK-1.11)."""
    return [tile for tile in hand if effect_of(state, tile) < EIGHTH_CHAIN]


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """Return the tiles without one of them."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def with_tile(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """Return the sorted tiles with one more."""
    return tuple(sorted((*tiles, tile)))


class PileDraw(Chance):
    """A draw from the pile; each tile is equally likely."""

    __slots__ = ()

    def sample(self, state: State, rng: Random) -> Draw:
        return DRAW[state.pile[below(rng, len(state.pile))]]

    def outcomes(self, state: State) -> list[tuple[Draw, float]]:
        return [(DRAW[tile], 1 / len(state.pile)) for tile in state.pile]

    def possible(self, state: State, action: object) -> bool:
        return isinstance(action, Draw) and action.tile in state.pile


@dataclass(frozen=True, slots=True)
class DrawTile(PileDraw):
    """HK-3.6, 4.3 A seat draws a tile into its hand; only that seat sees it."""

    seat: Seat

    def apply(self, state: State, action: Draw) -> None:
        state.pile = without(state.pile, action.tile)
        state.hands[self.seat] = with_tile(state.hands[self.seat], action.tile)
        if state.journal is not None:
            only = (self.seat,)
            state.journal.append(Event("drew", self.seat, (action.tile,), "HK-4.3", only))

    def audience(self, state: State, action: Draw) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class RefillHand(Task):
    """HK-4.3 The mover draws up to a full hand, if a tile was laid and while the pile lasts."""

    seat: Seat

    def run(self, state: State) -> None:
        short = state.options.hand_size - len(state.hands[self.seat])
        if state.idle == 0 and short > 0 and state.pile:
            push(state, DRAW_TILE[self.seat], self)


@dataclass(frozen=True, slots=True)
class ReplaceDeadTiles(Task):
    """HK-12.1 Tiles between two safe chains are shown, leave the game and are replaced.

    One at a time, and repeatedly. With an empty pile the tile stays in the hand (HK-R.29).
    """

    seat: Seat

    def run(self, state: State) -> None:
        hand = state.hands[self.seat]
        dead = [tile for tile in hand if effect_of(state, tile) == TWO_SAFE_CHAINS]
        if dead and state.pile:
            discard(state, self.seat, dead[0], "HK-12.1")
            push(state, DRAW_TILE[self.seat], self)


@dataclass(frozen=True, slots=True)
class RedrawHand(Task):
    """HK-12.2 A mover without a playable tile shows the hand and replaces all of it, once.

    The pile limits the number of tiles. With an empty pile nothing is shown (HK-R.32).
    """

    seat: Seat

    def run(self, state: State) -> None:
        hand = state.hands[self.seat]
        if state.pile and not playable(state, hand):
            for tile in hand:
                discard(state, self.seat, tile, "HK-12.2")
            draws = min(len(hand), len(state.pile))
            push(state, *(DRAW_TILE[self.seat] for _ in range(draws)))


def discard(state: State, seat: Seat, tile: Tile, rule: str) -> None:
    """Show a hand tile and remove it from the game."""
    state.hands[seat] = without(state.hands[seat], tile)
    state.removed = with_tile(state.removed, tile)
    if state.journal is not None:
        tell(state, "discarded", seat, rule, tile)


DRAW_TILE: Final[list[DrawTile]] = [DrawTile(seat) for seat in range(6)]
REFILL_HAND: Final[list[RefillHand]] = [RefillHand(seat) for seat in range(6)]
