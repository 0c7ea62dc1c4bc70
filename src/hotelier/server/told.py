"""Messages to clients on a socket or stream, as types; the types of the page are generated from
them.

`live/telling.py` creates the messages; a test compares both.
"""

from __future__ import annotations

from typing import Any

import msgspec


class SeatRating(msgspec.Struct, forbid_unknown_fields=True):
    """The rating of a seat at a rated table; `change`: by this game, when it is over."""

    points: int
    games: int
    change: int | None


class SeatFacts(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat and its player."""

    name: str
    taken: bool
    bot: str | None
    program: bool
    ready: bool
    resigned: bool
    rating: SeatRating | None = None


class ClockWish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The time control: `live` for the whole game, `days` for each decision."""

    kind: str
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Proof(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A published hash, in use from a ply on; with the seed when the table is over."""

    from_: int = msgspec.field(name="from")
    commitment: str
    seed: str | None = None


class OpenOffer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An offer: its author, the seats that have agreed, and its subject."""

    kind: str
    by: int
    agreed: list[int]
    seat: int | None = None
    bot: str | None = None
    """The substitute for that seat."""
    ply: int | None = None
    until: int | None = None
    """The moment at which silence counts as consent."""


class Result(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The result of a game; ranks from 1."""

    reason: str
    ranks: list[int]
    resigned: list[int]
    scores: list[int] | None = None


class TableFacts(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The facts about a table, without the game."""

    id: str
    game: str
    rules: str | int
    data: str | None
    options: dict[str, str | int]
    title: str
    open: bool
    spectators: bool
    chosen_seed: bool
    status: str
    result: Result | None
    offer: OpenOffer | None
    created: int
    started: int | None
    ended: int | None
    next: str | None
    clock: ClockWish | None
    rated: bool
    languages: list[str]
    """Languages spoken there; empty: any."""
    stand_in: str
    """The bot that plays for an absent player."""
    seats: list[SeatFacts]
    host: list[int]
    version: int = 0
    to_move: int | None = None
    proof: list[Proof] = []
    """These three fields are missing in lists of tables."""


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """An event; `ply` is its line of the record."""

    ply: int
    kind: str
    seat: int | None
    args: list[Any]
    rule: str


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Milliseconds left by seat, the moment of the present question, and its deadline."""

    left: list[int]
    asked: int
    deadline: int | None


class ChatLine(msgspec.Struct, forbid_unknown_fields=True):
    """A chat line."""

    number: int
    seat: int | None
    name: str
    to: str
    text: str
    moment: int


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """The question in words, its seat, and its rules."""

    heading: str
    reason: str
    rule: str
    rules: list[str]
    seat: int


class Choice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A legal action: its notation, its words, and the targets on the board."""

    do: str
    label: str
    things: list[str]
    short: str | None = None


class Greyed(msgspec.Struct, forbid_unknown_fields=True):
    """An action that a player may expect but that is illegal now, with the reason."""

    do: str
    label: str
    things: list[str]
    text: str
    rule: str


class LogLine(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence of the log: number of its first event, ply, turn; seat -1: no seat."""

    event: int
    ply: int
    turn: int
    seat: int
    kind: str
    text: str
    rule: str


class Log(msgspec.Struct, forbid_unknown_fields=True):
    """Drop lines whose event is `from` or later, then add these."""

    from_: int = msgspec.field(name="from")
    lines: list[LogLine]


class Texts(msgspec.Struct):
    """The texts of a table; each game adds its own."""

    language: str
    question: Question | None
    choices: list[Choice]
    greyed: list[Greyed]
    log: Log
    undo: bool = False
    """True if this seat could undo its last decision."""


class ForetoldLine(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence of a preview."""

    text: str
    rule: str
    seat: int
    kind: str


class Told(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """The base of all messages."""


class TableTold(Told, tag="table"):
    """The facts about the table."""

    table: TableFacts


class StateTold(Told, tag="state"):
    """The whole view; drop events from ply `back` on, then add these."""

    version: int
    viewer: int | None
    view: dict[str, Any] | None
    back: int
    events: list[Event]
    clock: Clock | None = None
    texts: Texts | None = None


class UpdateTold(Told, tag="update"):
    """Fields of the view that changed or are gone since version `from`."""

    from_: int = msgspec.field(name="from")
    version: int
    set: dict[str, Any]
    events: list[Event]
    drop: list[str] = []
    back: int | None = None
    clock: Clock | None = None
    texts: Texts | None = None


class ChatTold(Told, tag="chat"):
    """A chat line."""

    version: int
    line: ChatLine


class ChatsTold(Told, tag="chats"):
    """Earlier chat lines."""

    version: int
    lines: list[ChatLine]


class Ok(msgspec.Struct, tag_field="type", tag="ok"):
    """The result of a command, with the data that it asked for."""

    id: str | None
    version: int


class Error(Told, tag="error"):
    """An error about a command."""

    id: str | None
    code: str
    text: str
    rule: str | None = None
    version: int | None = None


class End(Told, tag="end"):
    """The server ends the connection."""

    code: str
    text: str


Outgoing = TableTold | StateTold | UpdateTold | ChatTold | ChatsTold | Ok | Error | End

decode = msgspec.json.Decoder(Outgoing).decode


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages to clients."""
    (messages, _), parts = msgspec.json.schema_components((Outgoing, ForetoldLine))
    return {**messages, "$defs": parts}
