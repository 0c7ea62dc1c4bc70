"""The scripts in `bench`, in a hurry."""

from __future__ import annotations

from statistics import median

from bench.compare import HERE, ratios
from bench.weights import SEATS, TRIALS, candidate_wins, points_gained, read_weights
from hotelier.bots.hotel_koenig import TUNED


def test_a_checkout_is_as_fast_as_itself() -> None:
    found = ratios(HERE, HERE, "hotel-koenig", 3)
    assert len(found) == 3
    assert 0.2 < median(found) < 5, "also where the machine stands still in one of them"


def test_weights_are_read() -> None:
    changed = read_weights("hotel-koenig", ["reserve=3000", "bonus=0.7"])
    assert (changed.reserve, changed.bonus) == (3000, 0.7)
    assert changed.thirst == TUNED.thirst
    assert read_weights("grand-austria-hotel", ["serving=0.1"]).serving == 0.1


def test_equal_weights_share_the_wins_of_a_deal() -> None:
    numbers = range(SEATS)
    assert sum(candidate_wins("hotel-koenig", TUNED, number) for number in numbers) == 1


def test_equal_weights_make_equal_scores() -> None:
    game = "grand-austria-hotel"
    assert points_gained(game, TRIALS[game].tuned, 1) == 0
    careless = read_weights(game, ["stranded=0", "krone=0", "good=0", "group=0"])
    assert points_gained(game, careless, 1) != 0
