"""AW-1, AW-14 The hall in positions and views: forms, defaults, invariants, public data."""

from __future__ import annotations

from typing import Any, Final

from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import PACK, ROW_KEYS
from hotelier.games.grand_austria_hotel.alles_walzer.dancers import SendMore
from hotelier.games.grand_austria_hotel.alles_walzer.dances import (
    dancers_in,
    dances_of,
    in_ballroom,
)
from hotelier.games.grand_austria_hotel.alles_walzer.dancing import ChooseDancer, ChooseRow
from hotelier.games.grand_austria_hotel.cards import BALLROOM_KEYS, REHEARSAL_KEYS, CardSet
from hotelier.games.grand_austria_hotel.powers import leavers
from hotelier.games.grand_austria_hotel.stack import may_be_due
from hotelier.games.grand_austria_hotel.state import NO_ROOM, Hall, State
from hotelier.games.grand_austria_hotel.terms import (
    BALCONY,
    DANCE_ROW_KEYS,
    FULL_LANE,
    LANE,
    RIGHT_TOP,
    ROWS_EACH,
    Seat,
)
from hotelier.kernel.codec import Form
from hotelier.kernel.errors import BrokenRecord

MOST_DANCERS: Final = 10
"""AW-1.2 Dancers of a player."""


def write_dancers(dancers: int) -> dict[str, int]:
    """Write dancers by row, without empty rows."""
    counts = [dancers >> LANE * row & FULL_LANE for row in range(len(DANCE_ROW_KEYS))]
    return {key: n for key, n in zip(DANCE_ROW_KEYS, counts, strict=True) if n}


def read_dancers(data: Any) -> int:
    """Read the dancers that `write_dancers` wrote."""
    if not isinstance(data, dict) or any(
        type(n) is not int or not 0 < n <= MOST_DANCERS for n in data.values()
    ):
        raise ValueError
    return sum(n << LANE * DANCE_ROW_KEYS.index(row) for row, n in data.items())


def write_hall(hall: Hall) -> dict[str, Any]:
    """Write the hall by names."""
    return {
        "ballrooms": [BALLROOM_KEYS[ballroom] for ballroom in hall.ballrooms],
        "offered": [REHEARSAL_KEYS[room] for room in hall.offered],
        "dancers": [write_dancers(dancers) for dancers in hall.dancers],
        "rooms": [None if room == NO_ROOM else REHEARSAL_KEYS[room] for room in hall.rooms],
        "waiting": [list(waiting) for waiting in hall.waiting],
    }


def read_hall(data: Any) -> Hall:
    """Read the hall that `write_hall` wrote."""
    if not isinstance(data, dict) or set(data) != set(Hall._fields):
        raise ValueError
    if any(type(n) is not int for waiting in data["waiting"] for n in waiting):
        raise ValueError
    return Hall(
        tuple(BALLROOM_KEYS.index(key) for key in data["ballrooms"]),
        tuple(read_dancers(dancers) for dancers in data["dancers"]),
        tuple(REHEARSAL_KEYS.index(key) for key in data["offered"]),
        tuple(NO_ROOM if key is None else REHEARSAL_KEYS.index(key) for key in data["rooms"]),
        tuple(tuple(waiting) for waiting in data["waiting"]),
    )


FORMS: Final[dict[str, Form]] = {"Hall": Form(write_hall, read_hall)}

# Hand-written positions


def complete_hall(full: dict[str, Any], seats: int, packs: tuple[str, ...], cards: CardSet) -> None:
    """Fill in the defaults: the first three ballrooms, a rehearsal room each, no dancer sent."""
    said = {
        name: full.pop(name, None) for name in ("ballrooms", "rehearsals", "dancers", "waiting")
    }
    if PACK not in packs or "hall" in full:
        return
    rooms = said["rehearsals"] or [None] * seats
    free = [key for key in REHEARSAL_KEYS if key not in rooms]
    rooms = [key or free.pop(0) for key in rooms]
    dancers = [row or {} for row in said["dancers"] or [{}] * seats]
    waiting = said["waiting"] or [None] * seats
    full["hall"] = {
        "ballrooms": said["ballrooms"] or BALLROOM_KEYS[:3],
        "offered": [],
        "dancers": dancers,
        "rooms": rooms,
        "waiting": [
            left if left is not None else _still_there(cards, room, sum(sent.values()))
            for left, room, sent in zip(waiting, rooms, dancers, strict=True)
        ],
    }


def _still_there(cards: CardSet, room: str, sent: int) -> list[int]:
    """Return the dancers of a rehearsal room after `sent` have left, the largest sections first."""
    left = [n for n, _ in cards.rehearsals[REHEARSAL_KEYS.index(room)].sections]
    for _ in range(sent):
        place = max(range(len(left)), key=left.__getitem__)
        left[place] = max(0, left[place] - 1)
    return left


# Invariants


