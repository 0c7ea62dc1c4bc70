"""Goods, krones, VP, steps, cards and guests changing hands."""

from __future__ import annotations

from collections import Counter

from tests.grand_austria_hotel.scorer.facts import (
    CUBES,
    GOODS,
    GUESTS,
    MOST_KRONES,
    QUEUE_COST,
    STAFF,
    TRACK_VP,
)
from tests.grand_austria_hotel.scorer.world import Player, World


def gain_vp(w: World, p: Player, vp: int, column: str) -> None:
    """GAH-1.12, R.12 VP may fall below zero unless an option forbids it."""
    if w.on("vp_floor") == "zero":
        vp = max(vp, -sum(p.vp.values()))
    p.vp[column] += vp


def gain_krones(p: Player, krones: int) -> None:
    """GAH-1.9 What is beyond 20 is lost."""
    p.krones = min(MOST_KRONES, p.krones + krones)


def advance(w: World, p: Player, steps: int) -> None:
    """GAH-1.10 A step beyond the last space gives 1 VP instead."""
    last = len(TRACK_VP) - 1
    beyond = max(0, p.emperor + steps - last)
    p.emperor = min(last, p.emperor + steps)
    if beyond:
        gain_vp(w, p, beyond, "overflow")
        w.seen["overflow of the track"] += 1


def free_joker(p: Player) -> bool:
    """GAH-13.17 Whether a die showing 6 costs nothing."""
    return any("free die" in STAFF[card].effects for card in p.played)


def krones_owed(w: World, p: Player) -> int:
    """GAH-4.5 Krones that the main steps still to come need: with sixes only, one each."""
    if any(w.dice.get(space) for space in range(1, 6)) or not w.dice.get(6):
        return 0
    return sum(not (kind == "turn" and free_joker(p)) for kind in w.owed)


def sure_krones(p: Player) -> bool:
    """GAH-R.57 Whether a check-in that is possible now surely brings krones."""
    for guest in p.guests:
        if not p.missing[guest].total():
            for room in p.vacant:
                if p.suits(guest, room) and brings_krones(p, guest, room):
                    return True
    return False


def brings_krones(p: Player, guest: str, room: str) -> bool:
    """Whether a check-in brings krones: by its reward, the staff or a red occupancy bonus."""
    if any(effect.startswith("krones") for effect in GUESTS[guest].rewards):
        return True
    for card in p.played:
        row = STAFF[card]
        waits_for_it = row.on in (f"guest {GUESTS[guest].colour}", "occupied any")
        if waits_for_it and row.effects[0].startswith("krones"):
            return True
    for index, group in enumerate(p.groups):
        if room in group and p.colour(room) == "red" and index not in p.bonus_given:
            return p.occupied.issuperset(set(group) - {room})
    return False


def may_pay(w: World, p: Player, krones: int) -> bool:
    """GAH-1.9, 4.5 Whether a voluntary payment can be made."""
    if krones == 0:
        return True
    left = p.krones - krones
    return left >= 0 and can_go_on(w, p, left)


def can_go_on(w: World, p: Player, krones: int) -> bool:
    """GAH-4.5 Whether so many krones, with those sure to come, let the turn be finished."""
    return krones + sum(w.krones_due) >= krones_owed(w, p) or sure_krones(p)


def pay(w: World, p: Player, krones: int) -> None:
    """A voluntary payment."""
    w.lines.check(may_pay(w, p, krones), f"{p.seat} cannot pay {krones} of {p.krones} (GAH-4.5)")
    p.krones -= krones


def receive(w: World, p: Player, goods: dict[str, int]) -> None:
    """GAH-7.1 Each good goes on a waiting order or into the kitchen."""
    for good in GOODS:
        left = min(goods.get(good, 0), supply_left(w, good))
        lowest = 0
        while left:
            waiting = [guest for guest in by_number(p)
                       if p.missing[guest][good] and GUESTS[guest].number >= lowest]  # fmt: skip
            answers = [f"place {guest}" for guest in waiting]
            choice = w.lines.choose(p.seat, [*answers, "store"])
            if choice == "store":
                break
            guest = choice.split()[1]
            p.missing[guest][good] -= 1
            lowest = GUESTS[guest].number
            left -= 1
        p.kitchen[good] += left


