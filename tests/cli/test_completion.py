"""Tests of shell completion: the shells themselves run the scripts."""

from __future__ import annotations

import subprocess

import pytest

from hotelier.cli.commands import MODULES
from tests.cli.conftest import Hotelier

ASK = """
COMP_WORDS=({words}); COMP_CWORD={place}
_hotelier
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def completed(script: str, *words: str) -> list[str]:
    """Return bash's completions for the last of these words."""
    typed = " ".join(f"'{word}'" for word in ("hotelier", *words))
    program = script + ASK.format(words=typed, place=len(words))
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    return ran.stdout.split()


def test_bash_completes_commands_options_and_values(hotelier: Hotelier) -> None:
    script = hotelier("completion", "bash").out
    assert completed(script, "re") == ["replay", "restore", "review"]
    assert set(MODULES) <= set(completed(script, ""))
    assert completed(script, "play", "--se") == ["--seats", "--seed", "--seat", "--server"]
    assert completed(script, "serve", "--no") == ["--no-secure", "--notify-delay"]
    assert completed(script, "play", "--game", "h") == ["hotel-koenig"]
    assert set(completed(script, "--lang", "")) == {"de", "en", "fr", "ru"}


def test_every_shell_gets_every_option(hotelier: Hotelier) -> None:
    for shell, seats in (("bash", "--seats"), ("zsh", "--seats"), ("fish", "-l seats")):
        ran = hotelier("completion", shell)
        assert (ran.code, ran.err) == (0, "")
        assert seats in ran.out
        assert all(name in ran.out for name in MODULES)


@pytest.mark.parametrize("shell", ["tcsh", ""])
def test_an_unknown_shell_is_refused(hotelier: Hotelier, shell: str) -> None:
    ran = hotelier("completion", shell)
    assert (ran.code, ran.out) == (2, "")
    assert "There are scripts for bash, zsh and fish." in ran.err
