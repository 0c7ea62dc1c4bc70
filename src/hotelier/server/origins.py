"""Cookies and origins: pages of other sites must not act for a player."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

COOKIE: Final = "hotelier"


def header(scope: MutableMapping[str, Any], name: str) -> str:
    """The value of a header; empty if it is missing."""
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def cookie_token(scope: MutableMapping[str, Any]) -> str | None:
    """The token in the cookie, if there is one."""
    try:
        found = SimpleCookie(header(scope, "cookie")).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and found.value else None


def is_https(scope: MutableMapping[str, Any]) -> bool:
    """True if the browser uses HTTPS, as reported by a trusted proxy."""
    return scope.get("scheme") in ("https", "wss")


def is_own_origin(scope: MutableMapping[str, Any], allowed: str) -> bool:
    """True for a request of our own page, of an allowed origin, or of no page at all.

    If the page is known to use HTTPS, an origin with plain HTTP is not ours.
    """
    origin = header(scope, "origin")
    if not origin:
        return True
    if origin in allowed.split():
        return True
    try:
        found = urlsplit(origin)
    except ValueError:  # brackets without an address
        return False
    if is_https(scope) and found.scheme != "https":
        return False
    return found.netloc == header(scope, "host") != ""
