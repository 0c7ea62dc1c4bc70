"""Parse a command line into the values of a command's parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from hotelier.cli.parameters import Parameter
from hotelier.kernel.errors import Unreadable


def read_values(
    args: Sequence[str], parameters: Sequence[Parameter], name_of: Callable[[Parameter], str]
) -> dict[str, Any]:
    """Return typed and default values by parameter name. `name_of` names a parameter in errors."""
    values = {each.name: each.default for each in parameters}
    given: set[str] = set()
    words: list[str] = []
    options = {flag: each for each in parameters for flag in (each.flag, each.negated) if flag}
    for flag, text in scan(args, options):
        if not flag:
            words.append(text)
            continue
        each = options[flag]
        given.add(each.name)
        if each.is_flag:
            values[each.name] = flag != each.negated
        else:
            put(values, each, each.read(text, flag))
    for each in (each for each in parameters if not each.flag):
        while words and (each.many or each.name not in given):
            given.add(each.name)
            put(values, each, each.read(words.pop(0), name_of(each)))
    if words:
        raise Unreadable("too-many-words", words=" ".join(words))
    for each in parameters:
        if each.required and each.name not in given:
            raise Unreadable("missing-flag", flag=name_of(each))
    return values


def put(values: dict[str, Any], parameter: Parameter, value: Any) -> None:
    """Append a value if the parameter can be repeated. Otherwise replace the previous value."""
    values[parameter.name] = [*(values[parameter.name] or ()), value] if parameter.many else value


def scan(args: Sequence[str], options: dict[str, Parameter]) -> Iterator[tuple[str, str]]:
    """Yield flags with their values, and positional words with an empty flag.

    >>> seats = Parameter("seats", int, "--seats")
    >>> list(scan(["a", "--seats", "3", "--", "--b"], {"--seats": seats}))
    [('', 'a'), ('--seats', '3'), ('', '--b')]
    """
    rest = list(args)
    while rest:
        arg = rest.pop(0)
        if arg == "--":
            yield from (("", word) for word in rest)
            return
        if not arg.startswith("-") or arg == "-":
            yield "", arg
            continue
        flag, equals, value = arg.partition("=")
        if flag not in options:
            near = get_close_matches(flag, [*options, "--help"], 1)
            raise Unreadable("no-such-flag", flag=flag, near=near[0] if near else "")
        if options[flag].is_flag:
            if equals:
                raise Unreadable("flag-with-value", flag=flag)
        elif not equals:
            if not rest or rest[0] in options:
                raise Unreadable("flag-without-value", flag=flag)
            value = rest.pop(0)
        yield flag, value
