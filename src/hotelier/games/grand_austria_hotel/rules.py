"""The rules of one table: cards and figures as the chosen options read them, ready to be asked.

Built once per choice of options; a state points to it. No rule asks for an edition afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games.grand_austria_hotel.board import Board, Due
from hotelier.games.grand_austria_hotel.cards import (
    FROM_GUEST,
    FROM_STAFF,
    FROM_TILE,
    POWER_BIT,
    PRINTED,
    CardSet,
)
from hotelier.games.grand_austria_hotel.cards.points import (
    BOTH,
    DIE_TAKEN,
    EMPEROR_BONUS,
    EMPEROR_PENALTY,
    GUEST_LEFT,
    GUEST_LODGED,
    GUEST_PRICE,
    ROOM_OCCUPIED,
    ROOM_PRICE,
    SERVE_PRICE,
    SPACE_PRICE,
    STRENGTH,
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Words
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    EXTRA_ACTION,
    EXTRA_TURN,
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_FLOORS,
    HAS_GROUPS,
    HAS_OCCUPIED,
    KRONES,
    Condition,
    Effect,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    BEGUN,
    BONUS_LAST,
    COLUMN_ROOMS,
    END,
    EXTRA_AFTER,
    EXTRA_MAIN,
    EXTRA_START,
    FLOOR_ROOMS,
    LATE,
    MAIN,
    NO_KEY,
    NORMAL,
    NOW,
    ONCE,
    PERM,
    SPACE_COUNT,
    STAFF_NEXT,
    VP_FIRST,
    Phase,
    Politics,
    Rooms,
    Staff,
    Tile,
    amounts_of,
)
from hotelier.kernel.frames import Frame
from hotelier.kernel.options import Value

TurnOrder = list[list[list[tuple[int, int]]]]
"""By seats and start player: the holders of the numbers of the order tiles, in their order."""
Answer = tuple[int, Due]
"""A power's bit and the effect it makes due."""


def fits(size: int, limit: int) -> bool:
    """Whether an order has exactly n goods, at least n (written -n), or any number (0)."""
    return limit in (0, size) or (limit < 0 and size >= -limit)


