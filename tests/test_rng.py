"""The generator: its documented algorithm, one stream on every machine, and no bias."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.kernel.rng import HashRandom, below

RANGE = 2**53


class Scripted:
    """A generator that yields given 53-bit numbers, as floats."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = iter(numbers)

    def random(self) -> float:
        return next(self.numbers) / RANGE


@pytest.mark.parametrize(
    ("key", "floats"),
    [
        (
            "",
            [
                0.02650461953535821,
                0.5575711946428976,
                0.9097758132140394,
                0.3909544855010204,
                0.2467238779343207,
            ],
        ),
        (
            "7/DrawTile/0",
            [
                0.548842030783244,
                0.3221561267196599,
                0.3403191811556192,
                0.8948218338479271,
                0.9481926056389134,
            ],
        ),
        (
            "summer/DrawStartTile/11",
            [
                0.5774351796422232,
                0.1572830446948027,
                0.06716691087599758,
                0.0927619704046263,
                0.0868887089593624,
            ],
        ),
        (
            "König",
            [
                0.21383869556445378,
                0.09013798303302034,
                0.5872317202937757,
                0.18431604750574926,
                0.4834576811334699,
            ],
        ),
    ],
)
def test_known_values(key: str, floats: list[float]) -> None:
    """Frozen values: another value would give every old seed another game."""
    rng = HashRandom(key)
    assert [rng.random() for _ in range(5)] == floats


@given(st.text(st.characters(codec="utf-8"), max_size=20))
def test_the_stream_is_sha_256_of_key_and_block(key: str) -> None:
    """A second implementation from the description, as a player could check a revealed seed."""
    rng = HashRandom(key)
    for block in range(3):
        digest = hashlib.sha256(f"{key}/{block}".encode()).hexdigest()
        for word in (digest[0:16], digest[16:32], digest[32:48], digest[48:64]):
            assert rng.random() == (int(word, 16) >> 11) / RANGE


def test_streams_of_different_keys_differ() -> None:
    firsts = {HashRandom(f"seed/DrawTile/{number}").random() for number in range(1000)}
    assert len(firsts) == 1000
    assert all(0 <= value < 1 for value in firsts)


@given(st.integers(0, RANGE - 1))
def test_a_float_gives_its_53_bits_back(number: int) -> None:
    assert int(number / RANGE * RANGE) == number


@given(st.integers(1, 1000), st.integers(0, RANGE - 1))
def test_below_takes_the_remainder_of_what_it_accepts(n: int, number: int) -> None:
    """Numbers under the largest multiple of n are as many for each result; the others are redrawn.

    So every result has exactly `limit / n` of the equally likely numbers: no bias at all.
    """
    limit = RANGE - RANGE % n
    assert limit % n == 0
    assert RANGE - limit < n
    expected = number % n if number < limit else 5 % n
    assert below(Scripted([number, 5]), n) == expected


@pytest.mark.parametrize("n", [3, 7, 108])
def test_the_last_accepted_and_the_first_rejected_number(n: int) -> None:
    limit = RANGE - RANGE % n
    assert below(Scripted([limit - 1]), n) == n - 1
    assert below(Scripted([limit, RANGE - 1, 2]), n) == 2
    with pytest.raises(StopIteration):
        below(Scripted([limit]), n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 41, 108])
def test_every_result_is_as_likely_as_the_others(n: int) -> None:
    """Chi-square over one fixed stream: within five standard deviations of what is expected."""
    rng = HashRandom(f"fair/{n}")
    draws = 20_000
    counts = Counter(below(rng, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < (n - 1) + 5 * sqrt(2 * (n - 1))


def test_any_generator_of_floats_will_do() -> None:
    assert {below(Random(seed), 4) for seed in range(50)} == {0, 1, 2, 3}
    assert below(Random(1), 1) == 0
