"""The columns of the tables: one class for the rows of each kind of card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotelier.games.grand_austria_hotel.cards.points import Power
from hotelier.games.grand_austria_hotel.cards.vocabulary import Condition, Effect
from hotelier.games.grand_austria_hotel.terms import Colour, Order, Room
from hotelier.kernel.options import Value


@dataclass(frozen=True)
class ByOption:
    """A value of a row that depends on an option: editions differ in rows, not by ifs in rules."""

    option: str
    values: Mapping[Value, object]

    def __call__(self, chosen: Mapping[str, Value]) -> object:
        return self.values[chosen[self.option]]


@dataclass(frozen=True)
class Doubt:
    """A doubtful figure: its field, the kind of doubt, and the key of the reason."""

    field: str
    kind: str
    """`reconstructed`, `disputed`, `single` (one source only) or `editions`."""
    why: str


Words = tuple[Effect | Power | ByOption, ...]


@dataclass(frozen=True)
class GuestRow:
    """GAH-1.4 A guest: colour, order, VP and the parts of the reward."""

    number: int
    key: str
    colour: Colour
    order: Order
    vp: int
    reward: Words = ()
    rules: tuple[str, ...] = ()
    """Rules of this card alone."""
    pack: str = "base"
    sources: tuple[str, ...] = ("OBG", "JS2", "GH3", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()
    room_only: bool = False
    """AW-11.162 True if this guest has to take a room."""


@dataclass(frozen=True)
class StaffRow:
    """GAH-1.5 A staff card: cost, timing and effects."""

    number: int
    key: str
    rule: str
    cost: int | ByOption
    timing: int
    does: Words
    intro: str = ""
    """GAH-20.1 The introductory set that holds it, if any."""
    pack: str = "base"
    sources: tuple[str, ...] = ("DE15", "RU", "FR2", "OBG", "JS2", "GH3", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class PoliticsRow:
    """GAH-1.6 A politics card: its stack and its condition."""

    number: int
    key: str
    rule: str
    letter: str
    condition: Condition
    pack: str = "base"
    sources: tuple[str, ...] = ("DE15", "RU", "FR1", "FR2", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class TileRow:
    """GAH-1.7 An emperor tile: its stack, bonus and penalty."""

    key: str
    rule: str
    letter: str
    bonus: Words
    penalty: Words
    else_vp: int = 0
    """GAH-17.5 The VP loss that is the alternative to the penalty; 0 if there is none."""
    editions_choose: bool = True
    """True if an edition may leave the choice between the two to the player."""
    pack: str = "base"
    sources: tuple[str, ...] = ("DE15", "RU", "FR1", "FR2", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class HotelRow:
    """GAH-1.3 One side of a hotel board: the colour of each field, floor 1 first."""

    key: str
    floors: tuple[str, str, str, str]
    """A letter for each column: b, r, y."""
    printed_vp: dict[Room, int]
    sources: tuple[str, ...] = ("GH3",)
    confidence: str = "single"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class BallroomRow:
    """AW-7 A ballroom: bonuses and spaces of its rows, and its scoring."""

    key: str
    rule: str
    top: Words
    middle: Words
    scoring: str
    """The word of its scoring."""
    figures: Mapping[int, tuple[int, ...]]
    """By number of players: the VP that the scoring needs."""
    spaces: Mapping[int, tuple[int, int, int]]
    """By number of players: the spaces of the bottom, middle and top row."""
    sources: tuple[str, ...] = ("DEX22", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class RehearsalRow:
    """AW-1 A rehearsal room: its sections, each with its dancers and its bonus."""

    key: str
    sections: tuple[tuple[int, Words], ...]
    sources: tuple[str, ...] = ("REC",)
    confidence: str = "reconstructed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class CelebrityRow:
    """AW-8 A celebrity: the powers of its holder until the end of the round."""

    key: str
    rule: str
    does: tuple[Power | ByOption, ...]
    packs: tuple[str, ...] = ("celebrities",)
    """All these have to be in play."""
    sources: tuple[str, ...] = ("DEX22", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class EntranceRow:
    """AW-9 A hotel entrance: the items of its owner at the start, and its powers."""

    key: str
    rule: str
    items: Order
    does: tuple[Power | ByOption, ...]
    gained: Words = ()
    """Further immediate effects for its owner."""
    rooms: tuple[int, int] = (0, 0)
    """Additional first rooms, and their discount."""
    guests: int = 0
    """Additional first guests."""
    packs: tuple[str, ...] = ("entrances",)
    """All these have to be in play."""
    sources: tuple[str, ...] = ("DEX22", "BGH")
    confidence: str = "agreed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class TokenRow:
    """AW-9.3 A bonus token: its upper bonus (a column) and its lower one (a floor)."""

    key: str
    column: Words
    floor: Words
    sources: tuple[str, ...] = ("REC",)
    confidence: str = "reconstructed"
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class Figures:
    """GAH-0.4, 1.13 Numbers printed on the boards, and those of the rules that go with them."""

    rounds: int = 7
    tables: int = 3
    start_krones: int = 10
    most_krones: int = 20
    start_staff: int = 6
    start_rooms: int = 3
    serve_goods: int = 3
    serve_cost: int = 1
    boost_cost: int = 1
    joker_cost: int = 1
    cubes: int = 30
    champagne: int = 25
    row_cost: tuple[int, ...] = (1, 2, 3)
    """AW-0.7 Champagne for a space of the bottom, middle and top row of a ballroom."""
    queue: tuple[int, ...] = (3, 2, 1, 0, 0)
    """Cost of each slot, left to right; new cards come in on the left."""
    dice: dict[int, int] = field(default_factory=lambda: {2: 10, 3: 12, 4: 14})
    floor_cost: tuple[int, ...] = (0, 1, 2, 3)
    floor_vp: tuple[int, ...] = (1, 2, 3, 4)
    track: tuple[int, ...] = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    """VP of each space of the emperor track (GAH-E.28)."""
    scorings: dict[int, int] = field(default_factory=lambda: {3: 3, 5: 5, 7: 7})
    """GAH-17.1 Spaces to move back, by round."""
    bonus_from: int = 3
    politics: tuple[int, ...] = (15, 10, 5)
    """GAH-E.27"""
    blue: tuple[int, ...] = (2, 5, 9, 15)
    red: tuple[int, ...] = (1, 3, 6, 10)
    yellow: tuple[int, ...] = (1, 3, 6, 10)
    """GAH-11.1, 11.4 Occupancy bonus by size of the group: VP, krones, steps."""
    krone_vp: int = 1
    good_vp: int = 1
    guest_vp: int = -5
