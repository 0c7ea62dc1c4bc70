"""AW-0.1, 6.1, 6.2 What each module of the expansion adds to the rules of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel.rounds import TWICE_AROUND
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import ALL_SEATS, ON_BOARD
from hotelier.games.grand_austria_hotel.walzer.start_player import (
    KEY_DUE,
    RETURN_KEY,
    START_MONEY,
)


def join_start_player(rules: Rules) -> None:
    """AW-4.1 Order tiles that run clockwise twice, the key, money by position."""
    rules.turn_order = TWICE_AROUND
    rules.start_key = ON_BOARD
    rules.remembered = ALL_SEATS
    rules.possible_due |= frozenset(KEY_DUE)
    rules.start_steps = (*rules.start_steps, START_MONEY)
    rules.closing_steps = (*rules.closing_steps, RETURN_KEY)


JOIN: Final[dict[str, Callable[[Rules], None]]] = {"4": join_start_player}
"""By the digit of a module. Modules that are nothing but cards join with their tables alone."""


def join_module(rules: Rules, digit: str) -> None:
    """Let one module join."""
    if digit in JOIN:
        JOIN[digit](rules)
