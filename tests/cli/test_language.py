"""Tests of the language of the command line: --lang, HOTELIER_LANG, the system, each player."""

from __future__ import annotations

from io import StringIO
from itertools import product
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.cli import main
from hotelier.cli.commands import MODULES, find_command
from hotelier.cli.help_page import help_name, value_word
from hotelier.cli.language import choose_language
from hotelier.cli.people import read_people
from hotelier.words import LOCALES, say
from tests.cases import for_each
from tests.cli.conftest import Hotelier
from tests.words.catalogues import COMPLETE, TRANSLATIONS

NAMES = ["", *MODULES]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("args", "environ", "lang"),
    [
        (["--lang", "de", "play"], {"HOTELIER_LANG": "fr", "LANG": "ru_RU.UTF-8"}, "de"),
        (["play", "--lang=ru"], {"HOTELIER_LANG": "fr"}, "ru"),
        (["play", "--", "--lang", "ru"], {"HOTELIER_LANG": "fr"}, "fr"),
        (["play"], {"HOTELIER_LANG": "DE-at", "LC_ALL": "fr_FR"}, "de"),
        (["play"], {"HOTELIER_LANG": "", "LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        (["play"], {"LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "de_DE"}, "ru"),
        (["play"], {"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        (["play"], {"LANG": "C.UTF-8"}, "en"),
        (["play"], {"LANG": "ja_JP.UTF-8"}, "en"),
        (["play", "--lang"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_what_decides(args: list[str], environ: dict[str, str], lang: str) -> None:
    assert choose_language(args, environ) == lang


def test_an_unknown_language_is_refused(
    hotelier: Hotelier, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = hotelier("play", "--lang", "xx")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "hotelier: " + say_unknown("xx")
    monkeypatch.setenv("HOTELIER_LANG", "klingon")
    assert hotelier("cards").err == "hotelier: " + say_unknown("klingon")


def say_unknown(language: str) -> str:
    return f"There is no translation for “{language}”. The languages are de, en, fr and ru.\n"


@for_each(product(NAMES, sorted(LOCALES)))
def test_help_pages(command: str, lang: str, hotelier: Hotelier) -> None:
    ran = hotelier(*command.split(), "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert not set("{}$") & set(ran.out)
    assert "--lang" in ran.out
    for each in find_command(command).parameters if command else ():
        shown = each.flag or value_word(help_name(command, each.name), each, lang)
        assert shown in ran.out
        assert each.negated in ran.out
    if lang in COMPLETE:
        assert ran.out != hotelier(*command.split(), "--help").out
        assert "Usage:" not in ran.out  # French writes a space before the colon


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plya"], "There is no command “plya”. Did you mean “play”? The commands are arena, "),
        (["play", "--seets", "3"], "There is no option “--seets”. Did you mean “--seats”?"),
        (["play", "--xyzzy"], "There is no option “--xyzzy”. --help lists those there are."),
        (["play", "--seats"], "--seats needs a value."),
        (["cards", "--json=yes"], "--json takes no value."),
        (["play", "--seats", "two"], "--seats should be a number."),
        (["simulate", "--games", "0"], "--games should be a number, 1 or more."),
        (["perft"], "--depth is missing."),
        (["replay"], "FILE is missing."),
        (["replay", "a", "b", "c"], "“b c” is too much"),
        (["play", "--name", "A", "--name", "B"], "You gave 2 names, but one person plays."),
        (["play", "--name", "A:xx"], "There is no translation for “xx”."),
        (["simulate", "--bots", "director@fast"], "“fast” is not a thinking time."),
        (["simulate", "--bot", "x", "--bot-time", "soon"], "“soon” is not a time."),
    ],
)
def test_mistakes(hotelier: Hotelier, args: list[str], sentence: str) -> None:
    ran = hotelier(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"hotelier: {sentence}")
    for lang in COMPLETE:
        other = hotelier("--lang", lang, *args)
        assert (other.code, other.out) == (2, "")
        assert other.err != ran.err


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize(
    "record", ["hotel_koenig/triple-merger.jsonl", "grand_austria_hotel/all-questions.jsonl"]
)
def test_a_record_is_told_in_any_language(hotelier: Hotelier, record: str, lang: str) -> None:
    for flags in ((), ("--journal",)):
        ran = hotelier("replay", GOLDEN / record, *flags, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        assert not set("{}$") & set(ran.out)
        if lang in COMPLETE:
            assert ran.out != hotelier("replay", GOLDEN / record, *flags).out


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_cards_and_reports_in_any_language(hotelier: Hotelier, lang: str) -> None:
    for args in (
        ["cards"],
        ["cards", "--option", "edition=classic", "--kind", "staff"],
        ["simulate", "--games", "2", "--jobs", "1", "--bots", "greedy,random"],
        ["perft", "--depth", "1"],
    ):
        ran = hotelier(*args, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        assert not set("{}$") & set(ran.out)
        if lang in COMPLETE:
            assert ran.out != hotelier(*args).out


def test_names_and_languages_of_people() -> None:
    people = read_people(["Zoé:fr", "Karl", ":de"], [0, 2, 3], "ru")
    assert [(seat, person.name, person.lang) for seat, person in people.items()] == [
        (0, "Zoé", "fr"),
        (2, "Karl", "ru"),
        (3, "Otto", "de"),
    ]


def test_two_people_at_one_table_in_two_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Each person is asked in their own language. The record does not depend on it."""
    path = tmp_path / "game.jsonl"
    args = ["play", "--game", "hotel-koenig", "--seats", "2", "--hot-seat", "2", "--seed", "3",
            "--lang", "de", "--name", "Anna", "--name", "Luc:en", "--record", str(path)
            ]  # fmt: skip
    monkeypatch.setattr("sys.argv", ["hotelier", *args])
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 12 + "quit\n"))
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0
    shown = " ".join(capsys.readouterr().out.split())
    for lang in ("de", "en"):
        for name in ("hotel-koenig-tagline", "hotel-koenig-question-LayTile"):
            assert say(name, lang) in shown
    assert "Luc" in shown
    assert "--name Anna --name Luc:en --lang de" in shown
    assert ht.Table.from_record(ht.load(path)).to_move is not None


def test_help_names_the_presets_of_every_game(hotelier: Hotelier) -> None:
    for lang in LOCALES:
        shown = " ".join(hotelier("simulate", "--help", "--lang", lang).out.split())
        for name, game in ht.GAMES.items():
            presets = ", ".join(str(each) for each in next(iter(game.presets.values())))
            assert any(f"{name}{colon} {presets}." in shown for colon in (":", " :"))
