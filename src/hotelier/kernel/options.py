"""Options of a game: names, values, presets, and reading a choice of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar

from hotelier.kernel.errors import Unreadable

Value = str | int


@dataclass(frozen=True)
class Option:
    """One choice of a table. The sentence of `help` comes from the package, not from the rules."""

    explain: ClassVar[Callable[[Option], str] | None] = None
    """Function that makes the sentence for an option; the package sets it once."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str = ""

    @property
    def help(self) -> str:
        """The sentence that describes the option."""
        explain = type(self).explain
        return "" if explain is None else explain(self)


Presets = Mapping[str, Mapping[Value, Mapping[str, Value]]]
"""Option name -> its value -> the defaults that this value sets in place of the game's."""


def choose(
    options: tuple[Option, ...], presets: Presets, chosen: Mapping[str, object] | None
) -> dict[str, Value]:
    """Return every option with its value: the chosen one, else the preset's, else the default.

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
