"""GAH-8, 9, 14 Additional actions: serving, politics, staff, checking in."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.dice import stuck
from tests.grand_austria_hotel.scorer.due import (
    FIRST,
    LAST,
    SECOND,
    THIRD,
    Effect,
    effects_of,
    settle,
)
from tests.grand_austria_hotel.scorer.effects import occupy
from tests.grand_austria_hotel.scorer.facts import DISC_VP, GUESTS, STAFF
from tests.grand_austria_hotel.scorer.supply import (
    brings_krones,
    gain_vp,
    may_pay,
    serve,
    serving_cost,
    servings,
)
from tests.grand_austria_hotel.scorer.world import Player, World, condition_met

ADDITIONAL = ("serve", "claim", "employ", "checkin")


def additional_menu(w: World, p: Player) -> list[str]:
    """GAH-8.3 to 8.6 The additional actions that are possible."""
    answers = [f"checkin {guest}" for guest in p.guests if rooms_of(w, p, guest)]
    if stuck(w, p):
        return answers
    if servings(p) and may_pay(w, p, serving_cost(p)):
        answers.append("serve")
    answers += [f"claim {card}" for card in w.politics if may_claim(w, p, card)]
    return answers + [f"employ {card}" for card in p.played if may_employ(p, card)]


def additional(w: World, p: Player) -> str:
    """GAH-8.3 to 8.6; names the guest who gives an extra turn, if any."""
    verb, *names = w.lines.take(p.seat, *ADDITIONAL).split()
    w.lines.check(verb == "checkin" or not stuck(w, p), "the krone must come first (GAH-R.57)")
    match verb:
        case "serve":
            w.lines.check(servings(p), "nothing to serve (GAH-8.3)")
            serve(w, p)
        case "claim":
            claim(w, p, names[0])
        case "employ":
            employ(w, p, names[0])
        case "checkin":
            return check_in(w, p, names[0])
    return ""


def claim(w: World, p: Player, card: str) -> None:
    """GAH-14"""
    w.lines.check(may_claim(w, p, card), f"{card} cannot be claimed (GAH-14)")
    discs = w.politics[card]
    gain_vp(w, p, DISC_VP[len(discs)], "politics")
    discs.append(p.seat)
    w.seen[f"politics {card}"] += 1
    w.seen[f"politics place {len(discs)}"] += 1


def may_claim(w: World, p: Player, card: str) -> bool:
    """GAH-14.1, 14.2"""
    discs = w.politics[card]
    return p.seat not in discs and len(discs) < len(DISC_VP) and condition_met(p, card)


def may_employ(p: Player, card: str) -> bool:
    """GAH-8.5"""
    return card in p.played and card not in p.used and STAFF[card].timing == "round"


def employ(w: World, p: Player, card: str) -> None:
    """GAH-8.5"""
    w.lines.check(may_employ(p, card), f"{card} cannot be used (GAH-8.5)")
    p.used.add(card)
    settle(w, p, effects_of(STAFF[card].effects, card))


def rooms_of(w: World, p: Player, guest: str) -> list[str]:
    """GAH-9.1, R.57 The rooms into which a guest may move now."""
    if guest not in p.cafe or p.missing[guest].total():
        return []
    rooms = sorted(room for room in p.vacant if p.suits(guest, room))
    if stuck(w, p):
        w.seen["check-in for a sure krone"] += 1
        rooms = [room for room in rooms if brings_krones(p, guest, room)]
    return rooms


def check_in(w: World, p: Player, guest: str) -> str:
    """GAH-9; names the guest if an extra turn follows, before which the card is not put away."""
    rooms = rooms_of(w, p, guest)
    w.lines.check(rooms, f"{guest} cannot check in (GAH-9.1)")
    room = w.lines.choose(p.seat, [f"lodge {room}" for room in rooms]).split()[1]
    p.cafe[p.cafe.index(guest)] = None
    del p.missing[guest]
    card = GUESTS[guest]
    due = [Effect("vp", guest, card.vp, level=FIRST)] if card.vp else []
    due += effects_of(tuple(text for text in card.rewards if text != "gizia 1"), guest, THIRD)
    due += completed(w, p, guest)
    occupy(w, p, room, due, guest)
    if "gizia 1" in card.rewards:
        due.append(Effect(f"extra-{w.on('egizia')}", guest, level=LAST))
    settle(w, p, due)
    w.seen[f"guest {guest}"] += 1
    if w.extra_turn:
        return guest
    w.guest_discard.add(guest)
    return ""


def completed(w: World, p: Player, guest: str) -> list[Effect]:
    """GAH-12.10 What the staff gives for a completed guest."""
    size = sum(GUESTS[guest].order.values())
    big = size >= 4 if w.on("floor_housekeeper_min") == "4_or_more" else size == 4
    moments = {f"guest {GUESTS[guest].colour}"} | ({"guest 4+"} if big else set())
    return [
        effect
        for card in p.played
        if STAFF[card].on in moments
        for effect in effects_of(STAFF[card].effects, card, SECOND)
    ]
