"""Hotel-König in the terminal: board, chains and players, drawn from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.games.hotel_koenig import GAME
from hotelier.games.hotel_koenig.tables import CHAIN_KEYS, COLUMNS, TILE_KEYS
from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.terminal.choices import Choice
from hotelier.terminal.console import CAN, QUIET, TITLE, touch
from hotelier.words import label, say, say_number
from hotelier.words.values import key_text

View = Mapping[str, Any]

COLOURS: Final[dict[str, str]] = {
    "Airport": "bold #18130f on #a9d0e6",
    "Festival": "bold #18130f on #efb6c1",
    "Imperial": "bold #18130f on #dca92f",
    "Luxor": "bold #18130f on #cf7b45",
    "Oriental": "bold #18130f on #a48cc4",
    "Prestige": "bold #ffffff on #a13a60",
    "Continental": "bold #ffffff on #3a62a6",
}
"""Light chains are cheap, dark ones expensive. Letters tell them apart without colour."""
LONE: Final = "#18130f on #8d8170"
ROW_NAMES: Final = "ABCDEFGHI"


@dataclass(frozen=True)
class Cell:
    """The size of a square on the screen."""

    width: int
    height: int


SMALL: Final = Cell(3, 1)
LARGE: Final = Cell(5, 2)
"""Squares with names, for large screens."""
GRAND: Final = Cell(7, 3)
"""For the largest screens."""


def hand_marks(view: View) -> dict[str, str]:
    """Return the marks of own tiles on the board: [1] for the first, (1) if it cannot be laid."""
    marks = {}
    for number, held in enumerate(view["hand"], 1):
        dead = held["effect"] in ("eighth-chain", "two-safe-chains")
        marks[held["tile"]] = f"({number})" if dead else f"[{number}]"
    return marks


def square(view: View, tile: str, marks: Mapping[str, str], line: int, cell: Cell) -> Text:
    """Draw one line of a square."""
    on_board = tile in view["board"]
    owner = view["board"].get(tile)
    if on_board and owner is not None:
        text, style = owner[0] if line == cell.height // 3 else "", COLOURS[owner]
    elif on_board:
        text, style = (tile, "o", "")[line] if cell.height > 1 else "o", LONE
    elif tile in marks:
        text, style = (tile, marks[tile], "")[line] if cell.height > 1 else marks[tile], CAN
    else:
        text, style = tile if cell.height > 1 else "·", QUIET
        text = "" if line else text
    return touch(Text(text.center(cell.width), style), f"tile:{tile}")


def board(view: View, cell: Cell) -> Text:
    """Draw the board with the names of rows and columns."""
    marks = hand_marks(view)
    drawn = Text(no_wrap=True)
    drawn.append("  ")
    for number in range(1, COLUMNS + 1):
        drawn.append(str(number).center(cell.width), TITLE)
    for row, letter in enumerate(ROW_NAMES):
        for line in range(cell.height):
            drawn.append("\n")
            drawn.append(f"{letter} " if line == 0 else "  ", TITLE)
            for number in range(COLUMNS):
                tile = TILE_KEYS[number * len(ROW_NAMES) + row]
                drawn.append_text(square(view, tile, marks, line, cell))
    return drawn


def chains(view: View, seat: int | None, lang: str) -> RenderableType:
    """Draw every chain with size, price, shares in the bank, and shares of the viewer."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=TITLE)
    grid.add_column(say("terminal-chain", lang))
    heads = ["terminal-size", "terminal-price", "terminal-stock"]
    heads += [] if seat is None else ["terminal-yours", "terminal-worth"]
    for head in heads:
        grid.add_column(say(head, lang), justify="right")
    mine = {} if seat is None else view["players"][seat]["shares"]
    for chain in CHAIN_KEYS:
        info = view["chains"][chain]
        size = f"{info['size']}{'*' if info['safe'] else ' '}" if info["size"] else "- "
        row = [size, str(info["price"] or "-"), str(info["stock"])]
        if seat is not None:
            worth = mine[chain] * info["price"]
            row += [str(mine[chain] or "-"), say_number(worth, lang) if worth else "-"]
        name = f" {key_text(GAME, chain, 'Chain', lang):<12}"
        touched = [touch(cell, f"chain:{chain}") for cell in row]
        named = touch(Text(name, COLOURS[chain]), f"chain:{chain}")
        grid.add_row(named, *touched, style="" if info["size"] else QUIET)
    return Group(grid, Text(say("terminal-pile", lang, tiles=view["pile"]), QUIET))


