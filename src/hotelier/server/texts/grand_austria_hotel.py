"""Grand Austria Hotel: figures that the page shows beside the pieces."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from hotelier.games.grand_austria_hotel.scoring import card_vp
from hotelier.table.table import Table
from hotelier.words.grand_austria_hotel.scene import scene


def more_texts(table: Table, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """Additional texts for Grand Austria Hotel: yields, prices, forecasts."""
    return {"scene": {**scene(table.game, view, lang), "final": final_cards(table.state, view)}}


def final_cards(state: Any, view: dict[str, Any]) -> list[dict[str, int]]:
    """GAH-19.1 The points that the END cards of each seat, played or visible in hand, would give
    now."""
    if any(player["hotel"] is None for player in view["players"]):
        return []
    shown = [list(player["staff"]) for player in view["players"]]
    if view["seat"] is not None:
        shown[view["seat"]] += view["hand"]
    return [
        {key: card_vp(state, seat, card) for key in keys
         if state.options.at_end[card := STAFF_KEYS.index(key)]}
        for seat, keys in enumerate(shown)
    ]  # fmt: skip
