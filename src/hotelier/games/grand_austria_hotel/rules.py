"""The rules of one table: cards and figures under the chosen options, in the form of lookups.

They are built once per choice of options, and a state refers to them. No rule asks for an edition
afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.games.grand_austria_hotel.answers import Answers
from hotelier.games.grand_austria_hotel.board import Board, Due
from hotelier.games.grand_austria_hotel.cards import (
    FROM_ENTRANCE,
    FROM_GUEST,
    FROM_STAFF,
    FROM_TILE,
    FROM_TOKEN,
    POWER_BIT,
    PRINTED,
    READY_BIT,
    CardSet,
)
from hotelier.games.grand_austria_hotel.cards.points import (
    is_power,
)
from hotelier.games.grand_austria_hotel.cards.rows import (
    ByOption,
    CelebrityRow,
    EntranceRow,
    PoliticsRow,
    TileRow,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    DRAW,
    EXCHANGE,
    EXTRA_ACTION,
    EXTRA_TURN,
    HAS_BIG_ORDERS,
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_FLOORS,
    HAS_GREEN,
    HAS_GROUPS,
    HAS_OCCUPIED,
    HAS_TOP,
    KRONES,
    SPEND_ANY,
    SPEND_CHAMPAGNE,
    SPEND_GOODS,
    SPEND_KRONES,
    SPEND_STEPS,
    Condition,
    Effect,
    guests,
    prepare,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    BASE_COLUMNS,
    BEGUN,
    BELL,
    BONUS_LAST,
    COLUMN_ROOMS,
    END,
    EXTRA_AFTER,
    EXTRA_MAIN,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GREEN,
    LATE,
    LETTERS,
    MAIN,
    NORMAL,
    NOW,
    ONCE,
    PHASES,
    ROUND,
    SOURCE_COLUMNS,
    STAFF_NEXT,
    VP_FIRST,
    Phase,
    Politics,
    Rooms,
    Staff,
    Tile,
    amounts_of,
)
from hotelier.kernel.options import Value

Stack = tuple[int, ...]


def packs_of(chosen: Mapping[str, Value]) -> tuple[str, ...]:
    """GAH-1.4, AW-5.1 The packs of cards in play."""
    found = ["base"]
    if chosen["gah.promos"] == "on":
        found.append("promo")
    found += [PACKS[digit] for digit in str(chosen["aw.modules"]) if digit in PACKS]
    if chosen["aw.extra_cards"] == "on":
        found.append("extra")
    return tuple(found)


PACKS: Final = {"1": "ballrooms", "2": "celebrities", "3": "entrances", "5": "more_cards"}
"""By the digit of a module: the pack that joins with it."""
PRICES: Final = (
    SPEND_GOODS, SPEND_STEPS, EXCHANGE, SPEND_CHAMPAGNE, SPEND_KRONES, SPEND_ANY,
)  # fmt: skip
"""AW-10.1 Words of a price, which is paid before the effects that follow."""


def price_in(does: tuple[Due, ...]) -> Effect:
    """AW-10.1 The price of a once-a-round card; empty if it has none."""
    return next((effect for _, _, effect in does if effect[0] in PRICES), ())


class Rules(Answers):
    """The lookups of the rules, built from option values. `chosen` keeps the values themselves."""

    def __init__(self, cards: CardSet, chosen: Mapping[str, Value]) -> None:
        super().__init__()
        self.cards = cards
        self.chosen = dict(chosen)
        self.figures: Final = cards.figures
        self.ask_all: Final = chosen["questions"] == "all"
        self.rising: Final = chosen["gah.order"] == "rising"
        self.limited: Final = chosen["gah.goods_supply"] == "limited"
        self.vp_floor: Final = chosen["gah.vp_floor"] == "zero"
        self.tiebreak_orders: Final = chosen["gah.tiebreak_goods"] == "kitchen_and_orders"
        self.may_stop_rooms: Final = chosen["gah.setup_rooms"] == "up_to_3"
        self.tiles_chosen: Final = chosen["gah.setup_tiles"] == "chosen"
        self.staff_deal: Final = str(chosen["gah.staff_deal"])
        self.packs: Final = packs_of(chosen)
        """GAH-1.4, AW-5.1 The packs whose cards are mixed in."""
        self.celebrities = self._in_play(cards.celebrities)
        self.entrances = self._in_play(cards.entrances)
        """AW-0.6 The celebrities and entrances from which those of a game are drawn."""
        self.hotels: Final[tuple[int, ...]] = (
            tuple(range(1, len(cards.hotels))) if chosen["gah.boards"] == "day" else (0,)
        )
        self.reconstructed: Final = cards.reconstructed(self.packs, self.hotels)
        fixed = chosen["gah.benefit_order"] == "fixed"
        # GAH-9.4, GAH-R.14
        levels = (VP_FIRST, STAFF_NEXT, BONUS_LAST) if fixed else (NORMAL, NORMAL, NORMAL)
        self._read_board(levels[2])
        self._read_guests(levels[0])
        self._read_staff()
        self._read_powers(levels[1], levels[2])
        self._read_tiles()
        self._read_entrances()
        self.possible_due: frozenset[Due] = frozenset(self._possible_due())
        """Every effect that a card, a board or a piece can make due."""
        whole_turn = chosen["gah.additional_window"] == "whole_turn"
        self.after_additional: Final[list[Phase]] = (
            [BEGUN, *PHASES[1:]]
            if whole_turn
            else [MAIN, MAIN, MAIN, MAIN, AFTER, *[EXTRA_MAIN] * 3, EXTRA_AFTER]
        )
        """GAH-8.1 The phase in which an additional action leaves the turn."""
        self.modules: Final = str(chosen["aw.modules"])
        """AW-0.1 The digits of the modules in play. Only the assembly of the rules reads them."""
        self.ledger_columns: Final = len(SOURCE_COLUMNS) if self.modules.isdigit() else BASE_COLUMNS
        """GAH-23.8 The number of columns of the ledger that are shown."""
        self.cubes: Final = [cards.figures.cubes] * FOOD_COUNT + [cards.figures.champagne]
        """GAH-1.11, AW-R.74 By kind: the number of pieces."""

    def _in_play(self, rows: Sequence[CelebrityRow | EntranceRow]) -> tuple[int, ...]:
        """The rows whose packs are all in play."""
        return tuple(n for n, row in enumerate(rows) if set(row.packs) <= set(self.packs))

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
        """GAH-10.3 By number of krones: the fields whose floor costs at most that."""
        self.dearest = max(self.floor_cost)

    def _read_guests(self, when_vp: int) -> None:
        rows = self.cards.guests
        self.guest_deck = tuple(n for n, row in enumerate(rows) if row.pack in self.packs)
        self.colour = [row.colour for row in rows]
        self.order = [row.order for row in rows]
        self.order_size = [sum(amounts_of(row.order)) for row in rows]
        self.leaving: list[tuple[Due, ...]] = []
        """GAH-9.3 a, b By guest: printed VP and the parts of the reward."""
        self.gives_krones: list[int] = []
        """GAH-R.57 By guest: the krones of the reward."""
        for guest, row in enumerate(rows):
            source = FROM_GUEST + guest
            due: list[Due] = [(when_vp, source, vp(row.vp))] if row.vp else []
            for effect in self.words_of(row.reward):
                late = effect[0] in (EXTRA_ACTION, EXTRA_TURN)
                due.append((LATE if late else NORMAL, source, effect))
            self.leaving.append(tuple(due))
            self.gives_krones.append(sum(effect[1] for _, _, effect in due if effect[0] == KRONES))

    def _read_staff(self) -> None:
        rows = self.cards.staff
        self.staff_deck = tuple(n for n, row in enumerate(rows) if row.pack in self.packs)
        self.cost = [
            int(str(row.cost(self.chosen))) if isinstance(row.cost, ByOption) else row.cost
            for row in rows
        ]
        self.timing = [row.timing for row in rows]
        self.does: list[tuple[Due, ...]] = []
        """By card: the effects of a ONCE or ROUND card."""
        self.at_end: list[tuple[Effect, ...]] = []
        """By card: the counting words of an END card."""
        self.rings: list[tuple[Due, ...]] = []
        """AW-5.2, 10.133 By card: the benefit of a bell card, or of a once-a-round card that
        reacts."""
        for card, row in enumerate(rows):
            effects = [] if POWER_BIT[card] else self.words_of(row.does)
            self.does.append(tuple(
                (NOW if row.timing == ONCE or effect[0] in PRICES else NORMAL,
                 FROM_STAFF + card, effect)
                for effect in effects
            ))  # fmt: skip
            self.rings.append(tuple(
                (NOW, FROM_STAFF + card, power[3])
                for power in (self.words_of(row.does) if row.timing in (BELL, ROUND) else ())
                if is_power(power)
            ))  # fmt: skip
            self.at_end.append(tuple(effects) if row.timing == END else ())
        self.ready_cards = [
            card for card in self.staff_deck if READY_BIT[card] and not POWER_BIT[card]
        ]
        """The once-a-round cards in play that their owner can use at any time of the turn."""
        self.priced = sum(READY_BIT[card] for card in range(len(rows)) if price_in(self.does[card]))
        """AW-10.1 The once-a-round cards that have a price, one bit each."""
        self.krone_cards = sum(
            READY_BIT[card]
            for card in self.staff_deck
            if any(effect[0] == KRONES for _, _, effect in self.does[card])
        )
        """AW-R.61 The once-a-round cards that certainly give krones."""
        self.intro: list[tuple[Staff, ...]] = [
            tuple(card for card, row in enumerate(rows) if row.intro == letter) for letter in "ABCD"
        ]

    def _read_tiles(self) -> None:
        rows = self.cards.tiles
        self.tile_stacks = self._stacks(rows)
        self.politics_stacks = self._stacks(self.cards.politics)
        self.bonus: list[tuple[Due, ...]] = [
            tuple((NORMAL, FROM_TILE + tile, effect) for effect in self.words_of(row.bonus))
            for tile, row in enumerate(rows)
        ]
        self.penalty: list[tuple[Effect, ...]] = [tuple(self.words_of(row.penalty)) for row in rows]
        self.else_vp = [row.else_vp for row in rows]
        may_choose = self.chosen["gah.emperor_penalty"] == "choose"
        self.may_choose = [may_choose and row.editions_choose for row in rows]
        """GAH-17.5 By tile: True if the player chooses between the loss and the VP."""
        self.condition: list[Condition] = [row.condition for row in self.cards.politics]
        self.least_rooms = [min(self._least(row.condition)) for row in self.cards.politics]
        """By politics card: the fewest occupied rooms with which its condition can hold."""
        self.counting: list[tuple[Politics, ...]] = [
            tuple(
                card
                for card, row in enumerate(self.cards.politics)
                if row.pack in self.packs
                and (
                    (row.condition[0] == HAS_BIG_ORDERS and size >= row.condition[2])
                    or (row.condition[0] == HAS_GREEN and colour == GREEN)
                )
            )
            for size, colour in zip(self.order_size, self.colour, strict=True)
        ]
        """AW-12.7 By guest: the politics cards for which it counts once completed."""

    def _read_entrances(self) -> None:
        rows = self.cards.entrances

        def due(entrance: int, effects: Sequence[Any]) -> tuple[Due, ...]:
            return tuple(
                (NOW if effect[0] == DRAW else NORMAL, FROM_ENTRANCE + entrance, effect)
                for effect in effects
            )

        self.gained = [due(n, self.words_of(row.gained)) for n, row in enumerate(rows)]
        """AW-3.5 By entrance: the immediate effects for its owner besides the items."""
        self.first_rooms = [
            due(n, [prepare(*row.rooms)] if row.rooms[0] else []) for n, row in enumerate(rows)
        ]
        self.first_guests = [
            due(n, [guests(row.guests)] if row.guests else []) for n, row in enumerate(rows)
        ]
        """AW-9.1, 9.3, 9.4 By entrance: additional first rooms and guests of its owner."""
        self.tokens: list[tuple[Due, ...]] = [
            tuple((NORMAL, FROM_TOKEN + token, effect) for effect in self.words_of(side))
            for token, row in enumerate(self.cards.tokens)
            for side in (row.column, row.floor)
        ]
        """AW-9.3 By token and side: its bonus, upper one first."""

    def _least(self, condition: Condition) -> list[int]:
        """Return, by board, the fewest occupied rooms with which a condition can hold."""
        what, n, red, yellow = condition
        if what == HAS_OCCUPIED:
            return [n + red + yellow]
        if what == HAS_TOP:
            return [n]
        if what not in (HAS_FLOORS, HAS_COLUMNS, HAS_GROUPS, HAS_COLOUR):
            return [0]
        found = []
        for board in self.boards:
            sets = {HAS_FLOORS: FLOOR_ROOMS, HAS_COLUMNS: COLUMN_ROOMS, HAS_GROUPS: board.groups,
                    HAS_COLOUR: board.of_colour[:3]}[what]  # fmt: skip
            found.append(sum(sorted(rooms.bit_count() for rooms in sets)[:n]))
        return found

    def _possible_due(self) -> list[Due]:
        lists = (
            *self.leaving, *self.does, *self.rings, *self.bonus,
            *(board.bonus for board in self.boards), *(board.other for board in self.boards),
            *self.gained, *self.tokens, *self.first_rooms, *self.first_guests,
        )  # fmt: skip
        answered = (
            *self.on_die, *self.on_left, self.on_occupied, self.on_lodged, self.on_bonus,
            self.on_disc, self.on_played, self.on_dancer, *self.on_got, self.once_held,
            self.on_column, self.on_floor, *self.on_begun, *self.on_sum,
        )  # fmt: skip
        found = [due for dues in lists for due in dues]
        found += [due for answers in (self.on_full, *self.on_counted) for _, _, due in answers]
        return found + [due for answers in answered for _, due in answers]

    def _stacks(self, rows: Sequence[TileRow | PoliticsRow]) -> dict[str, Stack]:
        """GAH-2.3, 2.4 By letter: the cards or tiles of a stack, those of modules mixed in."""
        return {
            letter: tuple(
                n for n, row in enumerate(rows) if row.letter == letter and row.pack in self.packs
            )
            for letter in LETTERS
        }

    def tiles_of(self, letter: str) -> tuple[Tile, ...]:
        """GAH-2.4 The emperor tiles of a stack."""
        return self.tile_stacks[letter]

    def politics_of(self, letter: str) -> tuple[Politics, ...]:
        """GAH-2.3 The politics cards of a stack."""
        return self.politics_stacks[letter]


_BUILT: Final[dict[tuple[int, tuple[Value, ...]], Rules]] = {}


def rules_for(chosen: Mapping[str, Value], cards: CardSet = PRINTED) -> Rules:
    """Return the rules for these options and cards; equal arguments give one shared object."""
    key = (id(cards), tuple(chosen.values()))
    if key not in _BUILT:
        _BUILT[key] = Rules(cards, chosen)
    return _BUILT[key]