class Rules:
    """What the rules ask for, by option values. `chosen` keeps the values themselves."""

    def __init__(self, cards: CardSet, chosen: Mapping[str, Value]) -> None:
        self.cards: Final = cards
        self.chosen: Final = dict(chosen)
        self.figures: Final = cards.figures
        self.ask_all: Final = chosen["questions"] == "all"
        self.limited: Final = chosen["gah.goods_supply"] == "limited"
        self.vp_floor: Final = chosen["gah.vp_floor"] == "zero"
        self.tiebreak_orders: Final = chosen["gah.tiebreak_goods"] == "kitchen_and_orders"
        self.may_stop_rooms: Final = chosen["gah.setup_rooms"] == "up_to_3"
        self.tiles_chosen: Final = chosen["gah.setup_tiles"] == "chosen"
        self.staff_deal: Final = str(chosen["gah.staff_deal"])
        self.hotels: Final[tuple[int, ...]] = (
            tuple(range(1, len(cards.hotels))) if chosen["gah.boards"] == "day" else (0,)
        )
        fixed = chosen["gah.benefit_order"] == "fixed"
        # GAH-9.4, GAH-R.14
        levels = (VP_FIRST, STAFF_NEXT, BONUS_LAST) if fixed else (NORMAL, NORMAL, NORMAL)
        self._read_board(levels[2])
        self._read_guests(levels[0])
        self._read_staff()
        self._read_powers(levels[1])
        self._read_tiles()
        self.possible_due: frozenset[Due] = frozenset(self._possible_due())
        """Every effect that a card, a board or a piece can make due."""
        whole_turn = chosen["gah.additional_window"] == "whole_turn"
        self.after_additional: Final[list[Phase]] = (
            [BEGUN, BEGUN, MAIN, AFTER, EXTRA_START, EXTRA_MAIN, EXTRA_AFTER]
            if whole_turn
            else [MAIN, MAIN, MAIN, AFTER, EXTRA_MAIN, EXTRA_MAIN, EXTRA_AFTER]
        )
        """GAH-8.1 The phase in which an additional action leaves the turn."""
        self.modules: Final = str(chosen["aw.modules"])
        """AW-0.1 The digits of the modules in play. Only what assembles asks for it."""
        self.turn_order: TurnOrder = []
        """GAH-3.3, AW-4.1 Who follows whom, as the order tiles say (`setup`)."""
        self.start_key: int = NO_KEY
        self.start_steps: tuple[Frame, ...] = ()
        self.closing_steps: tuple[Frame, ...] = ()
        """What modules add: once the start player is known, and before the next round."""
        self.setup_steps: tuple[Frame, ...] = ()
        self.round_steps: tuple[Frame, ...] = ()
        self.final_steps: tuple[Frame, ...] = ()
        """What happens in which order at the start, after each round and at the end (`setup`)."""

    def _words(self, words: Words) -> list[Any]:
        return [word(self.chosen) if isinstance(word, ByOption) else word for word in words]

    def _read_board(self, when_bonus: int) -> None:
        figures = self.figures
        self.boards = [Board(row, self.cards, when_bonus) for row in self.cards.hotels]
        self.tables = figures.tables
        self.most_krones = figures.most_krones
        self.queue_cost = list(figures.queue)
        self.slots = len(figures.queue)
        self.dearest_guest = max(figures.queue)
        self.track = list(figures.track)
        self.last_space = len(figures.track) - 1
        self.joker_cost = figures.joker_cost
        self.boost_cost = figures.boost_cost
        self.serve_cost = figures.serve_cost
        self.floor_cost = list(figures.floor_cost)
        self.affordable: list[Rooms] = [
            sum(FLOOR_ROOMS[floor] for floor, cost in enumerate(self.floor_cost) if cost <= most)
            for most in range(max(self.floor_cost) + 1)
        ]
        """GAH-10.3 The fields whose floor costs at most so many krones."""
        self.dearest = max(self.floor_cost)

    def _read_guests(self, when_vp: int) -> None:
        rows = self.cards.guests
        packs = ("base", "promo") if self.chosen["gah.promos"] == "on" else ("base",)
        self.guest_deck = tuple(n for n, row in enumerate(rows) if row.pack in packs)
        self.colour = [row.colour for row in rows]
        self.order = [row.order for row in rows]
        self.order_size = [sum(amounts_of(row.order)) for row in rows]
        self.leaving: list[tuple[Due, ...]] = []
        """GAH-9.3 a, b By guest: printed VP and the parts of the reward."""
        self.gives_krones: list[bool] = []
        for guest, row in enumerate(rows):
            source = FROM_GUEST + guest
            due: list[Due] = [(when_vp, source, vp(row.vp))] if row.vp else []
            for effect in self._words(row.reward):
                late = effect[0] in (EXTRA_ACTION, EXTRA_TURN)
                due.append((LATE if late else NORMAL, source, effect))
            self.leaving.append(tuple(due))
            self.gives_krones.append(any(effect[0] == KRONES for _, _, effect in due))

    def _read_staff(self) -> None:
        rows = self.cards.staff
        self.staff_deck = tuple(range(len(rows)))
        self.cost = [
            int(str(row.cost(self.chosen))) if isinstance(row.cost, ByOption) else row.cost
            for row in rows
        ]
        self.timing = [row.timing for row in rows]
        self.does: list[tuple[Due, ...]] = []
        """By card: the effects of a ONCE or ROUND card."""
        self.at_end: list[tuple[Effect, ...]] = []
        """By card: what an END card counts."""
        for card, row in enumerate(rows):
            effects = self._words(row.does) if row.timing != PERM else []
            when = NOW if row.timing == ONCE else NORMAL
            self.does.append(tuple((when, FROM_STAFF + card, effect) for effect in effects))
            self.at_end.append(tuple(effects) if row.timing == END else ())
        self.intro: list[tuple[Staff, ...]] = [
            tuple(card for card, row in enumerate(rows) if row.intro == letter) for letter in "ABCD"
        ]

    def _read_powers(self, when: int) -> None:
        """Put every power at its named point."""
        at: list[list[tuple[int, int, int, int, Effect]]] = [[] for _ in range(12)]
        for card, row in enumerate(self.cards.staff):
            for point, limit, number, effect in self._words(row.does) if row.timing == PERM else ():
                at[point].append((POWER_BIT[card], FROM_STAFF + card, limit, number, effect))

        def mask(point: int, key: int = 0) -> int:
            return sum(bit for bit, _, limit, _, _ in at[point] if limit >> key & 1 or limit == 0)

        def answers(point: int, key: int = 0, level: int = NORMAL) -> tuple[Answer, ...]:
            return tuple(
                (bit, (level, source, effect))
                for bit, source, limit, _, effect in at[point]
                if limit >> key & 1 or limit == 0
            )

        spaces = range(SPACE_COUNT)
        self.free_room = [mask(ROOM_PRICE, colour) for colour in range(3)]
        self.any_free_room = self.free_room[0] | self.free_room[1] | self.free_room[2]
        self.free_guest = mask(GUEST_PRICE)
        self.free_serving = mask(SERVE_PRICE)
        self.free_joker = mask(SPACE_PRICE, SPACE_COUNT - 1)
        self.both_tracks = [mask(BOTH, space) for space in spaces]
        self.stronger = [
            tuple((bit, n) for bit, _, limit, n, _ in at[STRENGTH] if limit >> space & 1)
            for space in spaces
        ]
        self.any_stronger = [mask(STRENGTH, space) for space in spaces]
        self.on_die = [answers(DIE_TAKEN, space) for space in spaces]
        self.any_on_die = [mask(DIE_TAKEN, space) for space in spaces]
        self.on_left: list[tuple[Answer, ...]] = []
        """GAH-12.10 By guest: the powers that answer when it leaves completed."""
        for guest in range(len(self.colour)):
            size = self.order_size[guest]
            self.on_left.append(tuple(
                (bit, (when, source, effect))
                for bit, source, limit, n, effect in at[GUEST_LEFT]
                if limit >> self.colour[guest] & 1 and fits(size, n)
            ))  # fmt: skip
        self.on_occupied = answers(ROOM_OCCUPIED, 0, when)
        self.on_lodged = answers(GUEST_LODGED, 0, when)
        self.on_bonus = answers(EMPEROR_BONUS)
        self.penalty_ignorers = tuple((bit, n, src) for bit, src, _, n, _ in at[EMPEROR_PENALTY])
        paying = [
            sum(bit for bit, due in answered if due[2][0] == KRONES) for answered in self.on_left
        ]
        rooms = sum(bit for bit, due in self.on_occupied + self.on_lodged if due[2][0] == KRONES)
        self.krone_powers = [bits | rooms for bits in paying]
        """GAH-R.57 By guest: the powers that surely give krones when it checks in."""

    def _read_tiles(self) -> None:
        rows = self.cards.tiles
        self.bonus: list[tuple[Due, ...]] = [
            tuple((NORMAL, FROM_TILE + tile, effect) for effect in self._words(row.bonus))
            for tile, row in enumerate(rows)
        ]
        self.penalty: list[tuple[Effect, ...]] = [tuple(self._words(row.penalty)) for row in rows]
        self.else_vp = [row.else_vp for row in rows]
        may_choose = self.chosen["gah.emperor_penalty"] == "choose"
        self.may_choose = [may_choose and row.editions_choose for row in rows]
        """GAH-17.5 By tile: whether the player chooses between the loss and the VP."""
        self.condition: list[Condition] = [row.condition for row in self.cards.politics]
        self.least_rooms = [min(self._least(row.condition)) for row in self.cards.politics]
        """By politics card: with fewer occupied rooms its condition cannot hold."""

    def _least(self, condition: Condition) -> list[int]:
        """By board: the fewest occupied rooms with which a condition can hold."""
        what, n, red, yellow = condition
        if what == HAS_OCCUPIED:
            return [n + red + yellow]
        if what not in (HAS_FLOORS, HAS_COLUMNS, HAS_GROUPS, HAS_COLOUR):
            return [0]
        found = []
        for board in self.boards:
            sets = {HAS_FLOORS: FLOOR_ROOMS, HAS_COLUMNS: COLUMN_ROOMS, HAS_GROUPS: board.groups,
                    HAS_COLOUR: board.of_colour[:3]}[what]  # fmt: skip
            found.append(sum(sorted(rooms.bit_count() for rooms in sets)[:n]))
        return found

    def _possible_due(self) -> list[Due]:
        lists = (*self.leaving, *self.does, *self.bonus, *(board.bonus for board in self.boards))
        answered = (*self.on_die, *self.on_left, self.on_occupied, self.on_lodged, self.on_bonus)
        found = [due for dues in lists for due in dues]
        return found + [due for answers in answered for _, due in answers]

    def tiles_of(self, letter: str) -> tuple[Tile, ...]:
        """GAH-2.4 The emperor tiles of a stack."""
        return tuple(n for n, row in enumerate(self.cards.tiles) if row.letter == letter)

    def politics_of(self, letter: str) -> tuple[Politics, ...]:
        """GAH-2.3 The politics cards of a stack."""
        return tuple(n for n, row in enumerate(self.cards.politics) if row.letter == letter)


_BUILT: Final[dict[tuple[int, tuple[Value, ...]], Rules]] = {}


def rules_for(chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> Rules:
    """The rules for these options and cards; the same object whenever they are the same."""
    key = (id(cards), tuple(chosen.values()))
    if key not in _BUILT:
        _BUILT[key] = Rules(cards, chosen)
    return _BUILT[key]
