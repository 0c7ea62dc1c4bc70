"""Tables of Hotel-König for tests of the page: somebody sits there, and moves can be made apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

Stop = Callable[[dict[str, Any]], bool]


class Table:
    """A table at which the reader of a page sits, first of all."""

    def __init__(self, page: Page, others: int = 2, bot: str = "greedy", **wishes: Any) -> None:
        self.page = page
        token = self.post("/api/players", name="Anna")["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.post("/api/session", token=token)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(others))]
        wishes = {"seed": "tiles for the page", **wishes}
        made = self.post("/api/tables", game="hotel-koenig", seats=seats, **wishes)
        self.id = made["table"]["id"]

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

    def play_until(self, stop: Stop, seed: int = 1, most: int = 3000) -> dict[str, Any]:
        """Answer for the reader, eager to found and to buy, until the view is as wished."""
        rng = Random(seed)
        for _ in range(most):
            state = self.state()
            view: dict[str, Any] = state["view"]
            if view["outcome"] is not None or (view["legal"] and stop(view)):
                return view
            if view["legal"]:
                found = [f"lay {h['tile']}" for h in view["hand"] if h["effect"] == "found"]
                eager = [do for do in view["legal"] if do in found or do.startswith("buy")]
                self.post(f"/api/tables/{self.id}/move", do=rng.choice(eager or view["legal"]))
        raise AssertionError("the table never stood as wished")

    def show(self) -> None:
        """Open it, and wait until it is drawn."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector("[role=grid], .bill")


def asks(*frames: str) -> Stop:
    """Whether one of these questions is asked."""
    return lambda view: view["question"] is not None and view["question"]["frame"] in frames


def grown(chains: int, *frames: str) -> Stop:
    """Whether one of these is asked with so many chains on the board."""
    on_board = asks(*frames)
    return lambda view: (
        on_board(view) and sum(c["size"] > 0 for c in view["chains"].values()) >= chains
    )
