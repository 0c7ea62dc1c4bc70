"""Open the page in the browser of whoever sits in front of this machine, if somebody does."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
REMOTE: Final = ("SSH_CONNECTION", "SSH_TTY")
ANY_ADDRESS: Final = {"http://0.0.0.0:": "http://127.0.0.1:", "http://[::]:": "http://[::1]:"}


def has_browser(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can open: not for a build machine, nor over a line without a display.

    >>> has_browser({"DISPLAY": ":0"}, "linux"), has_browser({"SSH_TTY": "x"}, "darwin")
    (True, False)
    """
    if environ.get("CI"):
        return False
    if platform in ("darwin", "win32"):
        return not any(environ.get(name) for name in REMOTE)
    return any(environ.get(name) for name in DISPLAYS)


def page_address(address: str) -> str:
    """An address that a browser can go to; a server on all addresses is also on this one.

    >>> page_address("http://0.0.0.0:8000")
    'http://127.0.0.1:8000'
    """
    for everywhere, here in ANY_ADDRESS.items():
        address = address.replace(everywhere, here)
    return address


def open_page(address: str) -> None:
    """Open the page without waiting: some browsers only return when they are closed."""
    threading.Thread(target=webbrowser.open, args=[page_address(address)], daemon=True).start()
