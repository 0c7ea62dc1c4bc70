"""AW-0.1, 6.1, 6.2 The assembly of the expansion: the additions of each module to the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel.alles_walzer import (
    ball_cards,
    ballrooms,
    bells,
    celebrities,
    celebrity_positions,
    champagne,
    coloured,
    dancers,
    dancing,
    exchanges,
    hall,
    special_hotels,
    start_player,
)
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.kernel.codec import Form
from hotelier.kernel.frames import Frame

JOIN: Final[dict[str, tuple[Callable[[Rules], None], ...]]] = {
    "1": (ballrooms.join,),
    "2": (celebrity_positions.join,),
    "3": (special_hotels.join,),
    "4": (start_player.join,),
}
"""By the digit of a module: its functions. Modules that consist of cards alone have none."""

FRAMES: Final[tuple[type[Frame], ...]] = (
    *celebrities.FRAMES, *coloured.FRAMES, *start_player.FRAMES, *bells.FRAMES, *exchanges.FRAMES,
    *special_hotels.FRAMES, *ballrooms.FRAMES, *champagne.FRAMES, *dancing.FRAMES,
    *dancers.FRAMES, *ball_cards.FRAMES,
)  # fmt: skip
"""The frames of the modules."""

FORMS: Final[dict[str, Form]] = {**hall.FORMS}
"""The forms of the fields of modules."""
