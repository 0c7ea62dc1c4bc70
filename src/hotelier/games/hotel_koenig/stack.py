"""Positions: the frames that may be on top of each other in a hand-written stack.

Every pair is one that the rules themselves push. A stack is sound if each frame is on a frame that
allows it, and its fields fit the board.
"""

from __future__ import annotations

from typing import Final

from hotelier.games.hotel_koenig.bank import LayBankTiles
from hotelier.games.hotel_koenig.bonuses import DrawForBank, ScoreChain
from hotelier.games.hotel_koenig.chains import FoundChain
from hotelier.games.hotel_koenig.ending import (
    AnnounceEnd,
    FinalScoring,
    OfferEnd,
    SellEverything,
)
from hotelier.games.hotel_koenig.mergers import (
    ChooseDissolved,
    ChooseSurvivor,
    DissolveChains,
    JoinChains,
    Merge,
    merging,
)
from hotelier.games.hotel_koenig.setup import Begin, DrawStartTile
from hotelier.games.hotel_koenig.shares import (
    AskHolder,
    AskHolders,
    BuyShares,
    SellShares,
    TradeShares,
)
from hotelier.games.hotel_koenig.state import State
from hotelier.games.hotel_koenig.tables import (
    CHAIN_KEYS,
    LONE,
    RUNNING,
    TILE_KEYS,
    Chain,
    Tile,
)
from hotelier.games.hotel_koenig.tiles import (
    FOUNDS,
    MERGES,
    DrawTile,
    PileDraw,
    RedrawHand,
    RefillHand,
    ReplaceDeadTiles,
    effect_of,
)
from hotelier.games.hotel_koenig.turn import CloseTurn, LayTile, Turn
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.frames import Frame

BOTTOM: Final = (Begin, Turn, CloseTurn, FinalScoring, SellEverything)
"""Frames at the bottom of a stack: of the setup, the next turn, a turn, the end."""

LIES_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {
    DrawStartTile: (Begin, DrawStartTile),
    BuyShares: (CloseTurn,),
    OfferEnd: (BuyShares,),
    AnnounceEnd: (BuyShares,),
    LayTile: (OfferEnd,),
    RedrawHand: (LayTile,),
    ReplaceDeadTiles: (LayTile, RedrawHand, Turn),
    RefillHand: (Turn, ReplaceDeadTiles),
    DrawTile: (Turn, LayTile, ReplaceDeadTiles, RefillHand, DrawTile),
    FoundChain: (OfferEnd,),
    LayBankTiles: (OfferEnd,),
    Merge: (LayBankTiles,),
    ChooseSurvivor: (LayBankTiles,),
    JoinChains: (LayBankTiles,),
    DissolveChains: (JoinChains,),
    ChooseDissolved: (JoinChains,),
    AskHolders: (DissolveChains,),
    AskHolder: (DissolveChains, AskHolder),
    TradeShares: (DissolveChains, AskHolder),
    SellShares: (DissolveChains, AskHolder),
    ScoreChain: (DissolveChains, AskHolders, SellEverything, ScoreChain),
    DrawForBank: (DissolveChains, AskHolders, SellEverything, ScoreChain),
}


MERGING: Final = (Merge, ChooseSurvivor, JoinChains)
"""Frames of a merger that is not over."""
OF_ANY_SEAT: Final = (AskHolder, TradeShares, SellShares)
"""Frames of a turn that may belong to a seat other than the mover."""


def check_stack(state: State) -> None:
    """Refuse a stack that the rules could not have built, and name the frame."""
    if not state.stack and state.reason == RUNNING:
        raise BrokenRecord("nothing-asked", where="stack")
    below: Frame | None = None
    for place, frame in enumerate(state.stack):
        kind = type(frame).__name__
        if not (isinstance(frame, BOTTOM) if below is None else lies_well(frame, below)):
            under = type(below).__name__ if below else ""
            raise BrokenRecord("misplaced-frame", where=f"stack[{place}]", frame=kind, under=under)
        wrong = wrong_field(state, frame)
        if wrong:
            raise BrokenRecord(
                "frame-does-not-fit", where=f"stack[{place}]", frame=kind, name=wrong
            )
        below = frame
    check_draws(state)
    check_lone_tiles(state)


