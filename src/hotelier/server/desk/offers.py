"""What needs consent: taking back past a reveal, calling a game off, a bot for who is away.

Resigning needs none.

There is one open offer at a table at a time; every person who still plays has to agree, bots always
do. A person's move, or anybody's no, ends it. A bot can be asked for in place of somebody who lets
the others wait; as more than one may be away, whoever says nothing to that agrees after a while.
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
"""Seconds that everybody has to say no to a bot in somebody's place."""


@dataclass(frozen=True)
class Wish:
    """What all others are asked for; for a substitute, the seat."""

    kind: str
    whom: int | None = None


@dataclass(frozen=True)
class Answer:
    """Yes or no, and to what: the offer that was seen may have made room for another."""

    yes: bool
    kind: str | None = None
    by: int | None = None

    def is_to(self, offer: dict[str, Any]) -> bool:
        """Whether this offer is meant; one that nobody names is any."""
        return self.kind in (None, offer["kind"]) and self.by in (None, offer["by"])


@tried_again
async def make_offer(
    site: Site, live: LiveTable, caller: Caller, wish: Wish, command: Command
) -> Done:
    """Ask all others for their consent."""
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
    """The seat for which somebody asks or answers; whoever has given up has no say any more."""
    number = acting_seat(live, caller, seat)
    own = live.seats_of(caller.player)
    if all(live.seats[each].resigned for each in own):
        raise Refused("has-resigned", seat=number)
    return number


def check_late(site: Site, live: LiveTable, seat: int) -> None:
    """Refuse to put a bot in the place of somebody who has time left: a clock, or some minutes."""
    if live.info["clock"] is not None:
        raise Refused("clock-decides")
    patience = site.settings.away_seconds
    if live.to_move != seat or identity.now() - live.asked_at < patience * 1000:
        raise Refused("not-late", seat=seat, seconds=patience)


@tried_again
async def answer(
    site: Site, live: LiveTable, caller: Caller, said: Answer, command: Command
) -> Done:
    """Agree to the open offer, or not."""
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
    """Carry out what all agree to; otherwise keep the offer open."""
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
    """Go back before a ply. If chance came up since, it will come up anew, from a new seed."""
    game = running_game(live)
    lines = game.record.lines
    # Whoever was asked meanwhile has thought, not who waited for an answer; and the latter is
    # told that it is their turn again.
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
    """All agree to a bot. Whoever asked for one in their own place need not be told."""
    seat = offer["seat"]
    own = live.seats[seat].player == live.seats[offer["by"]].player
    return await substitute(site, live, seat, told=not own)


async def substitute(site: Site, live: LiveTable, seat: int, told: bool = True) -> Done:
    """The table's bot plays for somebody who is away, until they come back; they are told of it."""
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
    """Take the own seat back from the bot."""
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
    """Give up. A bot plays on for the seat, unless nobody is left to play against."""
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


@tried_again  # apart from the resignation: that has happened, and would be refused a second time
async def settle_offer(site: Site, live: LiveTable) -> None:
    """The open offer may have waited for a seat that has no say any more."""
    offer = live.info["offer"]
    if offer is not None and live.status == PLAYING:
        await consider(site, live, offer["by"], offer)


async def end(
    site: Site, live: LiveTable, change: dict[str, Any], writes: list[Write] | None = None
) -> Done:
    """The table is over before the game is."""
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
