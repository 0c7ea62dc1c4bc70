"""Play: moves and undo. The server is the only referee."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hotelier.kernel.errors import IllegalAction
from hotelier.server import identity
from hotelier.server.desk.rating import rate_soon
from hotelier.server.desk.retrying import tried_again
from hotelier.server.desk.starting import action_rows
from hotelier.server.errors import Refused, check_storable
from hotelier.server.identity import Caller
from hotelier.server.live.clocks import deadline
from hotelier.server.live.preview import needs_confirmation, preview
from hotelier.server.live.table import FINISHED, PLAYING, WAITING, LiveTable
from hotelier.server.live.telling import table_message
from hotelier.server.news import Updates, notices_for, updates_for
from hotelier.server.notices.turns import notice_writes
from hotelier.server.orders import follow
from hotelier.server.site import Site, refused
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import actions, tables
from hotelier.server.store.writer import Conflict, Write
from hotelier.server.texts.speaking import foretold
from hotelier.table.table import Table


@dataclass(slots=True)  # made for every move; frozen ones take three times as long to make
class Command:
    """What a client wants: for which seat, at which version, under which id of its own."""

    seat: int | None = None
    version: int | None = None
    id: str | None = None


@dataclass(slots=True)
class Done:
    """A command was carried out, now or before."""

    version: int
    again: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    """What the reply tells besides."""


def acting_seat(live: LiveTable, caller: Caller, seat: int | None) -> int:
    """The seat a caller acts for: the one named, or of the own ones the one that is asked."""
    caller.needs("play", live.id)
    own = live.seats_of(caller.player)
    if not own:
        raise Refused("not-seated")
    if seat is None:
        asked = live.to_move
        seat = asked if asked in own else own[0]
    if seat not in own:
        raise Refused("not-your-seat", seat=seat)
    assert seat is not None
    return seat


def running_game(live: LiveTable) -> Table:
    """The game that is being played."""
    if live.status == WAITING:
        raise Refused("not-started")
    if live.status != PLAYING or live.game is None:
        raise Refused("already-over")
    return live.game


def known_before(live: LiveTable, seat: int, command: Command) -> Done | None:
    """A command that has been carried out already is answered as it was then."""
    if command.id is None:
        return None
    check_storable(command.id)
    version = live.commands.get(seat, {}).get(command.id)
    return None if version is None else Done(version, again=True)


def check_version(live: LiveTable, command: Command) -> None:
    """Refuse what answers another state than the present one."""
    if command.version is not None and command.version != live.version:
        raise Refused("stale-version", found=command.version, wanted=live.version)


@tried_again
async def move(
    site: Site, live: LiveTable, caller: Caller, text: str, command: Command,
    confirmed: bool = False,
) -> Done:  # fmt: skip
    """A player's move."""
    seat = acting_seat(live, caller, command.seat)
    if (before := known_before(live, seat, command)) is not None:
        await site.settled(live)  # it may still be on its way to the disk
        return before
    check_move(live, seat, text, command, confirmed)
    return await play_text(site, live, seat, text, command.id)


def move_at_once(
    site: Site, live: LiveTable, caller: Caller, text: str, command: Command, confirmed: bool,
    then: Callable[[Done | Refused], None],
) -> bool:  # fmt: skip
    """A player's move without waiting: `then` gets what `move` would have returned or raised after
    the first wait. False, and nothing has happened, if it has to wait for something else first."""
    if site.sharing is not None:
        return False
    seat = acting_seat(live, caller, command.seat)
    if known_before(live, seat, command) is not None:
        return False
    game = check_move(live, seat, text, command, confirmed)
    before, ply = live.version, live.ply
    game.play(text)
    if live.has_orders:
        follow(game, live.orders())
    change = changed_since(site, live, seat, before, ply, command.id, [])

    def done(error: Conflict | None) -> None:
        if error is not None:
            then(refused(error))
            return
        moved_on(site, live)
        then(Done(change.version))

    site.begin_commit(
        live, change.writes, change.updates, change.facts, change.notices, False, done
    )
    return True


def check_move(live: LiveTable, seat: int, text: str, command: Command, confirmed: bool) -> Table:
    """The running game, if it is for this seat to move, and the move need not be confirmed."""
    game = game_for_move(live, seat, text, command)
    confirm = live.seats[seat].orders.confirm and not confirmed
    if confirm and needs_confirmation(game, seat, text):
        raise Refused("confirm-first", text=text)
    return game


def look_ahead(
    live: LiveTable, caller: Caller, text: str, command: Command, lang: str | None = None
) -> Done:
    """What a move would do, in words too if a language is named; nothing happens."""
    seat = acting_seat(live, caller, command.seat)
    game = game_for_move(live, seat, text, command)
    found = preview(game, seat, text)
    if lang is not None:
        names = [who.name for who in live.seats]
        found["log"] = foretold(game, seat, text, names, lang)
    return Done(live.version, more={"preview": found})


