"""The emperor and politics: the next scoring, and a player's progress on each condition."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.games.grand_austria_hotel.cards import POLITICS_KEYS
from hotelier.terminal.austria.parts import Scene, columns, heading
from hotelier.terminal.console import CAN, QUIET, TITLE, touch
from hotelier.words.catalogue import say_part
from hotelier.words.grand_austria_hotel import standing
from hotelier.words.grand_austria_hotel.cards import bonus_text, penalty_text
from hotelier.words.grand_austria_hotel.effects import condition_text


def scoring_text(scene: Scene, seat: int) -> str:
    """Describe the result of the next scoring for a player, if it happened now."""
    coming = standing.next_scoring(scene.rules, scene.view)
    if coming is None or scene.view["to_move"] is None:
        return scene.say("austria-scoring-over")
    after, tile = coming
    figure = scene.rules.figures
    place = scene.view["players"][seat]["emperor"]
    space = max(0, place - figure.scorings[after])
    if space >= figure.bonus_from:
        text = bonus_text(scene.rules, tile, scene.lang, short=True)
        what = scene.say("austria-bonus", text=text)
    elif space == 0:
        text = penalty_text(scene.rules, tile, scene.lang, short=True)
        what = scene.say("austria-penalty", text=text)
    else:
        what = scene.say("austria-neither")
    return scene.say(
        "austria-scoring", round=after, vp=scene.rules.track[place], what=what,
        back=figure.scorings[after], space=space,
    )  # fmt: skip


def emperor_line(scene: Scene, seat: int, advice: bool = True) -> Text:
    """Describe the next scoring in one line, with the space needed for the bonus."""
    text = heading(scene, "austria-emperor").append(" ")
    text.append(scoring_text(scene, seat))
    coming = standing.next_scoring(scene.rules, scene.view)
    if advice and coming is not None and scene.view["to_move"] is not None:
        after, tile = coming
        least = scene.rules.figures.scorings[after] + scene.rules.figures.bonus_from
        if scene.view["players"][seat]["emperor"] < least:
            bonus = bonus_text(scene.rules, tile, scene.lang, short=True)
            better = scene.say("austria-bonus-from", space=least, text=bonus)
            text.append(f" ({better})", QUIET)
    return text


def track(scene: Scene) -> RenderableType:
    """Draw the emperor track with all players and the VP of each space."""
    points = scene.rules.track
    lines = [
        Text("".join(f"{space:>3}" for space in range(len(points))), TITLE),
        Text("".join(f"{vp:>3}" for vp in points), QUIET),
    ]
    for seat, player in enumerate(scene.view["players"]):
        line = Text(" " * (3 * player["emperor"] + 2)).append("^ ", CAN)
        lines.append(line.append(scene.called(seat)))
    return Text("\n").join(lines)


def tiles(scene: Scene) -> RenderableType:
    """List the emperor tiles in play: round, bonus and penalty."""
    grid = columns("left", "left")
    grid.columns[1].no_wrap = False
    rounds = sorted(scene.rules.figures.scorings)
    for after, tile in zip(rounds, scene.view["tiles"], strict=False):
        bonus = bonus_text(scene.rules, tile, scene.lang)
        penalty = penalty_text(scene.rules, tile, scene.lang)
        text = scene.say("cards-tile", bonus=bonus, penalty=penalty)
        style = QUIET if after < scene.view["round"] else ""
        grid.add_row(Text(f"{tile} ({after})", TITLE), Text(text, style))
    return grid


def politics_texts(scene: Scene, seat: int, short: bool = False) -> list[Text]:
    """Describe the politics cards: condition, progress of a player, and VP left."""
    lines = []
    for card in scene.view["politics"]:
        condition = scene.rules.condition[POLITICS_KEYS.index(card["card"])]
        text = condition_text(condition, scene.lang, short)
        place = len(card["discs"])
        if seat in card["discs"]:
            line = Text(scene.say("austria-politics-yours", text=text), QUIET)
        elif place >= len(card["vp"]):
            line = Text(scene.say("austria-politics-closed", text=text), QUIET)
        else:
            met = seat in card["met"]
            name = "austria-politics-met" if met else "austria-politics-next"
            mine = standing.progress(scene.rules, scene.view, seat, card["card"])
            args = {"text": text, "mine": mine, "vp": card["vp"][place]}
            said = say_part(name, "short", scene.lang, **args) if short else scene.say(name, **args)
            line = Text(said, CAN if met else "")
        lines.append(touch(line, f"politics:{card['card']}"))
    return lines


def politics_line(scene: Scene, seat: int) -> Text:
    """Draw the politics cards in one line."""
    text = heading(scene, "austria-politics").append(" ")
    bar = Text().append(" | ", QUIET)
    return text.append_text(bar.join(politics_texts(scene, seat, short=True)))


def politics(scene: Scene, seat: int) -> RenderableType:
    """Draw the politics cards with their discs, one per line."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(width=1)
    grid.add_column()
    grid.add_column()
    for card, line in zip(scene.view["politics"], politics_texts(scene, seat), strict=True):
        row = scene.rules.cards.politics[POLITICS_KEYS.index(card["card"])]
        discs = ", ".join(
            scene.say("austria-discs", name=scene.called(other), vp=vp)
            for other, vp in zip(card["discs"], card["vp"], strict=False)
        )
        grid.add_row(Text(row.letter, TITLE), line, Text(discs, QUIET))
    return grid
