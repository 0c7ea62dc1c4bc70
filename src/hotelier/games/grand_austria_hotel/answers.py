"""Standing powers at their named points, by the options and modules in play."""

from __future__ import annotations

from typing import Any, Final

from hotelier.games.grand_austria_hotel.board import Board, Due
from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_BIT,
    ENTRANCE_BIT,
    FROM_CELEBRITY,
    FROM_ENTRANCE,
    FROM_ROW,
    FROM_SECTION,
    FROM_STAFF,
    OCCUPANCY,
    POWER_BIT,
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
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Words
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    ALL,
    BOTH_TRACKS,
    CHAMPAGNE,
    CHOOSE,
    DISHES,
    DRINKS,
    GOODS,
    KRONES,
    OCCUPY,
    PREPARE,
    STEPS,
    TOUCHES,
    TRACK,
    TRACKS,
    VP,
    WORDS,
    Effect,
    react,
    ring,
)
from hotelier.games.grand_austria_hotel.plugs import Plugs
from hotelier.games.grand_austria_hotel.terms import (
    BELL,
    BONUS_LAST,
    NORMAL,
    NOW,
    PROMPT,
    ROUND,
    SPACE_COUNT,
    STAFF_NEXT,
)
from hotelier.kernel.options import Value

Answer = tuple[int, Due]
"""A power's bit and the effect it makes due."""
Points = list[list[tuple[int, int, int, int, Effect]]]
"""By point: bit, source, limit, number and effect of every power there."""
GOT: Final = (VP_GOT, KRONES_GOT, STEPS_GOT, CHAMPAGNE_GOT)
"""AW-0.8 The points for the kinds of gifts of a source, in the order of `State.heard`."""
REPEATED: Final = (*GOT, ROOM_OCCUPIED, GROUP_BEGUN, STAFF_PLAYED, DANCER_SENT)
"""Points that can occur more than once in an action: each answer is a source of its own."""
ROWS: Final = frozenset(range(FROM_ROW, FROM_SECTION))
GIVING: Final[dict[int, tuple[int, ...]]] = {
    VP_GOT: (VP,), KRONES_GOT: (KRONES, TRACKS, BOTH_TRACKS), STEPS_GOT: (STEPS, TRACKS,
    BOTH_TRACKS), CHAMPAGNE_GOT: (CHAMPAGNE, DISHES, DRINKS),
}  # fmt: skip
"""By kind of gift: the words that give it directly."""


def fits(size: int, limit: int) -> bool:
    """Return True if an order has exactly n goods, at least n (written -n), or any number (0)."""
    return limit in (0, size) or (limit < 0 and size >= -limit)


def mask(at: Points, point: int, key: int = 0) -> int:
    """Return the bits of the powers at a point whose limit fits the key."""
    return sum({bit for bit, _, limit, _, _ in at[point] if limit >> key & 1 or limit == 0})


def answers(at: Points, point: int, key: int = 0, level: int = NORMAL) -> tuple[Answer, ...]:
    """Return the powers at a point whose limit fits the key, with the effects they make due."""
    return tuple(
        (bit, (BONUS_LAST if point == DIE_TAKEN and n else level, source, effect))
        for bit, source, limit, n, effect in at[point]
        if limit >> key & 1 or limit == 0
    )


