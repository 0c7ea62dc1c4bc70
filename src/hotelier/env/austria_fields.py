"""Fields of an observation of Grand Austria Hotel."""

from __future__ import annotations

from typing import Final

from hotelier.env.layout import MOST, Field
from hotelier.games.grand_austria_hotel.cards import SOURCE_KEYS
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    ALL_ROOMS,
    GOOD_COUNT,
    MOST_OF_A_KIND,
    ROOM_COUNT,
    SPACE_COUNT,
)
from hotelier.kernel.game import Game

FIGURES: Final = 7
"""Maximum number of figures that a question has."""
DUES: Final = 6
"""Number of pending effects that are shown."""
WAITING: Final = 2
RUNG: Final = 3
"""Values of a played card: can still be used in this round, and bell card that was rung."""
GONE: Final = [tuple(passed >> seat & 1 for seat in range(4)) for passed in range(16)]
"""For each set of seats that have passed, 1 for its members and 0 for the others."""


def fields(game: Game, seats: int, rules: Rules, kinds: int) -> list[Field]:
    """Return all fields, in the order in which the encoder packs them."""
    from hotelier.env.alles_walzer_view import module_fields

    found: list[Field] = []
    for seat in range(seats):
        found += seat_fields(seat, rules)
    found += card_fields(seats, rules)
    found += middle_fields(seats, rules)
    sources = len(SOURCE_KEYS)
    found.append(Field("due", (DUES, 3), 0, max(sources, MOST), description="effects that wait to "
                 "be resolved: source + 1, word + 1, figure; 0 = none", usual=sources))  # fmt: skip
    found += module_fields(rules, seats)
    return found + number_fields(game, seats, rules, kinds)


def seat_fields(seat: int, rules: Rules) -> list[Field]:
    """Return the fields of a seat's own area. Seat 0 is the viewer."""
    tables = rules.tables + sum(n for _, n in rules.more_tables)
    guests, hotels = len(rules.cards.guests), len(rules.cards.hotels)
    return [
        Field(f"hotel_{seat}", (1,), -1, hotels - 1, description="side of the hotel board, -1 = not"
              " dealt yet"),
        Field(f"rooms_{seat}", (ROOM_COUNT,), 0, 2, description="0 no room, 1 vacant, 2 occupied; "
              "1A, 1B, ... 4E"),
        Field(f"cafe_{seat}", (tables, 6), 0, guests, description="each table: guest + 1 "
              "(0 = free), then the strudel, cake, wine, coffee, champagne it waits for"),
        Field(f"staff_{seat}", (len(rules.staff_deck),), 0, RUNG, description="played staff cards: "
              "0 no, 1 yes, 2 yes and ready in this round, 3 a bell card that was rung"),
    ]  # fmt: skip


def card_fields(seats: int, rules: Rules) -> list[Field]:
    """Return the fields of the staff cards whose place the viewer knows."""
    staff = len(rules.staff_deck)
    found = [
        Field("known_hands", (seats, staff), 0, 1, description="1 for each hand card that the "
              "viewer knows; row 0 is the own hand, complete"),
        Field("looked", (staff,), 0, 1, description="cards drawn to choose from, if the viewer may "
              "see them (GAH-12.6)"),
        Field("under", (staff,), 0, 1, description="cards under the deck that the viewer knows"),
    ]  # fmt: skip
    if rules.staff_deal == "draft":
        found.append(Field("pack", (staff,), 0, 1, description="the pack that the viewer drafts "
                     "from (GAH-20.2)"))  # fmt: skip
    return [
        *found,
        Field("removed", (staff,), 0, 1, description="staff cards out of the game"),
        Field("staff_deck", (1,), 0, staff, description="size of the staff deck"),
    ]  # fmt: skip


def middle_fields(seats: int, rules: Rules) -> list[Field]:
    """Return the fields of the common area."""
    cards = rules.cards
    return [
        Field("queue", (rules.slots,), 0, len(cards.guests), description="guest + 1 on each slot, "
              "the dearest first, 0 = empty"),
        Field("politics", (3,), 0, len(cards.politics), description="politics card + 1, A B C"),
        Field("discs", (3, seats), 0, seats, description="on each politics card: 1 for the seat "
              "that claimed it first, 2 for the second, ..., 0 = none"),
        Field("tiles", (3,), 0, len(cards.tiles), description="emperor tile + 1, A B C"),
        Field("discard", (len(rules.guest_deck),), 0, 1, description="discarded guests"),
    ]  # fmt: skip


def number_fields(game: Game, seats: int, rules: Rules, kinds: int) -> list[Field]:
    """Return the fields that change often."""
    each = (seats,)
    return [
        Field("vp", each, -MOST, MOST, description="victory points so far", usual=200),
        Field("money", each, 0, MOST, description="krones", usual=20),
        Field("emperor", each, 0, rules.last_space, description="space on the emperor track"),
        Field("turns", each, 0, MOST_OF_A_KIND, description="turns taken in this round"),
        Field("passed", each, 0, 1, description="1 = has passed since the last roll"),
        Field("hand_size", each, 0, len(rules.staff_deck), description="staff cards in hand"),
        Field("kitchen", (seats, GOOD_COUNT), 0, MOST, description="strudel, cake, wine, coffee, "
              "champagne in the kitchen", usual=8),
        Field("round", (1,), 0, rules.figures.rounds, description="the round, 1-7"),
        Field("first", (1,), 0, seats - 1, description="start player"),
        Field("active", (1,), 0, seats - 1, description="whose turn it is"),
        Field("to_move", (1,), -1, seats - 1, description="who is asked, -1 = nobody"),
        Field("mains", (1,), 0, MOST_OF_A_KIND, description="main actions outstanding, one bit "
              "each: the regular one, an extra one (GAH-4.5)"),
        Field("dustbin", (1,), 0, MOST, description="dice in the dustbin", usual=16),
        Field("guest_deck", (1,), 0, len(rules.guest_deck), description="size of the guest deck"),
        Field("dice", (SPACE_COUNT,), 0, MOST, description="white dice on each action space",
              usual=8),
        Field("question", (1 + FIGURES,), -1, max(kinds, ALL_ROOMS), description="kind of the "
              "question, 0 = none, then its figures, -1 where it has none", usual=max(kinds, 20)),
    ]  # fmt: skip
