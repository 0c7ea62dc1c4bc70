"""AW-8 Module 2, celebrities; AW-0.6 with one of another printing.

AW-8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8, 8.9, 8.10, 8.11
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.points import (
    CHAMPAGNE_GOT,
    KRONES_GOT,
    STEPS_GOT,
    VP_GOT,
    free_rooms,
    on_dancer,
    on_got,
    on_occupied,
    on_staff,
    once_held,
    spared,
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption, CelebrityRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    champagne,
    choose,
    exchange,
    play,
    prepare,
    steps,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import ROOM_COLOURS

WITH_BALLROOMS: Final = ("celebrities", "ballrooms")
SWAP: Final = ByOption(
    "aw.exchange_same_kind",
    {"forbidden": once_held(exchange(4, 0, 0)), "allowed": once_held(exchange(4, 1, 0))},
)
"""AW-R.47, AW-E.8"""

# fmt: off
CELEBRITIES: Final[tuple[CelebrityRow, ...]] = (
    CelebrityRow("sigmund_freud", "AW-8.1", (spared(1),)),
    CelebrityRow("albert_einstein", "AW-8.2", (SWAP,)),
    CelebrityRow("charlie_chaplin", "AW-8.3", (on_got(VP_GOT, vp(2)),)),
    CelebrityRow("elizabeth_magie", "AW-8.4", (on_got(KRONES_GOT, prepare(1, 1)),)),
    CelebrityRow("giacomo_puccini", "AW-8.5", (on_staff(champagne(1)), on_staff(vp(2))),
                 WITH_BALLROOMS),
    CelebrityRow("jrr_tolkien", "AW-8.6", (on_occupied(vp(2)),)),
    CelebrityRow("mahatma_gandhi", "AW-8.7", (free_rooms(*ROOM_COLOURS),)),
    CelebrityRow("marie_curie", "AW-8.8", (on_staff(choose(2)),)),
    CelebrityRow("mata_hari", "AW-8.9", (on_dancer(vp(1)), on_dancer(steps(1))), WITH_BALLROOMS),
    CelebrityRow("pablo_picasso", "AW-8.10", (on_got(CHAMPAGNE_GOT, vp(1)),
                 on_got(CHAMPAGNE_GOT, choose(1))), WITH_BALLROOMS),
    CelebrityRow("winston_churchill", "AW-8.11", (on_got(STEPS_GOT, steps(1)),)),
    CelebrityRow("agatha_christie", "AW-0.6", (on_got(STEPS_GOT, play(1, 2)),),
                 ("celebrities", "extra"), ("BGH",), "single"),
)
# fmt: on
