"""Parts of the table: queue, cafés, dice, players, hand and staff."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, STAFF_KEYS
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    GOOD_KEYS,
    ROUND,
    SPACE_COUNT,
    SPACE_KEYS,
    amounts_of,
)
from hotelier.kernel.game import Game
from hotelier.terminal.austria.colours import DYES, good_tags, guest_tag
from hotelier.terminal.console import CAN, QUIET, TITLE, touch
from hotelier.words import say
from hotelier.words.grand_austria_hotel import figures
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE, is_reconstructed
from hotelier.words.grand_austria_hotel.cards import name_of, reward_text, staff_text, timing_text
from hotelier.words.grand_austria_hotel.effects import effect_text

ROOMY_GUESTS: Final = 80
"""Width of a list of guests in which no name is cut."""
WITH_VP: Final = 60
"""From this width on a list of guests has column titles."""
ORDER_WIDTH: Final = 11
"""Width of the longest abbreviated order: 1St 1Ca 2Wi."""


@dataclass(frozen=True)
class Scene:
    """A view, its viewer, and the language."""

    game: Game
    rules: Rules
    view: dict[str, Any]
    names: Sequence[str]
    seat: int | None
    lang: str

    def called(self, seat: int) -> str:
        """Return a player's name, or "You" for the viewer."""
        return self.say("austria-you") if seat == self.seat else self.names[seat]

    def say(self, name: str, /, **args: str | int) -> str:
        """Return a message in the viewer's language."""
        return say(name, self.lang, **args)

    @property
    def own(self) -> int:
        """The seat whose hotel is shown: the viewer's, or the seat to move."""
        if self.seat is not None:
            return self.seat
        active: int = self.view["active"]
        return active


