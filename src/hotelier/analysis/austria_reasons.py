"""Reasons in Grand Austria Hotel: guests served, groups filled, cards claimed and played."""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.analysis.reasons import Course, Reason
from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_KEYS,
    FROM_CELEBRITY,
    FROM_GUEST,
    FROM_STAFF,
    FROM_TILE,
    GUEST_KEYS,
    OCCUPANCY,
    POLITICS_KEYS,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.terms import CHAMPAGNE, COLOUR_KEYS, NO_SOURCE
from hotelier.kernel.frames import Event


class Deed(NamedTuple):
    """Interpretation of one kind of event."""

    kind: str
    name: str
    """Name of the event's first argument."""
    keys: list[str]
    source: int
    """Source of its gains: the first source of its kind, or the only one."""
    worth: float
    """Worth in addition to its gains."""


DEEDS: Final[dict[str, Deed]] = {
    "checked_in": Deed("guest", "guest", GUEST_KEYS, FROM_GUEST, 3.0),
    "sent_guest": Deed("ball", "guest", GUEST_KEYS, FROM_GUEST, 3.0),
    "took_guest": Deed("takes", "guest", GUEST_KEYS, NO_SOURCE, 1.5),
    "group_full": Deed("group", "colour", COLOUR_KEYS, OCCUPANCY, 1.0),
    "claimed": Deed("politics", "politics", POLITICS_KEYS, NO_SOURCE, 0.0),
    "fulfilled": Deed("politics", "politics", POLITICS_KEYS, NO_SOURCE, 1.0),
    "played": Deed("plays", "staff", STAFF_KEYS, FROM_STAFF, 2.0),
    "employed": Deed("uses", "staff", STAFF_KEYS, FROM_STAFF, 0.0),
    "rung": Deed("uses", "staff", STAFF_KEYS, FROM_STAFF, 0.0),
    "took_celebrity": Deed("celebrity", "celebrity", CELEBRITY_KEYS, FROM_CELEBRITY, 1.0),
    "redeemed": Deed("tile", "tile", TILE_KEYS, FROM_TILE, 0.0),
    "bonus": Deed("tile", "tile", TILE_KEYS, FROM_TILE, 0.0),
}
ONE_SOURCE: Final = (OCCUPANCY, NO_SOURCE)
BY_SOURCE: Final[dict[str, tuple[str, float]]] = {
    "vp": ("vp", 1.0), "overflow": ("vp", 1.0), "krones": ("krones", 1.0), "steps": ("steps", 0.9),
    "received": ("goods", 1.0),
}  # fmt: skip
"""Events with gains that name their source last: name of the gain, and weight per unit."""
BY_DEED: Final[dict[str, tuple[str, float]]] = {
    "drew": ("cards", 1.5), "prepared": ("rooms", 2.0), "sent_dancer": ("dancers", 2.5),
}  # fmt: skip
"""Events that add one unit to the latest deed: name of the gain, and its weight."""
KINDS: Final = frozenset({deed.kind for deed in DEEDS.values()} | {"order", "source"})
GAINS: Final = frozenset(
    {what for what, _ in (*BY_SOURCE.values(), *BY_DEED.values())} | {"champagne"}
)
"""All gains that have a message."""
BOTTLE: Final = 1.5
ORDER: Final = 2.0
"""Weight of a completed order."""


def austria_reasons(course: Course) -> list[Reason]:
    """Return the deeds of a turn in order, without those that bring nothing."""
    found: list[Reason] = []
    by_source: dict[int, Reason] = {}
    for step, event in course.events:
        if event.seat == course.seat:
            read(step, event, found, by_source, course)
    return [reason for reason in found if reason.gains or reason.worth]


def read(
    step: int, event: Event, found: list[Reason], by_source: dict[int, Reason], course: Course
) -> None:
    """Record one event: start a new deed, or add a gain to an earlier one."""
    deed = DEEDS.get(event.kind)
    if deed is not None:
        value = event.args[0]
        if event.kind == "played" and value not in course.before.hands[course.seat]:
            return  # drawn within the turn, so imagined
        reason = Reason(deed.kind, step, {deed.name: deed.keys[value]}, worth=deed.worth)
        if event.kind == "group_full":
            reason.args["size"] = event.args[1]
        if event.kind == "claimed":
            reason.gain("vp", event.args[1], 1.0)
        found.append(reason)
        by_source[deed.source if deed.source in ONE_SOURCE else deed.source + value] = reason
        return
    count_gains(step, event, found, by_source)


def count_gains(step: int, event: Event, found: list[Reason], by_source: dict[int, Reason]) -> None:
    """Add the gains of an event to the deed that causes them."""
    args = event.args
    if event.kind in BY_SOURCE:
        what, each = BY_SOURCE[event.kind]
        if what == "goods" and args[1] == CHAMPAGNE:
            what, each = "champagne", BOTTLE
        of_source(step, args[-1], found, by_source).gain(what, args[0], each)
    elif event.kind in BY_DEED:
        what, each = BY_DEED[event.kind]
        last_deed(step, found).gain(what, 1, each)
    elif event.kind in ("took_die", "used_space"):
        of_source(step, args[0], found, by_source)
    elif event.kind == "placed" and args[2]:
        found.append(Reason("order", step, {"guest": GUEST_KEYS[args[1]]}, worth=ORDER))


def of_source(step: int, source: int, found: list[Reason], by_source: dict[int, Reason]) -> Reason:
    """Return the deed of a source. Create a plain one if there is none yet."""
    if source not in by_source:
        by_source[source] = Reason("source", step, {"source": SOURCE_KEYS[source]})
        found.append(by_source[source])
    return by_source[source]


def last_deed(step: int, found: list[Reason]) -> Reason:
    """Return the latest deed. Create a plain one if there is none yet."""
    for reason in reversed(found):
        if reason.kind != "order":
            return reason
    found.append(Reason("plain", step, {}))
    return found[-1]
