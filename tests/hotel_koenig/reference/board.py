"""HK-1: squares, chains, and the effect of a tile. A board is a dict without empty squares."""

from __future__ import annotations

CHAINS = ["Airport", "Festival", "Imperial", "Luxor", "Oriental", "Prestige", "Continental"]
LETTER = dict(zip(CHAINS, "AFILOPC", strict=True))
LONE = "lone"

Board = dict[str, str]
"""Square -> the chain that its tile belongs to, or LONE (HK-1.5)."""

SQUARES = [f"{number}{letter}" for number in range(1, 13) for letter in "ABCDEFGHI"]


def number_and_letter(square: str) -> tuple[int, str]:
    """HK-1.1 9F is (9, "F"); also the order of tiles, lowest number first."""
    return int(square[:-1]), square[-1]


def _beside(square: str) -> list[str]:
    number, letter = number_and_letter(square)
    around = [
        f"{number - 1}{letter}",
        f"{number + 1}{letter}",
        f"{number}{chr(ord(letter) - 1)}",
        f"{number}{chr(ord(letter) + 1)}",
    ]
    return [other for other in around if other in SQUARES]


BESIDE = {square: _beside(square) for square in SQUARES}
"""HK-1.3 Squares that share an edge."""


def size(board: Board, chain: str) -> int:
    """HK-1.4 The number of a chain's tiles."""
    return list(board.values()).count(chain)


def active(board: Board) -> list[str]:
    """The chains on the board."""
    return [chain for chain in CHAINS if chain in board.values()]


def safe(board: Board, chain: str) -> bool:
    """HK-1.6"""
    return size(board, chain) >= 11


def touches_lone(board: Board, tile: str) -> bool:
    """Return True if a lone tile is beside this square."""
    return any(board.get(other) == LONE for other in BESIDE[tile])


def touched_chains(board: Board, tile: str) -> list[str]:
    """The chains beside this square."""
    around = {board.get(other) for other in BESIDE[tile]}
    return [chain for chain in CHAINS if chain in around]


def lone_group(board: Board, tile: str) -> set[str]:
    """HK-5.2 The tile and all lone tiles connected with it, directly or through others."""
    found = {tile}
    look_at = [tile]
    while look_at:
        for other in BESIDE[look_at.pop()]:
            if board.get(other) == LONE and other not in found:
                found.add(other)
                look_at.append(other)
    return found


def joins_safe_chains(board: Board, tile: str) -> bool:
    """HK-7.1 The tile would merge two or more safe chains."""
    return sum(safe(board, chain) for chain in touched_chains(board, tile)) >= 2


def would_found(board: Board, tile: str) -> bool:
    """HK-5.1 The tile touches at least one lone tile and no chain."""
    return touches_lone(board, tile) and not touched_chains(board, tile)


def would_found_eighth(board: Board, tile: str) -> bool:
    """HK-5.4"""
    return would_found(board, tile) and len(active(board)) == 7


def playable(board: Board, tile: str) -> bool:
    """HK-1.11"""
    return not joins_safe_chains(board, tile) and not would_found_eighth(board, tile)
