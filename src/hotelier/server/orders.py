"""Standing orders: answers that the server gives for a seat, set by its player.

One of them, `confirm`, instead asks for a confirmation.

Orders are private to the seat, hold until they are replaced, and choose among legal answers only.
`follow` applies them before a move is published.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from hotelier.games.hotel_koenig.actions import Sell, Trade
from hotelier.games.hotel_koenig.mergers import JoinChains
from hotelier.games.hotel_koenig.shares import SellShares, TradeShares
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, CHAIN_KEYS, SHARES_PER_CHAIN
from hotelier.kernel.frames import legal
from hotelier.server.errors import Refused
from hotelier.table.table import Table

MOST_RULES: Final = 60
MOST_SKIPS: Final = 10
Shares = Annotated[int, msgspec.Meta(ge=0, le=SHARES_PER_CHAIN)]
Key = Annotated[str, msgspec.Meta(max_length=40)]


class MergerRule(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """HK-8.1 Instructions for the shares of a dissolved chain: keep, then exchange, then sell."""

    chain: Key | None = None
    """The dissolved chain; null: any."""
    into: Key | None = None
    """The surviving chain; null: any."""
    keep: Shares | Literal["all"] = 0
    exchange: Shares | Literal["all"] = 0
    """Shares to exchange, two for one."""
    sell: Shares | Literal["all"] = 0


class Orders(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """The standing orders of a seat; none by default."""

    forced: bool = False
    """Play the only legal action."""
    skip: Annotated[list[Key], msgspec.Meta(max_length=MOST_SKIPS)] = []
    """Play these actions wherever they are legal, for example `pass`."""
    mergers: Annotated[list[MergerRule], msgspec.Meta(max_length=MOST_RULES)] = []
    """Hotel-König: the first matching rule applies."""
    confirm: bool = False
    """Refuse a move that ends the turn unless it is confirmed."""


NO_ORDERS: Final = Orders()
SKIPS: Final = {
    "hotel-koenig": ("pass", "continue", "stop"),
    "grand-austria-hotel": ("pass", "withdraw", "accept"),
}
"""By game: actions that decline something and have no values."""
HAS_MERGERS: Final = ("hotel-koenig",)


def checked(orders: Orders, game: str) -> Orders:
    """Check orders for this game."""
    for text in orders.skip:
        if text not in SKIPS[game]:
            raise Refused("unknown-order", value=text, choices=list(SKIPS[game]))
    if orders.mergers and game not in HAS_MERGERS:
        raise Refused("no-mergers")
    for rule in orders.mergers:
        for chain in (rule.chain, rule.into):
            if chain is not None and chain not in CHAIN_KEYS:
                raise Refused("unknown-order", value=chain, choices=CHAIN_KEYS)
    return orders


def follow(game: Table, orders: Sequence[Orders]) -> None:
    """Answer for the seat to move while its orders cover the question."""
    while game.to_move is not None:
        action = ordered(game.state, orders[game.to_move])
        if action is None:
            return
        game.play(action)


def ordered(state: Any, orders: Orders) -> Any | None:
    """The ordered answer to the present question; None if the orders do not cover it."""
    if orders == NO_ORDERS:
        return None
    actions = legal(state)
    if orders.forced and len(actions) == 1:
        return actions[0]
    skipped = next((action for action in actions if str(action) in orders.skip), None)
    return skipped if skipped is not None else by_merger_rule(state, orders.mergers, actions)


def by_merger_rule(state: Any, rules: Sequence[MergerRule], actions: list[Any]) -> Any | None:
    """HK-8.1 The answer to a question about shares, as far as the bank has enough."""
    top = state.stack[-1]
    if not isinstance(top, TradeShares | SellShares):
        return None
    survivor = next(f.survivor for f in reversed(state.stack) if isinstance(f, JoinChains))
    rule = rule_for(rules, CHAIN_KEYS[top.chain], CHAIN_KEYS[survivor])
    if rule is None:
        return None
    held = state.shares[top.seat * CHAIN_COUNT + top.chain]
    to_give = held - at_most(held, rule.keep)
    if isinstance(top, SellShares):
        return actions[actions.index(Sell(at_most(to_give, rule.sell)))]
    gained = min(at_most(to_give, rule.exchange) // 2, len(actions) - 1)
    return actions[actions.index(Trade(gained))]


def rule_for(rules: Sequence[MergerRule], chain: str, into: str) -> MergerRule | None:
    """The first rule that matches a merger.

    >>> rule_for([MergerRule(chain="Luxor"), MergerRule(sell="all")], "Airport", "Luxor").sell
    'all'
    """
    return next(
        (rule for rule in rules if rule.chain in (None, chain) and rule.into in (None, into)), None
    )


def at_most(held: int, wish: int | Literal["all"]) -> int:
    """The wished number, limited to the shares held."""
    return held if wish == "all" else min(held, wish)
