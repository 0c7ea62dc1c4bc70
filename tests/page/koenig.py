"""Tables of Hotel-König for tests of the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.page.tables import SeatedTable, Stop, asks


class KoenigTable(SeatedTable):
    """A table of Hotel-König."""

    GAME = "hotel-koenig"
    SEED = "tiles for the page"
    DRAWN = "[role=grid], .bill"

    def __init__(self, page: Page, others: int = 2, bot: str = "greedy", **wishes: Any) -> None:
        super().__init__(page, others, bot, **wishes)

    @staticmethod
    def eager(view: dict[str, Any]) -> list[str]:
        """To found and to buy."""
        found = [f"lay {held['tile']}" for held in view["hand"] if held["effect"] == "found"]
        wished = [do for do in view["legal"] if do in found or do.startswith("buy")]
        return wished or view["legal"]


def grown(chains: int, *frames: str) -> Stop:
    """Whether one of these is asked with so many chains on the board."""
    on_board = asks(*frames)
    return lambda view: (
        on_board(view) and sum(c["size"] > 0 for c in view["chains"].values()) >= chains
    )
