"""The option sets that the tests of the environments go through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from hotelier.env.play import Play, Setting
from hotelier.games.grand_austria_hotel.options import MODULES
from hotelier.kernel.frames import OVER
from tests.cases import Check, for_each

AUSTRIA: Final = "grand-austria-hotel"
KOENIG: Final = "hotel-koenig"
Options = dict[str, Any]
Choice = tuple[str, int, Options]
"""A game, seats, options."""

KOENIG_CHOICES: Final[list[Choice]] = [
    (KOENIG, 2, {}),
    (KOENIG, 4, {"preset": "online"}),
    (KOENIG, 6, {"hk.hand_size": 7, "hk.founder_share_empty": "owed", "hk.buy_limit": 5}),
    (KOENIG, 3, {"hk.end_timing": "any_time_in_turn", "hk.full_hand_redraw": "on",
                 "hk.dead_tiles": "replace_at_start"}),
]  # fmt: skip
AUSTRIA_CHOICES: Final[list[Choice]] = [
    (AUSTRIA, 2, {}),
    (AUSTRIA, 3, {"edition": "classic", "gah.boards": "day", "gah.promos": "on"}),
    (AUSTRIA, 4, {"questions": "all", "gah.staff_deal": "draft", "gah.setup_tiles": "chosen"}),
    (AUSTRIA, 4, {"aw.modules": 12345, "aw.extra_cards": "on", "gah.goods_supply": "limited"}),
    (AUSTRIA, 3, {"aw.modules": 1, "gah.restaurant_manager": "extra_good"}),
    (AUSTRIA, 2, {"aw.modules": 12345, "questions": "all", "edition": "classic"}),
]
MODULE_CHOICES: Final[list[Choice]] = [
    (AUSTRIA, 2 + number % 3, {"aw.modules": modules}) for number, modules in enumerate(MODULES)
]
CHOICES: Final = [*KOENIG_CHOICES, *AUSTRIA_CHOICES]


def name_of(choice: Choice) -> str:
    """A choice as the name of a test."""
    game, seats, options = choice
    return "-".join([game, str(seats), *map(str, options.values())])


def for_each_choice(choices: list[Choice]) -> Callable[[Check], Check]:
    """Make a test for each game and seat count of a check that takes a choice."""
    cases = [(choice,) for choice in choices]
    return for_each(cases, lambda case: name_of(case[0]), lambda case: f"{case[0][0]}-{case[0][1]}")


def plays(choice: Choice, games: int, seed: int = 1) -> Iterator[Play]:
    """A game at each decision of so many random games, and at their ends."""
    rng = Random(seed)
    play = Play(Setting(*choice), seed)
    for _ in range(games):
        play.restart(rng.randrange(1 << 30))
        while play.seat != OVER:
            yield play
            play.act(rng.choice(play.numbers))
        yield play
