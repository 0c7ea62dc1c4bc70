"""AW-0.7 Module 1, Vienna ballrooms: ballrooms and rehearsal rooms."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.rows import BallroomRow, Doubt, RehearsalRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    champagne,
    choose,
    dancer,
    draw,
    goods,
    guests,
    krones,
    occupy,
    play,
    prepare,
    steps,
    vp,
)

PACK: Final = "ballrooms"
BOTTOM, MIDDLE, TOP = range(3)
ROW_KEYS: Final = ["bottom", "middle", "top"]
ROW_DOUBTS: Final = (Doubt("row_cost", "reconstructed", "row-ladder"),)
SPACES: Final = {2: (3, 2, 2), 3: (4, 3, 2), 4: (5, 4, 3)}
NO_MIDDLE: Final = {**SPACES, 2: (4, 0, 3)}
"""AW-7.2"""
PRINT: Final = (Doubt("spaces", "reconstructed", "row-spaces"), *ROW_DOUBTS)
STRAUSS: Final = (Doubt("spaces", "reconstructed", "row-spaces-strauss"), *ROW_DOUBTS)
SECTIONS: Final = (Doubt("sections", "reconstructed", "sections"),)
SHOWN: Final = (Doubt("sections", "reconstructed", "sections-shown"),)


def _all(*figures: int) -> dict[int, tuple[int, ...]]:
    """Return the figures for every number of players."""
    return dict.fromkeys((2, 3, 4), figures)


# fmt: off
BALLROOMS: Final[tuple[BallroomRow, ...]] = (  # AW-7.6 bottom rows have no bonus
    BallroomRow("apollosaal", "AW-7.1", (krones(3),), (krones(2),), "highest-row",
                _all(1, 2, 3), SPACES, doubts=PRINT),
    BallroomRow("goldener_strauss", "AW-7.2", (steps(3),), (steps(1),), "row-majority",
                _all(7, 2), NO_MIDDLE, doubts=STRAUSS),
    BallroomRow("odeonsaal", "AW-7.3", (occupy(), vp(3)), (occupy(1, floors=3),), "by-number",
                _all(1, 4, 9, 16, 25), SPACES, doubts=PRINT),
    BallroomRow("zum_sperl", "AW-7.4", (goods(1, 0, 1, 1),), (goods(cake=1),), "majority",
                {2: (10, 3), 3: (15, 10, 5), 4: (15, 10, 5)}, SPACES, doubts=PRINT),
    BallroomRow("zur_kettenbruecke", "AW-7.5", (vp(5),), (vp(2),), "pairs",
                _all(7), SPACES, doubts=PRINT),
)

REHEARSALS: Final[tuple[RehearsalRow, ...]] = (
    RehearsalRow("practice_1", (
        (1, (steps(1),)), (2, (krones(3),)), (3, (champagne(2), steps(1))), (4, (vp(8),)),
    ), doubts=SHOWN),
    RehearsalRow("practice_2", (
        (1, (choose(1),)), (2, (champagne(1),)), (3, (krones(4), choose(1))),
        (4, (dancer(1, FREE), vp(3))),
    ), doubts=SECTIONS),
    RehearsalRow("practice_3", (
        (1, (draw(1),)), (2, (prepare(1, 1),)), (3, (champagne(1), play(1, 3))),
        (4, (occupy(), vp(4))),
    ), doubts=SECTIONS),
    RehearsalRow("practice_4", (
        (1, (krones(1),)), (2, (steps(2),)), (3, (champagne(1), guests())),
        (4, (krones(4), vp(4))),
    ), doubts=SECTIONS),
)
# fmt: on