def columns(*justify: str) -> Grid:
    """Make a table without lines. Columns are cut, not wrapped."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=False)
    for side in justify:
        grid.add_column(justify=side, no_wrap=True, overflow="ellipsis")  # type: ignore[arg-type]
    return grid


def guest_columns(width: int) -> Grid:
    """Make the columns of a list of guests. Only names and rewards shrink on a narrow screen."""
    tight = width < ROOMY_GUESTS
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=tight)
    grid.add_column(justify="right", width=1)
    grid.add_column(width=3)
    grid.add_column(ratio=5 if tight else None, no_wrap=True, overflow="ellipsis")
    grid.add_column(width=ORDER_WIDTH, no_wrap=True)
    grid.add_column(justify="right", width=2 if width < WITH_VP else 5)
    grid.add_column(ratio=6 if tight else None, no_wrap=True, overflow="ellipsis")
    return grid


def heading(scene: Scene, name: str) -> Text:
    """Draw the title of a part."""
    return Text().append(scene.say(name), TITLE)


def guest_cells(scene: Scene, guest: str, width: int) -> tuple[Text, str, str, Text]:
    """Return the cells of a guest: colour, name, VP and reward."""
    row = scene.rules.cards.guests[GUEST_KEYS.index(guest)]
    return (
        guest_tag(COLOUR_KEYS[row.colour], scene.lang, is_reconstructed(row)),
        name_of("guest", guest, scene.lang),
        str(row.vp) if width < WITH_VP else scene.say("austria-vp", vp=row.vp),
        Text(reward_text(scene.rules, guest, scene.lang, short=True)),
    )


def order_of(scene: Scene, guest: str) -> dict[str, int]:
    """Return the order of a guest."""
    order = scene.rules.order[GUEST_KEYS.index(guest)]
    return dict(zip(GOOD_KEYS, amounts_of(order), strict=True))


def queue(scene: Scene, width: int) -> RenderableType:
    """Draw the queue: prices, orders, VP and rewards."""
    grid = guest_columns(width)
    for place in scene.view["queue"]:
        tag, name, vp, reward = guest_cells(scene, place["guest"], width)
        price = place["price"]
        if scene.seat is not None:
            price = figures.guest_price(scene.rules, scene.view, scene.seat, place["guest"])
        order = good_tags(order_of(scene, place["guest"]), scene.lang)
        cells = (Text(str(price), TITLE), tag, name, order, vp, reward)
        grid.add_row(*(touch(cell, f"guest:{place['guest']}") for cell in cells))
    if not scene.view["queue"]:
        grid.add_row(Text(scene.say("austria-nobody"), QUIET))
    return grid


def cafe(scene: Scene, seat: int, width: int) -> RenderableType:
    """Draw a café, with the missing goods of each guest."""
    player = scene.view["players"][seat]
    grid = guest_columns(width)
    for table in player["cafe"]:
        tag, name, vp, reward = guest_cells(scene, table["guest"], width)
        if table["complete"]:
            wants = Text(scene.say("austria-complete"), CAN)
        else:
            wants = good_tags(table["missing"], scene.lang)
        cells = ("·", tag, name, wants, vp, reward)
        grid.add_row(*(touch(cell, f"guest:{table['guest']}") for cell in cells))
    for _ in range(player["tables"] - len(player["cafe"])):
        grid.add_row("·", "", Text(scene.say("austria-free-table"), QUIET))
    return grid


def any_dice(scene: Scene) -> bool:
    """Return True if a space has dice."""
    return any(figures.dice_on(scene.view, space) for space in range(SPACE_COUNT))


def dice(scene: Scene) -> Text:
    """Draw the dice on their spaces with their yield for the viewer. Coloured dice are named."""
    text = heading(scene, "austria-dice").append(" ")
    for space in range(SPACE_COUNT):
        n = figures.dice_on(scene.view, space)
        part = Text().append(f" {SPACE_KEYS[space]}", TITLE if n else QUIET)
        part.append(f"x{n}", QUIET)
        for colour, where in scene.view.get("coloured", {}).items():
            if where == space + 1:
                part.append(f" {name_of('diecolour', colour, scene.lang)}", DYES[colour])
        if n:
            effect = figures.die_effect(scene.rules, scene.view, scene.own, space)
            part.append(f" {effect_text(effect, scene.lang, short=True)}")
        text.append_text(touch(part, f"space:{SPACE_KEYS[space]}")).append(" ")
    return text


def turns(scene: Scene) -> str:
    """List the turns left in this round, in order."""
    left = sorted(
        (number, seat)
        for seat, player in enumerate(scene.view["players"])
        for number in player["free_numbers"]
    )
    if not left:
        return scene.say("austria-turns-none")
    texts = []
    for _, seat in left:
        name = scene.called(seat)
        passed = scene.view["players"][seat]["passed"]
        texts.append(scene.say("austria-passed", name=name) if passed else name)
    return scene.say("austria-turns", players=", ".join(texts))


def status(scene: Scene) -> Text:
    """Draw the round and the turns left."""
    rounds = scene.rules.figures.rounds
    text = scene.say("austria-round", round=scene.view["round"], rounds=rounds)
    return Text().append(text, TITLE).append("   ").append(turns(scene))


def purse(scene: Scene, seat: int) -> Text:
    """Draw a player's VP, krones, emperor space and kitchen."""
    player = scene.view["players"][seat]
    text = Text().append(scene.called(seat), TITLE)
    text.append("  ").append(scene.say("austria-vp", vp=player["vp"]), TITLE)
    text.append("  ").append(scene.say("austria-purse", krones=player["krones"]))
    text.append("  ").append(scene.say("austria-at", space=player["emperor"]))
    text.append("   ").append(scene.say("austria-kitchen") + " ", QUIET)
    goods = good_tags(player["kitchen"], scene.lang)
    return text.append_text(goods if goods else Text(scene.say("austria-none"), QUIET))


def glance(scene: Scene, player: dict[str, Any]) -> str:
    """Draw VP, krones and emperor space of a player, aligned with the other players."""
    vp, krones, space = f"{player['vp']:>3}", f"{player['krones']:>2}", f"{player['emperor']:<2}"
    return scene.say("austria-glance", vp=vp, krones=krones, space=space)


