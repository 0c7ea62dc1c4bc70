"""No-break spaces: no French line begins with a punctuation mark or ends with a quotation mark."""

from __future__ import annotations

from tests.terminal.conftest import Hotelier


def test_marks_stay_with_the_word_before_them(hotelier: Hotelier) -> None:
    lines = hotelier("cards", "--lang", "fr").out.splitlines()
    assert any("\u202f" in line for line in lines)
    assert [line for line in lines if line.strip()[:1] in tuple(":;!?»")] == []
    assert [line for line in lines if line.rstrip().endswith("«")] == []
