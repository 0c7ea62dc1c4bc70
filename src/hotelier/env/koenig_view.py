"""Observations of Hotel-König: the view of a seat as numbers. Seats count from the viewer."""

from __future__ import annotations

from operator import getitem
from typing import Any, Final

from hotelier.env.encoding import INT, UNIT, Encoder, Marks, Questions, packer, turner
from hotelier.env.layout import MOST, Field, Layout
from hotelier.games.hotel_koenig.state import State
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    EMPTY,
    PRICE,
    REASONS,
    SHARES_PER_CHAIN,
    TILE_COUNT,
)
from hotelier.kernel.frames import UNKNOWN
from hotelier.kernel.game import Game

FIGURES: Final = 2
"""Maximum number of figures that a question has."""
HIDDEN: Final = (UNKNOWN,)
"""First tile of a hidden hand."""


def layout(game: Game, seats: int, rules: Any) -> Layout:
    """Return the fields of an observation."""
    kinds = len(Questions(game, seats, FIGURES).kinds)
    chains, most = (CHAIN_COUNT,), TILE_COUNT
    return Layout([
        Field("board", (most,), 0, EMPTY, description="owner of each square: 0-6 a chain, 7 a lone "
              "tile, 8 nobody; squares count 1A, 1B, ... 12I"),
        Field("size", chains, 0, most, description="tiles of each chain, 0 = not on the board"),
        Field("price", chains, 0, PRICE[-1][-1], description="price of a share of each chain"),
        Field("hand", (most,), 0, 1, description="1 for each tile in the viewer's hand"),
        Field("removed", (most,), 0, 1, description="1 for each tile that has left the game"),
        Field("bank_tiles", (most,), 0, 1, description="1 for each tile drawn for the bank and not "
              "laid yet (HK-11.5)"),
        Field("owed", (seats, CHAIN_COUNT), 0, SHARES_PER_CHAIN, description="shares that each "
              "seat waits for as a founder (HK-12.4)"),
        Field("stock", chains, 0, SHARES_PER_CHAIN, description="shares of each chain in the bank"),
        Field("shares", (seats, CHAIN_COUNT), 0, SHARES_PER_CHAIN, description="shares of each "
              "seat; every purchase is public, so they are known even where the page hides them"),
        Field("money", (seats,), -MOST, MOST, description="money of each seat", usual=20_000),
        Field("tiles", (seats,), 0, most, description="how many tiles each seat holds"),
        Field("pile", (1,), 0, most, description="how many tiles are in the pile"),
        Field("mover", (1,), 0, seats - 1, description="whose turn it is"),
        Field("to_move", (1,), -1, seats - 1, description="who is asked, -1 = nobody"),
        Field("idle", (1,), 0, most, description="turns in a row without a laid tile (HK-R.9)"),
        Field("announced", (1,), 0, len(REASONS) - 1, description="the condition by which the end "
              "was announced, 0 = not yet (HK-10.1)"),
        Field("question", (1 + FIGURES,), -1, max(kinds, most), description="kind of the question, "
              "0 = none, then its figures, -1 where it has none"),
    ])  # fmt: skip


class KoenigEncoder(Encoder):
    """Encoder of a seat's view of a state of Hotel-König."""

    def __init__(self, game: Game, seats: int, rules: Any) -> None:
        self.layout = layout(game, seats, rules)
        self.seats: Final = seats
        self.questions: Final = Questions(game, seats, FIGURES)
        self.marks: Final = Marks(TILE_COUNT, seats)
        self.pack_chains: Final = packer(2 * CHAIN_COUNT)
        self.pack_owed: Final = packer(seats * CHAIN_COUNT)
        self.pack_numbers: Final = packer(CHAIN_COUNT + seats * (CHAIN_COUNT + 2) + 6 + FIGURES)
        self.turned: Final = turner(seats, -CHAIN_COUNT, CHAIN_COUNT, 1, 1)
        self.board: list[int] = []
        self.board_bytes: Final = bytearray(INT * TILE_COUNT)
        self.size: list[int] = []
        self.chain_bytes = b""
        self.rare: tuple[Any, ...] = (None, None, None, -1)
        self.rare_bytes = b""

    def encode(self, state: State, seat: int) -> bytearray:
        if state.board != self.board:
            self.board = state.board[:]
            self.board_bytes[UNIT::INT] = bytes(self.board)
        if state.size != self.size:
            self.size = state.size[:]
            self.chain_bytes = self.pack_chains(*self.size, *map(getitem, PRICE, self.size))
        removed, bank_tiles, owed, viewer = self.rare
        if (
            state.removed is not removed
            or state.bank_tiles is not bank_tiles
            or state.owed is not owed
            or (viewer != seat and any(owed))
        ):
            self.pack_rare(state, seat)
        seats = self.seats
        hands = state.hands
        question = self.questions(state, seat)
        pile = len(state.pile)
        tiles = [*map(len, hands)]
        if hands[seat - 1][:1] == HIDDEN:  # views move hidden hands to the pile
            pile -= sum(tiles) - tiles[seat]
        return bytearray().join((
            self.board_bytes, self.chain_bytes, self.marks(seat, hands[seat]), self.rare_bytes,
            self.pack_numbers(
                *self.turned[seat](state.stock + state.shares + state.money + tiles),
                pile, (state.mover - seat) % seats,
                (state.stack[-1].seat - seat) % seats if question[0] else -1,  # type: ignore[attr-defined]
                state.idle, state.announced, *question,
            ),
        ))  # fmt: skip

    def pack_rare(self, state: State, seat: int) -> None:
        """Pack the parts that seldom change.

        These are removed tiles, tiles of the bank, and the shares that founders wait for (HK-12.4).
        """
        self.rare = (state.removed, state.bank_tiles, state.owed, seat)
        owed = [
            founders.count((seat + turn) % self.seats)
            for turn in range(self.seats)
            for founders in state.owed
        ]
        make = self.marks.make
        parts = (make(state.removed), make(state.bank_tiles), self.pack_owed(*owed))
        self.rare_bytes = b"".join(parts)
