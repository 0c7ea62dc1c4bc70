"""Module 1 on the screen: ballrooms with the dancers of all players, and rehearsal rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from hotelier.games.grand_austria_hotel.cards import BALLROOM_KEYS, REHEARSAL_KEYS
from hotelier.games.grand_austria_hotel.cards.rows import BallroomRow, RehearsalRow
from hotelier.terminal.austria.colours import DANCERS, GOOD
from hotelier.terminal.austria.parts import Scene, columns, heading
from hotelier.terminal.console import QUIET, TITLE, touch
from hotelier.words.catalogue import message_id, say, say_part
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE, is_reconstructed
from hotelier.words.grand_austria_hotel.cards import effects_text, name_of
from hotelier.words.grand_austria_hotel.effects import GAME

FREE: Final = "·"
GAP: Final = "  "
"""Space between two ballrooms."""
UPWARDS: Final = ("bottom", "middle", "top")
SIDES: Final = ("left", "middle", "right")
"""Places of the ballrooms."""


def in_play(scene: Scene) -> bool:
    """Return True if this table has ballrooms."""
    return bool(scene.view.get("ballrooms"))


def letters(names: Sequence[str]) -> list[str]:
    """Return a sign for each player's dancers: the initial, or the number if initials collide."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) == len(initials):
        return initials
    return [str(seat + 1) for seat in range(len(names))]


def dancers_text(scene: Scene, dancers: Sequence[int]) -> Text:
    """Draw the dancers of each player."""
    text = Text()
    for seat, sign in enumerate(letters(scene.names)):
        text.append(sign * dancers[seat], DANCERS[seat])
    return text


def lane(scene: Scene, row: dict[str, Any]) -> Text:
    """Draw a row of a ballroom: dancers and free spaces."""
    free = row["spaces"] - sum(row["dancers"])
    text = dancers_text(scene, row["dancers"]).append(FREE * free, QUIET)
    return text if text else Text("-", QUIET)


def balcony(scene: Scene) -> Text:
    """AW-1.16 Draw the balcony, which continues the top row of the right ballroom."""
    if not any(scene.view["balcony"]):
        return Text()
    return Text("+", QUIET).append_text(dancers_text(scene, scene.view["balcony"]))


def brief(scene: Scene) -> Text:
    """Draw all ballrooms in one line: the scoring round, then the rows from the bottom up."""
    places = scene.view["ballrooms"]
    costs = "|".join(str(places[0]["rows"][row]["cost"]) for row in UPWARDS)
    text = heading(scene, "austria-balls").append(" ")
    text.append(costs).append_text(champagne_tag(scene))
    for number, place in enumerate(places):
        text.append(f"  {place['round']} ", QUIET if is_scored(scene, place) else TITLE)
        lanes = [touch(lane(scene, place["rows"][row]), row_thing(number, row)) for row in UPWARDS]
        text.append_text(Text("|", QUIET).join(lanes))
    return text.append_text(balcony(scene))


def champagne_tag(scene: Scene, cost: int | str = "") -> Text:
    """Abbreviate an amount of champagne."""
    short = say_part(message_id(GAME, "good", "champagne"), "short", scene.lang)
    return Text(f"{cost}{short}", GOOD["champagne"])


def is_scored(scene: Scene, place: dict[str, Any]) -> bool:
    """AW-1.23 Return True if a ballroom was scored."""
    return bool(scene.view["round"] > place["round"])


def row_of(scene: Scene, ballroom: str) -> BallroomRow:
    """Return the printed row of a ballroom."""
    return scene.rules.cards.ballrooms[BALLROOM_KEYS.index(ballroom)]


