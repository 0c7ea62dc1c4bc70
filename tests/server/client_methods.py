"""All operations of the API, and the method of the client for each."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from threading import Event
from typing import Any

from hotelier.client import Client, RemoteTable, shapes
from tests.server.receivers import Hook

LEFT_TO_REQUEST = {
    "POST /api/session": "a cookie is for browsers",
    "DELETE /api/session": "a cookie is for browsers",
    "GET /api/notices/confirm": "a link in a mail",
    "POST /api/notices/confirm": "a link in a mail",
    "GET /api/notices/stop": "a link in a mail",
    "POST /api/notices/stop": "a link in a mail",
    "GET /health": "for whoever runs the server",
    "GET /metrics": "for whoever runs the server",
    "GET /api/socket-messages": "a client of its own is written from it",
    "GET /api/socket-replies": "a client of its own is written from it",
}
"""Operations without a method, with the reason."""


@dataclass
class Company:
    """A client with tables in every state, created on demand."""

    anna: Client
    hook: Hook

    @cached_property
    def waiting(self) -> RemoteTable:
        """A table with a free seat."""
        return self.new()

    @cached_property
    def playing(self) -> RemoteTable:
        """A table where the client is asked sooner or later."""
        return self.anna.create("hotel-koenig", ["me", "me"], seed="the same game in every run")

    @cached_property
    def over(self) -> RemoteTable:
        """A table that ends soon."""
        return self.anna.create("hotel-koenig", ["me", "bot:random"])

    def address(self) -> str:
        """An address of the client for messages."""
        made: str = self.anna.add_webhook(f"{self.hook.url}/hook")["id"]
        return made

    def new(self) -> RemoteTable:
        """Create one more table that waits."""
        return self.anna.create("hotel-koenig", ["me", "open"])


REACHED: dict[str, Callable[[Company], object]] = {
    "POST /api/players": lambda at: at.anna.register("Anna Other"),
    "POST /api/account/passphrase": lambda at: at.anna.set_passphrase("correct horse"),
    "POST /api/login": lambda at: at.anna.log_in("Anna Other", "correct horse"),
    "GET /api/account": lambda at: at.anna.who(),
    "GET /api/account/tables": lambda at: at.anna.tables(),
    "GET /api/account/tokens": lambda at: at.anna.tokens(),
    "POST /api/account/tokens": lambda at: at.anna.new_token("a script", ["play"]),
    "DELETE /api/account/tokens/{token}": lambda at: at.anna.withdraw_token(
        next(token["id"] for token in at.anna.tokens() if token["label"] == "a script")
    ),
    "GET /api/account/statistics": lambda at: at.anna.statistics(),
    "GET /api/account/export": lambda at: list(at.anna.export()),
    "GET /api/account/ratings": lambda at: at.anna.ratings(),
    "POST /api/account/rated": lambda at: at.anna.want_rating(),
    "GET /api/ratings": lambda at: at.anna.standing("hotel-koenig", 2),
    "GET /api/ratings/{name}": lambda at: at.anna.ratings("anna other"),
    "GET /api/events": lambda at: told_of_tables(at),
    "GET /api/games": lambda at: at.anna.games(),
    "GET /api/games/{game}/cards": lambda at: at.anna.cards("grand-austria-hotel"),
    "POST /api/book": lambda at: at.anna.book("hotel-koenig"),
    "GET /api/rules": lambda at: at.anna.find_rules("merger"),
    "GET /api/rules/{rule}": lambda at: at.anna.rule("HK-5.1"),
    "GET /api/notices": lambda at: at.anna.notices(),
    "POST /api/notices/addresses": lambda at: at.anna.add_webhook(f"{at.hook.url}/hook"),
    "POST /api/notices/addresses/{address}/test": lambda at: at.anna.test_address(at.address()),
    "DELETE /api/notices/addresses/{address}": lambda at: at.anna.remove_address(at.address()),
    "PUT /api/notices/wishes": lambda at: at.anna.notify(start=False),
    "GET /api/tables": lambda at: at.anna.lobby(),
    "GET /api/archive": lambda at: at.anna.archive(own=True),
    "POST /api/tables": lambda at: at.new(),
    "GET /api/tables/{table}": lambda at: at.waiting.facts(),
    "POST /api/tables/{table}/join": lambda at: at.anna.join(
        at.waiting.id, at.waiting.invites[1], ready=False, name="Otto"
    ),
    "POST /api/tables/{table}/ready": lambda at: at.waiting.ready(),
    "POST /api/tables/{table}/leave": lambda at: at.new().leave(),
    "POST /api/tables/{table}/invites": lambda at: at.new().invite(1),
    "POST /api/tables/{table}/seat": lambda at: at.new().set_seat(1, "random"),
    "POST /api/tables/{table}/host": lambda at: at.new().hand_over(0),
    "POST /api/tables/{table}/abort": lambda at: at.new().call_off(),
    "PUT /api/tables/{table}/notices": lambda at: at.playing.notify(turn=False),
    "GET /api/tables/{table}/state": lambda at: at.playing.state(),
    "GET /api/tables/{table}/stream": lambda at: next(at.playing.follow()),
    "POST /api/tables/{table}/preview": lambda at: at.playing.preview(move_at(at)),
    "POST /api/tables/{table}/hints": lambda at: at.waiting.hints(1),
    "POST /api/tables/{table}/move": lambda at: at.playing.move(move_at(at)),
    "POST /api/tables/{table}/undo": lambda at: at.playing.undo(),
    "POST /api/tables/{table}/offer": lambda at: at.playing.offer("takeback"),
    "POST /api/tables/{table}/answer": lambda at: at.playing.answer(True),
    "POST /api/tables/{table}/return": lambda at: at.playing.come_back(),
    "GET /api/tables/{table}/orders": lambda at: at.playing.orders(),
    "POST /api/tables/{table}/orders": lambda at: at.playing.give_orders(forced=True),
    "GET /api/tables/{table}/chat": lambda at: at.playing.said(),
    "POST /api/tables/{table}/chat": lambda at: at.playing.say("Servus!"),
    "POST /api/tables/{table}/resign": lambda at: at.over.resign(),
    "POST /api/tables/{table}/rematch": lambda at: at.over.rematch(),
    "GET /api/tables/{table}/record": lambda at: at.over.record(),
    "GET /api/tables/{table}/replay": lambda at: at.waiting.replay(),
    "POST /api/tables/{table}/review": lambda at: at.over.review("quick"),
    "GET /api/tables/{table}/review": lambda at: at.over.review("quick", begin=False),
    "GET /api/tables/{table}/review.html": lambda at: at.over.review_page("quick"),
    "GET /api/tables/{table}/evaluation": lambda at: at.over.evaluation(),
    "POST /api/tables/{table}/whatif": lambda at: at.over.what_if(0),
    "POST /api/replays": lambda at: at.anna.replay("{}"),
    "POST /api/reviews": lambda at: at.anna.review(at.over.record(), "quick", begin=False),
    "POST /api/reviews/page": lambda at: at.anna.review_page(at.over.record(), "quick"),
    "POST /api/evaluations": lambda at: at.anna.evaluation(at.over.record()),
    "POST /api/whatif": lambda at: at.anna.what_if(at.over.record(), 0, seat=0),
}
"""A call for each operation, whose last request is the operation. A refusal because of the state of
a table counts, too, and saves the time of workers. The results are tested with analysis and
replays."""
MAY_BE_REFUSED = {
    "",
    "not-started",
    "no-header",
    "nothing-to-undo",
    "no-offer",
    "not-away",
    "not-finished",
}
ANNOUNCED = {
    shapes.Player: "Player", shapes.Token: "Token", shapes.Rating: "Rating",
    shapes.Standing: "Standing", shapes.RatedGame: "RatedGame", shapes.Ratings: "Ratings",
    shapes.Hints: "Hints", shapes.Review: "Review", shapes.Replay: "Replay",
    shapes.EvaluationPoint: "EvaluationPoint", shapes.Rule: "Rule",
}  # fmt: skip


def move_at(at: Company) -> str:
    """A legal move."""
    return at.playing.state().legal[0]


def told_of_tables(at: Company) -> dict[str, Any]:
    """The first event about the client's tables; new tables are created until it arrives."""
    heard = Event()

    def begin_tables() -> None:
        with Client(at.anna.url, at.anna.token) as other:
            while not heard.wait(0.2):
                other.create("hotel-koenig", ["me", "bot:random"])

    with ThreadPoolExecutor(1) as pool:
        pool.submit(begin_tables)
        try:
            return next(at.anna.events())
        finally:
            heard.set()


def operations(document: dict[str, Any]) -> list[str]:
    """All operations of an OpenAPI document, as method and path."""
    return [
        f"{method.upper()} {path}"
        for path, methods in document["paths"].items()
        for method in methods
    ]
