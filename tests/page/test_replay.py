"""Replays in the page: a record is sent in, stepped through, and found again by its link."""

from __future__ import annotations

from pathlib import Path
from random import Random

import hotelier as ht
from tests.page.conftest import Open


def saved(folder: Path) -> tuple[Path, ht.Table]:
    """The record of a random game."""
    table, rng = ht.Table("hotel-koenig", seats=3, seed=5), Random(5)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    path = folder / "game.jsonl"
    table.record.save(path)
    return path, table


def test_a_record_is_stepped_through(open_page: Open, tmp_path: Path) -> None:
    path, table = saved(tmp_path)
    page = open_page()
    page.set_default_timeout(90_000)  # workers give way to everybody
    page.goto("/replays")
    page.set_input_files("input[type=file]", path)
    page.wait_for_url("**/replay/file/*")
    page.wait_for_selector("[role=grid]")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".bill")
    assert page.url.endswith(f"#{len(table.record.lines)}")
    page.keyboard.press("[")
    page.wait_for_selector("[role=grid]")
    assert page.locator("[data-thing].legal").count() == 0, "nothing can be done in the past"
    link = page.url
    page.goto("/replays")
    page.goto(link)
    page.wait_for_selector("[role=grid]")
    last = page.locator("input[type=range]").get_attribute("max")
    assert page.locator("input[type=range]").input_value() == str(int(last or 0) - 1)
