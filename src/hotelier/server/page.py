"""The page: static files from the package, served from memory.

Files under `/assets/` have a hash of their content in their names, so they may be cached for ever.
All others are revalidated, with 304 if unchanged.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Template
from typing import Final

from hotelier.server.errors import best_language, words_at_hand
from hotelier.server.origins import header
from hotelier.server.socket import Scope, Send
from hotelier.words import say

Headers = list[tuple[bytes, bytes]]
TYPES: Final = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "woff": "font/woff",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
}
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings in order of preference, with the suffixes of their files."""
OF_THE_SERVER: Final = re.compile(r"/(api|health|metrics)(/.*)?")
ROUTES: Final = re.compile(
    r"/|/(new|join|table|about|settings|watch|replay|replays|review|learn|cards|account|player"
    r"|ratings|return)(/[^/]*)*"
)
"""Paths that the page handles; it shows all others as missing."""
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ANEW: Final = b"no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """A file, with its compressed forms by encoding."""

    kind: str
    body: bytes
    packed: dict[str, bytes]
    tag: bytes


class Page:
    """The built page; empty if it was not built."""

    def __init__(self, folder: Traversable | None = None) -> None:
        where = files("hotelier.server") / "page" if folder is None else folder
        found = dict(walk(where, "")) if where.is_dir() else {}
        self.files = {
            path: packed_file(path, found) for path in found if path.rpartition(".")[2] in TYPES
        }

    def owns(self, scope: Scope) -> bool:
        """True if a request is for the page."""
        path = scope["path"]
        return (
            scope["method"] in ("GET", "HEAD")
            and OF_THE_SERVER.fullmatch(path) is None
            and (path in self.files or path == "/" or "text/html" in header(scope, "accept"))
        )

    async def serve(self, scope: Scope, send: Send) -> None:
        """Reply to a request for the page."""
        path = scope["path"]
        file = self.files.get(path)
        status = 200
        if file is None or path == "/index.html":
            file = self.files.get("/index.html")
            status = 200 if ROUTES.fullmatch(path) else 404
        if file is None:
            await send_body(scope, send, 503, await not_built(scope), [])
            return
        headers = [
            (b"cache-control", FOR_EVER if path.startswith("/assets/") else ANEW),
            (b"content-type", typed(file.kind)),
            (b"etag", file.tag),
            (b"vary", b"accept-encoding"),
        ]
        if status == 200 and header(scope, "if-none-match").encode() == file.tag:
            await send_body(scope, send, 304, b"", headers)
            return
        body = file.body
        wanted = header(scope, "accept-encoding")
        for encoding, packed in file.packed.items():
            if encoding in wanted:
                body = packed
                headers.append((b"content-encoding", encoding.encode()))
                break
        await send_body(scope, send, status, body, headers)


def walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    """All files of a folder, by path."""
    found: list[tuple[str, bytes]] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += walk(item, f"{path}/{item.name}")
        else:
            found.append((f"{path}/{item.name}", item.read_bytes()))
    return found


def packed_file(path: str, found: dict[str, bytes]) -> File:
    """A file with its compressed forms."""
    body = found[path]
    packed = {
        encoding: found[path + ending] for encoding, ending in PACKED if path + ending in found
    }
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()
    return File(TYPES[path.rpartition(".")[2]], body, packed, tag)


def typed(kind: str) -> bytes:
    """The content type of a file, with the encoding of texts."""
    return f"{kind};charset=utf-8".encode() if kind.startswith("text/") else kind.encode()


async def not_built(scope: Scope) -> bytes:
    """The page that a browser shows if the page was not built."""
    language = best_language(header(scope, "accept-language"))
    await words_at_hand(language)
    page = (files("hotelier.server") / "not-built.html").read_text(encoding="utf-8")
    title, text = say("page-not-built", language), say("page-not-built-why", language)
    return Template(page).substitute(language=language, title=title, text=text).encode()


async def send_body(scope: Scope, send: Send, status: int, body: bytes, headers: Headers) -> None:
    """Send a whole reply; to HEAD, without its body."""
    if not any(name == b"content-type" for name, _ in headers):
        headers = [*headers, (b"content-type", typed(TYPES["html"]))]
    headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
