"""Connection to a server's table: by an invitation, by a return link, or by making a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

from hotelier.client import Client, Problem, RemoteTable
from hotelier.kernel.errors import Unreadable


@dataclass(frozen=True)
class Wish:
    """The player's name, and the settings of a new table if the link names none."""

    name: str
    game: str
    seats: int
    bots: Sequence[str]
    """Bots for the other seats; the last one repeats. "open" leaves a seat free."""
    options: Mapping[str, object]


@dataclass(frozen=True)
class Link:
    """A link to a server: address, kind, table, secret."""

    server: str
    place: str = ""
    table: str = ""
    secret: str = ""


def read_link(text: str) -> Link:
    """Read a link.

    >>> read_link("https://play.example/join/T7#s3cret")
    Link(server='https://play.example', place='join', table='T7', secret='s3cret')
    >>> read_link("http://127.0.0.1:8000/").place
    ''
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Unreadable("bad-server", text=text)
    server = f"{parts.scheme}://{parts.netloc}"
    place, _, table = parts.path.strip("/").partition("/")
    if place not in ("", "join", "return", "table"):
        raise Unreadable("bad-server", text=text)
    return Link(server, place, table, parts.fragment)


def reach(link: Link, wish: Wish, lang: str) -> RemoteTable:
    """Return the table of a link, or make one if the link names only a server. Errors become
    messages."""
    token = link.secret if link.place in ("table", "return") else ""
    client = Client(link.server, token or None, language=lang)
    try:
        with worded(link.server):
            return reached(client, link, wish)
    except Unreadable:
        client.close()
        raise


@contextmanager
def worded(server: str) -> Iterator[None]:
    """Convert errors of the server or the connection to messages."""
    try:
        yield
    except Problem as problem:
        raise Unreadable("server-refuses", text=problem.text) from problem
    except httpx.HTTPError as error:
        raise Unreadable("no-server", url=server, why=str(error)) from error


def reached(client: Client, link: Link, wish: Wish) -> RemoteTable:
    """Return the table of a link."""
    if link.place == "join":
        table = client.join(link.table, link.secret or None, name=wish.name)
        client.token = table.token
        return table
    if link.place == "table":
        return client.table(link.table)
    if link.place == "return":
        return client.table(own_table(client))
    made = client.request("POST", "/api/players", {"name": wish.name, "bot": False})
    client.token = made["token"]
    others = [wish.bots[min(n, len(wish.bots) - 1)] for n in range(wish.seats - 1)]
    seats = ["me", *(bot if bot == "open" else f"bot:{bot}" for bot in others)]
    return client.create(wish.game, seats, dict(wish.options))


def own_table(client: Client) -> str:
    """Return the newest of our tables with a running game."""
    tables = client.request("GET", "/api/account/tables")
    for found in tables:
        facts = found.get("table", found)
        if facts["status"] not in ("finished", "aborted"):
            return str(facts["id"])
    raise Unreadable("no-own-table", url=client.url)


def way_back(table: RemoteTable) -> str:
    """Return the private link for returning to a table."""
    token = table.client.token or table.token or ""
    return f"{table.client.url}/table/{table.id}#{token}"
