"""AW-R.69, R.80 Powers that may react in the middle of an action: cases in which the order of due
effects, or declining one, can matter to them."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import POWER_BIT
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    ALL,
    BOTH_TRACKS,
    KRONES,
    MONEY,
    OCCUPY,
    OFFER,
    PLAY,
    ROOMS,
    STEPS,
    TOUCHES,
    TRACK,
    TRACKS,
    WORDS,
)
from hotelier.games.grand_austria_hotel.powers import bonus_of
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import Seat


def watched_words(state: State, seat: Seat) -> list[int]:
    """AW-R.69, R.80 By word: the parts that powers of this seat touch if they react to it in this
    action; 0 if none reacts, or if the order cannot matter."""
    rules = state.options
    if seat != state.active or not (state.tally or state.heard):
        return NOTHING_WATCHED
    powers = state.powers[seat] & rules.watching
    if rules.step_bells and any(effect[0] in PLAY_CARDS for _, _, effect in state.due):
        powers |= unplayed(state, rules.step_bells)
    if not powers:
        return NOTHING_WATCHED
    watched = rules.watched(powers)
    blind = 0
    if watched[STEPS] & TRACK and far_from_the_end(state, seat, watched):
        blind |= TRACK
    if watched[KRONES] & ROOMS and rich(state, seat, watched):
        blind |= MONEY | ROOMS
    if blind:
        watched = [touches & ~blind if touches != ALL else touches for touches in watched]
    return watched


NOTHING_WATCHED: Final[list[int]] = [0] * len(WORDS)
BY_SURPRISE: Final = 6
"""An upper bound for steps from effects that are not known yet (such as cards to be played)."""


def far_from_the_end(state: State, seat: Seat, watched: list[int]) -> bool:
    """Return True if no due step can leave the emperor track; then their order does not matter."""
    coming = sum(effect[1] + 1 for _, _, effect in state.due if effect[0] in GIVE_STEPS)
    if any(TOUCHES[effect[0]] | watched[effect[0]] == ALL for _, _, effect in state.due):
        coming += BY_SURPRISE
    if any(effect[0] == OCCUPY for _, _, effect in state.due):
        coming += steps_of_groups(state, seat)
    return state.emperor[seat] + coming <= state.options.last_space


def steps_of_groups(state: State, seat: Seat) -> int:
    """Return the steps of groups that vacant rooms could make full."""
    occupied = state.occupied[seat]
    total = 0
    for group in state.options.boards[state.hotels[seat]].groups:
        if occupied & group != group and (state.prepared[seat] & group) == group:
            effect = bonus_of(state, seat, group.bit_length() - 1)[2]
            total += effect[1] + 1 if effect[0] == STEPS else 0
    return total


PLAY_CARDS: Final = (PLAY, OFFER)
GIVE_STEPS: Final = (STEPS, TRACKS, BOTH_TRACKS)
GIVE_KRONES: Final = (KRONES, TRACKS, BOTH_TRACKS)


def rich(state: State, seat: Seat, watched: list[int]) -> bool:
    """Return True if the seat can pay a room after each due gift of krones, in any order, and no
    other due effect is about rooms."""
    rules = state.options
    gifts = [effect[1] for _, _, effect in state.due if effect[0] in GIVE_KRONES]
    about_rooms = any(
        (TOUCHES[effect[0]] | watched[effect[0]]) & ROOMS
        for _, _, effect in state.due
        if effect[0] not in GIVE_KRONES or watched[effect[0]] == ALL
    )
    money = state.money[seat]
    enough = money >= len(gifts) * rules.dearest and money + sum(gifts) <= rules.most_krones
    return enough and not about_rooms


def unplayed(state: State, bits: int) -> int:
    """AW-R.69 Of cards, one bit each, those that no seat has played. One may be in a hand, and a
    question must not reveal that (GAH-R.63)."""
    for cards in state.played:
        for card in cards:
            bits &= ~POWER_BIT[card]
    return bits


def tempting(state: State, seat: Seat, due: Due) -> bool:
    """AW-R.80 True if declining a step may be better, so that a later source moves the marker. This
    holds for the additional step of a power while another power reacts to VP, and for any step
    near the end of the track while a power reacts to steps with another effect."""
    _, source, effect = due
    rules = state.options
    space = state.emperor[seat]
    if effect[0] != STEPS or not state.heard or seat != state.active or space == rules.last_space:
        return False
    powers = state.powers[seat]
    if source in rules.more_steps:
        return powers & (rules.vp_listeners | rules.step_listeners) != 0
    return powers & rules.step_listeners != 0 and space + BY_SURPRISE > rules.last_space
