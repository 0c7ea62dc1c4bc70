"""`hotelier play` without a game: the settings are chosen on the screen."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.bots import make_bot
from hotelier.terminal.app.draft import Draft, changed, toggled
from hotelier.terminal.app.local import LocalSource
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.start import Start, StartScreen
from hotelier.terminal.opening import Opened
from hotelier.words import LOCALES
from tests.terminal.app.person import LARGE, NAMES, SMALL, Person, Play, run
from tests.terminal.app.test_tmux import Terminal, terminal  # noqa: F401  # a fixture


def opened(table: ht.Table, draft: Draft, lang: str, resumed: bool = False) -> Opened:
    """Open a table with people in the first seats and random bots in the others."""
    count = table.record.seats
    bots = {seat: make_bot(table.game.name, "random", seat) for seat in range(draft.people, count)}
    people = dict.fromkeys(range(draft.people), lang)
    return Opened(table, NAMES[:count], bots, people, resumed=resumed)


def at_the_start(play: Play, size: tuple[int, int] = SMALL, lang: str = "en") -> None:
    """Run a story on the first screen."""
    start = Start(
        Draft(),
        lambda draft, lang: opened(
            ht.Table(draft.game, draft.seats, 5, dict(draft.chosen)), draft, lang
        ),
        lambda path, draft, lang: opened(ht.Table.from_record(ht.load(path)), draft, lang, True),
    )
    run(HotelierApp(None, lang, first=lambda: StartScreen(start)), play, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_game_is_chosen_and_begun(size: tuple[int, int]) -> None:
    """Arrows choose game, seats and rules, digits choose modules, Enter begins."""

    async def play(person: Person) -> None:
        await person.sees("What shall we play?")
        await person.sees("Grand Austria Hotel")
        await person.press("down", "right")
        await person.sees("Hotel-König")
        await person.press("left", "down", "left")
        await person.press(*["down"] * 4, "1", "3")
        await person.sees("1 Ballrooms and 3 Special hotels")
        await person.press("down", "enter")
        await person.sees("Which side of the hotel boards is used.")
        await person.press("right", "escape")
        await person.sees("Single rules (1 changed)")
        await person.press("home", "enter")
        await person.until(lambda: isinstance(person.app.source, LocalSource))
        await person.asked()
        source = person.table.source
        assert isinstance(source, LocalSource)
        record = source.table.record
        assert (record.game, record.seats) == ("grand-austria-hotel", 3)
        assert (record.options["aw.modules"], record.options["gah.boards"]) == (13, "day")

    at_the_start(play, size)


@pytest.mark.parametrize("lang", LOCALES)
def test_the_form_fits_a_small_screen(lang: str) -> None:
    """Every line is visible at 80 x 24 in every language, and can be clicked."""

    async def play(person: Person) -> None:
        screen = person.screen
        assert isinstance(screen, StartScreen)
        await person.until(lambda: len(person.lines[0].split()) > 1)
        for field in screen.fields():
            assert field.label in person.shown
            assert field.value in person.shown
        await person.click("choice", "1")
        await person.sees("Hotel-König" if lang != "ru" else "Король отелей")

    at_the_start(play, SMALL, lang)


def test_a_saved_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The form asks for the file, and reports one that cannot be read."""
    table = ht.Table("hotel-koenig", 3, seed=4)
    for _ in range(12):
        table.play(table.legal()[0])
    table.record.save(tmp_path / "game")
    monkeypatch.chdir(tmp_path)

    async def play(person: Person) -> None:
        for typed, text in (("none", "none"), ("game", "Hotel-König  Anna")):
            await person.press("end")
            await person.opens("enter")
            await person.sees("The file with the record:")
            await person.closes("ctrl+u", *typed, "enter")
            await person.sees(text)
        source = person.table.source
        assert isinstance(source, LocalSource)
        assert source.table.record.lines[: len(table.record.lines)] == table.record.lines

    at_the_start(play)


def test_what_is_chosen_stays_possible() -> None:
    draft = replace(Draft(), game="hotel-koenig", seats=6, people=6, friends=5)
    fewer = changed(draft, "game", 1)
    assert (fewer.game, fewer.seats, fewer.people, fewer.friends) == (
        "grand-austria-hotel", 4, 4, 3,
    )  # fmt: skip
    assert toggled(toggled(fewer, 2), 2).chosen == {}
    assert changed(changed(fewer, "edition", 1), "edition", 1).chosen == {}


def test_in_a_terminal(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    """The whole program plays what was chosen."""
    record = tmp_path / "game.jsonl"
    terminal.start(
        (80, 24), ["play", "--seed", "4", "--bots", "random", "--record", str(record)],
        LC_ALL="C.UTF-8", PYTHONPATH=os.environ.get("PYTHONPATH", ""),
    )  # fmt: skip
    terminal.sees("What shall we play?")
    terminal.press("Down", "Right", "Home", "Enter")
    terminal.sees("Your move")
    terminal.press("1")
    terminal.press("C-q")
    terminal.sees("exit 0")
    assert ht.load(record).game == "hotel-koenig"


def test_a_saved_game_fills_the_terminal(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    """With --resume a saved game continues at once, and its log is complete."""
    table = ht.Table("hotel-koenig", 3, seed=4)
    for _ in range(12):
        table.play(table.legal()[0])
    table.record.save(tmp_path / "game.jsonl")
    terminal.start(
        (160, 50), ["play", "--resume", str(tmp_path / "game.jsonl"), "--bots", "random"],
        LC_ALL="C.UTF-8", PYTHONPATH=os.environ.get("PYTHONPATH", ""),
    )  # fmt: skip
    terminal.sees("Your move")
    terminal.sees("(HK-3.4)")
    terminal.press("C-q")
    terminal.sees("Save the game before you quit?")  # a bot has moved since
    terminal.press("Enter")
    terminal.sees("exit 0")