def hall(scene: Scene) -> RenderableType:
    """Draw the ballrooms side by side, the top row first, each row with its bonus."""
    grid = columns("right", "left", "left", "left", "left", "left", "left")
    heads: list[Text] = [heading(scene, "austria-balls")]
    for place in scene.view["ballrooms"]:
        name = Text(str(place["round"]), QUIET if is_scored(scene, place) else TITLE)
        title = Text(name_of("ballroom", place["ballroom"], scene.lang), TITLE)
        if is_reconstructed(row_of(scene, place["ballroom"])):
            title.append(OUR_FIGURE, QUIET)
        if is_scored(scene, place):
            title.append(f" ({scene.say('austria-scored')})", QUIET)
        heads += [name, title.append(GAP)]
    grid.add_row(*heads)
    for row in reversed(UPWARDS):
        cells: list[Text] = [champagne_tag(scene, scene.view["ballrooms"][0]["rows"][row]["cost"])]
        for number, place in enumerate(scene.view["ballrooms"]):
            shown = lane(scene, place["rows"][row])
            if row == UPWARDS[-1] and place is scene.view["ballrooms"][-1]:
                shown.append_text(balcony(scene))
            bonus = bonus_of(scene, place["ballroom"], row) + GAP
            cells += [touch(part, row_thing(number, row)) for part in (shown, Text(bonus))]
        grid.add_row(*cells)
    return grid


def row_thing(ballroom: int, row: str) -> str:
    """Return the target of a row."""
    return f"row:{SIDES[ballroom]}-{row}"


def bonus_of(scene: Scene, ballroom: str, row: str) -> str:
    """Abbreviate the bonus of a row. Bottom rows have none (AW-7.6)."""
    printed = row_of(scene, ballroom)
    words = {"top": printed.top, "middle": printed.middle}.get(row, ())
    return effects_text(scene.rules.words_of(words), scene.lang, True) if words else ""


def rehearsal_row(scene: Scene, room: str) -> RehearsalRow:
    """Return the printed figures of a rehearsal room."""
    return scene.rules.cards.rehearsals[REHEARSAL_KEYS.index(room)]


def rehearsal(scene: Scene, seat: int, brief: bool = False) -> Text | None:
    """List a player's dancers by section, with the bonus for the last one."""
    player = scene.view["players"][seat]
    if not player.get("rehearsal"):
        return None
    text = heading(scene, "austria-rehearsal")
    if is_reconstructed(rehearsal_row(scene, player["rehearsal"])):
        text.append(OUR_FIGURE, QUIET)
    sections = rehearsal_row(scene, player["rehearsal"]).sections
    for number, (left, (most, words)) in enumerate(zip(player["sections"], sections, strict=True)):
        bonus = effects_text(scene.rules.words_of(words), scene.lang, True)
        count = f"{left}:" if brief else f"{left}/{most}"
        part = Text(count, TITLE if left else QUIET)
        part.append(f" {bonus}", "" if left else QUIET)
        text.append("  ").append_text(touch(part, f"section:{number + 1}"))
    return text


def scoring_of(scene: Scene, place: dict[str, Any]) -> str:
    """Describe the scoring of a ballroom for that many players."""
    printed = row_of(scene, place["ballroom"])
    figures = "/".join(map(str, printed.figures[len(scene.names)]))
    return say(message_id(GAME, "scoring", printed.scoring), scene.lang, figures=figures)


def signs(scene: Scene) -> Text:
    """List the signs of the players' dancers."""
    shown = [
        Text(sign, DANCERS[seat]).append(f" {scene.called(seat)}")
        for seat, sign in enumerate(letters(scene.names))
    ]
    return Text("  ").join(shown)


def page(scene: Scene) -> RenderableType:
    """Draw a page about the ballrooms: rows, bonuses, scorings, and all rehearsal rooms."""
    if not in_play(scene):
        return Text(scene.say("austria-no-balls"), QUIET)
    shown: list[RenderableType] = [hall(scene)]
    shown += [
        Text(f"  {place['round']} {scoring_of(scene, place)}", QUIET)
        for place in scene.view["ballrooms"]
    ]
    shown.append(signs(scene))
    for seat in range(len(scene.names)):
        room = rehearsal(scene, seat)
        if room is not None:
            shown.append(Text(scene.called(seat), DANCERS[seat]).append("  ").append_text(room))
    shown.append(Text(scene.say("austria-our-figure", sign=OUR_FIGURE), QUIET))
    return Group(*shown)
