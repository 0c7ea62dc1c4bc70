"""Worth of a position to a seat: points so far and expected points, term by term.

Every term is in VP at the end of the game. Other seats count only through the discs that they put
on politics cards.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from hotelier.bots.grand_austria_hotel.ballroom import ballroom_worth
from hotelier.bots.grand_austria_hotel.cafe import cafe_worth
from hotelier.bots.grand_austria_hotel.cards import Appraisal
from hotelier.bots.grand_austria_hotel.race import politics_worth
from hotelier.games.grand_austria_hotel.cards import READY_BIT
from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.goods import PlaceGood
from hotelier.games.grand_austria_hotel.scoring import counted
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    FLOOR_ROOMS,
    GOOD_COUNT,
    Hotel,
    Rooms,
    Seat,
    Staff,
    Tile,
)


def prospects(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """Return the final points that a seat can expect: the sum of `terms`."""
    if not state.stack:
        return state.vp[seat]
    turns = turns_left(state, seat)
    scale = appraisal.scale[turns]
    total = (
        state.vp[seat]
        + scale.krones * krones_worth(appraisal, state.money[seat], turns)
        + scale.goods * goods_worth(state, seat, appraisal, turns)
        + scale.guests * cafe_worth(state, seat, appraisal, turns)
        + scale.rooms * rooms_worth(state, seat, appraisal, turns)
        + scale.emperor * emperor_worth(state, seat, appraisal)
        + scale.politics * politics_worth(state, seat, appraisal, turns)
        + scale.hand * hand_worth(appraisal, state.hands[seat], turns)
    )
    if state.played[seat]:
        total += scale.end_cards * end_cards_worth(state, seat, appraisal)
        total += scale.staff * staff_in_play_worth(state, seat, appraisal, turns)
    if state.salon.held:
        total += company_worth(state, seat, appraisal)
    if state.hall.waiting:
        total += ballroom_worth(state, seat, appraisal, turns)
    return total


def terms(state: State, seat: Seat, appraisal: Appraisal) -> dict[str, float]:
    """Return the terms of a seat's prospects by name."""
    points = float(state.vp[seat])
    if not state.stack:
        return {"points": points}
    turns = turns_left(state, seat)
    scale = appraisal.scale[turns]
    return {
        "points": points,
        "krones": scale.krones * krones_worth(appraisal, state.money[seat], turns),
        "goods": scale.goods * goods_worth(state, seat, appraisal, turns),
        "guests": scale.guests * cafe_worth(state, seat, appraisal, turns),
        "rooms": scale.rooms * rooms_worth(state, seat, appraisal, turns),
        "emperor": scale.emperor * emperor_worth(state, seat, appraisal),
        "politics": scale.politics * politics_worth(state, seat, appraisal, turns),
        "end_cards": scale.end_cards * end_cards_worth(state, seat, appraisal),
        "staff": scale.staff * staff_in_play_worth(state, seat, appraisal, turns),
        "hand": scale.hand * hand_worth(appraisal, state.hands[seat], turns),
        "celebrities": company_worth(state, seat, appraisal),
        "ballrooms": ballroom_worth(state, seat, appraisal, turns),
    }


def rooms_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Return the worth of the hotel of a seat."""
    return hotel_worth(
        appraisal, state.hotels[seat], state.prepared[seat], state.occupied[seat],
        state.rewarded[seat], turns,
    )  # fmt: skip


def emperor_worth(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """Return the worth of the seat's position on the emperor track."""
    return track_worth(appraisal, state.tiles, state.round, state.turns[seat], state.emperor[seat])


