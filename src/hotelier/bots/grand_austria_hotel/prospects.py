"""What a position is worth to a seat: points so far, and what the rest will come to, term by term.

Every term is in VP at the end of the game. Nobody else's position enters it but by what it takes
away: discs on politics cards.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from hotelier.bots.grand_austria_hotel.ballroom import ballroom_worth
from hotelier.bots.grand_austria_hotel.cards import Appraisal
from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import READY_BIT
from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.cards.vocabulary import Condition
from hotelier.games.grand_austria_hotel.goods import PlaceGood
from hotelier.games.grand_austria_hotel.scoring import counted
from hotelier.games.grand_austria_hotel.state import State, dancing
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    COLUMN_ROOMS,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GOOD_COUNT,
    GREEN,
    MOST_OF_A_KIND,
    SHIFT,
    Hotel,
    Order,
    Politics,
    Rooms,
    Seat,
    Staff,
    Tile,
)

VACANT_PART: Final = 0.4
"""A vacant room against an occupied one, on the way to a politics card."""


def prospects(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """The points that a seat may expect to have in the end."""
    if not state.stack:
        return state.vp[seat]
    turns = turns_left(state, seat)
    return (
        state.vp[seat]
        + krones_worth(appraisal, state.money[seat], turns)
        + goods_worth(state, seat, appraisal, turns)
        + cafe_worth(state, seat, appraisal, turns)
        + hotel_worth(
            appraisal, state.hotels[seat], state.prepared[seat], state.occupied[seat],
            state.rewarded[seat], turns,
        )
        + track_worth(appraisal, state.tiles, state.round, state.turns[seat], state.emperor[seat])
        + politics_worth(state, seat, appraisal, turns)
        + end_cards_worth(state, seat)
        + staff_worth(appraisal, state.played[seat], state.ready[seat], state.round, turns)
        + hand_worth(appraisal, state.hands[seat], turns)
        + company_worth(state, seat, appraisal)
        + ballroom_worth(state, seat, appraisal, turns)
    )  # fmt: skip


def company_worth(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """AW-2.6 Celebrities in the hotel, while a turn of the round is still to come."""
    if not state.salon.held or not state.salon.held[seat]:
        return 0.0
    coming = max(0, 2 - state.turns[seat])
    return coming * sum(appraisal.celebrity[who] for who in state.salon.held[seat])


def turns_left(state: State, seat: Seat) -> int:
    """Turns that a seat still has to begin, as far as dice allow."""
    return 2 * (state.options.figures.rounds - state.round) + max(0, 2 - state.turns[seat])


def krones_worth(appraisal: Appraisal, krones: int, turns: int) -> float:
    """Krones; to have too few hurts as long as there is something to buy."""
    weights = appraisal.weights
    scarce = max(0, weights.reserve - krones)
    thirst = weights.thirst * scarce * scarce / weights.reserve
    each = weights.krone + weights.krone_early * turns / appraisal.turns
    return each * krones - thirst * min(1.0, turns / weights.thrift)


def goods_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Goods of the kitchen, and those that are just being received."""
    weights = appraisal.weights
    first = seat * GOOD_COUNT
    count = sum(state.kitchen[first : first + GOOD_COUNT])
    top = state.stack[-1]
    if type(top) is PlaceGood and top.seat == seat:
        count += top.left + sum(top.amounts[top.good + 1 :])
    return count * (weights.good + weights.good_early * turns / appraisal.turns)


def cafe_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """The guests: what they will give, less what it takes, by the chance that it can be done.

    Those who need least come first; each takes turns that the next one does not have.
    """
    rules, weights = appraisal.rules, appraisal.weights
    cafe = state.cafe[seat]
    past = 1 - turns / appraisal.turns
    total = weights.table * (rules.tables - len(cafe)) * (1 - past)
    if not cafe:
        return total
    vacant = state.prepared[seat] & ~state.occupied[seat]
    free = [(vacant & rooms).bit_count() for rooms in rules.boards[state.hotels[seat]].of_colour]
    stock = state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    powers = state.powers[seat]
    ahead = min(1.0, turns / weights.thrift)
    can_serve = state.money[seat] >= rules.serve_cost or powers & rules.free_serving
    in_kitchen = weights.good + weights.good_early * (1 - past) + weights.serving
    guests: list[tuple[float, float]] = []
    for guest, lacks in zip(cafe, state.missing[seat], strict=True):
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
    """How many goods of an order the stock holds, which it loses, and how many it does not."""
    covered = missed = 0
    for good in range(GOOD_COUNT):
        wanted = lacks >> SHIFT[good] & MOST_OF_A_KIND
        if wanted:
            there = min(wanted, stock[good])
            stock[good] -= there
            covered += there
            missed += wanted - there
    return covered, missed


@lru_cache(maxsize=1 << 14)
def hotel_worth(
    appraisal: Appraisal,
    hotel: Hotel,
    prepared: Rooms,
    occupied: Rooms,
    rewarded: Rooms,
    turns: int,
) -> float:
    """Rooms: occupied ones by floor, vacant ones by the chance of a guest, groups by progress."""
    weights = appraisal.weights
    vacant = prepared & ~occupied
    count = vacant.bit_count()
    used = min(1.0, (weights.rooms_per_turn * turns + 0.5) / count) if count else 0.0
    total = count * used * weights.vacant
    for rooms, vp in zip(FLOOR_ROOMS, appraisal.rules.figures.floor_vp, strict=True):
        total += vp * ((occupied & rooms).bit_count() + used * (vacant & rooms).bit_count())
    board = appraisal.rules.boards[hotel]
    for group in board.groups:
        there = (occupied & group).bit_count()
        size = group.bit_count()
        if prepared & group and there < size and not rewarded & group:
            ready = (vacant & group).bit_count() * weights.group_vacant
            chance = min(1.0, weights.rooms_per_turn * turns / (size - there))
            bonus = appraisal.of_effect(board.bonus[group.bit_length() - 1][2])
            part = ((there + ready) / size) ** weights.group_power
            total += weights.group * chance * bonus * part
    return total


