"""The rules of one table: cards and figures as the chosen options read them, ready to be asked.

Built once per choice of options; a state points to it. No rule asks for an edition afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hotelier.games.grand_austria_hotel.board import Board, Due
from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_BIT,
    ENTRANCE_BIT,
    FROM_CELEBRITY,
    FROM_ENTRANCE,
    FROM_GUEST,
    FROM_ROW,
    FROM_SECTION,
    FROM_STAFF,
    FROM_TILE,
    FROM_TOKEN,
    OCCUPANCY,
    POWER_BIT,
    PRINTED,
    READY_BIT,
    SOURCE_KEYS,
    CardSet,
)
from hotelier.games.grand_austria_hotel.cards.points import (
    BOTH,
    CHAMPAGNE_GOT,
    COLUMN_FULL,
    DANCER_SENT,
    DICE_SUM,
    DIE_TAKEN,
    DISC_PUT,
    DISHES_COUNTED,
    DRINKS_COUNTED,
    EMPEROR_BONUS,
    EMPEROR_PENALTY,
    FLOOR_FULL,
    GROUP_BEGUN,
    GROUP_FULL,
    GUEST_LEFT,
    GUEST_LODGED,
    GUEST_PRICE,
    ITEM_SPARED,
    KRONES_GOT,
    MORE_TABLES,
    OCCUPANCY_TABLE,
    ONCE_HELD,
    POINT_COUNT,
    ROOM_OCCUPIED,
    ROOM_PRICE,
    ROUND_PILE,
    SECOND_GUEST,
    SERVE_PRICE,
    SPACE_PRICE,
    STAFF_PLAYED,
    STEPS_COUNTED,
    STEPS_GOT,
    STRENGTH,
    TABLES,
    VP_GOT,
    Power,
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
    ALL,
    BOTH_TRACKS,
    CHAMPAGNE,
    CHOOSE,
    DISHES,
    DRAW,
    DRINKS,
    EXCHANGE,
    EXTRA_ACTION,
    EXTRA_TURN,
    GOODS,
    HAS_BIG_ORDERS,
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_FLOORS,
    HAS_GREEN,
    HAS_GROUPS,
    HAS_OCCUPIED,
    HAS_TOP,
    KRONES,
    OCCUPY,
    PREPARE,
    SPEND_ANY,
    SPEND_CHAMPAGNE,
    SPEND_GOODS,
    SPEND_KRONES,
    SPEND_STEPS,
    STEPS,
    TOUCHES,
    TRACK,
    TRACKS,
    VP,
    WORDS,
    Condition,
    Effect,
    guests,
    prepare,
    react,
    ring,
    vp,
)
from hotelier.games.grand_austria_hotel.special import NOTHING_SPECIAL, Special
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    BEGUN,
    BELL,
    BONUS_LAST,
    COLUMN_ROOMS,
    END,
    EXTRA_AFTER,
    EXTRA_MAIN,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GOOD_COUNT,
    GOOD_KEYS,
    GREEN,
    LATE,
    LETTERS,
    MAIN,
    NO_KEY,
    NORMAL,
    NOW,
    ONCE,
    PHASES,
    PROMPT,
    ROUND,
    SPACE_COUNT,
    STAFF_NEXT,
    VP_FIRST,
    Amounts,
    Phase,
    Politics,
    Rooms,
    Seat,
    Staff,
    Tile,
    amounts_of,
)
from hotelier.kernel.frames import Frame
from hotelier.kernel.options import Value

if TYPE_CHECKING:
    from hotelier.games.grand_austria_hotel.actions import Action
    from hotelier.games.grand_austria_hotel.state import State

Performer = Callable[["State", Seat, Phase, Any], None]
"""Carries out an action of the turn in a phase; it also says which phase comes next."""
MainChoice = Callable[["State", Seat, Phase, int, "list[Action]"], None]
"""Adds ways to make the main step, with so many krones to spend on it."""
MainPrice = Callable[["State", Seat, bool], int]
"""GAH-4.5 The fewest krones a way to make the main step needs (of an extra turn, where no die is
taken), or NEVER."""
AdditionalChoice = Callable[["State", Seat, "list[Action]", int], None]
"""GAH-8.1 Adds additional actions, with so many krones to spend on them."""
SureActions = Callable[["State", Seat], "list[Action]"]
"""GAH-R.57, AW-R.61 The additional actions that surely bring the krones the main step needs."""
GOT: Final = (VP_GOT, KRONES_GOT, STEPS_GOT, CHAMPAGNE_GOT)
"""AW-0.8 The points of what a source can give, in the order of `State.heard`."""
REPEATED: Final = (*GOT, ROOM_OCCUPIED, GROUP_BEGUN, STAFF_PLAYED, DANCER_SENT)
"""Points that can come up more than once in an action: each answer is a source of its own."""
ROWS: Final = frozenset(range(FROM_ROW, FROM_SECTION))
GIVING: Final[dict[int, tuple[int, ...]]] = {
    VP_GOT: (VP,), KRONES_GOT: (KRONES, TRACKS, BOTH_TRACKS), STEPS_GOT: (STEPS, TRACKS,
    BOTH_TRACKS), CHAMPAGNE_GOT: (CHAMPAGNE, DISHES, DRINKS),
}  # fmt: skip
"""By what is got: the words that give it by themselves."""
NEVER: Final = 99
"""More krones than anybody has."""

TurnOrder = list[list[list[tuple[int, int]]]]
"""By seats and start player: the holders of the numbers of the order tiles, in their order."""
Stack = tuple[int, ...]
Answer = tuple[int, Due]
"""A power's bit and the effect it makes due."""


