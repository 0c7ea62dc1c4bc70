"""AW-1 Module 1, Vienna ballrooms: setup, scoring, and its additions to the rules of a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import (
    Dance,
    DealBallroom,
    LayRehearsal,
    Rehearse,
)
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import PACK
from hotelier.games.grand_austria_hotel.alles_walzer.champagne import mix_champagne
from hotelier.games.grand_austria_hotel.alles_walzer.dances import Dances, dances_of, in_ballroom
from hotelier.games.grand_austria_hotel.alles_walzer.dancing import dance, offer_dances, sure_dances
from hotelier.games.grand_austria_hotel.alles_walzer.hall import (
    check_hall,
    complete_hall,
    show_hall,
)
from hotelier.games.grand_austria_hotel.cards import REHEARSAL_KEYS
from hotelier.games.grand_austria_hotel.cards.rows import BallroomRow
from hotelier.games.grand_austria_hotel.deal import DealIntro, DealPacks, DealStaff
from hotelier.games.grand_austria_hotel.gains import earn
from hotelier.games.grand_austria_hotel.layout import DealHotels
from hotelier.games.grand_austria_hotel.moves import DEAL_BALLROOM, LAY_REHEARSAL, REHEARSE
from hotelier.games.grand_austria_hotel.position import FIELDS, MODULES, PLAYER
from hotelier.games.grand_austria_hotel.resolve import HANDLERS
from hotelier.games.grand_austria_hotel.rounds import NextRound
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.scoring import FinalCount
from hotelier.games.grand_austria_hotel.setup import FirstGuests
from hotelier.games.grand_austria_hotel.stack import carries_like, lies_on
from hotelier.games.grand_austria_hotel.state import (
    NO_ROOM,
    Hall,
    State,
    replaced,
    tell,
)
from hotelier.games.grand_austria_hotel.terms import (
    BALLROOM_VP,
    CHAMPAGNE,
    FINAL_CHAMPAGNE,
    GOOD_COUNT,
    GOOD_KEYS,
    Rehearsal,
    Seat,
)
from hotelier.kernel.frames import Chance, Decision, Frame, Random, Task, push
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]

IN_PLAY: Final = 3
"""AW-1.3 Ballrooms of a game."""
NO_DANCER: Final = -5
"""AW-1.24, AW-R.59"""
CHAMPAGNE_VP: Final = 1
"""AW-1.26"""

# Setup


@dataclass(frozen=True, slots=True)
class DealBallrooms(Chance):
    """AW-1.2, 1.3 Random ballrooms from left to right, with the side for the number of players; the
    others leave the game."""

    def remaining(self, state: State) -> list[int]:
        """Return the ballrooms that can still be drawn."""
        return [n for n in range(len(DEAL_BALLROOM)) if n not in state.hall.ballrooms]

    def sample(self, state: State, rng: Random) -> DealBallroom:
        left = self.remaining(state)
        return DEAL_BALLROOM[left[below(rng, len(left))]]

    def outcomes(self, state: State) -> list[tuple[DealBallroom, float]]:
        left = self.remaining(state)
        return [(DEAL_BALLROOM[ballroom], 1 / len(left)) for ballroom in left]

    def apply(self, state: State, action: DealBallroom) -> None:
        ballrooms = (*state.hall.ballrooms, action.ballroom)
        state.hall = Hall(ballrooms, (0,) * state.seats)
        if state.journal is not None:
            tell(state, "ballroom_in_play", state.first, "AW-1.3", action.ballroom)
        if len(ballrooms) < IN_PLAY:
            state.stack.append(self)


@dataclass(frozen=True, slots=True)
class LayRehearsals(Chance):
    """AW-1.5 As many random rehearsal rooms as players; then each player chooses one."""

    def remaining(self, state: State) -> list[Rehearsal]:
        """The rehearsal rooms that are not laid out."""
        return [n for n in range(len(REHEARSAL_KEYS)) if n not in state.hall.offered]

    def sample(self, state: State, rng: Random) -> LayRehearsal:
        left = self.remaining(state)
        return LAY_REHEARSAL[left[below(rng, len(left))]]

    def outcomes(self, state: State) -> list[tuple[LayRehearsal, float]]:
        left = self.remaining(state)
        return [(LAY_REHEARSAL[room], 1 / len(left)) for room in left]

    def apply(self, state: State, action: LayRehearsal) -> None:
        offered = tuple(sorted((*state.hall.offered, action.room)))
        state.hall = state.hall._replace(offered=offered)
        if state.journal is not None:
            tell(state, "rehearsal_laid_out", state.first, "AW-1.5", action.room)
        if len(offered) < state.seats:
            state.stack.append(self)
            return
        seats = state.seats
        state.hall = state.hall._replace(rooms=(NO_ROOM,) * seats, waiting=((),) * seats)
        order = [(state.first - 1 - turn) % seats for turn in range(seats)]
        push(state, *(ChooseRehearsal(seat) for seat in order[:-1]), LastRehearsal(order[-1]))


@dataclass(frozen=True, slots=True)
class ChooseRehearsal(Decision):
    """AW-1.5, 14.2 One of the rehearsal rooms, counter-clockwise from the right neighbour of the
    start player."""

    def legal(self, state: State) -> list[Rehearse]:
        return [REHEARSE[room] for room in state.hall.offered]

    def apply(self, state: State, action: Rehearse) -> None:
        take_room(state, self.seat, action.room)

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Rehearse):
            return "AW-1.5", "rehearsal-not-offered", {"rehearsal": REHEARSAL_KEYS[action.room]}
        return "AW-1.5", "must-choose-rehearsal", {}


@dataclass(frozen=True, slots=True)
class LastRehearsal(Task):
    """AW-1.5 The last player gets the remaining room."""

    seat: Seat

    def run(self, state: State) -> None:
        take_room(state, self.seat, state.hall.offered[0])


def take_room(state: State, seat: Seat, room: Rehearsal) -> None:
    """AW-1.5, 1.7 The own dancers, one piece each, cover the spaces of the rehearsal room."""
    hall = state.hall
    sections = tuple(number for number, _ in state.options.cards.rehearsals[room].sections)
    state.hall = hall._replace(
        offered=tuple(other for other in hall.offered if other != room),
        rooms=replaced(hall.rooms, seat, room),
        waiting=replaced(hall.waiting, seat, sections),
    )
    if state.journal is not None:
        tell(state, "rehearsal_chosen", seat, "AW-1.5", room)


# Scoring


def shared(ranks: tuple[int, ...], counts: list[int]) -> list[int]:
    """AW-1.25, AW-R.54, R.55, R.56 VP by rank; tied seats share the VP of the ranks they occupy."""
    found = []
    for count in counts:
        before = sum(other > count for other in counts)
        tied = counts.count(count)
        found.append(sum(ranks[before : before + tied]) // tied if count else 0)
    return found


def by_highest_row(rows: list[list[int]], figures: tuple[int, ...]) -> list[int]:
    """AW-7.1 Dancers times the number of the highest row with one."""
    return [
        sum(own) * max((figure for figure, n in zip(figures, own, strict=True) if n), default=0)
        for own in rows
    ]


def by_row_majority(rows: list[list[int]], figures: tuple[int, ...]) -> list[int]:
    """AW-7.2 Each row separately."""
    parts = [shared(figures, list(line)) for line in zip(*rows, strict=True)]
    return [sum(part) for part in zip(*parts, strict=True)]


def by_number(rows: list[list[int]], figures: tuple[int, ...]) -> list[int]:
    """AW-7.3 By the number of dancers."""
    return [figures[min(sum(own), len(figures)) - 1] if any(own) else 0 for own in rows]


def by_majority(rows: list[list[int]], figures: tuple[int, ...]) -> list[int]:
    """AW-7.4 By the ranks of the totals of dancers."""
    return shared(figures, [sum(own) for own in rows])


def by_pairs(rows: list[list[int]], figures: tuple[int, ...]) -> list[int]:
    """AW-7.5 Per two dancers."""
    return [figures[0] * (sum(own) // 2) for own in rows]


SCORINGS: Final[dict[str, Callable[[list[list[int]], tuple[int, ...]], list[int]]]] = {
    "highest-row": by_highest_row, "row-majority": by_row_majority, "by-number": by_number,
    "majority": by_majority, "pairs": by_pairs,
}  # fmt: skip


def ballroom_vp(state: State, place: int) -> list[int]:
    """AW-1.16, 1.23 The VP of each seat in a ballroom."""
    row = state.options.cards.ballrooms[state.hall.ballrooms[place]]
    return score_rows(row, [in_ballroom(state, seat, place) for seat in range(state.seats)])


def score_rows(row: BallroomRow, rows: list[list[int]]) -> list[int]:
    """AW-1.24 The VP of each seat for these dancers in the rows of a ballroom."""
    scored = SCORINGS[row.scoring](rows, row.figures[len(rows)])
    return [vp if any(own) else NO_DANCER for vp, own in zip(scored, rows, strict=True)]


@dataclass(frozen=True, slots=True)
class BallroomScoring(Task):
    """AW-1.23, AW-R.51 After each emperor scoring one ballroom, from left to right, for all at
    once; a dancer sent in that scoring already counts.

    Staff do not react, and no power prevents the loss of a seat without a dancer (AW-R.59).
    """

    def run(self, state: State) -> None:
        scorings = sorted(state.options.figures.scorings)
        if state.round not in scorings:
            return
        place = scorings.index(state.round)
        rule = state.options.cards.ballrooms[state.hall.ballrooms[place]].rule
        for seat, vp in enumerate(ballroom_vp(state, place)):
            n = earn(state, seat, vp, BALLROOM_VP)
            if state.journal is not None:
                ballroom = state.hall.ballrooms[place]
                tell(state, "ballroom_scored", seat, rule, ballroom, n)
        reward_sole_most(state, place)


def reward_sole_most(state: State, place: int) -> None:
    """AW-9.9, AW-R.38 Give the effects of powers to the seat that alone has most dancers there."""
    totals = [sum(in_ballroom(state, seat, place)) for seat in range(state.seats)]
    most = max(totals)
    if most and totals.count(most) == 1:
        seat = totals.index(most)
        for bit, (_, source, effect) in dances_of(state).on_sole_most:
            if state.powers[seat] & bit:
                HANDLERS[effect[0]](state, seat, effect, source)


@dataclass(frozen=True, slots=True)
class FinalChampagne(Task):
    """AW-1.26 Score the champagne of the kitchen."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            count = state.kitchen[seat * GOOD_COUNT + CHAMPAGNE]
            n = earn(state, seat, CHAMPAGNE_VP * count, FINAL_CHAMPAGNE)
            if count and state.journal is not None:
                tell(state, "final_champagne", seat, "AW-1.26", count, n)


