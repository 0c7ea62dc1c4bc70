"""Random players with leanings, so that together they get into the rare corners of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.hotel_koenig.reference.board import (
    CHAINS,
    joins_safe_chains,
    touched_chains,
    would_found,
)
from tests.hotel_koenig.reference.questions import Question
from tests.hotel_koenig.reference.world import World


@dataclass(frozen=True)
class Style:
    """The preferences of one player; weights above 1 attract, weights below 1 repel."""

    merge: float
    found: float
    grow: float
    buy: float
    """Odds of buying at all, each time."""
    favourites: tuple[str, ...]
    """Chains that this player would rather found, keep and buy."""
    keep: float
    """Odds of answering a share question with none, and with the most."""
    most: float
    announce: float


def random_style(rng: Random) -> Style:
    """A player."""
    return Style(
        merge=rng.choice([0.02, 1, 10, 50]),
        found=rng.choice([0.1, 1, 10]),
        grow=rng.choice([0.2, 1, 10]),
        buy=rng.choice([0.2, 0.7, 1.0]),
        favourites=tuple(rng.sample(CHAINS, rng.choice([1, 2, 7]))),
        keep=rng.choice([0.0, 0.3, 0.95]),
        most=rng.choice([0.0, 0.5, 1.0]),
        announce=rng.choice([0.0, 0.02, 0.3, 1.0]),
    )


@dataclass(frozen=True)
class Players:
    """The players of one game, and the luck they meet."""

    rng: Random
    styles: Sequence[Style]
    luck: float
    """Weight of drawn tiles that touch several chains; 1 is even."""

    def choose(self, question: Question, world: World) -> str:
        """An answer."""
        answers = sorted(question.answers)
        if question.asked is None:
            weights = [self.draw_weight(world, answer) for answer in answers]
        else:
            style = self.styles[question.asked]
            if "announce" in answers:
                if self.rng.random() < style.announce:
                    return "announce"
                answers.remove("announce")
            numbered = answers[0].startswith(("trade", "sell"))
            if numbered and self.rng.random() < 0.8:
                return share_answer(style, self.rng, answers)
            weights = [answer_weight(style, world, answer) for answer in answers]
        return self.rng.choices(answers, weights)[0]

    def draw_weight(self, world: World, answer: str) -> float:
        """Even, or leaning to the tiles that make trouble."""
        if self.luck == 1:
            return 1
        tile = answer.removeprefix("draw ")
        chains = len(touched_chains(world.board, tile))
        return self.luck if chains >= 2 else 1


def random_players(rng: Random, seats: int) -> Players:
    """Players of different leanings, or all alike."""
    styles = [random_style(rng) for _ in range(seats)]
    if rng.random() < 0.5:
        styles = styles[:1] * seats
    return Players(rng, styles, rng.choice([1, 1, 0.05, 5, 30]))


def share_answer(style: Style, rng: Random, answers: Sequence[str]) -> str:
    """None, all or some shares."""
    by_number = sorted(answers, key=lambda answer: int(answer.split()[1]))
    if rng.random() < style.keep:
        return by_number[0]
    return by_number[-1] if rng.random() < style.most else rng.choice(by_number)


def answer_weight(style: Style, world: World, answer: str) -> float:
    """Return the weight of an answer for this player."""
    verb, _, what = answer.partition(" ")
    if verb == "lay":
        return lay_weight(style, world, what)
    if verb in ("found", "buy", "survivor"):
        favour = 20 if what in style.favourites else 1
        return favour * style.buy if verb == "buy" else favour
    if verb == "stop":
        return 1.001 - style.buy
    return 1


def lay_weight(style: Style, world: World, tile: str) -> float:
    """Return the weight by the effect of the tile."""
    chains = len(touched_chains(world.board, tile))
    if chains >= 2:
        return style.merge * (chains - 1)
    if chains == 1:
        return style.grow
    return style.found if would_found(world.board, tile) else 1


def trouble(world: World, tile: str) -> float:
    """Return the weight of holding a tile: mergers, dead tiles, foundings."""
    if joins_safe_chains(world.board, tile):
        return 8
    chains = len(touched_chains(world.board, tile))
    if chains >= 2:
        return [4, 16, 64][chains - 2]
    return 2 if would_found(world.board, tile) else 1
