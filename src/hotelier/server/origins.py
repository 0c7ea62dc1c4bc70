"""Where a request comes from: cookies, and pages of other sites that must not act for anybody."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

COOKIE: Final = "hotelier"


def header(scope: MutableMapping[str, Any], name: str) -> str:
    """A header's value; empty if it is not there."""
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
    """Whether the browser speaks HTTPS, as far as we know: a trusted proxy tells it."""
    return scope.get("scheme") in ("https", "wss")


def is_own_origin(scope: MutableMapping[str, Any], allowed: str) -> bool:
    """Whether this comes from our own page, an allowed one, or no page at all.

    Where the page is known to be read by HTTPS, one that anybody on the way can write is not ours.
    """
    origin = header(scope, "origin")
    if not origin:
        return True
    if origin in allowed.split():
        return True
    try:
        found = urlsplit(origin)
    except ValueError:  # brackets that hold no address
        return False
    if is_https(scope) and found.scheme != "https":
        return False
    return found.netloc == header(scope, "host") != ""