def logistic(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@lru_cache(maxsize=1 << 14)
def track_worth(
    appraisal: Appraisal, tiles: tuple[Tile, ...], present: int, taken: int, position: int
) -> float:
    """GAH-17.1 The emperor scorings to come: VP, bonus and penalty, with some steps till then."""
    rules, weights = appraisal.rules, appraisal.weights
    place = float(position)
    total = 0.0
    turns = max(0, 2 - taken)
    for number, (when, back) in enumerate(sorted(rules.figures.scorings.items())):
        if when < present or number >= len(tiles):
            continue
        ahead = turns + 2 * (when - present)
        place = min(place + weights.steps_per_turn * ahead, float(rules.last_space))
        whole = int(place)
        following = min(whole + 1, rules.last_space)
        total += rules.track[whole] + (place - whole) * (
            rules.track[following] - rules.track[whole]
        )
        place -= back
        width = 0.15 + 0.12 * ahead
        tile = tiles[number]
        total += appraisal.bonus[tile] * logistic((place - rules.figures.bonus_from + 0.5) / width)
        total -= appraisal.penalty[tile] * logistic((0.5 - place) / width)
        place = max(0.0, place)
        present, turns = when + 1, 2
    return total


def politics_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Politics cards that can still be claimed, by the part of their condition that is met."""
    weights = appraisal.weights
    vps = appraisal.rules.figures.politics
    total = 0.0
    for place, card in enumerate(state.politics):
        discs = state.discs[place]
        if len(discs) < len(vps) and seat not in discs:
            part = progress(state, seat, card)
            time = min(1.0, turns / 3) if part < 1 else 1.0
            total += weights.politics * vps[len(discs)] * time * part**weights.politics_power
    return total


def progress(state: State, seat: Seat, card: Politics) -> float:
    """GAH-14.5 How much of a condition is met, from 0 to 1."""
    condition: Condition = state.options.condition[card]
    what, n = condition[:2]
    if what == words.HAS_KRONES:
        return min(1.0, state.money[seat] / n)
    if what == words.HAS_EMPEROR:
        return min(1.0, state.emperor[seat] / n)
    if what == words.HAS_STAFF:
        return min(1.0, len(state.played[seat]) / n)
    if what == words.HAS_ROOMS:
        return min(1.0, state.prepared[seat].bit_count() / n)
    if what == words.HAS_KITCHEN:
        base = seat * GOOD_COUNT
        kitchen = state.kitchen[base : base + FOOD_COUNT]
        return sum(min(n, have) for have in kitchen) / (n * FOOD_COUNT)
    if what == words.HAS_BIG_ORDERS:
        return min(1.0, len(state.piles[seat]) / n)
    if what == words.HAS_CHAMPAGNE:
        return min(1.0, state.kitchen[seat * GOOD_COUNT + CHAMPAGNE] / n)
    if what == words.HAS_GREEN:
        return min(1.0, len(state.piles[seat]) / n)
    if what == words.HAS_DANCERS:
        return min(1.0, dancing(state, seat) / n)
    board = state.options.boards[state.hotels[seat]]
    return hotel_progress(board, condition, state.prepared[seat], state.occupied[seat])


@lru_cache(maxsize=1 << 14)
def hotel_progress(board: Board, condition: Condition, prepared: Rooms, occupied: Rooms) -> float:
    """The same for conditions on rooms; a vacant room counts a little."""
    what, n = condition[:2]

    def done(rooms: Rooms) -> float:
        there = (occupied & rooms).bit_count()
        return there + VACANT_PART * ((prepared & rooms).bit_count() - there)

    if what == words.HAS_OCCUPIED:
        needs = list(zip(condition[1:], board.of_colour, strict=False))
        return sum(min(need, done(rooms)) for need, rooms in needs) / sum(condition[1:])
    if what == words.HAS_TOP:
        return min(1.0, done(FLOOR_ROOMS[-1]) / n)
    sets = {
        words.HAS_FLOORS: FLOOR_ROOMS, words.HAS_COLUMNS: COLUMN_ROOMS,
        words.HAS_GROUPS: board.groups, words.HAS_COLOUR: board.of_colour[:GREEN],
    }[what]  # fmt: skip
    parts = sorted((done(rooms) / rooms.bit_count() for rooms in sets), reverse=True)
    return sum(parts[:n]) / n


def end_cards_worth(state: State, seat: Seat) -> float:
    """What the END cards count now."""
    return sum(
        counted(state, seat, effect)
        for card in state.played[seat]
        for effect in state.options.at_end[card]
        if effect[0] != words.COPY
    )


@lru_cache(maxsize=1 << 14)
def staff_worth(
    appraisal: Appraisal, played: tuple[Staff, ...], ready: int, present: int, turns: int
) -> float:
    """What the staff will still give: per turn, per round, and by what END cards will count."""
    rounds = appraisal.rules.figures.rounds - present
    return sum(
        appraisal.per_turn[card] * turns
        + appraisal.per_round[card] * (rounds + bool(ready & READY_BIT[card]))
        + appraisal.growth[card] * turns / appraisal.turns
        for card in played
    )


@lru_cache(maxsize=1 << 14)
def hand_worth(appraisal: Appraisal, hand: tuple[Staff, ...], turns: int) -> float:
    """The cards in hand."""
    return appraisal.weights.hand * sum(appraisal.of_card(card, turns) for card in hand)
