"""AW-2.1, 14.3 Module 2 joins the game: its steps, its invariants, and positions with it."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel import deal, layout
from hotelier.games.grand_austria_hotel.actions import BoostColoured, Consult, TakeColoured
from hotelier.games.grand_austria_hotel.alles_walzer.celebrities import (
    CHIPS,
    FILL_LOUNGE,
    LEAVE_HOTELS,
    PLACES,
    FillLounge,
    LeaveHotels,
    NextCelebrity,
    consult,
    held_powers,
    lay_lounge,
    offer_help,
    show,
)
from hotelier.games.grand_austria_hotel.alles_walzer.coloured import (
    ThrowDice,
    least_price,
    offer_coloured,
    reroll_coloured,
    roll_coloured,
    take_coloured,
)
from hotelier.games.grand_austria_hotel.alles_walzer.entrances import CountGuests
from hotelier.games.grand_austria_hotel.cards import CELEBRITY_BIT, CELEBRITY_KEYS, CardSet
from hotelier.games.grand_austria_hotel.emperor import EmperorScoring
from hotelier.games.grand_austria_hotel.position import FIELDS, MODULES, PLAYER
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.stack import carries_like, dice_away, lies_on
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import AWAY, DIE_COLOUR_KEYS, SPACE_COUNT, SPACE_KEYS
from hotelier.kernel.errors import BrokenRecord


def join(rules: Rules) -> None:
    """AW-2.1, 2.8, 6.1 Add coloured dice, the lounge, and its step before the emperor scoring."""
    rules.layouts = (*rules.layouts, lay_lounge)
    rules.table_steps = (*rules.table_steps, FILL_LOUNGE)
    rules.ending_steps = (*rules.ending_steps, LEAVE_HOTELS)
    rules.roll, rules.reroll = roll_coloured, reroll_coloured
    rules.main_choices = (offer_coloured, *rules.main_choices)
    rules.main_prices = (*rules.main_prices, least_price)
    rules.additional_choices = (*rules.additional_choices, offer_help)
    rules.perform[TakeColoured] = rules.perform[BoostColoured] = take_coloured
    rules.perform[Consult] = consult
    rules.holders = (*rules.holders, held_powers)
    rules.checks = (*rules.checks, check_salon, check_coloured)
    rules.shows = (*rules.shows, show)


def check_salon(state: State) -> None:
    """AW-14.3 Each celebrity in play is in one place; only a consulted one has lost its power."""
    salon = state.salon
    for name, found, wanted in (
        ("lounge", len(salon.lounge), PLACES), ("chips", len(salon.chips), PLACES),
        ("held", len(salon.held), state.seats),
    ):  # fmt: skip
        if found != wanted:
            raise BrokenRecord(
                "wrong-length", "AW-2.1", where=f"salon.{name}", found=found, wanted=wanted
            )
    shown = [celebrity for celebrity in salon.lounge if celebrity != AWAY]
    held = [celebrity for row in salon.held for celebrity in row]
    everywhere = [*shown, *held, *salon.pile, *salon.discard]
    for celebrity, key in enumerate(CELEBRITY_KEYS):
        times = everywhere.count(celebrity)
        if times != (celebrity in state.options.celebrities):
            raise BrokenRecord("celebrity-count", "AW-14.3", celebrity=key, times=times)
    for cards in (salon.pile, salon.discard, *salon.held):
        if list(cards) != sorted(cards):
            raise BrokenRecord("not-sorted", where="salon")
    for celebrity, chip in zip(salon.lounge, salon.chips, strict=True):
        if chip not in (CHIPS if celebrity != AWAY else CHIPS[:1]):
            raise BrokenRecord("bad-number", "AW-2.8", where="salon.chips", value=chip)
    once = sum(bit for bit, _ in state.options.once_held)
    for seat, row in enumerate(salon.held):
        for celebrity in row:
            if CELEBRITY_BIT[celebrity] & ~state.powers[seat] & ~once:
                raise BrokenRecord("powers-not-played", "AW-2.6", seat=seat)


def check_coloured(state: State) -> None:
    """AW-2.1, 14.3, AW-R.22 The coloured dice are on spaces, order tiles or in the dustbin; no more
    are taken than are on order tiles and in the dustbin."""
    if len(state.coloured) != PLACES:
        raise BrokenRecord(
            "wrong-length", "AW-2.1", where="coloured", found=len(state.coloured), wanted=PLACES
        )
    away = state.coloured.count(AWAY)
    rolled = sum(len(frame.rolled) for frame in state.stack if isinstance(frame, ThrowDice))
    for frame in state.stack:
        if isinstance(frame, ThrowDice):
            wanted = state.options.figures.dice[state.seats] - dice_away(state)
            on_spaces = any(state.dice) or away < PLACES
            if frame.white < 0 or frame.white + rolled != wanted or on_spaces:
                raise BrokenRecord(
                    "frame-does-not-fit", where="stack", frame="ThrowDice", name="white"
                )
            return
    if away > dice_away(state) and any(state.dice):
        raise BrokenRecord("dice-count", "AW-2.1", found=dice_away(state), wanted=away)


# Positions


def complete_salon(
    full: dict[str, Any], seats: int, packs: tuple[str, ...], cards: CardSet
) -> None:
    """AW-2.1 Fill the lounge with the first celebrities without a holder, without chips. Coloured
    dice without a named space are away, or on spaces 1 to 3 if no dice are named at all."""
    held = full.pop("celebrities", [[] for _ in range(seats)])
    lounge, chips = full.pop("lounge", None), full.pop("chips", [0] * PLACES)
    if "celebrities" not in packs:
        return
    held = [sorted(row, key=CELEBRITY_KEYS.index) for row in held]
    if "salon" in full:
        held = full["salon"]["held"]
    else:
        gone = {celebrity for row in held for celebrity in row} | set(lounge or ())
        rest = [
            row.key
            for row in cards.celebrities
            if set(row.packs) <= set(packs) and row.key not in gone
        ]
        if lounge is None:
            lounge, rest = rest[:PLACES], rest[PLACES:]
        full["salon"] = {
            "lounge": lounge, "chips": chips, "pile": rest, "discard": [], "held": held,
        }  # fmt: skip
    full["held"] = [[*ours, *row] for ours, row in zip(full["held"], held, strict=True)]
    if "dice" in full:
        full.setdefault("coloured", {})
    else:
        full.setdefault("coloured", dict(zip(DIE_COLOUR_KEYS, SPACE_KEYS, strict=False)))


PLAYER["celebrities"] = []
FIELDS.append(("celebrities", "celebrities"))
MODULES.append(complete_salon)
assert PLACES <= SPACE_COUNT

carries_like(FillLounge, layout.DealHotels)
lies_on(FillLounge, layout.DealHotels, deal.DealStaff, deal.DealIntro, deal.DealPacks)
lies_on(FillLounge, EmperorScoring, CountGuests)
lies_on(LeaveHotels, EmperorScoring, CountGuests)
lies_on(NextCelebrity, FillLounge)
