"""Every choice of modules plays to its end, with all seats, editions, boards and deals."""

from __future__ import annotations

import pytest

from hotelier.games.grand_austria_hotel.options import PLAYABLE
from tests.cases import for_each
from tests.conformance.modules import CHOICES, main, play_all, settings


def how_many(modules: str | int) -> str:
    """Name the number of modules of a choice, such as 125."""
    return "none" if modules == "none" else f"{len(str(modules))} modules"


@pytest.mark.rule("AW-0.1", "AW-0.3", "AW-6.1", "AW-6.2", "AW-6.3", "AW-14.3")
@for_each(CHOICES, group=how_many, slow=["2 modules", "3 modules", "4 modules"])
def test_whole_games_with_these_modules(modules: str | int, long_factor: int) -> None:
    tally = play_all(modules, games=long_factor)
    assert tally.games == 36 * long_factor
    assert tally.steps > 100 * tally.games
    assert tally.checks > tally.games


@pytest.mark.rule("AW-0.1")
def test_every_choice_of_modules_is_there() -> None:
    assert len(CHOICES) == 2 ** len(PLAYABLE)
    assert {len(settings(modules)) for modules in CHOICES} == {36}


def test_a_long_run_says_what_ran(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--modules", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:2] == ["4", "36"]
    assert "1 choices of modules, 36 settings" in lines[-1]