def check_hall(state: State) -> None:
    """AW-1.2, 1.5, 14.3 Ballrooms, rehearsal rooms and dancers."""
    hall, seats = state.hall, state.seats
    if len(set(hall.ballrooms)) != len(hall.ballrooms) or len(hall.ballrooms) > 3:
        raise BrokenRecord("wrong-ballrooms", "AW-1.3", where="hall.ballrooms")
    if len(hall.dancers) != (seats if hall.ballrooms else 0):
        raise BrokenRecord(
            "wrong-length", "AW-1.2", where="hall.dancers", found=len(hall.dancers), wanted=seats
        )
    for name in ("rooms", "waiting"):
        found = len(getattr(hall, name))
        if found not in (0, seats):
            where = f"hall.{name}"
            raise BrokenRecord("wrong-length", "AW-1.5", where=where, found=found, wanted=seats)
    chosen = [room for room in hall.rooms if room != NO_ROOM]
    if len({*chosen, *hall.offered}) != len(chosen) + len(hall.offered):
        raise BrokenRecord("rehearsal-twice", "AW-1.5", where="hall.rooms")
    for seat in range(len(hall.rooms)):
        check_dancers(state, seat)
    check_rows(state)
    check_frames(state)


def check_dancers(state: State, seat: Seat) -> None:
    """AW-14.3 Dancers of a player: in the rehearsal room, in the ballrooms, or removed."""
    hall = state.hall
    room = hall.rooms[seat]
    sections = state.options.cards.rehearsals[room].sections if room != NO_ROOM else ()
    waiting = hall.waiting[seat]
    fits = len(waiting) == len(sections) and all(
        0 <= left <= most for left, (most, _) in zip(waiting, sections, strict=True)
    )
    if not fits:
        raise BrokenRecord("wrong-sections", "AW-14.3", seat=seat, found=list(waiting))
    sent = sum(write_dancers(hall.dancers[seat]).values())
    if sent > sum(most for most, _ in sections) - sum(waiting):
        raise BrokenRecord("too-many-dancers", "AW-14.3", seat=seat, dancers=sent)


def check_rows(state: State) -> None:
    """AW-1.6, 1.16 No row holds more dancers than spaces; the balcony needs a full top row.

    AW-1.18 After a penalty a space may be free again, so this is checked before the last scoring
    only.
    """
    hall = state.hall
    if len(hall.ballrooms) < 3:
        return
    spaces = dances_of(state).spaces(state.seats, hall.ballrooms)
    taken = sum(hall.dancers)
    for row in range(BALCONY):
        if taken >> LANE * row & FULL_LANE > spaces >> LANE * row & FULL_LANE:
            raise BrokenRecord("row-overfull", "AW-14.3", row=DANCE_ROW_KEYS[row])
    top_full = taken >> LANE * RIGHT_TOP & FULL_LANE == spaces >> LANE * RIGHT_TOP & FULL_LANE
    early = state.round < state.options.figures.rounds
    if early and taken >> LANE * BALCONY & FULL_LANE and not top_full:
        raise BrokenRecord("balcony-too-early", "AW-14.3", row=DANCE_ROW_KEYS[BALCONY])


def check_frames(state: State) -> None:
    """Check that questions about a guest who is sent name a completed guest of the café."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, ChooseRow | ChooseDancer) and (
            frame.guest not in leavers(state, frame.seat)
            or state.options.cards.guests[frame.guest].room_only
        ):
            kind = type(frame).__name__
            raise BrokenRecord(
                "frame-does-not-fit", where=f"stack[{place}]", frame=kind, name="guest"
            )
        if isinstance(frame, SendMore):
            for due in frame.held:
                if not may_be_due(state, due):
                    raise BrokenRecord(
                        "frame-does-not-fit", where=f"stack[{place}]", frame="SendMore", name="held"
                    )


# The view


def show_hall(state: State, found: dict[str, Any]) -> None:
    """AW-14.1 Ballrooms, rehearsal rooms and all dancers are public."""
    hall = state.hall
    spaces = dances_of(state).spaces(state.seats, hall.ballrooms)
    scorings = sorted(state.options.figures.scorings)
    found["ballrooms"] = [
        {
            "ballroom": BALLROOM_KEYS[ballroom],
            "round": scorings[place],
            "rows": {
                ROW_KEYS[row]: {
                    "cost": dances_of(state).cost[place * ROWS_EACH + row],
                    "spaces": spaces >> LANE * (place * ROWS_EACH + row) & FULL_LANE,
                    "dancers": [
                        dancers_in(state, seat, place * ROWS_EACH + row)
                        for seat in range(state.seats)
                    ],
                }
                for row in range(ROWS_EACH)
            },
            "totals": [sum(in_ballroom(state, seat, place)) for seat in range(state.seats)],
        }
        for place, ballroom in enumerate(hall.ballrooms)
    ]
    found["balcony"] = [dancers_in(state, seat, BALCONY) for seat in range(len(hall.dancers))]
    found["rehearsals"] = [REHEARSAL_KEYS[room] for room in hall.offered]
    for seat, player in enumerate(found["players"]):
        room = hall.rooms[seat] if hall.rooms else NO_ROOM
        player["rehearsal"] = None if room == NO_ROOM else REHEARSAL_KEYS[room]
        player["sections"] = list(hall.waiting[seat]) if hall.waiting else []
        player["dancers"] = write_dancers(hall.dancers[seat]) if hall.dancers else {}
