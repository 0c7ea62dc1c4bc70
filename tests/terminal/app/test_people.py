"""Several people at one screen, saving, and leaving."""

from __future__ import annotations

from pathlib import Path

import hotelier as ht
from hotelier.terminal.app.pages import HandOver, PromptScreen
from tests.terminal.app.person import Person, at_the_screen, local_table


def test_people_hand_the_keyboard_over() -> None:
    """Between two people nothing of the table is seen until the next one is ready."""
    table = local_table("grand-austria-hotel", 2)

    async def play(person: Person) -> None:
        await person.asked()
        first = table.to_move
        while table.to_move == first:
            await person.asked()
            await person.number(person.table.chooser.legal[0].key)
        await person.until(lambda: isinstance(person.screen, HandOver))
        assert "it is your move" in person.shown
        assert "Hand" not in person.shown
        await person.press("enter")
        await person.until(lambda: bool(person.table.chooser.found))
        assert person.table.found is not None
        assert person.table.found.seat == table.to_move != first

    at_the_screen(table, play, people=(0, 1))


def test_a_game_is_saved_and_left(tmp_path: Path) -> None:
    """Ctrl S asks for a file; Ctrl Q asks whether to save what is newer than it."""
    table = local_table("hotel-koenig", 3)
    path = tmp_path / "game.jsonl"

    async def play(person: Person) -> None:
        await person.asked()
        await person.press("ctrl+s")
        await person.until(lambda: isinstance(person.screen, PromptScreen))
        await person.press("ctrl+u", *str(path), "enter")
        await person.until(path.exists)
        assert ht.load(path).lines == table.record.lines
        await person.press(person.table.chooser.legal[0].key)
        await person.asked()
        await person.press("ctrl+q")
        await person.sees("Save this game before you leave?")
        await person.press("escape")
        assert not isinstance(person.screen, PromptScreen)
        await person.press("ctrl+q")
        await person.until(lambda: isinstance(person.screen, PromptScreen))
        await person.press("enter")
        await person.until(lambda: not person.app.is_running)

    at_the_screen(table, play)
