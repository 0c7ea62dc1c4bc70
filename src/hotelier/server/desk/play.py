"""Play: moves and previews. The server decides what is legal."""

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


@dataclass(slots=True)  # made for every move; a frozen one takes three times as long
class Command:
    """A command of a client: its seat, the version it answers, and the client's id for it."""

    seat: int | None = None
    version: int | None = None
    id: str | None = None


@dataclass(slots=True)
class Done:
    """The result of a command, carried out now or before."""

    version: int
    again: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    """Additional fields of the reply."""


def acting_seat(live: LiveTable, caller: Caller, seat: int | None) -> int:
    """The seat that a caller acts for: the one named, or the caller's seat that is asked."""
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
    """The game in progress."""
    if live.status == WAITING:
        raise Refused("not-started")
    if live.status != PLAYING or live.game is None:
        raise Refused("already-over")
    return live.game


def known_before(live: LiveTable, seat: int, command: Command) -> Done | None:
    """The result of a command that was carried out before, recognised by its id."""
    if command.id is None:
        return None
    check_storable(command.id)
    version = live.commands.get(seat, {}).get(command.id)
    return None if version is None else Done(version, again=True)


def check_version(live: LiveTable, command: Command) -> None:
    """Refuse a command that answers another version than the present one."""
    if command.version is not None and command.version != live.version:
        raise Refused("stale-version", found=command.version, wanted=live.version)


@tried_again
async def move(
    site: Site, live: LiveTable, caller: Caller, text: str, command: Command,
    confirmed: bool = False,
) -> Done:  # fmt: skip
    """Play a move of a player."""
    seat = acting_seat(live, caller, command.seat)
    if (before := known_before(live, seat, command)) is not None:
        await site.settled(live)  # an earlier command may still wait for its commit
        return before
    check_move(live, seat, text, command, confirmed)
    return await play_text(site, live, seat, text, command.id)


def move_at_once(
    site: Site, live: LiveTable, caller: Caller, text: str, command: Command, confirmed: bool,
    then: Callable[[Done | Refused], None],
) -> bool:  # fmt: skip
    """Play a move without waiting: `then` receives the result or exception of `move` after its
    first wait. Returns False, without any effect, if the move has to wait for something else
    first."""
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
    """The game, if this seat is to move and the move needs no confirmation."""
    game = game_for_move(live, seat, text, command)
    confirm = live.seats[seat].orders.confirm and not confirmed
    if confirm and needs_confirmation(game, seat, text):
        raise Refused("confirm-first", text=text)
    return game


def look_ahead(
    live: LiveTable, caller: Caller, text: str, command: Command, lang: str | None = None
) -> Done:
    """Preview a move, in words too if a language is given, without playing it."""
    seat = acting_seat(live, caller, command.seat)
    game = game_for_move(live, seat, text, command)
    found = preview(game, seat, text)
    if lang is not None:
        names = [who.name for who in live.seats]
        found["log"] = foretold(game, seat, text, names, lang)
    return Done(live.version, more={"preview": found})


def game_for_move(live: LiveTable, seat: int, text: str, command: Command) -> Table:
    """The game, if the player of this seat is to move now."""
    game = running_game(live)
    check_version(live, command)
    check_plays(live, seat)
    if game.to_move != seat:
        raise IllegalAction("not-your-turn", text=text, seat=game.to_move)
    return game


def check_plays(live: LiveTable, seat: int) -> None:
    """Refuse a decision for a seat that a bot plays, after a resignation or for an absent
    player."""
    if live.seats[seat].resigned:
        raise Refused("has-resigned", seat=seat)
    if live.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=seat)


async def play_text(site: Site, live: LiveTable, seat: int, text: str, command: str | None) -> Done:
    """Play an action of the seat to move, write it and publish it."""
    game = live.game
    assert game is not None
    before, ply = live.version, live.ply
    game.play(text)
    return await carry_on(site, live, seat, before, ply, command, [])


@dataclass(slots=True)
class Change:
    """A change of a game in memory: rows to write, and messages to publish afterwards."""

    version: int
    writes: list[Write]
    updates: Updates
    facts: bytes | None
    notices: list[tuple[str, bytes]]


async def carry_on(
    site: Site, live: LiveTable, seat: int, before: int, ply: int, command: str | None,
    writes: list[Write],
) -> Done:  # fmt: skip
    """Apply standing orders, then write and publish all lines since a ply."""
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
    """Collect the consequences of the lines since a ply."""
    writes = [*writes, added(actions, action_rows(live, ply, command))]
    live.remember(seat, command, live.asked_at)
    version = live.version
    change = after_change(live, bot_moved=not live.seats[seat].human)
    writes += [*table_writes(live, change), *notice_writes(site.reach, live, seat)]
    facts = table_message(live) if change else None
    return Change(version, writes, updates_for(live, before, ply), facts, turn_notices(site, live))


def moved_on(site: Site, live: LiveTable) -> None:
    """Run the hooks that wait for a published change."""
    site.moved(live)
    rate_soon(site, live)


def after_change(live: LiveTable, bot_moved: bool = False) -> dict[str, Any]:
    """Columns of the table's row that change with the position.

    A player who moves instead of answering ends an offer. A bot's move does not: bots agree to
    everything, and people must be able to answer.
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
    """Writes for the table's own row; its deadline changes with every move."""
    if (end := deadline(live)) != live.info["deadline"]:
        live.info["deadline"] = end
        change = {**change, "deadline": end}
    return [changed(tables, {"id": live.id}, **change)] if change else []


def result_of(live: LiveTable) -> dict[str, Any]:
    """The result of a game; seats that resigned rank after all others."""
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
    """First-turn events for account streams, also at other processes."""
    if site.sharing is None and not site.listeners:
        return []
    if live.over:
        return notices_for(live, "finish", [seat.player for seat in live.seats])
    if live.to_move is None:
        return []
    return notices_for(live, "turn", [live.seats[live.to_move].player])
