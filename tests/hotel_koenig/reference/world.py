"""Everything that lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.hotel_koenig.reference.board import (
    CHAINS,
    LETTER,
    LONE,
    SQUARES,
    Board,
    active,
    number_and_letter,
    safe,
    size,
)

DEFAULTS: dict[str, Any] = {
    "hk.dead_tiles": "keep",
    "hk.full_hand_redraw": "off",
    "hk.hand_size": 6,
    "hk.founder_share_empty": "none",
    "hk.end_declaration": "optional",
    "hk.end_condition": "seven_safe",
    "hk.end_timing": "after_tile",
    "hk.bonus_tiers": 2,
    "hk.holdings": "hidden",
    "hk.two_player_bank": "on",
    "hk.multi_merger_order": "smallest_first",
    "hk.bonus_rounding": "up_100",
    "hk.buy_limit": 3,
    "hk.start_tiles": "one_each",
    "hk.multi_merger_bonus": "per_chain",
}
"""HK-12"""


@dataclass
class World:
    """One game, all cards up."""

    seats: int
    options: dict[str, Any]
    board: Board
    hands: list[set[str]]
    pile: set[str]
    removed: set[str]
    money: list[int]
    shares: list[dict[str, int]]
    mover: int = 0
    idle: int = 0
    """Turns in a row without a laid tile (HK-R.9)."""
    owed: dict[str, list[int]] = field(default_factory=lambda: {chain: [] for chain in CHAINS})
    """HK-12.4 Founders who wait for a share, first come first."""
    bank_tiles: list[str] = field(default_factory=list)
    """HK-11.5 Drawn for the bank, not yet laid."""
    one_path: bool = False
    """Chains are bought in the order of their list."""
    announced: bool = False
    over: bool = False
    reasons: set[str] = field(default_factory=set)
    """Why the game ends; any of these is right."""
    corners: Counter[str] = field(default_factory=Counter)
    """Rare things that happened, so that a test can tell that they were tried."""

    def stock(self, chain: str) -> int:
        """HK-13.8 The bank's shares: the rest of the 25."""
        return 25 - sum(shares[chain] for shares in self.shares)

    @property
    def bank_plays(self) -> bool:
        """HK-11.1, HK-12.10"""
        return self.seats == 2 and self.options["hk.two_player_bank"] == "on"

    def clockwise(self) -> list[int]:
        """All seats, beginning with the mover."""
        return [(self.mover + step) % self.seats for step in range(self.seats)]

    def end_conditions(self) -> set[str]:
        """HK-10.1, HK-12.6 The conditions that hold."""
        chains = active(self.board)
        holding = set()
        if any(size(self.board, chain) >= 41 for chain in chains):
            holding.add("41-tiles")
        enough = 7 if self.options["hk.end_condition"] == "seven_safe" else 1
        if len(chains) >= enough and all(safe(self.board, chain) for chain in chains):
            holding.add("all-safe")
        return holding


def new_world(seats: int, options: Mapping[str, Any]) -> World:
    """HK-3.1, HK-3.2"""
    return World(
        seats=seats,
        options={**DEFAULTS, **options},
        board={},
        hands=[set() for _ in range(seats)],
        pile=set(SQUARES),
        removed=set(),
        money=[4 * 1000 + 3 * 500 + 5 * 100] * seats,
        shares=[dict.fromkeys(CHAINS, 0) for _ in range(seats)],
    )


def world_at(data: Mapping[str, Any]) -> World:
    """The start of a turn, as a hand-written position describes it."""
    world = new_world(data["seats"], data.get("options", {}))
    names = {letter: chain for chain, letter in LETTER.items()} | {"o": LONE}
    for square in SQUARES:
        number, letter = number_and_letter(square)
        mark = data["board"]["ABCDEFGHI".index(letter)][number - 1]
        if mark != ".":
            world.board[square] = names[mark]
    world.hands = [set(hand) for hand in data["hands"]]
    world.removed = set(data.get("removed", ()))
    elsewhere = set().union(world.board, world.removed, *world.hands)
    world.pile = set(data.get("pile", set(SQUARES) - elsewhere))
    world.money = list(data["money"])
    shares = data.get("shares", [0] * 7 * world.seats)
    for seat in range(world.seats):
        world.shares[seat] = dict(zip(CHAINS, shares[7 * seat : 7 * seat + 7], strict=True))
    for chain, founders in zip(CHAINS, data.get("owed", [[]] * 7), strict=True):
        world.owed[chain] = list(founders)
    world.mover = data["mover"]
    world.idle = data.get("idle", 0)
    return world
