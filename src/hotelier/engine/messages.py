"""Messages between host and engine: one JSON object per line. See docs/engine-protocol.md.

`python -m hotelier.engine.messages` prints the JSON Schema, which stands beside that page.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

import msgspec

SCHEMA: Final = 1
"""Version of the messages. It is increased when an older engine would fail. Fields and messages
that an engine may ignore need no new version."""
LONGEST_ANSWER: Final = 64 * 1024
"""Maximum length in bytes of a line from an engine."""
POSITION: Final = "position"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f,]+$")]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Number = Annotated[int, msgspec.Meta(ge=0)]
Setting = str | int | bool


class Said(msgspec.Struct, tag_field="type", omit_defaults=True):
    """Base of all messages; `type` names the kind. Readers ignore unknown fields."""


class Program(msgspec.Struct):
    """Name and version of the host."""

    name: str
    version: str


class Time(msgspec.Struct, omit_defaults=True):
    """Time left in milliseconds; a missing field means no limit."""

    turn_ms: Number | None = None
    """Time for this question and all others of the current turn."""
    clock_ms: Number | None = None
    """Time for the rest of the game."""
    increment_ms: Number = 0
    """Time added to the clock after each turn."""


class Move(msgspec.Struct):
    """A line of the record, as the seat may read it: `?` stands for what is secret."""

    ply: Number
    by: int | None
    """Seat that moved. null for chance."""
    do: str


class Hello(Said, tag="hello"):
    """The first line. The engine introduces itself."""

    schema: int
    host: Program


class Set(Said, tag="set"):
    """Set one of the engine's options. No answer."""

    name: str
    value: Setting


class Ping(Said, tag="ping"):
    """The engine answers with `pong` after it has processed all earlier messages."""

    id: Number


class New(Said, tag="new"):
    """A game begins for one seat at a table. No answer. An engine may play at several tables."""

    table: str
    game: str
    rules: int
    seats: int
    seat: Number
    options: dict[str, Setting]
    seed: str
    """Seed of the engine. Equal seeds and questions should give equal answers."""
    data: str = ""
    """Name of the house data. Empty for printed cards."""
    house: dict[str, Any] | None = None
    """The house data itself."""
    time: Time = msgspec.field(default_factory=Time)


class Go(Said, tag="go"):
    """A question. The engine answers with `answer` and the same `id`."""

    id: Number
    table: str
    view: dict[str, Any]
    """Everything that the seat may know. `view.legal` lists its legal actions."""
    moves: list[Move]
    """Moves at this table since the last message."""
    time: Time
    position: dict[str, Any] | None = None
    """The view as a position with gaps, for engines that request it in `wants`."""


class Stop(Said, tag="stop"):
    """Time is up: answer now. An engine that has answered ignores it."""

    id: Number


class Refused(Said, tag="refused"):
    """The answer was not legal; another action replaces it. No answer."""

    id: Number
    reason: str
    text: str
    rule: str = ""


class End(Said, tag="end"):
    """The game at a table is over, or abandoned (`outcome` is null). No answer."""

    table: str
    outcome: dict[str, Any] | None
    moves: list[Move]


class Quit(Said, tag="quit"):
    """Exit. The end of input means the same."""


class Option(msgspec.Struct, omit_defaults=True):
    """An option of an engine."""

    name: Name
    kind: Literal["number", "choice", "flag", "text"]
    default: Setting
    low: int | None = None
    high: int | None = None
    choices: list[str] = []


class Engine(Said, tag="engine"):
    """Introduction of the engine: name, games, options, and the data it wants."""

    schema: int
    name: Name
    version: Name
    games: Annotated[list[str], msgspec.Meta(min_length=1, max_length=100)]
    author: Text = ""
    options: Annotated[list[Option], msgspec.Meta(max_length=100)] = []
    wants: Annotated[list[str], msgspec.Meta(max_length=100)] = []
    """`position`: send it with every question."""


class Pong(Said, tag="pong"):
    """All messages before that `ping` are processed."""

    id: Number


class Answer(Said, tag="answer"):
    """A legal action, by its text or by its index in `view.legal`, from 0."""

    id: Number
    action: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    index: Number | None = None


class Info(Said, tag="info"):
    """Anything for spectators, for example about the search."""

    id: Number | None = None
    text: Text = ""
    nodes: Number | None = None


class Error(Said, tag="error"):
    """The engine could not read or process a message. It continues."""

    reason: Text
    id: Number | None = None


FromHost = Hello | Set | Ping | New | Go | Stop | Refused | End | Quit
FromEngine = Engine | Pong | Answer | Info | Error

read_host = msgspec.json.Decoder(FromHost).decode
read_engine = msgspec.json.Decoder(FromEngine).decode
write = msgspec.json.encode


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, those of the host and those of the engine."""
    (host, engine), parts = msgspec.json.schema_components((FromHost, FromEngine))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": SCHEMA,
        "$defs": {"FromHost": host, "FromEngine": engine, **parts},
        "anyOf": [{"$ref": "#/$defs/FromHost"}, {"$ref": "#/$defs/FromEngine"}],
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
