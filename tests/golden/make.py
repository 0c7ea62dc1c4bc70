"""Search for golden games and save them: `python -m tests.golden.make [NAME ...]`.

Each search has a goal (`WANTED` in test_golden.py) and a way to it: seats, options, a preference
for actions, and for the rarest ends the tiles that chance prefers. It tries seeds 0, 1, 2, ... and
keeps the first game that has everything. A record holds its draws, so it replays without this
file. Run it again only when the rules version rises.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import hotelier as ht
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, EMPTY, NEIGHBOURS, TILE_COUNT, TILE_KEYS
from hotelier.games.hotel_koenig.tiles import EFFECTS, effect_of
from tests.golden.search import write
from tests.golden.test_golden import FOLDER, WANTED
from tests.hotel_koenig.positions import SEVEN_SAFE

Taste = Callable[[Any, Any], float]
"""Score of an action for the player of a state. The best one is played, ties at random."""
GAME = ht.GAMES["hotel-koenig"]


@dataclass(frozen=True)
class Search:
    """Parameters of the search for one game."""

    seats: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    taste: Taste = lambda state, action: 0
    draws: Callable[[Random], list[str]] | None = None
    """Order in which tiles are drawn. Without it a seed decides."""


def kind(action: Any) -> str:
    """Return the verb of an action."""
    return str(action).split()[0]


def effect(state: Any, action: Any) -> str:
    """Return the effect that a tile would have."""
    return EFFECTS[effect_of(state, action.tile)] if kind(action) == "lay" else ""


def patient(state: Any, action: Any) -> float:
    """Never announce the end."""
    return -1 if kind(action) == "announce" else 0


def decisive(state: Any, action: Any) -> float:
    """Announce the end at once, and buy where possible."""
    return 1 if kind(action) in ("announce", "buy") else 0


def one_empire(state: Any, action: Any) -> float:
    """Merge early and feed the largest chain, so that no tile ever lies between two safe chains."""
    if kind(action) == "announce":
        return -1
    if kind(action) != "lay":
        return 0
    liking = {"merge": 3, "grow": 1, "lone": 0, "found": -1}[effect(state, action)]
    largest = state.size.index(max(state.size))
    touches = any(state.board[other] == largest for other in NEIGHBOURS[action.tile])
    return liking + (1 if touches else 0)


def hoarder(state: Any, action: Any) -> float:
    """Buy up the fullest portfolio, keep everything, and found what the bank no longer has."""
    words = str(action).split()
    if words[0] == "buy":
        return 30 - float(state.stock[CHAIN_KEYS.index(words[1])])
    if words[0] == "found":
        return -float(state.stock[CHAIN_KEYS.index(words[1])])
    if words[0] in ("sell", "trade"):
        return -float(words[1])
    return {"merge": 2.0, "found": 1.0}.get(effect(state, action), -float(words[0] == "announce"))


LETTERS = {key[0]: chain for chain, key in enumerate(CHAIN_KEYS)}
PLAN = {
    tile: LETTERS[SEVEN_SAFE["ABCDEFGHI".index(key[-1])][int(key[:-1]) - 1]]
    for tile, key in enumerate(TILE_KEYS)
    if SEVEN_SAFE["ABCDEFGHI".index(key[-1])][int(key[:-1]) - 1] in LETTERS
}
"""Target board with seven safe chains: the chain of each square."""


def planner(state: Any, action: Any) -> float:
    """Build the planned board: each chain in its place, joined to what is there already."""
    words = str(action).split()
    if words[0] == "announce":
        return 1
    if words[0] == "lay":
        if action.tile not in PLAN:
            return -2
        planned = [
            other for other in NEIGHBOURS[action.tile] if PLAN.get(other) == PLAN[action.tile]
        ]
        return 1 if any(state.board[other] != EMPTY for other in planned) else 0
    if words[0] == "found":
        return 1 if action.chain == PLAN[state.stack[-1].tile] else 0
    return 0


def planned_draws(rng: Random) -> list[str]:
    """List the tiles of the plan, the chains in turn, each growing from one tile, then the rest."""
    queues: dict[int, list[int]] = {}
    for chain in range(len(CHAIN_KEYS)):
        queue = [rng.choice([tile for tile in PLAN if PLAN[tile] == chain])]
        for tile in queue:
            around = [other for other in NEIGHBOURS[tile] if PLAN.get(other) == chain]
            queue += [other for other in around if other not in queue]
        queues[chain] = queue
    rounds = max(map(len, queues.values()))
    order = [
        queue[turn] for turn in range(rounds) for queue in queues.values() if turn < len(queue)
    ]
    rest = [tile for tile in range(TILE_COUNT) if tile not in PLAN]
    rng.shuffle(rest)
    return [f"draw {TILE_KEYS[tile]}" for tile in [*order, *rest]]


SEARCHES = {
    "all-safe": Search(3, {}, planner, planned_draws),
    "all-safe-online": Search(4, {"preset": "online"}, decisive),
    "41-tiles": Search(3, {}, decisive),
    "compulsory": Search(4, {"hk.end_declaration": "compulsory"}, decisive),
    "no-tiles-left": Search(3, {"hk.dead_tiles": "replace_at_draw"}, one_empire),
    "no-tile-in-a-round": Search(5, {}, patient),
    "bank-merger": Search(2, {}, decisive),
    "triple-merger": Search(4, {}, decisive),
    "shared-victory": Search(3, {}, decisive),
    "empty-stock": Search(6, {}, hoarder),
}


def one_game(search: Search, seed: int) -> ht.Table:
    """Play one game to its end."""
    rng = Random(seed)
    if search.draws is None:
        table = ht.Table(GAME, search.seats, seed, search.options)
    else:
        table = ht.Table(GAME, search.seats, options=search.options, chance=search.draws(rng))
    while table.to_move is not None:
        actions = table.legal()
        likings = [search.taste(table.state, action) for action in actions]
        best = [a for a, liking in zip(actions, likings, strict=True) if liking == max(likings)]
        table.play(rng.choice(best))
    return table


if __name__ == "__main__":
    write(sys.argv[1:], SEARCHES, one_game, WANTED, FOLDER)
