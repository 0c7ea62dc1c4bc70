"""Tables: create, list, and the operations of their host."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.bots import BOTS
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.game import Game
from hotelier.kernel.options import Value
from hotelier.server import identity
from hotelier.server.bots import STAND_IN
from hotelier.server.desk.players import player_row, token_write
from hotelier.server.desk.rating import check_player, check_rated, learn_ratings
from hotelier.server.desk.retrying import tried_again
from hotelier.server.desk.starting import commit_seats
from hotelier.server.errors import Refused
from hotelier.server.identity import SEAT_SCOPES, Caller, clean_name, clean_text
from hotelier.server.live.clocks import checked_clock
from hotelier.server.live.loading import seat_from
from hotelier.server.live.table import ABORTED, PLAYING, WAITING, LiveTable, Seat, SecretSeed
from hotelier.server.live.telling import facts
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.rating import read_seat_ratings
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added, changed, removed
from hotelier.server.store.schema import invites, players, seats, seeds, tables
from hotelier.server.store.writer import Write
from hotelier.table.fairness import commitment
from hotelier.table.positions import find_game
from hotelier.words import LOCALES

ME, OPEN, BOT = "me", "open", "bot"
HOUSE_NAMES: Final = ("Leopold", "Marie", "Otto", "Klara", "Emil", "Franz")
"""Names for bots without one."""


@dataclass(frozen=True)
class SeatWish:
    """The player of a seat: the creator of the table, an open seat, or a bot."""

    kind: str = OPEN
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Wishes:
    """The properties of a new table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, object] = field(default_factory=dict)
    title: str = ""
    open: bool = False
    spectators: bool = True
    seed: str | None = None
    clock: dict[str, Any] | None = None
    rated: bool = False
    languages: Sequence[str] = ()
    stand_in: str = STAND_IN
    """The bot that plays for an absent player."""


@dataclass(frozen=True)
class Made:
    """A new table, the creator's token, and an invite for each free seat."""

    live: LiveTable
    token: str
    invites: dict[int, str]


async def create(site: Site, caller: Caller | None, name: str | None, wishes: Wishes) -> Made:
    """Create a table; the caller becomes its host."""
    find_game(wishes.game)
    game = site.games[wishes.game]
    game.check_seats(len(wishes.seats))
    options = game.choose_options(wishes.options)
    writes: list[Write] = []
    if caller is None:
        row = player_row(name or "")
        writes.append(added(players, [row]))
        caller = Caller(row["id"], row["name"], frozenset(SEAT_SCOPES))
    else:
        caller.needs("table")
    seed = wishes.seed if wishes.seed is not None else identity.new_secret()
    info = new_info(
        game, options, caller.player, open=wishes.open, spectators=wishes.spectators,
        title=clean_text(wishes.title, 80, "title") if wishes.title.strip() else "",
        chosen_seed=wishes.seed is not None, clock=checked_clock(wishes.clock),
        rated=wishes.rated, languages=" ".join(checked_languages(wishes.languages)),
        stand_in=check_bot(game, wishes.stand_in),
    )  # fmt: skip
    placed: list[Seat] = []
    for wish in wishes.seats:
        placed.append(seat_for(game, wish, caller, [seat.name for seat in placed]))
    if any(wish.kind == ME for wish in wishes.seats):
        check_player(LiveTable(info, [], []), caller)
    live = LiveTable(info, placed, [SecretSeed(0, 0, seed, commitment(seed))])
    check_rated(live)
    await learn_ratings(site, live)
    token, token_row = token_write(caller.player, SEAT_SCOPES, "seat", live.id)
    invited = {number: identity.new_secret() for number, seat in enumerate(placed) if seat.free}
    writes += [
        added(tables, [info.copy()]),
        added(seats, seat_rows(live)),
        added(seeds, [seed_row(live, live.seeds[0])]),
        token_row,
    ]
    if invited:
        writes.append(added(invites, [invite_row(live, s, invited[s]) for s in invited]))
    site.registry.add(live)
    await commit_seats(site, live, writes, new=True)
    return Made(live, token, invited)


