"""Tables for tests of the page: somebody sits there, and moves can be made apart from the page."""

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
"""The browser remembers that the server knows its reader."""
Stop = Callable[[dict[str, Any]], bool]


class SeatedTable:
    """A table at which the reader of a page sits, first of all."""

    GAME: ClassVar[str]
    SEED: ClassVar[str]
    DRAWN: ClassVar[str]
    """A selector of what is there once the table is drawn."""

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
        """Those legal actions that bring the game on."""
        raise NotImplementedError

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask the server for something."""
        reply = ask(self.page, path, body, headers=getattr(self, "headers", None))
        assert reply.ok, reply.text()
        found: dict[str, Any] = reply.json()
        return found

    def state(self) -> dict[str, Any]:
        """How the table stands."""
        reply = ask(self.page, f"/api/tables/{self.id}/state", headers=self.headers)
        found: dict[str, Any] = reply.json()
        return found

    def move(self, do: str, **body: Any) -> None:
        """Answer for the reader, apart from the page."""
        self.post(f"/api/tables/{self.id}/move", do=do, **body)

    def until(self, done: Stop) -> dict[str, Any]:
        """The view, once it is as wished without the reader's doing."""
        end = monotonic() + PATIENCE / 1000
        while True:
            view: dict[str, Any] | None = self.state()["view"]
            if view is not None and done(view):
                return view
            assert monotonic() < end, "the table never stood as wished"
            self.page.wait_for_timeout(20)

    def play_until(self, stop: Stop, seed: int = 1) -> dict[str, Any]:
        """Answer for the reader, eager to get on, until the view is as wished."""
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
        """Go away from it: what is played meanwhile need not be drawn."""
        self.page.goto("/settings")

    def show(self) -> None:
        """Open it, and wait until it is drawn."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector(self.DRAWN)


def asks(*frames: str) -> Stop:
    """Whether one of these questions is asked."""
    return lambda view: view["question"] is not None and view["question"]["frame"] in frames
