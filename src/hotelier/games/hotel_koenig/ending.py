"""HK-10 The end: conditions for announcing it, the automatic end, and the final scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.games.hotel_koenig.actions import ANNOUNCE, PLAY_ON, Announce
from hotelier.games.hotel_koenig.bonuses import ScoreChain
from hotelier.games.hotel_koenig.state import Reason, State, earn, tell
from hotelier.games.hotel_koenig.tables import (
    ALL_SAFE,
    CHAIN_COUNT,
    END_SIZE,
    FINAL_SALES,
    FORTY_ONE,
    NO_TILE_IN_A_ROUND,
    NO_TILES_LEFT,
    PRICE,
    REASONS,
    RUNNING,
    SAFE_SIZE,
    SOURCES,
    Seat,
)
from hotelier.kernel.frames import Decision, Task, push
from hotelier.kernel.game import Outcome, ranks_of


def end_condition(state: State) -> int:
    """HK-10.1, HK-12.6, HK-R.38 The condition that allows announcing the end now, or RUNNING."""
    size = state.size
    if max(size) >= END_SIZE:
        return FORTY_ONE
    if state.options.seven_safe:
        return ALL_SAFE if min(size) >= SAFE_SIZE else RUNNING
    on_board = [tiles for tiles in size if tiles]
    return ALL_SAFE if on_board and min(on_board) >= SAFE_SIZE else RUNNING


@dataclass(frozen=True, slots=True)
class OfferEnd(Task):
    """HK-10.1, HK-R.11 After the tile, if a condition holds, the mover may announce the end."""

    seat: Seat

    def run(self, state: State) -> None:
        if state.announced or not end_condition(state):
            return
        if state.options.end_compulsory:
            announce(state, self.seat, "HK-12.5")
        else:
            push(state, AnnounceEnd(self.seat))


OFFER_END: Final[list[OfferEnd]] = [OfferEnd(seat) for seat in range(6)]


@dataclass(frozen=True, slots=True)
class AnnounceEnd(Decision):
    """HK-10.1, 13.6 The mover announces the end or plays on."""

    def legal(self, state: State) -> list[object]:
        return [ANNOUNCE, PLAY_ON]

    def apply(self, state: State, action: object) -> None:
        if isinstance(action, Announce):
            announce(state, self.seat, "HK-10.1")

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        return "HK-10.1", "must-announce-or-continue", {}


def announce(state: State, seat: Seat, rule: str) -> None:
    """HK-10.2 The game will end after this turn; shares may still be bought."""
    state.announced = end_condition(state)
    if state.journal is not None:
        tell(state, "announced", seat, rule, state.announced)


def automatic_end(state: State) -> int:
    """HK-R.9 The reason for an automatic end after this turn, or RUNNING."""
    if state.idle >= state.seats:
        return NO_TILE_IN_A_ROUND
    if not state.pile and not any(state.hands):
        return NO_TILES_LEFT
    return RUNNING


@dataclass(frozen=True, slots=True)
class FinalScoring(Task):
    """HK-10.3 Bonuses of every active chain, then all shares are sold at current prices."""

    reason: Reason

    def run(self, state: State) -> None:
        state.reason = self.reason
        if state.journal is not None:
            tell(state, "final_scoring", state.mover, "HK-10.3", self.reason)
        active = [chain for chain in range(CHAIN_COUNT) if state.size[chain]]
        push(state, *(ScoreChain(chain, 1) for chain in active), SellEverything())


@dataclass(frozen=True, slots=True)
class SellEverything(Task):
    """HK-10.3 All players sell all shares; those of chains not on the board are worthless."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            for chain in range(CHAIN_COUNT):
                shares = state.shares[seat * CHAIN_COUNT + chain]
                if not shares or not state.size[chain]:
                    continue
                amount = shares * PRICE[chain][state.size[chain]]
                state.shares[seat * CHAIN_COUNT + chain] = 0
                state.stock[chain] += shares
                earn(state, seat, amount, FINAL_SALES)
                if state.journal is not None:
                    tell(state, "final_sale", seat, "HK-10.3", shares, chain, amount)


def outcome(state: State) -> Outcome:
    """HK-10.4, HK-R.13 Most money wins; a tie is a shared victory."""
    scores = tuple(state.money)
    ranks = ranks_of(state.money)
    width = len(SOURCES)
    return Outcome(
        reason=REASONS[state.reason],
        scores=scores,
        ranks=ranks,
        winners=tuple(seat for seat in range(state.seats) if ranks[seat] == 1),
        breakdown=tuple(
            dict(zip(SOURCES, state.ledger[seat * width : (seat + 1) * width], strict=True))
            for seat in range(state.seats)
        ),
    )
