"""Random positions at the start of a turn, full of large chains, short stocks and odd tiles."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.hotel_koenig.reference.board import (
    BESIDE,
    CHAINS,
    LETTER,
    LONE,
    SQUARES,
    Board,
    active,
    playable,
    touched_chains,
    touches_lone,
)
from tests.hotel_koenig.reference.styles import trouble
from tests.hotel_koenig.reference.world import World, new_world

KINDS = {
    "small": ([2, 4, 6, 7], [2, 2, 2, 3, 3, 4]),
    "mixed": ([3, 5, 7], [2, 3, 5, 9, 10, 10, 11, 12]),
    "safe": ([3, 6, 7, 7], [9, 10, 10, 11, 11, 12]),
    "ending": ([1, 2, 3, 7, 7], [11, 11, 12]),
    "huge": ([1, 2, 3], [2, 2, 3, 10, 38, 39, 40, 41]),
}
"""Numbers of chains, and their sizes."""


def random_position(rng: Random, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """A position as `Table.from_position` and the reference read it."""
    world = new_world(seats, options)
    world.mover = rng.randrange(seats)
    kind = rng.choice(list(KINDS))
    numbers, sizes = KINDS[kind]
    if kind in ("small", "mixed", "safe") and rng.random() < 0.5:
        place_crossing(rng, world.board, sizes)
    place_chains(rng, world.board, rng.choice(numbers), sizes)
    place_lone_tiles(rng, world.board, rng.randrange(0, 9))
    deal_tiles(rng, world)
    deal_shares(rng, world)
    world.money = [rng.choice([0, 100, 700, 1500, 6000, 30000]) for _ in range(seats)]
    return {
        "seats": seats,
        "options": dict(options),
        "board": drawn(world.board),
        "hands": [sorted(hand, key=SQUARES.index) for hand in world.hands],
        "pile": sorted(world.pile, key=SQUARES.index),
        "removed": sorted(world.removed, key=SQUARES.index),
        "money": world.money,
        "shares": [shares[chain] for shares in world.shares for chain in CHAINS],
        "owed": [owed_founders(rng, world, chain) for chain in CHAINS],
        "mover": world.mover,
    }


def drawn(board: Board) -> list[str]:
    """Nine rows of twelve marks."""
    marks = {**LETTER, LONE: "o"}
    return [
        "".join(marks.get(board.get(f"{number}{letter}", ""), ".") for number in range(1, 13))
        for letter in "ABCDEFGHI"
    ]


def place_crossing(rng: Random, board: Board, sizes: list[int]) -> None:
    """Three or four chains that grow away from one empty square, often of the same size."""
    centre = f"{rng.randint(3, 10)}{rng.choice('CDEFG')}"
    arms = rng.sample(BESIDE[centre], rng.choice([3, 3, 4]))
    wanted = rng.choice(sizes)
    for arm, chain in zip(arms, rng.sample(CHAINS, len(arms)), strict=True):
        others = set(BESIDE[centre]) - {arm}
        closed = others.union({centre}, *(BESIDE[other] for other in others))
        place_chain(rng, board, chain, arm, wanted, closed)
        if rng.random() < 0.3:
            wanted = rng.choice(sizes)


def place_chains(rng: Random, board: Board, number: int, sizes: list[int]) -> None:
    """Chains of random shape that do not touch, but often have just one square between them."""
    names = [chain for chain in CHAINS if chain not in active(board)]
    rng.shuffle(names)
    for chain in names[: max(0, number - len(active(board)))]:
        free = free_squares(board)
        near = [s for s in free if any(touched_chains(board, other) for other in BESIDE[s])]
        if not free:
            return
        first = rng.choice(near if near and rng.random() < 0.8 else free)
        place_chain(rng, board, chain, first, rng.choice(sizes), set())


def place_chain(
    rng: Random, board: Board, chain: str, first: str, wanted: int, closed: set[str]
) -> None:
    """A chain that grows from a square; of the wanted size if there is room, none below 2."""
    free = set(free_squares(board)) - closed
    mine = [first] if first in free else []
    for _ in range(wanted - 1):
        growth = [s for s in SQUARES if s in free and s not in mine and {*BESIDE[s]} & {*mine}]
        if not growth:
            break
        mine.append(rng.choice(growth))
    if len(mine) >= 2:
        board.update(dict.fromkeys(mine, chain))


def free_squares(board: Board) -> list[str]:
    """Empty squares that touch no chain."""
    return [s for s in SQUARES if s not in board and not touched_chains(board, s)]


def place_lone_tiles(rng: Random, board: Board, number: int) -> None:
    """Tiles that touch no chain; they may touch each other (HK-1.5)."""
    for _ in range(number):
        free = free_squares(board)
        if free:
            near = [s for s in free if touches_lone(board, s)]
            board[rng.choice(near if near and rng.random() < 0.3 else free)] = LONE


def deal_tiles(rng: Random, world: World) -> None:
    """Hands that lean to troublesome tiles; a pile of any size; the rest has left the game."""
    rest = [square for square in SQUARES if square not in world.board]
    short = rng.random() < 0.2
    stuck = rng.choice([0.0, 0.0, 1.0])
    for seat in world.clockwise():
        hand = world.hands[seat]
        full: int = world.options["hk.hand_size"]
        for _ in range(rng.randrange(full + 1) if short else full):
            dead = [tile for tile in rest if not playable(world.board, tile)]
            among = dead if dead and rng.random() < stuck else rest
            if among:
                tile = rng.choices(among, [trouble(world, tile) for tile in among])[0]
                rest.remove(tile)
                hand.add(tile)
    rng.shuffle(rest)
    if stuck:
        rest.sort(key=lambda tile: playable(world.board, tile))
    left = 0 if short else rng.choice([0, 1, 2, 4, 10, len(rest)])
    world.pile = set(rest[:left])
    world.removed = set(rest[left:])


def deal_shares(rng: Random, world: World) -> None:
    """Some chains hardly held, some sold out; mostly chains on the board."""
    on_board = active(world.board)
    for chain in CHAINS:
        dealt = rng.choice([0, 3, 10, 22, 25, 25] if chain in on_board else [0, 0, 5, 25])
        few = rng.sample(range(world.seats), rng.randint(1, world.seats))
        for _ in range(dealt):
            world.shares[rng.choice(few)][chain] += 1
    if rng.random() < 0.3:
        for shares in world.shares[1:]:
            take_as_many(world, shares)


def take_as_many(world: World, shares: dict[str, int]) -> None:
    """As many shares as the first player, where the bank has them: ties."""
    for chain in CHAINS:
        shares[chain] = 0
        shares[chain] = min(world.shares[0][chain], world.stock(chain))


def owed_founders(rng: Random, world: World, chain: str) -> list[int]:
    """HK-12.4 Founders can wait only where the bank has no share."""
    if world.options["hk.founder_share_empty"] != "owed" or world.stock(chain):
        return []
    return [rng.randrange(world.seats) for _ in range(rng.choice([0, 1, 2]))]
