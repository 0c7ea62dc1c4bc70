"""Plain `hotelier` serves and opens the page, where somebody sits who could see it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from hotelier.cli.browser import has_browser

PATIENCE = 120.0


def serve_plainly(tmp_path: Path, *args: str, **environ: str) -> tuple[str, str, str]:
    """Run `hotelier` until it is seen to serve: its line, what the browser got, its messages."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    usual = {name: value for name, value in os.environ.items() if name not in ("CI", "DISPLAY")}
    process = subprocess.Popen(
        [sys.executable, "-m", "hotelier", *args], cwd=tmp_path, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**usual, "HOTELIER_PORT": "0", "BROWSER": str(browser), **environ},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    assert httpx.get(f"{line.split()[-1]}/health", timeout=PATIENCE).json() == {"ok": True}
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
