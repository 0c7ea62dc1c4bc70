"""Keys at 80 x 24: capitals, other keyboard layouts, the footer, and leaving."""

from __future__ import annotations

import pytest
from textual.events import Key

from hotelier.terminal.app.keys import latin
from hotelier.terminal.app.layout import FOOT
from hotelier.terminal.app.pages import ListScreen, PageScreen, PromptScreen
from hotelier.terminal.app.panels.foot import foot
from hotelier.words import LOCALES, say
from tests.terminal.app.person import Person, at_the_screen, local_table
from tests.terminal.app.test_austria import at_a_turn

GAMES = ("hotel-koenig", "grand-austria-hotel")


@pytest.mark.parametrize(
    ("pressed", "known"),
    [
        ("z", "z"), ("Z", "z"), ("я", "z"), ("Я", "z"), ("ζ", "z"), ("ז", "z"), ("і", "s"),
        ("х", "left_square_bracket"), ("ъ", "right_square_bracket"), ("ctrl+й", "ctrl+q"),
        ("ctrl+с", "ctrl+c"), ("ctrl+q", "ctrl+q"), ("enter", "enter"), ("7", "7"), ("f1", "f1"),
    ],
)  # fmt: skip
def test_a_key_is_found_by_its_place_on_the_keyboard(pressed: str, known: str) -> None:
    """Capitals and the letters of other layouts mean the Latin letter on the same key."""
    assert latin(Key(pressed, None), typing=False).key == known


def test_letters_of_a_line_that_is_typed_stay_as_they_are() -> None:
    for key in ("Z", "я", "Я"):
        assert latin(Key(key, key), typing=True).character == key
    assert latin(Key("ctrl+й", None), typing=True).key == "ctrl+q"


@pytest.mark.parametrize(("undo", "log", "rules"), [("Z", "J", "R"), ("я", "о", "К")])
def test_capitals_and_cyrillic_keys_do_what_the_footer_says(
    undo: str, log: str, rules: str
) -> None:
    """On a Russian screen, with either layout: pages open and close, and a move is undone."""
    table = at_a_turn(5)

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens(log)
        assert isinstance(person.screen, ListScreen)
        await person.closes("й")
        await person.opens(rules)
        assert isinstance(person.screen, PageScreen)
        await person.closes("Q")
        before = len(table.record.lines)
        die = next(c for c in person.table.chooser.legal if c.action.startswith("die"))
        await person.number(die.key)
        await person.asked()
        await person.press(undo)
        await person.sees(say("terminal-undone", "ru"))
        assert len(table.record.lines) == before

    at_the_screen(table, play, lang="ru")


def test_letters_of_chains_work_as_capitals_and_typed_lines_keep_their_case() -> None:
    """A letter that picks a target works like the letter of a command."""
    table = local_table("hotel-koenig", 3)
    while not (table.to_move == 0 and any(str(a).startswith("buy") for a in table.legal())):
        table.play(table.legal()[0])
    bought = next(str(a) for a in table.legal() if str(a).startswith("buy"))

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens("slash")
        await person.press("Z", "я")
        assert "Zя" in person.shown
        await person.closes("escape")
        await person.move(bought.split()[1][0])
        assert table.record.lines[-1].do == bought

    at_the_screen(table, play)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_the_second_key_leaves(lang: str, key: str) -> None:
    """The first press asks about saving, in a prompt that is not cut. The second leaves."""

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens(key)
        shown = " ".join(line.strip(" │") for line in person.lines)
        assert " ".join(say("app-leave", lang).split()) in " ".join(shown.split())
        await person.press(key)
        await person.until(lambda: not person.app.is_running)

    at_the_screen(local_table("hotel-koenig", 3), play, lang=lang)


def test_a_game_that_is_not_left_after_all_is_asked_about_again() -> None:
    """Esc plays on. Ctrl C also leaves from a page, and closes a line that is typed."""

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens("ctrl+c")
        await person.closes("escape")
        await person.opens("slash")
        await person.closes("ctrl+c")
        await person.opens("f1")
        await person.opens("ctrl+c")
        assert isinstance(person.screen, PromptScreen)
        await person.press("ctrl+c")
        await person.until(lambda: not person.app.is_running)

    at_the_screen(local_table("hotel-koenig", 3), play)


def test_undo_is_in_the_footer_of_eighty_columns() -> None:
    """In every language, for both games, here and at a server; help and quit are always there."""
    failed = []
    for lang in LOCALES:
        for left_out in ({"more", "chat", "table"}, {"chat", "table"}, {"more", "save"}, {"save"}):
            line = foot([each for each in FOOT if each not in left_out], lang, 80)
            wanted = [f"{key} {say(f'app-key-{name}', lang)}" for key, name in
                      (("Z", "undo"), ("H", "hint"), ("F1", "help"), ("^Q", "quit"))]  # fmt: skip
            if line.cell_len > 80 or not all(text in line.plain for text in wanted):
                failed.append(line.plain)
    assert not failed


@pytest.mark.parametrize("game", GAMES)
def test_undo_keeps_its_place_where_nothing_can_be_undone(game: str) -> None:
    async def play(person: Person) -> None:
        await person.asked()
        assert person.table.found is not None
        assert not person.table.found.undo
        assert " Z undo " in person.lines[-1]

    at_the_screen(local_table(game, 3), play)


def test_more_opens_at_its_top_and_the_log_at_its_end() -> None:
    """N begins with the own hotel; J shows the newest line, with the rule behind it."""
    table = at_a_turn(5)

    async def play(person: Person) -> None:
        await person.asked()
        await person.opens("n")
        await person.sees("Hotel  Anna")
        assert isinstance(person.screen, ListScreen)
        assert person.screen.at == 0
        await person.sees("You: Night side")
        await person.closes("escape")
        await person.opens("j")
        assert isinstance(person.screen, ListScreen)
        newest = person.screen.entries[-1].text.plain.split(". ")[0]
        assert len(person.screen.entries) > 20
        await person.sees(newest[:40])

    at_the_screen(table, play)
