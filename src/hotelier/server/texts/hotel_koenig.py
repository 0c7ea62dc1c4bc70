"""Hotel-König: what the own tiles would do, in words and as data."""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.game import Game
from hotelier.words import label, say
from hotelier.words.hotel_koenig import chain_name, chains_at, lay_args, lone_tiles_at
from hotelier.words.phrases import bare

RULES: Final = {"lone": "HK-4.5", "found": "HK-5.1", "grow": "HK-6.1",
                "eighth-chain": "HK-5.4"}  # fmt: skip
MERGERS: Final = "HK-7.1"


def more_texts(game: Game, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """What a page of Hotel-König reads besides."""
    tiles = [tile_text(game, held["tile"], view, lang) for held in view["hand"]]
    return {"tiles": tiles, "chains": {key: bare(chain_name(key, lang)) for key in view["chains"]}}


def tile_text(game: Game, tile: str, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """What a tile of the hand would do now: its effect, whom it touches, in words."""
    args = lay_args(tile, view, lang)
    sizes = view["chains"]
    return {
        "tile": tile,
        "effect": args["effect"],
        "chains": sorted(chains_at(view, tile), key=lambda chain: -sizes[chain]["size"]),
        "size": args["size"],
        "lone": lone_tiles_at(view, tile),
        "label": label(game, f"lay {tile}", view, lang),
        "text": bare(say("hotel-koenig-tile", lang, **args)),
        "rule": RULES.get(str(args["effect"]), MERGERS),
    }
