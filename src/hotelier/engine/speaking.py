"""The engine side of the protocol, for `hotelier engine`: read messages and answer them."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from time import sleep
from typing import BinaryIO, Final

import msgspec

from hotelier.bots.thinking import ThinkingBot
from hotelier.engine.levels import Levels
from hotelier.engine.messages import (
    Answer,
    End,
    Error,
    FromEngine,
    FromHost,
    Go,
    Hello,
    New,
    Ping,
    Pong,
    Quit,
    Set,
    Stop,
    Time,
    read_host,
    write,
)
from hotelier.kernel.errors import HotelierError

LONGEST_LINE: Final = 1 << 24
"""Maximum length in bytes of a line from the host. A question has some ten thousand."""
LONGEST_REASON: Final = 2000
AGAIN: Final = 0.01
"""Seconds between repeated requests to stop a search."""
BROKEN: Final = (HotelierError, LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""Errors that a malformed question may cause."""


class Speaker:
    """A connection to a host. One thread reads messages, another one answers them."""

    def __init__(self, levels: Levels, source: BinaryIO, sink: BinaryIO) -> None:
        self.levels = levels
        self.source = source
        self.sink = sink
        self.heard: SimpleQueue[FromHost | str] = SimpleQueue()
        """Queue of messages. A text is the reason why a line could not be decoded."""
        self.thinking: tuple[int, ThinkingBot] | None = None
        """Id of the question being answered, and the bot that searches."""
        self.stopped = -1
        """Id of the question that must be answered at once."""

    def run(self) -> None:
        """Run until `quit` or the end of input."""
        thinker = threading.Thread(target=self.think, daemon=True)
        thinker.start()
        self.listen()
        self.heard.put(Quit())
        thinker.join()

    def think(self) -> None:
        """Process queued messages in order."""
        while not isinstance(message := self.heard.get(), Quit):
            try:
                answer = self.carry_out(message)
            except BROKEN as error:
                answer = Error(str(error)[:LONGEST_REASON], getattr(message, "id", None))
            if answer is not None:
                self.sink.write(write(answer) + b"\n")
                self.sink.flush()

    def listen(self) -> None:
        """Read lines. `stop` and `quit` take effect at once. All other messages are queued."""
        while line := self.source.readline(LONGEST_LINE):
            while not line.endswith(b"\n") and (rest := self.source.readline(LONGEST_LINE)):
                line = rest if rest.endswith(b"\n") else b""  # too long: keep only its end
            if not line.strip():
                continue
            try:
                message = read_host(line)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self.heard.put(str(error))
                continue
            if isinstance(message, Quit):
                self.hurry(self.thinking[0] if self.thinking else -1)
                return
            if isinstance(message, Stop):
                self.hurry(message.id)
            else:
                self.heard.put(message)

    def hurry(self, number: int) -> None:
        """Stop the search for a question, whether it is running or still queued."""
        self.stopped = number
        while (now := self.thinking) is not None and now[0] == number:
            now[1].hurry()
            sleep(AGAIN)

    def carry_out(self, message: FromHost | str) -> FromEngine | None:
        """Process a message and return the reply, if any."""
        if isinstance(message, str):
            return Error(message[:LONGEST_REASON])
        if isinstance(message, Hello):
            return self.levels.about()
        if isinstance(message, Ping):
            return Pong(message.id)
        if isinstance(message, Go):
            return self.answer(message)
        if isinstance(message, Set):
            self.levels.set(message.name, message.value)
        elif isinstance(message, New):
            self.levels.sit_down(message)
        elif isinstance(message, End):
            self.levels.leave(message.table)
        return None

    def answer(self, go: Go) -> Answer:
        """Answer a question. The reading thread can stop the search."""
        bot = self.levels.seated_at(go).bot
        if isinstance(bot, ThinkingBot):
            self.thinking = (go.id, bot)
        if self.stopped == go.id:
            go = msgspec.structs.replace(go, time=Time(turn_ms=0))
        try:
            action, index = self.levels.answer(go)
        finally:
            self.thinking = None
        return Answer(go.id, action, index)
