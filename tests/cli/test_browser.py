"""Tests of plain `hotelier`: it serves, and opens the page if there is a display."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from hotelier.cli.browser import has_browser, is_our_site, site_address
from hotelier.cli.serve import listen_somewhere
from hotelier.kernel.errors import Unreadable
from hotelier.server.settings import Settings
from tests.server.server_process import until_healthy

PATIENCE = 120.0
USUAL = {name: value for name, value in os.environ.items() if name not in ("CI", "DISPLAY")}


@contextmanager
def serving(tmp_path: Path) -> Iterator[str]:
    """Run a server and yield its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "hotelier", "serve", "--port", "0", "--database",
         f"sqlite:///{tmp_path / 'site.db'}"],
        cwd=tmp_path, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        until_healthy(address)
        yield address
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def fake_browser(tmp_path: Path) -> tuple[Path, Path]:
    """Make a program that stores the address instead of opening it. Return the program and its
    file."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    return browser, seen


def serve_plainly(tmp_path: Path, *args: str, **environ: str) -> tuple[str, str, str]:
    """Run `hotelier` until it serves. Return its first line, the opened address and its
    messages."""
    browser, seen = fake_browser(tmp_path)
    process = subprocess.Popen(
        [sys.executable, "-m", "hotelier", *args], cwd=tmp_path, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**USUAL, "HOTELIER_PORT": "0", "BROWSER": str(browser), **environ},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    assert httpx.get(f"{line.split()[-1]}/api/games", timeout=PATIENCE).is_success
    end = time.monotonic() + (PATIENCE if "DISPLAY" in environ and "CI" not in environ else 0.3)
    while not seen.exists() and time.monotonic() < end:
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    _, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return line, seen.read_text().strip() if seen.exists() else "", messages


def test_without_a_command_it_serves_and_opens_the_page(tmp_path: Path) -> None:
    line, opened, messages = serve_plainly(tmp_path, "--lang", "de", DISPLAY=":99")
    assert opened == line.split()[-1]
    assert line.startswith("Hotelier ")
    assert messages == "", "no log lines for a person who only wants to play"


@pytest.mark.parametrize("environ", [{"DISPLAY": ":99", "CI": "true"}, {}])
def test_no_window_where_nobody_could_see_it(tmp_path: Path, environ: dict[str, str]) -> None:
    _, opened, _ = serve_plainly(tmp_path, "serve", "--browser", **environ)
    assert opened == ""


def test_a_browser_over_a_line_needs_a_display() -> None:
    assert not has_browser({"SSH_CONNECTION": "1.2.3.4"}, "linux")
    assert has_browser({"SSH_CONNECTION": "1.2.3.4", "WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert not has_browser({"SSH_CONNECTION": "1.2.3.4"}, "darwin")
    assert has_browser({}, "win32")


def test_a_site_that_runs_already_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        browser, seen = fake_browser(tmp_path)
        port = site.rpartition(":")[2]
        ran = subprocess.run(
            [sys.executable, "-m", "hotelier", "--lang", "en"], cwd=tmp_path, text=True,
            capture_output=True, check=False, timeout=PATIENCE,
            env={**USUAL, "HOTELIER_PORT": port, "BROWSER": str(browser), "DISPLAY": ":99"},
        )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"Hotelier is already running on {site}\n"
    assert seen.read_text().strip() == site


def test_a_foreign_program_on_the_port_is_not_our_site() -> None:
    with socket.create_server(("127.0.0.1", 0)) as foreign:
        port = foreign.getsockname()[1]
        answering = threading.Thread(target=answer_once, args=[foreign])
        answering.start()
        assert not is_our_site(site_address("127.0.0.1", port))
        answering.join()
    assert not is_our_site(site_address("127.0.0.1", port)), "nothing listens any more"


def answer_once(listening: socket.socket) -> None:
    """Answer one request like a web server of another program."""
    visitor, _ = listening.accept()
    with visitor:
        visitor.recv(4096)
        visitor.sendall(b"HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n[1, {}]")


def test_a_free_port_if_another_program_has_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as foreign:
        port = foreign.getsockname()[1]
        chosen = Settings(port=port)
        with pytest.raises(Unreadable):
            listen_somewhere(chosen)  # the port is set explicitly
        monkeypatch.setattr(Settings, "port", port)  # now it is the default port
        with listen_somewhere(chosen) as found:
            assert found.getsockname()[1] not in (0, port)
    assert capsys.readouterr().out == (
        f"Port {port} is in use by another program. Hotelier takes a free one.\n"
    )
