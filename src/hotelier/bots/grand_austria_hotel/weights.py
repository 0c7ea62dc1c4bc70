"""Weights of the evaluation, in VP. `bench/README.md` describes how they were found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Weights in VP at the end of the game. "Per turn" refers to the seat's own turns to come."""

    # krones and goods (GAH-19.1: each krone and each good of the kitchen is 1 VP at the end)
    krone: float = 1.0
    krone_early: float = 0.2
    """Extra worth of a krone at the start of the game, shrinking to 0 at its end."""
    reserve: float = 6.0
    """Number of krones below which money is short."""
    thirst: float = 0.8
    """Cost of a shortage. It grows with the square of the missing krones."""
    thrift: float = 6.0
    """Number of turns left below which a shortage and other future needs count less."""
    good: float = 1.0
    good_early: float = 0.3
    """Extra worth of a good in the kitchen at the start of the game, shrinking to 0 at its end."""

    # guests in the café
    missing_good: float = 1.8
    """Worth of a good that an order lacks and that the kitchen does not hold."""
    serving: float = 0.7
    """Worth of moving a good from the kitchen to an order."""
    lodging: float = 3.0
    """Worth of a guest who has a room to move into, besides the reward of its card."""
    no_room: float = 2.0
    """Cost of preparing a room for a guest who has none."""
    effort_good: float = 0.4
    """Turns that it takes to get a missing good."""
    effort_serve: float = 0.1
    """Turns that serving takes if it can be paid."""
    effort_pay: float = 0.6
    """Turns that serving takes if it cannot be paid."""
    effort_room: float = 0.6
    waiting: float = 0.85
    """Share of its worth that a guest counts who only has to check in."""
    unfinished: float = 0.75
    """Share of its worth that a guest counts who still needs a good or a room."""
    stranded: float = 5.0
    """GAH-19.1 Cost of a guest who is left in the café at the end."""
    table: float = 0.5
    """Worth of a free table at the start of the game, shrinking to 0 at its end."""

    # rooms
    vacant: float = 1.0
    """Worth of a vacant room that will be used."""
    rooms_per_turn: float = 0.7
    """Rooms that guests fill per turn to come."""
    group: float = 1.1
    """Largest share of its bonus that an incomplete group counts."""
    group_power: float = 1.7
    """Exponent that makes the first rooms of a group count less than the last."""
    group_vacant: float = 0.45
    """Weight of a vacant room of a group, relative to an occupied one."""

    # emperor track
    step: float = 0.8
    steps_per_turn: float = 0.35
    bonus: float = 0.9
    penalty: float = 0.9

    # politics
    politics: float = 0.6
    """Largest share of its VP that an unclaimed card counts."""
    politics_power: float = 2.5
    politics_vacant: float = 0.4
    """Weight of a vacant room in a politics condition, relative to an occupied one."""
    politics_time: float = 3.0
    """Turns that it takes to fulfil the rest of a condition."""

    # staff
    lasting: float = 1.0
    """Factor on the estimated gain of a permanent power."""
    growth: float = 0.8
    """Factor on the expected growth of END cards beyond their current count."""
    routine: float = 1.0
    """Factor on the gain of a ROUND card."""
    instant: float = 1.0
    """Factor on the gain of a ONCE card."""
    retreat: float = 0.0
    """Share of the retreats to come that END cards which count steps allow for (GAH-17.1)."""
    hand: float = 0.3
    """Worth of a card in hand, relative to its gain when played."""
    card: float = 0.8
    """Worth of drawing a card."""
    dice_per_turn: float = 0.2
    """Chance that a die of one given space is taken in a turn."""
    guests_per_turn: float = 0.6

    # other rewards
    room: float = 1.8
    """Worth of preparing a room."""
    occupying: float = 4.0
    """Worth of turning a vacant room to occupied."""
    guest: float = 1.5
    """Worth of taking a guest from the queue."""
    action: float = 6.0
    """Worth of the action of a space."""
    champagne: float = 1.8
    dancer: float = 3.0
    """Worth of sending a dancer whose champagne is paid."""
    dancers_per_turn: float = 0.4
    celebrities: float = 1.0
    """Factor on the estimated gain of a celebrity in the hotel."""
    ballrooms: float = 0.85
    """Weight of a ballroom's present score, relative to its score when it is counted."""

    # Weight of each term at the end of the game (late) and at its start (early), interpolated
    # linearly.
    krones_late: float = 1.0
    krones_early: float = 1.0
    goods_late: float = 1.0
    goods_early: float = 1.0
    guests_late: float = 1.0
    guests_early: float = 1.0
    rooms_late: float = 1.0
    rooms_early: float = 1.0
    emperor_late: float = 1.0
    emperor_early: float = 1.0
    politics_late: float = 1.0
    politics_early: float = 1.0
    end_cards_late: float = 1.0
    end_cards_early: float = 1.0
    staff_late: float = 1.0
    staff_early: float = 1.0
    hand_late: float = 1.0
    hand_early: float = 1.0


