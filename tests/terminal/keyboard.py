"""A simulated person at the keyboard: runs the real program, reads its screen, types answers."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from types import TracebackType

PROGRAM = [sys.executable, "-c", "from hotelier.cli import main; main()"]
PROMPT = re.compile(
    r"((?:Your choice|Deine Wahl)(?: \(Enter: [^\n]*\))?:"
    r"|to begin\.|is looking\.|to skip:|Which game\?.*\)) $"
)
CHOICE = re.compile(r"(?:^ +| {2,})(\d+) ((?:[A-Z]|\d+[A-I] is ).*?)(?= {2,}|$)", re.MULTILINE)
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 180
CTRL_C = b"\x03"


def own_terminal() -> None:
    """Give the new process its own terminal, and let Ctrl C interrupt it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@dataclass
class Keyboard:
    """The running program, with pipes or on a terminal of that many columns and rows."""

    args: list[str]
    screen: tuple[int, int] | None = None
    env: dict[str, str] | None = None

    def __enter__(self) -> Keyboard:
        env = {**os.environ, "PYTHONIOENCODING": "utf-8", **(self.env or {})}
        if self.screen is None:
            env.pop("COLUMNS", None)
            self.process = subprocess.Popen(
                [*PROGRAM, *self.args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, env=env,
            )  # fmt: skip
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.writer, self.reader = self.process.stdin.fileno(), self.process.stdout.fileno()
        else:
            columns, rows = self.screen
            if self.args[0] == "play":
                self.args.append("--plain")
            self.reader, inner = pty.openpty()
            self.writer = self.reader
            fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            env |= {"TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows)}
            self.process = subprocess.Popen(
                [*PROGRAM, *self.args], stdin=inner, stdout=inner, stderr=inner, env=env,
                start_new_session=True,
                preexec_fn=own_terminal,
            )  # fmt: skip
            os.close(inner)
        self.raw = ""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        if self.screen is not None:
            os.close(self.reader)

    def read(self) -> str:
        """Read until the program asks for something or ends."""
        found = b""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            ready, _, _ = select.select([self.reader], [], [], 1)
            if not ready:
                continue
            try:
                new = os.read(self.reader, 65536)
            except OSError:  # a pseudo-terminal reports the end of the program like this
                new = b""
            found += new
            text = ESCAPE.sub("", found.decode(errors="replace")).replace("\r", "")
            if not new or PROMPT.search(text):
                self.raw += found.decode(errors="replace")
                return text
        raise AssertionError(f"no prompt after {PATIENCE} s: {found!r}")

    def until(self, pattern: str) -> str:
        """Return the first group of a pattern as soon as it appears."""
        found = b""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            if select.select([self.reader], [], [], 1)[0]:
                new = os.read(self.reader, 65536)
                assert new, f"it ended without {pattern}: {found!r}"
                found += new
            text = ESCAPE.sub("", found.decode(errors="replace")).replace("\r", "")
            if match := re.search(pattern, text):
                return match[1]
        raise AssertionError(f"no {pattern} after {PATIENCE} s: {found!r}")

    def type(self, line: str) -> str:
        """Type a line and read the answer."""
        os.write(self.writer, (line + "\n").encode())
        return self.read()

    def press(self, key: bytes) -> str:
        """Press a single key at a prompt, and read what comes of it.

        Python loses a signal that comes just before it waits for input: then press again.
        """
        self.await_line_editor()
        for _ in range(3):
            os.write(self.writer, key)
            if select.select([self.reader], [], [], PATIENCE / 6)[0]:
                break
        return self.read()

    def await_line_editor(self) -> None:
        """Wait until the line editor reads single keys. It discards what was typed before."""
        give_up = time.monotonic() + PATIENCE
        while termios.tcgetattr(self.reader)[3] & termios.ICANON:
            assert time.monotonic() < give_up, "no line editor is waiting for keys"
            time.sleep(0.01)

    def close_input(self) -> str:
        """Close the input."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.read()

    def end(self) -> int:
        """Return the exit code."""
        return self.process.wait(PATIENCE)


def choices_in(text: str) -> dict[str, str]:
    """Return the numbered choices of an output, number to label."""
    return dict(CHOICE.findall(text))


def numbers_in(text: str) -> list[str]:
    """Return the numbers of the last choices of an output, which count up from 1."""
    found: list[str] = []
    place = max(0, text.rfind("?\n"))
    while match := re.compile(rf"(?:\n *| {{2,}}){len(found) + 1} \S").search(text, place):
        found.append(str(len(found) + 1))
        place = match.end() - 1
    return found
