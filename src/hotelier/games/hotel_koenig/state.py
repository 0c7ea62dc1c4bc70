"""The state of Hotel-König: ints, tuples and lists, which copy in a microsecond."""

from __future__ import annotations

from hotelier.games.hotel_koenig.options import Options
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    SOURCES,
    Chain,
    Seat,
    Tile,
)
from hotelier.kernel.frames import Event
from hotelier.kernel.frames import State as KernelState

Board = list[Chain]
"""The owner of each square: a chain, LONE or EMPTY."""
Reason = int


class State(KernelState):
    """The whole position. Fields that change rarely are tuples, which copies share."""

    __slots__ = (
        "announced", "bank_tiles", "board", "hands", "idle", "ledger", "money", "mover", "options",
        "owed", "pile", "reason", "removed", "seats", "shares", "size", "start_tiles", "stock",
    )  # fmt: skip

    seats: int
    options: Options
    board: Board
    size: list[int]
    """HK-1.4 Tiles of each chain; 0 = not on the board."""
    stock: list[int]
    """HK-9.4 Shares of each chain in the bank."""
    shares: list[int]
    """Shares of each player, seat by seat: `seat * 7 + chain`."""
    money: list[int]
    ledger: list[int]
    """Money by source, seat by seat: `seat * 7 + source`; a seat's row adds up to its money."""
    hands: list[tuple[Tile, ...]]
    pile: tuple[Tile, ...]
    """HK-13.1 The draw pile, sorted: it has no order until a tile is drawn."""
    removed: tuple[Tile, ...]
    start_tiles: tuple[Tile, ...]
    """HK-3.3 The tile each seat drew for the start."""
    bank_tiles: tuple[Tile, ...]
    """HK-11.5 Tiles drawn for the bank, not laid yet, in the order drawn."""
    owed: tuple[tuple[Seat, ...], ...]
    """HK-12.4 By chain: the founders who wait for a share."""
    mover: Seat
    """HK-1.13 The seat whose turn it is."""
    idle: int
    """HK-R.9 Turns in a row, this one included, without a laid tile."""
    announced: Reason
    """HK-10.1 The condition by which the end was announced, or RUNNING."""
    reason: Reason
    """The reason of the end, or RUNNING."""

    def copy(self) -> State:
        """Return an independent copy without a journal."""
        new = State()
        new.journal = None
        new.stack = self.stack[:]
        new.seats = self.seats
        new.options = self.options
        new.board = self.board[:]
        new.size = self.size[:]
        new.stock = self.stock[:]
        new.shares = self.shares[:]
        new.money = self.money[:]
        new.ledger = self.ledger[:]
        new.hands = self.hands[:]
        new.pile = self.pile
        new.removed = self.removed
        new.start_tiles = self.start_tiles
        new.bank_tiles = self.bank_tiles
        new.owed = self.owed
        new.mover = self.mover
        new.idle = self.idle
        new.announced = self.announced
        new.reason = self.reason
        return new


def earn(state: State, seat: Seat, amount: int, source: int) -> None:
    """HK-1.8 Pay a seat from the bank (the reverse if negative), and book the source."""
    state.money[seat] += amount
    state.ledger[seat * len(SOURCES) + source] += amount


def tell(state: State, kind: str, seat: Seat, rule: str, *args: object) -> None:
    """Report a public event. Call it only where `state.journal is not None`."""
    assert state.journal is not None
    state.journal.append(Event(kind, seat, args, rule))


def shares_of(state: State, chain: Chain) -> list[int]:
    """Shares of a chain by seat."""
    return state.shares[chain::CHAIN_COUNT]


def set_owed(state: State, chain: Chain, founders: tuple[Seat, ...]) -> None:
    """HK-12.4 Set the founders who wait for a share of a chain."""
    state.owed = (*state.owed[:chain], founders, *state.owed[chain + 1 :])
