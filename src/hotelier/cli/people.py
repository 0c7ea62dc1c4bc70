"""Seats at a local table: people with name and language, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hotelier.cli.language import read_language
from hotelier.kernel.errors import Unreadable

NAMES: Final = ("Anna", "Leopold", "Marie", "Otto", "Klara", "Emil")


@dataclass(frozen=True)
class Person:
    """A person at the keyboard, with the language of the texts."""

    name: str
    lang: str


def usual_names(recorded: Sequence[str]) -> Sequence[str]:
    """Return default names by seat: those in the record, else the built-in ones.

    >>> usual_names(["Zoe", ""]), usual_names(())[:2]
    (['Zoe', 'Leopold'], ('Anna', 'Leopold'))
    """
    return [name or NAMES[seat] for seat, name in enumerate(recorded)] or NAMES


def read_people(
    texts: Sequence[str], seats: Sequence[int], lang: str, usual: Sequence[str] = NAMES
) -> dict[int, Person]:
    """Read `--name Anna --name Luc:fr` in seat order. Missing names and languages get defaults.

    >>> read_people(["Zoe:fr", ":de"], [1, 2, 3], "en")[2]
    Person(name='Marie', lang='de')
    """
    if len(texts) > len(seats):
        raise Unreadable("too-many-names", names=len(texts), people=len(seats))
    people = {}
    for place, seat in enumerate(seats):
        name, _, own = texts[place].partition(":") if place < len(texts) else ("", "", "")
        chosen = read_language(own) if own else lang
        people[seat] = Person(name.strip() or usual[seat], chosen)
    return people


def seat_bots(seats: int, people: int, names: list[str], first: int = 0) -> dict[int, str]:
    """Assign bots to the seats without people. People sit from `first` on. The last bot repeats.

    >>> seat_bots(4, 1, ["greedy", "random"])
    {1: 'greedy', 2: 'random', 3: 'random'}
    """
    if not 0 <= first < seats:
        raise Unreadable("no-such-seat", where="--seat", seat=first, seats=seats)
    if people > seats:
        raise Unreadable("too-many-people", people=people, seats=seats)
    taken = {(first + place) % seats for place in range(people)}
    free = [seat for seat in range(seats) if seat not in taken]
    if len(names) > max(1, len(free)):
        raise Unreadable("too-many-bots", bots=len(names), free=len(free))
    return {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(free)}
