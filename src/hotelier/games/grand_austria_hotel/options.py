"""GAH-0.3, GAH-E, AW-0.1, 0.3 Options: the edition, each of its differences, and modules."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from hotelier.kernel.options import Option, Presets

PLAYABLE: Final = "12345"
"""The digits of the modules that can be played."""
MODULES: Final[tuple[int, ...]] = tuple(
    int("".join(digits))
    for size in range(1, len(PLAYABLE) + 1)
    for digits in combinations(PLAYABLE, size)
)
"""AW-0.1 Every non-empty choice of modules, as digits."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", "revised", ("revised", "classic"), "GAH-0.3"),
    Option("gah.boards", "night", ("night", "day"), "GAH-20.4"),
    Option("gah.staff_deal", "random", ("random", "intro", "draft"), "GAH-20.3"),
    Option("gah.promos", "off", ("off", "on"), "GAH-1.4"),
    Option("gah.goods_supply", "unlimited", ("unlimited", "limited"), "GAH-R.7"),
    Option("gah.vp_floor", "none", ("none", "zero"), "GAH-R.12"),
    Option("gah.assistant_manager_vp", 2, (2, 4), "GAH-E.1"),
    Option("gah.conference_manager", "pay1", ("pay1", "free"), "GAH-E.2"),
    Option("gah.kitchen_hand_cost", 5, (5, 3), "GAH-E.3"),
    Option("gah.sommelier_cost", 2, (2, 5), "GAH-E.4"),
    Option("gah.egizia", "action", ("action", "turn"), "GAH-E.5"),
    Option("gah.emperor_penalty", "pay_if_able", ("pay_if_able", "choose"), "GAH-E.6"),
    Option("gah.tile_b4_penalty", "vacant", ("vacant", "occupied"), "GAH-E.7"),
    Option("gah.tile_c2_penalty", "next_floor", ("next_floor", "same_column"), "GAH-E.8"),
    Option("gah.operator_cap", "none", ("none", 12), "GAH-E.10"),
    Option("gah.custodian", "any_occupancy", ("any_occupancy", "guest_only"), "GAH-E.11"),
    Option("gah.floor_housekeeper_min", "4_or_more", ("4_or_more", "exactly_4"), "GAH-E.12"),
    Option("gah.secretary_target", "end_only", ("end_only", "any"), "GAH-E.13"),
    Option("gah.restaurant_manager", "strength", ("strength", "extra_good"), "GAH-E.15"),
    Option("gah.draw3_play", "may", ("may", "must_if_affordable"), "GAH-E.20"),
    Option("gah.benefit_order", "player_choice", ("player_choice", "fixed"), "GAH-E.21"),
    Option("gah.additional_window", "from_main_step", ("from_main_step", "whole_turn"), "GAH-E.22"),
    Option("gah.setup_rooms", "exactly_3", ("exactly_3", "up_to_3"), "GAH-E.23"),
    Option("gah.setup_tiles", "random", ("random", "chosen"), "GAH-E.24"),
    Option("gah.tiebreak_goods", "kitchen", ("kitchen", "kitchen_and_orders"), "GAH-E.25"),
    Option("aw.modules", "none", ("none", *MODULES), "AW-0.1"),
    Option("aw.extra_cards", "off", ("off", "on"), "AW-E.16"),
    Option("aw.guest_staff_on_dance", "yes", ("yes", "no"), "AW-E.2"),
    Option("aw.gardener_with_wray", "no", ("no", "yes"), "AW-E.5"),
    Option("aw.exchange_same_kind", "forbidden", ("forbidden", "allowed"), "AW-E.8"),
    Option("aw.mayenfels_first_play", "may", ("may", "must_if_affordable"), "AW-E.20"),
    Option("questions", "needed", ("needed", "all"), "GAH-0.6"),
    Option("gah.order", "any", ("any", "rising"), "GAH-R.62"),
)

PRESETS: Final[Presets] = {
    "edition": {
        "revised": {},
        "classic": {
            "gah.assistant_manager_vp": 4,
            "gah.conference_manager": "free",
            "gah.kitchen_hand_cost": 3,
            "gah.egizia": "turn",
            "gah.emperor_penalty": "choose",  # with GAH-E.9
            "gah.tile_b4_penalty": "occupied",
            "gah.tile_c2_penalty": "same_column",
            "gah.operator_cap": 12,
            "gah.custodian": "guest_only",
            "gah.floor_housekeeper_min": "exactly_4",
            "gah.secretary_target": "any",
            "gah.restaurant_manager": "extra_good",
            "gah.draw3_play": "must_if_affordable",
            "gah.benefit_order": "fixed",
            "gah.additional_window": "whole_turn",
            "gah.setup_rooms": "up_to_3",
            "gah.tiebreak_goods": "kitchen_and_orders",
            "aw.guest_staff_on_dance": "no",
            "aw.gardener_with_wray": "yes",
        },
    }
}
"""`classic` is the German text of 2015."""