def fits(size: int, limit: int) -> bool:
    """Whether an order has exactly n goods, at least n (written -n), or any number (0)."""
    return limit in (0, size) or (limit < 0 and size >= -limit)


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
"""AW-10.1 Words that are paid before what follows them."""


def price_in(does: tuple[Due, ...]) -> Effect:
    """AW-10.1 The price of a once-a-round card; nothing if it has none."""
    return next((effect for _, _, effect in does if effect[0] in PRICES), ())


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
        self.packs: Final = packs_of(chosen)
        """GAH-1.4, AW-5.1 The packs whose cards are mixed in."""
        self.celebrities: Final = self._in_play(cards.celebrities)
        self.entrances: Final = self._in_play(cards.entrances)
        """AW-0.6 The celebrities and entrances from which those of a game are drawn."""
        self.hotels: Final[tuple[int, ...]] = (
            tuple(range(1, len(cards.hotels))) if chosen["gah.boards"] == "day" else (0,)
        )
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
        """AW-0.1 The digits of the modules in play. Only what assembles asks for it."""
        self.turn_order: TurnOrder = []
        """GAH-3.3, AW-4.1 Who follows whom, as the order tiles say (`setup`)."""
        self.start_key: int = NO_KEY
        self.good_keys: list[str] = GOOD_KEYS[:FOOD_COUNT]
        """AW-1.8 The kinds of goods in the game: champagne only if a module brings it."""
        self.start_goods: Amounts = (1,) * FOOD_COUNT + (0,) * (GOOD_COUNT - FOOD_COUNT)
        """GAH-2.7 What lies in each kitchen at the start."""
        self.cubes: Final = [cards.figures.cubes] * FOOD_COUNT + [cards.figures.champagne]
        """GAH-1.11, AW-R.74 By kind: how many pieces there are."""
        self.remembered: int = 0
        """AW-4.6 The seats of whom it matters whether they have passed in this round."""
        self.perform: dict[type[Action], Performer] = {}
        """By kind of action: what carries it out in a turn (`setup`)."""
        self.main_choices: tuple[MainChoice, ...] = ()
        self.main_prices: tuple[MainPrice, ...] = ()
        """GAH-4.1, 4.5 Ways to make the main step besides a die of a space, and what they cost."""
        self.additional_choices: tuple[AdditionalChoice, ...] = ()
        self.sure_actions: tuple[SureActions, ...] = ()
        """GAH-8 Additional actions besides those of the base game; those that pay for a die."""
        self.start_steps: tuple[Frame, ...] = ()
        self.table_steps: tuple[Frame, ...] = ()
        self.hotel_steps: tuple[Frame, ...] = ()
        """AW-6.1, 6.2 What modules add to the setup: once the start player is known; on the common
        table, after politics cards and emperor tiles; before the first guests."""
        self.ending_steps: tuple[Frame, ...] = ()
        self.scoring_steps: tuple[Frame, ...] = ()
        self.closing_steps: tuple[Frame, ...] = ()
        """AW-2.9 What they add to the end of a round: before the emperor scoring, after it, and
        before the next round."""
        self.layouts: tuple[Callable[[State], None], ...] = ()
        """What modules change in the state with which a game starts."""
        self.holders: tuple[Callable[[State, Seat], int], ...] = ()
        """The powers that a seat has from elsewhere than its staff, one bit each."""
        self.checks: tuple[Callable[[State], None], ...] = ()
        """AW-14.3 What is true of every position, besides `invariants`."""
        self.shows: tuple[Callable[[State, dict[str, Any]], None], ...] = ()
        """What modules add to the view for people."""
        self.roll: Callable[[State, int], None]
        self.reroll: Callable[[State, Seat], None]
        """GAH-3.2, 15.3 How so many dice are rolled, and how the roller rolls again (`setup`)."""
        self.guest_steps: tuple[Callable[[Seat], Frame], ...] = ()
        self.room_steps: tuple[Callable[[Seat], Frame], ...] = ()
        """AW-6.2 What follows a seat's first guest, and its first rooms."""
        self.last_steps: tuple[Frame, ...] = ()
        """What modules add to the final scoring."""
        self.new_special: Callable[[int], Special] = lambda seats: NOTHING_SPECIAL
        """AW-3 By seats: what special hotels keep at the start."""
        self.on_taken: tuple[Callable[[State, Seat, int], None], ...] = ()
        """AW-9.2 What follows when a die of this value (0: the key) is laid on an order tile."""
        self.use_choices: tuple[Callable[[State, Seat, list[Action]], None], ...] = ()
        self.perform_use: dict[type[Action], Callable[[State, Seat, Any], None]] = {}
        """AW-R.37 Ways to use a space without a die, besides those of the base game."""
        self.mixes: list[list[Any]] = []
        """GAH-6.5, 6.6, AW-1.10 By strength: every yield of spaces 1 and 2 (`setup`)."""
        self.instead: list[tuple[tuple[int, Callable[[int], Effect]], ...]] = [()] * SPACE_COUNT
        """By space: what powers make of its action with a given strength."""
        self.parts: dict[str, Any] = {}
        """What modules keep with the rules of a table, by their pack."""
        self.setup_steps: tuple[Frame, ...] = ()
        self.round_steps: tuple[Frame, ...] = ()
        self.final_steps: tuple[Frame, ...] = ()
        """What happens in which order at the start, after each round and at the end (`setup`)."""

    def _in_play(self, rows: Sequence[CelebrityRow | EntranceRow]) -> tuple[int, ...]:
        """The rows whose packs are all in play."""
        return tuple(n for n, row in enumerate(rows) if set(row.packs) <= set(self.packs))

    def _words(self, words: Sequence[Effect | Power | ByOption]) -> list[Any]:
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
            for effect in self._words(row.reward):
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
        """By card: what an END card counts."""
        self.rings: list[tuple[Due, ...]] = []
        """AW-5.2, 10.133 By card: the benefit of a bell card, or of a once-a-round card that
        answers."""
        for card, row in enumerate(rows):
            effects = [] if POWER_BIT[card] else self._words(row.does)
            self.does.append(tuple(
                (NOW if row.timing == ONCE or effect[0] in PRICES else NORMAL,
                 FROM_STAFF + card, effect)
                for effect in effects
            ))  # fmt: skip
            self.rings.append(tuple(
                (NOW, FROM_STAFF + card, power[3])
                for power in (self._words(row.does) if row.timing in (BELL, ROUND) else ())
                if is_power(power)
            ))  # fmt: skip
            self.at_end.append(tuple(effects) if row.timing == END else ())
        self.ready_cards = [
            card for card in self.staff_deck if READY_BIT[card] and not POWER_BIT[card]
        ]
        """The once-a-round cards in play that can be used whenever their owner likes."""
        self.priced = sum(READY_BIT[card] for card in range(len(rows)) if price_in(self.does[card]))
        """AW-10.1 The once-a-round cards that have a price, one bit each."""
        self.krone_cards = sum(
            READY_BIT[card]
            for card in self.staff_deck
            if any(effect[0] == KRONES for _, _, effect in self.does[card])
        )
        """AW-R.61 Those that surely give krones."""
        self.intro: list[tuple[Staff, ...]] = [
            tuple(card for card, row in enumerate(rows) if row.intro == letter) for letter in "ABCD"
        ]

    def _read_powers(self, when: int, when_full: int) -> None:
        """Put every power at its named point."""
        at: list[list[tuple[int, int, int, int, Effect]]] = [[] for _ in range(POINT_COUNT)]
        for bit, source, powers, asks in self._holders():
            for point, limit, number, effect in powers:
                at[point].append((bit, source, limit, number, asks or effect))

        def mask(point: int, key: int = 0) -> int:
            return sum(bit for bit, _, limit, _, _ in at[point] if limit >> key & 1 or limit == 0)

        def answers(point: int, key: int = 0, level: int = NORMAL) -> tuple[Answer, ...]:
            return tuple(
                (bit, (BONUS_LAST if point == DIE_TAKEN and n else level, source, effect))
                for bit, source, limit, n, effect in at[point]
                if limit >> key & 1 or limit == 0
            )

        self.powers_at = [sum({power[0] for power in powers}) for powers in at]
        """By point: everything that has a power there, one bit each."""
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
        """GAH-12.10, AW-R.8 By guest: the powers that answer when it leaves completed."""
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
        self.on_full: tuple[tuple[int, int, Due], ...] = tuple(
            (bit, size, (when_full, source, effect))
            for bit, source, _, size, effect in at[GROUP_FULL]
        )
        """AW-10.178 The powers that answer to a full group, with the least size of it."""
        self.on_disc = answers(DISC_PUT)
        self.on_played = answers(STAFF_PLAYED, 0, PROMPT)
        """AW-E.11, AW-R.83"""
        self.on_dancer = answers(DANCER_SENT)
        """AW-1.14 In whatever order the owner likes."""
        self.any_spared = mask(ITEM_SPARED)
        self.once_held = answers(ONCE_HELD)
        """AW-8.2 The single help of a celebrity."""
        self.on_got = [answers(point, 0, NOW) for point in GOT]
        """AW-0.8 By what is got: the powers that answer, right after it (AW-E.11)."""
        listened = any(self.on_got)
        self.nothing_heard: tuple[tuple[int, ...], ...] = ((),) * len(GOT) if listened else ()
        again = {source for point in REPEATED for _, source, _, _, _ in at[point]}
        self.one_source = frozenset(range(len(SOURCE_KEYS))) - again - ROWS - {OCCUPANCY}
        """AW-0.8, AW-R.82 What is one source in the course of an action, however often it gives."""
        self.vp_besides = frozenset(
            source for point in REPEATED for _, source, _, _, effect in at[point]
            if effect and effect[0] == VP
        )  # fmt: skip
        """Of the others, those that give VP anyway: steps beyond the track are no second gift."""
        self.more_tables = tuple((bit, n) for bit, _, _, n, _ in at[MORE_TABLES])
        self.second_guest = self.powers_at[SECOND_GUEST]
        """AW-9.4 Tables more; the powers with which a second guest may be taken."""
        self.round_vp = tuple((bit, source, vps) for bit, source, _, _, vps in at[ROUND_PILE])
        self.keeps_guests = self.powers_at[ROUND_PILE]
        """AW-9.4 VP by completed guests of a round; the powers that keep them until it ends."""
        self.other_table = self.powers_at[OCCUPANCY_TABLE]
        for _, _, limit, _, amounts in at[OCCUPANCY_TABLE]:
            for board in self.boards:
                board.replace_bonus(limit, amounts)
        self.on_column = answers(COLUMN_FULL)
        self.on_floor = answers(FLOOR_FULL)
        self.on_begun = [answers(GROUP_BEGUN, colour, when) for colour in range(3)]
        """AW-9.3, AW-0.6 The powers that answer to a full column or floor and, by colour, to the
        first occupied room of a group."""
        self.room_powers = (
            self.powers_at[COLUMN_FULL] | self.powers_at[FLOOR_FULL] | self.powers_at[GROUP_BEGUN]
        )
        self.on_sum = [answers(DICE_SUM, total, NOW) for total in range(13)]
        """AW-9.2 By the sum of both dice of a round: the powers that answer before the action."""
        self.amounts = {
            point: next((effect for _, _, _, _, effect in at[point]), ()) for point in TABLES
        }
        """By point whose powers carry amounts: these, if it is in play."""
        self.on_counted: list[tuple[tuple[int, int, Due], ...]] = [
            tuple((bit, n, (NOW, source, effect)) for bit, source, _, n, effect in at[point])
            for point in (STEPS_COUNTED, DISHES_COUNTED, DRINKS_COUNTED)
        ]
        """AW-5.5 By what is counted: the powers that answer, and to how many."""
        self.no_tally: tuple[int, ...] = (0, 0, 0) if any(self.on_counted) else ()
        """What is counted at the start of an action; nothing, if nobody would answer."""
        self._watch(at)
        self.krone_powers = [
            tuple(
                (bit, due[2][1])
                for bit, due in (*answered, *self.on_occupied, *self.on_lodged)
                if due[2][0] == KRONES
            )
            for answered in self.on_left
        ]
        """GAH-R.57 By guest: the powers that surely give krones when it checks in, and how many."""

    def _holders(self) -> list[tuple[int, int, list[Any], Effect]]:
        """Everything in play that has powers: its bit, its source, its words, and the effect that
        asks for the owner's consent first, if any."""
        asking = {BELL: ring(), ROUND: react()}
        rows = self.cards.staff
        found = [
            (POWER_BIT[card], FROM_STAFF + card, self._words(rows[card].does),
             asking.get(rows[card].timing, ()))
            for card in self.staff_deck
            if POWER_BIT[card]
        ]  # fmt: skip
        found += [
            (CELEBRITY_BIT[celebrity], FROM_CELEBRITY + celebrity,
             self._words(self.cards.celebrities[celebrity].does), ())
            for celebrity in self.celebrities
        ]  # fmt: skip
        found += [
            (ENTRANCE_BIT[entrance], FROM_ENTRANCE + entrance,
             self._words(self.cards.entrances[entrance].does), ())
            for entrance in self.entrances
        ]  # fmt: skip
        return found

    def _watch(self, at: list[list[tuple[int, int, int, int, Effect]]]) -> None:
        """AW-R.69, R.80 Which powers may answer to which words in the middle of an action, and what
        their answers touch."""
        found: dict[int, list[tuple[int, int]]] = {}

        def watch(words: tuple[int, ...], bit: int, touches: int) -> None:
            for word in words:
                found.setdefault(word, []).append((bit, touches))

        counted: tuple[tuple[int, ...], ...] = (
            (STEPS, TRACKS, BOTH_TRACKS), (DISHES, GOODS, CHOOSE), (DRINKS, GOODS, CHOOSE),
        )  # fmt: skip
        for words, powers in zip(counted, self.on_counted, strict=True):
            for bit, _, _ in powers:
                watch(words, bit, ALL)
        for bit, _, _ in self.on_full:
            watch((OCCUPY, PREPARE), bit, ALL)
        for point, words in GIVING.items():
            for bit, _, _, _, effect in at[point]:
                touches = TRACK if effect[0] == STEPS else TOUCHES[effect[0]]
                watch(words, bit, touches)
                if point == VP_GOT:  # how many sources overflow depends on their order
                    watch(GIVING[STEPS_GOT], bit, touches | TRACK)
        self.watching = sum({bit for pairs in found.values() for bit, _ in pairs})
        self._watchers = found
        self._watched: dict[int, list[int]] = {0: [0] * len(WORDS)}

    def watched(self, powers: int) -> list[int]:
        """By word: what answers of these powers touch; 0 where none of them answers."""
        if powers not in self._watched:
            touched = [0] * len(WORDS)
            for word, pairs in self._watchers.items():
                for bit, touches in pairs:
                    if powers & bit:
                        touched[word] |= touches
            self._watched[powers] = touched
        return self._watched[powers]

    def _read_tiles(self) -> None:
        rows = self.cards.tiles
        self.tile_stacks = self._stacks(rows)
        self.politics_stacks = self._stacks(self.cards.politics)
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

        self.gained = [due(n, self._words(row.gained)) for n, row in enumerate(rows)]
        """AW-3.5 By entrance: what its owner gets at once besides the items."""
        self.first_rooms = [
            due(n, [prepare(*row.rooms)] if row.rooms[0] else []) for n, row in enumerate(rows)
        ]
        self.first_guests = [
            due(n, [guests(row.guests)] if row.guests else []) for n, row in enumerate(rows)
        ]
        """AW-9.1, 9.3, 9.4 By entrance: first rooms and guests that its owner may have more."""
        self.tokens: list[tuple[Due, ...]] = [
            tuple((NORMAL, FROM_TOKEN + token, effect) for effect in self._words(side))
            for token, row in enumerate(self.cards.tokens)
            for side in (row.column, row.floor)
        ]
        """AW-9.3 By token and side: its bonus, upper one first."""

    def _least(self, condition: Condition) -> list[int]:
        """By board: the fewest occupied rooms with which a condition can hold."""
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
    """The rules for these options and cards; the same object whenever they are the same."""
    key = (id(cards), tuple(chosen.values()))
    if key not in _BUILT:
        _BUILT[key] = Rules(cards, chosen)
    return _BUILT[key]
