"""GAH-1.3, 2.8 The sides of the hotel boards, floor 1 first, and the printed figures (GAH-0.4)."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.rows import Doubt, Figures, HotelRow

PRINTED_VP: Final = {13: 1, 14: 1, 17: 2, 18: 2, 19: 2}
"""The five fields at the upper right."""
DAY: Final = (
    Doubt("colours", "single", "day-third-table"),
    Doubt("printed_vp", "reconstructed", "day-printed-vp"),
)

# fmt: off
HOTELS: Final[tuple[HotelRow, ...]] = (
    HotelRow("night", ("byrrb", "yyrry", "brbyy", "brbrb"), PRINTED_VP,
             ("OBG", "JS2", "GH3", "SOLO"), "agreed"),
    HotelRow("day_a", ("ryrry", "bybbb", "byrry", "bybbr"), PRINTED_VP, doubts=DAY),
    HotelRow("day_b", ("byrrr", "byrby", "brbry", "ybbrb"), PRINTED_VP, doubts=DAY),
    HotelRow("day_c", ("rbryr", "rbyyy", "ryrbb", "byrby"), PRINTED_VP, doubts=DAY),
    HotelRow("day_d", ("rbrrb", "ybyyy", "ybbrb", "rrryb"), PRINTED_VP, doubts=DAY),
)
# fmt: on

FIGURES: Final = Figures()
FIGURE_DOUBTS: Final = (Doubt("track", "disputed", "track-spaces-8-and-10"),)
"""Two of three tables agree on the VP of the emperor track; spaces 8 and 10 differ by one."""
