"""Messages that a change of a game causes, as writes for the same commit."""

from __future__ import annotations

from typing import Final

from hotelier.server import identity
from hotelier.server.live.clocks import DAY, DAYS
from hotelier.server.live.table import LiveTable
from hotelier.server.notices.outbox import put_in
from hotelier.server.notices.reach import Reach
from hotelier.server.notices.wording import AWAY, FINISH, REMINDER, START, TURN
from hotelier.server.store.writer import Write

REMIND_AFTER: Final = 3 / 4
"""Fraction of the time for a decision after which a player is reminded, with a clock of days."""


def mark_of(live: LiveTable, seat: int) -> int:
    """A number that distinguishes the turns of a seat: its decisions so far."""
    return live.decided.get(seat, 0)


def notice_writes(reach: Reach, live: LiveTable, actor: int | None) -> list[Write]:
    """Messages for a turn that begins after another player's action; with a clock of days, a
    reminder, too."""
    if not reach.delays:
        return []
    if live.over:
        return finish_writes(reach, live)
    seat = live.to_move
    if seat is None or not live.seats[seat].human:
        return []
    player = live.seats[seat].player
    if player is None or player not in reach.delays:
        return []
    mark, now = mark_of(live, seat), identity.now()
    writes = []
    if actor is None or live.seats[actor].player != player:
        writes.append(put_in(player, TURN, mark, now + reach.delay_ms(player), live.id))
    return writes + reminder_writes(live, player)


def reminder_writes(live: LiveTable, player: str) -> list[Write]:
    """A reminder of the present question for its player, with a clock of days."""
    seat, due = live.to_move, reminder_due(live)
    if seat is None or due is None:
        return []
    if live.seats[seat].player != player or not live.seats[seat].human:
        return []
    return [put_in(player, REMINDER, mark_of(live, seat), due, live.id)]


def reminder_due(live: LiveTable) -> int | None:
    """The moment of the reminder; None without a clock of days."""
    clock = live.info["clock"]
    if clock is None or clock["kind"] != DAYS:
        return None
    return live.asked_at + int(clock["days"] * DAY * REMIND_AFTER)


def finish_writes(reach: Reach, live: LiveTable) -> list[Write]:
    """Messages to all players that the game is over."""
    now = identity.now()
    return [put_in(player, FINISH, 0, now, live.id) for player in reached(reach, live)]


def away_writes(reach: Reach, live: LiveTable, seat: int) -> list[Write]:
    """A message to the player whose seat a bot takes, once each time."""
    player, now = live.seats[seat].player, identity.now()
    if player is None or player not in reach.delays:
        return []
    return [put_in(player, AWAY, now, now, live.id)]


def reached(reach: Reach, live: LiveTable) -> list[str]:
    """Seated players with an address, without duplicates."""
    sitting = dict.fromkeys(seat.player for seat in live.seats if seat.player is not None)
    return [player for player in sitting if player in reach.delays]


def start_writes(reach: Reach, live: LiveTable) -> list[Write]:
    """Messages at the start: to the first player that it is their turn, to the others that the game
    has begun."""
    if not reach.delays:
        return []
    now = identity.now()
    asked = None if live.to_move is None else live.seats[live.to_move].player
    return [
        *(
            put_in(player, START, 0, now + reach.delay_ms(player), live.id)
            for player in reached(reach, live)
            if player != asked
        ),
        *notice_writes(reach, live, None),
    ]
