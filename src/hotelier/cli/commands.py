"""Every command by its name. A command is imported when it is run or asked for help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from typing import Any, Final

from hotelier.cli.parameters import Parameter, parameters_of
from hotelier.kernel.errors import Unreadable

MODULES: Final = {
    "arena": "arena",
    "backup": "storage",
    "bench": "bench",
    "bots": "bots",
    "cards": "cards",
    "completion": "completion",
    "dataset": "dataset",
    "engine": "engine",
    "engine-check": "engine_check",
    "hint": "hint",
    "passphrase": "passphrase",
    "perft": "perft",
    "play": "play",
    "ratings": "ratings",
    "replay": "replay",
    "restore": "storage",
    "review": "review",
    "rules": "rules",
    "serve": "serve",
    "simulate": "simulate",
    "verify": "verify",
    "whatif": "whatif",
}
"""Modules of this package, by the command that they hold as a function of the same name."""


@dataclass(frozen=True)
class Command:
    """A command: its name, its function, and what it takes."""

    name: str

    @cached_property
    def function(self) -> Callable[..., int | None]:
        """The function that carries it out and returns the exit code; None means 0."""
        module = import_module(f"hotelier.cli.{MODULES[self.name]}")
        found: Callable[..., int | None] = getattr(module, self.name.replace("-", "_"))
        return found

    @cached_property
    def parameters(self) -> list[Parameter]:
        """Its parameters, `--lang` included."""
        return parameters_of(self.function)

    def run(self, values: dict[str, Any]) -> int:
        """Carry it out with these values and return its exit code."""
        return self.function(**{key: value for key, value in values.items() if key != "lang"}) or 0


def find_command(name: str) -> Command:
    """A command by its name."""
    if name not in MODULES:
        near = get_close_matches(name, MODULES, 1)
        raise Unreadable(
            "no-such-command", command=name, commands=sorted(MODULES), near=near[0] if near else ""
        )
    return Command(name)
