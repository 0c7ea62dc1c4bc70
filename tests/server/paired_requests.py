"""Requests to the paired servers: all routes and kinds of messages, from all callers, before and
while the game goes on."""

from __future__ import annotations

import json
from contextlib import ExitStack
from functools import cache
from typing import Any

from tests.server.paired_servers import INSIDER, SEATS, WAITING, Onlooker, Twins, plain
from tests.server.server_process import Server, up_to_date
from tests.server.test_secrets import replayed

WHO = ("asked", "insider", "waiting")
"""Callers by seat."""
OTHERS = ("asked", "waiting", "nobody")
"""All viewers but the insider."""
OUTSIDERS = ("stranger", "narrow")
"""Callers with a token who see no more than a spectator."""
AT_TABLE = "/api/tables/{table}"
QUERIES: dict[str, list[dict[str, str]]] = {
    "/state": [{}, {"seat": "0"}, {"seat": "1"}, {"since": "20"}],
    "/record": [{}, {"form": "text"}, {"seat": "1"}],
    "/replay": [{}, {"seat": "1"}],
}
POSTS: dict[str, Any] = {
    "/move": {"do": "nonsense"}, "/preview": {"do": "end"},
    "/undo": {"version": 0}, "/hints": {"version": 0},
    "/whatif": {"ply": 30, "seat": INSIDER}, "/review": {}, "/orders": {"orders": {}},
    "/chat": {"text": "Good evening", "to": "seats"}, "/offer": {"kind": "takeback"},
    "/answer": {"yes": False}, "/resign": {"seat": INSIDER}, "/return": {}, "/leave": {},
    "/join": {"seat": INSIDER, "name": "X"}, "/ready": {"ready": True}, "/rematch": None,
    "/invites": {"seat": INSIDER}, "/seat": {"seat": INSIDER}, "/host": {"seat": WAITING},
    "/abort": None,
}  # fmt: skip
"""Requests that all callers try at a table; most are refused."""
ABOUT_ALL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/tables", {"status": "playing"}), ("/api/archive", {}), ("/api/ratings/{name}",
    {"name": "Iris"}), ("/api/ratings", {"game": "hotel-koenig", "seats": 3}),
)  # fmt: skip
OF_ONES_OWN = (
    "/api/account", "/api/account/tables", "/api/account/statistics", "/api/account/ratings",
    "/api/account/export", "/api/notices",
)  # fmt: skip
WITH_A_RECORD = ("/api/replays", "/api/reviews", "/api/reviews/page", "/api/evaluations")


@cache
def documented(twins: Twins) -> set[str]:
    """All routes of the OpenAPI document, with their methods."""
    with twins.servers[0].client() as nobody:
        paths = nobody.request("GET", "/api/openapi.json")["paths"]
    return {f"{method.upper()} {path}" for path, each in paths.items() for method in each}


def at_table(twins: Twins, table: str, who: str, server: Server) -> dict[str, str]:
    """All replies of the routes about a table to a caller; replays once for the same viewer."""
    found: dict[str, str] = {}
    with server.client(twins.tokens[who]) as client:
        for name in sorted(documented(twins)):
            method, _, path = name.partition(" ")
            ending = path.removeprefix(AT_TABLE)
            if not path.startswith(AT_TABLE) or ending == "/stream":
                continue
            if method == "GET" and (who in OTHERS or ending != "/replay"):
                for query in QUERIES.get(ending, [{}]):
                    told = twins.asks(client, method, path, table=table, **query)
                    found[f"{name} {query}"] = told
            if method == "POST" and ending in POSTS:
                found[name] = twins.asks(client, method, path, POSTS[ending], table=table)
            if method == "PUT":
                found[name] = twins.asks(client, method, path, {"wishes": None}, table=table)
    return found


def elsewhere(twins: Twins, who: str, server: Server) -> dict[str, str]:
    """All replies about other tables, and about the caller's own data."""
    found: dict[str, str] = {}
    with server.client(twins.tokens[who]) as client:
        for route, query in ABOUT_ALL:
            found[route] = twins.asks(client, "GET", route, **query)
        for route in OF_ONES_OWN if client.token else ():
            found[route] = twins.asks(client, "GET", route)
        if who == "asked":
            body = {"record": client.table(next(iter(twins.ways))).record()}
            for route in WITH_A_RECORD:
                found[route] = twins.asks(client, "POST", route, body)
    return found


