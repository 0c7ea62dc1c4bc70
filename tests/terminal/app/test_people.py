"""Several people at one screen, saving, and leaving."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import hotelier as ht
from hotelier.engine.seat import Bench, EngineBot, EngineSeat
from hotelier.engine.timing import Control
from hotelier.terminal.app.pages import HandOver, PromptScreen
from tests.engine.engines import PATIENT, misbehaving
from tests.terminal.app.person import Person, at_the_screen, local_table


def test_people_hand_the_keyboard_over() -> None:
    """Between two people the table is hidden until the next one is ready."""
    table = local_table("grand-austria-hotel", 2)

    async def play(person: Person) -> None:
        await person.asked()
        first = table.to_move
        while table.to_move == first:
            await person.asked()
            await person.number(person.table.chooser.legal[0].key)
        await person.until(lambda: isinstance(person.screen, HandOver))
        await person.sees("it is your move")
        assert "Hand" not in person.shown
        await person.press("enter")
        await person.until(lambda: bool(person.table.chooser.found))
        assert person.table.found is not None
        assert person.table.found.seat == table.to_move != first

    at_the_screen(table, play, people=(0, 1))


def test_a_game_is_saved_and_left(tmp_path: Path) -> None:
    """Ctrl S asks for a file. Ctrl Q asks about saving if the game has gone on since."""
    table = local_table("hotel-koenig", 3)
    path = tmp_path / "game.jsonl"

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens("ctrl+s")
        await person.closes("ctrl+u", *str(path), "enter")
        await person.until(path.exists)
        assert ht.load(path).lines == table.record.lines
        await person.number(person.table.chooser.legal[0].key)
        await person.asked()
        await person.opens("ctrl+q")
        await person.sees("Save the game before you quit?")
        await person.closes("escape")
        assert not isinstance(person.screen, PromptScreen)
        await person.opens("ctrl+q")
        await person.press("enter")
        await person.until(lambda: not person.app.is_running)

    at_the_screen(table, play)


def test_what_an_engine_did_wrong_is_told_below_the_question() -> None:
    """The fault is shown until the next own move."""
    table = local_table("hotel-koenig", 2)

    async def play(person: Person) -> None:
        for _ in range(40):
            await person.asked()
            if "went wrong" in person.shown:
                break
            await person.number(person.table.chooser.legal[0].key)
        await person.sees("Leopold (Naughty) went wrong, and a random move was played instead.")
        await person.sees("lay 99Z")
        ply = len(table.record.lines)
        await person.number(person.table.chooser.legal[0].key)
        await person.until(lambda: len(table.record.lines) > ply)
        await person.asked()
        assert person.shown.count("went wrong") <= 1

    with closing(Bench()) as bench:
        seat = EngineSeat(bench, misbehaving("illegal"), table, 1, "one", "1",
                          Control(PATIENT, grace=PATIENT))  # fmt: skip
        at_the_screen(table, play, engines={1: EngineBot("Naughty", seat)})
