"""GAH-3.2, 15.3 Dice: what rolls show, against exact figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, factorial, isclose, prod, sqrt
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.actions import Roll
from hotelier.games.grand_austria_hotel.rounds import RollDice
from hotelier.kernel.rng import HashRandom

SPACES = 6
SAMPLE = 20_000
STANDARD_ERRORS = 4
"""Allowed deviation of a sample in standard errors. With 4, a fair die fails once in 16,000
comparisons. The seed is fixed, so a passing test always passes."""


def empty_space(dice: int) -> float:
    """Return the probability that a given action space stays empty: no die shows its number."""
    return float((1 - 1 / SPACES) ** dice)


def all_present(dice: int) -> float:
    """Return the probability that no action space stays empty, by inclusion and exclusion."""
    shares = [comb(SPACES, k) * (1 - k / SPACES) ** dice for k in range(SPACES + 1)]
    return float(sum(shares[::2]) - sum(shares[1::2]))


def exactly(number: int, dice: int) -> float:
    """Return the probability that a given space gets exactly n dice (binomial)."""
    others = (1 - 1 / SPACES) ** (dice - number)
    return float(comb(dice, number) * (1 / SPACES) ** number * others)


def multinomial(counts: tuple[int, ...]) -> float:
    """Return the probability of these numbers of dice in a roll."""
    dice = sum(counts)
    orders = factorial(dice) // prod(factorial(count) for count in counts)
    return float(orders / SPACES**dice)


def ways(dice: int, spaces: int = SPACES) -> Iterator[tuple[int, ...]]:
    """Every way in which dice can lie on the spaces."""
    if spaces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in ways(dice - first, spaces - 1):
            yield (first, *rest)


def before_a_roll(dice: int) -> Any:
    """A game that waits for so many dice."""
    state = GAME.setup(4, GAME.choose_options({}))
    state.stack.append(RollDice(dice))
    return state


def rolls(dice: int, sample: int = SAMPLE) -> list[tuple[int, ...]]:
    """Many rolls, each from a generator of its own as the dealer makes them."""
    state = before_a_roll(dice)
    return [ht.sample(state, HashRandom(f"dice/{dice}/{n}")).dice for n in range(sample)]


@pytest.mark.rule("GAH-2.5")
@pytest.mark.parametrize(
    ("dice", "empty", "complete"), [(10, 16.15, 27.2), (12, 11.22, 43.8), (14, 7.79, 58.3)]
)
def test_exact_figures(dice: int, empty: float, complete: float) -> None:
    """The figures from the formulas, and once more by adding up every single roll."""
    assert round(100 * empty_space(dice), 2) == empty
    assert round(100 * all_present(dice), 1) == complete
    every = {counts: multinomial(counts) for counts in ways(dice)}
    assert isclose(sum(every.values()), 1)
    assert isclose(sum(p for counts, p in every.items() if not counts[2]), empty_space(dice))
    assert isclose(sum(p for counts, p in every.items() if all(counts)), all_present(dice))


@pytest.mark.rule("GAH-15.3")
@pytest.mark.parametrize("dice", range(1, 15))
def test_listed_outcomes_are_the_multinomial(dice: int) -> None:
    """Each outcome of a roll that can be listed has its exact probability; if there are too many to
    list, `possible` still knows them."""
    state = before_a_roll(dice)
    listed = ht.outcomes(state)
    every = list(ways(dice))
    if listed is None:
        assert all(state.stack[-1].possible(state, Roll(counts)) for counts in every)
    else:
        assert Counter(action.dice for action, _ in listed) == Counter(every)
        assert all(isclose(p, multinomial(action.dice)) for action, p in listed)
    assert not state.stack[-1].possible(state, Roll((dice + 1, 0, 0, 0, 0, 0)))
    assert not state.stack[-1].possible(state, Roll((dice + 1, -1, 0, 0, 0, 0)))


def test_some_rolls_are_listed_and_those_of_whole_rounds_are_not() -> None:
    """Both halves of the test above are at work."""
    assert ht.outcomes(before_a_roll(1)) is not None
    assert all(ht.outcomes(before_a_roll(dice)) is None for dice in (10, 12, 14))


def near(hits: int, sample: int, probability: float) -> bool:
    """Return True if a share of a sample is within its standard errors of a probability."""
    error = sqrt(probability * (1 - probability) / sample)
    return abs(hits / sample - probability) <= STANDARD_ERRORS * error


@pytest.mark.rule("GAH-3.2")
@pytest.mark.rule("GAH-21.4")
@pytest.mark.parametrize("dice", [10, 12, 14])
def test_sampled_rolls(dice: int) -> None:
    rolled = rolls(dice)
    assert {sum(counts) for counts in rolled} == {dice}
    assert near(sum(all(counts) for counts in rolled), SAMPLE, all_present(dice))
    for space in range(SPACES):
        shown = Counter(counts[space] for counts in rolled)
        for number in range(6):
            assert near(shown[number], SAMPLE, exactly(number, dice)), (space, number)


@pytest.mark.rule("GAH-3.2")
def test_dice_of_a_roll_do_not_hang_together() -> None:
    """Two dice: each of the 36 ordered pairs is as likely, so doubles come in one of six rolls and
    a given pair of different numbers in one of eighteen."""
    shown = Counter(rolls(2))
    for counts in ways(2):
        assert near(shown[counts], SAMPLE, multinomial(counts)), counts


@pytest.mark.rule("GAH-2.5")
@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_tables_roll_as_many_dice_as_the_seats_need(seats: int, dice: int) -> None:
    """The first rolls of games dealt from seeds, as players meet them."""
    sample = 40
    empty = 0
    for seed in range(sample):
        table = ht.Table(GAME, seats=seats, seed=seed)
        while not any(line.do.startswith("roll") for line in table.record.lines):
            table.play(table.legal()[0])
        roll = next(line.do for line in table.record.lines if line.do.startswith("roll"))
        counts = [int(number) for number in roll.split()[1:]]
        assert sum(counts) == dice
        empty += counts.count(0)
    assert near_mean(empty, sample, dice)


def near_mean(empty: int, sample: int, dice: int) -> bool:
    """Return True if the number of empty spaces is within the standard errors of its expectation.

    The six spaces of one roll depend on each other: for two of them, both are empty with
    (1 - 2/6)^dice, from which the variance of the number of empty spaces follows.
    """
    one, two = empty_space(dice), (1 - 2 / SPACES) ** dice
    variance = SPACES * one + SPACES * (SPACES - 1) * two - (SPACES * one) ** 2
    return abs(empty - sample * SPACES * one) <= STANDARD_ERRORS * sqrt(sample * variance)
