"""Tables of Grand Austria Hotel, and a player that only clicks."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

import hotelier as ht
from hotelier.words.things import things_of
from tests.page.browser import SLOW
from tests.page.tables import SeatedTable, Stop

AUSTRIA = ht.GAMES["grand-austria-hotel"]
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
"""Script: click on one of the targets and choices that are shown."""

SHOWN = """
() => ({
  things: [...document.querySelectorAll('.austria [data-thing].legal')].map(e => e.dataset.thing),
  choices: [...document.querySelectorAll('.austria [data-do]')].map(e => e.dataset.do),
  more: document.querySelector('.austria .strip .more') !== null,
})
"""
"""Script: the targets and choices that can be clicked, and if more choices can be unfolded."""


class AustriaTable(SeatedTable):
    """A table of Grand Austria Hotel."""

    GAME = "grand-austria-hotel"
    SEED = "dice for the page"
    DRAWN = ".austria .decision, .austria .bill"

    def __init__(self, page: Page, others: int = 1, bot: str = "random", **wishes: Any) -> None:
        super().__init__(page, others, bot, **wishes)

    @staticmethod
    def eager(view: dict[str, Any]) -> list[str]:
        """Prefer to lodge and to serve."""
        return eager(view["legal"])

    def out_of_reach(self, view: dict[str, Any], patience: int = 1200) -> list[str]:
        """Return the legal actions that no target and no choice of the page leads to."""
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
    """Return the actions that bring a game forward."""
    for verbs in (("checkin", "dance", "claim", "place", "bring"), ("take",), ("die", "boost")):
        found = [action for action in legal if action.split()[0] in verbs]
        if found:
            return found
    return [action for action in legal if action != "pass"] or legal


def turn(round_number: int, phase: str = "") -> Stop:
    """Make a condition: a turn of this round is asked, in this phase."""
    return lambda view: (
        view["round"] >= round_number
        and view["question"]["frame"] == "Turn"
        and str(view["question"]["phase"]).endswith(phase)
    )


def click(page: Page, seed: int, times: int) -> None:
    """Click on targets and choices `times` times."""
    rng = Random(seed)
    for _ in range(times):
        page.evaluate(CLICK, rng.randrange(1 << 30))


def click_to_the_end(page: Page, seed: int, most: int = 25_000) -> int:
    """Click on targets and choices until the final scores are shown, and count the clicks."""
    rng, clicks, end = Random(seed), 0, monotonic() + SLOW / 1000
    while not page.locator(".austria .bill").count():
        if page.evaluate(CLICK, rng.randrange(1 << 30)):
            clicks, end = clicks + 1, monotonic() + SLOW / 1000
        else:
            page.wait_for_timeout(10)  # others are asked, or the answer is on its way
        assert clicks < most, "the game did not come to an end"
        assert monotonic() < end, "nothing can be clicked"
    return clicks
