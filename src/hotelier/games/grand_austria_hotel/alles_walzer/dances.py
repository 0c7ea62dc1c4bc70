"""AW-1, AW-7 Ballrooms and rehearsal rooms in the rules of a table, in the form of lookups."""

from __future__ import annotations

from typing import Final, cast

from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import PACK, TOP
from hotelier.games.grand_austria_hotel.answers import Answer
from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import FROM_ROW, FROM_SECTION
from hotelier.games.grand_austria_hotel.cards.points import ROW_BONUS, SOLE_MOST
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    GOODS,
    KRONES,
    OCCUPY,
    RING,
    STEPS,
    VP,
    Effect,
)
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    BALCONY,
    DANCE_ROW_KEYS,
    FULL_LANE,
    LANE,
    LATE,
    NORMAL,
    ONE_EACH,
    RIGHT_TOP,
    ROWS_EACH,
    Ballroom,
    DanceRow,
    Seat,
)
from hotelier.kernel.frames import Frame

ROW_COUNT: Final = len(DANCE_ROW_KEYS)
FLAG: Final[list[int]] = [1 << LANE * row + LANE - 1 for row in range(ROW_COUNT)]
"""By row: its bit in a set of rows, the highest of its lane."""
FLAGS: Final = sum(FLAG)


def multiplied(effect: Effect, times: int) -> Effect:
    """AW-R.38 A row bonus received several times, as one effect."""
    word, *figures = effect
    if word == OCCUPY:
        return (word, figures[0] * times, *figures[1:])
    assert word in (VP, KRONES, STEPS, GOODS)
    return (word, *(figure * times for figure in figures))


