"""Tables for tests of the page: somebody sits there, and moves can be made apart from the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Page

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
        reply = self.page.request.post(path, data=body, headers=getattr(self, "headers", None))
        assert reply.ok, reply.text()
        found: dict[str, Any] = reply.json()
        return found

    def state(self) -> dict[str, Any]:
        """How the table stands."""
        reply = self.page.request.get(f"/api/tables/{self.id}/state", headers=self.headers)
        found: dict[str, Any] = reply.json()
        return found

    def move(self, do: str, **body: Any) -> None:
        """Answer for the reader, apart from the page."""
        self.post(f"/api/tables/{self.id}/move", do=do, **body)

    def play_until(self, stop: Stop, seed: int = 1, most: int = 4000) -> dict[str, Any]:
        """Answer for the reader, eager to get on, until the view is as wished."""
        rng = Random(seed)
        for _ in range(most):
            state = self.state()
            view: dict[str, Any] | None = state["view"]
            if view is None:
                continue
            if view["outcome"] is not None or (view["legal"] and stop(view)):
                return view
            if view["legal"]:
                self.move(rng.choice(self.eager(view)), version=state["version"])
        raise AssertionError("the table never stood as wished")

    def show(self) -> None:
        """Open it, and wait until it is drawn."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector(self.DRAWN)


def asks(*frames: str) -> Stop:
    """Whether one of these questions is asked."""
    return lambda view: view["question"] is not None and view["question"]["frame"] in frames
