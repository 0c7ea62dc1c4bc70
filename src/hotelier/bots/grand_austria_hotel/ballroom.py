"""Worth of dancers and champagne to `greedy` (AW-1): future ballrooms, sections, bottles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hotelier.bots.grand_austria_hotel.cards import Appraisal
from hotelier.games.grand_austria_hotel.alles_walzer.ballrooms import NO_DANCER, score_rows
from hotelier.games.grand_austria_hotel.alles_walzer.dances import Dances, in_rows
from hotelier.games.grand_austria_hotel.state import NO_ROOM, State
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    GOOD_COUNT,
    Ballroom,
    Rehearsal,
    Seat,
)

MOST_BOTTLES: Final = 6
"""Champagne beyond this number has no extra worth, because it is rarely used up."""


def ballroom_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Add up the ballrooms still to be scored, the sections in progress and the champagne."""
    hall = state.hall
    if not hall.waiting:
        return 0.0
    total = 0.0
    scorings = sorted(appraisal.rules.figures.scorings)
    for place, ballroom in enumerate(hall.ballrooms):
        ahead = scorings[place] - state.round
        if ahead >= 0:
            total += to_come(appraisal, ballroom, place, hall.dancers, seat, ahead)
    total += sections_worth(appraisal, hall.rooms[seat], hall.waiting[seat])
    bottles = min(state.kitchen[seat * GOOD_COUNT + CHAMPAGNE], MOST_BOTTLES)
    if any(hall.waiting[seat]):
        extra = appraisal.weights.champagne - appraisal.weights.good
        total += bottles * extra * min(1.0, turns / appraisal.weights.thrift)
    return total


@lru_cache(maxsize=1 << 14)
def to_come(
    appraisal: Appraisal,
    ballroom: Ballroom,
    place: int,
    dancers: tuple[int, ...],
    seat: Seat,
    ahead: int,
) -> float:
    """Return the expected points of a ballroom for a seat.

    With a dancer there, this is the present score, weighted. Without one it is the penalty, which
    shrinks with the rounds that are left to send one.
    """
    rows = [in_rows(own, place) for own in dancers]
    vp = score_rows(appraisal.rules.cards.ballrooms[ballroom], rows)[seat]
    if not any(rows[seat]):
        return NO_DANCER / (1 + ahead)
    return appraisal.weights.ballrooms * vp


@lru_cache(maxsize=1 << 12)
def sections_worth(appraisal: Appraisal, room: Rehearsal, waiting: tuple[int, ...]) -> float:
    """Return part of the bonus of each section that some, but not all, dancers have left."""
    if room == NO_ROOM:
        return 0.0
    total = 0.0
    sections = appraisal.rules.cards.rehearsals[room].sections
    bonuses = Dances(appraisal.rules).section_bonus[room]
    for (most, _), dues, left in zip(sections, bonuses, waiting, strict=True):
        if 0 < left < most:
            bonus = sum((appraisal.of_effect(effect) for _, _, effect in dues), 0.0)
            total += bonus * ((most - left) / most) ** 2 / 2
    return total
