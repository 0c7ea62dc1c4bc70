"""Positions of Hotel-König in a few readable lines, and short questions about a table.

    table = at("III.FF", hands=["4A"], shares={"Festival": [2, 1, 0]})
    play(table, "lay 4A")

is a table of three whose mover merges Festival into Imperial. Rows run from A to I, squares from 1
to 12; what is left out is empty. Letters are the chains' initials, `o` is a lone tile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, REASONS, TILE_KEYS

GAME = ht.GAMES["hotel-koenig"]

SEVEN_CHAINS = (
    "AA.FF.II.LL.",
    "............",
    "OO.PP.CC....",
)
"""All seven chains, two tiles each; everything from row E on is free."""

SEVEN_SAFE = (
    "AAAAAAA.LLLL",
    ".AA..A.LLL..",
    "P.A.C.LLL.OO",
    "PP.CCC.L..OO",
    "PPP..CC.OOOO",
    "PPP.CCCC.OOO",
    "PP.F..C.I...",
    "..FFFF.IIIII",
    "FFFFFF.IIIII",
)
"""All seven chains with eleven tiles or more; 4B touches Airport alone, 8A is dead."""

DEAD = ("AAAAAAAAAAAA", "............", "LLLLLLLLLLLL")
"""Two safe chains; every tile of row B is dead."""

FORTY = ("A" * 12, "A" * 12, "A" * 12, "AAAA")
"""Airport with forty tiles; 5D makes it forty-one."""


def at(
    *rows: str,
    hands: Sequence[str] = (),
    seats: int = 3,
    shares: Mapping[str, Sequence[int]] | None = None,
    money: Sequence[int] | None = None,
    chance: str = "",
    options: Mapping[str, object] | None = None,
    **fields: Any,
) -> ht.Table:
    """A table at a drawn position. `chance` lists the tiles drawn next; then a seed takes over."""
    data: dict[str, Any] = {
        "seats": seats,
        "options": dict(options or {}),
        "board": drawn(rows),
        "hands": [in_order(hand) for hand in [*hands, *[""] * (seats - len(hands))]],
        "shares": holdings(seats, shares or {}),
        **fields,
    }
    if money is not None:
        data["money"] = list(money)
    for name in ("pile", "removed", "bank_tiles"):
        if isinstance(data.get(name), str):
            data[name] = data[name].split()
    draws = [f"draw {tile}" for tile in chance.split()]
    return ht.Table.from_position(GAME, data, seed=1, chance=draws)


def drawn(rows: Sequence[str]) -> list[str]:
    """Nine rows of twelve squares."""
    return [row.ljust(12, ".") for row in [*rows, *[""] * (9 - len(rows))]]


def in_order(tiles: str) -> list[str]:
    """Tiles as the state keeps them: sorted by number, then letter."""
    return sorted(tiles.split(), key=TILE_KEYS.index)


def holdings(seats: int, shares: Mapping[str, Sequence[int]]) -> list[int]:
    """Shares seat by seat, from {"Luxor": [3, 0, 1]}."""
    table = [0] * (seats * len(CHAIN_KEYS))
    for chain, counts in shares.items():
        for seat, count in enumerate(counts):
            table[seat * len(CHAIN_KEYS) + CHAIN_KEYS.index(chain)] = count
    return table


def play(table: ht.Table, *texts: str) -> ht.Table:
    """Play several actions, one after another."""
    for text in texts:
        table.play(text)
    return table


def legal(table: ht.Table) -> list[str]:
    """The legal actions as text."""
    return [str(action) for action in table.legal()]


def asked(table: ht.Table) -> tuple[int | None, str]:
    """The seat that is asked and the kind of question."""
    stack = table.state.stack
    return table.to_move, type(stack[-1]).__name__ if stack else ""


def sizes(table: ht.Table) -> dict[str, int]:
    """The chains on the board with their sizes."""
    return {CHAIN_KEYS[chain]: size for chain, size in enumerate(table.state.size) if size}


def held(table: ht.Table, chain: str) -> list[int]:
    """The shares of a chain, seat by seat."""
    held: list[int] = table.state.shares[CHAIN_KEYS.index(chain) :: len(CHAIN_KEYS)]
    return held


def stock(table: ht.Table, chain: str) -> int:
    """The shares of a chain in the bank."""
    count: int = table.state.stock[CHAIN_KEYS.index(chain)]
    return count


def hand(table: ht.Table, seat: int) -> list[str]:
    """A hand as text."""
    return [TILE_KEYS[tile] for tile in table.state.hands[seat]]


def square(table: ht.Table, tile: str) -> str:
    """Return the content of a square: a chain's letter, `o` or `.`."""
    rows: list[str] = table.position()["board"]
    return rows["ABCDEFGHI".index(tile[-1])][int(tile[:-1]) - 1]


def told(table: ht.Table, kind: str) -> list[tuple[Any, ...]]:
    """Seat and values of every event of a kind, as people read them."""
    keys = {"Tile": TILE_KEYS, "Chain": CHAIN_KEYS, "Reason": REASONS}

    def worded(value: Any, of: str) -> Any:
        if of.startswith("tuple"):
            return tuple(worded(item, of[6:-6]) for item in value)
        return keys[of][value] if of in keys else value

    return [
        (event.seat, *map(worded, event.args, GAME.events[kind]))
        for event in table.journal
        if event.kind == kind
    ]


def ended(table: ht.Table) -> str:
    """Return the reason of the end; empty while the game runs."""
    return table.outcome.reason if table.outcome else ""


def refused(table: ht.Table, text: str) -> ht.IllegalAction:
    """Return the reason why an action is refused, and check that nothing has changed."""
    before = (table.position(), list(table.journal), list(table.record.lines))
    with pytest.raises(ht.IllegalAction) as caught:
        table.play(text)
    assert (table.position(), table.journal, table.record.lines) == before
    return caught.value


def pass_buying(table: ht.Table) -> ht.Table:
    """Let the mover buy nothing (and not announce the end)."""
    while table.to_move is not None and asked(table)[1] in ("AnnounceEnd", "BuyShares"):
        table.play("continue" if asked(table)[1] == "AnnounceEnd" else "stop")
    return table
