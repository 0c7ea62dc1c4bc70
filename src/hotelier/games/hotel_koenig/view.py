"""HK-13.1 Hidden information: redacting, imagining, and the views as JSON data."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from hotelier.games.hotel_koenig.shares import AskHolder, AskHolders, SellShares, TradeShares
from hotelier.games.hotel_koenig.state import State
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    CHAIN_KEYS,
    EMPTY,
    PRICE,
    SAFE_SIZE,
    TILE_KEYS,
    Seat,
)
from hotelier.games.hotel_koenig.tiles import EFFECTS, effect_of
from hotelier.kernel.frames import UNKNOWN, Random, drop_hints
from hotelier.kernel.game import Last
from hotelier.kernel.rng import below

ASKED: Final = (AskHolder, AskHolders, SellShares, TradeShares)
OWNER_KEYS: Final[list[str | None]] = [*CHAIN_KEYS, None]
"""By owner of a square: the chain's name; None for a lone tile."""


def redact(state: State, seat: Seat | None) -> State:
    """Return the state as a seat knows it: other hands are UNKNOWN, their tiles are in the pile.

    Money and shares stay. Every purchase and sale is public, so a seat can remember them.
    """
    view = state.copy()
    drop_hints(view)
    pool = list(state.pile)
    for other in range(state.seats):
        if other != seat:
            pool.extend(tile for tile in state.hands[other] if tile != UNKNOWN)
            view.hands[other] = (UNKNOWN,) * len(state.hands[other])
    view.pile = tuple(sorted(pool))
    return view


def imagine(view: State, rng: Random) -> State:
    """Return a full state with the same view: the pool is dealt into the gaps at random."""
    state = view.copy()
    pool = list(view.pile)
    for seat, hand in enumerate(view.hands):
        if UNKNOWN in hand:
            drawn = [pool.pop(below(rng, len(pool))) for _ in hand]
            state.hands[seat] = tuple(sorted(drawn))
    state.pile = tuple(pool)
    return state


def public(state: State, last: Last) -> dict[str, Any]:
    """Return the public view of the position as JSON data."""
    open_books = not state.stack or not state.options.holdings_hidden
    return {
        "board": board_view(state, last),
        "chains": chains_view(state, last),
        "players": players_view(state, open_books, last),
        "hand": [],
        "pile": len(state.pile),
        "removed": [TILE_KEYS[tile] for tile in state.removed],
        "bank_tiles": [TILE_KEYS[tile] for tile in state.bank_tiles],
        "mover": state.mover,
        "announced": bool(state.announced),
    }


def board_view(state: State, last: Last) -> Any:
    """Return the owner of each laid tile."""
    if last is not None and last[0].board == state.board:
        return last[1]["board"]
    return {
        key: OWNER_KEYS[owner]
        for key, owner in zip(TILE_KEYS, state.board, strict=True)
        if owner != EMPTY
    }


def chains_view(state: State, last: Last) -> Any:
    """Return the view of all chains."""
    if last is not None and last[0].size == state.size and last[0].stock == state.stock:
        return last[1]["chains"]
    return {key: chain_view(state, chain) for chain, key in enumerate(CHAIN_KEYS)}


def players_view(state: State, open_books: bool, last: Last) -> Any:
    """Return the view of all players."""
    shown = () if open_books else chains_shown(state)
    if not open_books or last is None or not last[0].stack:  # holdings may be hidden or shown since
        return [player_view(state, seat, open_books, shown) for seat in range(state.seats)]
    old: State = last[0]
    if (
        old.options.holdings_hidden
        or old.money != state.money
        or old.shares != state.shares
        or [len(hand) for hand in old.hands] != [len(hand) for hand in state.hands]
    ):
        return [player_view(state, seat, True, ()) for seat in range(state.seats)]
    return last[1]["players"]


def own(state: State, seat: Seat, _shown: dict[str, Any]) -> dict[str, Any]:
    """Return the values that only a seat sees, by path: its tiles, and its holdings if hidden."""
    found: dict[str, Any] = {"hand": [tile_view(state, tile) for tile in state.hands[seat]]}
    if state.options.holdings_hidden:
        found[f"players/{seat}/money"] = state.money[seat]
        found[f"players/{seat}/shares"] = dict(zip(CHAIN_KEYS, holdings(state, seat), strict=True))
    return found


def same_own(old: State, new: State, seat: Seat) -> bool:
    """Return True if a seat has the same tiles with the same effects (HK-4.5) and, if holdings are
    hidden, the same holdings."""
    hand = new.hands[seat]
    if old.hands[seat] != hand:
        return False
    if new.options.holdings_hidden and (
        old.money[seat] != new.money[seat] or holdings(old, seat) != holdings(new, seat)
    ):
        return False
    if old.board == new.board and old.size == new.size:
        return True
    return [effect_of(old, tile) for tile in hand] == [effect_of(new, tile) for tile in hand]


def chain_view(state: State, chain: int) -> dict[str, Any]:
    """Return the public data of a chain (HK-9.4)."""
    size = state.size[chain]
    return {
        "size": size,
        "price": PRICE[chain][size],
        "safe": size >= SAFE_SIZE,
        "stock": state.stock[chain],
    }


def player_view(
    state: State, seat: Seat, open_book: bool, shown: Collection[int]
) -> dict[str, Any]:
    """Return a player's pieces, without money and shares where holdings are hidden (HK-12.9).

    All players see the holdings in a chain that is being dissolved (HK-R.10).
    """
    held = holdings(state, seat)
    if open_book:
        shares = dict(zip(CHAIN_KEYS, held, strict=True))
    else:
        shares = {CHAIN_KEYS[chain]: held[chain] for chain in sorted(shown)}
    return {
        "tiles": len(state.hands[seat]),
        "money": state.money[seat] if open_book else None,
        "shares": shares,
    }


def holdings(state: State, seat: Seat) -> list[int]:
    """A seat's shares by chain."""
    return state.shares[seat * CHAIN_COUNT : (seat + 1) * CHAIN_COUNT]


def chains_shown(state: State) -> list[int]:
    """Return the chains whose holders are asked about their shares now."""
    return [frame.chain for frame in state.stack if isinstance(frame, ASKED)]


def tile_view(state: State, tile: int) -> dict[str, Any]:
    """Return a hand tile with its effect (HK-4.5)."""
    return {"tile": TILE_KEYS[tile], "effect": EFFECTS[effect_of(state, tile)]}
