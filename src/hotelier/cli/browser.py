"""Open the page in a browser on this machine, if it has a display."""

from __future__ import annotations

import json
import sys
import threading
import webbrowser
from collections.abc import Mapping
from http.client import HTTPException
from typing import Final
from urllib.request import ProxyHandler, build_opener

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
REMOTE: Final = ("SSH_CONNECTION", "SSH_TTY")
ANSWER_SECONDS: Final = 3.0
OUR_GAME: Final = "hotel-koenig"
"""Name of a game that only a Hotelier server lists."""
ANY_ADDRESS: Final = {"http://0.0.0.0:": "http://127.0.0.1:", "http://[::]:": "http://[::1]:"}


def has_browser(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Return True if a browser window can open: not in CI, and not on a machine without a display.

    >>> has_browser({"DISPLAY": ":0"}, "linux"), has_browser({"SSH_TTY": "x"}, "darwin")
    (True, False)
    """
    if environ.get("CI"):
        return False
    if platform in ("darwin", "win32"):
        return not any(environ.get(name) for name in REMOTE)
    return any(environ.get(name) for name in DISPLAYS)


def page_address(address: str) -> str:
    """Replace a wildcard address by the loopback address, which a browser can open.

    >>> page_address("http://0.0.0.0:8000")
    'http://127.0.0.1:8000'
    """
    for everywhere, here in ANY_ADDRESS.items():
        address = address.replace(everywhere, here)
    return address


def site_address(host: str, port: int) -> str:
    """Return the URL of a server on this machine.

    >>> site_address("0.0.0.0", 8000), site_address("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    return page_address(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def is_our_site(address: str) -> bool:
    """Return True if a Hotelier server answers at this address."""
    try:
        direct = build_opener(ProxyHandler({}))  # bypass proxies, which cannot reach local ports
        with direct.open(f"{address}/api/games", timeout=ANSWER_SECONDS) as answer:
            found = json.load(answer)
    except (OSError, ValueError, HTTPException):  # no server, or another program
        return False
    rows = found if isinstance(found, list) else []
    return any(isinstance(row, dict) and row.get("name") == OUR_GAME for row in rows)


def open_page(address: str) -> threading.Thread:
    """Open the page in a thread, because some browser commands block until the browser is
    closed."""
    opening = threading.Thread(target=webbrowser.open, args=[page_address(address)], daemon=True)
    opening.start()
    return opening
