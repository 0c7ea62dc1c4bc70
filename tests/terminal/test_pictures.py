"""Pictures of Hotel-König: they show the view, fit the screen, and need no colour."""

from __future__ import annotations

import io
import random
from dataclasses import replace

import pytest
from rich.console import Console

import hotelier as ht
from hotelier.terminal.choices import Choice, read_answer
from hotelier.terminal.koenig import choices, default_choice, picture
from hotelier.terminal.painters import painter_of

KOENIG = ht.GAMES["hotel-koenig"]
NAMES = ["Anna", "Leopold", "Marie", "Otto", "Klara", "Emil"]


def some_tables() -> list[ht.Table]:
    """Positions of many kinds: early, in mergers, with hidden and open holdings, late."""
    tables = []
    for seats, preset in ((2, "schmidt"), (4, "schmidt"), (4, "online"), (6, "online")):
        for decisions in (3, 60, 150):
            rng = random.Random(decisions)
            table = ht.Table("hotel-koenig", seats=seats, seed=9, options={"preset": preset})
            while decisions and table.to_move is not None:
                table.play(rng.choice(table.legal()))
                decisions -= 1
            tables.append(table)
    return tables


def drawn(table: ht.Table, seat: int | None, width: int, height: int) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    console.print(picture(table.game, table.view(seat), NAMES, seat, console, "en"))
    return out.getvalue()


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (200, 60)])
def test_the_picture_fits_the_screen(width: int, height: int) -> None:
    for table in some_tables():
        for seat in (None, 0, 1):
            lines = drawn(table, seat, width, height).splitlines()
            assert max(map(len, lines)) <= width
            if height == 24 and width == 80:
                assert len(lines) <= 17  # so that question, choices and events fit below it
            assert "\x1b" not in "".join(lines)


def test_every_square_is_drawn_by_its_letter() -> None:
    for table in some_tables():
        lines = drawn(table, None, 80, 24).splitlines()
        for number, row in enumerate(table.position()["board"], 1):
            assert lines[number][2:38].split() == list(row.replace(".", "·"))


def test_own_tiles_are_marked_where_they_would_go() -> None:
    table = ht.Table.from_position(
        "hotel-koenig",
        {
            "seats": 2,
            "board": ["LLLLLLLLLLL.", "............", "PPPPPPPPPPP.", *["............"] * 6],
            "hands": [["5B", "9H"], ["12I"]],
        },
    )
    lines = drawn(table, 0, 80, 24).splitlines()
    assert lines[2][2 + 4 * 3 :].startswith("(1)")
    assert lines[8][2 + 8 * 3 :].startswith("[2]")
    assert "[1]" not in "".join(lines)
    found = choices(KOENIG, table.view(0), "en")
    assert found == [
        Choice("1", "lay 5B", "5B is unplayable: it would merge safe chains", legal=False),
        Choice("2", "lay 9H", "Lay 9H: stays alone"),
    ]
    assert default_choice(table.view(0), found) == found[1]


def test_numbers_mean_the_same_chain_all_through_a_turn() -> None:
    table = ht.Table.from_position(
        "hotel-koenig",
        {
            "seats": 2,
            "board": ["AA.LL.CC....", *["............"] * 8],
            "hands": [["9H"], ["12I"]],
        },
    )
    table.play("lay 9H")
    numbered = [("1", "buy Airport"), ("2", "buy Luxor"), ("3", "buy Continental"), ("4", "stop")]
    for bought in ("buy Luxor", "buy Continental", "buy Airport"):
        found = choices(KOENIG, table.view(0), "en")
        assert [(choice.key, choice.action) for choice in found] == numbered
        table.play(bought)


FOUND = [
    Choice("1", "buy Airport", "Buy Airport for 200"),
    Choice("2", "buy Luxor", "Buy Luxor for 300"),
    Choice("3", "stop", "Buy no more and end your turn"),
]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("1", ["buy Airport"]),
        ("2 1 2", ["buy Airport", "buy Luxor", "buy Luxor"]),
        ("luxor", ["buy Luxor"]),
        ("BUY luxor", ["BUY luxor"]),
        ("3 1", ["buy Airport", "stop"]),
        ("fly", ["fly"]),
    ],
)
def test_what_is_typed_means_moves(text: str, moves: list[str]) -> None:
    assert read_answer(text, FOUND, ("buy", "stop")) == moves


def test_a_number_that_is_not_listed_is_refused() -> None:
    for text in ("7", "1 7", "3 3"):
        with pytest.raises(ht.UnreadableAction, match=f"There is no choice “{text}”"):
            read_answer(text, FOUND, ("buy", "stop"))


def test_a_game_that_nobody_can_draw_is_refused_by_name() -> None:
    unknown = replace(ht.GAMES["hotel-koenig"], name="chess")
    with pytest.raises(ht.Unreadable, match="chess cannot be shown in the terminal"):
        painter_of(unknown)


def test_amounts_are_their_own_numbers() -> None:
    """Typing 2 at "how many do you sell?" sells two."""
    rng = random.Random(2)
    table = ht.Table("hotel-koenig", seats=3, seed=2)
    asked = set()
    while table.to_move is not None:
        view = table.view(table.to_move)
        frame = view["question"]["frame"]
        if frame in ("SellShares", "TradeShares"):
            asked.add(frame)
            for choice in choices(KOENIG, view, "en"):
                assert choice.action.split()[1] == choice.key
        table.play(rng.choice(table.legal()))
    assert asked == {"SellShares", "TradeShares"}
