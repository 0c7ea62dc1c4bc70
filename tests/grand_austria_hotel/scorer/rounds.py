"""GAH-3, 15, 16 Rounds: who comes next, passing, rolling."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.emperor import emperor_scoring
from tests.grand_austria_hotel.scorer.facts import DICE, RETREAT
from tests.grand_austria_hotel.scorer.turns import take_turn
from tests.grand_austria_hotel.scorer.world import Player, World


def play_rounds(w: World) -> None:
    """GAH-3.1, 16"""
    for number in range(1, 8):
        w.round = number
        play_round(w)
        if number in RETREAT:
            emperor_scoring(w)
        if number < 7:
            w.start = (w.start + 1) % len(w.players)  # GAH-16.2
            for p in w.players:
                p.used.clear()  # GAH-16.4


def play_round(w: World) -> None:
    """GAH-3.2 to 3.5, 15"""
    w.dice, w.dustbin, w.covered = {}, 0, [0] * len(w.players)
    roll(w, DICE[len(w.players)])
    passed: set[int] = set()
    while any(w.dice.values()):
        free = {number: p for p in w.players for number in free_numbers(w, p)}
        if not free:
            return
        waiting = {number: p for number, p in free.items() if p.seat not in passed}
        if not waiting:
            left = sum(w.dice.values()) - 1
            w.dustbin += 1
            w.seen["re-roll"] += 1
            if not left:
                w.dice = {}
                w.seen["last die to the dustbin"] += 1
                return
            roll(w, left)
            passed.clear()
            continue
        p = waiting[min(waiting)]
        if not take_turn(w, p):
            passed.add(p.seat)
    w.seen["round ended by the last die"] += 1


def free_numbers(w: World, p: Player) -> list[int]:
    """GAH-1.14, 3.3 The numbers of a player's order tile without a die."""
    seats = len(w.players)
    low = 1 + (p.seat - w.start) % seats
    return [low, 2 * seats + 1 - low][w.covered[p.seat] :]


def roll(w: World, dice: int) -> None:
    """GAH-3.2, 15.3, 23.1"""
    rolled = [int(number) for number in w.lines.chance("roll").split()]
    w.lines.check(len(rolled) == 6 and sum(rolled) == dice, f"{dice} dice to roll")
    w.dice = dict(enumerate(rolled, 1))
    total = dice + w.dustbin + sum(w.covered)
    w.lines.check(total == DICE[len(w.players)], "a die is missing (GAH-23.1)")
