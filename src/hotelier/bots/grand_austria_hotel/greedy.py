"""`greedy`: plays each action to its end on a copy of an imagined world and takes the best.

An action is everything up to the next choice of what to do in the turn (GAH-0.5): the goods that
are placed, the room that is chosen, the reward. These further choices are searched within a small
budget and then answered one by one. Within a turn, the bot keeps a fixed order: first a guest,
because every other action ends that step, then what is free, the die, and what is worth its krones.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hotelier.bots.contract import GREEDY, Bot, Seed
from hotelier.bots.grand_austria_hotel.auction import bid
from hotelier.bots.grand_austria_hotel.cards import Appraisal, appraisal_of
from hotelier.bots.grand_austria_hotel.prospects import prospects
from hotelier.bots.grand_austria_hotel.weights import TUNED, Weights
from hotelier.games.grand_austria_hotel.actions import (
    Action,
    Boost,
    BoostColoured,
    CheckIn,
    Claim,
    Consult,
    Dance,
    Die,
    Employ,
    EndTurn,
    Fulfil,
    Pass,
    Redeem,
    Serve,
    Shift,
    ShiftColoured,
    Take,
    TakeColoured,
)
from hotelier.games.grand_austria_hotel.alles_walzer.auction import OpenAuction, RaiseBid
from hotelier.games.grand_austria_hotel.dice import SplitSteps
from hotelier.games.grand_austria_hotel.goods import MixGoods
from hotelier.games.grand_austria_hotel.layout import PickPolitics, PickTile
from hotelier.games.grand_austria_hotel.rounds import ROLLS
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import Seat
from hotelier.games.grand_austria_hotel.turn import Turn
from hotelier.games.grand_austria_hotel.view import imagine
from hotelier.kernel.frames import Chance, Decision, distinct, play, sample
from hotelier.kernel.rng import below

BUDGET: Final = 24
"""Number of ways to finish one action that are evaluated in full."""
BOOSTS: Final = 2
"""Number of the best spaces that are tried with a boost."""
MAINS: Final = (Die, Shift, TakeColoured, ShiftColoured)
"""Actions that use the main step. `greedy` does not use the key."""
BEFORE: Final = (Take, (Claim, Fulfil), (CheckIn, Dance, Employ, Redeem, Consult))
"""Actions considered before the die: a guest first, as all others end that step (GAH-4.2)."""
AFTER: Final = ((Claim, Fulfil), (CheckIn, Dance, Employ, Serve, Redeem, Consult))
GAIN: Final = 0.05
"""Minimum gain for which an optional action is taken."""


class GreedyBot(Bot):
    """Bot that takes the action with the best resulting position."""

    def __init__(self, seed: Seed, weights: Weights = TUNED) -> None:
        self.name = GREEDY
        self.rng = Random(str(seed))
        self.weights = weights

    def choose(self, view: Any, legal: list[Any]) -> Any:
        if isinstance(view.stack[-1], PickPolitics | PickTile):
            return legal[below(self.rng, len(legal))]  # no hotel yet: choose at random
        if isinstance(view.stack[-1], OpenAuction | RaiseBid):
            return bid(view)
        world = imagine(view, self.rng)
        thought = Thought(
            world, view.stack[-1].seat, appraisal_of(view.options, self.weights), self.rng
        )
        if isinstance(view.stack[-1], Turn):
            return thought.next_in_turn(legal)
        return thought.best(sensible(world, legal))[0]


class Thought:
    """Evaluation of one question for one seat."""

    def __init__(self, world: State, seat: Seat, appraisal: Appraisal, rng: Random) -> None:
        self.world = world
        self.seat = seat
        self.appraisal = appraisal
        self.rng = rng

    def next_in_turn(self, actions: list[Action]) -> Action:
        """GAH-4.1 Return the next action of a turn."""
        now = prospects(self.world, self.seat, self.appraisal)
        dice = [action for action in actions if isinstance(action, MAINS)]
        for kinds in BEFORE if dice else AFTER:
            offered = [action for action in actions if isinstance(action, kinds)]
            if offered:
                best, value = self.best(offered)
                if value > now + GAIN:
                    return best
        if dice:
            return self.best_die(dice, actions)
        for action in actions:
            if isinstance(action, EndTurn | Pass):
                return action
        return self.best(actions)[0]

    def best_die(self, dice: Sequence[Action], actions: list[Action]) -> Action:
        """GAH-6.1, 8.2, AW-2.3, 9.8 Return the best die or moved die, boosted if the boost pays."""
        values = [self.value(die) for die in dice]
        ranked = sorted(range(len(dice)), key=lambda place: -values[place])
        boosted = [boost_of(dice[place]) for place in ranked[:BOOSTS]]
        boosts = [action for action in actions if action in boosted]
        if boosts:
            boost, value = self.best(boosts)
            if value > values[ranked[0]]:
                return boost
        return dice[ranked[0]]

    def best(self, actions: Sequence[Action]) -> tuple[Action, float]:
        """Return the action that leads to the best position, and the worth of that position."""
        values = [self.value(action) for action in actions]
        place = max(range(len(values)), key=values.__getitem__)
        return actions[place], values[place]

    def value(self, action: Action) -> float:
        """Return the worth of the position after an action and everything it causes."""
        trial = self.world.copy()
        play(trial, action)
        return self.finished(trial, BUDGET)

    def finished(self, state: State, budget: int) -> float:
        """Play the current action to its end and return the worth of the position."""
        while self.asks_on(state):
            top = state.stack[-1]
            if isinstance(top, Chance):
                play(state, sample(state, self.rng))
                continue
            actions = sensible(state, distinct(state))
            after = [state.copy() for _ in actions]
            for action, child in zip(actions, after, strict=True):
                play(child, action)
            if len(actions) <= budget:
                return max(self.finished(child, budget // len(actions)) for child in after)
            state = max(after, key=lambda child: prospects(child, self.seat, self.appraisal))
        return prospects(state, self.seat, self.appraisal)

    def asks_on(self, state: State) -> bool:
        """Return True if the action still asks this seat, or chance, for something."""
        if not state.stack:
            return False
        top = state.stack[-1]
        if isinstance(top, Decision):
            return top.seat == self.seat and not isinstance(top, Turn)
        return type(top) not in ROLLS


def boost_of(die: Action) -> Action | None:
    """GAH-8.2 Return the boosted form of a die. A moved die is boosted when its space is used."""
    if isinstance(die, Die):
        return Boost(die.space)
    return BoostColoured(die.colour) if isinstance(die, TakeColoured) else None


def sensible(state: State, actions: list[Any]) -> list[Any]:
    """Drop answers that take only part of a yield, which GAH-6.4 allows."""
    top = state.stack[-1]
    if isinstance(top, MixGoods):
        most = max(sum(action.goods) for action in actions)
        return [action for action in actions if sum(action.goods) == most]
    if isinstance(top, SplitSteps):
        most = max(action.steps + action.krones for action in actions)
        return [action for action in actions if action.steps + action.krones == most]
    return actions
