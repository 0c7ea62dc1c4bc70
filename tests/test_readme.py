"""Tests of the README: its session runs, its picture exists, and it fits on one screen."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCREEN = 60
"""Lines of one screen."""


def test_the_session_runs() -> None:
    (session,) = re.findall(r"^```python\n(.*?)^```$", README, flags=re.M | re.S)
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    assert len(re.findall(r"^(?:>>>|\.\.\.) ", session, flags=re.M)) <= 10, "ten lines"
    failed, tried = doctest.DocTestRunner().run(test)
    assert tried == len(test.examples) > 5
    assert not failed


def test_it_has_what_a_newcomer_needs() -> None:
    for words in ("pip install hotelier\n", "make play ", "make test ", "unofficial"):
        assert words in README


def test_it_has_one_picture() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert (ROOT / picture).is_file()


def test_it_fits_on_one_screen() -> None:
    assert len(README.splitlines()) <= SCREEN
