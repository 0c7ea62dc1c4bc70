"""The messenger: reads the outbox, sends messages that are due, and retries failures."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from hotelier.kernel.errors import HotelierError
from hotelier.server import identity
from hotelier.server.errors import words_at_hand
from hotelier.server.live.table import PLAYING, LiveTable
from hotelier.server.notices import hooks, mail, outbox, push
from hotelier.server.notices.calling import NotTaken, post
from hotelier.server.notices.reach import CONFIRM as CONFIRM_LINK
from hotelier.server.notices.reach import LINKS, STOP, VAPID
from hotelier.server.notices.turns import mark_of, reminder_due
from hotelier.server.notices.wishes import wishes_for
from hotelier.server.notices.wording import (
    AWAY,
    CONFIRM,
    FINISH,
    REMINDER,
    START,
    TEST,
    Message,
    about_nothing,
    about_table,
)
from hotelier.server.site import Site
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import addresses, seats, site_keys
from hotelier.server.store.writer import Conflict, Write
from hotelier.words import say

log = logging.getLogger("hotelier.notices")

LOOK_SECONDS: Final = 0.5
RENEW_SECONDS: Final = 15.0
"""Interval at which data are exchanged with other processes through the database."""
CLEAN_SECONDS: Final = 3600.0
PAUSES_MS: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)
"""Pauses after failed attempts. After the last one, the message is given up."""
MOST_FAILURES: Final = 5
"""Failed messages in a row after which an address is given up."""
Work = Callable[[Site], Awaitable[None]]
MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"


async def employ_messenger(site: Site) -> None:
    """Create or read the keys of the site, read addresses, and start the tasks."""
    for name, make in ((VAPID, push.new_key), (LINKS, identity.new_secret)):
        if name not in await asyncio.to_thread(outbox.read_keys, site.engine):
            try:
                await site.writer.submit([added(site_keys, [{"name": name, "value": make()}])])
            except Conflict:  # another process was faster
                log.info("key-there-already")
    site.reach.keys = await asyncio.to_thread(outbox.read_keys, site.engine)
    await renew(site)
    for work in (
        for_ever(site, LOOK_SECONDS, send_due),
        for_ever(site, RENEW_SECONDS, renew),
        for_ever(site, CLEAN_SECONDS, clean),
    ):
        site.spawn(work)


async def for_ever(site: Site, seconds: float, work: Work) -> None:
    """Repeat some work. An exception is logged and does not end the loop."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work(site)
        except (HotelierError, SQLAlchemyError, Conflict) as error:
            log.warning("notices-failed", extra={"error": str(error).split("\n")[0]})
        except Exception:  # all of them: the loop must go on
            log.exception("notices-failed")


async def renew(site: Site) -> None:
    """Read which players have addresses, and store which players have a table open."""
    site.reach.delays = await asyncio.to_thread(outbox.read_delays, site.engine)
    if site.sharing is None:
        return
    now = identity.now()
    writes = [
        changed(seats, {"table": live.id, "seat": number}, seen=now)
        for live in site.registry.tables.values()
        for number, seat in enumerate(live.seats)
        if seat.player in site.reach.delays and is_looking(live, seat.player)
    ]
    if writes:
        await site.writer.submit(writes)


async def clean(site: Site) -> None:
    """Delete old rows."""
    await site.writer.submit(outbox.cleaned(identity.now()))


def is_looking(live: LiveTable, player: str | None) -> bool:
    """True if a player has the table open at this process."""
    return any(
        watcher.viewer is not None
        and live.seats[watcher.viewer].player == player
        and watcher.looking
        for watcher in live.watchers
    )


async def send_due(site: Site) -> None:
    """Claim rows that are due, and handle them."""
    if site.stopping or not await asyncio.to_thread(outbox.is_due, site.engine, identity.now()):
        return
    name = identity.new_id()
    await site.writer.submit([outbox.claim(name, identity.now())])
    rows = await asyncio.to_thread(outbox.read_claimed, site.engine, name)
    await asyncio.gather(*(see_to(site, row) for row in rows))


async def see_to(site: Site, row: Row) -> None:
    """Handle a row: drop it, split it by address, or send it."""
    try:
        live = await wanted_table(site, row)
        if live is None and row["kind"] not in (CONFIRM, TEST):
            await site.writer.submit([outbox.dropped(row)])
        elif live is not None and (due := too_soon(row, live)) is not None:
            await site.writer.submit([outbox.later(row, due)])
        elif not row["address"]:
            assert live is not None
            await spread(site, row, live)
        else:
            await deliver(site, row, live)
    except (HotelierError, SQLAlchemyError, Conflict) as error:
        log.warning("notice-failed", extra={"kind": row["kind"], "error": type(error).__name__})
    except Exception:  # retried when the claim expires; the other rows go on
        log.exception("notice-failed", extra={"kind": row["kind"]})


async def wanted_table(site: Site, row: Row) -> LiveTable | None:
    """The table of a row, if its message is still wanted."""
    if not row["table"]:
        return None
    live = await site.table(row["table"])
    if site.sharing is not None:  # the row may arrive before the notification of its change
        await site.sharing.renew(live)
    if row["kind"] == FINISH:
        return live if live.over else None
    if row["kind"] == START:
        return live if live.status == PLAYING else None
    if row["kind"] == AWAY:
        return live if live.status == PLAYING and has_bot(live, row["player"]) else None
    seat = live.to_move
    if seat is None or not live.seats[seat].human or live.seats[seat].player != row["player"]:
        return None
    return live if mark_of(live, seat) == row["mark"] else None


def too_soon(row: Row, live: LiveTable) -> int | None:
    """The due moment of a reminder, if it lies ahead: an undo may have restarted the question."""
    due = reminder_due(live) if row["kind"] == REMINDER and not row["address"] else None
    return due if due is not None and due > identity.now() else None


