"""Assertions about errors."""

from __future__ import annotations

from typing import Any

import hotelier as ht


def has(error: ht.HotelierError, reason: str, *named: str, **details: Any) -> None:
    """Assert the reason, these details, and these words in the sentence for people."""
    assert error.reason == reason
    assert {name: error.details[name] for name in details} == details
    for word in named:
        assert word in str(error)
