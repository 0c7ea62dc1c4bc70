"""Parameters of a command, read from the signature of its function.

A parameter without a default is an argument, unless it is marked as an `Option`. All others are
options: `bot_time: str` is `--bot-time TEXT`, a `bool` is a flag, a `list` can be repeated.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from hotelier.kernel.errors import Unreadable

KINDS: Final = {int: "number", float: "number", Path: "file", str: "text", bool: "flag"}
"""Types that a parameter can have, and their names in the catalogues (`help-type-<kind>`)."""


@dataclass(frozen=True)
class Option:
    """Annotation of an option with another flag or with a lower limit."""

    flag: str = ""
    least: float | None = None


@dataclass(frozen=True)
class Argument:
    """Annotation of an argument that has a default."""


@dataclass(frozen=True)
class Parameter:
    """One parameter of a command."""

    name: str
    """Name in the function signature and in the message catalogues."""
    type: type
    flag: str = ""
    """Flag on the command line, such as `--seats`. Empty for an argument."""
    many: bool = False
    required: bool = False
    default: Any = None
    least: float | None = None
    negated: str = ""
    """Negative form of a flag whose default is None, such as `--no-secure`."""

    @property
    def kind(self) -> str:
        """Name of the type in the catalogues."""
        return KINDS[self.type]

    @property
    def is_flag(self) -> bool:
        """True if the option takes no value."""
        return self.type is bool

    def read(self, text: str, name: str) -> Any:
        """Convert the typed text. Raise an error with this name of the parameter if it is
        invalid."""
        if self.kind != "number":
            return self.type(text)
        try:
            number = self.type(text)
            if isfinite(number) and (self.least is None or number >= self.least):
                return number
        except (ValueError, OverflowError):
            pass
        least = self.least if self.least is None or isinstance(self.least, int) else str(self.least)
        raise Unreadable("flag-not-a-number", flag=name, low="" if least is None else least)


LANG: Final = Parameter("lang", str, "--lang")
"""The `--lang` option of every command."""


def parameters_of(function: Callable[..., Any]) -> list[Parameter]:
    """Return the parameters of a command in the order of its signature, then `--lang`.

    >>> def play(game: str, seats: int = 4) -> None: ...
    >>> [(each.name, each.flag, each.kind) for each in parameters_of(play)[:2]]
    [('game', '', 'text'), ('seats', '--seats', 'number')]
    """
    hints = get_type_hints(function, include_extras=True)
    signature = inspect.signature(function)
    return [_parameter(each, hints[each.name]) for each in signature.parameters.values()] + [LANG]


def _parameter(found: inspect.Parameter, hint: Any) -> Parameter:
    mark: object = None
    if get_origin(hint) is Annotated:
        hint, mark = get_args(hint)
    optional = get_origin(hint) in (Union, UnionType)
    if optional:
        hint = next(each for each in get_args(hint) if each is not type(None))
    many = get_origin(hint) is list
    if many:
        (hint,) = get_args(hint)
    required = found.default is found.empty
    option = mark if isinstance(mark, Option) else Option()
    flag = ""
    if isinstance(mark, Option) or not (required or isinstance(mark, Argument)):
        flag = option.flag or "--" + found.name.replace("_", "-")
    return Parameter(
        found.name, hint, flag, many, required, None if required else found.default, option.least,
        flag.replace("--", "--no-", 1) if hint is bool and optional else "",
    )  # fmt: skip
