"""Tables of Grand Austria Hotel for tests of the page, and a player who only clicks on things."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

import hotelier as ht
from hotelier.server.texts.things import things_of

AUSTRIA = ht.GAMES["grand-austria-hotel"]
Stop = Callable[[dict[str, Any]], bool]
CLICK = """
seed => {
  const things = [...document.querySelectorAll('.austria [data-thing].legal')];
  const seen = [...document.querySelectorAll('.austria [data-do]')];
  const shown = [...things, ...seen].filter(each => !each.disabled && each.offsetParent !== null);
  const open = document.querySelector('.austria .strip .more');
  const wanted = shown.filter(each => each.dataset.do !== 'pass');
  const some = wanted.length ? wanted : shown;
  if (!some.length) { open?.click(); return ''; }
  const one = some[seed % some.length];
  one.click();
  return one.dataset.thing ?? one.dataset.do;
}
"""
"""Clicks on one of the things and choices that are shown, as a hand would."""

SHOWN = """
() => ({
  things: [...document.querySelectorAll('.austria [data-thing].legal')].map(e => e.dataset.thing),
  choices: [...document.querySelectorAll('.austria [data-do]')].map(e => e.dataset.do),
  more: document.querySelector('.austria .strip .more') !== null,
})
"""
"""The things and choices that can be clicked, and whether more choices can be unfolded."""


class AustriaTable:
    """A table at which the reader of a page sits, first of all."""

    def __init__(self, page: Page, others: int = 1, bot: str = "random", **wishes: Any) -> None:
        self.page = page
        token = self.post("/api/players", name="Anna")["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.post("/api/session", token=token)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(others))]
        wishes = {"seed": "dice for the page", **wishes}
        made = self.post("/api/tables", game="grand-austria-hotel", seats=seats, **wishes)
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

    def play_until(self, stop: Stop, seed: int = 1, most: int = 4000) -> dict[str, Any]:
        """Answer for the reader, eager to serve and to lodge, until the view is as wished."""
        rng = Random(seed)
        for _ in range(most):
            state = self.state()
            view: dict[str, Any] | None = state["view"]
            if view is None:
                continue
            if view["outcome"] is not None or (view["legal"] and stop(view)):
                return view
            if view["legal"]:
                do = rng.choice(eager(view["legal"]))
                self.post(f"/api/tables/{self.id}/move", do=do, version=state["version"])
        raise AssertionError("the table never stood as wished")

    def show(self) -> None:
        """Open it, and wait until it is drawn."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector(".austria .decision, .austria .bill")

    def out_of_reach(self, view: dict[str, Any], patience: int = 100) -> list[str]:
        """The legal actions that neither a thing nor a choice of the page leads to."""
        missing: list[str] = []
        for _ in range(patience):
            shown = self.page.evaluate(SHOWN)
            things = set(shown["things"])
            missing = [
                action
                for action in view["legal"]
                if action not in shown["choices"]
                and not things.intersection(things_of(AUSTRIA, action, view))
                and not (shown["more"] and action.split()[0] in ("mix", "split"))
            ]
            if not missing:
                break
            self.page.wait_for_timeout(100)
        return missing


def eager(legal: list[str]) -> list[str]:
    """Those actions that bring a game on."""
    for verbs in (("checkin", "dance", "claim", "place", "bring"), ("take",), ("die", "boost")):
        found = [action for action in legal if action.split()[0] in verbs]
        if found:
            return found
    return [action for action in legal if action != "pass"] or legal


def asks(*frames: str) -> Stop:
    """Whether one of these questions is asked."""
    return lambda view: view["question"]["frame"] in frames


def turn(round_number: int, phase: str = "") -> Stop:
    """Whether a turn of this round is asked, in a phase."""
    return lambda view: (
        view["round"] >= round_number
        and view["question"]["frame"] == "Turn"
        and str(view["question"]["phase"]).endswith(phase)
    )


def click_to_the_end(page: Page, seed: int, most: int = 2500) -> int:
    """Click on things and choices only, until the bill is there; how often that was."""
    rng = Random(seed)
    for clicks in range(most):
        if page.locator(".austria .bill").count():
            return clicks
        page.evaluate(CLICK, rng.randrange(1 << 30))
    raise AssertionError("the game did not come to an end")
