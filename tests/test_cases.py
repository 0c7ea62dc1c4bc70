"""`for_each` checks every case and lists every failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import check_cases, for_each

checked: list[int] = []


def below_three(number: int) -> None:
    checked.append(number)
    assert number < 3, "too big"


def test_every_case_is_checked_and_every_failure_is_listed() -> None:
    checked.clear()
    with pytest.raises(AssertionError) as caught:
        check_cases([1, 3, 2, 4], below_three, lambda number: f"number {number}")
    assert checked == [1, 3, 2, 4]
    first, *rest = str(caught.value).splitlines()
    assert first == "2 of 4 cases failed:"
    shown = [line for line in rest if line.startswith("number")]
    place = f"{Path(__file__).name}:{below_three.__code__.co_firstlineno + 2}"
    assert shown == [f"number {n}: {place}: AssertionError: too big" for n in (3, 4)]


def test_no_cases_are_a_failure() -> None:
    with pytest.raises(AssertionError, match="no cases"):
        check_cases([], below_three)


@for_each([(1, "1"), (2, "2")])
def test_a_tuple_fills_parameters_and_fixtures_follow(
    number: int, text: str, tmp_path: Path
) -> None:
    assert str(number) == text
    assert tmp_path.is_dir()


@for_each(range(6), group=lambda number: f"rest-{number % 2}")
def test_a_group_is_a_test(number: int, request: pytest.FixtureRequest) -> None:
    assert request.node.name == f"test_a_group_is_a_test[rest-{number % 2}]"
