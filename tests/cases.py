"""One test for many cases: every case is checked, and all failures are listed.

A test for each file or rule id would cost more time to collect and report than to run. Use
`for_each` for such cases, and `pytest.mark.parametrize` where each case deserves its own line.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

Check = Callable[..., None]


def check_cases(cases: Iterable[Any], check: Check, name: Callable[[Any], str] = str) -> None:
    """Call `check` with every case, then fail with the list of all cases that failed.

    A case that is a tuple fills several parameters.
    """
    count, failures, first = 0, list[str](), None
    for case in cases:
        count += 1
        try:
            check(*case) if isinstance(case, tuple) else check(case)
        except (Exception, pytest.fail.Exception) as error:
            first = first or error
            failures.append(f"{name(case)}: {described(error)}")
    assert count, "no cases to check"
    if failures:
        lines = "\n".join(failures)
        raise AssertionError(f"{len(failures)} of {count} cases failed:\n{lines}") from first


def described(error: BaseException) -> str:
    """Describe an error by its place, its kind and its text."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None and "/tests/" in own_file(trace.tb_next):
        trace = trace.tb_next
    place = "" if trace is None else f"{Path(own_file(trace)).name}:{trace.tb_lineno}: "
    return f"{place}{type(error).__name__}: {error}"


def own_file(trace: Any) -> str:
    """Return the file of a traceback entry, with forward slashes."""
    return Path(trace.tb_frame.f_code.co_filename).as_posix()


def for_each(
    cases: Iterable[Any],
    name: Callable[[Any], str] = str,
    group: Callable[[Any], str] | None = None,
    slow: Iterable[str] = (),
) -> Callable[[Check], Check]:
    """Make one test of a check that takes a case first and fixtures after it.

    With `group` there is a test for each group of cases, so that workers can share the time. The
    groups in `slow` are marked so.
    """
    groups = dict[str, list[Any]]()
    for case in cases:
        groups.setdefault("" if group is None else group(case), []).append(case)

    def decorate(check: Check) -> Check:
        @functools.wraps(check)
        def test(group: str = "", **fixtures: Any) -> None:
            check_cases(groups.get(group, ()), functools.partial(check, **fixtures), name)

        first = next(iter(groups.values()), [None])[0]
        signature = inspect.signature(check)
        kept = [*signature.parameters.values()][len(first) if isinstance(first, tuple) else 1 :]
        if group is not None:
            kept.insert(0, inspect.Parameter("group", inspect.Parameter.POSITIONAL_OR_KEYWORD))
        test.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        if group is None:
            return test
        marks = {each: [pytest.mark.slow] if each in slow else [] for each in groups}
        params = [pytest.param(each, id=each, marks=marks[each]) for each in groups]
        marked: Check = pytest.mark.parametrize("group", params)(test)
        return marked

    return decorate
