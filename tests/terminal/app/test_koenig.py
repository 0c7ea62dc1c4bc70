"""Hotel-König on the whole screen."""

from __future__ import annotations

import random
from pathlib import Path

import hotelier as ht
from tests.terminal.app.person import LARGE, Person, at_the_screen, local_table, play_on

KOENIG = "hotel-koenig"


def mine(table: ht.Table) -> ht.Table:
    """Return a table where seat 0 lays a tile next and shares can be bought."""
    rng = random.Random(3)
    while (
        table.to_move != 0
        or table.state.stack[-1].__class__.__name__ != "LayTile"
        or (sum(1 for chain in table.view(0)["chains"].values() if chain["size"]) < 3)
    ):
        table.play(rng.choice(table.legal()))
    return table


def test_a_whole_game_on_a_small_screen(tmp_path: Path) -> None:
    """Every question is answered from what 80 x 24 shows; the game ends with its score."""
    table = local_table(KOENIG, 6)

    async def play(person: Person) -> None:
        await play_on(person, random.Random(1))
        await person.sees("Press S for the score sheet")
        await person.press("s")
        await person.sees("Total")

    at_the_screen(table, play)
    assert table.outcome is not None


def test_a_turn_by_keys() -> None:
    """A tile by its number, shares by the letters of their chains, the end by Enter; undo."""
    table = mine(local_table(KOENIG))
    held = table.view(0)["hand"]
    alone = next(n for n, tile in enumerate(held, 1) if tile["effect"] == "lone")

    async def play(person: Person) -> None:
        await person.asked()
        await person.sees("Which tile do you lay?")
        await person.move(str(alone))
        await person.sees("Buy shares?")
        assert held[alone - 1]["tile"] in table.view(0)["board"]
        bought = next(do for do in table.view(0)["legal"] if do.startswith("buy"))
        await person.move(bought.split()[1][0].lower())
        assert table.record.lines[-1].do == bought
        await person.press("z")
        await person.sees("Taken back.")
        assert table.record.lines[-1].do.startswith("lay")
        before = len(table.record.lines)
        await person.move("enter")
        assert table.record.lines[before].do == "stop"

    at_the_screen(table, play)


def test_a_turn_by_mouse() -> None:
    """A tile is clicked on the board, a share in the list of chains, the end among the choices."""
    table = mine(local_table(KOENIG))
    held = next(tile for tile in table.view(0)["hand"] if tile["effect"] == "lone")

    async def play(person: Person) -> None:
        await person.asked()
        await person.click("thing", f"tile:{held['tile']}")
        await person.sees("Buy shares?")
        assert table.record.lines[-1].do == f"lay {held['tile']}"
        bought = next(do for do in table.view(0)["legal"] if do.startswith("buy"))
        await person.click("thing", f"chain:{bought.split()[1]}")
        await person.until(lambda: table.record.lines[-1].do == bought)
        await person.click("command", "undo")
        await person.sees("Taken back.")
        before = len(table.record.lines)
        await person.click("choice", person.table.chooser.found[-1].key)
        await person.until(lambda: len(table.record.lines) > before)
        assert table.record.lines[before].do == "stop"

    at_the_screen(table, play, LARGE)


def test_what_cannot_be_done_says_why() -> None:
    """A click on a chain that is not on the board shows the reason with its rule. R opens the
    rule."""
    table = mine(local_table(KOENIG))
    held = next(tile for tile in table.view(0)["hand"] if tile["effect"] == "lone")

    async def play(person: Person) -> None:
        await person.asked()
        await person.click("thing", f"tile:{held['tile']}")
        await person.sees("Buy shares?")
        gone = next(c for c, info in table.view(0)["chains"].items() if not info["size"])
        await person.click("thing", f"chain:{gone}")
        await person.sees("(HK-9.")
        await person.opens("r")
        await person.sees("HK-9.")
        await person.closes("escape")
        await person.opens("w")
        await person.sees(f"buy {gone}")
        await person.closes("escape")
        await person.types("why stop")
        await person.sees("is possible now")
        await person.types("sell 9")
        await person.sees("sell 9")

    at_the_screen(table, play)
