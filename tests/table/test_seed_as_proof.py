"""A finished record shows its seed if, and only if, the seed gives every outcome of the game."""

from __future__ import annotations

import hotelier as ht
from hotelier.table.record import parse

KOENIG = "hotel-koenig"


def to_the_end(table: ht.Table) -> ht.Table:
    """Play the first legal action until the game is over."""
    while table.to_move is not None:
        table.play(table.legal()[0])
    return table


def half_played(seed: int) -> ht.Record:
    """Return the record of a running game."""
    table = ht.Table(KOENIG, seats=3, seed=seed)
    for _ in range(30):
        table.play(table.legal()[0])
    return parse(table.record.to_jsonl())


def seed_shown(table: ht.Table) -> str | None:
    """Return the seed at the end of a record."""
    assert table.record.end is not None
    shown: str | None = table.record.end.get("seed")
    return shown


def test_a_game_from_one_seed_shows_it() -> None:
    assert seed_shown(to_the_end(ht.Table(KOENIG, seats=3, seed=11))) == "11"


def test_a_record_continued_with_its_own_seed_shows_it() -> None:
    whole = to_the_end(ht.Table(KOENIG, seats=3, seed=11))
    resumed = to_the_end(ht.Table.from_record(half_played(11), seed=11))
    assert seed_shown(resumed) == "11"
    assert resumed.record.to_jsonl() == whole.record.to_jsonl()


def test_a_record_continued_with_another_seed_or_a_fresh_one_shows_none() -> None:
    assert seed_shown(to_the_end(ht.Table.from_record(half_played(11), seed=12))) is None
    assert seed_shown(to_the_end(ht.Table.from_record(half_played(11)))) is None


def test_a_script_before_the_seed_hides_it_unless_they_agree() -> None:
    first = [line.do for line in half_played(11).lines[:3]]
    agreed = ht.Table(KOENIG, seats=3, seed=11, chance=first)
    assert seed_shown(to_the_end(agreed)) == "11"
    other = ht.Table(KOENIG, seats=3, seed=12, chance=first)
    assert seed_shown(to_the_end(other)) is None


def test_a_finished_record_keeps_the_seed_it_names() -> None:
    whole = to_the_end(ht.Table(KOENIG, seats=3, seed=11))
    again = ht.Table.from_record(parse(whole.record.to_jsonl()))
    assert seed_shown(again) == "11"