def has_bot(live: LiveTable, player: str) -> bool:
    """True if a bot plays for a player who could take the seat back."""
    own = [live.seats[seat] for seat in live.seats_of(player)]
    return any(seat.bot is not None and not seat.resigned for seat in own)


async def spread(site: Site, row: Row, live: LiveTable) -> None:
    """Queue a row for each address, if the player wants the message and does not have the table
    open."""
    found = await asyncio.to_thread(outbox.read_wishes, site.engine, row["player"])
    wishes = wishes_for(found, live.id)
    looks = is_looking(live, row["player"]) and not wishes.looking
    if not getattr(wishes, row["kind"]) or looks:
        await site.writer.submit([outbox.dropped(row)])
        return
    if not wishes.looking and await looks_elsewhere(site, row, live):
        await site.writer.submit([outbox.later(row, identity.now() + outbox.SEEN_MS)])
        return
    rows = await asyncio.to_thread(outbox.read_addresses, site.engine, row["player"])
    now = identity.now()
    writes = [
        outbox.put_in(row["player"], row["kind"], row["mark"], now, live.id, address["id"])
        for address in rows
        if is_open(address) and address["table"] in (None, live.id)
    ]
    await site.writer.submit([*writes, outbox.done(row)])


async def looks_elsewhere(site: Site, row: Row, live: LiveTable) -> bool:
    """True if a player has the table open at another process, or had it a moment ago."""
    if site.sharing is None:
        return False
    now = identity.now()
    return await asyncio.to_thread(outbox.was_seen, site.engine, live.id, row["player"], now)


def is_open(address: Row) -> bool:
    """True if messages may go to an address."""
    return address["confirmed"] is not None and address["stopped"] is None


async def deliver(site: Site, row: Row, live: LiveTable | None) -> None:
    """Send one message to one address, and store the result."""
    address = await asyncio.to_thread(outbox.read_address, site.engine, row["address"])
    if address is None or not (is_open(address) or row["kind"] == CONFIRM):
        await site.writer.submit([outbox.dropped(row)])
        return
    try:
        await send(site, row, address, live)
    except (SQLAlchemyError, Conflict):
        raise
    except Exception as error:  # including exceptions that a library should not raise
        site.metrics.count("hotelier_notices_total", kind=address["kind"], outcome="failed")
        await site.writer.submit(after_failure(row, address, error))
        return
    site.metrics.count("hotelier_notices_total", kind=address["kind"], outcome="sent")
    await site.writer.submit(
        [outbox.done(row), changed(addresses, {"id": address["id"]}, failures=0)]
    )


def after_failure(row: Row, address: Row, error: Exception) -> list[Write]:
    """Retry later; give up the message, and in the end the address."""
    why = error.why if isinstance(error, NotTaken) else getattr(error, "reason", None)
    why = why or type(error).__name__
    gone = isinstance(error, NotTaken) and error.gone
    log.info("notice-not-taken", extra={"kind": address["kind"], "why": why})
    if not gone and row["tries"] <= len(PAUSES_MS):
        return [outbox.later(row, identity.now() + PAUSES_MS[row["tries"] - 1])]
    failures = address["failures"] + 1
    stopped = str(why)[:40] if gone or failures >= MOST_FAILURES else None
    change = changed(addresses, {"id": address["id"]}, failures=failures, stopped=stopped)
    return [outbox.done(row), change]


async def send(site: Site, row: Row, address: Row, live: LiveTable | None) -> None:
    """Send a message in the language of the address."""
    language = address["language"]
    await words_at_hand(language)
    if row["kind"] == CONFIRM:
        await ask_reader(site, address)
        return
    if live is None:
        message = about_nothing(site.reach.site, language)
    else:
        own = live.seats_of(row["player"])
        name = live.seats[own[0]].name if own else ""
        message = about_table(row["kind"], live, name, site.reach.site, language)
    if address["kind"] == MAIL:
        stop = site.reach.link(STOP, address["id"])
        text = "\n\n".join(
            (message.text, message.link, str(say("notice-stop", language, link=stop)))
        )
        await hand_in(
            site, mail.letter(site.reach.sender, address["target"], message.title, text, stop)
        )
    elif address["kind"] == WEBHOOK:
        body = hooks.body_for(address["style"], message)
        headers = {"content-type": "application/json"}
        await post(address["target"], body, headers, site.reach.allowed)
    else:
        await send_push(site, address, message)


async def ask_reader(site: Site, address: Row) -> None:
    """Send the mail that asks to confirm an address; nothing else is sent before."""
    language = address["language"]
    link = site.reach.link(CONFIRM_LINK, address["id"])
    text = str(say("notice-confirm", language, link=link, site=site.reach.site))
    title = str(say("notice-confirm-title", language))
    await hand_in(site, mail.letter(site.reach.sender, address["target"], title, text, None))


async def hand_in(site: Site, letter: EmailMessage) -> None:
    """Send a mail, if there is a mail server."""
    if site.reach.mail is None:
        raise NotTaken("no-mail-server")
    await mail.hand_in(site.reach.mail, letter)


async def send_push(site: Site, address: Row, message: Message) -> None:
    """Send an encrypted push message."""
    key = site.reach.keys[VAPID]
    body = json.dumps(
        {"kind": message.kind, "title": message.title, "text": message.text,
         "link": message.link, "table": message.table},
        ensure_ascii=False,
    ).encode()  # fmt: skip
    headers = push.headers(address["target"], key, f"mailto:{parseaddr(site.reach.sender)[1]}")
    await post(
        address["target"], push.encrypted(body, address["keys"]), headers, site.reach.allowed
    )
