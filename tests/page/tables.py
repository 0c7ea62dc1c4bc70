"""Tables for tests of the page: the reader has a seat, and the API can move for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, ClassVar

from playwright.sync_api import Page

from tests.page.browser import PATIENCE, SLOW, ask

KNOWN = """
const set = JSON.parse(localStorage.getItem('hotelier') ?? '{}');
if (!set.known) localStorage.setItem('hotelier', JSON.stringify({...set, known: true}));
"""
"""Script: store in the browser that the server knows its reader."""
Stop = Callable[[dict[str, Any]], bool]


class SeatedTable:
    """A table at which the reader of a page has the first seat."""

    GAME: ClassVar[str]
    SEED: ClassVar[str]
    DRAWN: ClassVar[str]
    """Selector of an element that exists once the table is drawn."""

    def __init__(self, page: Page, others: int, bot: str, **wishes: Any) -> None:
        self.page = page
        token = self.post("/api/players", name="Anna")["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.post("/api/session", token=token)
        page.add_init_script(KNOWN)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(others))]
        wishes = {"seed": self.SEED, **wishes}
        self.id: str = self.post("/api/tables", game=self.GAME, seats=seats, **wishes)["table"][
            "id"
        ]

    @staticmethod
    def eager(view: dict[str, Any]) -> list[str]:
        """Return the legal actions that bring the game forward."""
        raise NotImplementedError

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Send a request to the server and return the reply."""
        reply = ask(self.page, path, body, headers=getattr(self, "headers", None))
        assert reply.ok, reply.text()
        found: dict[str, Any] = reply.json()
        return found

    def state(self) -> dict[str, Any]:
        """Return the state of the table."""
        reply = ask(self.page, f"/api/tables/{self.id}/state", headers=self.headers)
        found: dict[str, Any] = reply.json()
        return found

    def move(self, do: str, **body: Any) -> None:
        """Move for the reader, through the API."""
        self.post(f"/api/tables/{self.id}/move", do=do, **body)

    def until(self, done: Stop) -> dict[str, Any]:
        """Wait until the view meets a condition, without moves of the reader, and return it."""
        end = monotonic() + PATIENCE / 1000
        while True:
            view: dict[str, Any] | None = self.state()["view"]
            if view is not None and done(view):
                return view
            assert monotonic() < end, "the table never stood as wished"
            self.page.wait_for_timeout(20)

    def play_until(self, stop: Stop, seed: int = 1) -> dict[str, Any]:
        """Move for the reader until the view meets a condition."""
        rng, known, end = Random(seed), -1, 0.0
        while True:
            state = self.state()
            view: dict[str, Any] | None = state["view"]
            if state["version"] != known:  # others may think for long, but not for ever
                known, end = state["version"], monotonic() + SLOW / 1000
            assert monotonic() < end, "the table never stood as wished"
            if view is not None:
                if view["outcome"] is not None or (view["legal"] and stop(view)):
                    return view
                if view["legal"]:
                    self.move(rng.choice(self.eager(view)), version=state["version"])
                    continue
            self.page.wait_for_timeout(10)  # to ask on and on would take the time from the bots

    def leave(self) -> None:
        """Leave the table, so that moves made meanwhile are not drawn."""
        self.page.goto("/settings")

    def show(self) -> None:
        """Open the table, and wait until it is drawn."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector(self.DRAWN)


def asks(*frames: str) -> Stop:
    """Make a condition: one of these questions is asked."""
    return lambda view: view["question"] is not None and view["question"]["frame"] in frames
