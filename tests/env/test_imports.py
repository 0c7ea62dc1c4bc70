"""The research libraries are extras: nobody else has to wait for them, or to have them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hotelier.cli.commands import MODULES

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "hotelier.env")

COMMANDS = ", ".join(sorted({f"hotelier.cli.{module}" for module in MODULES.values()}))


@pytest.mark.parametrize("names", ["hotelier", COMMANDS, "hotelier.bots", "hotelier.server"])
def test_nobody_else_imports_them(names: str) -> None:
    code = f"import sys, {names}; print([each for each in {HEAVY} if each in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_each_library_is_imported_for_its_own_interface_only() -> None:
    code = (
        "import sys; from hotelier import env; env.action_table; "
        f"print([each for each in {HEAVY[1:6]} if each in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
