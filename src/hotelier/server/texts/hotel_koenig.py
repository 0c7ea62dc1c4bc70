"""Hotel-König: the effects of tiles, purchases, mergers and names, for a page without rules.

All of it follows from the view of a seat. Where holdings are hidden (HK-12.9), standings are left
out.
"""

from __future__ import annotations

from typing import Any, Final

from hotelier.games.hotel_koenig.bonuses import split_bonuses
from hotelier.games.hotel_koenig.options import Options, read_options
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, PRICE, SAFE_SIZE
from hotelier.kernel.game import Game
from hotelier.table.table import Table
from hotelier.words import label, say
from hotelier.words.hotel_koenig import chain_name, chains_at, lay_args, lone_tiles_at
from hotelier.words.phrases import bare

Data = dict[str, Any]

RULES: Final = {"lone": "HK-4.5", "found": "HK-5.1", "grow": "HK-6.1",
                "eighth-chain": "HK-5.4"}  # fmt: skip
MERGERS: Final = "HK-7.1"
GROWN: Final = 5
"""A size at which to compare prices when a chain is founded."""


def more_texts(table: Table, view: Data, lang: str) -> Data:
    """Additional texts for Hotel-König."""
    game = table.game
    options = read_options(view["seats"], view["options"])
    return {
        "tiles": [tile_text(game, held["tile"], view, lang) for held in view["hand"]],
        "chains": {key: bare(chain_name(key, lang)) for key in view["chains"]},
        "standings": standings(view, options),
        "merger": merger(view),
        "names": names_to_found(view, options),
        **({} if view["outcome"] is None else {"prices": price_steps()}),
    }


def price_steps() -> dict[str, list[tuple[int, int]]]:
    """HK-2.1 By chain: the sizes at which the share price changes, and that price; for replays."""
    return {
        chain: [(size, new) for size, new in enumerate(row) if size and new != row[size - 1]]
        for chain, row in zip(CHAIN_KEYS, PRICE, strict=True)
    }


def tile_text(game: Game, tile: str, view: Data, lang: str) -> Data:
    """The effect of a tile in hand: what it does, which chains it touches, in words."""
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


def price(chain: str, size: int) -> int:
    """HK-2.1 The share price of a chain of this size."""
    return PRICE[CHAIN_KEYS.index(chain)][size]


def more_shares(view: Data, chain: str) -> int:
    """The shares of a chain that the viewer could get with the present question."""
    question = view["question"]
    if question is None or question.get("seat") != view["seat"]:
        return 0
    if question["frame"] == "BuyShares":
        return int(question["left"])
    if question["frame"] == "TradeShares" and question["survivor"] == chain:
        return max(int(action.split()[1]) for action in view["legal"])
    return 0


def standings(view: Data, options: Options) -> dict[str, list[list[Data]]] | None:
    """HK-7.6 By chain on the board, and by additional shares of the viewer: the bonuses if the
    chain were scored now; None where holdings are hidden."""
    if any(player["money"] is None for player in view["players"]):
        return None
    return {
        chain: [places(view, options, chain, more) for more in range(more_shares(view, chain) + 1)]
        for chain, about in view["chains"].items()
        if about["size"]
    }


def places(view: Data, options: Options, chain: str, more: int) -> list[Data]:
    """The place and bonus of every player who would get one; with two players the bank may still
    intervene (HK-11.3)."""
    held = [player["shares"].get(chain, 0) for player in view["players"]]
    if view["seat"] is not None:
        held[view["seat"]] += more
    holders = [(shares, seat) for seat, shares in enumerate(held) if shares]
    cost = view["chains"][chain]["price"]
    parts = split_bonuses(holders, cost, options.bonus_tiers, options.bonus_rounding)
    return [{"seat": seat, "place": place, "bonus": amount} for place, seat, _, amount in parts]


def merger(view: Data) -> Data | None:
    """HK-8 The value of the viewer's shares of the dissolved chain, sold or exchanged."""
    question = view["question"]
    if question is None or question["frame"] not in ("TradeShares", "SellShares"):
        return None
    chain, survivor = question["chain"], question.get("survivor")
    dissolved = view["chains"][chain]
    found = {
        "chain": chain,
        "survivor": survivor,
        "seat": question["seat"],
        "price": dissolved["price"],
        "held": view["players"][question["seat"]]["shares"].get(chain, 0),
        "most": max((int(a.split()[1]) for a in view["legal"] if a.startswith("trade")), default=0),
    }
    if survivor is None:
        return found
    tile = next(key for key, owner in view["board"].items() if owner is None
                and survivor in chains_at(view, key))  # fmt: skip
    joined = sum(view["chains"][key]["size"] for key in chains_at(view, tile))
    size = joined + 1 + len(lone_tiles_at(view, tile))
    return {
        **found,
        "tile": tile,
        "size": size,
        "safe": size >= SAFE_SIZE,
        "before": view["chains"][survivor]["price"],
        "after": price(survivor, size),
    }


def names_to_found(view: Data, options: Options) -> dict[str, Data]:
    """HK-5 For each chain that can be founded now: prices, the largest bonus, and the holders of
    shares."""
    question = view["question"]
    if question is None or question["frame"] != "FoundChain":
        return {}
    size = 1 + len(lone_tiles_at(view, question["tile"]))
    chains = [action.split()[1] for action in view["legal"]]
    return {
        chain: {
            "size": size,
            "group": ("low", "middle", "high")[(price(chain, 2) - price(CHAIN_KEYS[0], 2)) // 100],
            "price": price(chain, size),
            "grown": price(chain, GROWN),
            "safe": price(chain, SAFE_SIZE),
            "bonus": options.bonus_tiers[0] * price(chain, size) // 2,
        }
        for chain in chains
    }
