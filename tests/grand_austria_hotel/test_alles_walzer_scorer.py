"""Alles Walzer! against the second bookkeeper, which reads nothing but records (see `scorer`).

Thousands of games: `pytest tests/grand_austria_hotel/test_alles_walzer_scorer.py --long` (see
`tests/conftest.py`)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from hotelier.games.grand_austria_hotel import GAME
from hotelier.kernel.options import Value
from tests.cases import for_each
from tests.covering import pairs
from tests.grand_austria_hotel.scorer import alles_walzer_facts, facts
from tests.grand_austria_hotel.scorer.compare import scored
from tests.grand_austria_hotel.scorer.dancing import ballroom_vp
from tests.grand_austria_hotel.scorer.players import bot_game, random_game

SUBSETS = [int("".join(digits)) for size in range(1, 6) for digits in combinations("12345", size)]
"""AW-0.1 Every choice of modules but none."""
POINTS: dict[str, list[Value]] = {
    option.name: list(option.choices)
    for option in GAME.options
    if option.name.startswith(("gah.", "aw.", "questions")) and option.name != "aw.modules"
}
ROWS = pairs(POINTS)
GAMES_PER_SUBSET = 6
MOST_RICH_GAMES = 300


def options(subset: int, game: int) -> tuple[int, dict[str, Value]]:
    """Seats and options: every third game one edition, the others with options of all kinds."""
    seats = 2 + (game + subset) % 3
    if game % 3 == 0:
        edition: dict[str, Value] = {"edition": ("revised", "classic")[game // 3 % 2]}
        return seats, {**edition, "aw.modules": subset}
    row = ROWS[(SUBSETS.index(subset) * 7 + game) % len(ROWS)]
    return seats, {**row, "aw.modules": subset}


@pytest.mark.rule("AW-0.1")
@pytest.mark.rule("AW-0.8")
@for_each(
    SUBSETS,
    group=lambda subset: f"{len(str(subset))} modules",
    slow=["2 modules", "3 modules", "4 modules"],
)
def test_every_score_can_be_worked_out_from_the_record_alone(subset: int, long_factor: int) -> None:
    """Scores, ranks, VP by source, all that lies on the table, every choice that was offered, and
    VP, krones, steps and kitchens before every choice of a turn."""
    for game in range(GAMES_PER_SUBSET * long_factor):
        seats, chosen = options(subset, game)
        scored(random_game(seats, chosen, 1000 * subset + game, loaded=game % 2 == 1))


@pytest.mark.rule("AW-0.1")
@pytest.mark.parametrize("subset", [1, 2, 3, 4, 5, 12345])
def test_games_of_the_greedy_bot_agree(subset: int, long_factor: int) -> None:
    for game in range(long_factor):
        scored(bot_game(2 + (game + subset) % 3, {"aw.modules": subset}, game))


EVENTS = [
    *(f"celebrity {key}" for key in alles_walzer_facts.CELEBRITIES
      if key not in ("mahatma_gandhi", "agatha_christie")),
    *(f"entrance {key}" for key in alles_walzer_facts.ENTRANCES if key != "stroup"),
    *(f"scored {key}" for key in alles_walzer_facts.BALLROOMS),
    "dancer bottom", "dancer middle", "dancer top", "guest sent dancing", "key", "die moved",
    "bell declined", "chip 0", "chip 2", "chip 4",
]  # fmt: skip


@pytest.mark.rule("AW-0.1")
@pytest.mark.slow
def test_rich_games_agree_and_what_the_modules_bring_occurs(long_factor: int) -> None:
    """Games between lucky and able players with all five modules."""
    seen: Counter[str] = Counter()
    for game in range(MOST_RICH_GAMES * long_factor):
        chosen: dict[str, Value] = {"aw.modules": 12345}
        played = random_game(2 + game % 3, chosen, game, loaded=True, tries=1 if game % 3 else 4)
        seen += scored(played).table.seen
        if game % 10 == 9 and all(seen[what] for what in EVENTS):
            break
    assert [what for what in EVENTS if not seen[what]] == []


@pytest.mark.rule("AW-1.1")
@pytest.mark.rule("AW-5.1")
def test_the_modules_bring_as_many_cards_as_they_say() -> None:
    brought = {
        module: [sum(facts.module_of(key) == module for key in cards)
                 for cards in (facts.GUESTS, facts.STAFF, facts.POLITICS, facts.TILES)]
        for module in ("1", "5")
    }  # fmt: skip
    assert brought == {"1": [29, 15, 3, 3], "5": [0, 14, 3, 3]}


@pytest.mark.rule("AW-7.1", "AW-7.2", "AW-7.4", "AW-7.5", "AW-7.3")
@pytest.mark.parametrize(
    ("ballroom", "dancers", "vp"),
    [
        ("apollosaal", [(0, 1, 1), (1, 0, 0), (0, 3, 0)], [6, 1, 6]),
        ("goldener_strauss", [(2, 0, 0), (0, 1, 0), (1, 1, 0)], [7, 4, 6]),
        ("odeonsaal", [(6, 0, 0), (1, 0, 0)], [25, 1]),
        ("zum_sperl", [(3, 0, 0), (3, 0, 0), (1, 0, 0)], [12, 12, 5]),
        ("zum_sperl", [(2, 0, 0), (2, 0, 0), (2, 0, 0), (1, 0, 0)], [10, 10, 10, 0]),
        ("zur_kettenbruecke", [(1, 0, 0), (4, 0, 0), (3, 0, 0)], [0, 14, 7]),
    ],
)
def test_the_scorer_knows_the_examples_of_the_rulebook(
    ballroom: str, dancers: list[tuple[int, int, int]], vp: list[int]
) -> None:
    """AW-X.4 to X.8, D.7."""
    rows = [dict(zip(alles_walzer_facts.ROWS, one, strict=True)) for one in dancers]
    assert ballroom_vp(ballroom, rows) == vp


def test_every_subset_is_there() -> None:
    digits = product((0, 1), repeat=5)
    assert len(SUBSETS) == sum(any(row) for row in digits) == 31
    assert {"none", *SUBSETS} == set(option_values("aw.modules"))


def option_values(name: str) -> list[Value]:
    return list(next(option for option in GAME.options if option.name == name).choices)