def players(view: View, names: Sequence[str], seat: int | None, lang: str) -> list[Text]:
    """Draw every player with money and shares, as far as the view shows them."""
    called = [say("terminal-you", lang) if s == seat else name for s, name in enumerate(names)]
    width = max(len(name) for name in called)
    lines = []
    for other, player in enumerate(view["players"]):
        text = Text("> " if other == view["to_move"] else "  ")
        text.append(f"{called[other]:<{width}} ", TITLE)
        shares = [(chain, count) for chain, count in player["shares"].items() if count]
        if player["money"] is None:
            text.append(say("terminal-hidden", lang), QUIET)
        else:
            worth = sum(count * view["chains"][chain]["price"] for chain, count in shares)
            text.append(f"{say_number(player['money'], lang):>6} ")
            text.append(say("terminal-total", lang, worth=player["money"] + worth), QUIET)
        for chain, count in shares:
            text.append(" ")
            text.append(f" {chain[0]}{count} ", COLOURS[chain])
        lines.append(text)
    return lines


def hand(view: View, lang: str) -> Text:
    """Draw the own tiles in one line, for questions about something else."""
    label = say("terminal-label", lang, label=say("terminal-hand", lang))
    text = Text().append(f"{label} ", TITLE)
    marks = hand_marks(view)
    tiles = Text("  ").join(
        touch(Text(f"{mark} {tile}", CAN), f"tile:{tile}") for tile, mark in marks.items()
    )
    return text.append_text(tiles if marks else Text(say("terminal-nothing", lang)))


def picture(
    game: Game, view: View, names: Sequence[str], seat: int | None, console: Console, lang: str
) -> RenderableType:
    """Draw the whole table, side by side if the screen is wide enough."""
    roomy = console.width >= 108 and console.height >= 36
    grand = console.width >= 140 and console.height >= 48
    drawn = board(view, GRAND if grand else LARGE if roomy else SMALL)
    listed = chains(view, seat, lang)
    standing = players(view, names, seat, lang)
    parts: list[RenderableType] = [drawn, Text(), listed]
    if console.width >= 80:
        right = Group(listed, Text(), *standing) if roomy else listed
        side = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        side.add_row(drawn, right)
        parts = [side]
    if not roomy:
        parts.append(Columns(standing, padding=(0, 2), equal=True, column_first=True))
    asked = view["question"] and view["question"]["frame"]
    if seat is not None and console.height >= 30 and asked not in (None, "LayTile"):
        parts.append(hand(view, lang))
    return Group(*parts)


def glance_is_enough(events: Sequence[Event]) -> bool:
    """Return True if the picture need not be drawn again after these events."""
    return bool(events) and all(event.kind == "bought" for event in events)


def choices(game: Game, view: dict[str, Any], lang: str) -> list[Choice]:
    """List the answers to a question. Hand tiles that cannot be laid are listed too, with the
    reason.

    Numbers have a meaning where possible: a hand tile as marked on the board, an amount of shares,
    a chain (the same number in all purchases of a turn).
    """
    frame = view["question"]["frame"]
    legal: list[str] = view["legal"]
    if frame in ("TradeShares", "SellShares"):
        numbered = {action: int(action.split()[1]) for action in legal}
    else:
        first: list[str] = []
        if frame == "LayTile":
            first = [f"lay {held['tile']}" for held in view["hand"]]
        elif frame == "BuyShares":
            first = [f"buy {chain}" for chain, info in view["chains"].items() if info["size"]]
        every = dict.fromkeys([*first, *legal])
        numbered = {action: number for number, action in enumerate(every, 1)}
    return [
        Choice(str(number), action, label(game, action, view, lang), action in legal)
        for action, number in numbered.items()
        if action in legal or frame == "LayTile"
    ]


def default_choice(view: View, found: Sequence[Choice]) -> Choice | None:
    """Return the choice for Enter: the only one, or the end of buying."""
    legal = [choice for choice in found if choice.legal]
    if len(legal) == 1 or view["question"]["frame"] == "BuyShares":
        return legal[-1]
    return None


def hint(view: View, found: Sequence[Choice], lang: str) -> str:
    """Return a tip for a quicker answer. Empty if there is none."""
    buying = [choice.key for choice in found if choice.action.startswith("buy ")]
    if not buying or view["question"]["left"] < 2:
        return ""
    return say("terminal-several", lang, example=f"{buying[0]} {buying[-1]}")
