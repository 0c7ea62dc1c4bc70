"""The package against a second implementation: the same games, question by question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from tests.covering import pairs
from tests.hotel_koenig.reference.bonuses import BANK, bonuses, price, rounded
from tests.hotel_koenig.reference.compare import GAME, Disagreement, SideBySide
from tests.hotel_koenig.reference.perft import all_cases
from tests.hotel_koenig.reference.positions import random_position
from tests.hotel_koenig.reference.styles import random_players
from tests.hotel_koenig.reference.world import DEFAULTS

CHOICES = {option.name: option.choices for option in GAME.options if option.name != "preset"}
ROWS = pairs({"seats": list(GAME.seats), **CHOICES})
"""Options and seat counts in which every two values meet."""

GAMES_PER_ROW = 5
POSITIONS = 450
GAMES_PER_PERFT_CASE = 12
SETUPS = 60

CORNERS = """
HK-4.2 no tile laid
HK-5.1 last name
HK-5.2 a chain founded with four tiles or more
HK-5.4 seven chains
HK-5.4 tile for an eighth chain in hand
HK-6.1 several lone tiles join a chain
HK-7.1 2 chains merge
HK-7.1 3 chains merge
HK-7.1 4 chains merge
HK-7.1 a safe chain takes over
HK-7.1 tile between safe chains in hand
HK-7.2 survivor chosen among 2
HK-7.2 survivor chosen among 3
HK-7.2 survivor chosen among 4
HK-7.3 2 equal chains to dissolve
HK-7.3 3 equal chains to dissolve
HK-7.6 nobody holds a share
HK-8.4 few shares of the survivor left
HK-8.4 no shares of the survivor left
HK-9.2 no share left to buy
HK-9.2 not enough money to buy
HK-10.1 announced: 41-tiles
HK-10.1 announced: all-safe
HK-10.1 end not announced
HK-11.3 bank and player are both second
HK-11.5 bank tile joins a chain
HK-11.6 bank tile merges chains
HK-11.7 bank tile between safe chains
HK-11.8 bank tile beside lone tiles
HK-12.1 dead tile replaced by a dead one
HK-12.1 dead tile stays, the pile is empty
HK-12.1 dead tile: replace_at_draw
HK-12.1 dead tile: replace_at_start
HK-12.2 the new hand is unplayable too
HK-12.2 whole hand replaced
HK-12.2 whole hand replaced from a short pile
HK-12.4 a share is still owed at the end
HK-12.4 an owed share comes from the founder
HK-12.4 an owed share is handed over
HK-12.4 no share for the founder: cash
HK-12.4 no share for the founder: none
HK-12.4 no share for the founder: owed
HK-12.4 the owed share can still be decided on
HK-12.5 compulsory end
HK-12.6 announced with fewer than seven chains
HK-12.7 end announced before the tile
HK-12.7 the condition is gone after the announcement
HK-12.8 2 bonuses, holders: 1, no tie
HK-12.8 2 bonuses, holders: 2, no tie
HK-12.8 2 bonuses, holders: 2, several largest
HK-12.8 2 bonuses, holders: 3, no tie
HK-12.8 2 bonuses, holders: 3, several largest
HK-12.8 2 bonuses, holders: 3, several second
HK-12.8 2 bonuses, holders: 4, no tie
HK-12.8 2 bonuses, holders: 4, several largest
HK-12.8 2 bonuses, holders: 4, several second
HK-12.8 2 bonuses, holders: 4, several third
HK-12.8 3 bonuses, holders: 1, no tie
HK-12.8 3 bonuses, holders: 2, no tie
HK-12.8 3 bonuses, holders: 2, several largest
HK-12.8 3 bonuses, holders: 3, no tie
HK-12.8 3 bonuses, holders: 3, several largest
HK-12.8 3 bonuses, holders: 3, several second
HK-12.8 3 bonuses, holders: 4, no tie
HK-12.8 3 bonuses, holders: 4, several largest
HK-12.8 3 bonuses, holders: 4, several second
HK-12.8 3 bonuses, holders: 4, several third
HK-12.11 chains of different size: largest_first
HK-12.11 chains of different size: smallest_first
HK-12.12 rounded: down_100
HK-12.12 rounded: exact
HK-12.12 rounded: up_100
HK-12.15 bonuses of several chains first
HK-D.10 several lone tiles join in a merger
HK-D.13 a chain reaches 41 tiles
HK-D.20 worthless shares at the end
HK-D.21 standstill with tiles in the pile
HK-R.9 end: no-tile-in-a-round
HK-R.9 end: no-tiles-left
HK-R.9 turn with an empty hand
HK-R.9 turn with an empty pile
HK-R.11 end possible without a laid tile
HK-R.13 shared victory
HK-R.19 several tiles wait for the bank
HK-R.20 bank number above the shares left
HK-R.21 no tile left for the bank
HK-R.22 bank and player are both largest
HK-R.24 bank tile beside an unfounded pair
"""
"""Cases that the games from positions must meet, in the words of the reference."""


def play_to_the_end(start: Mapping[str, Any], rng: Random) -> Counter[str]:
    """A random game in both; the corners it met."""
    game = SideBySide(start)
    players = random_players(rng, start["seats"])
    while game.reference.question is not None:
        game.play(players.choose(game.reference.question, game.reference.world))
    return game.reference.world.corners


def seats_and_options(number: int) -> tuple[int, dict[str, Any]]:
    """A row of the covering array; every third for two players, who have rules of their own."""
    options: dict[str, Any] = dict(ROWS[number % len(ROWS)])
    seats: int = options.pop("seats")
    return (2 if number % 3 == 0 else seats), options


def test_setups() -> None:
    """HK-3.4, HK-3.5: start tiles with the same number, start tiles that touch."""
    seen: Counter[str] = Counter()
    for number in range(SETUPS):
        seats, options = seats_and_options(number)
        game = SideBySide({"seats": seats, "options": options})
        players = random_players(Random(f"setup {number}"), seats)
        while (question := game.reference.question) and question.asked is None:
            game.play(players.choose(question, game.reference.world))
        seen += game.reference.world.corners
    assert set(seen) >= {"HK-3.4 the letter decides who starts", "HK-3.5 start tiles touch"}


@for_each(range(len(ROWS)), group=lambda row: f"rows-{row % 3}")
def test_whole_games(row: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_PER_ROW):
        seats, options = seats_and_options(row + number * len(ROWS))
        rng = Random(f"game {row} {number}")
        seen += play_to_the_end({"seats": seats, "options": options}, rng)
    assert seen["HK-7.1 2 chains merge"], "these were real games"


@pytest.mark.slow
def test_games_from_positions_reach_every_corner() -> None:
    seen: Counter[str] = Counter()
    for number in range(POSITIONS):
        rng = Random(f"position {number}")
        seen += play_to_the_end(random_position(rng, *seats_and_options(number)), rng)
    for case in all_cases():
        for number in range(GAMES_PER_PERFT_CASE):
            seen += play_to_the_end(case.position, Random(f"{case.name} {number}"))
    assert set(CORNERS.strip().splitlines()) - set(seen) == set()


def spoil_money(game: SideBySide) -> None:
    game.state.money[1] -= 100


def spoil_stock(game: SideBySide) -> None:
    game.state.stock[0] -= 1


def spoil_pile(game: SideBySide) -> None:
    game.reference.world.pile.remove("1A")


def spoil_hand(game: SideBySide) -> None:
    game.reference.world.hands[2].add("1A")


@pytest.mark.parametrize("spoil", [spoil_money, spoil_stock, spoil_pile, spoil_hand])
def test_a_difference_is_noticed(spoil: Callable[[SideBySide], None]) -> None:
    """The comparison catches a single coin, share or tile that is not where it should be."""
    game = SideBySide({"seats": 3})
    spoil(game)
    with pytest.raises(Disagreement):
        game.compare()


def test_reference_and_package_have_the_same_defaults() -> None:
    defaults = GAME.choose_options({})
    del defaults["preset"]
    assert defaults == DEFAULTS


@pytest.mark.parametrize(
    ("rule", "chain", "size", "held", "paid"),
    [
        ("HK-X.7", "Oriental", 3, {0: 11, 1: 5, BANK: 9}, {0: 4000, BANK: 2000}),
        ("HK-D.1", "Imperial", 2, {0: 4, 1: 4, 2: 1}, {0: 2300, 1: 2300}),
        ("HK-D.2", "Imperial", 2, {0: 5, 1: 2, 2: 2}, {0: 3000, 1: 800, 2: 800}),
        ("HK-D.3", "Airport", 3, {0: 1, 1: 0}, {0: 4500}),
        ("HK-D.4", "Luxor", 4, {0: 3, 1: 3, 2: 3}, {0: 2500, 1: 2500, 2: 2500}),
        ("HK-D.16", "Oriental", 3, {0: 6, 1: 4, BANK: 6}, {0: 3000, BANK: 3000}),
    ],
)
def test_bonuses_of_the_reference(
    rule: str, chain: str, size: int, held: dict[int, int], paid: dict[int, int]
) -> None:
    """The worked examples: both implementations could share an error, these were done by hand."""
    due = bonuses(held, price(chain, size), tiers=2)
    amounts = {holder: rounded(amount, "up_100") for holder, amount in due.items() if amount}
    assert amounts == paid, rule
