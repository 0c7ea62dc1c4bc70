"""Drawing of a hotel: fields by colour and letter, vacant and occupied rooms, outlined groups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    COLUMNS,
    FLOORS,
    ROOM_KEYS,
    Room,
)
from hotelier.terminal.austria.colours import EMPTY, OCCUPIED, VACANT
from hotelier.terminal.console import QUIET, TITLE, touch
from hotelier.words import message_id, say
from hotelier.words.catalogue import say_part

Rooms = Mapping[str, str]
"""Rooms by key: vacant or occupied. Other fields are empty."""
BOX: Final = " ╴╵┘╶─└┴╷┐│┤┌┬├┼"
"""Corners by the lines that meet there: 1 left, 2 above, 4 right, 8 below."""
PLAIN_BOX: Final = " --+--++|+|+++++"
NOWHERE: Final = -1


@dataclass(frozen=True)
class Cell:
    """The size of a field on the screen."""

    width: int
    height: int


def mark(board: Board, room: Room, rooms: Rooms, lang: str) -> tuple[str, str]:
    """Return the text on a field, and its style."""
    colour = COLOUR_KEYS[board.colour_of[room]]
    letter = say_part(message_id("grand-austria-hotel-colour", colour), "letter", lang).lower()
    state = rooms.get(ROOM_KEYS[room])
    if state == "occupied":
        return f"#{letter.upper()}#", OCCUPIED[colour]
    if state == "vacant":
        return f"[{letter.upper()}]", VACANT[colour]
    return f" {letter}{board.printed_vp[room] or ' '}", EMPTY[colour]


def column_names(left: str, width: int) -> Text:
    """Draw the letters of the columns."""
    names = "".join(letter.center(width) for letter in "ABCDE")
    return Text().append((left + names).rstrip(), TITLE)


def compact(board: Board, rooms: Rooms, costs: list[int], lang: str) -> Text:
    """Draw a hotel in five lines. A bar separates fields of different groups."""
    drawn = column_names("   ", 4)
    for floor in reversed(range(FLOORS)):
        drawn.append(f"\n{floor + 1} ", TITLE)
        for column in range(COLUMNS):
            room = floor * COLUMNS + column
            joined = column and board.group_of[room] == board.group_of[room - 1]
            drawn.append(" " if joined else "|", QUIET)
            field = Text(*mark(board, room, rooms, lang))
            drawn.append_text(touch(field, f"room:{ROOM_KEYS[room]}"))
        drawn.append("|", QUIET)
        drawn.append(say_part("austria-cost", "short", lang, cost=costs[floor]), QUIET)
    return drawn


def group_at(board: Board, floor: int, column: int) -> int:
    """Return the group of a field, or NOWHERE outside the board."""
    if 0 <= floor < FLOORS and 0 <= column < COLUMNS:
        return board.group_of[floor * COLUMNS + column]
    return NOWHERE


def corner(board: Board, floor: int, column: int) -> int:
    """Return the box-drawing lines that meet at the upper left corner of a field."""
    above_left, above = group_at(board, floor + 1, column - 1), group_at(board, floor + 1, column)
    left, here = group_at(board, floor, column - 1), group_at(board, floor, column)
    return (
        (above_left != left) * 1
        + (above_left != above) * 2
        + (above != here) * 4
        + (left != here) * 8
    )


def border(board: Board, floor: int, cell: Cell, box: str) -> Text:
    """Draw the line above a floor."""
    line = Text(style=QUIET)
    for column in range(COLUMNS + 1):
        line.append(box[corner(board, floor, column)])
        if column < COLUMNS:
            apart = group_at(board, floor, column) != group_at(board, floor + 1, column)
            line.append((box[5] if apart else " ") * cell.width)
    return line


def floor_line(
    board: Board, floor: int, rooms: Rooms, cell: Cell, line: int, box: str, lang: str
) -> Text:
    """Draw one line of text of a floor."""
    drawn = Text()
    for column in range(COLUMNS):
        room = floor * COLUMNS + column
        apart = group_at(board, floor, column) != group_at(board, floor, column - 1)
        drawn.append(box[10] if apart else " ", QUIET)
        text, style = mark(board, room, rooms, lang)
        shown = text.center(cell.width) if line == 0 else " " * cell.width
        if ROOM_KEYS[room] not in rooms:
            style = style if line == 0 else ""
        drawn.append_text(touch(Text(shown, style), f"room:{ROOM_KEYS[room]}"))
    return drawn.append(box[10], QUIET)


def outlined(
    board: Board, rooms: Rooms, costs: list[int], console: Console, cell: Cell, lang: str
) -> Text:
    """Draw the whole board with its groups outlined."""
    box = BOX if (console.encoding or "").lower().startswith("utf") else PLAIN_BOX
    drawn = column_names("   ", cell.width + 1)
    for floor in reversed(range(FLOORS)):
        drawn.append("\n  ").append_text(border(board, floor, cell, box))
        for line in range(cell.height):
            drawn.append(f"\n{floor + 1 if line == 0 else ' '} ", TITLE)
            drawn.append_text(floor_line(board, floor, rooms, cell, line, box, lang))
            if line == 0:
                drawn.append(" " + say("austria-cost", lang, cost=costs[floor]), QUIET)
    return drawn.append("\n  ").append_text(border(board, -1, cell, box))
