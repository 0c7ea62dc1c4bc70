"""Host of engines: start an engine, ask it, and raise a `Fault` for every violation."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from hotelier.engine.child import HAS_POLL, Child, Fault, Listener
from hotelier.engine.messages import (
    SCHEMA,
    Answer,
    Engine,
    Error,
    FromHost,
    Go,
    Hello,
    Info,
    Option,
    Ping,
    Pong,
    Program,
    Quit,
    Set,
    Setting,
    Stop,
    read_engine,
    write,
)
from hotelier.engine.threaded_child import ThreadedChild
from hotelier.kernel.errors import Unreadable

START_SECONDS: Final = 60.0
"""Time limit in seconds for an engine to start, and to get ready for a game."""
QUIT_SECONDS: Final = 1.0
MOST_INFO: Final = 10_000
"""Maximum number of `info` messages before an answer."""
SHOWN: Final = 120
"""Maximum number of characters of engine output quoted in a report."""
Kind = TypeVar("Kind", Engine, Pong, Answer)


@cache
def host_program() -> Program:
    """Return our name and version."""
    try:
        return Program("hotelier", version("hotelier"))
    except PackageNotFoundError:
        return Program("hotelier", "0")


@dataclass(frozen=True)
class Spec:
    """Command and options of an engine."""

    command: tuple[str, ...]
    options: tuple[tuple[str, Setting], ...] = ()


def split_command(command: str, posix: bool = os.name == "posix") -> tuple[str, ...]:
    r"""Split a command into words, without a shell. On Windows a backslash is not special.

    >>> split_command("python 'my bot.py'", True), split_command(r'C:\py "my bot.py"', False)
    (('python', 'my bot.py'), ('C:\\py', 'my bot.py'))
    """
    try:
        words = shlex.split(command, posix=posix)
        return tuple(words if posix else (word.strip('"') for word in words))
    except ValueError as error:
        raise Unreadable("bad-command", command=command) from error


class Running:
    """An engine that has introduced itself."""

    def __init__(
        self,
        spec: Spec,
        quiet: bool = True,
        patience: float = START_SECONDS,
        listener: Listener | None = None,
    ) -> None:
        self.spec = spec
        self.patience = patience
        self.pings = 0
        self.child = (Child if HAS_POLL else ThreadedChild)(spec.command, quiet, listener)
        try:
            self.about = self.introduce()
            for name, value in spec.options:
                self.tell(Set(name, checked_setting(self.about.options, name, value)))
            self.await_ready()
        except BaseException:
            self.child.close()
            raise

    def introduce(self) -> Engine:
        """Send `hello` and return the introduction."""
        self.tell(Hello(SCHEMA, host_program()))
        about = self.expect(Engine, monotonic() + self.patience)
        if about.schema != SCHEMA:
            raise Fault("engine-schema", found=about.schema, wanted=SCHEMA)
        return about

    def tell(self, message: FromHost) -> None:
        """Send a message that needs no answer."""
        self.child.send(write(message), monotonic() + self.patience)

    def await_ready(self) -> None:
        """Wait until the engine has processed all messages."""
        self.pings += 1
        self.tell(Ping(self.pings))
        pong = self.expect(Pong, monotonic() + self.patience)
        if pong.id != self.pings:
            raise Fault("engine-wrong-id", found=pong.id, wanted=self.pings)

    def ask(self, go: Go, left: float, grace: float) -> Answer:
        """Return the answer. When the time is up, send `stop` and wait for the grace time."""
        begin = monotonic()
        self.child.send(write(go), begin + left + grace)
        answer = self.hear(Answer, begin + left)
        if answer is None:
            self.child.send(write(Stop(go.id)), monotonic() + grace)
            answer = self.hear(Answer, monotonic() + grace)
        if answer is None:
            raise Fault("engine-late", left=round(left * 1000), grace=round(grace * 1000))
        if answer.id != go.id:
            raise Fault("engine-wrong-id", found=answer.id, wanted=go.id)
        return answer

    def expect(self, kind: type[Kind], end: float) -> Kind:
        """Return a message of this kind, or raise a fault if it does not come before `end`."""
        found = self.hear(kind, end)
        if found is None:
            raise Fault("engine-silent", wanted=kind.__name__.lower())
        return found

    def hear(self, kind: type[Kind], end: float) -> Kind | None:
        """Return the next message, which must be of this kind. None if none comes before `end`."""
        for _ in range(MOST_INFO):
            line = self.child.receive(end)
            if line is None:
                return None
            message = read(line)
            if isinstance(message, kind):
                return message
            if isinstance(message, Error):
                raise Fault("engine-error", said=message.reason[:SHOWN])
            if not isinstance(message, Info):
                found = type(message).__name__.lower()
                raise Fault("engine-unexpected", found=found, wanted=kind.__name__.lower())
        raise Fault("engine-flood", most=MOST_INFO)

    def close(self) -> None:
        """Send `quit`, then kill the engine and all processes that it started."""
        if not self.child.closed:
            try:
                self.tell(Quit())
                self.child.wait(monotonic() + QUIT_SECONDS)
            except Fault:
                pass
        self.child.close()


def read(line: bytes) -> Any:
    """Decode a line of an engine."""
    try:
        return read_engine(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        said = line[:SHOWN].decode("utf-8", "replace")
        raise Fault("engine-garbage", said=said, why=str(error)) from error


def checked_setting(options: Sequence[Option], name: str, value: Setting) -> Setting:
    """Return the value of an option, or raise an error that lists the allowed values."""
    found: Mapping[str, Option] = {option.name: option for option in options}
    if name not in found:
        raise Unreadable("no-engine-option", name=name, options=sorted(found))
    option = found[name]
    text = str(value)
    if option.kind == "text":
        return text
    if option.kind == "choice" and text in option.choices:
        return text
    if option.kind == "flag" and text.lower() in ("true", "false"):
        return text.lower() == "true"
    if option.kind == "number" and text.lstrip("-").isdecimal() and within(option, int(text)):
        return int(text)
    raise Unreadable("bad-engine-option", name=name, value=text, takes=takes(option))


def within(option: Option, number: int) -> bool:
    """Return True if a number is within the limits of an option."""
    low, high = option.low, option.high
    return (low is None or low <= number) and (high is None or number <= high)


def takes(option: Option) -> str:
    """Format the allowed values of an option. The text is the same in all languages."""
    if option.kind == "number":
        low, high = ("" if end is None else end for end in (option.low, option.high))
        return f"{low}..{high}"
    return ", ".join(option.choices or ["true", "false"])
