"""`print(table)`, `repr(table)`, and the players' names in records."""

from __future__ import annotations

import json
import random

import pytest

import hotelier as ht
from hotelier.table.record import parse

GAMES: list[tuple[str, dict[str, object]]] = [
    ("hotel-koenig", {}),
    ("grand-austria-hotel", {}),
    ("grand-austria-hotel", {"aw.modules": "12345"}),
]


def played(game: str, options: dict[str, object], moves: int, **more: object) -> ht.Table:
    """Return a table after some random moves."""
    table = ht.Table(game, 3, 7, options, **more)  # type: ignore[arg-type]
    rng = random.Random(1)
    for _ in range(moves):
        if table.to_move is not None:
            table.play(rng.choice(table.legal()))
    return table


def test_a_printed_board_of_hotel_koenig() -> None:
    """The board with the own tiles, chains, players, and the legal actions."""
    start = {"seats": 2, "hands": [["3A", "9I"], ["1C"]],
             "board": ["AA.LL.......", *["............"] * 7, "...........o"]}  # fmt: skip
    table = ht.Table.from_position("hotel-koenig", start, seed=7)
    assert str(table).splitlines() == [
        "   1  2  3  4  5  6  7  8  9 10 11 12",
        "A  A  A  +  L  L  .  .  .  .  .  .  .",
        *(f"{row}{'  .' * 12}" for row in "BCDEFGH"),
        "I  .  .  .  .  .  .  .  .  +  .  .  o",
        "",
        "chain        size  price  stock",
        "Airport         2    200     25",
        "Festival        0      0     25",
        "Imperial        0      0     25",
        "Luxor           2    300     25",
        "Oriental        0      0     25",
        "Prestige        0      0     25",
        "Continental     0      0     25",
        "",
        "player  tiles  money  A  F  I  L  O  P  C",
        "seat 0      2   6000  0  0  0  0  0  0  0",
        "seat 1      1      ?  ?  ?  ?  ?  ?  ?  ?",
        "",
        f"pile: {table.view(None)['pile']}",
        "hand: 3A, 9I",
        "to_move: seat 0, LayTile: lay 3A | lay 9I",
    ]


def test_a_printed_board_of_grand_austria_hotel() -> None:
    """Rooms by colour and state beside what each player has."""
    start = {"seats": 2, "round": 3, "players": [
        {"krones": 4, "kitchen": {"wine": 2}, "vacant": ["1A"], "occupied": ["1B"],
         "cafe": ["dame"], "hand": ["chef"]}, {"emperor": 7}]}  # fmt: skip
    table = ht.Table.from_position("grand-austria-hotel", start, seed=7)
    lines = table.text(0).splitlines()
    assert lines[0].startswith("round 3   dice ")
    assert "   A  B  C  D  E    seat 0: vp 0, krones 4, emperor 0" in lines
    assert "4  b  r  b  r  b    kitchen: wine 2" in lines
    assert "3  b  r  b  y  y    dame (blue): coffee 1" in lines
    assert "1 [B]#Y# r  r  b" in lines
    assert "hand: chef" in lines
    assert "hand: chef" not in table.text(1)
    assert "hand: chef" not in table.text(None)


def test_a_printed_table_shows_what_its_seat_may_know_and_no_more() -> None:
    """Two tables that a seat cannot tell apart print alike for it; lines are narrow."""
    failed = []
    for game, options in GAMES:
        for moves in (0, 7, 60):
            table = played(game, options, moves)
            for seat in (None, 0, 1, 2):
                dealt = table.game.imagine(table.game.redact(table.state, seat), random.Random(2))
                twin = ht.Table.from_record(table.record)
                dealt.journal = twin.journal
                twin.state = dealt
                shown = table.text(seat)
                if shown != twin.text(seat) or max(map(len, shown.splitlines())) > 96:
                    failed.append((game, moves, seat))
            assert str(table) == table.text(table.to_move)
    assert not failed


def test_a_finished_game_is_printed_with_its_scores() -> None:
    for game, options in GAMES:
        table = played(game, options, 5000, names=("Anna", "Luc", ""))
        assert table.outcome is not None
        last = " ".join(line.strip() for line in str(table).splitlines()[-2:])
        scores = table.outcome.scores
        assert f"Anna {scores[0]}, Luc {scores[1]}, seat 2 {scores[2]}" in last
        assert repr(table) == f"<Table {game} seats=3 ply={len(table.record.lines)} over>"


def test_repr_is_short_and_tells_no_secret() -> None:
    table = played("hotel-koenig", {}, 5)
    expected = f"<Table hotel-koenig seats=3 ply={len(table.record.lines)} to_move={table.to_move}>"
    assert repr(table) == expected


def test_a_table_can_be_printed_while_chance_is_due() -> None:
    """A replay stops before each outcome as well."""
    record = played("hotel-koenig", {}, 3).record
    shown = [str(table).splitlines()[-1] for table in ht.Table.replayed(record)]
    assert shown[0] == "chance: DrawStartTile"
    assert any(line.startswith("to_move: seat ") for line in shown)


def test_records_carry_names() -> None:
    """They are written, read in both forms, kept by a replay, and kept in a redacted record."""
    table = played("hotel-koenig", {}, 4, names=["Anna", "Łukasz", "🦊"])
    assert table.record.names == ("Anna", "Łukasz", "🦊")
    for text in (table.record.to_jsonl(), table.record.to_text()):
        assert parse(text) == table.record
    assert ht.Table.from_record(table.record).record == table.record
    hidden = table.record.for_seat(1)
    assert hidden.names == table.record.names
    nameless = played("hotel-koenig", {}, 4).record
    lines = [json.loads(line) for line in hidden.to_jsonl().splitlines()]
    assert lines[0].pop("names") == ["Anna", "Łukasz", "🦊"]
    assert lines == [json.loads(line) for line in nameless.for_seat(1).to_jsonl().splitlines()]


def test_records_without_names_are_as_they_were() -> None:
    record = played("hotel-koenig", {}, 4).record
    assert "names" not in record.header()
    assert parse(record.to_jsonl()).names == ()


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ("Anna", "not-a-list"),
        (["Anna", "Luc"], "wrong-length"),
        (["Anna", "Luc", 3], "bad-form"),
        (["Anna", "Luc", "\x1b[31mred"], "bad-form"),
        (["Anna", "two\nlines", ""], "bad-form"),
    ],
)
def test_wrong_names_are_refused(names: object, reason: str) -> None:
    """As an argument and in a file: one text for each seat, without control characters."""
    with pytest.raises(ht.Unreadable) as refused:
        ht.Table("hotel-koenig", 3, 7, names=names)  # type: ignore[arg-type]
    assert refused.value.reason == reason
    header = {**played("hotel-koenig", {}, 0).record.header(), "names": names}
    with pytest.raises(ht.Unreadable) as refused:
        parse(json.dumps(header) + "\n")
    assert refused.value.reason == reason
