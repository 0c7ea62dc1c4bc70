"""Everything that lies on the table, and each player's hotel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.grand_austria_hotel.scorer.alles_walzer_facts import SECTIONS
from tests.grand_austria_hotel.scorer.facts import (
    FLOOR_COST,
    GUESTS,
    HOTELS,
    ITEMS,
    NEIGHBOURS,
    POLITICS,
    ROOMS,
    STAFF,
    START_KRONES,
    TABLES,
)
from tests.grand_austria_hotel.scorer.lines import Lines

if TYPE_CHECKING:
    from tests.grand_austria_hotel.scorer.effect import Effect

FREE = 99
"""A discount that makes everything free."""


@dataclass
class Player:
    """One player's hotel, purse, café, kitchen and staff."""

    seat: int
    hotel: str = "night"
    vacant: set[str] = field(default_factory=set)
    occupied: set[str] = field(default_factory=set)
    bonus_given: set[int] = field(default_factory=set)
    """GAH-11.2 The groups whose bonus has been given."""
    kitchen: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ITEMS, 0))
    cafe: list[str | None] = field(default_factory=lambda: [None] * TABLES)
    missing: dict[str, Counter[str]] = field(default_factory=dict)
    """The missing goods of each guest in the café."""
    krones: int = START_KRONES
    emperor: int = 0
    hand: set[str] = field(default_factory=set)
    played: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    rung: set[str] = field(default_factory=set)
    """AW-5.2 Bell cards that lie face down."""
    completed: list[str] = field(default_factory=list)
    """AW-12.7 All guests who have left with a complete order."""
    pile: list[str] = field(default_factory=list)
    """AW-12.7 Those kept for a politics card that counts them."""
    round_pile: list[str] = field(default_factory=list)
    """AW-9.4 Kaufman's guests of this round."""
    celebrities: list[str] = field(default_factory=list)
    consulted: bool = False
    entrance: str = ""
    own_politics: dict[str, bool] = field(default_factory=dict)
    """AW-9.6 Personal cards; True if fulfilled."""
    own_tiles: list[str] = field(default_factory=list)
    redeemed: bool = False
    """AW-9.7 True if a tile has been used in this turn."""
    taken: list[str] = field(default_factory=list)
    """AW-9.2 The pieces on the order tile: dice by their value, and the key."""
    rehearsal: str = ""
    waiting: list[int] = field(default_factory=lambda: [0] * len(SECTIONS))
    """Dancers left in each section of the rehearsal room."""
    vp: Counter[str] = field(default_factory=Counter)
    """VP by where they came from."""

    def colour(self, room: str) -> str:
        return HOTELS[self.hotel][0][room]

    @property
    def groups(self) -> list[list[str]]:
        return HOTELS[self.hotel][1]

    @property
    def guests(self) -> list[str]:
        """The guests in the café, table by table."""
        return [guest for guest in self.cafe if guest is not None]

    @property
    def prepared(self) -> set[str]:
        return self.vacant | self.occupied

    def open_fields(self) -> list[str]:
        """GAH-10.2 Empty fields beside a prepared one, or bottom left on an empty board."""
        prepared = self.prepared
        if not prepared:
            return ["1A"]
        return [room for room in ROOMS if room not in prepared and NEIGHBOURS[room] & prepared]

    def room_cost(self, room: str, discount: int) -> int:
        """GAH-10.3, AW-8.7"""
        if "mahatma_gandhi" in self.celebrities:
            return 0
        if any(STAFF[card].effects == (f"free {self.colour(room)}",) for card in self.played):
            return 0
        return max(0, FLOOR_COST[room[0]] - discount)

    def suits(self, guest: str, room: str) -> bool:
        """GAH-1.4 True if a room suits a guest."""
        return GUESTS[guest].colour in ("green", self.colour(room))

    def occupied_of(self, colour: str) -> int:
        return sum(self.colour(room) == colour for room in self.occupied)

    def full(self, rooms: list[str]) -> bool:
        return self.occupied.issuperset(rooms)

    def full_groups(self) -> int:
        return sum(self.full(group) for group in self.groups)

    def full_floors(self) -> int:
        return sum(self.full([f"{floor}{column}" for column in "ABCDE"]) for floor in "1234")

    def full_columns(self) -> int:
        return sum(self.full([f"{floor}{column}" for floor in "1234"]) for column in "ABCDE")


