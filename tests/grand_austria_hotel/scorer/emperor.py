"""GAH-17, 18 The emperor's visits after rounds 3, 5 and 7."""

from __future__ import annotations

from collections import Counter

from tests.grand_austria_hotel.scorer.dancing import in_ballroom, lose_dancers
from tests.grand_austria_hotel.scorer.due import settle
from tests.grand_austria_hotel.scorer.effect import Effect, effects_of
from tests.grand_austria_hotel.scorer.effects import put_under
from tests.grand_austria_hotel.scorer.extras import spend
from tests.grand_austria_hotel.scorer.facts import (
    GOODS,
    GUESTS,
    ITEMS,
    RETREAT,
    STAFF,
    TILES,
    TRACK_VP,
    module_of,
)
from tests.grand_austria_hotel.scorer.supply import gain_vp
from tests.grand_austria_hotel.scorer.world import Player, World


def emperor_scoring(w: World) -> None:
    """GAH-17.1 to 17.3"""
    stack, spaces = RETREAT[w.round]
    for p in w.players:
        gain_vp(w, p, TRACK_VP[p.emperor], "track")
        p.emperor = max(0, p.emperor - spaces)
    places = {p.seat: p.emperor for p in w.players}
    for p in w.in_order():
        if places[p.seat] >= 3:
            bonus(w, p, w.tiles[stack])
        elif places[p.seat] == 0:
            penalty(w, p, w.tiles[stack])


def bonus(w: World, p: Player, tile: str) -> None:
    """GAH-17.1, 17.6, 13.42"""
    w.seen[f"bonus {tile}"] += 1
    due: list[Effect] = effects_of(w, TILES[tile][0], tile)
    for card in p.played:
        if STAFF[card].on == "bonus tile":
            due.extend(effects_of(w, STAFF[card].effects, card))
    settle(w, p, due)


def penalty(w: World, p: Player, tile: str) -> None:
    """GAH-17.5, 17.6"""
    _, loss, instead = TILES[tile]
    if any(STAFF[card].effects[0].startswith("ignore") for card in p.played):
        if w.on("conference_manager") == "free":
            return
        if p.krones and w.lines.choose(p.seat, ["ignore", "accept"]) == "ignore":
            p.krones -= 1
            w.seen["penalty ignored"] += 1
            return
    if tile == "B4" and w.on("tile_b4_penalty") == "occupied":
        loss = "occupied-each 2"
    if instead is not None:
        possible = can_lose(w, p, loss)
        if possible and w.on("emperor_penalty") == "choose" and not module_of(tile):  # AW-13.7
            possible = w.lines.choose(p.seat, ["accept", "forfeit"]) == "accept"
        if not possible:
            w.seen[f"penalty {tile} by VP"] += 1
            gain_vp(w, p, -instead, "tiles")
            return
    w.seen[f"penalty {tile}"] += 1
    lose(w, p, loss)


def can_lose(w: World, p: Player, loss: str) -> bool:
    """Return True if a loss can be taken in full."""
    word, number = loss.split()
    if word == "purse":  # AW-13.4
        return p.krones >= int(number) and any(p.kitchen[good] for good in GOODS)
    if word == "dancers":
        return sum(in_ballroom(w, visited(w), p.seat).values()) >= int(number)
    has = {
        "champagne": p.kitchen["champagne"],
        "krones": p.krones,
        "hand": len(p.hand),
        "vacant": len(p.vacant),
        "occupied-each": len(p.occupied),
        "end-card": len(end_cards(p)),
    }
    return has[word] >= int(number)


def visited(w: World) -> str:
    """AW-13.2, 13.3 The ballroom that the emperor visits."""
    return "middle" if w.round == 5 else "right"


def end_cards(p: Player) -> list[str]:
    return [card for card in p.played if STAFF[card].timing == "final"]


def lose(w: World, p: Player, loss: str) -> None:
    """GAH-18 Carry out a penalty."""
    word, *rest = loss.split()
    n = int(rest[0]) if rest else 0
    match word:
        case "krones":
            p.krones -= n
        case "kitchen":
            p.kitchen |= dict.fromkeys(GOODS, 0)  # AW-1.9
        case "items":
            p.krones, p.kitchen = 0, dict.fromkeys(ITEMS, 0)
        case "purse":
            p.krones -= n
            spend(w, p, 1)
        case "champagne":
            p.kitchen["champagne"] -= n
        case "dancers":
            lose_dancers(w, p, n, visited(w))
        case "goods":
            lose_goods(p)
        case "hand":
            p.hand = put_under(w, p, p.hand, n)
        case "vacant":
            lose_rooms(w, p, p.vacant, n)
        case "occupied-each":
            lose_rooms(w, p, p.occupied, n)
        case "occupied":
            lose_downwards(w, p)
        case "vp":
            gain_vp(w, p, -n, "tiles")
        case "vp-per-staff":
            gain_vp(w, p, -n * len(p.played), "tiles")
        case "end-card":
            answers = [f"dismiss {card}" for card in end_cards(p)]
            p.played.remove(w.lines.choose(p.seat, answers).split()[1])


def lose_goods(p: Player) -> None:
    """GAH-18.B1, AW-1.9 Also the goods on orders in the café; all champagne stays."""
    p.kitchen |= dict.fromkeys(GOODS, 0)
    for guest in p.guests:
        champagne = p.missing[guest]["champagne"]
        p.missing[guest] = Counter(GUESTS[guest].order)
        p.missing[guest]["champagne"] = champagne


def top_floor(rooms: set[str]) -> list[str]:
    """The rooms of the highest floor among some rooms."""
    return sorted(room for room in rooms if room[0] == max(rooms)[0])


def lose_rooms(w: World, p: Player, rooms: set[str], n: int) -> None:
    """GAH-18.A4, B4 Each from the highest floor that has one; in version 1, rising on a floor."""
    lowest = ""
    while n:
        floor = top_floor(rooms)
        if w.rising:
            here = [room for room in floor if room > lowest or room[0] != lowest[0]]
            # of a floor, the rooms still to go must lie to the right of the chosen one
            fitting = [room for k, room in enumerate(here) if len(here) - k >= min(n, len(here))]
        else:
            fitting = list(floor) if len(floor) > n else list(floor)[:1]
        lowest = w.lines.choose(p.seat, [f"lose {room}" for room in fitting]).split()[1]
        rooms.remove(lowest)
        n -= 1


def lose_downwards(w: World, p: Player) -> None:
    """GAH-18.1 One occupied room from the top, then one from further down."""
    if not p.occupied:
        return
    answers = [f"lose {room}" for room in top_floor(p.occupied)]
    first = w.lines.choose(p.seat, answers).split()[1]
    p.occupied.remove(first)
    below = {room for room in p.occupied if room[0] < first[0]}
    if w.on("tile_c2_penalty") == "same_column":
        below = {room for room in below if room[1] == first[1]}
    if below:
        answers = [f"lose {room}" for room in top_floor(below)]
        p.occupied.remove(w.lines.choose(p.seat, answers).split()[1])