class Dances:
    """AW-1, AW-7 Row and section bonuses, spaces, and powers that react to a dancer."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        rows = rules.cards.ballrooms
        costs = rules.figures.row_cost
        self.cost: Final = [costs[row % ROWS_EACH] for row in range(BALCONY)] + [costs[TOP]]
        """AW-0.7, 1.16 By row: the champagne it costs."""
        self.cheapest: Final = min(self.cost)
        self.dearest: Final = max(self.cost)
        self.payable: Final = [
            sum(flag for flag, cost in zip(FLAG, self.cost, strict=True) if cost <= champagne)
            for champagne in range(self.dearest + 1)
        ]
        """By champagne: the rows that can be paid with it."""
        self.row_bonus: Final[list[tuple[tuple[Due, ...], ...]]] = [
            tuple(
                tuple((NORMAL, FROM_ROW + ballroom * ROWS_EACH + row, effect) for effect in effects)
                for row, effects in enumerate(
                    ((), rules.words_of(one.middle), rules.words_of(one.top))
                )
            )
            for ballroom, one in enumerate(rows)
        ]
        """AW-7 By ballroom and row: its bonus; bottom rows have none (AW-7.6)."""
        self.twice: Final = [
            tuple(
                tuple((when, source, multiplied(effect, 2)) for when, source, effect in dues)
                for dues in bonuses
            )
            for bonuses in self.row_bonus
        ]
        """AW-9.9, AW-R.38 By ballroom and row: its bonus, received twice."""
        self.section_bonus: Final[list[tuple[tuple[Due, ...], ...]]] = []
        source = FROM_SECTION
        for room in rules.cards.rehearsals:
            bonuses: list[tuple[Due, ...]] = []
            for _, words in room.sections:
                bonuses.append(tuple((NORMAL, source, effect) for effect in rules.words_of(words)))
                source += 1
            self.section_bonus.append(tuple(bonuses))
        """AW-1.13 By rehearsal room and section: the bonus for its last dancer."""
        self.leaving: Final = [
            tuple((when if when == LATE else NORMAL, src, effect) for when, src, effect in dues)
            for dues in rules.leaving
        ]
        """AW-1.14 By guest: VP and reward, in the order that the owner chooses."""
        with_staff = rules.chosen["aw.guest_staff_on_dance"] == "yes"
        self.on_left: Final[list[tuple[Answer, ...]]] = [
            tuple(
                (bit, (NORMAL, due[1], due[2]))
                for bit, due in answers
                if with_staff or due[2][0] == RING
            )
            for answers in rules.on_left
        ]
        """AW-1.22, AW-E.2 By guest: the powers that react when it is sent to a ballroom. The option
        is about cards that mention moving in; bell cards react to any completed guest."""
        self._read_powers()
        self._spaces: dict[tuple[int, tuple[Ballroom, ...]], int] = {}

    def _read_powers(self) -> None:
        found: dict[int, list[tuple[int, int, Effect]]] = {
            ROW_BONUS: [], SOLE_MOST: [],
        }  # fmt: skip
        for bit, source, powers, _ in self.rules._holders():
            for point, _, _, effect in powers:
                if point in found:
                    found[point].append((bit, source, effect))
        self.doubles = sum({bit for bit, _, _ in found[ROW_BONUS]})
        """AW-9.9 The powers that double row bonuses."""
        self.on_sole_most: tuple[Answer, ...] = tuple(
            (bit, (NORMAL, source, effect)) for bit, source, effect in found[SOLE_MOST]
        )

    def due(self) -> frozenset[Due]:
        """Return every effect that dancers can make due."""
        lists = [dues for bonuses in (*self.row_bonus, *self.twice) for dues in bonuses]
        lists += [dues for bonuses in self.section_bonus for dues in bonuses]
        lists += self.leaving
        found = [due for dues in lists for due in dues]
        return frozenset(found + [due for answers in self.on_left for _, due in answers])

    def spaces(self, seats: int, ballrooms: tuple[Ballroom, ...]) -> int:
        """AW-1.6 The usable spaces of each row, in lanes; the balcony is not among them."""
        key = (seats, ballrooms)
        if key not in self._spaces:
            numbers = [
                n
                for ballroom in ballrooms
                for n in self.rules.cards.ballrooms[ballroom].spaces[seats]
            ]
            self._spaces[key] = sum(n << LANE * row for row, n in enumerate(numbers))
        return self._spaces[key]


def dances_of(state: State) -> Dances:
    """The ballrooms in the rules of a table."""
    return cast(Dances, state.options.parts[PACK])


def open_rows(state: State) -> int:
    """AW-1.13, 1.16, 1.17, AW-R.3 The rows with a free space, as a set of flags.

    In each lane, spaces - dancers - 1 keeps the flag set if there is room for one more.
    """
    hall = state.hall
    spaces = dances_of(state).spaces(state.seats, hall.ballrooms)
    free = ((spaces | FLAGS) - sum(hall.dancers) - ONE_EACH) & FLAGS
    free &= ~FLAG[BALCONY]
    return free if free & FLAG[RIGHT_TOP] else free | FLAG[BALCONY]


def rows_for(state: State, champagne: int) -> int:
    """AW-1.13, AW-R.2 The rows with a free space that this amount of champagne pays."""
    dances = dances_of(state)
    return open_rows(state) & dances.payable[min(champagne, dances.dearest)]


def rows_in(flags: int) -> list[DanceRow]:
    """The rows of a set, rising."""
    return [row for row in range(ROW_COUNT) if flags & FLAG[row]]


def dancers_in(state: State, seat: Seat, row: DanceRow) -> int:
    """A seat's dancers in a row."""
    return state.hall.dancers[seat] >> LANE * row & FULL_LANE


def in_ballroom(state: State, seat: Seat, place: int) -> list[int]:
    """A seat's dancers in the rows of a ballroom, bottom first."""
    return in_rows(state.hall.dancers[seat], place)


def in_rows(dancers: int, place: int) -> list[int]:
    """Return a seat's dancers in the rows of a ballroom, bottom first; the balcony counts as top
    row of the right one (AW-1.16)."""
    own = dancers >> LANE * ROWS_EACH * place
    rows = [own >> LANE * row & FULL_LANE for row in range(ROWS_EACH)]
    if place * ROWS_EACH + TOP == RIGHT_TOP:
        rows[TOP] += dancers >> LANE * BALCONY & FULL_LANE
    return rows


def without_dancers(state: State, frame: Frame) -> str:
    """Name the field of a question about dancers that does not fit a game without ballrooms."""
    return "" if state.hall.waiting else "seat"
