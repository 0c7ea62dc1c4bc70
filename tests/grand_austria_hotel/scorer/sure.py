"""GAH-R.57, AW-R.61 Krones that are sure to come."""

from __future__ import annotations

from collections.abc import Mapping

from tests.grand_austria_hotel.scorer.alles_walzer_facts import PAULWEI
from tests.grand_austria_hotel.scorer.facts import GUESTS, ROOF, STAFF
from tests.grand_austria_hotel.scorer.world import Player, World


def krones_in(texts: tuple[str, ...]) -> int:
    """The krones among some effects."""
    return sum(int(text.split()[1]) for text in texts if text.startswith("krones"))


def is_complete(w: World, p: Player, guest: str) -> bool:
    """GAH-7.4, AW-8.1"""
    missing = p.missing[guest].total()
    if missing == 1 and w.helped(p, "sigmund_freud"):
        return sum(GUESTS[guest].order.values()) > 1
    return missing == 0


def roof(p: Player) -> Mapping[str, tuple[int, ...]]:
    """GAH-11.1, AW-9.1 The table of occupancy bonuses."""
    return PAULWEI if p.entrance == "chateau_paulwei" else ROOF


def staff_for(w: World, p: Player, guest: str) -> list[str]:
    """GAH-12.10, AW-5.2 The cards that wait for such a guest."""
    size = sum(GUESTS[guest].order.values())
    big = size >= 4 if w.on("floor_housekeeper_min") == "4_or_more" else size == 4
    colour = GUESTS[guest].colour
    moments = {f"guest {colour}"} | ({"guest 4+"} if big else set())
    if size >= 3:
        moments.add(f"guest {colour} 3+")
    return [card for card in p.played if STAFF[card].on in moments and card not in p.rung]


def room_krones(w: World, p: Player, room: str) -> int:
    """Return the krones for a room that becomes occupied."""
    krones = sum(krones_in(STAFF[card].effects) for card in p.played
                 if STAFF[card].on == "occupied any")  # fmt: skip
    for index, group in enumerate(p.groups):
        if room in group and p.colour(room) == "red":
            if p.occupied.issuperset(set(group) - {room}) and index not in p.bonus_given:
                krones += roof(p)["red"][len(group) - 1]
            if p.entrance == "stroup" and not p.occupied & set(group):
                krones += 2
    return krones


def check_in_krones(w: World, p: Player, guest: str, room: str) -> int:
    """Return the krones for a check-in: by its reward, the staff or a red occupancy bonus."""
    staff = sum(krones_in(STAFF[card].effects) for card in staff_for(w, p, guest))
    return krones_in(GUESTS[guest].rewards) + staff + room_krones(w, p, room)


def sure_gain(w: World, p: Player) -> int:
    """GAH-R.57, AW-R.81 The most krones that one possible check-in certainly gives now."""
    return max(
        (
            check_in_krones(w, p, guest, room)
            for guest in p.guests
            if is_complete(w, p, guest)
            for room in p.vacant
            if p.suits(guest, room)
        ),
        default=0,
    )