def staff_in_play_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Estimate the future gains from the staff of a seat."""
    return staff_worth(appraisal, state.played[seat], state.ready[seat], state.round, turns)


def company_worth(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """AW-2.6 Return the worth of the celebrities in the hotel for the turns left in the round."""
    if not state.salon.held or not state.salon.held[seat]:
        return 0.0
    coming = max(0, 2 - state.turns[seat])
    company = sum((appraisal.celebrity[who] for who in state.salon.held[seat]), 0.0)
    return appraisal.weights.celebrities * coming * company


def turns_left(state: State, seat: Seat) -> int:
    """Return the number of turns that a seat has not begun yet, if the dice suffice."""
    return 2 * (state.options.figures.rounds - state.round) + max(0, 2 - state.turns[seat])


def krones_worth(appraisal: Appraisal, krones: int, turns: int) -> float:
    """Return the worth of krones. A shortage costs extra, less so near the end of the game."""
    weights = appraisal.weights
    scarce = max(0, weights.reserve - krones)
    thirst = weights.thirst * scarce * scarce / weights.reserve
    each = weights.krone + weights.krone_early * turns / appraisal.turns
    return each * krones - thirst * min(1.0, turns / weights.thrift)


def goods_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """Return the worth of the goods in the kitchen, including those being placed now."""
    weights = appraisal.weights
    first = seat * GOOD_COUNT
    count = sum(state.kitchen[first : first + GOOD_COUNT])
    top = state.stack[-1]
    if type(top) is PlaceGood and top.seat == seat:
        count += top.left + sum(top.amounts[top.good + 1 :])
    return count * (weights.good + weights.good_early * turns / appraisal.turns)


@lru_cache(maxsize=1 << 14)
def hotel_worth(
    appraisal: Appraisal,
    hotel: Hotel,
    prepared: Rooms,
    occupied: Rooms,
    rewarded: Rooms,
    turns: int,
) -> float:
    """Return the worth of the rooms of a hotel.

    Occupied rooms count by floor, vacant ones by their chance of a guest, groups by their progress.
    """
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
    """Map a number to the range from 0 to 1. Zero becomes one half."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@lru_cache(maxsize=1 << 14)
def track_worth(
    appraisal: Appraisal, tiles: tuple[Tile, ...], present: int, taken: int, position: int
) -> float:
    """GAH-17.1 Return the worth of the emperor scorings to come: VP, bonus and penalty.

    The seat is assumed to advance at its usual rate until each scoring.
    """
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


def end_cards_worth(state: State, seat: Seat, appraisal: Appraisal) -> float:
    """Return the current count of the END cards.

    Cards that count steps also allow for the retreats to come.
    """
    total = 0.0
    for card in state.played[seat]:
        for effect in state.options.at_end[card]:
            if effect[0] == words.COPY:
                continue
            now = counted(state, seat, effect)
            total += now
            if now and effect[0] == words.PER_STEP and appraisal.weights.retreat:
                kept = (
                    last_place(appraisal, state.round, state.turns[seat], state.emperor[seat])
                    / state.emperor[seat]
                )
                total -= appraisal.weights.retreat * now * (1 - kept)
    return total


def last_place(appraisal: Appraisal, present: int, taken: int, position: int) -> float:
    """GAH-17.1 Return the position after all remaining scorings, at the usual rate of steps."""
    place = float(position)
    turns = max(0, 2 - taken)
    for when, back in sorted(appraisal.rules.figures.scorings.items()):
        if when >= present:
            place += appraisal.weights.steps_per_turn * (turns + 2 * (when - present))
            place = max(0.0, min(place, float(appraisal.rules.last_space)) - back)
            present, turns = when + 1, 2
    return place


@lru_cache(maxsize=1 << 14)
def staff_worth(
    appraisal: Appraisal, played: tuple[Staff, ...], ready: int, present: int, turns: int
) -> float:
    """Estimate the future gains from the staff in play: per turn, per round, and from END cards."""
    rounds = appraisal.rules.figures.rounds - present
    return sum(
        appraisal.per_turn[card] * turns
        + appraisal.per_round[card] * (rounds + bool(ready & READY_BIT[card]))
        + appraisal.growth[card] * turns / appraisal.turns
        for card in played
    )


@lru_cache(maxsize=1 << 14)
def hand_worth(appraisal: Appraisal, hand: tuple[Staff, ...], turns: int) -> float:
    """Return the worth of the cards in hand."""
    return appraisal.weights.hand * sum((appraisal.of_card(card, turns) for card in hand), 0.0)