def game_for_move(live: LiveTable, seat: int, text: str, command: Command) -> Table:
    """The running game, if it is for this seat's player to move now."""
    game = running_game(live)
    check_version(live, command)
    check_plays(live, seat)
    if game.to_move != seat:
        raise IllegalAction("not-your-turn", text=text, seat=game.to_move)
    return game


def check_plays(live: LiveTable, seat: int) -> None:
    """Refuse to decide where a bot does: for who has given up, or until who was away is back."""
    if live.seats[seat].resigned:
        raise Refused("has-resigned", seat=seat)
    if live.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=seat)


async def play_text(site: Site, live: LiveTable, seat: int, text: str, command: str | None) -> Done:
    """Play an action of the seat to move; it is written, then told."""
    game = live.game
    assert game is not None
    before, ply = live.version, live.ply
    game.play(text)
    return await carry_on(site, live, seat, before, ply, command, [])


@dataclass(slots=True)
class Change:
    """A change of a game that memory has made: what is to be written, and what to be told then."""

    version: int
    writes: list[Write]
    updates: Updates
    facts: bytes | None
    notices: list[tuple[str, bytes]]


async def carry_on(
    site: Site, live: LiveTable, seat: int, before: int, ply: int, command: str | None,
    writes: list[Write],
) -> Done:  # fmt: skip
    """Follow standing orders; what has happened since a ply is written in one go, then told."""
    assert live.game is not None
    if live.has_orders:
        follow(live.game, live.orders())
    if live.ply == ply:
        await site.commit(live, writes)
        return Done(live.version)
    change = changed_since(site, live, seat, before, ply, command, writes)
    await site.commit(live, change.writes, change.updates, change.facts, change.notices)
    moved_on(site, live)
    return Done(change.version)


def changed_since(
    site: Site, live: LiveTable, seat: int, before: int, ply: int, command: str | None,
    writes: list[Write],
) -> Change:  # fmt: skip
    """All that follows from the lines since a ply."""
    writes = [*writes, added(actions, action_rows(live, ply, command))]
    live.remember(seat, command, live.asked_at)
    version = live.version
    change = after_change(live, bot_moved=not live.seats[seat].human)
    writes += [*table_writes(live, change), *notice_writes(site.reach, live, seat)]
    facts = table_message(live) if change else None
    return Change(version, writes, updates_for(live, before, ply), facts, turn_notices(site, live))


def moved_on(site: Site, live: LiveTable) -> None:
    """A change of a game has been told: whoever waits for that comes now."""
    site.moved(live)
    rate_soon(site, live)


def after_change(live: LiveTable, bot_moved: bool = False) -> dict[str, Any]:
    """What changes in the table's own row when the game stands elsewhere.

    Whoever plays on instead of answering an offer ends it. A bot agrees to everything: its move
    must not take the question away before somebody could answer.
    """
    change: dict[str, Any] = {}
    assert live.game is not None
    over = live.game.to_move is None
    if live.info["offer"] is not None and (over or not bot_moved):
        change["offer"] = None
    if over:
        change.update(status=FINISHED, result=result_of(live), ended=identity.now())
    live.info.update(change)
    return change


def table_writes(live: LiveTable, change: dict[str, Any]) -> list[Write]:
    """The table's own row, where it changes; its deadline moves with every move."""
    if (end := deadline(live)) != live.info["deadline"]:
        live.info["deadline"] = end
        change = {**change, "deadline": end}
    return [changed(tables, {"id": live.id}, **change)] if change else []


def result_of(live: LiveTable) -> dict[str, Any]:
    """How the game ended; whoever resigned comes after all who did not."""
    assert live.game is not None
    end = live.game.record.end
    gone = [seat for seat, who in enumerate(live.seats) if who.resigned]
    if end is None:
        ranks = [1 if seat not in gone else 1 + len(live.seats) - len(gone)
                 for seat in range(len(live.seats))]  # fmt: skip
        return {"reason": "resigned", "ranks": ranks, "resigned": gone}
    places = [(seat in gone, rank) for seat, rank in enumerate(end["ranks"])]
    ranks = [1 + sum(other < place for other in places) for place in places]
    return {"reason": end["reason"], "scores": end["scores"], "ranks": ranks, "resigned": gone}


def turn_notices(site: Site, live: LiveTable) -> list[tuple[str, bytes]]:
    """Who is told on the stream of all their tables; at another process, too."""
    if site.sharing is None and not site.listeners:
        return []
    if live.over:
        return notices_for(live, "finish", [seat.player for seat in live.seats])
    if live.to_move is None:
        return []
    return notices_for(live, "turn", [live.seats[live.to_move].player])
