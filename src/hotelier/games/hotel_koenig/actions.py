"""Every action of Hotel-König, created once and shared. `docs/notation.md` explains each.

No action names another seat: players cannot trade with each other (HK-9.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    CHAIN_KEYS,
    REASONS,
    SHARES_PER_CHAIN,
    TILE_COUNT,
    TILE_KEYS,
    Chain,
    Tile,
)
from hotelier.kernel.frames import Action as KernelAction
from hotelier.kernel.notation import Alphabet

ALPHABET: Final[Alphabet] = {"Tile": TILE_KEYS, "Chain": CHAIN_KEYS, "Reason": REASONS}


class Action(KernelAction):
    """An action of this game."""

    __slots__ = ()
    alphabet: ClassVar[Alphabet] = ALPHABET


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: this tile is drawn."""

    verb: ClassVar[str] = "draw"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """HK-13.2 Lay a hand tile."""

    verb: ClassVar[str] = "lay"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """HK-4.2 Lay no tile, because none is playable."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """HK-13.6 Announce the end."""

    verb: ClassVar[str] = "announce"


@dataclass(frozen=True, slots=True)
class PlayOn(Action):
    """HK-13.6 Do not announce the end."""

    verb: ClassVar[str] = "continue"


@dataclass(frozen=True, slots=True)
class Found(Action):
    """HK-13.3 Name a founded chain."""

    verb: ClassVar[str] = "found"
    chain: Chain


@dataclass(frozen=True, slots=True)
class Survive(Action):
    """HK-13.4 Of equally large chains, this one survives."""

    verb: ClassVar[str] = "survivor"
    chain: Chain


@dataclass(frozen=True, slots=True)
class Dissolve(Action):
    """HK-13.4 Of equally large chains, this one is dissolved next."""

    verb: ClassVar[str] = "dissolve"
    chain: Chain


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """HK-13.5 Get this number of shares of the survivor, in exchange for two shares each."""

    verb: ClassVar[str] = "trade"
    gained: int


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """HK-13.5 Sell this number of shares and keep the rest."""

    verb: ClassVar[str] = "sell"
    shares: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """HK-13.7 Buy one share."""

    verb: ClassVar[str] = "buy"
    chain: Chain


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """HK-13.7 Buy no more; the turn ends."""

    verb: ClassVar[str] = "stop"


ACTIONS: Final = (
    Draw, Lay, Pass, Announce, PlayOn, Found, Survive, Dissolve, Trade, Sell, Buy, Stop,
)  # fmt: skip

DRAW: Final[list[Draw]] = [Draw(tile) for tile in range(TILE_COUNT)]
LAY: Final[list[Lay]] = [Lay(tile) for tile in range(TILE_COUNT)]
PASS: Final = Pass()
ANNOUNCE: Final = Announce()
PLAY_ON: Final = PlayOn()
FOUND: Final[list[Found]] = [Found(chain) for chain in range(CHAIN_COUNT)]
SURVIVE: Final[list[Survive]] = [Survive(chain) for chain in range(CHAIN_COUNT)]
DISSOLVE: Final[list[Dissolve]] = [Dissolve(chain) for chain in range(CHAIN_COUNT)]
TRADE: Final[list[Trade]] = [Trade(gained) for gained in range(SHARES_PER_CHAIN // 2 + 1)]
SELL: Final[list[Sell]] = [Sell(shares) for shares in range(SHARES_PER_CHAIN + 1)]
BUY: Final[list[Buy]] = [Buy(chain) for chain in range(CHAIN_COUNT)]
STOP: Final = Stop()