TUNED: Final = Weights()
"""Weights of `greedy`, set by hand."""

PLANNED: Final = Weights(
    krone=1.318,
    krone_early=0.336,
    reserve=6.989,
    thirst=0.588,
    thrift=3.88,
    good=1.167,
    good_early=0.272,
    missing_good=2.538,
    serving=1.013,
    lodging=2.522,
    no_room=1.817,
    effort_good=0.467,
    effort_serve=0.118,
    effort_pay=0.619,
    effort_room=0.59,
    waiting=0.988,
    unfinished=0.948,
    stranded=5.09,
    table=0.516,
    vacant=1.09,
    rooms_per_turn=0.768,
    group=1.113,
    group_power=1.288,
    group_vacant=0.317,
    step=1.215,
    steps_per_turn=0.195,
    bonus=0.922,
    penalty=0.965,
    politics=0.402,
    politics_power=3.329,
    politics_vacant=0.519,
    politics_time=2.427,
    lasting=0.977,
    growth=0.786,
    hand=0.296,
    card=0.744,
    dice_per_turn=0.215,
    guests_per_turn=0.418,
    room=2.429,
    occupying=3.691,
    guest=1.543,
    action=6.942,
    krones_late=1.153,
    krones_early=1.168,
    goods_late=0.901,
    goods_early=1.12,
    guests_late=0.954,
    guests_early=0.93,
    rooms_late=1.163,
    rooms_early=0.915,
    emperor_late=0.875,
    emperor_early=1.103,
    politics_late=1.293,
    politics_early=0.913,
    end_cards_late=0.998,
    end_cards_early=0.872,
    staff_late=1.023,
    staff_early=0.766,
    hand_late=0.955,
    hand_early=0.871,
)
"""Weights of the planner, found by self-play (docs/bots.md)."""

DIRECTED: Final = replace(
    PLANNED,
    reserve=6.704,
    thirst=0.525,
    thrift=3.636,
    missing_good=2.469,
    serving=0.961,
    lodging=2.639,
    no_room=1.941,
    effort_good=0.469,
    effort_room=0.531,
    waiting=1.054,
    unfinished=1.032,
    stranded=5.354,
    vacant=0.966,
    rooms_per_turn=0.723,
    group=1.275,
    group_power=1.317,
    group_vacant=0.324,
    step=1.318,
    steps_per_turn=0.18,
    bonus=0.878,
    penalty=0.972,
    politics=0.395,
    politics_power=3.2,
    politics_vacant=0.552,
    politics_time=2.434,
    lasting=1.043,
    growth=0.768,
    routine=1.029,
    instant=0.937,
    retreat=1.0,
    hand=0.319,
    room=2.39,
    occupying=3.763,
    krones_late=1.185,
    krones_early=1.178,
    goods_late=0.895,
    goods_early=1.246,
    guests_late=1.104,
    guests_early=0.835,
    rooms_late=1.141,
    rooms_early=0.961,
    emperor_late=0.935,
    emperor_early=1.037,
    politics_late=1.192,
    politics_early=0.965,
    end_cards_late=0.993,
    end_cards_early=0.925,
    staff_late=1.021,
    staff_early=0.796,
    hand_late=0.92,
    hand_early=0.887,
)
"""Weights of the Director, found by a further run from PLANNED that also tuned `retreat`."""
