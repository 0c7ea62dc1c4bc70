"""GAH-4.5, 6.10 The costs of main steps and of serving."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.grand_austria_hotel.scorer.facts import STAFF
from tests.grand_austria_hotel.scorer.world import Player, World


def free_joker(p: Player) -> bool:
    """GAH-13.17 True if a die showing 6 costs nothing."""
    return any("free die" in STAFF[card].effects for card in p.played)


def joker_cost(p: Player, space: int, extra: bool) -> int:
    """GAH-6.10, 13.17, R.43"""
    return int(space == 6 and not (free_joker(p) and not extra))


def serving_cost(p: Player) -> int:
    """GAH-8.3, 13.24"""
    return int(all(STAFF[card].effects != ("free serving",) for card in p.played))


def die_costs(w: World, p: Player, extra: bool, spaces: tuple[int, ...]) -> dict[str, int]:
    """GAH-6.2, 6.3, 8.2, AW-2.4 The cost of each die of some spaces; coloured ones cost more."""
    costs: dict[str, int] = {}
    for space in spaces:
        cost = joker_cost(p, space, extra)
        if w.dice_on(space) if extra else w.dice.get(space):
            costs |= {f"die {space}": cost, f"boost {space}": cost + 1}
        if not extra:
            cost += w.dice_on(space) - 1
            for colour in (colour for colour, at in w.coloured.items() if at == space):
                costs |= {f"coloured {colour}": cost, f"boosted {colour}": cost + 1}
    return costs


@contextmanager
def moved(w: World, die: str, space: int) -> Iterator[None]:
    """AW-9.8 The board with a die on another space."""
    dice, coloured = dict(w.dice), dict(w.coloured)
    move(w, die, space)
    try:
        yield
    finally:
        w.dice, w.coloured = dice, coloured


def move(w: World, die: str, space: int) -> None:
    """AW-9.8 Put a die on another space."""
    if die in w.coloured:
        w.coloured[die] = space
    else:
        w.dice[int(die)] -= 1
        w.dice[space] = w.dice.get(space, 0) + 1


def moves(w: World, p: Player) -> list[tuple[str, int]]:
    """AW-9.8 The dice that the Kozi Palace can move, and whereto."""
    if p.entrance != "kozi_palace":
        return []
    dice = [(str(space), space) for space in w.dice if w.dice[space]] + list(w.coloured.items())
    return [(die, to) for die, at in dice for to in (at - 1, at + 1) if 1 <= to <= 6]


def key_free(w: World, p: Player) -> bool:
    """AW-4.2, 4.6"""
    return w.plays("4") and w.key is None and p.seat not in w.passed_round


def cheapest(w: World, p: Player, extra: bool) -> int | None:
    """GAH-4.5, AW-R.61 The cost of the cheapest main step; None if there is none."""
    if not extra and key_free(w, p):
        return 0
    costs = list(die_costs(w, p, extra, (1, 2, 3, 4, 5, 6)).values())
    if 0 not in costs:
        for die, space in moves(w, p):
            with moved(w, die, space):
                costs += die_costs(w, p, extra, (space,)).values()
    return min(costs, default=None)


def krones_owed(w: World, p: Player) -> int:
    """GAH-4.5 Krones that the main steps still to come need."""
    return sum(cheapest(w, p, kind == "extra") or 0 for kind in w.owed)
