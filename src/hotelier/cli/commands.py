"""Registry of commands. A command's module is imported only when the command or its help is
used."""

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
"""Module of each command. It contains a function with the name of the command."""


@dataclass(frozen=True)
class Command:
    """A command with its function and parameters."""

    name: str

    @cached_property
    def function(self) -> Callable[..., int | None]:
        """The function of the command. It returns the exit code, and None means 0."""
        module = import_module(f"hotelier.cli.{MODULES[self.name]}")
        found: Callable[..., int | None] = getattr(module, self.name.replace("-", "_"))
        return found

    @cached_property
    def parameters(self) -> list[Parameter]:
        """Parameters of the command, including `--lang`."""
        return parameters_of(self.function)

    def run(self, values: dict[str, Any]) -> int:
        """Run the command with these values and return its exit code."""
        return self.function(**{key: value for key, value in values.items() if key != "lang"}) or 0


def find_command(name: str) -> Command:
    """Return the command with this name, or raise an error that suggests a similar name."""
    if name not in MODULES:
        near = get_close_matches(name, MODULES, 1)
        raise Unreadable(
            "no-such-command", command=name, commands=sorted(MODULES), near=near[0] if near else ""
        )
    return Command(name)
