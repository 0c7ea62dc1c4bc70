"""Which modules of Alles Walzer! a rule needs: it is asked for once all of them can be played."""

from __future__ import annotations

import hotelier as ht

OF_SECTION = dict(zip(("1", "7", "11", "2", "8", "3", "9", "4", "5"), "111223345", strict=True))
"""Sections of the rulebook that belong to one module."""

NEEDED = {
    "1": """
        10.119 10.120 10.121 10.122 10.123 10.124 10.125 10.126 10.127 10.128 10.129 10.130 10.131
        10.132 10.133 12.1 12.2 12.3 13.1 13.2 13.3
        E.2 E.3 E.4 E.6 E.10 E.12 E.15
        R.1 R.2 R.3 R.4 R.5 R.6 R.49 R.51 R.52 R.54 R.55 R.56 R.57 R.58 R.59 R.60 R.74 R.75
        X.1 X.2 X.3 X.4 X.5 X.6 X.7 X.8
        D.1 D.2 D.3 D.4 D.5 D.6 D.7 D.8 D.27""",
    "2": """
        E.9 E.11 R.7 R.8 R.9 R.10 R.11 R.12 R.13 R.14 R.17 R.18 R.19 R.21 R.22 R.23 R.65
        X.9 D.9 D.10 D.11 D.12 D.13 D.14 D.15 D.16""",
    "3": """
        E.5 E.14 E.20 R.24 R.25 R.26 R.27 R.28 R.30 R.31 R.32 R.33 R.34 R.35 R.36 R.37 R.64
        X.10 X.12 X.14 D.20""",
    "12": "8.5 8.9 8.10 R.16",
    "13": "9.9 R.38 R.63 X.13 D.18 D.19 D.21",
    "23": "0.6 E.16",
    "24": "R.15",
    "34": "R.29 D.17",
}
"""Other ids by the modules they need. What is not named here is asked for at once."""

MODULES_OF = {f"AW-{rule}": digits for digits, rules in NEEDED.items() for rule in rules.split()}


def played_modules() -> set[str]:
    """Digits of the modules that some table can play."""
    (modules,) = (
        option
        for game in ht.GAMES.values()
        for option in game.options
        if option.name == "aw.modules"
    )
    return {digit for choice in modules.choices for digit in str(choice) if digit.isdigit()}


def modules_of(rule: str) -> str:
    """Digits of the modules without which a rule means nothing."""
    prefix, _, number = rule.partition("-")
    if prefix != "AW":
        return ""
    return MODULES_OF.get(rule, OF_SECTION.get(number.split(".")[0], ""))


def can_be_played(rule: str, modules: set[str]) -> bool:
    """Whether all that a rule speaks of is there."""
    return modules.issuperset(modules_of(rule))
