"""Worth of cards, derived from their effects. No card is known by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hotelier.bots.grand_austria_hotel.weights import Weights
from hotelier.games.grand_austria_hotel.cards import points
from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.cards.points import Power
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    ANY_COLOUR,
    BELL,
    ONCE,
    PERM,
    ROUND,
    Guest,
    Staff,
)

MOST_DISCOUNT: Final = 4
"""Most krones that a free card or room is assumed to save."""
USUAL: Final[dict[int, float]] = {
    words.PER_OCCUPIED: 9, words.PER_ROOM: 13, words.PER_STAFF: 6, words.PER_GROUP: 4,
    words.PER_FLOOR: 1, words.PER_COLUMN: 1, words.PER_SET: 2.5, words.PER_DISC: 1,
    words.PER_STEP: 3, words.PER_DANCER: 5,
}  # fmt: skip
"""Typical final count of each counting effect."""
USUAL_PURSE: Final = 4
"""Krones that a player is assumed to lose to a penalty that takes the whole purse."""
RINGS: Final = 0.5
"""Typical number of times that a played bell card is triggered."""
USUAL_COPY: Final = 6.0
BIG_ORDERS: Final = 0.25
"""Share of the guests whose order has four goods."""
STRENGTH_OF_BOTH: Final = 2.5


OFTEN: Final = {
    points.VP_GOT: 1.2, points.KRONES_GOT: 0.8, points.STEPS_GOT: 0.6, points.STAFF_PLAYED: 0.3,
    points.ROOM_OCCUPIED: 0.8, points.CHAMPAGNE_GOT: 0.6, points.DANCER_SENT: 0.4,
}  # fmt: skip
"""Typical number of times per turn that the trigger of a celebrity occurs."""


class Scale(NamedTuple):
    """Weights of the terms at one point of the game."""

    krones: float
    goods: float
    guests: float
    rooms: float
    emperor: float
    politics: float
    end_cards: float
    staff: float
    hand: float


class Appraisal:
    """Worth of every card under given rules and weights."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules: Final = rules
        self.weights: Final = weights
        self.turns: Final = 2 * rules.figures.rounds
        """Turns of a seat in a whole game."""
        self.scale: Final = [self.scale_at(turns) for turns in range(self.turns + 3)]
        """Weights of the terms, by turns left."""
        guests = range(len(rules.colour))
        self.guest_vp: Final = [row.vp for row in rules.cards.guests]
        self.reward: Final = [self.of_reward(guest) for guest in guests]
        self.answers: Final = [
            [(bit, self.of_effect(due[2])) for bit, due in rules.on_left[guest]] for guest in guests
        ]
        """For each guest, the powers that reward its check-in and the worth of each reward."""
        self.bonus: Final = [
            sum((self.of_effect(due[2]) for due in dues), 0.0) * weights.bonus
            for dues in rules.bonus
        ]
        self.penalty: Final = [
            sum((self.of_loss(effect) for effect in effects), 0.0) * weights.penalty
            for effects in rules.penalty
        ]
        cards = range(len(rules.cost))
        self.per_turn: Final = [self.of_powers(card) for card in cards]
        self.per_round: Final = [weights.routine * self.of_dues(card, ROUND) for card in cards]
        self.once: Final = [weights.instant * self.of_dues(card, ONCE) for card in cards]
        self.celebrity: Final = [
            sum((self.of_company(power) for power in rules.words_of(row.does)), 0.0)
            for row in rules.cards.celebrities
        ]
        """Worth of each celebrity per turn that it stays in the hotel."""
        self.growth: Final = [weights.growth * self.of_counting(card) for card in cards]

    def scale_at(self, turns: int) -> Scale:
        """Return the weights of the terms with this many turns left."""
        part = min(1.0, turns / self.turns)
        ends = [
            (getattr(self.weights, f"{term}_late"), getattr(self.weights, f"{term}_early"))
            for term in Scale._fields
        ]
        return Scale(*(late + (early - late) * part for late, early in ends))

    def of_reward(self, guest: Guest) -> float:
        """Return the worth of a guest's reward without the printed VP."""
        effects = [due[2] for due in self.rules.leaving[guest]]
        return sum((self.of_effect(effect) for effect in effects if effect[0] != words.VP), 0.0)

    def of_effect(self, effect: Effect) -> float:
        """Evaluate a gain."""
        word, weights = effect[0], self.weights
        if word in (words.PREPARE, words.PLAY, words.OFFER, words.DANCER):
            return self.of_cheaper(effect)
        if word in USUAL:
            return effect[1] * USUAL[word]
        if word == words.GOODS:
            return weights.missing_good * sum(effect[1:])
        if word == words.SPEND_GOODS:
            return -weights.good * sum(effect[1:])
        if word == words.HOST:
            return weights.guest + 2 * weights.missing_good
        each = {
            words.VP: 1.0, words.KRONES: weights.krone, words.STEPS: weights.step,
            words.DRAW: weights.card, words.CHOOSE: weights.missing_good,
            words.OCCUPY: weights.occupying, words.GUESTS: weights.guest,
            words.FILL: 2 * weights.missing_good, words.SPEND_STEPS: -weights.step,
            words.EXCHANGE: weights.missing_good - weights.good,
            words.CHAMPAGNE: weights.champagne, words.SPEND_CHAMPAGNE: -weights.champagne,
            words.SPEND_KRONES: -weights.krone, words.SPEND_ANY: -weights.good,
        }  # fmt: skip
        return each[word] * effect[1] if word in each else weights.action

    def of_cheaper(self, effect: Effect) -> float:
        """Evaluate rooms, staff and dancers at a discount."""
        word, discount, n = effect[:3]
        if word == words.DANCER:
            return n * (self.weights.dancer + min(discount, 2) * self.weights.champagne)
        saved = min(discount, MOST_DISCOUNT) * self.weights.krone
        if word == words.PREPARE:
            occupied = self.weights.occupying if effect[4] else 0.0
            return n * (self.weights.room + min(saved, 2.0) + occupied)
        if word == words.PLAY:
            return n * max(saved, self.weights.card)
        return saved + self.weights.card

    def of_loss(self, effect: Effect) -> float:
        """Evaluate a penalty."""
        word, n = effect[:2]
        if word in (words.LOSE_KITCHEN, words.LOSE_GOODS, words.LOSE_ITEMS):
            return 3 * self.weights.good
        if word == words.LOSE_GOOD:
            return n * self.weights.good
        if word == words.LOSE_PURSE:
            return USUAL_PURSE * self.weights.krone
        if word == words.LOSE_HAND:
            return n * self.weights.card
        if word in (words.LOSE_ROOMS, words.LOSE_LOWER, words.LOSE_COLUMN):
            return n * self.weights.room
        if word == words.LOSE_PER_STAFF:
            return n * USUAL[words.PER_STAFF]
        if word == words.LOSE_END_CARD:
            return 2 * USUAL_COPY
        if word == words.LOSE_CHAMPAGNE:
            return n * self.weights.champagne
        if word == words.LOSE_DANCERS:
            return n * self.weights.dancer
        return float(n)

    def of_dues(self, card: Staff, timing: int) -> float:
        """Evaluate the effects of a card with this timing.

        A bell card counts as ONCE, multiplied by its typical number of rings.
        """
        if self.rules.timing[card] == BELL and timing == ONCE:
            return RINGS * sum((self.of_effect(due[2]) for due in self.rules.rings[card]), 0.0)
        if self.rules.timing[card] != timing:
            return 0.0
        dues = self.rules.does[card] or self.rules.rings[card]
        return sum((self.of_effect(due[2]) for due in dues), 0.0)

    def of_counting(self, card: Staff) -> float:
        """Estimate the final count of an END card."""
        total = 0.0
        for effect in self.rules.at_end[card]:
            if effect[0] == words.COPY:
                total += USUAL_COPY
            elif effect[0] == words.PER_OCCUPIED and effect[2] != ANY_COLOUR:
                total += self.of_effect(effect) / 3
            elif effect[0] == words.PER_STEP:
                total += (1 - self.weights.retreat) * self.of_effect(effect)
            else:
                total += self.of_effect(effect)
        return total

    def of_powers(self, card: Staff) -> float:
        """Evaluate a PERM card, per turn."""
        if self.rules.timing[card] != PERM:
            return 0.0
        total = 0.0
        for power in self.rules.words_of(self.rules.cards.staff[card].does):
            total += self.of_power(power)
        return self.weights.lasting * total

    def of_power(self, power: Power) -> float:
        """Evaluate a permanent effect, per turn."""
        point, limit, number, effect = power
        weights = self.weights
        share = limit.bit_count() * weights.dice_per_turn
        gain = self.of_effect(effect) if effect else 0.0
        if point in (points.STRENGTH, points.SPACE_PRICE):
            return share * max(1, number)
        if point == points.BOTH:
            return share * STRENGTH_OF_BOTH
        if point == points.DIE_TAKEN:
            return share * gain
        if point == points.GUEST_LEFT:
            part = BIG_ORDERS if number else limit.bit_count() / 4
            return weights.guests_per_turn * part * gain
        if point in (points.ROOM_OCCUPIED, points.GUEST_LODGED):
            return weights.guests_per_turn * gain
        if point == points.DANCER_SENT:
            return weights.dancers_per_turn * gain
        if point == points.DISC_PUT:
            return gain / self.turns
        if point == points.EMPEROR_BONUS:
            return 0.6 * len(self.rules.figures.scorings) * gain / self.turns
        return {
            points.ROOM_PRICE: 0.3, points.GUEST_PRICE: 0.6, points.SERVE_PRICE: 0.3,
            points.EMPEROR_PENALTY: 0.15,
        }[point]  # fmt: skip

    def of_company(self, power: Power) -> float:
        """Evaluate a celebrity, per turn."""
        point, _, number, effect = power
        gain = self.of_effect(effect) if effect else self.weights.missing_good * max(1, number)
        return gain * OFTEN.get(point, 1.0)

    def of_card(self, card: Staff, turns: int) -> float:
        """Return the worth of a hand card less its price, or 0 if the price is higher."""
        part = turns / self.turns
        worth = (
            self.once[card]
            + self.per_turn[card] * turns
            + self.per_round[card] * turns / 2
            + self.growth[card]
        )
        return max(0.0, worth - self.weights.krone * self.rules.cost[card]) * part


@lru_cache(maxsize=16)
def appraisal_of(rules: Rules, weights: Weights) -> Appraisal:
    """Return the cached appraisal of these rules and weights."""
    return Appraisal(rules, weights)
