"""The package and the reference side by side: same questions, same answers, same table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import hotelier as ht
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, EMPTY, TILE_KEYS
from hotelier.games.hotel_koenig.tables import LONE as LONE_OWNER
from hotelier.kernel.frames import settle
from hotelier.table import positions
from tests.hotel_koenig.reference.board import CHAINS, LONE
from tests.hotel_koenig.reference.game import Reference
from tests.hotel_koenig.reference.world import World

GAME = ht.GAMES["hotel-koenig"]
OWNERS = {**dict(enumerate(CHAIN_KEYS)), LONE_OWNER: LONE}


def state_at(start: Mapping[str, Any]) -> Any:
    """The package's state at a position, on its first question, chance not answered."""
    options = GAME.choose_options(start.get("options", {}))
    if "board" not in start:
        return GAME.setup(start["seats"], options)
    state, _ = positions.state_at(GAME, start)
    settle(state)
    return state


@cache
def text_of(action: Any) -> str:
    """The notation of an action."""
    return str(action)


def answers_of(state: Any) -> dict[str, Any]:
    """Every answer to the question on top, by its text."""
    if ht.to_move(state) == ht.CHANCE:
        outcomes = ht.outcomes(state)
        assert outcomes is not None
        assert all(odds == outcomes[0][1] for _, odds in outcomes), "every tile is as likely"
        return {text_of(action): action for action, _ in outcomes}
    return {text_of(action): action for action in ht.legal(state)}


def engine_facts(state: Any) -> dict[str, Any]:
    """Return the public position by the package."""
    owners = enumerate(state.board)
    return {
        "board": {TILE_KEYS[tile]: OWNERS[owner] for tile, owner in owners if owner != EMPTY},
        "hands": [{TILE_KEYS[tile] for tile in hand} for hand in state.hands],
        "pile": {TILE_KEYS[tile] for tile in state.pile},
        "removed": {TILE_KEYS[tile] for tile in state.removed},
        "bank tiles": [TILE_KEYS[tile] for tile in state.bank_tiles],
        "money": list(state.money),
        "stock": list(state.stock),
        "shares": list(state.shares),
        "owed": [list(founders) for founders in state.owed],
    }


def reference_facts(world: World) -> dict[str, Any]:
    """Return the public position by the reference."""
    return {
        "board": world.board,
        "hands": world.hands,
        "pile": world.pile,
        "removed": world.removed,
        "bank tiles": world.bank_tiles,
        "money": world.money,
        "stock": [world.stock(chain) for chain in CHAINS],
        "shares": [world.shares[seat][chain] for seat in range(world.seats) for chain in CHAINS],
        "owed": [world.owed[chain] for chain in CHAINS],
    }


class Disagreement(AssertionError):
    """Package and reference differ; the message contains the actions that show it."""


class SideBySide:
    """One game played by both."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.state = state_at(start)
        self.reference = Reference(start)
        self.answers: dict[str, Any] = {}
        self.compare()

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.reference.question is None

    def play(self, text: str) -> None:
        """Give the answer in both implementations, and compare them."""
        ht.play(self.state, self.answers[text])
        self.reference.play(text)
        self.compare()

    def compare(self) -> None:
        """Question, answers, table; at the end scores and reason."""
        mine, theirs = reference_facts(self.reference.world), engine_facts(self.state)
        for name, value in mine.items():
            self.same(name, value, theirs[name])
        question = self.reference.question
        asked = ht.to_move(self.state)
        if question is None:
            self.same("asked", ht.OVER, asked)
            self.compare_outcome()
            return
        self.same("asked", ht.CHANCE if question.asked is None else question.asked, asked)
        self.answers = answers_of(self.state)
        self.same("answers", question.answers, self.answers.keys())

    def compare_outcome(self) -> None:
        """HK-10.4, HK-R.13"""
        outcome = GAME.outcome(self.state)
        scores = self.reference.world.money
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        self.same("scores", scores, list(outcome.scores))
        self.same("winners", best, list(outcome.winners))
        if outcome.reason not in self.reference.world.reasons:
            self.same("reason", self.reference.world.reasons, outcome.reason)

    def same(self, what: str, mine: Any, theirs: Any) -> None:
        """Raise unless both agree."""
        if mine != theirs:
            raise Disagreement(
                f"{what}\n  reference {mine}\n  package   {theirs}"
                f"\n  start  {self.reference.start}\n  played {self.reference.played}"
            )
