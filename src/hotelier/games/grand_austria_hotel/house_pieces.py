"""House data of the expansion: ballrooms, rehearsal rooms and bonus tokens (AW-0.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards.rows import BallroomRow, RehearsalRow, TokenRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    Effect,
    champagne,
    choose,
    draw,
    krones,
    steps,
    vp,
)
from hotelier.games.grand_austria_hotel.house_checks import (
    MOST,
    RULE,
    bad,
    known,
    number,
    object_at,
)
from hotelier.kernel.errors import Unreadable

GAINS: Final[dict[str, Callable[[int], Effect]]] = {
    "vp": vp, "krones": krones, "steps": steps, "champagne": champagne, "draw": draw,
    "choose": choose,
}  # fmt: skip
"""The words in which a bonus can be given."""
ROWS: Final = 3
DANCERS: Final = 10
"""AW-1.2 Dancers of a player."""


def gains(change: Mapping[str, Any], where: str) -> tuple[Effect, ...]:
    """Read a bonus: numbers of VP, krones, steps, champagne, cards, goods of choice."""
    known(change, list(GAINS), where)
    if not change:
        raise bad(where, dict(change))
    return tuple(
        word(number(change[name], f"{where}.{name}", 1, MOST))
        for name, word in GAINS.items()
        if name in change
    )


def ballroom(row: BallroomRow, change: Mapping[str, Any], where: str) -> BallroomRow:
    """AW-0.7 Other spaces: by number of players, the bottom row first."""
    known(change, ("spaces",), where)
    spaces = dict(row.spaces)
    given = object_at(change.get("spaces", {}), f"{where}.spaces")
    known(given, [str(seats) for seats in row.spaces], f"{where}.spaces")
    for seats, rows in given.items():
        place = f"{where}.spaces.{seats}"
        if not isinstance(rows, list) or len(rows) != ROWS:
            raise Unreadable("house-wrong-length", RULE, where=place, value=rows, wanted=ROWS)
        bottom, middle, top = (
            number(n, f"{place}[{i}]", int(i != 1), MOST) for i, n in enumerate(rows)
        )
        spaces[int(seats)] = (bottom, middle, top)
    return replace(row, spaces=spaces, doubts=(), confidence="house")


def rehearsal(row: RehearsalRow, change: Mapping[str, Any], where: str) -> RehearsalRow:
    """AW-0.7 Other sections: dancers and bonus of each, as many as the room has."""
    known(change, ("sections",), where)
    given = change.get("sections")
    if not isinstance(given, list) or len(given) != len(row.sections):
        wanted = len(row.sections)
        raise Unreadable(
            "house-wrong-length", RULE, where=f"{where}.sections", value=given, wanted=wanted
        )
    sections = []
    for place, section in enumerate(given):
        here = f"{where}.sections[{place}]"
        bonus = dict(object_at(section, here))
        dancers = number(bonus.pop("dancers", None), f"{here}.dancers", 1, DANCERS)
        sections.append((dancers, gains(bonus, here)))
    if sum(dancers for dancers, _ in sections) != DANCERS:
        raise bad(f"{where}.sections", given)
    return replace(row, sections=tuple(sections), doubts=(), confidence="house")


def token(row: TokenRow, change: Mapping[str, Any], where: str) -> TokenRow:
    """AW-9.3 Other bonuses, for a column and for a floor."""
    known(change, ("column", "floor"), where)
    new: dict[str, Any] = {
        name: gains(object_at(change[name], f"{where}.{name}"), f"{where}.{name}")
        for name in ("column", "floor")
        if name in change
    }
    return replace(row, doubts=(), confidence="house", **new)