def tries_everything(peers: dict[str, Onlooker], secrets: list[str]) -> None:
    """Let all but the insider send all kinds of messages, with values that they must not know."""
    legal = peers["asked"].state.legal
    wrong = [move for move in secrets if move not in legal]
    for who in OTHERS:
        peer = peers[who]
        version = peer.state.version
        for move in [*legal[:4], *secrets]:
            peer.ask("preview", do=move, version=version)
        for move in [*wrong, "nonsense"]:
            peer.ask("play", do=move, version=version)
        for kind in ("orders", "look", "ready", "return", "answer"):
            peer.ask(kind)
        peer.ask("look", seat=INSIDER)
        peer.ask("resign", seat=INSIDER)
        peer.ask("speak", language="en", texts=who != "waiting")
        peer.ask("say", text=f"{who} to the seats", to="seats")
    assert peers["waiting"].ask("offer", kind="takeback")["type"] == "ok"
    assert peers["asked"].ask("answer", yes=False)["type"] == "ok"


def goes_on(peers: dict[str, Onlooker], steps: list[tuple[int, str]]) -> int:
    """Play on while all watch, with previews and undo attempts, and return the version."""
    undone = False
    for seat, move in steps:
        me = peers[WHO[seat]]
        me.ask("preview", do=move, version=me.state.version)
        reply = me.play(move)
        assert reply["type"] == "ok", reply
        up_to_date(peers.values(), reply["version"])
        for who in ("asked", "waiting"):
            if peers[who] is not me:
                assert peers[who].ask("undo")["type"] == "error"
        if seat != INSIDER and not undone and me.ask("undo")["type"] == "ok":
            up_to_date(peers.values(), me.state.version)
            up_to_date(peers.values(), me.play(move)["version"])
            undone = True
    assert undone
    return peers["asked"].state.version


def experienced(twins: Twins, table: str, secrets: list[str], server: Server) -> dict[str, Any]:
    """All messages to all but the insider, while all is tried and the game goes on."""
    with ExitStack() as all_open:
        peers: dict[str, Onlooker] = {
            who: all_open.enter_context(
                Onlooker(twins, server, table, who, texts=who != "waiting", chat=0)
            )
            for who in (*OTHERS, "insider")
        }
        for peer in peers.values():
            peer.ask("looking", looking=False)
        streams = {}
        for who, route in (("asked", "/api/events"), ("waiting", f"{AT_TABLE}/stream"),
                           ("nobody", f"{AT_TABLE}/stream")):  # fmt: skip
            twins.routes.add(f"GET {route}")
            client = all_open.enter_context(server.client(twins.tokens[who]))
            stream = client.http.stream("GET", route.format(table=table), headers=client.headers)
            streams[f"{who} {route}"] = all_open.enter_context(stream).iter_lines()
        begun = {name: [next(lines)] for name, lines in streams.items()}
        known = peers["asked"].state.version
        tries_everything(peers, secrets)
        version = goes_on(peers, twins.ways[table].steps)
        for who in OTHERS:
            again = Onlooker(twins, server, table, f"{who} again", version=known, chat=0)
            peers[f"{who} again"] = all_open.enter_context(again)
        found: dict[str, Any] = {who: peer.heard() for who, peer in peers.items()}
        for name, lines in streams.items():
            found[name] = begun[name]
            for line in filter(None, lines):  # empty lines depend on time
                found[name].append(plain(line))
                if json.loads(line).get("version", 0) >= version:
                    break
        return found


def branched(twins: Twins, table: str, server: Server) -> dict[str, Any]:
    """A branch for the seat to move: apart from names and seeds, equal at both servers."""
    with server.client(twins.tokens["asked"]) as client:
        ply = len(replayed(server, table, len(SEATS)).record.lines)
        made = client.request("POST", f"/api/tables/{table}/whatif", {"ply": ply})
        for name in ("id", "created", "started", "proof"):
            assert made["table"].pop(name)
        with server.client(made["token"]) as there:
            tables = there.request("GET", "/api/account/tables")
            found = there.table(tables[0]["id"]).state()
    return {"facts": made["table"], "view": found.view, "events": found.events}


def insiders(twins: Twins, table: str, kind: str, server: Server) -> str:
    """The reply of a route to the insider."""
    with server.client(twins.tokens["insider"]) as client:
        return twins.asks(client, "GET", AT_TABLE + kind, table=table)
