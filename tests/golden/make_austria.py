"""Search for golden games of Grand Austria Hotel: `python -m tests.golden.make_austria`.

Each search has seats, options, a preference for actions, and for the rarest games a position to
begin with. It tries seeds 0, 1, 2, ... and keeps the first game that has everything in `WANTED` of
test_golden_austria.py. A record holds its draws, so it replays without this file. Run it again
only when the rules version rises.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    POLITICS_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from tests.golden.search import write
from tests.golden.test_golden_austria import FOLDER, WANTED

Taste = Callable[[Any, Any], float]
"""Weight of an action in a state: its relative frequency."""

LIKED: dict[str, float] = {
    "checkin": 1000, "claim": 1000, "place": 300, "bring": 200, "take": 100, "prepare": 50,
    "serve": 40, "use": 40, "occupy": 30, "play": 4, "end": 1, "stop": 0.3, "store": 0.1,
    "pass": 0.0001, "decline": 0.2, "fulfil": 1000, "redeem": 40, "token": 1,
    "dance": 1000, "to": 1,
}  # fmt: skip
"""Weights of actions that bring a game forward."""


def eager(state: Any, action: Any) -> float:
    """Fill cafés and rooms, take all that a die gives."""
    if action.verb == "mix":
        return float(10 ** sum(action.goods))
    if action.verb == "split":
        return float(5 ** (action.steps + action.krones))
    if action.verb in ("die", "boost"):
        return (10, 10, 4, 2, 2, 1)[action.space]
    return LIKED.get(action.verb, 1)


def employing(state: Any, action: Any) -> float:
    """Play every staff card that can be paid, but none that is only looked at."""
    if action.verb in ("die", "boost") and action.space == 4:
        return 50
    if action.verb in ("play", "ignore", "split"):
        return 0.01 if state.looked else 20
    return eager(state, action)


def hesitant(state: Any, action: Any) -> float:
    """Pass most of the time."""
    return 6.0 if action.verb == "pass" else min(1.0, eager(state, action))


def courtly(state: Any, action: Any) -> float:
    """Odd seats climb the emperor track, even seats stay down."""
    climbs = ht.to_move(state) % 2 == 1
    if action.verb == "split":
        return float(8**action.steps) if climbs else float(8 ** (action.krones - action.steps))
    if action.verb in ("die", "as") and action.space == 3:
        return 300 if climbs else 0.01
    return eager(state, action)


def with_tiles(number: int) -> Taste:
    """Play courtly at a table whose tiles all have one number."""

    def taste(state: Any, action: Any) -> float:
        if action.verb == "tile":
            return 1.0 if TILE_KEYS[action.tile][1] == str(number) else 0.0
        return courtly(state, action)

    return taste


def counting(state: Any, action: Any) -> float:
    """Play eagerly at a table with the politics card that counts guests."""
    if action.verb == "politics":
        return 1.0 if POLITICS_KEYS[action.card] == "big_orders_5" else 0.001
    return eager(state, action)


def bidding(state: Any, action: Any) -> float:
    """Play eagerly with low bids, and move dice now and then."""
    if action.verb in ("open", "bid"):
        return float(0.2**action.krones)
    if action.verb == "shift":
        return 1
    return eager(state, action)


def starstruck(state: Any, action: Any) -> float:
    """Play eagerly for coloured dice. Some celebrities still stay in the lounge."""
    if action.verb in ("coloured", "boosted"):
        return (30, 15, 0.01)[action.colour]
    if action.verb == "shiftcoloured":
        return 20
    return 1000.0 if action.verb == "consult" else bidding(state, action)


@dataclass(frozen=True)
class Search:
    """Parameters of the search for one game."""

    seats: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    taste: Taste = eager
    position: Mapping[str, Any] | None = None
    """Position in which the game begins, if not at its setup."""


def late_position(*pool: str) -> dict[str, Any]:
    """Build round 6 of a long game: two guests in the deck, and these cards in the staff deck."""
    queue = ["dame", "apothecary", "composer", "mr_horsa", "capt_goldhaken"]
    deck = ["tezcatlipoca", "durgoing"]
    players: list[dict[str, Any]] = [
        {"cafe": {"photographer": {"wine": 3}, "cramersopholus": {"strudel": 1, "cake": 2}},
         "vacant": ["1A", "1B", "1C", "1D", "2A", "2B", "2C"], "krones": 12, "emperor": 4,
         "hand": ["chef", "porter"], "staff": ["groom", "waitress", "operator"]},
        {"cafe": {"sovereign": {"coffee": 2}, "musician": {"wine": 1}},
         "vacant": ["1A", "1B", "1C", "1D", "1E", "2E"], "krones": 9, "emperor": 2,
         "hand": ["page_boy", "butler"], "staff": ["custodian", "secretary"]},
    ]  # fmt: skip
    here = {*queue, *deck, *(guest for row in players for guest in row["cafe"])}
    held = {card for row in players for card in (*row["hand"], *row["staff"])}
    left = [key for key in STAFF_KEYS[:48] if key not in held]
    return {
        "seats": 2, "round": 6, "players": players, "queue": queue, "guest_deck": deck,
        "discard": [key for key in GUEST_KEYS[:56] if key not in here],
        "pool": [key for key in left if key in pool or not pool],
        "removed": [key for key in left if key not in pool and pool],
    }  # fmt: skip


CHOSEN = {"gah.setup_tiles": "chosen"}
SEARCHES = {
    "several-re-rolls": Search(3, {}, hesitant),
    "last-die-taken": Search(2, {}, hesitant),
    "last-die-in-the-dustbin": Search(4, {}, hesitant),
    "empty-guest-deck": Search(2, {}, eager, late_position()),
    "empty-staff-deck": Search(2, {}, eager, late_position("detective", "gardener", "liftboy")),
    "tiles-1": Search(4, CHOSEN, with_tiles(1)),
    "tiles-2": Search(4, {**CHOSEN, "edition": "classic"}, with_tiles(2)),
    "tiles-3": Search(3, CHOSEN, with_tiles(3)),
    "tiles-4": Search(4, {**CHOSEN, "edition": "classic"}, with_tiles(4)),
    "tie-broken": Search(2),
    "shared-victory": Search(2, {"gah.tiebreak_goods": "kitchen_and_orders"}),
    "draft": Search(4, {"gah.staff_deal": "draft"}),
    "day-boards": Search(3, {"gah.boards": "day"}),
    "classic": Search(3, {"edition": "classic"}),
    "classic-draft-day": Search(
        2, {"edition": "classic", "gah.staff_deal": "draft", "gah.boards": "day"}
    ),
    "introductory": Search(4, {"gah.staff_deal": "intro"}),
    "all-questions": Search(4, {"questions": "all"}),
    "ignored-penalty": Search(4, {"gah.kitchen_hand_cost": 3}, employing),
    "filled-order": Search(3, {}, employing),
    "promotional": Search(3, {"gah.promos": "on"}),
    "start-player": Search(4, {"aw.modules": 4}),
    "tiles-6": Search(4, {**CHOSEN, "aw.modules": 5}, with_tiles(6)),
    "more-cards": Search(3, {"aw.modules": 5}, employing),
    "counted-guests": Search(2, {**CHOSEN, "aw.modules": 45}, counting),
    "full-columns": Search(3, {"aw.modules": 3}, bidding),
    "own-politics": Search(4, {"aw.modules": 345}, bidding),
    "celebrities": Search(3, {"aw.modules": 2}, starstruck),
    "coloured-dice-alone": Search(2, {"aw.modules": 25, "aw.extra_cards": "on"}, hesitant),
    "moved-coloured-dice": Search(
        4, {"aw.modules": 234, "questions": "all", "aw.exchange_same_kind": "allowed"}, starstruck
    ),
    "tiles-5": Search(4, {**CHOSEN, "aw.modules": 1}, with_tiles(5)),
    "ballrooms": Search(3, {"aw.modules": 1}),
    "all-modules": Search(4, {"aw.modules": 12345}, bidding),
    "moved-dice": Search(4, {"aw.modules": 34, "edition": "classic"}, bidding),
}


def one_game(search: Search, seed: int) -> ht.Table:
    """Play one game to its end."""
    rng = Random(seed)
    if search.position is None:
        table = ht.Table(GAME, search.seats, seed, search.options)
    else:
        table = ht.Table.from_position(GAME, search.position, seed)
    while table.to_move is not None:
        actions = table.legal()
        weights = [search.taste(table.state, action) for action in actions]
        table.play(rng.choices(actions, weights)[0])
    return table


if __name__ == "__main__":
    write(sys.argv[1:], SEARCHES, one_game, WANTED, FOLDER)
