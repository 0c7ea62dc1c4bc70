"""What clients say on a socket, as types: anything else is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hotelier.server.orders import Orders

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Language = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all: `id` names the command, and the reply repeats it."""

    id: Id | None = None


class Hello(Message, tag="hello"):
    """The first message: who I am, what I know already."""

    token: Text | None = None
    seat: Number | None = None
    version: Number | None = None
    chat: Number | None = None
    """The number of the last chat line that I have; none: do not send any."""
    language: Language = "en"
    texts: bool = False
    """Whether states, updates and previews come in words, too."""


class Speak(Message, tag="speak"):
    """From now on in this language; the state comes anew."""

    language: Language = "en"
    texts: bool = True


class Play(Message, tag="play"):
    """A move."""

    do: Annotated[str, msgspec.Meta(max_length=200)] = ""
    version: Number | None = None
    seat: Number | None = None
    confirmed: bool = False


class Preview(Message, tag="preview"):
    """What would this move do?"""

    do: Annotated[str, msgspec.Meta(max_length=200)] = ""
    version: Number | None = None
    seat: Number | None = None


class Undo(Message, tag="undo"):
    """Take the own last decision back."""

    version: Number | None = None
    seat: Number | None = None


class Offer(Message, tag="offer"):
    """Ask all others: takeback, abort, substitute (the table's bot for `whom`)."""

    kind: Text = ""
    whom: Number | None = None
    version: Number | None = None
    seat: Number | None = None


class Answer(Message, tag="answer"):
    """Agree to the open offer, or not; `kind` and `by` say which one was seen."""

    yes: bool = False
    kind: str | None = None
    by: Number | None = None
    version: Number | None = None
    seat: Number | None = None


class Resign(Message, tag="resign"):
    """Give up."""

    seat: Number | None = None


class Return(Message, tag="return"):
    """Take the own seat back from a bot."""

    seat: Number | None = None


class Ready(Message, tag="ready"):
    """Say that one is ready, or not after all."""

    ready: bool = True
    seat: Number | None = None


class Order(Message, tag="orders"):
    """Standing orders for the own seat in place of the present ones; without any: what are they?"""

    orders: Orders | None = None
    seat: Number | None = None


class Say(Message, tag="say"):
    """Talk: to all, or among the seats."""

    text: Text = ""
    to: Text = "all"


class Look(Message, tag="look"):
    """See the table anew, at a hot-seat table through the eyes of another own seat."""

    seat: Number | None = None
    version: Number | None = None


class Looking(Message, tag="looking"):
    """Whether I have the table before my eyes; if not, I am told of my turn by other ways."""

    looking: bool = True


class Ping(Message, tag="ping"):
    """Are you there?"""


Deciding = Play | Preview | Undo | Offer | Answer
"""What answers one version of the table."""
Wishing = Deciding | Resign | Return | Ready | Order | Say
"""What takes a token."""
Incoming = Hello | Wishing | Look | Looking | Speak | Ping

decode = msgspec.json.Decoder(Incoming).decode


class Named(msgspec.Struct):
    """As much of a message as its refusal repeats."""

    id: Id | None = None


def id_of(message: bytes | str) -> str | None:
    """The id of a message that makes no sense otherwise: whoever sent it waits for an answer.

    >>> id_of('{"type": "dance", "id": "c7"}'), id_of("{")
    ('c7', None)
    """
    try:
        return NAMED(message).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


NAMED = msgspec.json.Decoder(Named).decode


def schema() -> dict[str, Any]:
    """JSON Schema of everything that a client may say."""
    return msgspec.json.schema(Incoming)
