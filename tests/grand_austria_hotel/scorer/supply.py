"""Transfers of goods, krones, VP, steps, cards and guests, and the reactions (AW-0.8)."""

from __future__ import annotations

from collections import Counter

from tests.grand_austria_hotel.scorer.alles_walzer_facts import CHAMPAGNE
from tests.grand_austria_hotel.scorer.costs import krones_owed, serving_cost
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of
from tests.grand_austria_hotel.scorer.facts import (
    CUBES,
    GOODS,
    GUESTS,
    ITEMS,
    MOST_KRONES,
    QUEUE_COST,
    STAFF,
    TRACK_VP,
)
from tests.grand_austria_hotel.scorer.sure import sure_gain
from tests.grand_austria_hotel.scorer.world import Player, World

ANSWERS: dict[str, dict[str, tuple[str, ...]]] = {
    "krones": {"elizabeth_magie": ("room 1 -1",)},
    "steps": {"winston_churchill": ("emperor 1",), "agatha_christie": ("hire 1 -2",)},
    "champagne": {"pablo_picasso": ("vp 1", "any 1")},
}
"""AW-8 By gain: the effects of celebrities for each source of it."""


def answer(w: World, p: Player, what: str, origin: int) -> None:
    """AW-0.8 Make the effects of celebrities due: once per source, and never for themselves."""
    for celebrity, effects in ANSWERS[what].items():
        if w.helped(p, celebrity) and (origin, celebrity) not in w.answered:
            w.answered.add((origin, celebrity))
            caused = effects_of(w, effects, celebrity)
            w.answered.add((caused[0].origin, celebrity))
            w.caused.extend(caused)
            w.seen[f"celebrity {celebrity}"] += 1


def count(w: World, p: Player, what: str, n: int) -> None:
    """AW-5.5, R.69, R.70 Bells that count ring when the total of an action reaches three."""
    if w.tally is None or w.active != p.seat:
        return
    before = w.tally[what]
    w.tally[what] += n
    if before < 3 <= w.tally[what]:
        for card in p.played:
            if STAFF[card].on == f"{what} 3" and card not in p.rung:
                w.caused.append(Effect("ring", card))


def gain_vp(w: World, p: Player, vp: int, column: str, origin: int = 0) -> None:
    """GAH-1.12, R.12 VP may fall below zero unless an option forbids it; AW-8.3"""
    if w.on("vp_floor") == "zero":
        vp = max(vp, -sum(p.vp.values()))
    p.vp[column] += vp
    if vp > 0 and w.helped(p, "charlie_chaplin") and (origin, "chaplin") not in w.answered:
        w.lines.check(origin, f"VP of no source ({column})")
        w.answered.add((origin, "chaplin"))
        caused = effects_of(w, ("vp 2",), "charlie_chaplin")
        w.answered.add((caused[0].origin, "chaplin"))
        w.caused.extend(caused)
        w.seen["celebrity charlie_chaplin"] += 1


def gain_krones(w: World, p: Player, krones: int, origin: int) -> None:
    """GAH-1.9 Krones beyond 20 are lost."""
    before = p.krones
    p.krones = min(MOST_KRONES, p.krones + krones)
    if p.krones > before:
        answer(w, p, "krones", origin)


def advance(w: World, p: Player, steps: int, origin: int) -> None:
    """GAH-1.10 A step beyond the last space gives 1 VP instead."""
    last = len(TRACK_VP) - 1
    beyond = max(0, p.emperor + steps - last)
    moved = steps - beyond
    p.emperor += moved
    if beyond:
        gain_vp(w, p, beyond, "overflow", origin)
        w.seen["overflow of the track"] += 1
    if moved > 0:
        answer(w, p, "steps", origin)
        count(w, p, "steps", moved)


def may_pay(w: World, p: Player, krones: int) -> bool:
    """GAH-1.9, 4.5 True if a voluntary payment can be made."""
    if krones == 0:
        return True
    left = p.krones - krones
    return left >= 0 and can_go_on(w, p, left)


def can_go_on(w: World, p: Player, krones: int) -> bool:
    """GAH-4.5 True if these krones, with those that are certain, are enough to finish the turn."""
    missing = krones_owed(w, p) - krones - sum(w.krones_due)
    return missing <= 0 or sure_gain(w, p) >= missing


def pay(w: World, p: Player, krones: int) -> None:
    """A voluntary payment."""
    w.lines.check(may_pay(w, p, krones), f"{p.seat} cannot pay {krones} of {p.krones} (GAH-4.5)")
    p.krones -= krones


def receive(w: World, p: Player, goods: dict[str, int], origin: int) -> None:
    """GAH-7.1 Each good goes on a waiting order or into the kitchen."""
    came = {good: min(goods.get(good, 0), supply_left(w, good)) for good in ITEMS}
    for good in ITEMS:
        left, lowest = came[good], 0
        while left:
            waiting = [guest for guest in by_number(p)
                       if p.missing[guest][good] and GUESTS[guest].number >= lowest]  # fmt: skip
            answers = [f"place {guest}" for guest in waiting]
            choice = w.lines.choose(p.seat, [*answers, "store"])
            if choice == "store":
                break
            guest = choice.split()[1]
            p.missing[guest][good] -= 1
            lowest = GUESTS[guest].number if w.rising else 0
            left -= 1
        p.kitchen[good] += left
    if came["champagne"]:
        answer(w, p, "champagne", origin)
    count(w, p, "dishes", came["strudel"] + came["cake"])
    count(w, p, "drinks", came["wine"] + came["coffee"])


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
    return (CUBES if good in GOODS else CHAMPAGNE) - used


def servings(p: Player, after: tuple[int, int] = (0, 0)) -> list[str]:
    """GAH-8.3 The goods that can be moved from the kitchen to a guest, in a fixed order."""
    return [
        f"bring {good} {guest}"
        for n, good in enumerate(ITEMS)
        for guest in by_number(p)
        if p.kitchen[good] and p.missing[guest][good] and (n, GUESTS[guest].number) >= after
    ]


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
        if w.rising:
            after = (ITEMS.index(good), GUESTS[guest].number)
        moved += 1


def seat_guest(w: World, p: Player, guest: str) -> None:
    """GAH-5.1, 5.5 The guest goes to a free table; the queue is refilled."""
    w.lines.check(guest in w.queue and None in p.cafe, f"{guest} cannot be taken (GAH-5.2)")
    p.cafe[p.cafe.index(None)] = guest
    p.missing[guest] = Counter(GUESTS[guest].order)
    w.queue.remove(guest)
    if w.guest_pool or w.guest_discard:
        w.queue.insert(0, new_guest(w))
    else:
        w.seen["no guest left"] += 1  # GAH-R.5


def guest_cost(w: World, p: Player, guest: str) -> int:
    """GAH-5.1, 13.25, R.42 By the slot; with fewer cards than slots the left ones are empty."""
    if any(STAFF[card].effects == ("free guests",) for card in p.played):
        return 0
    return QUEUE_COST[w.queue.index(guest) + len(QUEUE_COST) - len(w.queue)]


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
