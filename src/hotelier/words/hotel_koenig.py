"""Values for the messages of Hotel-König: names for event arguments, and values for choices.

Choices are worded from a seat's view (`Table.view`), so they cannot reveal more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games.hotel_koenig import GAME
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, NEIGHBOURS, PRICE, TILE_KEYS
from hotelier.kernel.game import Game
from hotelier.words.catalogue import Value, say_list
from hotelier.words.values import key_text

View = Mapping[str, Any]

EVENT_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "start_tile": ("tile",),
    "starts": ("tile",),
    "turn": (),
    "drew": ("tile",),
    "discarded": ("tile",),
    "laid": ("tile",),
    "no_tile": (),
    "founded": ("chain", "tile", "size"),
    "founder_share": ("chain",),
    "founder_share_none": ("chain", "amount"),
    "founder_share_owed": ("chain", "amount"),
    "founder_share_cash": ("chain", "amount"),
    "grew": ("chain", "tile", "size"),
    "merger": ("tile", "survivor", "others"),
    "bank_drew": ("chain", "tile", "number"),
    "bonus": ("chain", "place", "shares", "amount"),
    "no_bonus": ("chain",),
    "traded": ("given", "chain", "gained", "survivor"),
    "sold": ("shares", "chain", "amount"),
    "kept": ("shares", "chain"),
    "joined": ("chain", "size"),
    "bank_laid": ("tile",),
    "bank_tile_unplayable": ("tile",),
    "bought": ("chain", "price"),
    "announced": ("reason",),
    "final_scoring": ("reason",),
    "final_sale": ("shares", "chain", "amount"),
}


def chain_name(chain: str, lang: str) -> str:
    """Return the name of a chain."""
    return key_text(GAME, chain, "Chain", lang)


def question_args(game: Game, view: View, lang: str) -> dict[str, Value]:
    """Return the values of a question: the fields of its frame, and the seat's own figures."""
    question: dict[str, Any] = view["question"]
    args: dict[str, Value] = {name: value for name, value in question.items() if name != "others"}
    me = view["players"][question["seat"]]
    args["money"] = me["money"] or 0
    chain = question.get("chain")
    if chain is not None:
        args["shares"] = me["shares"].get(chain, 0)
        args["price"] = view["chains"][chain]["price"]
    for name in ("chain", "survivor"):
        if name in question:
            args[name] = chain_name(question[name], lang)
    return args


def action_args(game: Game, words: list[str], view: View | None, lang: str) -> dict[str, Value]:
    """Return the values of a choice. Without a view, only what its notation says."""
    verb, rest = words[0], words[1:]
    if verb in ("lay", "draw"):
        return lay_args(rest[0], view, lang)
    if verb in ("buy", "found", "survivor", "dissolve"):
        return {"chain": chain_name(rest[0], lang), "price": share_price(verb, rest[0], view)}
    question: Mapping[str, Any] = (view and view["question"]) or {}
    if verb == "trade":
        names = {
            name: chain_name(question[name], lang) if name in question else "none"
            for name in ("chain", "survivor")
        }
        return {"gained": int(rest[0]), "given": 2 * int(rest[0]), **names}
    if verb == "sell":
        return sell_args(int(rest[0]), view)
    return {"left": question.get("left", 1)}


def share_price(verb: str, chain: str, view: View | None) -> int:
    """Return the price of a share, or its future value in a chain about to be founded. 0
    elsewhere."""
    if view is None:
        return 0
    if verb == "found":
        tile = view["question"]["tile"]
        return PRICE[CHAIN_KEYS.index(chain)][1 + len(lone_tiles_at(view, tile))]
    price: int = view["chains"][chain]["price"]
    return price


def sell_args(shares: int, view: View | None) -> dict[str, Value]:
    """Return what a sale of shares of the dissolved chain brings and leaves."""
    if view is None:
        return {"shares": shares, "amount": 0, "kept": 0}
    question = view["question"]
    held = view["players"][question["seat"]]["shares"].get(question["chain"], 0)
    price = view["chains"][question["chain"]]["price"]
    return {"shares": shares, "amount": shares * price, "kept": held - shares}


def lay_args(tile: str, view: View | None, lang: str) -> dict[str, Value]:
    """Return the effect of a hand tile, as the view names it (HK-4.5)."""
    args: dict[str, Value] = {"tile": tile, "effect": "unknown", "size": 0, "chains": "none",
                              "survivor": "none", "others": "none"}  # fmt: skip
    hand = {} if view is None else {held["tile"]: held["effect"] for held in view["hand"]}
    if view is None or tile not in hand:
        return args
    sizes = {chain: view["chains"][chain]["size"] for chain in chains_at(view, tile)}
    chains = sorted(sizes, key=lambda chain: -sizes[chain])
    names = [chain_name(chain, lang) for chain in chains]
    effect = hand[tile]
    if effect == "merge" and sizes[chains[0]] > sizes[chains[1]]:
        effect = "take-over"
    args["effect"] = effect
    args["size"] = 1 + len(lone_tiles_at(view, tile)) + sum(sizes.values())
    if names:
        args["chains"] = say_list(names, lang)
        args["survivor"] = names[0]
        args["others"] = say_list(names[1:], lang)
    return args


def chains_at(view: View, tile: str) -> list[str]:
    """Return the chains that a square touches, in the order of the list."""
    board = view["board"]
    touched = {board.get(TILE_KEYS[square]) for square in NEIGHBOURS[TILE_KEYS.index(tile)]}
    return [chain for chain in CHAIN_KEYS if chain in touched]


def lone_tiles_at(view: View, tile: str) -> list[str]:
    """Return the lone tiles connected with a square, directly or through others (HK-5.2)."""
    board = view["board"]
    joined = [tile]
    for key in joined:
        for square in NEIGHBOURS[TILE_KEYS.index(key)]:
            other = TILE_KEYS[square]
            if other in board and board[other] is None and other not in joined:
                joined.append(other)
    return joined[1:]
