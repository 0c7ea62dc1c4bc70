"""The socket: a plain ASGI endpoint, `/api/tables/{id}/socket`, with JSON texts in both directions.

The first message is `hello`. Commands follow, each answered with `ok` or `error`. Messages about
the table arrive in between. Tokens come in the message or by cookie, never in the address.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from hotelier.kernel.errors import HotelierError
from hotelier.server import messages
from hotelier.server.commands import carry_out
from hotelier.server.desk import play, talking
from hotelier.server.desk.play import Command, Done
from hotelier.server.desk.watching import viewer_for
from hotelier.server.errors import (
    Refused,
    best_language,
    described,
    last_words,
    words_at_hand,
)
from hotelier.server.identity import Caller
from hotelier.server.limits import PLAYER, TOO_MANY_OPEN, Bucket, Visit
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.live.telling import encode, state_message, table_message
from hotelier.server.mailbox import Mailbox
from hotelier.server.origins import cookie_token
from hotelier.server.shapes import message_error
from hotelier.server.site import Site
from hotelier.server.texts.speaking import with_texts
from hotelier.server.wire import wire_of

log = logging.getLogger("hotelier.socket")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS: Final = 20.0
LAST_WORDS_SECONDS: Final = 2.0
BURST_SECONDS: Final = 4
"""Seconds' worth of messages that may arrive at once."""
DEAR: Final = 5
WHOLE_STATE: Final = (messages.Hello, messages.Look, messages.Speak, messages.Preview)
"""Messages that take many times as long as others, so they count as several."""
MOST_BAD: Final = 50
"""Invalid messages after which the socket is closed."""
CODES: Final = {
    "stopping": 1012, "storage-failed": 1012, "seat-gone": 1012, "too-slow": 1008, "too-many": 1008,
    "bad-token": 1008, "too-many-open": 1008,
}  # fmt: skip
"""Close codes by reason; 1012: reconnect."""


class Failed(Refused):
    """An internal failure; the command was not at fault."""


class Gone(Exception):
    """The client has closed the connection."""