def checked_languages(languages: Iterable[str]) -> list[str]:
    """Languages spoken at a table, without duplicates and in our order; none: any.

    >>> checked_languages(["fr", "de", "fr"])
    ['de', 'fr']
    """
    wanted = set(languages)
    if unknown := sorted(wanted - set(LOCALES)):
        raise Refused("unknown-language", language=unknown[0], languages=sorted(LOCALES))
    return sorted(wanted)


def new_info(game: Game, options: Mapping[str, Value], host: str, **more: Any) -> Row:
    """The row of a new table."""
    return {
        "id": identity.new_id(), "game": game.name, "rules": game.rules_version,
        "data": game.data, "options": dict(options), "chosen_seed": False, "host": host,
        "status": WAITING, "result": None, "offer": None, "created": identity.now(),
        "started": None, "ended": None, "next": None, "clock": None, "position": None,
        "deadline": None, "change": 0, "bot_since": None, "rated": False,
        "rating_number": None, "languages": "", "stand_in": STAND_IN, **more,
    }  # fmt: skip


def seat_for(game: Game, wish: SeatWish, caller: Caller, taken: Iterable[str]) -> Seat:
    """A seat as requested."""
    if wish.kind == BOT:
        names = bot_names(game, wish.bot or "", wish.name, taken)
        return Seat(None, *names, ready=True, resigned=False)
    if wish.kind == ME:
        name = clean_name(wish.name) if wish.name else caller.name
        return Seat(caller.player, name, None, True, False, program=caller.bot)
    if wish.kind != OPEN:
        raise Refused("bad-seat-kind", value=wish.kind, choices=[ME, OPEN, BOT])
    return Seat(None, "", None, ready=False, resigned=False)


def bot_names(game: Game, bot: str, name: str | None, taken: Iterable[str] = ()) -> tuple[str, str]:
    """The name and the kind of a bot."""
    check_bot(game, bot)
    if name:
        return clean_name(name), bot
    names = set(taken)
    return next((each for each in HOUSE_NAMES if each not in names), bot), bot


def check_bot(game: Game, bot: str) -> str:
    """Check that the game has this bot."""
    if bot not in BOTS[game.name]:
        raise Unreadable("unknown-bot", name=bot, game=game.name, bots=list(BOTS[game.name]))
    return bot


def seat_rows(live: LiveTable) -> list[dict[str, Any]]:
    """All seats as rows."""
    return [
        {"table": live.id, "seat": number, "player": seat.player, "name": seat.name,
         "bot": seat.bot, "ready": seat.ready, "resigned": seat.resigned,
         "program": seat.program}
        for number, seat in enumerate(live.seats)
    ]  # fmt: skip


def seed_row(live: LiveTable, seed: SecretSeed) -> dict[str, Any]:
    """A seed as a row."""
    return {"table": live.id, "version": seed.version, "ply": seed.ply, "seed": seed.seed,
            "commitment": seed.commitment}  # fmt: skip


def invite_row(live: LiveTable, seat: int, secret: str) -> dict[str, Any]:
    """An invite as a row."""
    return {"hash": identity.digest(secret), "table": live.id, "seat": seat, "used": None}


def check_host(live: LiveTable, caller: Caller) -> None:
    """Refuse a caller who is not the host."""
    caller.needs("table", live.id)
    if live.info["host"] != caller.player:
        raise Refused("not-the-host")


def check_waiting(live: LiveTable) -> None:
    """Refuse an operation that is only possible before play."""
    if live.over:
        raise Refused("already-over")
    if live.status != WAITING:
        raise Refused("already-started")


def check_seat_number(live: LiveTable, seat: int) -> Seat:
    """The seat with this number."""
    if not 0 <= seat < len(live.seats):
        raise Unreadable("no-such-seat", where="seat", seat=seat, seats=len(live.seats))
    return live.seats[seat]


