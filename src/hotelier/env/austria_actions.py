"""Actions of Grand Austria Hotel that a player can choose, by the options in play.

Only components in play get a number: cards of the chosen packs, pieces of the chosen modules.
Actions with parameters (yields, bids, due effects) come from the tables and sets that the rules and
the validation of positions use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hotelier.games.grand_austria_hotel import moves
from hotelier.games.grand_austria_hotel.actions import Action, Decline, First, Split
from hotelier.games.grand_austria_hotel.cards import (
    REHEARSAL_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import OPTIONAL, STEPS, both_tracks
from hotelier.games.grand_austria_hotel.dice import ACTIONS_OF, SPLITS
from hotelier.games.grand_austria_hotel.resolve import figure
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import FOOD_COUNT, GOOD_COUNT, LETTERS
from hotelier.kernel.frames import Action as KernelAction

STRENGTHS: Final = range(1, len(SPLITS))
"""All strengths that a main action can have."""


def actions(rules: Rules) -> list[KernelAction]:
    """Return every action of a seat (GAH-22, AW-14.2)."""
    found: list[Action] = [
        *base(rules),
        *yields(rules),
        *dues(rules),
        *ballrooms(rules),
        *celebrities(rules),
        *entrances(rules),
    ]
    if "4" in rules.modules:
        found.append(moves.TAKE_KEY)
    return [*found]


def of(table: Sequence[Action], numbers: Iterable[int]) -> list[Action]:
    """Return the actions of a table for the numbers in play."""
    return [table[number] for number in sorted(numbers)]


def base(rules: Rules) -> list[Action]:
    """Return the actions of every game."""
    guests, staff = rules.guest_deck, rules.staff_deck
    goods = range(GOOD_COUNT if "ballrooms" in rules.packs else FOOD_COUNT)
    politics = [card for letter in LETTERS for card in rules.politics_of(letter)]
    tiles = [tile for letter in LETTERS for tile in rules.tiles_of(letter)]
    singles = [moves.PASS, moves.SERVE, moves.END_TURN, moves.STORE, moves.IGNORE, moves.ACCEPT,
               moves.FORFEIT, moves.STOP]  # fmt: skip
    chosen: list[Action] = []
    if rules.tiles_chosen:  # GAH-E.24
        chosen = [*of(moves.CHOOSE_POLITICS, politics), *of(moves.CHOOSE_TILE, tiles)]
    return [
        *singles, *chosen, *moves.DIE, *moves.BOOST, *moves.USE, *moves.COPY_SPACE,
        *(moves.CHOOSE_GOOD[good] for good in goods), *(moves.SPEND[good] for good in goods),
        *(bring for good in goods for bring in of(moves.BRING[good], guests)),
        *of(moves.TAKE, guests), *of(moves.CHECK_IN, guests), *of(moves.PLACE, guests),
        *of(moves.FILL, guests), *of(moves.CLAIM, politics),
        *moves.PREPARE, *moves.OCCUPY, *moves.LODGE, *moves.LOSE_ROOM,
        *of(moves.PICK, staff), *of(moves.EMPLOY, staff), *of(moves.PLAY, staff),
        *of(moves.RING, staff), *of(moves.UNDER, staff), *of(moves.DISMISS, staff),
        *of(moves.COPY_CARD, staff),
    ]  # fmt: skip


def yields(rules: Rules) -> list[Action]:
    """GAH-6.5, 6.6, 6.8, AW-1.10 Return every yield of spaces 1, 2 and 4.

    Those of the greatest strength come first. The lists of the other strengths only repeat some.
    """
    found: list[Action] = [*rules.mixes[-1], *SPLITS[-1]]
    for strength in STRENGTHS:
        found += rules.mixes[strength]
        found += SPLITS[strength]
    if rules.ask_all:  # GAH-13.15 any number of steps
        found += [Split(up, most) for most in STRENGTHS for up in range(most + 1)]
    return found


def dues(rules: Rules) -> list[Action]:
    """GAH-0.6 Return every effect that can be due: from cards, boards, pieces and dice."""
    effects = {(source, effect) for _, source, effect in rules.possible_due}
    for space, action in enumerate(ACTIONS_OF):
        effects.update((space, action(strength)) for strength in STRENGTHS)
        if rules.both_tracks[space]:
            effects.update((space, both_tracks(strength)) for strength in STRENGTHS)
    named = sorted({(source, effect[0], figure(effect)) for source, effect in effects if effect})
    found: list[Action] = [First(*name) for name in named]
    if rules.ask_all:
        found += [Decline(*name) for name in named if OPTIONAL[name[1]]]
    elif rules.nothing_heard:  # AW-R.80: declining pays only if an effect listens
        found += [Decline(*name) for name in named if name[1] == STEPS]
    return found


def ballrooms(rules: Rules) -> list[Action]:
    """AW-1 Return the actions of rehearsal rooms and dancers."""
    if "ballrooms" not in rules.packs:
        return []
    return [
        *of(moves.REHEARSE, range(len(REHEARSAL_KEYS))), *of(moves.DANCE, rules.guest_deck),
        *moves.TO_ROW, *moves.FROM_SECTION, *moves.RETIRE,
    ]  # fmt: skip


def celebrities(rules: Rules) -> list[Action]:
    """AW-2 Return the actions of coloured dice and celebrities."""
    if not rules.celebrities:
        return []
    shifts = [shift for row in moves.SHIFT_COLOURED for shift in row] if rules.entrances else []
    return [
        *moves.TAKE_COLOURED, *moves.BOOST_COLOURED, *moves.BIN_DIE, *shifts,
        *of(moves.CONSULT, rules.celebrities),
    ]  # fmt: skip


def entrances(rules: Rules) -> list[Action]:
    """AW-3, AW-9 Return the actions of the auction and of entrances."""
    if not rules.entrances:
        return []
    bids = range(rules.most_krones + 1)
    politics = [card for letter in LETTERS for card in rules.politics_of(letter)]
    tiles = [tile for letter in LETTERS for tile in rules.tiles_of(letter)]
    return [
        *(moves.OPEN_BID[entrance][bid] for entrance in rules.entrances for bid in bids),
        *(moves.BID[bid] for bid in bids), moves.WITHDRAW, *moves.USE_TOKEN,
        *of(moves.FULFIL, politics), *of(moves.REDEEM, tiles),
        *(shift for row in moves.SHIFT for shift in row),
    ]  # fmt: skip
