"""GAH-2, 20 The set-up."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_setup import (
    lay_ballrooms,
    open_lounge,
    rehearsal_rooms,
    special_hotels,
    start_money,
)
from tests.grand_austria_hotel.scorer.effects import put_room
from tests.grand_austria_hotel.scorer.facts import (
    GOODS,
    GUESTS,
    HAND,
    POLITICS,
    STAFF,
    module_of,
)
from tests.grand_austria_hotel.scorer.supply import draw, new_guest, pay, seat_guest
from tests.grand_austria_hotel.scorer.world import Player, World


def set_up(w: World) -> None:
    """GAH-2, AW-6"""
    w.modules = str(w.aw("modules")).replace("none", "")
    promos = w.on("promos") == "on"
    w.guest_pool = {key for key, card in GUESTS.items() if promos or card.number not in (117, 118)}
    w.guest_pool = {key for key in w.guest_pool if module_of(key) in w.modules}
    for _ in range(5):
        w.queue.insert(0, new_guest(w))
    w.start = int(w.lines.chance("start"))
    start_money(w)
    chooser = w.start if w.on("setup_tiles") == "chosen" else None
    for _ in range(6):
        verb, key = w.lines.take(chooser, "politics", "tile").split()
        w.lines.check(module_of(key) in w.modules, f"{key} is not in play")
        if verb == "politics":
            w.politics[key] = []
        else:
            w.tiles[key[0]] = key
    stacks = sorted(POLITICS[key][0] for key in w.politics)
    w.lines.check(stacks == sorted(w.tiles) == ["A", "B", "C"], "a stack is missing (GAH-2.3)")
    lay_ballrooms(w)
    open_lounge(w)
    for p in w.players:
        p.kitchen |= dict.fromkeys(GOODS, int(not w.plays("3")))  # GAH-2.7, AW-3.2
        p.kitchen["champagne"] = int(w.plays("1"))  # AW-1.4
    if w.on("boards") == "day":
        for p in w.players:
            p.hotel = w.lines.chance("hotel")
        w.lines.check(len({p.hotel for p in w.players}) == len(w.players), "a board twice")
    deal_staff(w)
    special_hotels(w)
    rehearsal_rooms(w)
    for p in [*w.in_order()[:0:-1], w.in_order()[0]]:  # GAH-2.11
        guest = w.lines.choose(p.seat, [f"take {guest}" for guest in w.queue]).split()[1]
        seat_guest(w, p, guest)
        if p.entrance == "kaufman":  # AW-9.4, R.64
            answers = [*(f"take {guest}" for guest in w.queue), "stop"]
            choice = w.lines.choose(p.seat, answers)
            if choice != "stop":
                seat_guest(w, p, choice.split()[1])
    for p in w.in_order():
        first_rooms(w, p)


def deal_staff(w: World) -> None:
    """GAH-2.10, 20.1 to 20.3"""
    w.staff_pool = {key for key in STAFF if module_of(key) in w.modules}
    deal = w.on("staff_deal")
    if deal == "intro":
        for p, letter in zip(w.in_order(), "ABCD", strict=False):
            p.hand = {key for key, card in STAFF.items() if card.intro == letter}
            w.staff_pool -= p.hand
        return
    dealt_in = w.players if deal == "draft" else w.in_order()
    packs = {p.seat: set(draw(w, HAND)) for p in dealt_in}
    if deal == "random":
        for p in w.players:
            p.hand = packs[p.seat]
        return
    seats = len(w.players)
    for left in range(HAND, 0, -1):
        for seat in range(seats):
            answers = [f"pick {card}" for card in sorted(packs[seat])]
            w.lines.check(len(answers) == left, "a pack of another size")
            card = w.lines.choose(seat, answers).split()[1]
            packs[seat].remove(card)
            w.players[seat].hand.add(card)
        packs = {(seat + 1) % seats: pack for seat, pack in packs.items()}


def first_rooms(w: World, p: Player) -> None:
    """GAH-2.12, AW-9.1, 9.3"""
    may_stop = w.on("setup_rooms") == "up_to_3"
    passed_over: set[str] = set()
    for left in (3, 2, 1):
        if not first_room(w, p, 0, 0 if may_stop else left, passed_over):
            break
    passed_over.clear()
    for _ in range({"chateau_paulwei": 2, "dove": 1}.get(p.entrance, 0)):
        if not first_room(w, p, 3 if p.entrance == "dove" else 0, 0, passed_over):
            return


def first_room(w: World, p: Player, discount: int, must: int, passed_over: set[str]) -> bool:
    """Prepare one of the first rooms, of which a number is compulsory; False: no more."""
    fields = p.open_fields()
    rooms = [room for room in fields if room not in passed_over
             and p.room_cost(room, discount) <= p.krones]  # fmt: skip
    if must:
        rooms = [room for room in rooms if room in can_finish(w, p, passed_over, must)]
    answers = [f"prepare {room}" for room in rooms]
    choice = w.lines.choose(p.seat, answers if must else [*answers, "stop"])
    if choice == "stop":
        return False
    room = choice.split()[1]
    if w.rising:
        passed_over.update(other for other in fields if other < room)
    pay(w, p, p.room_cost(room, discount))
    put_room(w, p, room)
    return True


def can_finish(w: World, p: Player, passed_over: set[str], left: int) -> set[str]:
    """GAH-2.12 The rooms after which the others that must come can be paid as well."""
    found = set()
    fields = p.open_fields()
    for room in fields:
        cost = p.room_cost(room, 0)
        if room not in passed_over and cost <= p.krones:
            p.vacant.add(room)
            p.krones -= cost
            over = passed_over | {other for other in fields if w.rising and other < room}
            if left == 1 or can_finish(w, p, over, left - 1):
                found.add(room)
            p.vacant.remove(room)
            p.krones += cost
    return found
