"""Positions: the board in JSON, defaults of omitted fields, and the invariants (HK-13.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games.hotel_koenig.bank import LayBankTiles
from hotelier.games.hotel_koenig.ending import FinalScoring, SellEverything
from hotelier.games.hotel_koenig.stack import check_stack, is_before_the_start
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import (
    ALL_SAFE,
    CHAIN_COUNT,
    CHAIN_KEYS,
    CHAIN_LETTERS,
    COLUMNS,
    EMPTY,
    FORTY_ONE,
    LONE,
    NEIGHBOURS,
    ROWS,
    RUNNING,
    SHARES_PER_CHAIN,
    SOURCES,
    START_MONEY,
    TILE_COUNT,
    TILE_KEYS,
)
from hotelier.kernel.codec import Form
from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.options import Value

LETTERS: Final = CHAIN_LETTERS + "o."
"""One letter per owner of a square: the chains, `o` for a lone tile, `.` for an empty square."""


def draw_board(board: list[int]) -> list[str]:
    """Write the board as nine strings, rows A to I, of twelve letters each."""
    return ["".join(LETTERS[board[n * ROWS + row]] for n in range(COLUMNS)) for row in range(ROWS)]


def read_board(rows: list[str]) -> list[int]:
    """Read a board that `draw_board` wrote."""
    if len(rows) != ROWS or any(type(row) is not str or len(row) != COLUMNS for row in rows):
        raise ValueError
    return [LETTERS.index(rows[row][n]) for n in range(COLUMNS) for row in range(ROWS)]


FORMS: Final[dict[str, Form]] = {"Board": Form(draw_board, read_board)}


def complete(
    seats: int, data: dict[str, Any], chosen: Mapping[str, Value] | None = None
) -> dict[str, Any]:
    """Fill in the fields that a hand-written position omits.

    Only `board` and `hands` are required. Sizes, stock and pile are derived from them, money and
    shares start as in the setup, and it is the turn of `mover`. No option changes that.
    """
    full = dict(data)
    full.setdefault("board", draw_board([EMPTY] * TILE_COUNT))
    full.setdefault("hands", [[] for _ in range(seats)])
    full.setdefault("shares", [0] * (seats * CHAIN_COUNT))
    full.setdefault("money", [START_MONEY] * seats)
    full.setdefault("owed", [[] for _ in range(CHAIN_COUNT)])
    for name in ("removed", "start_tiles", "bank_tiles"):
        full.setdefault(name, [])
    for name in ("mover", "idle"):
        full.setdefault(name, 0)
    for name in ("announced", "reason"):
        full.setdefault(name, "running")
    full.setdefault("stack", [{"frame": "Turn", "seat": full["mover"]}])
    try:
        derive(full)
    except (AttributeError, LookupError, TypeError, ValueError):
        for name in ("size", "stock", "pile", "ledger"):
            full.setdefault(name, [])  # the codec then reports the wrong field
    return full


def derive(full: dict[str, Any]) -> None:
    """Derive missing sizes, stock, pile and ledger from the other fields, and sort the tiles."""
    board = read_board(full["board"])
    if any(type(count) is not int for count in (*full["shares"], *full["money"])):
        raise TypeError
    full.setdefault("size", [board.count(chain) for chain in range(CHAIN_COUNT)])
    held = [sum(full["shares"][chain::CHAIN_COUNT]) for chain in range(CHAIN_COUNT)]
    full.setdefault("stock", [SHARES_PER_CHAIN - shares for shares in held])
    gone = {
        tile for tiles in (*full["hands"], full["removed"], full["bank_tiles"]) for tile in tiles
    }
    full.setdefault("pile", [
        key for tile, key in enumerate(TILE_KEYS) if board[tile] == EMPTY and key not in gone
    ])  # fmt: skip
    rest = [0] * (len(SOURCES) - 1)
    full.setdefault("ledger", [figure for money in full["money"] for figure in (money, *rest)])
    full["hands"] = [in_order(hand) for hand in full["hands"]]
    full["pile"], full["removed"] = in_order(full["pile"]), in_order(full["removed"])


def in_order(tiles: list[str]) -> list[str]:
    """Sort tiles as a state keeps them where their order has no meaning: 1A, 1B, 2A."""
    return sorted(tiles, key=TILE_KEYS.index)


def check(state: State) -> None:
    """HK-13.8 Refuse a position that breaks an invariant, and name the wrong field."""
    check_lengths(state)
    check_shares(state)
    check_board(state)
    check_tiles(state)
    check_stack(state)
    check_course(state)
    for seat in range(state.seats):
        width = len(SOURCES)
        if state.money[seat] < 0:
            raise BrokenRecord("negative-money", "HK-13.8", seat=seat, money=state.money[seat])
        booked = sum(state.ledger[seat * width : (seat + 1) * width])
        if booked != state.money[seat]:
            raise BrokenRecord("ledger", "HK-13.8", seat=seat, money=state.money[seat], sum=booked)


def check_course(state: State) -> None:
    """Check that the fields for the course of the game fit the stack."""
    ending = not state.stack or isinstance(state.stack[0], FinalScoring | SellEverything)
    laying = any(isinstance(frame, LayBankTiles) for frame in state.stack)
    wrong = {
        "idle": not 0 <= state.idle <= state.seats,
        "reason": state.reason != RUNNING and not ending,
        "announced": state.announced not in (RUNNING, ALL_SAFE, FORTY_ONE),
        "bank_tiles": bool(state.bank_tiles) and not (laying and state.options.bank_plays),
        "start_tiles": len(set(state.start_tiles)) < len(state.start_tiles),
        "owed": any(owed and stock for owed, stock in zip(state.owed, state.stock, strict=True)),
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise BrokenRecord("field-does-not-fit", where=name)


def check_lengths(state: State) -> None:
    """Check that every list has an entry for each seat or chain, and that every seat exists."""
    wanted = {
        "size": CHAIN_COUNT, "stock": CHAIN_COUNT, "owed": CHAIN_COUNT, "money": state.seats,
        "hands": state.seats, "shares": state.seats * CHAIN_COUNT,
        "ledger": state.seats * len(SOURCES),
    }  # fmt: skip
    for name, length in wanted.items():
        if len(getattr(state, name)) != length:
            found = len(getattr(state, name))
            raise BrokenRecord("wrong-length", "HK-13.8", where=name, found=found, wanted=length)
    seats = [state.mover, *(seat for owed in state.owed for seat in owed)]
    seats += [frame.seat for frame in state.stack if hasattr(frame, "seat")]
    seats += [frame.mover for frame in state.stack if hasattr(frame, "mover")]
    for seat in seats:
        if not 0 <= seat < state.seats:
            raise BrokenRecord("no-such-seat", where="position", seat=seat, seats=state.seats)


def check_shares(state: State) -> None:
    """HK-13.8 The shares of a chain with players and bank add up to 25."""
    for chain in range(CHAIN_COUNT):
        held = shares_of(state, chain)
        counts = [*held, state.stock[chain]]
        if min(counts) < 0 or sum(counts) != SHARES_PER_CHAIN:
            raise BrokenRecord(
                "share-count", "HK-13.8", chain=CHAIN_KEYS[chain], held=sum(held),
                stock=state.stock[chain], wanted=SHARES_PER_CHAIN,
            )  # fmt: skip


def check_board(state: State) -> None:
    """HK-13.8 Chains are connected, have two tiles or more and do not touch each other."""
    for chain in range(CHAIN_COUNT):
        squares = [tile for tile, owner in enumerate(state.board) if owner == chain]
        name = CHAIN_KEYS[chain]
        if len(squares) != state.size[chain]:
            raise BrokenRecord(
                "chain-size", "HK-13.8", chain=name, size=state.size[chain], tiles=len(squares)
            )
        if len(squares) == 1:
            raise BrokenRecord("chain-of-one", "HK-13.8", chain=name, tile=TILE_KEYS[squares[0]])
        joined = squares[:1]
        for square in joined:
            for other in NEIGHBOURS[square]:
                owner = state.board[other]
                if owner == chain and other not in joined:
                    joined.append(other)
                elif owner not in (chain, LONE, EMPTY):
                    raise BrokenRecord(
                        "chains-touch", "HK-13.8", chain=name, other=CHAIN_KEYS[owner],
                        tile=TILE_KEYS[square],
                    )  # fmt: skip
        if len(joined) != len(squares):
            raise BrokenRecord("chain-apart", "HK-13.8", chain=name)


def check_tiles(state: State) -> None:
    """HK-13.8 Every tile is in exactly one place."""
    laid = [tile for tile, owner in enumerate(state.board) if owner != EMPTY]
    places = [laid, state.pile, state.removed, state.bank_tiles, *state.hands]
    if is_before_the_start(state) and not state.options.start_tiles_laid:
        places.append(state.start_tiles)  # HK-12.14 drawn for the start, not yet returned
    everywhere = [tile for place in places for tile in place]
    for tile in range(TILE_COUNT):
        times = everywhere.count(tile)
        if times != 1:
            raise BrokenRecord("tile-count", "HK-13.8", tile=TILE_KEYS[tile], times=times)
    for seat, hand in enumerate(state.hands):
        if len(hand) > state.options.hand_size:
            raise BrokenRecord(
                "hand-size", "HK-12.3", seat=seat, tiles=len(hand), most=state.options.hand_size
            )
