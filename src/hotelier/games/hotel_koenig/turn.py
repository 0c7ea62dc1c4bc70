"""HK-4 The turn as a list of frames, and laying a tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.games.hotel_koenig.actions import ANNOUNCE, LAY, PASS, Announce, Lay, Pass
from hotelier.games.hotel_koenig.bank import LayBankTiles
from hotelier.games.hotel_koenig.chains import FoundChain, found, grow
from hotelier.games.hotel_koenig.ending import (
    OFFER_END,
    FinalScoring,
    announce,
    automatic_end,
    end_condition,
)
from hotelier.games.hotel_koenig.mergers import Merge
from hotelier.games.hotel_koenig.shares import BUYING
from hotelier.games.hotel_koenig.state import State, tell
from hotelier.games.hotel_koenig.tables import LONE, TILE_KEYS, Seat
from hotelier.games.hotel_koenig.tiles import (
    EFFECTS,
    FOUNDS,
    GROWS,
    MERGES,
    REFILL_HAND,
    RedrawHand,
    ReplaceDeadTiles,
    effect_of,
    playable,
    without,
)
from hotelier.kernel.frames import Decision, Task, push


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """HK-4.1 One turn: lay, carry out, announce the end, buy, draw."""

    seat: Seat

    def run(self, state: State) -> None:
        seat = self.seat
        state.mover = seat
        if state.journal is not None:
            tell(state, "turn", seat, "HK-4.1")
        options = state.options
        push(state, LAY_TILE[seat], OFFER_END[seat], BUYING[seat][options.buy_limit][0],
             CLOSE_TURN[seat])  # fmt: skip
        if options.full_hand_redraw:
            push(state, RedrawHand(seat))
        if options.replace_at_start:
            push(state, ReplaceDeadTiles(seat))


@dataclass(frozen=True, slots=True)
class LayTile(Decision):
    """HK-4.1 (1), 13.2 The mover lays a playable hand tile; without one, none (HK-4.2, HK-R.8).

    The question is asked even without a playable tile, because it would reveal the hand otherwise.
    """

    def legal(self, state: State) -> list[object]:
        found: list[object] = [LAY[tile] for tile in playable(state, state.hands[self.seat])]
        if not found:
            found.append(PASS)
        if state.options.announce_before_tile and not state.announced and end_condition(state):
            found.append(ANNOUNCE)  # HK-12.7, HK-R.30
        return found

    def apply(self, state: State, action: object) -> None:
        if isinstance(action, Lay):
            state.idle = 0
            state.hands[self.seat] = without(state.hands[self.seat], action.tile)
            lay(state, self.seat, action.tile)
        elif isinstance(action, Pass):
            state.idle += 1
            if state.journal is not None:
                tell(state, "no_tile", self.seat, "HK-4.2")
        else:
            announce(state, self.seat, "HK-12.7")
            push(state, self)

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if isinstance(action, Announce):
            if not end_condition(state):
                return "HK-10.1", "no-end-condition", {}
            return "HK-R.12", "announce-after-tile", {}
        if isinstance(action, Pass):
            return "HK-4.1", "must-lay", {}
        if not isinstance(action, Lay):
            return "HK-4.1", "lay-first", {}
        tile = {"tile": TILE_KEYS[action.tile]}
        if action.tile not in state.hands[self.seat]:
            return "HK-4.1", "not-in-hand", {
                **tile, "hand": [TILE_KEYS[held] for held in state.hands[self.seat]]
            }  # fmt: skip
        effect = EFFECTS[effect_of(state, action.tile)]
        return ("HK-5.4" if effect == "eighth-chain" else "HK-7.1"), effect, dict(tile)


def lay(state: State, seat: Seat, tile: int) -> None:
    """HK-4.5 A player lays a tile; exactly one effect applies."""
    effect = effect_of(state, tile)
    state.board[tile] = LONE
    if state.journal is not None:
        tell(state, "laid", seat, "HK-4.1", tile)
    if effect == FOUNDS:
        free = [chain for chain, size in enumerate(state.size) if not size]
        if len(free) > 1:  # HK-R.34: one name is no question
            push(state, FoundChain(seat, tile))
        else:
            found(state, seat, tile, free[0])
    elif effect == GROWS:
        grow(state, seat, tile)
    elif effect == MERGES:
        push(state, Merge(seat, tile), LayBankTiles(seat))


@dataclass(frozen=True, slots=True)
class CloseTurn(Task):
    """HK-10.2, HK-R.9 The game ends, or the mover draws and the next player follows."""

    seat: Seat

    def run(self, state: State) -> None:
        reason = state.announced or automatic_end(state)  # HK-R.38
        if reason:
            push(state, FinalScoring(reason))
            return
        push(state, TURN[(self.seat + 1) % state.seats])  # HK-3.7
        if state.options.replace_at_draw:
            push(state, ReplaceDeadTiles(self.seat))
        push(state, REFILL_HAND[self.seat])


TURN: Final[list[Turn]] = [Turn(seat) for seat in range(6)]
LAY_TILE: Final[list[LayTile]] = [LayTile(seat) for seat in range(6)]
CLOSE_TURN: Final[list[CloseTurn]] = [CloseTurn(seat) for seat in range(6)]