def join(rules: Rules) -> None:
    """AW-1.1, 1.2, 1.4, 6.1, 6.2 Add champagne, ballrooms, rehearsal rooms and dancers."""
    dances = Dances(rules)
    rules.parts[PACK] = dances
    rules.good_keys = GOOD_KEYS
    rules.start_goods = (*rules.start_goods[:CHAMPAGNE], 1)
    rules.possible_due |= dances.due()
    rules.table_steps = (*rules.table_steps, DealBallrooms())
    rules.hotel_steps = (*rules.hotel_steps, LayRehearsals())
    rules.scoring_steps = (*rules.scoring_steps, BallroomScoring())
    rules.last_steps = (*rules.last_steps, FinalChampagne())
    rules.perform[Dance] = dance
    rules.additional_choices = (*rules.additional_choices, offer_dances)
    rules.sure_actions = (*rules.sure_actions, sure_dances)
    rules.checks = (*rules.checks, check_hall)
    rules.shows = (*rules.shows, show_hall)
    mix_champagne(rules)


FRAMES: Final[tuple[type[Frame], ...]] = (
    DealBallrooms, LayRehearsals, ChooseRehearsal, LastRehearsal, BallroomScoring, FinalChampagne,
)  # fmt: skip
PLAYER.update(rehearsal=None, dancers=None, waiting=None)
FIELDS.extend([("rehearsals", "rehearsal"), ("dancers", "dancers"), ("waiting", "waiting")])
MODULES.append(complete_hall)
carries_like(DealBallrooms, DealStaff)
lies_on(DealBallrooms, DealHotels, DealStaff, DealIntro, DealPacks)
carries_like(LayRehearsals, FirstGuests)
lies_on(LayRehearsals, FirstGuests)
lies_on(ChooseRehearsal, ChooseRehearsal, LastRehearsal)
lies_on(LastRehearsal, FirstGuests)
carries_like(BallroomScoring, NextRound)
lies_on(BallroomScoring, NextRound)
carries_like(FinalChampagne, FinalCount)
lies_on(FinalChampagne, FinalCount)
