"""Grand Austria Hotel: the figures that a page writes beside the pieces."""

from __future__ import annotations

from typing import Any

from hotelier.kernel.game import Game
from hotelier.words.grand_austria_hotel.scene import scene


def more_texts(game: Game, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """What a page of Grand Austria Hotel reads besides: yields, prices, forecasts."""
    return {"scene": scene(game, view, lang)}
