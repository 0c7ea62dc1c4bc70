"""What is wrong with a command line, as an error of ours instead of Typer's English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from hotelier.kernel.errors import HotelierError, Unreadable


def flag_of(param: Any) -> str:
    """A parameter as it is typed."""
    return max(param.opts, key=len) if param.opts[0].startswith("-") else str(param.name).upper()


def kind_of(param: Any) -> str:
    """What a parameter takes: a number, a file or a text."""
    name = str(param.type.name)
    return "number" if name.startswith(("int", "float")) else "file" if name == "path" else "text"


def mistake(error: typer.TyperException, args: Sequence[str]) -> HotelierError:
    """The same mistake as an error of ours; one that we do not know in Typer's own words."""
    if isinstance(error, typer.BadParameter) and getattr(error, "param", None) is not None:
        return bad_value(error)
    if hasattr(error, "possibilities"):
        near = list(error.possibilities or [])  # the nearest first
        return Unreadable("no-such-flag", flag=error.option_name, near=near[0] if near else "")  # type: ignore[attr-defined]
    if hasattr(error, "option_name"):
        alone = any(arg.startswith(f"{error.option_name}=") for arg in args)
        reason = "flag-with-value" if alone else "flag-without-value"
        return Unreadable(reason, flag=error.option_name)
    return Unreadable(str(error))


def bad_value(error: typer.BadParameter) -> HotelierError:
    """A value that is missing, or is no number that the option can take."""
    param: Any = error.param
    flag = flag_of(param)
    if hasattr(error, "param_type"):
        return Unreadable("missing-flag", flag=flag)
    low, high = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if kind_of(param) != "number":
        return Unreadable(str(error))
    return Unreadable("flag-not-a-number", flag=flag, low=none(low), high=none(high))


def none(limit: float | None) -> object:
    """A limit for a message to print or select on."""
    return "" if limit is None else limit if isinstance(limit, int) else str(limit)
