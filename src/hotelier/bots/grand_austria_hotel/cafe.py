"""Worth of the guests in the café: points and rewards, weighted by the chance of checking in."""

from __future__ import annotations

from functools import lru_cache

from hotelier.bots.grand_austria_hotel.cards import Appraisal
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    GOOD_COUNT,
    GREEN,
    MOST_OF_A_KIND,
    SHIFT,
    Guest,
    Hotel,
    Order,
    Rooms,
    Seat,
)


def cafe_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Return the expected gain from the guests of a seat, less the effort they take."""
    cafe = state.cafe[seat]
    if not cafe:
        return free_tables_worth(appraisal, appraisal.rules.tables, turns)
    rules = appraisal.rules
    powers = state.powers[seat]
    return guests_worth(
        appraisal,
        cafe,
        state.missing[seat],
        tuple(state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]),
        state.prepared[seat] & ~state.occupied[seat],
        state.hotels[seat],
        powers,
        state.money[seat] >= rules.serve_cost or bool(powers & rules.free_serving),
        turns,
    )


def free_tables_worth(appraisal: Appraisal, tables: int, turns: int) -> float:
    """Return the worth of free tables, in proportion to the turns left."""
    return appraisal.weights.table * tables * (turns / appraisal.turns)


@lru_cache(maxsize=1 << 16)
def guests_worth(
    appraisal: Appraisal,
    cafe: tuple[Guest, ...],
    missing: tuple[Order, ...],
    kitchen: tuple[int, ...],
    vacant: Rooms,
    hotel: Hotel,
    powers: int,
    can_serve: bool,
    turns: int,
) -> float:
    """Return the worth of the guests, each weighted by the chance that it checks in.

    Guests are taken in order of effort. Each one uses up turns that the next one lacks. The result
    is cached, because most candidate actions do not change the café.
    """
    rules, weights = appraisal.rules, appraisal.weights
    past = 1 - turns / appraisal.turns
    total = free_tables_worth(appraisal, rules.tables - len(cafe), turns)
    free = [(vacant & rooms).bit_count() for rooms in rules.boards[hotel].of_colour]
    stock = list(kitchen)
    ahead = min(1.0, turns / weights.thrift)
    in_kitchen = weights.good + weights.good_early * (1 - past) + weights.serving
    guests: list[tuple[float, float]] = []
    for guest, lacks in zip(cafe, missing, strict=True):
        worth = appraisal.guest_vp[guest] + ahead * (appraisal.reward[guest] + weights.lodging)
        for bit, answer in appraisal.answers[guest]:
            if powers & bit:
                worth += answer
        effort = 0.0
        if lacks:
            covered, missed = take_stock(stock, lacks)
            worth -= covered * in_kitchen + missed * weights.missing_good
            effort = missed * weights.effort_good
            if covered:
                effort += weights.effort_serve if can_serve else weights.effort_pay
        colour = rules.colour[guest]
        if free[colour] > 0:
            free[colour] -= 1
            free[GREEN] -= colour != GREEN
        else:
            worth -= weights.no_room
            effort += weights.effort_room
        guests.append((effort, worth))
    guests.sort()
    efforts = 0.0
    for effort, worth in guests:
        efforts += effort
        chance = weights.unfinished if effort else weights.waiting
        chance *= max(0.0, 1 - efforts / (turns + 0.5))
        total += chance * worth - (1 - chance) * weights.stranded * past
    return total


def take_stock(stock: list[int], lacks: Order) -> tuple[int, int]:
    """Take the goods of an order from the stock. Return the numbers of goods found and missing."""
    covered = missed = 0
    for good in range(GOOD_COUNT):
        wanted = lacks >> SHIFT[good] & MOST_OF_A_KIND
        if wanted:
            there = min(wanted, stock[good])
            stock[good] -= there
            covered += there
            missed += wanted - there
    return covered, missed
