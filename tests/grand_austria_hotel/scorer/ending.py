"""GAH-19 Final scoring."""

from __future__ import annotations

from tests.grand_austria_hotel.scorer.alles_walzer_facts import NINAS_FINAL
from tests.grand_austria_hotel.scorer.facts import FLOOR_VP, GOODS, GUESTS, LEFT_GUEST_VP, STAFF
from tests.grand_austria_hotel.scorer.supply import gain_vp
from tests.grand_austria_hotel.scorer.world import Player, World


def final_scoring(w: World) -> None:
    """GAH-19.1"""
    w.lines.check(not w.owed, "a turn is not over")
    for p in w.in_order():
        for card in p.played:
            if STAFF[card].timing == "final":
                vp = copied_vp(w, p) if STAFF[card].effects == ("copy",) else card_vp(w, p, card)
                gain_vp(w, p, vp, "final_staff")
    for p in w.players:
        gain_vp(w, p, sum(FLOOR_VP[room[0]] for room in p.occupied), "final_rooms")
        gain_vp(w, p, p.krones, "final_krones")
        gain_vp(w, p, sum(p.kitchen[good] for good in GOODS), "final_goods")
        gain_vp(w, p, p.kitchen["champagne"], "final_champagne")  # AW-1.26
        if p.own_politics:  # AW-9.6
            claimed = sum(p.seat in discs for discs in w.politics.values())
            fulfilled = claimed + sum(p.own_politics.values())
            gain_vp(w, p, NINAS_FINAL.get(fulfilled, 0), "entrances")
        gain_vp(w, p, LEFT_GUEST_VP * len(p.guests), "final_guests")


def card_vp(w: World, p: Player, card: str) -> int:
    """GAH-13.27 to 13.48 The VP of a card for a player's own position."""
    if STAFF[card].timing != "final" or STAFF[card].effects == ("copy",):
        return 0
    _, what, each = STAFF[card].effects[0].split()
    colours = ("blue", "red", "yellow")
    counts = {
        "occupied": len(p.occupied),
        "staff": len(p.played),
        "tile": len(p.prepared),
        "group": p.full_groups(),
        "disc": sum(p.seat in discs for discs in w.politics.values()),
        "space": p.emperor,
        "dancer": w.dancers_of(p),
        "floor": p.full_floors(),
        "column": p.full_columns(),
        "set": min(p.occupied_of(colour) for colour in colours),
    }
    vp = int(each) * (counts[what] if what in counts else p.occupied_of(what))
    if what == "staff":
        vp = int(str(w.on("assistant_manager_vp"))) * len(p.played)
    if what == "space" and w.on("operator_cap") != "none":
        vp = min(vp, int(str(w.on("operator_cap"))))
    w.seen[f"scored {card}"] += 1
    return vp


def copied_vp(w: World, p: Player) -> int:
    """GAH-13.29, R.35 A card of an opponent, scored with the own position."""
    theirs = [card for other in w.players if other is not p for card in other.played]
    if w.on("secretary_target") == "end_only":
        theirs = [card for card in theirs if STAFF[card].timing == "final"]
    if not theirs:
        return 0
    if w.lines.peek(p.seat) == "copy":
        card = w.lines.choose(p.seat, [f"copy {card}" for card in theirs], always=True).split()[1]
        w.seen["secretary chose"] += 1
        return card_vp(w, p, card)
    w.lines.check(
        len(theirs) == 1 or w.options["questions"] == "needed", "the Secretary may choose"
    )
    return max(card_vp(w, p, card) for card in theirs)  # GAH-R.35 the best, as a convenience


def left_over(w: World, p: Player) -> int:
    """GAH-19.3 The value that breaks a tie."""
    goods = sum(p.kitchen.values())
    if w.on("tiebreak_goods") == "kitchen_and_orders":
        for guest in p.guests:
            goods += sum(GUESTS[guest].order.values()) - p.missing[guest].total()
    return p.krones + goods
