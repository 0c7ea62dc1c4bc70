"""Only what can matter is asked (GAH-R.60 to R.63), and the core names no card."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import hotelier as ht
from hotelier.games import grand_austria_hotel
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    POLITICS_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.guests import GUESTS
from tests.grand_austria_hotel.consequences import (
    questions_of_chains,
)
from tests.grand_austria_hotel.decision_counts import STYLES, paths_per_result, play_games

CHAINS = 600


@pytest.mark.rule("GAH-0.6", "GAH-R.60", "GAH-R.61", "GAH-R.69")
@pytest.mark.parametrize("style", range(len(STYLES)))
def test_asking_everything_finds_nothing_better(style: int, long_factor: int) -> None:
    """Every end of an action that `questions` = `all` reaches is matched by one under `needed`.

    And the other way round: `needed` reaches nothing that `all` does not.
    """
    needed, every = questions_of_chains(
        "chains", STYLES[style], CHAINS * long_factor // len(STYLES)
    )
    assert every["ChooseEffect"] > 5 * needed["ChooseEffect"] > 0


MORE_THAN_ONE_PATH = {
    "PlaceGood": "a good of either of two sources: which of them goes on the order is the same",
    "PlayStaff": "two cards in either order: what the first one does may pay the second",
    "PrepareRooms": "two rooms with different discounts in either order: the sum paid differs",
    "SplitSteps": "krones beyond 20 are lost, but amounts are listed in full (GAH-R.62)",
    "TakeGuest": "two guests in either order: the queue is refilled between them",
}


@pytest.mark.rule("GAH-R.62", "GAH-R.53")
def test_every_result_has_one_path(long_factor: int) -> None:
    found = paths_per_result(600 * long_factor)
    assert len(found) >= 14
    for kind, (paths, ends) in found.items():
        assert paths / ends < 1.25, kind
        if kind not in MORE_THAN_ONE_PATH:
            assert paths == ends, kind


@pytest.mark.parametrize(("seats", "decisions"), [(2, 145), (3, 205), (4, 265)])
def test_how_much_is_asked(seats: int, decisions: int) -> None:
    """Small questions: few of them, and few answers to each."""
    found = play_games(25, seats, aimless=True)
    assert 0.85 * decisions < found.decisions_per_game < 1.15 * decisions
    assert 4 < found.branching < 6
    assert found.most <= 60
    assert found.longest < 2 * decisions
    assert found.forced < 0.3 * found.decisions
    assert found.kinds["ChooseEffect"] < 0.01 * found.decisions


@pytest.mark.rule("GAH-R.63", "GAH-4.4")
def test_one_answer_is_asked_only_where_secrets_or_the_end_of_a_turn_want_it() -> None:
    rng = Random("forced")
    kinds: Counter[str] = Counter()
    for number in range(20):
        state = GAME.setup(2 + number % 3, GAME.choose_options({}))
        while ht.to_move(state) != ht.OVER:
            if ht.to_move(state) == ht.CHANCE:
                ht.play(state, ht.sample(state, rng))
                continue
            if ht.forced(state) is not None:
                kinds[type(state.stack[-1]).__name__] += 1
            ht.play(state, rng.choice(ht.legal(state)))
    assert set(kinds) <= {"Turn", "PlayStaff", "ChooseLooked"}
    assert kinds["Turn"]


# The core names no card

ROOT = Path(grand_austria_hotel.__file__).parent
CORE = sorted(path for path in ROOT.rglob("*.py") if "cards" not in path.relative_to(ROOT).parts)
WORDS = {"count"}
"""Keys of cards that are ordinary words too."""
NAMED = re.compile(
    r"(?<![\w.-])(?:{})(?![\w-])".format(
        "|".join(
            re.escape(text)
            for key in {*GUEST_KEYS, *STAFF_KEYS, *POLITICS_KEYS, *TILE_KEYS} - WORDS
            for text in {
                key,
                key.upper(),
                key.replace("_", " ").title(),
                key.title().replace("_", ""),
            }
        )
    )
)
"""A card, however its key is spelt."""
NUMBERS = {64: "as many subsets as six spaces have", 99: "more than anything can cost"}


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_names_no_card(path: Path) -> None:
    """Neither key nor name nor number, not even in a comment; options and rules may."""
    text = path.read_text("utf-8")
    assert NAMED.findall(text) == []
    numbers = {row.number for row in GUESTS} - set(NUMBERS)
    found = [
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in numbers
    ]
    assert found == []


def test_the_core_is_looked_at() -> None:
    assert {"turn.py", "resolve.py", "rooms.py", "staff.py"} <= {path.name for path in CORE}
    assert not [path for path in CORE if path.name == "vocabulary.py"]