class Socket:
    """A connection to a table."""

    def __init__(
        self, site: Site, table_id: str, scope: Scope, receive: Receive, send: Send, visit: Visit
    ) -> None:
        self.site = site
        self.visit = visit
        self.table_id = table_id
        self.scope = scope
        self.receive = receive
        self.send = send
        self.caller: Caller | None = None
        self.language = "en"
        self.wire = wire_of(scope)
        self.mailbox = Mailbox(write=None if self.wire is None else self.wire.write_now)
        a_second = site.settings.messages_a_second
        self.bucket = Bucket(a_second * BURST_SECONDS, a_second) if a_second else None
        self.bad = 0
        self.live: LiveTable | None = None
        self.idle = False
        """True while no message on the ASGI path is being answered."""
        self.answered = asyncio.Event()
        """Set when the last move on the fast path has its answer."""
        self.answered.set()

    async def serve(self) -> None:
        """Serve the connection from the handshake to the end."""
        await self.receive()  # websocket.connect
        await self.send({"type": "websocket.accept"})
        self.site.metrics.count("hotelier_sockets")
        sender = asyncio.create_task(self._send_mail())
        if self.wire is not None:
            self.wire.take = self._take
        try:
            await self._listen()
        except TimeoutError:
            self.mailbox.close("no-hello")
        except Gone:
            pass
        finally:
            self.site.metrics.count("hotelier_sockets", -1)
            if self.wire is not None:
                self.wire.take = None
            self._unwatch()
            self.mailbox.close("gone")
            await asyncio.wait([sender], timeout=LAST_WORDS_SECONDS)
            sender.cancel()

    async def _send_mail(self) -> None:
        """Send queued messages; close when the queue is closed."""
        while (mail := await self.mailbox.fetch()) is not None:
            for message in mail:
                await self.send({"type": "websocket.send", "text": message.decode()})
        code = self.mailbox.closed or "gone"
        if code != "gone":
            words = encode(last_words(code, self.language)).decode()
            await self.send({"type": "websocket.send", "text": words})
            number = CODES.get(code, 1000)
            await self.send({"type": "websocket.close", "code": number, "reason": code})

    async def _listen(self) -> None:
        first = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        while True:
            message = first if first is not None else await self._next()
            first = None
            if message is not None:
                await self._handle(message)
            await asyncio.sleep(0)  # a client with a thousand messages lets others have their turn

    def _take(self, text: bytes) -> bool:
        """Play a move at once, if all earlier messages are answered and it need not wait. All other
        messages take the ASGI path."""
        live, caller = self.live, self.caller
        if live is None or caller is None or not self.idle or not self.answered.is_set():
            return False
        if b'"play"' not in text or not self.site.registry.holds(live):
            return False
        try:
            message = messages.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        if type(message) is not messages.Play or self.mailbox.closed is not None:
            return False
        if self.bucket is not None and not self.bucket.take():
            return False
        try:
            return self._move(live, caller, message)
        except Exception as error:
            self._answer(message, self._outcome(message, error))
            return True

    def _move(self, live: LiveTable, caller: Caller, message: messages.Play) -> bool:
        """Play a move and answer it after the commit; False if it has to wait."""
        command = Command(message.seat, message.version, message.id)

        def then(done: Done | Refused) -> None:
            self.answered.set()
            self._answer(message, done)

        if play.move_at_once(self.site, live, caller, message.do, command, message.confirmed, then):
            self.answered.clear()
            return True
        return False

    async def _next(self) -> messages.Incoming | None:
        """The next message; None if it was invalid and has been answered."""
        self.idle = True
        event = await self.receive()
        self.idle = False
        await self.answered.wait()
        if event["type"] == "websocket.disconnect" or self.mailbox.closed is not None:
            raise Gone
        found: messages.Incoming | None = None
        text = event.get("text")
        said = event.get("bytes") or b"" if text is None else text
        try:
            found = messages.decode(said)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(messages.id_of(said), message_error(error))
            self.bad += 1
            if self.bad >= MOST_BAD:
                self.site.refused_for("nonsense")
                self.mailbox.close("too-many")
        cost = DEAR if isinstance(found, WHOLE_STATE) else 1
        if self.bucket is not None and not self.bucket.take(cost=cost):
            self.site.refused_for("messages")
            self._refuse(None, Refused("too-many"))
            self.mailbox.close("too-many")
            raise Gone
        return found

    async def _handle(self, message: messages.Incoming) -> None:
        """Carry out a command and answer it."""
        outcome: Done | HotelierError
        try:
            outcome = await self._obey(message)
        except Exception as error:
            outcome = self._outcome(message, error)
        self._answer(message, outcome)
        if isinstance(outcome, Refused) and outcome.reason == TOO_MANY_OPEN:
            self.mailbox.close(TOO_MANY_OPEN)

    def _outcome(self, message: messages.Incoming, error: Exception) -> HotelierError:
        """The error for the client; internal failures are hidden."""
        if isinstance(error, HotelierError):
            return error
        if isinstance(error, SQLAlchemyError):  # the database does not answer
            log.error("not-read", extra={"error": str(error).split("\n")[0]})
            return Failed("storage-failed")
        kind = type(message).__name__.lower()
        extra = {"table": self.table_id, "kind": kind}
        log.error("command-failed", extra=extra, exc_info=error)
        return Failed("went-wrong")

    def _answer(self, message: messages.Incoming, outcome: Done | HotelierError) -> None:
        """Send the result of a command, and count it."""
        kind = type(message).__name__.lower()
        if not isinstance(outcome, Done):
            how = "failed" if isinstance(outcome, Failed) else "refused"
            self.site.metrics.count("hotelier_commands_total", kind=kind, outcome=how)
            self._refuse(message.id, outcome)
            return
        self.site.metrics.count("hotelier_commands_total", kind=kind, outcome="ok")
        reply = b'{"type":"ok","id":%b,"version":%d' % (encode(message.id), outcome.version)
        if outcome.more:
            reply += b"," + encode(outcome.more)[1:-1]
        self.mailbox.tell(reply + (b',"again":true}' if outcome.again else b"}"))

    def _refuse(self, command: str | None, error: HotelierError) -> None:
        data = {"type": "error", "id": command, **described(error, self.language)}
        if self.live is not None:
            data["version"] = self.live.version
        self.mailbox.tell(encode(data))

    async def _obey(self, message: messages.Incoming) -> Done:
        site = self.site
        if isinstance(message, messages.Hello):  # its errors are sent in its language, too
            await self._speak(message.language, message.texts)
        live = await site.registry.get(self.table_id)
        if live.failed:
            live = await site.table(self.table_id)
        if isinstance(message, messages.Hello):
            return await self._hello(message)
        if isinstance(message, messages.Ping):
            return Done(live.version)
        if isinstance(message, messages.Looking):
            self.mailbox.looking = message.looking
            return Done(live.version)
        if isinstance(message, messages.Look):
            return await self._watch(message.seat, message.version)
        if isinstance(message, messages.Speak):
            await self._speak(message.language, message.texts)
            return await self._watch(self.mailbox.viewer, None)
        if self.caller is None:
            raise Refused("no-token")
        return await carry_out(site, live, self.caller, message, self.mailbox.language)

    async def _hello(self, message: messages.Hello) -> Done:
        """Identify the client, and send the state of the table."""
        token = message.token or cookie_token(self.scope)
        endings = self.site.endings
        self.caller = await self.site.caller(token) if token else None
        self._count_in()
        done = await self._watch(message.seat, message.version)
        if token and self.site.endings != endings:  # tokens were revoked in the meantime: this one?
            await self._still_known(token)
        if message.chat is not None and self.live is not None:
            seated = self.mailbox.viewer is not None
            lines = await talking.lines_after(self.site, self.live, seated, message.chat)
            self.mailbox.tell(encode({"type": "chats", "version": done.version, "lines": lines}))
        return done

    def _count_in(self) -> None:
        """Count the connection for its player, or refuse it."""
        try:
            self.visit.counts_as(PLAYER, "" if self.caller is None else self.caller.player)
        except Refused:
            self._unwatch()
            self.site.refused_for(PLAYER)
            raise

    async def _still_known(self, token: str) -> None:
        """Disconnect a client whose token was revoked."""
        try:
            await self.site.caller(token)
        except Refused:
            self._unwatch()
            self.caller = None
            raise

    async def _speak(self, language: str, texts: bool) -> None:
        """Set the language of errors and texts."""
        self.language = best_language(language)
        await words_at_hand(self.language)
        self.mailbox.language = self.language if texts else None

    async def _watch(self, seat: int | None, version: int | None) -> Done:
        """Subscribe to the table as this viewer."""
        live = await self.site.table_now(self.table_id)
        viewer = viewer_for(live, self.caller, seat)
        self._unwatch()
        self.live = live
        self.mailbox.viewer = viewer
        self.mailbox.belongs_to(self.caller)
        live.watchers.append(self.mailbox)
        self.mailbox.tell(table_message(live))
        self.mailbox.tell(self._state(live, viewer, version))
        own = live.seats_of(self.caller.player) if self.caller is not None else []
        return Done(live.version, more={"own": own})

    def _state(self, live: LiveTable, viewer: Viewer, version: int | None) -> bytes:
        """The state, with texts if requested."""
        message = state_message(live, viewer, version)
        lang = self.mailbox.language
        if lang is None:
            return message
        return with_texts(message, live, viewer, lang, live.known_ply(version))

    def _unwatch(self) -> None:
        if self.live is not None and self.mailbox in self.live.watchers:
            self.live.watchers.remove(self.mailbox)
