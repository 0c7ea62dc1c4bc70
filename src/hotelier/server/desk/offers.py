"""Offers that need consent: a takeback past a reveal, calling a game off, a bot for an absent
player.

A resignation needs no consent.

A table has at most one open offer. Every person who still plays has to agree; bots always do. A
person's move or a refusal ends the offer. The others can ask for a bot in place of an absent
player. More than one may be absent, so silence counts as consent to that after a while.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from hotelier.server import identity
from hotelier.server.desk.play import (
    Command,
    Done,
    acting_seat,
    check_version,
    result_of,
    running_game,
    table_writes,
)
from hotelier.server.desk.rating import rate_soon
from hotelier.server.desk.retrying import tried_again
from hotelier.server.desk.tables import check_seat_number, seed_row
from hotelier.server.desk.undoing import last_decision, went_back
from hotelier.server.errors import Refused, bad_request
from hotelier.server.identity import Caller
from hotelier.server.live.table import ABORTED, FINISHED, PLAYING, LiveTable, SecretSeed
from hotelier.server.live.telling import table_message
from hotelier.server.news import notices_for
from hotelier.server.notices.turns import away_writes, finish_writes, notice_writes
from hotelier.server.shapes import MISSING
from hotelier.server.site import Site
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import seats, seeds, tables
from hotelier.server.store.writer import Write
from hotelier.table.fairness import commitment
from hotelier.table.table import Table

TAKEBACK, ABORT, SUBSTITUTE = "takeback", "abort", "substitute"
KINDS: Final = (TAKEBACK, ABORT, SUBSTITUTE)
LEAST_VOTE: Final = 30
"""Seconds in which a player can refuse a substitute bot."""


@dataclass(frozen=True)
class Wish:
    """An offer to the others; for a substitute, with the seat."""

    kind: str
    whom: int | None = None


@dataclass(frozen=True)
class Answer:
    """An answer, and the offer that it answers: another one may have replaced it."""

    yes: bool
    kind: str | None = None
    by: int | None = None

    def is_to(self, offer: dict[str, Any]) -> bool:
        """True if the answer is to this offer; an answer that names no offer fits any."""
        return self.kind in (None, offer["kind"]) and self.by in (None, offer["by"])


@tried_again
async def make_offer(
    site: Site, live: LiveTable, caller: Caller, wish: Wish, command: Command
) -> Done:
    """Ask the others for their consent."""
    seat = voting_seat(live, caller, command.seat)
    game = running_game(live)
    check_version(live, command)
    if wish.kind not in KINDS:
        raise Refused("unknown-offer", value=wish.kind, choices=list(KINDS))
    if live.info["offer"] is not None:
        raise Refused("offer-open")
    offer: dict[str, Any] = {"kind": wish.kind, "by": seat, "agreed": [seat]}
    if wish.kind == TAKEBACK and live.info["rated"]:
        raise Refused("rated-takeback")
    if wish.kind == TAKEBACK:
        ply = last_decision(game.record.lines, seat)
        if ply is None:
            raise Refused("nothing-to-undo")
        offer["ply"] = ply
    if wish.kind == SUBSTITUTE:
        if wish.whom is None:
            raise bad_request(MISSING, "whom")
        if not check_seat_number(live, wish.whom).human:
            raise Refused("nobody-there", seat=wish.whom)
        if wish.whom not in live.seats_of(caller.player):
            check_late(site, live, wish.whom)
        offer |= {"seat": wish.whom, "bot": live.info["stand_in"]}
        if live.info["clock"] is None:
            offer["until"] = identity.now() + 1000 * max(LEAST_VOTE, site.settings.away_seconds)
    return await consider(site, live, seat, offer)


def voting_seat(live: LiveTable, caller: Caller, seat: int | None) -> int:
    """The seat for which a caller asks or answers; a seat that has resigned has no vote."""
    number = acting_seat(live, caller, seat)
    own = live.seats_of(caller.player)
    if all(live.seats[each].resigned for each in own):
        raise Refused("has-resigned", seat=number)
    return number


def check_late(site: Site, live: LiveTable, seat: int) -> None:
    """Refuse a substitute for a player who has time left, on the clock or without one."""
    if live.info["clock"] is not None:
        raise Refused("clock-decides")
    patience = site.settings.away_seconds
    if live.to_move != seat or identity.now() - live.asked_at < patience * 1000:
        raise Refused("not-late", seat=seat, seconds=patience)


@tried_again
async def answer(
    site: Site, live: LiveTable, caller: Caller, said: Answer, command: Command
) -> Done:
    """Agree to the open offer, or refuse it."""
    seat = voting_seat(live, caller, command.seat)
    running_game(live)
    check_version(live, command)
    offer = live.info["offer"]
    if offer is None:
        raise Refused("no-offer")
    if not said.is_to(offer):
        raise Refused("other-offer")
    if not said.yes:
        live.info["offer"] = None
        await site.commit_facts(live, table_writes(live, {"offer": None}))
        return Done(live.version)
    agreed = sorted({*offer["agreed"], *live.seats_of(caller.player)})
    return await consider(site, live, seat, {**offer, "agreed": agreed})


async def consider(site: Site, live: LiveTable, seat: int, offer: dict[str, Any]) -> Done:
    """Carry out an offer that all agree to; otherwise keep it open."""
    own = {seat for seat, place in enumerate(live.seats) if place.human}
    asked = own - set(live.seats_of(live.seats[offer["by"]].player)) - {offer.get("seat")}
    if asked - set(offer["agreed"]):
        live.info["offer"] = offer
        await site.commit_facts(live, table_writes(live, {"offer": offer}))
        return Done(live.version)
    if offer["kind"] == ABORT:
        return await end(site, live, {"status": ABORTED, "offer": None})
    if offer["kind"] == SUBSTITUTE:
        return await voted(site, live, offer)
    return await take_back(site, live, offer["by"], offer["ply"])


async def take_back(site: Site, live: LiveTable, seat: int, ply: int) -> Done:
    """Go back before a ply. Chance outcomes since then are drawn again, from a new seed."""
    game = running_game(live)
    lines = game.record.lines
    # The time went to the player who was asked meanwhile, not to the one who waited. The latter
    # is notified of the turn again.
    asked = seat if live.to_move is None else live.to_move
    writes: list[Write] = []
    if any(line.by is None for line in lines[ply:]):
        fresh = identity.new_secret()
        live.seeds.append(SecretSeed(live.version + 1, ply, fresh, commitment(fresh)))
        writes.append(added(seeds, [seed_row(live, live.seeds[-1])]))
    record = replace(game.record, lines=lines[:ply], end=None)
    live.game = Table.from_record(record, live.seeds[-1].seed, game.game)
    return await went_back(site, live, asked, None, lines[ply:], writes)


async def voted(site: Site, live: LiveTable, offer: dict[str, Any]) -> Done:
    """Carry out an accepted substitute. A player who asked for their own substitute needs no
    notice."""
    seat = offer["seat"]
    own = live.seats[seat].player == live.seats[offer["by"]].player
    return await substitute(site, live, seat, told=not own)


async def substitute(site: Site, live: LiveTable, seat: int, told: bool = True) -> Done:
    """Let the table's bot play for an absent player until they return, and notify them."""
    bot = live.info["stand_in"]
    live.seats[seat].bot = bot
    live.info["offer"] = None
    writes = [
        changed(seats, {"table": live.id, "seat": seat}, bot=bot),
        *table_writes(live, {"offer": None}),
        *(away_writes(site.reach, live, seat) if told else ()),
    ]
    await site.commit_facts(live, writes)
    site.moved(live)
    return Done(live.version)


