"""With celebrities, too, only what can matter is asked, and nothing is lost by it (AW-R.80)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.cards import CELEBRITY_KEYS
from hotelier.table.positions import state_at
from tests.grand_austria_hotel.consequences import (
    questions_of_chains,
)
from tests.rounds import rounds

CHAINS = 240
STYLES: list[tuple[tuple[str, str | int], ...]] = [
    (("aw.modules", 2), ("aw.extra_cards", "on")),
    (("aw.modules", 2), ("edition", "classic")),
    (("aw.modules", 25),),
    (("aw.modules", 12345), ("aw.extra_cards", "on")),
]
COMPANY = ("elizabeth_magie", "winston_churchill", "charlie_chaplin")
"""Those whose answers depend on the order; others join them now and then."""


def in_company(state: Any, rng: Random) -> Any:
    """Return the turn with celebrities in the hotel, at a random space of the emperor track."""
    seat = state.stack[-1].seat
    data = GAME.codec.encode_state(state)
    everybody = [CELEBRITY_KEYS[who] for who in state.options.celebrities]
    held = {rng.choice(COMPANY), rng.choice(everybody), rng.choice(COMPANY)}
    rest = [who for who in everybody if who not in held]
    data["salon"] = {
        "lounge": rest[:3], "chips": [0, 0, 0], "pile": rest[3:], "discard": [],
        "held": [[who for who in everybody if who in held] if n == seat else []
                 for n in range(state.seats)],
    }  # fmt: skip
    data["emperor"][seat] = rng.choice((0, 4, 8, 9, 10, 11, 12, 13))
    del data["powers"]
    return state_at(GAME, {"seats": state.seats, "options": state.options.chosen, **data})[0]


@pytest.mark.rule("AW-R.80", "GAH-R.61", "AW-0.8")
@pytest.mark.parametrize("style", range(len(STYLES)))
@pytest.mark.slow
def test_asking_everything_finds_nothing_better(style: int, long_factor: int) -> None:
    chains = len(rounds(CHAINS // len(STYLES), long_factor))
    needed, every = questions_of_chains("company", STYLES[style], chains, in_company)
    assert every["ChooseEffect"] > 2 * needed["ChooseEffect"] > 0