def lies_well(frame: Frame, below: Frame) -> bool:
    """Return True if the rules push this frame on the one below."""
    return type(below) in LIES_ON.get(type(frame), ())


def check_draws(state: State) -> None:
    """Check that there are no more draws than tiles, and a start tile for each seat (HK-3.3)."""
    draws = sum(isinstance(frame, PileDraw) for frame in state.stack)
    if draws > len(state.pile):
        raise BrokenRecord("too-many-draws", where="stack", draws=draws, pile=len(state.pile))
    if is_before_the_start(state):
        waiting = [frame.seat for frame in state.stack if isinstance(frame, DrawStartTile)]
        drawn = list(range(len(state.start_tiles)))
        if [*drawn, *reversed(waiting)] != list(range(state.seats)):
            found = len(drawn) + len(waiting)
            raise BrokenRecord(
                "wrong-length", "HK-3.3", where="start_tiles", found=found, wanted=state.seats
            )


def check_lone_tiles(state: State) -> None:
    """HK-6.1 A tile beside a chain belongs to it, except the one that merges chains now."""
    merging_now = {frame.tile for frame in state.stack if isinstance(frame, MERGING)}
    for tile, owner in enumerate(state.board):
        chains = merging(state, tile) if owner == LONE else ()
        if chains and tile not in merging_now:
            raise BrokenRecord(
                "lone-beside-chain", "HK-6.1", tile=TILE_KEYS[tile], chain=CHAIN_KEYS[chains[0]]
            )


def is_before_the_start(state: State) -> bool:
    """Return True while start tiles are being drawn."""
    return bool(state.stack) and isinstance(state.stack[0], Begin)


def wrong_field(state: State, frame: Frame) -> str:
    """Return the first field of a frame that does not fit the position; empty if all fit."""
    if isinstance(state.stack[0], CloseTurn) and not isinstance(frame, OF_ANY_SEAT):
        for name in ("seat", "mover"):
            if getattr(frame, name, state.mover) != state.mover:
                return name
    if isinstance(frame, FoundChain) and not just_laid(state, frame.tile, FOUNDS):
        return "tile"
    if isinstance(frame, MERGING):
        if not just_laid(state, frame.tile, MERGES):
            return "tile"
        if isinstance(frame, JoinChains) and frame.survivor not in merging(state, frame.tile):
            return "survivor"
    return wrong_number(state, frame) or wrong_chain(state, frame)


def just_laid(state: State, tile: Tile, effect: int) -> bool:
    """Return True if a tile is on its square, belongs to no chain yet and has this effect."""
    return state.board[tile] == LONE and effect_of(state, tile) == effect


def wrong_number(state: State, frame: Frame) -> str:
    """Return the field with a number that the rules cannot produce; empty if there is none."""
    if isinstance(frame, BuyShares) and not 0 <= frame.left <= state.options.buy_limit:
        return "left"
    if isinstance(frame, ScoreChain | DrawForBank):
        return "" if frame.final == isinstance(state.stack[0], SellEverything) else "final"
    return "reason" if isinstance(frame, FinalScoring) and frame.reason == RUNNING else ""


def wrong_chain(state: State, frame: Frame) -> str:
    """Return the field with a chain that is not on the board or would be dissolved into itself."""
    chain: Chain | None = getattr(frame, "chain", None)
    survivor: Chain | None = getattr(frame, "survivor", None)
    others: tuple[Chain, ...] = getattr(frame, "others", ())
    if chain is not None and (chain == survivor or not state.size[chain]):
        return "chain"
    if survivor is not None and not state.size[survivor]:
        return "survivor"
    if not others:
        return "others" if isinstance(frame, ChooseDissolved) else ""
    twice = len({survivor, *others}) < 1 + len(others)
    return "others" if twice or not all(state.size[other] for other in others) else ""
