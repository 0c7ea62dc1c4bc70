"""Hotel-König (Acquire): found chains, buy shares, merge, be the richest at the end."""

from __future__ import annotations

from typing import Final

from hotelier.games.hotel_koenig import (
    bank,
    bonuses,
    chains,
    ending,
    mergers,
    shares,
    tiles,
    turn,
)
from hotelier.games.hotel_koenig import setup as setup_module
from hotelier.games.hotel_koenig.actions import ACTIONS, ALPHABET
from hotelier.games.hotel_koenig.options import OPTIONS, PRESETS
from hotelier.games.hotel_koenig.position import FORMS, check, complete
from hotelier.games.hotel_koenig.view import imagine, own, public, redact, same_own
from hotelier.kernel.codec import Codec
from hotelier.kernel.frames import Frame
from hotelier.kernel.game import Game

FRAMES: Final[tuple[type[Frame], ...]] = (
    setup_module.DrawStartTile, setup_module.Begin,
    turn.Turn, turn.LayTile, turn.CloseTurn,
    tiles.DrawTile, tiles.RefillHand, tiles.ReplaceDeadTiles, tiles.RedrawHand,
    chains.FoundChain,
    mergers.Merge, mergers.ChooseSurvivor, mergers.DissolveChains, mergers.ChooseDissolved,
    mergers.JoinChains,
    bonuses.ScoreChain, bonuses.DrawForBank, bank.LayBankTiles,
    shares.AskHolders, shares.AskHolder, shares.TradeShares, shares.SellShares, shares.BuyShares,
    ending.OfferEnd, ending.AnnounceEnd, ending.FinalScoring, ending.SellEverything,
)  # fmt: skip

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "start_tile": ("Tile",),
    "starts": ("Tile",),
    "turn": (),
    "drew": ("Tile",),
    "discarded": ("Tile",),
    "laid": ("Tile",),
    "no_tile": (),
    "founded": ("Chain", "Tile", "int"),
    "founder_share": ("Chain",),
    "founder_share_none": ("Chain", "int"),
    "founder_share_owed": ("Chain", "int"),
    "founder_share_cash": ("Chain", "int"),
    "grew": ("Chain", "Tile", "int"),
    "merger": ("Tile", "Chain", "tuple[Chain, ...]"),
    "bank_drew": ("Chain", "Tile", "int"),
    "bonus": ("Chain", "int", "int", "int"),
    "no_bonus": ("Chain",),
    "traded": ("int", "Chain", "int", "Chain"),
    "sold": ("int", "Chain", "int"),
    "kept": ("int", "Chain"),
    "joined": ("Chain", "int"),
    "bank_laid": ("Tile",),
    "bank_tile_unplayable": ("Tile",),
    "bought": ("Chain", "int"),
    "announced": ("Reason",),
    "final_scoring": ("Reason",),
    "final_sale": ("int", "Chain", "int"),
}
"""Every journal event with the kinds of its args."""

GAME: Final[Game] = Game(
    name="hotel-koenig",
    title="Hotel-König",
    seats=range(2, 7),
    options=OPTIONS,
    presets=PRESETS,
    rules_version=1,
    actions=ACTIONS,
    codec=Codec(ALPHABET, {frame.__name__: frame for frame in FRAMES}, FORMS),
    events=EVENTS,
    state=setup_module.empty_state,
    setup=setup_module.setup,
    outcome=ending.outcome,
    redact=redact,
    imagine=imagine,
    public=public,
    own=own,
    same_own=same_own,
    complete=complete,
    check=check,
)
