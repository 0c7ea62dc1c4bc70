"""Hints and branches. Workers compute them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from hotelier.analysis.whatif import branch_record
from hotelier.games import ALL
from hotelier.kernel.game import Game
from hotelier.server import identity
from hotelier.server.bots import Question, question_for, view_of
from hotelier.server.desk.play import Command, acting_seat, check_version, running_game
from hotelier.server.desk.players import token_write
from hotelier.server.desk.starting import commit_seats
from hotelier.server.desk.tables import bot_names, new_info, seat_rows, seed_row
from hotelier.server.errors import Refused, from_the_sender
from hotelier.server.identity import SEAT_SCOPES, Caller
from hotelier.server.live.table import LiveTable, Seat, SecretSeed
from hotelier.server.site import Site
from hotelier.server.store.rows import added
from hotelier.server.store.schema import seats, seeds, tables
from hotelier.table.fairness import commitment
from hotelier.table.record import Record, parse

Data = dict[str, Any]
Branch = tuple[LiveTable, str, int]
"""The new table, the token for it, and the caller's seat."""
HINT_SECONDS: Final = 2.0
"""Seconds that a worker thinks about a hint at most."""


async def hints(site: Site, live: LiveTable, caller: Caller, command: Command, few: int) -> Data:
    """The best few actions for a seat of the caller that is to move, from its view alone."""
    seat = acting_seat(live, caller, command.seat)
    game = running_game(live)
    check_version(live, command)
    if live.info["rated"]:
        raise Refused("rated-hint")
    if game.to_move != seat:
        raise Refused("no-hint-now", seat=seat)
    version = live.version
    question = question_for(game, seat, "", live.seeds[0].seed, site.house)
    found = await site.bots.run(think_of_hints, question, few)
    return {"seat": seat, "version": version, "hints": found}


def think_of_hints(question: Question, few: int) -> list[Data]:
    """Compute hints for a view; runs in a worker."""
    from hotelier.analysis.hints import hints_for
    from hotelier.analysis.judge import THOROUGH
    from hotelier.bots.judging import Budget

    view = view_of(question)
    budget = Budget(seconds=HINT_SECONDS)
    return [hint.data() for hint in hints_for(view, THOROUGH, budget, few, question.seed)]


async def branch(
    site: Site, live: LiveTable, caller: Caller, ply: int, seat: int | None, bot: str
) -> Branch:
    """Make a table that branches off a finished game, or off the caller's seat of a running one."""
    caller.needs("table")
    if live.game is None:
        raise Refused("not-started")
    if not live.over:
        seat = acting_seat(live, caller, seat)
        if live.info["rated"]:
            raise Refused("rated-branch")
    elif seat is None:
        own = live.seats_of(caller.player)
        seat = own[0] if own else 0
    game = site.games[live.info["game"]]
    bots = [each.name if each.player is None else "" for each in live.seats]
    point = Point(live.game.record, ply, seat, live.info["title"], bots)
    return await branch_off(site, caller, game, point, bot)


async def branch_of_file(
    site: Site, caller: Caller, text: str, ply: int, seat: int | None, bot: str
) -> Branch:
    """Make a table that branches off a recorded game."""
    caller.needs("table")
    with from_the_sender():
        record = await asyncio.to_thread(parse, text)
        if record.data:
            raise Refused("no-study-of-house-data")
        point = Point(record, ply, seat or 0, "", [""] * record.seats)
        return await branch_off(site, caller, ALL[record.game], point, bot)


@dataclass(frozen=True)
class Point:
    """The point where a branch leaves a game, and its seat."""

    record: Record
    ply: int
    seat: int
    title: str
    bots: list[str]
    """By seat: the bot that played there; empty for people."""


async def branch_off(site: Site, caller: Caller, game: Game, point: Point, bot: str) -> Branch:
    """Make the branch: bots take the other seats, and information that the seat did not have is
    dealt again."""
    if not 0 <= point.seat < point.record.seats:
        raise Refused("not-your-seat", seat=point.seat)
    bot_names(game, bot, None)
    seed = identity.new_secret()
    table = await asyncio.to_thread(branch_record, point.record, point.ply, point.seat, seed, game)
    info = new_info(
        game, point.record.options, caller.player, open=False, spectators=True,
        title=point.title, position=table.record.position,
    )  # fmt: skip
    made = LiveTable(
        info, branch_seats(game, caller, point, bot), [SecretSeed(0, 0, seed, commitment(seed))]
    )
    token, token_row = token_write(caller.player, SEAT_SCOPES, "seat", made.id)
    writes = [
        added(tables, [info.copy()]), added(seats, seat_rows(made)),
        added(seeds, [seed_row(made, made.seeds[0])]), token_row,
    ]  # fmt: skip
    site.registry.add(made)
    await commit_seats(site, made, writes, new=True)
    return made, token, point.seat


def branch_seats(game: Game, caller: Caller, point: Point, bot: str) -> list[Seat]:
    """The caller in the chosen seat, and bots in the others under their former names."""
    places: list[Seat] = []
    for number, name in enumerate(point.bots):
        if number == point.seat:
            own = Seat(caller.player, caller.name, None, True, False, program=caller.bot)
            places.append(own)
            continue
        taken = [*point.bots, *(seat.name for seat in places)]
        places.append(Seat(None, *bot_names(game, bot, name or None, taken), True, False))
    return places
