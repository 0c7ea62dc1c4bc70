"""Random games under every seat count and every pair of option values, for any game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.kernel.notation import fields_of, item_kind
from tests.cases import for_each
from tests.covering import pairs

LONGEST = 20_000
"""Maximum number of steps of a game, chance included."""


@dataclass(frozen=True)
class Variant:
    """A game with a seat count and options; `number` makes its random games differ from others."""

    game: ht.Game
    seats: int
    options: tuple[tuple[str, str | int], ...]
    number: int

    def rng(self, salt: object = "") -> Random:
        """Return a generator for one purpose, equal in every run."""
        return Random(f"{self.game.name}/{self.number}/{salt}")

    def setup(self) -> Any:
        """Return the bare state at the start."""
        return self.game.setup(self.seats, self.game.choose_options(dict(self.options)))

    def table(self, seed: object) -> ht.Table:
        """Return a table at the start."""
        return ht.Table(self.game, self.seats, f"{self.number}/{seed}", dict(self.options))

    def __str__(self) -> str:
        shown = [f"{name.split('.')[-1]}={value}" for name, value in self.options]
        return "-".join([self.game.name, str(self.seats), *shown])[:80]


def variants(game: ht.Game) -> list[Variant]:
    """List every preset with every seat count, and rows with every pair of option values."""
    presets = [{name: value} for name, table in game.presets.items() for value in table]
    chosen = [(seats, preset) for seats, preset in product(game.seats, presets or [{}])]
    free = {
        option.name: option.choices for option in game.options if option.name not in game.presets
    }
    if free:
        rows = pairs({"seats": tuple(game.seats), **free})
        chosen += [(int(row.pop("seats")), row) for row in rows]
    return [
        Variant(game, seats, tuple(options.items()), number)
        for number, (seats, options) in enumerate(chosen)
    ]


EVERY_VARIANT = [variant for game in ht.GAMES.values() for variant in variants(game)]


def group_of(variant: Variant) -> str:
    """Group the presets of a game, and the other variants by their seat count."""
    presets = {name for name, _ in variant.options} <= {*variant.game.presets}
    return f"{variant.game.name}-{'presets' if presets else variant.seats}"


GROUPS = list(dict.fromkeys(map(group_of, EVERY_VARIANT)))
every_variant = for_each(
    EVERY_VARIANT,
    group=group_of,
    slow=[group for group in GROUPS if not group.endswith("-presets")],
)
"""Makes tests of a check that takes a variant, one for each group; `--quick` runs the presets."""
every_game = pytest.mark.parametrize("game", ht.GAMES.values(), ids=list(ht.GAMES))


LIKED: dict[str, dict[str, float]] = {
    "grand-austria-hotel": {
        "checkin": 20, "claim": 20, "place": 6, "bring": 4, "serve": 3, "take": 2, "prepare": 2,
        "use": 4, "occupy": 3, "play": 2, "pass": 0.2, "end": 0.3, "stop": 0.3, "store": 0.3,
        "fulfil": 20, "redeem": 4, "bid": 0.3,
    },
}  # fmt: skip
"""Weights by game and verb, where uniform random play would not get anywhere."""


class Player:
    """Picks legal actions at random, with weights by kind of action that last a game.

    Uniform play misses some cases: one game has to buy everything, another never announces.
    """

    def __init__(self, game: ht.Game, rng: Random) -> None:
        self.rng = rng
        liked = LIKED.get(game.name, {})
        self.taste = {
            kind: rng.choice((0.02, 1, 1, 1, 8)) * liked.get(kind.verb, 1) for kind in game.actions
        }

    def choose(self, actions: list[Any]) -> Any:
        weights = [self.taste[type(action)] for action in actions]
        return self.rng.choices(actions, weights)[0]

    def step(self, state: Any) -> Any:
        """Choose the next action of a bare state, chance included."""
        if ht.to_move(state) == ht.CHANCE:
            return ht.sample(state, self.rng)
        return self.choose(ht.legal(state))


def walk(variant: Variant, seed: object) -> Iterator[Any]:
    """Yield the bare state before every step of a random game, and at its end. Do not change it."""
    state = variant.setup()
    player = Player(variant.game, variant.rng(seed))
    for _ in range(LONGEST):
        yield state
        if ht.to_move(state) == ht.OVER:
            return
        ht.play(state, player.step(state))
    raise AssertionError(f"{variant} {seed}: still running after {LONGEST} steps")


def tables(variant: Variant, seed: object) -> Iterator[ht.Table]:
    """Yield the table before every decision of a random game, and at its end. Do not change it."""
    table = variant.table(seed)
    player = Player(variant.game, variant.rng(seed))
    while table.to_move is not None:
        yield table
        table.play(player.choose(table.legal()))
    yield table


def finished(variant: Variant, seed: object) -> ht.Table:
    """Play a whole random game."""
    *_, table = tables(variant, seed)
    return table


def some_actions(game: ht.Game, rng: Random) -> list[Any]:
    """Make an action of every kind the game knows, with any values that can be written."""

    def value(kind: str) -> Any:
        inner = item_kind(kind)
        if inner:
            return tuple(value(inner) for _ in range(rng.randrange(4)))
        keys = game.codec.alphabet.get(kind)
        return rng.randrange(30 if keys is None else len(keys))

    return [cls(*map(value, fields_of(cls).values())) for cls in game.actions]
