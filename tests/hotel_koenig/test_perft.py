"""Perft: the package and the reference count the same ways to go on, and always the same ones."""

from __future__ import annotations

import pytest

from tests.hotel_koenig.reference.perft import (
    Case,
    all_cases,
    count_in_engine,
    count_in_reference,
)

CASES = all_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_package_counts(case: Case) -> None:
    counts = [0] * max(case.counts)
    count_in_engine(case.engine(), counts)
    assert dict(enumerate(counts, 1)) == case.counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_reference_counts(case: Case) -> None:
    counts = [0] * max(case.counts)
    count_in_reference(case.reference(), counts)
    assert dict(enumerate(counts, 1)) == case.counts


def test_there_are_cases() -> None:
    assert len(CASES) >= 6
