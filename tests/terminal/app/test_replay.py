"""A record on the whole screen: step, click on the bar, jump, change the point of view."""

from __future__ import annotations

from pathlib import Path

import pytest

import hotelier as ht
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.playback import ReplaySource
from tests.terminal.app.person import SMALL, Person, run

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize(
    "path", ["hotel_koenig/bank-merger.jsonl", "grand_austria_hotel/all-modules.jsonl"]
)
def test_a_record_is_stepped_through(path: str) -> None:
    record = ht.load(GOLDEN / path)

    async def look(person: Person) -> None:
        source = person.table.source
        assert isinstance(source, ReplaySource)
        await person.sees(f"0 of {source.last}")
        await person.press("right", "right", "left")
        await person.sees(f"1 of {source.last}")
        await person.press("end")
        await person.sees("with ")
        assert person.table.found is not None
        assert person.table.found.outcome == source.table.outcome
        await person.opens("g")
        await person.closes("7", "enter")
        await person.sees(f"7 of {source.last}")
        middle = source.last // 2
        await person.click("ply", next_ply(person, middle))
        await person.until(lambda: abs(source.at - middle) < 10)
        await person.press("v")
        await person.until(lambda: person.table.found is not None and person.table.found.seat == 0)
        await person.press("home", "z")
        await person.sees(f"0 of {source.last}")

    app = HotelierApp(lambda: ReplaySource(record, None, everything=True), "en")
    run(app, look, SMALL)


def next_ply(person: Person, ply: int) -> str:
    """Return a nearby step that has a place on the bar."""
    ask = person.screen.query_one("#ask")
    from hotelier.terminal.app.drawn import Drawn
    from hotelier.terminal.app.marking import thing_of

    assert isinstance(ask, Drawn)
    plies = [int(thing_of(s.style, "ply") or -99) for strip in ask.strips for s in strip]
    return str(min(plies, key=lambda each: abs(each - ply)))


def test_a_running_game_hides_what_its_seat_cannot_know() -> None:
    """While the game runs, the point of view cannot be changed."""
    table = ht.Table("hotel-koenig", 3, seed=4)
    for _ in range(30):
        table.play(table.legal()[0])
    source_of = lambda: ReplaySource(table.record, 1, everything=False)  # noqa: E731

    async def look(person: Person) -> None:
        await person.press("end", "v")
        await person.sees("30 of 30")
        assert person.table.found is not None
        assert person.table.found.seat == 1
        assert person.table.found.view == table.view(1)

    run(HotelierApp(source_of, "en"), look, SMALL)
