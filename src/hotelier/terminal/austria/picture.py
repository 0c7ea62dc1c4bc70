"""The whole table in three sizes: compact for 80 x 24, roomy from 110 x 38, grand from 150 x 44."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.terminal.austria import alles_walzer, ballrooms, city, parts
from hotelier.terminal.austria.hotel import Cell, compact, outlined
from hotelier.terminal.austria.parts import Scene
from hotelier.words.grand_austria_hotel import figures

View = Mapping[str, Any]

HIGH: Final = 42
"""Height from which all rows of the ballrooms fit."""


def scene_of(game: Game, view: View, names: Sequence[str], seat: int | None, lang: str) -> Scene:
    """Make the scene of a view."""
    return Scene(game, figures.rules_of(game, view), dict(view), names, seat, lang)


def picture(
    game: Game, view: View, names: Sequence[str], seat: int | None, console: Console, lang: str
) -> RenderableType:
    """Draw the table in the largest size that fits."""
    scene = scene_of(game, view, names, seat, lang)
    if console.width >= 150 and console.height >= 44:
        return grand(scene, console)
    if console.width >= 110 and console.height >= 38:
        return roomy(scene, console)
    return small(scene, console)


def side_by_side(*parts_of_it: RenderableType, widths: Sequence[int | None]) -> Grid:
    """Put parts side by side in columns of fixed width. None takes the rest."""
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=False)
    for width in widths:
        grid.add_column(width=width, no_wrap=False)
    grid.add_row(*parts_of_it)
    return grid


def asks_for_a_die(view: View) -> bool:
    """Return True if the choices already describe the yields of the dice."""
    question = view["question"]
    if not question or question["frame"] != "Turn" or view["seat"] != question["seat"]:
        return False
    return not str(question["phase"]).endswith("after")


def hotel_of(scene: Scene, seat: int, console: Console, cell: Cell | None) -> RenderableType:
    """Draw a player's hotel, if it was dealt."""
    player = scene.view["players"][seat]
    if player["hotel"] is None:
        return Text()
    board = figures.board_of(scene.rules, scene.view, seat)
    if cell is None:
        return compact(board, player["rooms"], scene.rules.floor_cost, scene.lang)
    return outlined(board, player["rooms"], scene.rules.floor_cost, console, cell, scene.lang)


def small(scene: Scene, console: Console) -> RenderableType:
    """Draw the table in about fourteen lines."""
    own = scene.own
    left = Group(
        hotel_of(scene, own, console, None), *parts.others(scene, 0), *beside_the_house(scene)
    )
    beside = console.width >= 74
    width = console.width - 29 if beside else console.width
    right = Group(parts.queue(scene, width), parts.cafe(scene, own, width))
    purse = parts.purse(scene, own).append_text(alles_walzer.entrance_name(scene, own))
    purse.no_wrap, purse.overflow = True, "ellipsis"
    # The top of a low screen may scroll away, so krones are shown near the question.
    lines: list[RenderableType] = [*alles_walzer.lines(scene, own, brief=True)]
    lines += [parts.status(scene), purse]
    if beside:
        lines.append(side_by_side(left, right, widths=(27, width)))
    else:
        lines += [left, right]
    if not asks_for_a_die(scene.view) and parts.any_dice(scene):
        lines.append(parts.dice(scene))
    emperor = city.emperor_line(scene, own)
    if len(emperor) > console.width:
        emperor = city.emperor_line(scene, own, advice=False)
    lines += [emperor, city.politics_line(scene, own)]
    if scene.view["hand"]:
        lines.append(parts.card_line(scene, scene.view["hand"], "austria-hand"))
    if scene.view["players"][own]["staff"]:
        lines.append(parts.staff_line(scene, own))
    return Group(*lines, *alles_walzer.offer(scene))