def by_number(p: Player) -> list[str]:
    """The guests in the café by the numbers on their cards."""
    return sorted(p.guests, key=lambda guest: GUESTS[guest].number)


def supply_left(w: World, good: str) -> int:
    """GAH-R.7 Cubes that can still be taken."""
    if w.on("goods_supply") == "unlimited":
        return 10**6
    used = 0
    for p in w.players:
        used += p.kitchen[good]
        used += sum(GUESTS[guest].order.get(good, 0) - p.missing[guest][good] for guest in p.guests)
    return CUBES - used


def servings(p: Player, after: tuple[int, int] = (0, 0)) -> list[str]:
    """GAH-8.3 What can be moved from the kitchen to a guest, in a fixed order."""
    return [
        f"bring {good} {guest}"
        for n, good in enumerate(GOODS)
        for guest in by_number(p)
        if p.kitchen[good] and p.missing[guest][good] and (n, GUESTS[guest].number) >= after
    ]


def serving_cost(p: Player) -> int:
    """GAH-8.3, 13.24"""
    return int(all(STAFF[card].effects != ("free serving",) for card in p.played))


def serve(w: World, p: Player) -> None:
    """GAH-8.3, 13.24 Move one to three goods; any number where serving is free."""
    free = not serving_cost(p)
    pay(w, p, serving_cost(p))
    after, moved = (0, 0), 0
    while free or moved < 3:
        answers = servings(p, after)
        if moved:
            answers.append("stop")
        choice = w.lines.choose(p.seat, answers)
        if choice == "stop":
            return
        _, good, guest = choice.split()
        p.kitchen[good] -= 1
        p.missing[guest][good] -= 1
        after = (GOODS.index(good), GUESTS[guest].number)
        moved += 1


def seat_guest(w: World, p: Player, guest: str) -> None:
    """GAH-5.1, 5.5 The guest goes to a free table; the queue is refilled."""
    w.lines.check(guest in w.queue and None in p.cafe, f"{guest} cannot be taken (GAH-5.2)")
    p.cafe[p.cafe.index(None)] = guest
    p.missing[guest] = Counter(GUESTS[guest].order)
    w.queue.remove(guest)
    w.queue.insert(0, new_guest(w))


def guest_cost(w: World, p: Player, guest: str) -> int:
    """GAH-5.1, 13.25"""
    if any(STAFF[card].effects == ("free guests",) for card in p.played):
        return 0
    return QUEUE_COST[w.queue.index(guest)]


def new_guest(w: World) -> str:
    """GAH-R.5 The next guest; an empty deck is made new from the discard pile."""
    if not w.guest_pool:
        w.guest_pool, w.guest_discard = w.guest_discard, set()
        w.seen["guest deck made new"] += 1
    guest = w.lines.chance("guest")
    w.lines.check(guest in w.guest_pool, f"{guest} is not in the deck")
    w.guest_pool.remove(guest)
    return guest


def draw(w: World, cards: int) -> list[str]:
    """GAH-R.6 Cards from the staff deck, as many as there are; those put under it come last."""
    drawn = []
    for _ in range(cards):
        if w.staff_pool:
            card = w.lines.chance("draw")
            w.lines.check(card in w.staff_pool, f"{card} is not in the deck")
            w.staff_pool.remove(card)
        elif w.staff_under:
            card = w.staff_under.pop(0)
            if w.lines.peek(None) == "draw":
                w.lines.check(w.lines.chance("draw") == card, f"{card} lies on top")
            w.seen["card from under the deck"] += 1
        else:
            w.seen["staff deck empty"] += 1
            break
        drawn.append(card)
    return drawn