def others(scene: Scene, width: int) -> list[Text]:
    """Draw the other players, one per line."""
    lines = []
    rest = [seat for seat in range(len(scene.names)) if seat != scene.own]
    longest = max(len(scene.called(seat)) for seat in rest)
    for seat in rest:
        player = scene.view["players"][seat]
        text = Text("> " if seat == scene.view["to_move"] else "  ", no_wrap=True)
        text.append(f"{scene.called(seat):<{longest}}", TITLE)
        text.append(" ").append(glance(scene, player))
        occupied = sum(state == "occupied" for state in player["rooms"].values())
        if 40 <= width < 60:
            text.append(f"  {occupied}/{len(player['rooms'])} ")
            text.append(scene.say("austria-staff-size", cards=len(player["staff"])))
            for table in player["cafe"]:
                text.append(" ").append_text(guest_tag(table["colour"], scene.lang))
        elif width >= 60:
            text.append("  ").append(
                scene.say("austria-rooms", occupied=occupied, rooms=len(player["rooms"]))
            )
            text.append("  ").append(scene.say("austria-staff-size", cards=len(player["staff"])))
            text.append("  ").append(scene.say("austria-hand-size", cards=player["hand_size"]))
            for table in player["cafe"]:
                text.append(" ").append_text(guest_tag(table["colour"], scene.lang))
        lines.append(text)
    return lines


def hand_name(scene: Scene, card: str) -> str:
    """Return the name of a card, marked if its cost is reconstructed."""
    row = scene.rules.cards.staff[STAFF_KEYS.index(card)]
    name = name_of("staff", card, scene.lang)
    return f"{name}{OUR_FIGURE}" if is_reconstructed(row) else name


def card_line(scene: Scene, cards: Sequence[str], name: str) -> Text:
    """Draw hand cards by name and cost, in one line."""
    text = heading(scene, name).append(" ")
    shown = [
        touch(
            Text(hand_name(scene, card)).append(
                f" {figures.staff_price(scene.rules, card, 0)}", QUIET
            ),
            f"staff:{card}",
        )
        for card in cards
    ]
    none = Text(scene.say("austria-none"), QUIET)
    return text.append_text(Text(", ").join(shown) if shown else none)


def hand(scene: Scene, cards: Sequence[str], short: bool = True) -> RenderableType:
    """Draw cards with cost, timing and effect, one per line."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=short)
    grid.add_column(justify="right", min_width=4)
    grid.add_column(ratio=5 if short else None, no_wrap=True, overflow="ellipsis")
    grid.add_column(width=None if short else 0, no_wrap=True)
    grid.add_column(ratio=7 if short else None, no_wrap=short, overflow="ellipsis")
    for card in cards:
        cost = scene.say("austria-cost", cost=figures.staff_price(scene.rules, card, 0))
        text = staff_text(scene.rules, card, scene.lang, short)
        when = Text(timing_text(scene.rules, card, scene.lang) if short else "", QUIET)
        cells = (Text(cost, QUIET), hand_name(scene, card), when, text)
        grid.add_row(*(touch(cell, f"staff:{card}") for cell in cells))
    if not cards:
        grid.add_row("", Text(scene.say("austria-none"), QUIET))
    return grid


def staff_line(scene: Scene, seat: int) -> Text:
    """Draw the played staff in one line. Usable cards are marked, used ones are dimmed."""
    player = scene.view["players"][seat]
    text = heading(scene, "austria-staff").append(" ")
    shown = [touch(staff_name(scene, seat, card), f"staff:{card}") for card in player["staff"]]
    none = Text(scene.say("austria-none"), QUIET)
    return text.append_text(Text(", ").join(shown) if shown else none)


def staff_name(scene: Scene, seat: int, card: str) -> Text:
    """Draw a played card, with its state if it works once a round or is a bell card (AW-5.2)."""
    player = scene.view["players"][seat]
    name = name_of("staff", card, scene.lang)
    if card in player["rung"]:
        return Text(f"{name} ({scene.say('austria-rung')})", QUIET)
    if scene.rules.cards.staff[STAFF_KEYS.index(card)].timing != ROUND:
        return Text(name)
    ready = card in player["ready"]
    state = scene.say("austria-ready" if ready else "austria-used")
    return Text(f"{name} ({state})", CAN if ready else QUIET)


def staff(scene: Scene, seat: int) -> RenderableType:
    """Draw the played staff with their effects, one per line."""
    grid = columns("left", "left", "left")
    for card in scene.view["players"][seat]["staff"]:
        text = staff_text(scene.rules, card, scene.lang, short=True)
        when = Text(timing_text(scene.rules, card, scene.lang), QUIET)
        cells = (staff_name(scene, seat, card), when, text)
        grid.add_row(*(touch(cell, f"staff:{card}") for cell in cells))
    if not scene.view["players"][seat]["staff"]:
        grid.add_row(Text(scene.say("austria-none"), QUIET))
    return grid
