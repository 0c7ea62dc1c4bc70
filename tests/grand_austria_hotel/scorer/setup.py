"""GAH-2, 20 The set-up."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.effects import put_room
from tests.grand_austria_hotel.scorer.facts import GUESTS, HAND, POLITICS, STAFF
from tests.grand_austria_hotel.scorer.supply import draw, new_guest, pay, seat_guest
from tests.grand_austria_hotel.scorer.world import Player, World


def set_up(w: World) -> None:
    """GAH-2"""
    promos = w.on("promos") == "on"
    w.guest_pool = {key for key, card in GUESTS.items() if promos or card.number < 117}
    for _ in range(5):
        w.queue.insert(0, new_guest(w))
    w.start = int(w.lines.chance("start"))
    chooser = w.start if w.on("setup_tiles") == "chosen" else None
    for _ in range(6):
        verb, key = w.lines.take(chooser, "politics", "tile").split()
        if verb == "politics":
            w.politics[key] = []
        else:
            w.tiles[key[0]] = key
    stacks = sorted(POLITICS[key][0] for key in w.politics)
    w.lines.check(stacks == sorted(w.tiles) == ["A", "B", "C"], "a stack is missing (GAH-2.3)")
    if w.on("boards") == "day":
        for p in w.players:
            p.hotel = w.lines.chance("hotel")
        w.lines.check(len({p.hotel for p in w.players}) == len(w.players), "a board twice")
    deal_staff(w)
    for p in [*w.in_order()[:0:-1], w.in_order()[0]]:  # GAH-2.11
        guest = w.lines.choose(p.seat, [f"take {guest}" for guest in w.queue]).split()[1]
        seat_guest(w, p, guest)
    for p in w.in_order():
        first_rooms(w, p)


def deal_staff(w: World) -> None:
    """GAH-2.10, 20.1 to 20.3"""
    w.staff_pool = set(STAFF)
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
    """GAH-2.12"""
    passed_over: set[str] = set()
    for _ in range(3):
        rooms = [room for room in p.open_fields()
                 if room not in passed_over and p.room_cost(room, 0) <= p.krones]  # fmt: skip
        answers = [f"prepare {room}" for room in rooms]
        if w.on("setup_rooms") == "up_to_3":
            answers.append("stop")
        choice = w.lines.choose(p.seat, answers)
        if choice == "stop":
            return
        room = choice.split()[1]
        passed_over.update(other for other in rooms if other < room)
        pay(w, p, p.room_cost(room, 0))
        put_room(w, p, room)
