"""HK-12 Options. The default of each is the rulebook's own rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hotelier.kernel.options import Option, Presets, Value

OPTIONS: Final[tuple[Option, ...]] = (
    Option("preset", "schmidt", ("schmidt", "online"), "HK-12"),
    Option("hk.dead_tiles", "keep", ("keep", "replace_at_draw", "replace_at_start"), "HK-12.1"),
    Option("hk.full_hand_redraw", "off", ("off", "on"), "HK-12.2"),
    Option("hk.hand_size", 6, (5, 6, 7), "HK-12.3"),
    Option("hk.founder_share_empty", "none", ("none", "owed", "cash"), "HK-12.4"),
    Option("hk.end_declaration", "optional", ("optional", "compulsory"), "HK-12.5"),
    Option("hk.end_condition", "seven_safe", ("seven_safe", "all_active_safe"), "HK-12.6"),
    Option("hk.end_timing", "after_tile", ("after_tile", "any_time_in_turn"), "HK-12.7"),
    Option("hk.bonus_tiers", 2, (2, 3), "HK-12.8"),
    Option("hk.holdings", "hidden", ("hidden", "open"), "HK-12.9"),
    Option("hk.two_player_bank", "on", ("on", "off"), "HK-12.10"),
    Option(
        "hk.multi_merger_order", "smallest_first", ("smallest_first", "largest_first"), "HK-12.11"
    ),
    Option("hk.bonus_rounding", "up_100", ("up_100", "exact", "down_100"), "HK-12.12"),
    Option("hk.buy_limit", 3, (1, 2, 3, 4, 5), "HK-12.13"),  # HK-R.37
    Option("hk.start_tiles", "one_each", ("one_each", "none"), "HK-12.14"),
    Option("hk.multi_merger_bonus", "per_chain", ("per_chain", "all_first"), "HK-12.15"),
)

PRESETS: Final[Presets] = {
    "preset": {
        "schmidt": {},
        "online": {
            "hk.dead_tiles": "replace_at_draw",
            "hk.end_condition": "all_active_safe",
            "hk.multi_merger_order": "largest_first",
            "hk.multi_merger_bonus": "all_first",
            "hk.two_player_bank": "off",
            "hk.holdings": "open",
        },
    }
}


@dataclass(frozen=True, slots=True)
class Options:
    """The chosen values in the form that the rules use."""

    replace_at_start: bool
    replace_at_draw: bool
    full_hand_redraw: bool
    hand_size: int
    founder_share_empty: str
    end_compulsory: bool
    seven_safe: bool
    announce_before_tile: bool
    bonus_tiers: tuple[int, ...]
    """HK-2.2, HK-12.8 First, second (and third) bonus in half prices, so that 7.5 x is whole."""
    holdings_hidden: bool
    bank_plays: bool
    """HK-11.1 Two players and the two-player bank."""
    largest_first: bool
    bonus_rounding: str
    buy_limit: int
    start_tiles_laid: bool
    bonuses_first: bool
    chosen: Mapping[str, Value]


def read_options(seats: int, chosen: Mapping[str, Value]) -> Options:
    """Convert option values into the form that the rules use."""
    return Options(
        replace_at_start=chosen["hk.dead_tiles"] == "replace_at_start",
        replace_at_draw=chosen["hk.dead_tiles"] == "replace_at_draw",
        full_hand_redraw=chosen["hk.full_hand_redraw"] == "on",
        hand_size=int(chosen["hk.hand_size"]),
        founder_share_empty=str(chosen["hk.founder_share_empty"]),
        end_compulsory=chosen["hk.end_declaration"] == "compulsory",
        seven_safe=chosen["hk.end_condition"] == "seven_safe",
        announce_before_tile=chosen["hk.end_timing"] == "any_time_in_turn",
        bonus_tiers=(20, 15, 10) if chosen["hk.bonus_tiers"] == 3 else (20, 10),
        holdings_hidden=chosen["hk.holdings"] == "hidden",
        bank_plays=seats == 2 and chosen["hk.two_player_bank"] == "on",
        largest_first=chosen["hk.multi_merger_order"] == "largest_first",
        bonus_rounding=str(chosen["hk.bonus_rounding"]),
        buy_limit=int(chosen["hk.buy_limit"]),
        start_tiles_laid=chosen["hk.start_tiles"] == "one_each",
        bonuses_first=chosen["hk.multi_merger_bonus"] == "all_first",
        chosen=chosen,
    )
