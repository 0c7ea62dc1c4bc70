"""A table as plain text, in the words of the notation: `print(table)` and `table.text(seat)`.

Everything comes from a view, so the text shows no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from hotelier.games.grand_austria_hotel import terms
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, COLUMNS, ROWS
from hotelier.kernel.game import Game

View = Mapping[str, Any]
WIDTH: Final = 96
UNKNOWN: Final = "?"
NO_BREAK: Final = "\u00a0"


def board_text(game: Game, view: View, names: Sequence[str]) -> str:
    """Draw a view as plain text. Lines are at most 96 columns wide."""
    drawn = DRAWINGS[game.name](game, view, names) if game.name in DRAWINGS else []
    return "\n".join([*drawn, *listed(asked(view, names), view["legal"], " | ")])


def asked(view: View, names: Sequence[str]) -> str:
    """Name the seat to move and its question, the chance that is due, or how the game ended."""
    end = view["outcome"]
    if end is not None:
        scores = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(end["scores"]))
        return f"over ({end['reason']}): {scores}"
    frame = view["question"]["frame"]
    if view["to_move"] is None:
        return f"chance: {frame}"
    return f"to_move: {names[view['to_move']]}, {frame}"


def listed(label: str, values: Iterable[str], between: str = ", ") -> list[str]:
    """Write a label and a list of values. Lines break between values, never within one."""
    text = between.join(value.replace(" ", NO_BREAK) for value in values)
    lines = wrap(f"{label}: {text}" if text else label, WIDTH, subsequent_indent="  ")
    return [line.replace(NO_BREAK, " ") for line in lines]


def counted(amounts: Mapping[str, int]) -> str:
    """Write amounts by name, without the zeros.

    >>> counted({"wine": 2, "cake": 0, "coffee": 1})
    'wine 2, coffee 1'
    """
    return ", ".join(f"{name} {amount}" for name, amount in amounts.items() if amount)


def table_rows(rows: Sequence[Sequence[object]]) -> list[str]:
    """Align rows: the first column to the left, the others to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in texts
    ]


def draw_koenig(game: Game, view: View, names: Sequence[str]) -> list[str]:
    """Draw Hotel-König: the board, the chains, the players, the seat's own tiles (`+`)."""
    own = [tile["tile"] for tile in view["hand"]]
    marks = dict.fromkeys(own, "+")
    marks |= {tile: chain[0] if chain else "o" for tile, chain in view["board"].items()}
    columns = range(1, COLUMNS + 1)
    lines = [" " + "".join(f"{column:>3}" for column in columns)]
    lines += [
        row + "".join(f"{marks.get(f'{column}{row}', '.'):>3}" for column in columns)
        for row in "ABCDEFGHI"[:ROWS]
    ]
    chains: list[list[object]] = [["chain", "size", "price", "stock"]]
    for chain in CHAIN_KEYS:
        facts = view["chains"][chain]
        size = f"{facts['size']}{'*' if facts['safe'] else ''}"
        chains.append([chain, size, facts["price"], facts["stock"]])
    lines += ["", *table_rows(chains), ""]
    players: list[list[object]] = [
        ["player", "tiles", "money", *(chain[0] for chain in CHAIN_KEYS)]
    ]
    for name, player in zip(names, view["players"], strict=True):
        money = UNKNOWN if player["money"] is None else player["money"]
        shares = [player["shares"].get(chain, UNKNOWN) for chain in CHAIN_KEYS]
        players.append([name, player["tiles"], money, *shares])
    lines += [*table_rows(players), "", f"pile: {view['pile']}"]
    return lines + (listed("hand", own) if own else [])


def draw_austria(game: Game, view: View, names: Sequence[str]) -> list[str]:
    """Draw Grand Austria Hotel: what all share, then each player, then the seat's own hand."""
    dice = " ".join(f"{space}:{count}" for space, count in view["dice"].items())
    lines = [f"round {view['round']}   dice {dice}   dustbin {view['dustbin']}"]
    lines += listed("queue", (f"{each['guest']} {each['price']}" for each in view["queue"]))
    lines += listed("politics", (each["card"] for each in view["politics"]))
    lines += listed("tiles", view["tiles"])
    if view.get("ballrooms"):
        lines += listed("ballrooms", (each["ballroom"] for each in view["ballrooms"]))
    if view.get("lounge"):
        lines += listed("lounge", (each["celebrity"] or "-" for each in view["lounge"]))
    for name, player in zip(names, view["players"], strict=True):
        lines += ["", *draw_hotel(game, name, player)]
    lines.append("")
    return lines + (listed("hand", view["hand"]) if view["hand"] else [])


def draw_hotel(game: Game, name: str, player: View) -> list[str]:
    """Draw a player: the rooms to the left, what the player has to the right.

    `b`, `r`, `y` are empty fields, `[B]` is a vacant room, `#B#` an occupied one.
    """
    figures = [f"{word} {player[word]}" for word in ("vp", "krones", "emperor")]
    right = [f"{name}: {', '.join(figures)}", f"kitchen: {counted(player['kitchen']) or '-'}"]
    right += [
        f"{guest['guest']} ({guest['colour']}): {counted(guest['missing']) or '-'}"
        for guest in player["cafe"]
    ]
    right += [
        f"{label}: {', '.join(player[label])}"
        for label in ("staff", "celebrities")
        if player.get(label)
    ]
    if player.get("dancers"):
        right.append(f"dancers: {counted(player['dancers'])}")
    left = draw_rooms(game, player)
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    return [
        f"{rooms:<20}{text}".rstrip()
        for rooms, text in zip(left, right + [""] * (height - len(right)), strict=True)
    ]


def draw_rooms(game: Game, player: View) -> list[str]:
    """Draw the rooms of a player, the top floor first."""
    letters = "ABCDE"[: terms.COLUMNS]
    sides = {row.key: row.floors for row in game.cards.hotels}
    floors = sides.get(player["hotel"], ["." * terms.COLUMNS] * terms.FLOORS)
    lines = ["  " + "".join(f" {letter} " for letter in letters)]
    for floor in range(terms.FLOORS, 0, -1):
        marks = []
        for letter, colour in zip(letters, floors[floor - 1], strict=True):
            room = player["rooms"].get(f"{floor}{letter}")
            forms = {"vacant": f"[{colour.upper()}]", "occupied": f"#{colour.upper()}#"}
            marks.append(forms.get(room, f" {colour} "))
        lines.append(f"{floor} " + "".join(marks))
    return lines


DRAWINGS: Final[dict[str, Callable[[Game, View, Sequence[str]], list[str]]]] = {
    "hotel-koenig": draw_koenig,
    "grand-austria-hotel": draw_austria,
}
"""The drawing of each game. A game without one shows its question and the legal actions."""