@tried_again
async def come_back(site: Site, live: LiveTable, caller: Caller, seat: int | None) -> Done:
    """Take a seat back from its substitute bot."""
    number = acting_seat(live, caller, seat)
    running_game(live)
    if live.seats[number].bot is None:
        raise Refused("not-away", seat=number)
    live.seats[number].bot = None
    if live.to_move == number:
        live.asked_at = live.next_moment(identity.now())
    key = {"table": live.id, "seat": number}
    reminder = notice_writes(site.reach, live, number) if live.to_move == number else []
    writes = [changed(seats, key, bot=None), *table_writes(live, {}), *reminder]
    await site.commit_facts(live, writes)
    return Done(live.version)


@tried_again
async def resign(site: Site, live: LiveTable, caller: Caller, command: Command) -> Done:
    """Resign. A bot plays on for the seat, unless only one player is left."""
    seat = acting_seat(live, caller, command.seat)
    running_game(live)
    if live.seats[seat].resigned:
        raise Refused("has-resigned", seat=seat)
    live.seats[seat].resigned = True
    writes = [changed(seats, {"table": live.id, "seat": seat}, resigned=True)]
    left = [place for place in live.seats if not place.resigned]
    if len(left) < 2 or not any(place.human for place in left):
        return await end(site, live, {"status": FINISHED, "result": result_of(live)}, writes)
    await site.commit_facts(live, [*writes, *table_writes(live, {})])
    site.moved(live)
    await settle_offer(site, live)
    return Done(live.version)


@tried_again  # separate from the resignation, which would be refused at a retry
async def settle_offer(site: Site, live: LiveTable) -> None:
    """Settle an open offer that waited for a seat which has no vote any more."""
    offer = live.info["offer"]
    if offer is not None and live.status == PLAYING:
        await consider(site, live, offer["by"], offer)


async def end(
    site: Site, live: LiveTable, change: dict[str, Any], writes: list[Write] | None = None
) -> Done:
    """End a table before its game is over."""
    change = {**change, "ended": identity.now()}
    live.info.update(change)
    await site.commit(
        live,
        [*(writes or []), changed(tables, {"id": live.id}, **change),
         *finish_writes(site.reach, live)],
        to_all=table_message(live),
        notices=notices_for(live, "finish", [place.player for place in live.seats]),
    )  # fmt: skip
    rate_soon(site, live)
    return Done(live.version)
