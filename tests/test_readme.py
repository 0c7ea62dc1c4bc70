"""The README is true: its session runs, and it says what a newcomer needs first."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```python\n(.*?)^```$", README, flags=re.M | re.S)


def test_the_session_runs() -> None:
    (session,) = [text for text in SESSIONS if ">>>" in text]
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    assert 5 <= len(test.examples) <= 14, "about ten lines"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed, tried = runner.run(test)
    assert tried == len(test.examples)
    assert not failed


def test_it_says_the_two_commands_and_whose_work_it_is() -> None:
    for words in ("make play", "make test", "unofficial", "Hotel-König"):
        assert words in README


def test_it_fits_on_few_screens() -> None:
    assert len(README.splitlines()) < 120
