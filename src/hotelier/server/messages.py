"""Messages from clients on a socket, as types; all others are refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hotelier.server.orders import Orders

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Language = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages: `id` names the command, and the reply repeats it."""

    id: Id | None = None


class Hello(Message, tag="hello"):
    """The first message: the token, and the version that the client has."""

    token: Text | None = None
    seat: Number | None = None
    version: Number | None = None
    chat: Number | None = None
    """The number of the client's last chat line; null: send none."""
    language: Language = "en"
    texts: bool = False
    """True if states, updates and previews should have texts."""


class Speak(Message, tag="speak"):
    """Change the language; the state is sent again."""

    language: Language = "en"
    texts: bool = True


class Play(Message, tag="play"):
    """A move."""

    do: Annotated[str, msgspec.Meta(max_length=200)] = ""
    version: Number | None = None
    seat: Number | None = None
    confirmed: bool = False


class Preview(Message, tag="preview"):
    """Preview a move."""

    do: Annotated[str, msgspec.Meta(max_length=200)] = ""
    version: Number | None = None
    seat: Number | None = None


class Undo(Message, tag="undo"):
    """Take back your last decision."""

    version: Number | None = None
    seat: Number | None = None


class Offer(Message, tag="offer"):
    """Ask all others for a takeback, abort or substitute (the table's bot for `whom`)."""

    kind: Text = ""
    whom: Number | None = None
    version: Number | None = None
    seat: Number | None = None


class Answer(Message, tag="answer"):
    """Answer the open offer; `kind` and `by` name the offer."""

    yes: bool = False
    kind: str | None = None
    by: Number | None = None
    version: Number | None = None
    seat: Number | None = None


class Resign(Message, tag="resign"):
    """Resign."""

    seat: Number | None = None


class Return(Message, tag="return"):
    """Take your seat back from a bot."""

    seat: Number | None = None


class Ready(Message, tag="ready"):
    """Set or clear your ready flag."""

    ready: bool = True
    seat: Number | None = None


class Order(Message, tag="orders"):
    """Replace the standing orders of your seat; without `orders`, return them."""

    orders: Orders | None = None
    seat: Number | None = None


class Say(Message, tag="say"):
    """Add a chat line, to all or among the seats."""

    text: Text = ""
    to: Text = "all"


class Look(Message, tag="look"):
    """Send the state again; at a hot-seat table, for another seat of yours."""

    seat: Number | None = None
    version: Number | None = None


class Looking(Message, tag="looking"):
    """Report whether the player has the table open; if not, turn messages go out by other
    channels."""

    looking: bool = True


class Ping(Message, tag="ping"):
    """Ask for a reply."""


Deciding = Play | Preview | Undo | Offer | Answer
"""Messages that answer a version of the table."""
Wishing = Deciding | Resign | Return | Ready | Order | Say
"""Messages that need a token."""
Incoming = Hello | Wishing | Look | Looking | Speak | Ping

decode = msgspec.json.Decoder(Incoming).decode


class Named(msgspec.Struct):
    """The part of a message that an error repeats."""

    id: Id | None = None


def id_of(message: bytes | str) -> str | None:
    """The id of an otherwise invalid message: its sender waits for a reply.

    >>> id_of('{"type": "dance", "id": "c7"}'), id_of("{")
    ('c7', None)
    """
    try:
        return NAMED(message).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


NAMED = msgspec.json.Decoder(Named).decode


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages from clients."""
    return msgspec.json.schema(Incoming)
