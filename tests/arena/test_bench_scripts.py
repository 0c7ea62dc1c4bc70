"""The scripts in `bench`, in a hurry."""

from __future__ import annotations

from bench.compare import HERE, ratios
from bench.weights import SEATS, candidate_wins, read_weights
from hotelier.bots.hotel_koenig import TUNED


def test_a_checkout_is_as_fast_as_itself() -> None:
    found = ratios(HERE, HERE, "hotel-koenig", 3)
    assert len(found) == 3
    assert all(0.2 < ratio < 5 for ratio in found)


def test_weights_are_read() -> None:
    changed = read_weights(["reserve=3000", "bonus=0.7"])
    assert (changed.reserve, changed.bonus) == (3000, 0.7)
    assert changed.thirst == TUNED.thirst


def test_equal_weights_share_the_wins_of_a_deal() -> None:
    assert sum(candidate_wins(TUNED, number) for number in range(SEATS)) == 1
