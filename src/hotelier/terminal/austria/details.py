"""Detail pages: a hotel, a card, the hand, the guests, the city."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from hotelier.kernel.errors import Unreadable
from hotelier.kernel.game import Game
from hotelier.terminal.austria import alles_walzer, ballrooms, city, parts
from hotelier.terminal.austria.hotel import Cell
from hotelier.terminal.austria.parts import Scene
from hotelier.terminal.austria.picture import group_figures, hotel_of, scene_of
from hotelier.terminal.cards import card_page
from hotelier.words.grand_austria_hotel.cards import name_of

Show = Callable[
    [Game, Mapping[str, Any], Sequence[str], int | None, str, Console, str], RenderableType
]


def on_scene(show: Callable[[Scene, str, Console], RenderableType]) -> Show:
    """Make a command from a function that takes a scene."""

    def wrapped(
        game: Game,
        view: Mapping[str, Any],
        names: Sequence[str],
        seat: int | None,
        rest: str,
        console: Console,
        lang: str,
    ) -> RenderableType:
        return show(scene_of(game, view, names, seat, lang), rest, console)

    return wrapped


def player_named(scene: Scene, rest: str) -> int:
    """Find a player by number (from 1) or by the beginning of a name. None for an empty text."""
    if not rest:
        return scene.own
    if rest.isdigit() and 1 <= int(rest) <= len(scene.names):
        return int(rest) - 1
    for seat, name in enumerate(scene.names):
        if name.casefold().startswith(rest.casefold()):
            return seat
    raise Unreadable("no-such-player", name=rest, names=list(scene.names))


@on_scene
def hotel(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw everything that belongs to a player."""
    seat = player_named(scene, rest)
    player = scene.view["players"][seat]
    side = "" if player["hotel"] is None else name_of("hotel", player["hotel"], scene.lang)
    title = scene.say("austria-hotel", name=scene.called(seat), side=side)
    return Group(
        Text(title, "bold"),
        hotel_of(scene, seat, console, Cell(5, 1)),
        Text(scene.say("austria-groups", **group_figures(scene)), "dim"),
        parts.purse(scene, seat),
        *alles_walzer.lines(scene, seat),
        parts.cafe(scene, seat, console.width),
        parts.heading(scene, "austria-staff"),
        parts.staff(scene, seat),
        city.emperor_line(scene, seat),
    )


@on_scene
def card(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw a card in full: figures, effect, rule, uncertain figures."""
    return card_page(scene.rules, rest, scene.lang)


@on_scene
def hand(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw the hand and the played staff with their effects."""
    cards = scene.view["looked"] or scene.view["pack"] or scene.view["hand"]
    return Group(
        parts.heading(scene, "austria-hand"),
        parts.hand(scene, cards, short=False),
        parts.heading(scene, "austria-staff"),
        parts.hand(scene, scene.view["players"][scene.own]["staff"], short=False),
    )


@on_scene
def balls(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw the ballrooms and all rehearsal rooms."""
    return ballrooms.page(scene)


@on_scene
def guests(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw the queue and all cafés."""
    shown: list[RenderableType] = [
        parts.heading(scene, "austria-queue"),
        parts.queue(scene, console.width),
    ]
    for seat in range(len(scene.names)):
        shown += [Text(scene.called(seat), "bold"), parts.cafe(scene, seat, console.width)]
    return Group(*shown)


@on_scene
def emperor(scene: Scene, rest: str, console: Console) -> RenderableType:
    """Draw the emperor track, the emperor tiles and the politics cards."""
    return Group(
        city.track(scene),
        city.tiles(scene),
        parts.heading(scene, "austria-politics"),
        city.politics(scene, scene.own),
        Text(
            scene.say(
                "austria-decks",
                guests=scene.view["guest_deck"],
                staff=scene.view["staff_deck"],
            ),
            "dim",
        ),
    )
