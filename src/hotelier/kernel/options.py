"""Options of a game: names, values, presets; and how a choice of them is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar

from hotelier.kernel.errors import Unreadable

Value = str | int


@dataclass(frozen=True)
class Option:
    """One thing a table can choose. `help` is worded by the package, not by the rules."""

    explain: ClassVar[Callable[[Option], str] | None] = None
    """Set once by the package to a function that words an option for people."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str = ""

    @property
    def help(self) -> str:
        """What the option is about, for people."""
        explain = type(self).explain
        return "" if explain is None else explain(self)


Presets = Mapping[str, Mapping[Value, Mapping[str, Value]]]
"""Option name -> its value -> the defaults that this value puts in place of the game's."""


def choose(
    options: tuple[Option, ...], presets: Presets, chosen: Mapping[str, object] | None
) -> dict[str, Value]:
    """Every option with its value: what was chosen, else the preset's, else the default.

    Values may come as text from a command line: "5" is the number 5 where a number is expected.
    """
    by_name = {option.name: option for option in options}
    read: dict[str, Value] = {}
    for name, value in (chosen or {}).items():
        option = by_name.get(name)
        if option is None:
            near = get_close_matches(str(name), by_name, 1, 0.4)
            raise Unreadable(
                "unknown-option", name=name, near=near[0] if near else "", options=sorted(by_name)
            )
        read[name] = _value(option, value)
    defaults = {option.name: option.default for option in options}
    for name, table in presets.items():
        defaults.update(table[read.get(name, defaults[name])])
    return {**defaults, **read}


def _value(option: Option, value: object) -> Value:
    for choice in option.choices:
        if type(value) is not bool and value in (choice, str(choice)):
            return choice
    raise Unreadable(
        "bad-option-value", option.rule, name=option.name, value=value,
        choices=[str(choice) for choice in option.choices],
    )  # fmt: skip
