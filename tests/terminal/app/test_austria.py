"""Grand Austria Hotel and Alles Walzer! on the whole screen."""

from __future__ import annotations

import random

import pytest

import hotelier as ht
from hotelier.words import LOCALES
from tests.terminal.app.person import LARGE, SMALL, Person, at_the_screen, local_table, play_on

AUSTRIA = "grand-austria-hotel"
MODULES: dict[str, object] = {"aw.modules": "12345"}


def at_a_turn(seed: int, options: dict[str, object] | None = None) -> ht.Table:
    """Return a table where seat 0 begins a turn with a guest to take and a die to use."""
    table = local_table(AUSTRIA, 4, seed, options)
    rng = random.Random(seed)
    while table.to_move != 0 or not {"take", "die"} <= {str(a).split()[0] for a in table.legal()}:
        table.play(rng.choice(table.legal()))
    return table


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (4, MODULES)])
def test_a_whole_game_on_a_small_screen(seats: int, options: dict[str, object]) -> None:
    """Every question of a game can be answered at 80 x 24; the game ends with its score."""
    table = local_table(AUSTRIA, seats, 3, options)

    async def play(person: Person) -> None:
        await play_on(person, random.Random(2))
        await person.press("s")
        await person.sees("Total")

    at_the_screen(table, play)
    assert table.outcome is not None


def test_a_turn_by_keys() -> None:
    """A die by the cursor, undone with Z; a guest by number."""
    table = at_a_turn(5)

    async def play(person: Person) -> None:
        await person.asked()
        before = len(table.record.lines)
        dice = [c for c in person.table.chooser.legal if c.action.startswith("die")]
        while person.table.chooser.at != dice[0].key:
            await person.press("down")
        await person.sees(dice[0].text)
        await person.move("enter")
        assert table.record.lines[before].do == dice[0].action
        await person.asked()
        await person.press("z")
        await person.sees("Taken back.")
        assert len(table.record.lines) == before
        guest = next(c for c in person.table.chooser.found if c.action.startswith("take"))
        await person.number(guest.key)
        assert table.record.lines[before].do == guest.action

    at_the_screen(table, play)


def test_a_turn_by_mouse() -> None:
    """A guest is clicked in the queue, a die among the choices: what fits is left."""
    table = at_a_turn(5)
    guest = next(str(a).split()[1] for a in table.legal() if str(a).startswith("take"))
    space = next(str(a).split()[1] for a in table.legal() if str(a).startswith("boost"))

    async def play(person: Person) -> None:
        await person.asked()
        before = len(table.record.lines)
        await person.table.touch(f"space:{space}")
        left = {choice.action for choice in person.table.chooser.left}
        assert left == {f"die {space}", f"boost {space}"}
        await person.press("escape")
        await person.until(lambda: len(person.table.chooser.left) > len(left))
        die = next(c for c in person.table.chooser.found if c.action == f"die {space}")
        await person.click("choice", die.key)
        await person.until(lambda: len(table.record.lines) > before)
        assert table.record.lines[before].do == f"die {space}"
        await person.asked()
        await person.click("command", "undo")
        await person.sees("Taken back.")
        await person.click("thing", f"guest:{guest}")
        await person.until(lambda: len(table.record.lines) > before)
        assert table.record.lines[before].do == f"take {guest}"

    at_the_screen(table, play, LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_languages_are_switched_and_pages_opened(size: tuple[int, int]) -> None:
    """F2 goes through all four languages. Help, log and details open in each."""
    table = at_a_turn(6, MODULES)

    async def play(person: Person) -> None:
        await person.asked()
        heads = {person.lines[0]}
        order = list(LOCALES)
        here = order.index("en") + 1
        for lang in [*order[here:], *order[:here]]:
            await person.press("f2")
            await person.sees(f" {lang.upper()}")
            heads.add(person.lines[0])
            for key in ("f1", "n"):
                await person.opens(key)
                await person.closes("escape")
            assert max(map(len, person.lines)) <= size[0]
        assert len(heads) == len(LOCALES)
        await person.press("j")
        await person.sees("GAH-")
        await person.press("home", "down", "up")
        await person.sees("GAH-2")
        await person.closes("escape")
        await person.types("card waitress")
        await person.sees("(GAH-")

    at_the_screen(table, play, size)


def test_a_hint_tells_the_best_moves() -> None:
    """H lists moves with chances and reasons."""
    table = at_a_turn(5)

    async def play(person: Person) -> None:
        await person.asked()
        await person.press("h")
        await person.until(lambda: len(person.app.screen_stack) > 2)
        await person.sees("1.")
        await person.sees("%")

    at_the_screen(table, play)


def test_a_refusal_names_its_rule() -> None:
    """An illegal typed move is refused with its rule, and the question stays."""
    table = at_a_turn(5)

    async def play(person: Person) -> None:
        await person.asked()
        before = len(table.record.lines)
        await person.types("end")
        await person.sees("GAH-4.1")
        assert len(table.record.lines) == before
        await person.asked()

    at_the_screen(table, play)