@tried_again
async def invite(site: Site, live: LiveTable, caller: Caller, seat: int) -> str:
    """Create an invite for a free seat; older ones for the seat become invalid."""
    check_host(live, caller)
    if not check_seat_number(live, seat).free:
        raise Refused("seat-taken", seat=seat)
    check_waiting(live)
    secret = identity.new_secret()
    await site.commit(live, [
        removed(invites, {"table": live.id, "seat": seat, "used": None}),
        added(invites, [invite_row(live, seat, secret)]),
    ])  # fmt: skip
    return secret


@tried_again
async def clear_seat(
    site: Site, live: LiveTable, caller: Caller, number: int, bot: str | None = None
) -> None:
    """Free a seat, or put a bot there, as the host before play."""
    check_host(live, caller)
    seat = check_seat_number(live, number)
    check_waiting(live)
    game = site.games[live.info["game"]]
    taken = [each.name for each in live.seats]
    name, bot = ("", None) if bot is None else bot_names(game, bot, None, taken)
    seat.player, seat.name, seat.bot, seat.ready = None, name, bot, bot is not None
    seat.program = False
    live.show_out()
    row = {"player": None, "name": name, "bot": bot, "ready": seat.ready, "program": False}
    await commit_seats(site, live, [changed(seats, {"table": live.id, "seat": number}, **row)])


@tried_again
async def transfer(site: Site, live: LiveTable, caller: Caller, number: int) -> None:
    """Make another seated player the host."""
    check_host(live, caller)
    player = check_seat_number(live, number).player
    if player is None:
        raise Refused("nobody-there", seat=number)
    live.info["host"] = player
    await site.commit_facts(live, [changed(tables, {"id": live.id}, host=player)])


@tried_again
async def call_off(site: Site, live: LiveTable, caller: Caller) -> None:
    """Call a table off, as the host before play. Afterwards all have to agree (`offers`)."""
    check_host(live, caller)
    check_waiting(live)
    live.info.update(status=ABORTED, ended=identity.now())
    row = {"status": ABORTED, "ended": live.info["ended"]}
    await site.commit_facts(live, [changed(tables, {"id": live.id}, **row)])


@dataclass(frozen=True)
class Wanted:
    """Filters of the lobby."""

    status: str = WAITING
    game: str | None = None
    speaks: str | None = None
    """A language spoken there."""
    before: int | None = None
    """Only tables created before this moment."""
    limit: int = 50


async def lobby(site: Site, wanted: Wanted) -> list[Row]:
    """Open tables, newest first."""
    if wanted.game is not None:
        find_game(wanted.game)
    if wanted.speaks is not None:
        checked_languages([wanted.speaks])
    found = await asyncio.to_thread(
        reading.read_lobby, site.engine, wanted.status, wanted.game, wanted.speaks,
        wanted.before, wanted.limit,
    )  # fmt: skip
    return await all_listed(site, found)


async def all_listed(site: Site, found: list[reading.Listed]) -> list[Row]:
    """Tables for a list, with the ratings of their players."""
    known = await asyncio.to_thread(read_seat_ratings, site.engine, found)
    return [listed(info, places, known.get(info["id"], [])) for info, places in found]


async def own_tables(site: Site, caller: Caller, limit: int = 50) -> list[Row]:
    """The tables where a player sits, newest first."""
    found = await asyncio.to_thread(
        reading.read_player_tables, site.engine, caller.player, limit, caller.table
    )
    rows = await all_listed(site, found)
    for row, (_, places) in zip(rows, found, strict=True):
        row["own"] = [place["seat"] for place in places if place["player"] == caller.player]
    running = [row for row in rows if row["status"] == PLAYING][:MOST_ASKED]
    for row in running:
        live = await site.table_now(row["id"])
        row.update(to_move=live.to_move, deadline=live.info["deadline"])
    return rows


MOST_ASKED = 20
"""Running tables in the list of a player that show the seat to move: each has to be loaded."""


def listed(info: Row, places: list[Row], ratings: list[Row]) -> Row:
    """A table for a list: its facts without the position."""
    live = LiveTable(info, [seat_from(row) for row in places], [], ratings=ratings)
    return {name: value for name, value in facts(live).items() if name not in UNLISTED}


UNLISTED = ("version", "to_move", "proof")
"""Fields that need the game."""
