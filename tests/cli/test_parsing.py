"""Tests of parsing command lines into values of parameters."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import pytest

from hotelier.cli.commands import MODULES, find_command
from hotelier.cli.parameters import Argument, Option, parameters_of
from hotelier.cli.parsing import read_values
from hotelier.kernel.errors import Unreadable
from tests.cli.conftest import Hotelier


def sample(
    file: Path,
    more: Annotated[list[str] | None, Argument()] = None,
    depth: Annotated[int, Option(least=1)] = 2,
    seconds: Annotated[float | None, Option(least=0.5)] = None,
    bot: list[str] | None = None,
    as_json: Annotated[bool, Option("--json")] = False,
    secure: bool | None = None,
    begin: Annotated[str | None, Option("--from")] = None,
) -> None:
    """Command with a parameter of every kind."""


def values(*args: str) -> dict[str, Any]:
    return read_values(args, parameters_of(sample), lambda each: each.flag or each.name.upper())


def test_defaults() -> None:
    assert values("a") == {
        "file": Path("a"), "more": None, "depth": 2, "seconds": None, "bot": None,
        "as_json": False, "secure": None, "begin": None, "lang": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("args", "name", "value"),
    [
        (["a", "b", "c"], "more", ["b", "c"]),
        (["--depth", "3", "a"], "depth", 3),
        (["a", "--depth=3"], "depth", 3),
        (["a", "--depth", "3", "--depth", "4"], "depth", 4),
        (["a", "--seconds", "1.5"], "seconds", 1.5),
        (["a", "--bot", "x", "--bot=y=z"], "bot", ["x", "y=z"]),
        (["a", "--json"], "as_json", True),
        (["a", "--secure"], "secure", True),
        (["a", "--no-secure"], "secure", False),
        (["a", "--from", "-1"], "begin", "-1"),
        (["a", "--from=--json"], "begin", "--json"),
        (["a", "--from="], "begin", ""),
        (["--", "--json", "--"], "more", ["--"]),
        (["-"], "file", Path("-")),
    ],
)
def test_values(args: list[str], name: str, value: object) -> None:
    assert values(*args)[name] == value


@pytest.mark.parametrize(
    ("args", "reason", "flag"),
    [
        ([], "missing-flag", "FILE"),
        (["a", "--deep", "3"], "no-such-flag", "--deep"),
        (["a", "-x"], "no-such-flag", "-x"),
        (["a", "--depth"], "flag-without-value", "--depth"),
        (["a", "--from", "--json"], "flag-without-value", "--from"),
        (["a", "--json=1"], "flag-with-value", "--json"),
        (["a", "--depth", "0"], "flag-not-a-number", "--depth"),
        (["a", "--depth", "1.5"], "flag-not-a-number", "--depth"),
        (["a", "--seconds", "nan"], "flag-not-a-number", "--seconds"),
        (["a", "--seconds", "inf"], "flag-not-a-number", "--seconds"),
        (["a", "--depth", "9" * 5000], "flag-not-a-number", "--depth"),
    ],
)
def test_refusals(args: list[str], reason: str, flag: str) -> None:
    with pytest.raises(Unreadable) as refused:
        values(*args)
    assert (refused.value.reason, refused.value.details["flag"]) == (reason, flag)


def test_every_command_is_a_function_with_readable_parameters() -> None:
    for name in MODULES:
        parameters = find_command(name).parameters
        flags = [flag for each in parameters for flag in (each.flag, each.negated) if flag]
        assert len(set(flags)) == len(flags), name
        assert all(each.kind for each in parameters), name


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_has_a_short_flag(hotelier: Hotelier, flag: str) -> None:
    for args in ([flag], ["play", flag], [flag, "play"], ["play", "--seats", flag]):
        ran = hotelier(*args)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith("Usage: hotelier ")
        assert ("--seats" in ran.out) == ("play" in args)
    assert hotelier("--halp").err.endswith("Did you mean “--help”?\n")


def test_version(hotelier: Hotelier) -> None:
    assert hotelier("--version").out == f"hotelier {version('hotelier')}\n"
    assert "--version" in hotelier("--help").out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["arena"], {"en": "FOLDER", "de": "ORDNER", "fr": "DOSSIER", "ru": "ПАПКА"}),
        (["dataset"], {"en": "FOLDER", "de": "ORDNER", "fr": "DOSSIER", "ru": "ПАПКА"}),
        (["engine-check"], {"en": "COMMAND", "de": "BEFEHL", "fr": "COMMANDE", "ru": "КОМАНДА"}),
        (["passphrase"], {"en": "NAME", "de": "KONTO", "fr": "NOM", "ru": "ИМЯ"}),
    ],
)
def test_errors_name_arguments_as_the_help_does(
    hotelier: Hotelier, args: list[str], words: dict[str, str]
) -> None:
    for lang, word in words.items():
        assert word in hotelier(*args, "--lang", lang).err
        assert (
            f" {word}\n"
            in hotelier(*args, "--help", "--lang", lang).out.partition("\n\n")[0] + "\n"
        )
