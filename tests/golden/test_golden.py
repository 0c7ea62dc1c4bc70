"""Golden records: whole games that must replay for ever, at least one for every way to end.

Every record in the folder is a test. `make.py` finds new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.kernel.notation import read
from tests.golden.walks import walk

FOLDER = Path(__file__).parent / "hotel_koenig"
RECORDS = sorted(FOLDER.glob("*.jsonl"))
WALKS = sorted(FOLDER.glob("*.walk.txt"))


@cache
def replayed(path: Path) -> ht.Table:
    """Replay a record and return its table."""
    return ht.Table.from_record(ht.load(path))


def ended(table: ht.Table, reason: str, **options: str | int) -> bool:
    """Return True if the game ended for this reason, under these options."""
    chosen = {f"hk.{name}": value for name, value in options.items()}
    return (
        table.outcome is not None
        and table.outcome.reason == reason
        and all(table.record.options[name] == value for name, value in chosen.items())
    )


def announced(table: ht.Table) -> bool:
    """Return True if a player chose to end the game."""
    return any(line.do == "announce" for line in table.record.lines)


def bank_merged(table: ht.Table) -> bool:
    """Return True if a tile of the two-player bank merged chains (HK-11.6)."""
    laid = {event.args[0] for event in table.journal if event.kind == "bank_laid"}
    return any(event.kind == "merger" and event.args[0] in laid for event in table.journal)


def triple_merged(table: ht.Table) -> bool:
    """Return True if one tile dissolved two chains or more (HK-7.3)."""
    return any(event.kind == "merger" and len(event.args[2]) > 1 for event in table.journal)


def founded_without_stock(table: ht.Table) -> bool:
    """Return True if a chain was founded of which the bank had no shares (HK-R.5)."""
    return any(event.kind == "founder_share_none" for event in table.journal)


WANTED: dict[str, Callable[[ht.Table], bool]] = {
    "all-safe": lambda t: ended(t, "all-safe", end_condition="seven_safe") and announced(t),
    "all-safe-online": lambda t: (
        ended(t, "all-safe", end_condition="all_active_safe") and announced(t)
    ),
    "41-tiles": lambda t: ended(t, "41-tiles") and announced(t),
    "compulsory": lambda t: ended(t, "41-tiles", end_declaration="compulsory") and not announced(t),
    "no-tiles-left": lambda t: ended(t, "no-tiles-left"),
    "no-tile-in-a-round": lambda t: ended(t, "no-tile-in-a-round"),
    "bank-merger": lambda t: t.state.seats == 2 and bank_merged(t),
    "triple-merger": triple_merged,
    "shared-victory": lambda t: t.outcome is not None and len(t.outcome.winners) > 1,
    "empty-stock": founded_without_stock,
}
"""Records that the folder must hold. The first six are all the ways a game can end."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    record = ht.load(path)
    table = ht.Table.from_record(record)
    assert table.outcome is not None
    assert record.end is not None
    assert table.record == record
    assert table.record.to_jsonl() == path.read_text("utf-8")
    table.game.check(table.state)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_game_is_the_same_when_nobody_listens(path: Path) -> None:
    record = ht.load(path)
    state = record.kind.setup(record.seats, record.options)
    for line in record.lines:
        ht.play(state, read(line.do, record.kind.actions))
    assert state.journal is None
    assert state == replayed(path).state


@pytest.mark.rule(
    "HK-10.1", "HK-12.5", "HK-12.6", "HK-R.9", "HK-R.13", "HK-11.6", "HK-7.3", "HK-R.5"
)
@pytest.mark.parametrize("name", WANTED)
def test_the_folder_holds_what_is_required(name: str) -> None:
    found = [path.stem for path in RECORDS if WANTED[name](replayed(path))]
    assert found, f"make one: python -m tests.golden.make {name}"


def test_every_reason_of_an_end_is_there() -> None:
    reasons = {(ht.load(path).end or {})["reason"] for path in RECORDS}
    keys = ht.GAMES["hotel-koenig"].codec.alphabet["Reason"]
    assert reasons == set(keys) - {"running"}


@pytest.mark.parametrize("path", WALKS, ids=lambda path: path.name)
def test_a_walk_is_what_the_rules_do(path: Path) -> None:
    record = ht.load(path.with_name(path.name.replace(".walk.txt", ".jsonl")))
    assert walk(record) == path.read_text("utf-8")


def test_there_is_a_walk() -> None:
    assert WALKS