class Answers(Plugs):
    """The effects of powers at each point, read from the cards of `Rules`."""

    cards: CardSet
    chosen: dict[str, Value]
    boards: list[Board]
    staff_deck: tuple[int, ...]
    celebrities: tuple[int, ...]
    entrances: tuple[int, ...]
    colour: list[int]
    order_size: list[int]

    def words_of(self, words: Words) -> list[Any]:
        """Return the words of a row under the options of the table."""
        return [word(self.chosen) if isinstance(word, ByOption) else word for word in words]

    def _read_powers(self, when: int, when_full: int) -> None:
        """Put every power at its named point."""
        at: Points = [[] for _ in range(POINT_COUNT)]
        for bit, source, powers, asks in self._holders():
            for point, limit, number, effect in powers:
                at[point].append((bit, source, limit, number, asks or effect))
        self.powers_at = [sum({power[0] for power in powers}) for powers in at]
        """By point: one bit for each holder of a power there."""
        self._read_prices(at)
        self._read_dice(at)
        self._read_guest_powers(at, when)
        self._read_room_powers(at, when, when_full)
        self._read_sources(at)
        self._watch(at)

    def _read_prices(self, at: Points) -> None:
        """Read the powers that change prices and numbers or allow ignoring a penalty."""
        self.free_room = [mask(at, ROOM_PRICE, colour) for colour in range(3)]
        self.any_free_room = self.free_room[0] | self.free_room[1] | self.free_room[2]
        self.free_guest = mask(at, GUEST_PRICE)
        self.free_serving = mask(at, SERVE_PRICE)
        self.free_joker = mask(at, SPACE_PRICE, SPACE_COUNT - 1)
        self.any_spared = mask(at, ITEM_SPARED)
        self.once_held = answers(at, ONCE_HELD)
        """AW-8.2 The one-time help of a celebrity."""
        self.on_bonus = answers(at, EMPEROR_BONUS)
        self.penalty_ignorers = tuple((bit, n, src) for bit, src, _, n, _ in at[EMPEROR_PENALTY])
        self.more_tables = tuple((bit, n) for bit, _, _, n, _ in at[MORE_TABLES])
        self.second_guest = self.powers_at[SECOND_GUEST]
        """AW-9.4 Additional tables; the powers that allow taking a second guest."""
        self.amounts = {
            point: next((effect for _, _, _, _, effect in at[point]), ()) for point in TABLES
        }
        """By point whose powers have amounts: the amounts, if the point is in play."""

    def _read_dice(self, at: Points) -> None:
        """Read the powers that react to dice, staff cards and discs."""
        spaces = range(SPACE_COUNT)
        self.both_tracks = [mask(at, BOTH, space) for space in spaces]
        self.stronger = [
            tuple((bit, n) for bit, _, limit, n, _ in at[STRENGTH] if limit >> space & 1)
            for space in spaces
        ]
        self.any_stronger = [mask(at, STRENGTH, space) for space in spaces]
        self.on_die = [answers(at, DIE_TAKEN, space) for space in spaces]
        self.any_on_die = [mask(at, DIE_TAKEN, space) for space in spaces]
        self.on_sum = [answers(at, DICE_SUM, total, STAFF_NEXT) for total in range(13)]
        """AW-9.2 By the sum of both dice of a round: the powers that react before the action."""
        self.on_disc = answers(at, DISC_PUT)
        self.on_played = answers(at, STAFF_PLAYED, 0, PROMPT)
        """AW-E.11, AW-R.83"""
        self.on_dancer = answers(at, DANCER_SENT)
        """AW-1.14 The owner chooses the order."""

    def _read_guest_powers(self, at: Points, when: int) -> None:
        """Read the powers that react to guests who check in or leave."""
        self.on_left: list[tuple[Answer, ...]] = []
        """GAH-12.10, AW-R.8 By guest: the powers that react when it leaves completed."""
        for guest in range(len(self.colour)):
            size = self.order_size[guest]
            self.on_left.append(tuple(
                (bit, (when, source, effect))
                for bit, source, limit, n, effect in at[GUEST_LEFT]
                if limit >> self.colour[guest] & 1 and fits(size, n)
            ))  # fmt: skip
        self.on_occupied = answers(at, ROOM_OCCUPIED, 0, when)
        self.on_lodged = answers(at, GUEST_LODGED, 0, when)
        self.krone_powers = [
            tuple(
                (bit, due[2][1])
                for bit, due in (*answered, *self.on_occupied, *self.on_lodged)
                if due[2][0] == KRONES
            )
            for answered in self.on_left
        ]
        """GAH-R.57 By guest: the powers that certainly give krones at check-in, and the amount."""
        self.round_vp = tuple((bit, source, vps) for bit, source, _, _, vps in at[ROUND_PILE])
        self.keeps_guests = self.powers_at[ROUND_PILE]
        """AW-9.4 VP by completed guests of a round; the powers that keep guests until it ends."""

    def _read_room_powers(self, at: Points, when: int, when_full: int) -> None:
        """Read the powers that react to rooms that become occupied."""
        self.on_full: tuple[tuple[int, int, Due], ...] = tuple(
            (bit, size, (when_full, source, effect))
            for bit, source, _, size, effect in at[GROUP_FULL]
        )
        """AW-10.178 The powers that react to a full group, with its minimum size."""
        self.other_table = self.powers_at[OCCUPANCY_TABLE]
        for _, _, limit, _, amounts in at[OCCUPANCY_TABLE]:
            for board in self.boards:
                board.replace_bonus(limit, amounts)
        self.on_column = answers(at, COLUMN_FULL)
        self.on_floor = answers(at, FLOOR_FULL)
        self.on_begun = [answers(at, GROUP_BEGUN, colour, when) for colour in range(3)]
        """AW-9.3, AW-0.6 The powers that react to a full column or floor and, by colour, to the
        first occupied room of a group."""
        self.room_powers = (
            self.powers_at[COLUMN_FULL] | self.powers_at[FLOOR_FULL] | self.powers_at[GROUP_BEGUN]
        )

    def _read_sources(self, at: Points) -> None:
        """AW-0.8, 5.5 Read the powers that react to gifts, and to their number in an action."""
        self.on_got = [answers(at, point, 0, NOW) for point in GOT]
        """AW-0.8 By kind of gift: the powers that react, right after it (AW-E.11)."""
        listened = any(self.on_got)
        self.nothing_heard: tuple[tuple[int, ...], ...] = ((),) * len(GOT) if listened else ()
        again = {source for point in REPEATED for _, source, _, _, _ in at[point]}
        self.one_source = frozenset(range(len(SOURCE_KEYS))) - again - ROWS - {OCCUPANCY}
        """AW-0.8, AW-R.82 Sources that count once in an action, however often they give."""
        giving_vp = {
            (point, source, limit)
            for point in REPEATED
            for _, source, limit, _, effect in at[point]
            if effect and effect[0] == VP
        }
        self.vp_besides = frozenset(
            source for point in REPEATED for _, source, limit, _, effect in at[point]
            if effect and effect[0] == STEPS and (point, source, limit) in giving_vp
        )  # fmt: skip
        """Of the other sources, those that give VP and steps together: steps beyond the track are
        no second gift of VP."""
        self.on_counted: list[tuple[tuple[int, int, Due], ...]] = [
            tuple((bit, n, (NOW, source, effect)) for bit, source, _, n, effect in at[point])
            for point in (STEPS_COUNTED, DISHES_COUNTED, DRINKS_COUNTED)
        ]
        """AW-5.5 By counted thing: the powers that react, and the number they need."""
        self.no_tally: tuple[int, ...] = (0, 0, 0) if any(self.on_counted) else ()
        """The counts at the start of an action; empty if no power reacts to counts."""

    def _holders(self) -> list[tuple[int, int, list[Any], Effect]]:
        """Return each holder of powers in play: its bit, its source, its words, and the effect that
        asks for the owner's consent first, if any."""
        asking = {BELL: ring(), ROUND: react()}
        rows = self.cards.staff
        found = [
            (POWER_BIT[card], FROM_STAFF + card, self.words_of(rows[card].does),
             asking.get(rows[card].timing, ()))
            for card in self.staff_deck
            if POWER_BIT[card]
        ]  # fmt: skip
        found += [
            (CELEBRITY_BIT[celebrity], FROM_CELEBRITY + celebrity,
             self.words_of(self.cards.celebrities[celebrity].does), ())
            for celebrity in self.celebrities
        ]  # fmt: skip
        found += [
            (ENTRANCE_BIT[entrance], FROM_ENTRANCE + entrance,
             self.words_of(self.cards.entrances[entrance].does), ())
            for entrance in self.entrances
        ]  # fmt: skip
        return found

    def _watch(self, at: Points) -> None:
        """AW-R.69, R.80 Read the powers that may react to words in the middle of an action, and the
        parts of the state that their effects change."""
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
                if point == VP_GOT:  # the number of sources that overflow depends on their order
                    watch(GIVING[STEPS_GOT], bit, touches | TRACK)
        self.step_bells = sum(bit for bit, _, _ in self.on_counted[0])
        """AW-R.69 Bell cards that count steps: one that is played first counts the later steps."""
        self.vp_listeners = self.powers_at[VP_GOT]
        self.more_steps = frozenset(
            source for _, source, _, _, effect in at[STEPS_GOT] if effect[0] == STEPS
        )
        self.step_listeners = sum(
            {bit for bit, _, _, _, effect in at[STEPS_GOT] if effect[0] != STEPS}
        )
        """AW-R.80 Powers that react to VP, that add a step, and that react to steps otherwise."""
        self.watching = sum({bit for pairs in found.values() for bit, _ in pairs})
        self._watchers = found
        self._watched: dict[int, list[int]] = {0: [0] * len(WORDS)}

    def watched(self, powers: int) -> list[int]:
        """By word: the parts that the effects of these powers change; 0 if none of them reacts."""
        if powers not in self._watched:
            touched = [0] * len(WORDS)
            for word, pairs in self._watchers.items():
                for bit, touches in pairs:
                    if powers & bit:
                        touched[word] |= touches
            self._watched[powers] = touched
        return self._watched[powers]
