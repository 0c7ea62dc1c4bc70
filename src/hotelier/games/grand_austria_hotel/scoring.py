"""GAH-19 The end of the game: final scoring, tie-break, and the sources of the VP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import CopyCard
from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    COPY,
    PER_COLUMN,
    PER_DISC,
    PER_FLOOR,
    PER_GROUP,
    PER_OCCUPIED,
    PER_ROOM,
    PER_SET,
    PER_STAFF,
    PER_STEP,
    VP,
    Effect,
)
from hotelier.games.grand_austria_hotel.gains import earn, gain_vp
from hotelier.games.grand_austria_hotel.moves import COPY_CARD
from hotelier.games.grand_austria_hotel.politics import full
from hotelier.games.grand_austria_hotel.rooms import coloured
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT, State, tell
from hotelier.games.grand_austria_hotel.terms import (
    COLUMN_ROOMS,
    COLUMNS,
    END,
    FINAL_GOODS,
    FINAL_GUESTS,
    FINAL_KRONES,
    FINAL_ROOMS,
    FINAL_STAFF,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GOOD_COUNT,
    SOURCE_COLUMNS,
    Seat,
    Source,
    Staff,
    amounts_of,
    rooms_in,
)
from hotelier.kernel.frames import Decision, Task, push
from hotelier.kernel.game import Outcome, ranks_of

Why = tuple[str, str, dict[str, object]]


def counted(state: State, seat: Seat, effect: Effect) -> int:
    """Return the VP of a counting word for a seat's own position."""
    word, n, limit = effect
    occupied = state.occupied[seat]
    board = state.options.boards[state.hotels[seat]]
    if word == PER_OCCUPIED:
        return n * (occupied & coloured(state, seat, limit)).bit_count()
    if word == PER_ROOM:
        count = state.prepared[seat].bit_count()
    elif word == PER_STAFF:
        count = len(state.played[seat])  # GAH-R.31
    elif word == PER_GROUP:
        count = full(occupied, board.groups)
    elif word == PER_FLOOR:
        count = full(occupied, FLOOR_ROOMS)
    elif word == PER_COLUMN:
        count = full(occupied, COLUMN_ROOMS)
    elif word == PER_SET:
        count = min((occupied & rooms).bit_count() for rooms in board.of_colour[:3])
    elif word == PER_DISC:
        count = sum(seat in discs for discs in state.discs)
    elif word == PER_STEP:
        count = state.emperor[seat]
    else:
        count = COUNTS[word](state, seat)
    return min(n * count, limit) if limit else n * count


COUNTS: Final[dict[int, Callable[[State, Seat], int]]] = {}
"""By counting word: the function that counts for a seat. Modules add theirs."""


