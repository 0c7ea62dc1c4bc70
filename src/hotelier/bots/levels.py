"""Four levels of each game as data: which bot plays, with which budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from hotelier.bots.beginner import BeginnerBot, Mistakes
from hotelier.bots.contract import Bot, Budget, Seed
from hotelier.bots.evaluator import Evaluator
from hotelier.bots.grand_austria_hotel.evaluator import AustriaEvaluator
from hotelier.bots.grand_austria_hotel.greedy import GreedyBot as AustriaGreedy
from hotelier.bots.grand_austria_hotel.weights import DIRECTED as AUSTRIA_DIRECTED
from hotelier.bots.grand_austria_hotel.weights import PLANNED as AUSTRIA_PLANNED
from hotelier.bots.grand_austria_hotel.weights import TUNED as AUSTRIA_TUNED
from hotelier.bots.hotel_koenig.evaluator import ForesightEvaluator, KoenigEvaluator
from hotelier.bots.hotel_koenig.foresight import FORESEEN
from hotelier.bots.hotel_koenig.greedy import PLANNED as KOENIG_PLANNED
from hotelier.bots.hotel_koenig.greedy import TUNED as KOENIG_TUNED
from hotelier.bots.hotel_koenig.greedy import GreedyBot as KoenigGreedy
from hotelier.bots.planner import PlannerBot, Planning
from hotelier.bots.planning import Beam
from hotelier.bots.searcher import SearcherBot, Searching

PAGE: Final = "page"
WAITER: Final = "waiter"
CONCIERGE: Final = "concierge"
DIRECTOR: Final = "director"
LEVEL_NAMES: Final = (PAGE, WAITER, CONCIERGE, DIRECTOR)
"""Names, weakest first. Users see the messages `level-page`, `level-page-character` and so on."""


@dataclass(frozen=True)
class Level:
    """A named bot with its settings. Bots that look a single step ahead ignore the budget."""

    player: Callable[[str, Seed, Budget], Bot]
    budget: Budget
    """Default budget for one question."""
    rating: int
    """Rating on the ladder (docs/bots.md).

    `greedy` has 1500. A lead of 400 means ten times as many wins against a single opponent.
    """


def thinker(
    bot: Callable[[str, Seed, Evaluator, Any, Budget], Bot],
    evaluator: Callable[[], Evaluator],
    how: object,
) -> Callable[[str, Seed, Budget], Bot]:
    """Return a factory of thinking bots with these settings. Each bot gets its own evaluator."""

    def player(name: str, seed: Seed, budget: Budget) -> Bot:
        return bot(name, seed, evaluator(), how, budget)

    return player


def named(bot: Callable[[Seed], Bot]) -> Callable[[str, Seed, Budget], Bot]:
    """Return a factory that gives another name to a bot that takes no budget."""

    def player(name: str, seed: Seed, budget: Budget) -> Bot:
        made = bot(seed)
        made.name = name
        return made

    return player


AUSTRIA_NOVICE: Final = replace(
    AUSTRIA_TUNED, penalty=0.2, steps_per_turn=1.0, politics=0.2, group=0.5, thirst=0.3,
    stranded=1.0,
)  # fmt: skip
"""Weights of a beginner: underrates penalties, groups, politics and stranded guests."""
KOENIG_NOVICE: Final = replace(KOENIG_TUNED, bonus=0.15, bonus_late=0.15, rivals=0.0, thirst=0.5)
"""Weights of a beginner: underrates majorities and ignores the other seats."""

LEVELS: Final[dict[str, dict[str, Level]]] = {
    "grand-austria-hotel": {
        PAGE: Level(
            thinker(BeginnerBot, lambda: AustriaEvaluator(AUSTRIA_NOVICE), Mistakes(0.3, 2.0)),
            Budget(nodes=2_000),
            940,
        ),
        WAITER: Level(named(AustriaGreedy), Budget(nodes=2_000), 1500),
        CONCIERGE: Level(
            thinker(
                PlannerBot, lambda: AustriaEvaluator(AUSTRIA_PLANNED), Planning(Beam(2, 2, 1), 1)
            ),
            Budget(nodes=5_000),
            1680,
        ),
        DIRECTOR: Level(
            thinker(
                SearcherBot,
                lambda: AustriaEvaluator(AUSTRIA_DIRECTED, 0.3, 2),
                Searching(Beam(4, 8, 8, apart=True), 400, 16, 2.0, 1),
            ),
            Budget(nodes=14_000),
            2010,
        ),
    },
    "hotel-koenig": {
        PAGE: Level(
            thinker(BeginnerBot, lambda: KoenigEvaluator(KOENIG_NOVICE), Mistakes(0.25, 300.0)),
            Budget(nodes=2_000),
            810,
        ),
        WAITER: Level(named(KoenigGreedy), Budget(nodes=2_000), 1500),
        CONCIERGE: Level(
            thinker(
                PlannerBot,
                lambda: ForesightEvaluator(FORESEEN, KOENIG_PLANNED),
                Planning(Beam(3, 1, 1), 1),
            ),
            Budget(nodes=5_000),
            1680,
        ),
        DIRECTOR: Level(
            thinker(
                SearcherBot,
                lambda: ForesightEvaluator(FORESEEN, KOENIG_PLANNED),
                Searching(Beam(8, 1, 1), 64, 12, 1.0),
            ),
            Budget(nodes=6_000),
            1890,
        ),
    },
}
