"""Action tables are complete, stable, and go both ways."""

from __future__ import annotations

import json
from pathlib import Path

from hotelier.env.tables import action_table
from hotelier.games import ALL
from hotelier.games.grand_austria_hotel import actions as austria
from hotelier.games.hotel_koenig import actions as koenig
from hotelier.kernel.frames import distinct
from tests.env.choices import CHOICES, MODULE_CHOICES, Choice, for_each_choice, name_of, plays

GOLDEN = Path(__file__).with_name("tables.json")
EVERY = [*CHOICES, *MODULE_CHOICES]
BY_CHANCE = {
    koenig.Draw, austria.StartPlayer, austria.DealHotel, austria.DealGuest, austria.DealEntrance,
    austria.Draw, austria.Roll, austria.Throw, austria.DealCelebrity, austria.DealBallroom,
    austria.LayRehearsal,
}  # fmt: skip
"""Actions that no player chooses."""


@for_each_choice(EVERY)
def test_every_legal_action_has_a_number(choice: Choice, long_factor: int) -> None:
    """Random games: what is legal is in the table, once, and its number leads back to it."""
    games = 2 if choice in CHOICES else 1
    for play in plays(choice, games * long_factor):
        assert [play.table[number] for number in play.numbers] == distinct(play.state)
        assert len(set(play.numbers)) == len(play.numbers)
        assert play.mask.sum() == len(play.numbers)
        assert play.mask[play.numbers].all()


@for_each_choice(EVERY)
def test_numbers_and_actions_go_both_ways(choice: Choice) -> None:
    game, _, options = choice
    table = action_table(ALL[game], options)
    assert [table.index(action) for action in table.actions] == list(range(len(table)))
    assert len({str(action) for action in table.actions}) == len(table)


def test_every_kind_of_action_is_in_some_table() -> None:
    """All that a player can do by the rules is in a table; what only chance does is in none."""
    found = {
        type(action)
        for game, _, options in EVERY
        for action in action_table(ALL[game], options).actions
    }
    kinds = {kind for game in ALL.values() for kind in game.actions}
    assert found == kinds - BY_CHANCE


def test_tables_are_stable() -> None:
    """A number means what it meant: trained models and data sets rely on it.

    If a rule adds an action, tables change; then `python -m tests.env.test_tables` writes the file
    anew, and the change log says so.
    """
    assert fingerprints() == json.loads(GOLDEN.read_text("utf-8"))


def test_seats_do_not_matter_and_tables_are_shared() -> None:
    game = ALL["grand-austria-hotel"]
    assert action_table(game, {}) is action_table(game, {"aw.modules": "none"})


def fingerprints() -> dict[str, list[str | int]]:
    """By choice: the length of its table and what it is known by."""
    found: dict[str, list[str | int]] = {}
    for choice in EVERY:
        table = action_table(ALL[choice[0]], choice[2])
        found[name_of(choice)] = [len(table), table.fingerprint]
    return found


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