@dataclass
class World:
    """The table as the record has left it so far."""

    lines: Lines
    options: Mapping[str, object]
    players: list[Player]
    start: int = 0
    """The holder of order tile 1."""
    round: int = 0
    dice: dict[int, int] = field(default_factory=dict)
    dustbin: int = 0
    covered: list[int] = field(default_factory=list)
    """The number of covered numbers of each seat's order tile."""
    queue: list[str] = field(default_factory=list)
    """Left to right."""
    guest_pool: set[str] = field(default_factory=set)
    guest_discard: set[str] = field(default_factory=set)
    staff_pool: set[str] = field(default_factory=set)
    staff_under: list[str] = field(default_factory=list)
    """Cards put under the staff deck, in order."""
    politics: dict[str, list[int]] = field(default_factory=dict)
    """The seats with a disc on each card in play."""
    tiles: dict[str, str] = field(default_factory=dict)
    modules: str = ""
    key: int | None = None
    """AW-4.2 The holder of the key."""
    passed_round: set[int] = field(default_factory=set)
    coloured: dict[str, int] = field(default_factory=dict)
    """AW-2.1 The space of each coloured die on the board."""
    lounge: list[str] = field(default_factory=list)
    chips: list[int] = field(default_factory=list)
    celebrity_pile: set[str] = field(default_factory=set)
    celebrity_discard: set[str] = field(default_factory=set)
    entrances: list[str] = field(default_factory=list)
    laid_politics: list[str] = field(default_factory=list)
    laid_tiles: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    ballrooms: list[str] = field(default_factory=list)
    dancers: dict[str, list[int]] = field(default_factory=dict)
    """The seats of the dancers in each row, and on the balcony."""
    active: int | None = None
    """AW-2.6 The seat whose turn it is; None in scorings and before the first round."""
    tally: Counter[str] | None = None
    """AW-5.5 Steps, dishes and drinks of the present action."""
    origins: int = 0
    """AW-0.8 The number of sources so far."""
    answered: set[tuple[int, str]] = field(default_factory=set)
    """The holders that have reacted, by source."""
    caused: list[Effect] = field(default_factory=list)
    """Effects that come right after the present one."""
    owed: list[str] = field(default_factory=list)
    """Main steps that the running turns still owe: of a "turn" or of an "extra" turn."""
    krones_due: list[int] = field(default_factory=list)
    """Krones that are sure to come within the present action."""
    extra_turn: bool = False
    """GAH-9.13 True if an extra turn is due and has not begun."""
    seen: Counter[str] = field(default_factory=Counter)
    """Names of rare cases that have occurred, for tests that require them."""

    def on(self, option: str) -> object:
        """The value of an option."""
        return self.options[f"gah.{option}"]

    @property
    def rising(self) -> bool:
        """GAH-R.62 In games of version 1, things are named in rising order."""
        return self.on("order") == "rising"

    def aw(self, option: str) -> object:
        """The value of an option of the expansion."""
        return self.options[f"aw.{option}"]

    def plays(self, module: str) -> bool:
        return module in self.modules

    def new_origin(self) -> int:
        """AW-0.8 Return a new source without reactions."""
        self.origins += 1
        return self.origins

    def helped(self, p: Player, celebrity: str) -> bool:
        """AW-2.6 True if a celebrity helps a player now."""
        return celebrity in p.celebrities and self.active == p.seat

    def dice_on(self, space: int) -> int:
        """All dice of a space, white and coloured."""
        return self.dice.get(space, 0) + sum(at == space for at in self.coloured.values())

    def dancers_of(self, p: Player) -> int:
        return sum(seats.count(p.seat) for seats in self.dancers.values())

    def purse(self) -> list[int]:
        """Return the counts of all players."""
        return [
            *(sum(p.vp.values()) for p in self.players),
            *(p.krones for p in self.players),
            *(p.emperor for p in self.players),
            *(p.kitchen[item] for p in self.players for item in ITEMS),
        ]

    def in_order(self) -> list[Player]:
        """The players in the turn order of this round."""
        return self.players[self.start :] + self.players[: self.start]

    def staff_cost(self, card: str) -> int:
        """GAH-E.3, E.4"""
        own = {"kitchen_hand": "kitchen_hand_cost", "sommelier": "sommelier_cost"}
        return int(str(self.on(own[card]))) if card in own else STAFF[card].cost


def big_order(guest: str) -> bool:
    """AW-12.6"""
    return sum(GUESTS[guest].order.values()) >= 3


def condition_met(w: World, player: Player, card: str) -> bool:
    """GAH-14.5, AW-12"""
    return all(_meets(w, player, *part.split()) for part in POLITICS[card][1])


def _meets(w: World, player: Player, what: str, least: str) -> bool:
    has: dict[str, Callable[[], int]] = {
        "krones": lambda: player.krones,
        "tiles": lambda: len(player.prepared),
        "staff": lambda: len(player.played),
        "space": lambda: player.emperor,
        "floors": player.full_floors,
        "groups": player.full_groups,
        "columns": player.full_columns,
        "colour": lambda: sum(
            player.full([room for room in ROOMS if player.colour(room) == colour])
            for colour in ("blue", "red", "yellow")
        ),
        "dancers": lambda: w.dancers_of(player),
        "top": lambda: sum(room[0] == "4" for room in player.occupied),
        "greens": lambda: sum(GUESTS[guest].colour == "green" for guest in player.completed),
        "bigs": lambda: sum(map(big_order, player.completed)),
    }
    if what in ITEMS:
        value = player.kitchen[what]
    else:
        value = has[what]() if what in has else player.occupied_of(what)
    return value >= int(least)