def roomy(scene: Scene, console: Console) -> RenderableType:
    """Draw two columns: the house on the left, guests and staff on the right."""
    own = scene.own
    house = 50
    width = console.width - house - 3
    left = Group(
        hotel_of(scene, own, console, Cell(6, 1)),
        *parts.others(scene, 50),
        *beside_the_house(scene),
        Text(),
        parts.heading(scene, "austria-politics"),
        city.politics(scene, own),
    )
    right = Group(
        parts.heading(scene, "austria-queue"),
        parts.queue(scene, width),
        parts.heading(scene, "austria-cafe"),
        parts.cafe(scene, own, width),
        *hand_and_staff(scene, console.height - 26),
    )
    lines: list[RenderableType] = [
        parts.status(scene),
        parts.purse(scene, own),
        *hall(scene, console),
        *alles_walzer.lines(scene, own),
        side_by_side(left, right, widths=(house, width)),
    ]
    if not asks_for_a_die(scene.view) and parts.any_dice(scene):
        lines.append(parts.dice(scene))
    lines.append(city.emperor_line(scene, own))
    return Group(*lines)


def beside_the_house(scene: Scene) -> list[Text]:
    """Draw the key, and the guests in the player's piles."""
    return [*alles_walzer.key_line(scene), *alles_walzer.piles_line(scene, scene.own)]


def hall(scene: Scene, console: Console) -> list[RenderableType]:
    """Draw the ballrooms, if there are any. On a low screen, draw them in one line."""
    if not ballrooms.in_play(scene):
        return []
    return [ballrooms.hall(scene) if console.height >= HIGH else ballrooms.brief(scene)]


def hand_and_staff(scene: Scene, most: int) -> list[RenderableType]:
    """Draw the viewer's cards with their effects. If that takes too many lines, draw only names."""
    shown: list[RenderableType] = []
    staff = scene.view["players"][scene.own]["staff"]
    if len(scene.view["hand"]) + len(staff) + 2 > most:
        if scene.seat is not None:
            shown.append(parts.card_line(scene, scene.view["hand"], "austria-hand"))
        return [*shown, parts.staff_line(scene, scene.own)]
    if scene.seat is not None:
        shown += [parts.heading(scene, "austria-hand"), parts.hand(scene, scene.view["hand"])]
    if staff:
        shown += [parts.heading(scene, "austria-staff"), parts.staff(scene, scene.own)]
    return shown


def grand(scene: Scene, console: Console) -> RenderableType:
    """Draw three columns: the house, the guests, the city."""
    own = scene.own
    wide = console.width >= 190
    middle_width = (console.width - 54) // 2 if wide else console.width - 52
    left = Group(
        hotel_of(scene, own, console, Cell(7, 2)),
        Text(scene.say("austria-groups", **group_figures(scene)), "dim"),
    )
    middle = Group(
        parts.heading(scene, "austria-queue"),
        parts.queue(scene, middle_width),
        Text(),
        parts.heading(scene, "austria-cafe"),
        parts.cafe(scene, own, middle_width),
        Text(),
        *parts.others(scene, 60),
        *beside_the_house(scene),
        Text(),
        parts.heading(scene, "austria-politics"),
        city.politics(scene, own),
    )
    if wide:
        cards = Group(*hand_and_staff(scene, console.height))
        body = side_by_side(left, middle, cards, widths=(48, middle_width, middle_width))
        rest: list[RenderableType] = []
    else:
        body = side_by_side(left, middle, widths=(48, middle_width))
        rest = [side_by_side(*two_columns(scene), widths=(console.width // 2 - 2,) * 2)]
    lines = [
        parts.status(scene),
        parts.purse(scene, own),
        *hall(scene, console),
        *alles_walzer.lines(scene, own),
    ]
    lines += [body, *rest]
    if not asks_for_a_die(scene.view) and parts.any_dice(scene):
        lines.append(parts.dice(scene))
    lines.append(city.emperor_line(scene, own))
    return Group(*lines)


def two_columns(scene: Scene) -> tuple[RenderableType, RenderableType]:
    """Put hand and staff side by side."""
    own = scene.own
    hand: RenderableType = Text()
    if scene.seat is not None:
        hand = Group(parts.heading(scene, "austria-hand"), parts.hand(scene, scene.view["hand"]))
    return hand, Group(parts.heading(scene, "austria-staff"), parts.staff(scene, own))


def group_figures(scene: Scene) -> dict[str, str]:
    """Return the occupancy bonuses by colour."""
    figure = scene.rules.figures
    rows = {"blue": figure.blue, "red": figure.red, "yellow": figure.yellow}
    return {colour: " ".join(map(str, row)) for colour, row in rows.items()}
