"""`hotelier completion SHELL`: print a completion script for commands, options and some values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hotelier.cli.commands import MODULES, find_command
from hotelier.cli.language import spoken
from hotelier.games import PACKAGES
from hotelier.kernel.errors import Unreadable
from hotelier.words.catalogue import LOCALES, message_id, say

VALUES: Final = {"--game": tuple(PACKAGES), "--lang": tuple(LOCALES)}
"""Values offered for an option."""
BASH: Final = """\
_hotelier() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" words
    case "${{COMP_WORDS[COMP_CWORD-1]}}" in
{values}
        *) case "${{COMP_WORDS[1]}}" in
{commands}
            *) words="{general}" ;;
        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _hotelier hotelier
"""
ZSH: Final = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def completion(shell: str) -> None:
    """Print the completion script for a shell."""
    scripts = {"bash": bash, "zsh": zsh, "fish": fish}
    if shell not in scripts:
        raise Unreadable("no-such-shell", shell=shell, shells=list(scripts))
    print(scripts[shell](), end="")


def flags_of(command: str) -> list[str]:
    """Return all flags of a command."""
    parameters = find_command(command).parameters
    return [flag for each in parameters for flag in (each.flag, each.negated) if flag] + ["--help"]


def bash() -> str:
    """Return the completion script for bash."""
    return BASH.format(
        values=cases("        ", VALUES.items()),
        commands=cases("            ", ((name, flags_of(name)) for name in MODULES)),
        general=" ".join([*MODULES, "--lang", "--version", "--help"]),
    )


def cases(indent: str, rows: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Return the branches of a `case` statement that sets the completion words."""
    return "\n".join(f'{indent}{name}) words="{" ".join(words)}" ;;' for name, words in rows)


def zsh() -> str:
    """Return the completion script for zsh, which loads the bash script."""
    return ZSH + bash()


def fish() -> str:
    """Return the completion script for fish, with a description of each command."""
    lines = ["complete -c hotelier -n __fish_use_subcommand -f"]
    for name in MODULES:
        text = say(message_id("help", name), spoken()).replace("\\", "").replace("'", "\\'")
        lines.append(f"complete -c hotelier -n __fish_use_subcommand -a {name} -d '{text}'")
        for flag in flags_of(name):
            values = f" -x -a '{' '.join(VALUES[flag])}'" if flag in VALUES else ""
            seen = f"'__fish_seen_subcommand_from {name}'"
            lines.append(f"complete -c hotelier -n {seen} -l {flag.removeprefix('--')}{values}")
    return "\n".join(lines) + "\n"
