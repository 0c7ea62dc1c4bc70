"""Chance as numbered outcomes. Dice are rolled one by one.

A roll of fourteen dice has too many outcomes to list. Rolled one after another, each die has six
outcomes, and the probabilities are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Roll
from hotelier.games.grand_austria_hotel.alles_walzer.coloured import ThrowDice
from hotelier.games.grand_austria_hotel.rounds import RollDice
from hotelier.games.grand_austria_hotel.terms import SPACE_COUNT
from hotelier.kernel.frames import Action
from hotelier.kernel.game import Game
from hotelier.kernel.notation import fields_of

FACES: Final = SPACE_COUNT
"""Number of faces of a die. They take the first numbers of a chance table."""


class ChanceTable:
    """Mapping between outcomes and numbers."""

    def __init__(self, game: Game) -> None:
        found: list[Action] = []
        for cls in game.actions:
            kinds = list(fields_of(cls).values())
            if cls.verb in CHANCE_VERBS[game.name]:
                keys = game.codec.alphabet.get(kinds[0])
                found += [cls(value) for value in range(len(keys) if keys else game.seats[-1])]  # type: ignore[call-arg]
        self.outcomes: Final = tuple(found)
        self.numbers: Final[Mapping[Action, int]] = {
            outcome: number for number, outcome in enumerate(found, FACES)
        }
        self.size: Final = FACES + len(found)

    def __getitem__(self, number: int) -> Action:
        return self.outcomes[number - FACES]


CHANCE_VERBS: Final = {
    "hotel-koenig": ("draw",),
    "grand-austria-hotel": (
        "start", "hotel", "politics", "tile", "guest", "entrance", "draw", "celebrity",
        "ballroom", "rehearsal",
    ),
}  # fmt: skip
"""Verbs of the outcomes that are drawn, by game. Dice have faces instead."""


@lru_cache(maxsize=8)
def chance_table(game: Game) -> ChanceTable:
    """Return the chance table of a game. It does not depend on options."""
    return ChanceTable(game)


def dice_in(frame: Any) -> int:
    """Return the number of dice that a chance frame rolls, or 0."""
    if isinstance(frame, RollDice):
        return frame.count
    if isinstance(frame, ThrowDice):
        return frame.white + len(frame.rolled)
    return 0


def rolled(frame: RollDice | ThrowDice, faces: tuple[int, ...]) -> Action:
    """Return the outcome of a roll from the faces of all its dice."""
    white = faces if isinstance(frame, RollDice) else faces[: frame.white]
    dice = tuple(white.count(face) for face in range(FACES))
    if isinstance(frame, RollDice):
        return Roll(dice)
    return frame.throw(dice, faces[frame.white :])