def gain_counted(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-18.C3 Give the VP of a counting word at once."""
    gain_vp(state, seat, (VP, counted(state, seat, effect)), source)


def card_vp(state: State, seat: Seat, card: Staff) -> int:
    """Return the VP of an END card for a seat; a copying card gives 0 when copied (GAH-R.35)."""
    return sum(
        counted(state, seat, effect) for effect in state.options.at_end[card] if effect[0] != COPY
    )


def targets(state: State, seat: Seat, any_card: int) -> list[Staff]:
    """GAH-13.29 The cards of opponents that may be copied, rising."""
    rules = state.options
    return sorted(
        card
        for other in range(state.seats)
        if other != seat
        for card in state.played[other]
        if (any_card or rules.timing[card] == END)
        and not any(effect[0] == COPY for effect in rules.at_end[card])
    )


@dataclass(frozen=True, slots=True)
class FinalStaff(Task):
    """GAH-19.1 (1) The END cards of every player."""

    def run(self, state: State) -> None:
        if state.journal is not None:
            tell(state, "final_scoring", state.first, "GAH-19.1")
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        copies: list[Task] = []
        for seat in order:
            for card in state.played[seat]:
                effects = state.options.at_end[card]
                if effects and effects[0][0] == COPY:
                    copies.append(CopyStaff(seat, card, effects[0][1]))
                elif effects:
                    score_card(state, seat, card, card)
        push(state, *copies)


def score_card(state: State, seat: Seat, card: Staff, counts: Staff) -> None:
    """Score a played END card by its own words or by those of the card it copies."""
    n = earn(state, seat, card_vp(state, seat, counts), FINAL_STAFF)
    if state.journal is not None:
        rule = state.options.cards.staff[card].rule
        tell(state, "final_card", seat, rule, card, n)


@dataclass(frozen=True, slots=True)
class CopyStaff(Task):
    """GAH-13.29, GAH-R.35, R.72 The best card is copied; by option the owner chooses."""

    seat: Seat
    card: Staff
    any_card: int

    def run(self, state: State) -> None:
        cards = targets(state, self.seat, self.any_card)
        if state.options.ask_all and len(cards) > 1:
            push(state, ChooseCopied(self.seat, self.card, self.any_card))
        elif cards:
            best = max(cards, key=lambda card: card_vp(state, self.seat, card))
            copy_card(state, self.seat, self.card, best)


@dataclass(frozen=True, slots=True)
class ChooseCopied(Decision):
    """GAH-22.13 The card of an opponent that is scored with the own position."""

    card: Staff
    any_card: int

    def legal(self, state: State) -> list[CopyCard]:
        return [COPY_CARD[card] for card in targets(state, self.seat, self.any_card)]

    def apply(self, state: State, action: CopyCard) -> None:
        copy_card(state, self.seat, self.card, action.card)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, CopyCard):
            return "GAH-13.29", "must-copy-card", {}
        card: dict[str, object] = {"card": STAFF_KEYS[action.card]}
        if action.card in state.played[self.seat]:
            return "GAH-13.29", "own-card", card
        return "GAH-13.29", "no-card-to-copy", card


def copy_card(state: State, seat: Seat, card: Staff, copied: Staff) -> None:
    """Apply the copied text to the own hotel, staff, discs and track position."""
    if state.journal is not None:
        tell(state, "copied_card", seat, "GAH-R.35", card, copied)
    score_card(state, seat, card, copied)


@dataclass(frozen=True, slots=True)
class FinalCount(Task):
    """GAH-19.1 (2) to (5) Occupied rooms by floor, krones, dishes and drinks of the kitchen, guests
    left."""

    def run(self, state: State) -> None:
        figures = state.options.figures
        for seat in range(state.seats):
            rooms = rooms_in(state.occupied[seat])
            goods = sum(kitchen_of(state, seat)[:FOOD_COUNT])
            parts = (
                (FINAL_ROOMS, len(rooms), sum(figures.floor_vp[room // COLUMNS] for room in rooms)),
                (FINAL_KRONES, state.money[seat], figures.krone_vp * state.money[seat]),
                (FINAL_GOODS, goods, figures.good_vp * goods),
                (FINAL_GUESTS, len(state.cafe[seat]), figures.guest_vp * len(state.cafe[seat])),
            )
            for column, count, amount in parts:
                n = earn(state, seat, amount, column)
                if count and state.journal is not None:
                    tell(state, SOURCE_COLUMNS[column], seat, "GAH-19.1", count, n)


END_CARDS: Final = FinalStaff()
REST: Final = FinalCount()
"""The steps of the final scoring; modules insert theirs."""


def kitchen_of(state: State, seat: Seat) -> list[int]:
    """Goods in a seat's kitchen."""
    return state.kitchen[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]


def tie_break(state: State, seat: Seat) -> int:
    """GAH-19.3, AW-1.26, AW-E.15 Krones plus the goods of the kitchen and, by option, those on
    guests."""
    total = state.money[seat] + sum(kitchen_of(state, seat))
    if state.options.tiebreak_orders:
        for guest, lacks in zip(state.cafe[seat], state.missing[seat], strict=True):
            total += state.options.order_size[guest] - sum(amounts_of(lacks))
    return total


def ledger_of(state: State, seat: Seat) -> list[int]:
    """A seat's VP by column."""
    return state.ledger[seat * COLUMN_COUNT : (seat + 1) * COLUMN_COUNT]


def outcome(state: State) -> Outcome:
    """GAH-19.2, 19.3, GAH-R.36 Most VP win; then krones and goods; then the victory is shared."""
    ranks = ranks_of([(state.vp[seat], tie_break(state, seat)) for seat in range(state.seats)])
    return Outcome(
        reason="last-round",
        scores=tuple(state.vp),
        ranks=ranks,
        winners=tuple(seat for seat in range(state.seats) if ranks[seat] == 1),
        breakdown=tuple(
            dict(
                zip(
                    SOURCE_COLUMNS[: state.options.ledger_columns],
                    ledger_of(state, seat),
                    strict=False,
                )
            )
            for seat in range(state.seats)
        ),
    )
