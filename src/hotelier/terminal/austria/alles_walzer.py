"""Alles Walzer! on the screen: celebrities and entrances, a line each."""

from __future__ import annotations

from rich.text import Text

from hotelier.games.grand_austria_hotel.cards import ENTRANCE_KEYS, POLITICS_KEYS
from hotelier.games.grand_austria_hotel.cards.points import COLUMN_FULL, OWN_POLITICS, OWN_TILES
from hotelier.games.grand_austria_hotel.terms import GOOD_KEYS, amounts_of
from hotelier.terminal.austria import ballrooms
from hotelier.terminal.austria.colours import DYES, good_tags
from hotelier.terminal.austria.parts import Scene, heading
from hotelier.terminal.console import CAN, QUIET, touch
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    celebrity_text,
    name_of,
    token_text,
)
from hotelier.words.grand_austria_hotel.effects import condition_text, power_text


def entrance_text(scene: Scene, entrance: str) -> str:
    """Describe an entrance briefly."""
    row = scene.rules.cards.entrances[ENTRANCE_KEYS.index(entrance)]
    words = scene.rules.words_of(row.does)
    return ", ".join(str(power_text(power, scene.lang, short=True)) for power in words)


def lines(scene: Scene, seat: int, brief: bool = False) -> list[Text]:
    """AW-14.1 List the entrances on offer, and the player's own entrance with its belongings."""
    found = [] if brief else offer(scene)
    found += celebrities(scene, seat, brief)
    found += dances(scene, seat, brief)
    own = scene.view["players"][seat].get("entrance")
    if own and brief:
        found += belongings(scene, own)
    elif own:
        text = heading(scene, "austria-entrance").append(" ")
        text.append(name_of("entrance", own, scene.lang)).append("  ")
        found.append(text.append(entrance_text(scene, own), QUIET))
        found += belongings(scene, own)
    return found


def dances(scene: Scene, seat: int, brief: bool) -> list[Text]:
    """AW-14.1 Draw the ballrooms briefly, and the player's rehearsal room."""
    found = [ballrooms.brief(scene)] if brief and ballrooms.in_play(scene) else []
    room = ballrooms.rehearsal(scene, seat, brief)
    return found if room is None else [*found, room]


def key_line(scene: Scene) -> list[Text]:
    """AW-4.2 Say where the key is."""
    holder = scene.view["key"]
    if holder is None:
        return []
    if holder == "board":
        return [Text(scene.say("austria-key-free"))]
    return [Text(scene.say("austria-key", name=scene.called(holder)), CAN)]


def piles_line(scene: Scene, seat: int) -> list[Text]:
    """AW-9.4, AW-12.7 Count the guests in a player's piles."""
    player = scene.view["players"][seat]
    found = []
    if player.get("round_pile"):
        found.append(scene.say("austria-round-pile", guests=len(player["round_pile"])))
    if player["pile"]:
        found.append(scene.say("austria-counted", guests=len(player["pile"])))
    return [Text(text) for text in found]


def celebrities(scene: Scene, seat: int, brief: bool) -> list[Text]:
    """AW-14.1 List the celebrities in the lounge, by colour of die and with VP, and those of the
    player."""
    if "lounge" not in scene.view:
        return []
    text = heading(scene, "austria-lounge").append(" ")
    shown = []
    for place in scene.view["lounge"]:
        if place["celebrity"] is not None:
            name = Text(name_of("celebrity", place["celebrity"], scene.lang), DYES[place["colour"]])
            name.append(f" +{place['vp']}", QUIET)
            if not brief:
                name.append(f" {does(scene, place['celebrity'])}", QUIET)
            shown.append(touch(name, f"celebrity:{place['celebrity']}"))
    bar = Text(", ") if brief else Text(" | ", QUIET)
    found = [text.append_text(bar.join(shown))] if shown else []
    held = scene.view["players"][seat]["celebrities"]
    if held:
        told = [
            f"{name_of('celebrity', who, scene.lang)} ({does(scene, who)})"
            for who in held
            if who not in scene.view["players"][seat]["consulted"]
        ]
        found.append(listed(scene, "austria-company", told))
    return found


def does(scene: Scene, celebrity: str) -> str:
    """Describe a celebrity briefly."""
    return celebrity_text(scene.rules, celebrity, scene.lang, short=True)


def entrance_name(scene: Scene, seat: int) -> Text:
    """Return the name of a player's entrance, to be appended to another text."""
    own = scene.view["players"][seat].get("entrance")
    return Text(f"   {name_of('entrance', own, scene.lang)}" if own else "", QUIET)


def start_goods(scene: Scene, entrance: str) -> Text:
    """AW-3.5 Return the goods that come with an entrance."""
    items = amounts_of(scene.rules.cards.entrances[ENTRANCE_KEYS.index(entrance)].items)
    return good_tags(dict(zip(GOOD_KEYS, items, strict=True)), scene.lang)


def offer(scene: Scene) -> list[Text]:
    """List the entrances up for auction with their goods and effects."""
    found = [
        touch(
            Text()
            .append(name_of("entrance", entrance, scene.lang))
            .append("  ")
            .append_text(start_goods(scene, entrance))
            .append("  ")
            .append(entrance_text(scene, entrance), QUIET),
            f"entrance:{entrance}",
        )
        for entrance in scene.view.get("entrances", ())
    ]
    return [heading(scene, "austria-entrances"), *found] if found else []


def belongings(scene: Scene, entrance: str) -> list[Text]:
    """List tokens, personal politics cards and personal tiles of an entrance."""
    view, found = scene.view, []
    row = scene.rules.cards.entrances[ENTRANCE_KEYS.index(entrance)]
    points = {power[0] for power in scene.rules.words_of(row.does)}
    if COLUMN_FULL in points and view["tokens"]:
        bonuses = [
            f"{token_text(scene.rules, token, 0, scene.lang)}"
            f" | {token_text(scene.rules, token, 1, scene.lang)}"
            for token in view["tokens"]
        ]
        found.append(listed(scene, "austria-tokens", bonuses))
    if OWN_POLITICS in points and view["own_politics"]:
        text = heading(scene, "austria-own-politics").append(" ")
        cards = []
        for card in view["own_politics"]:
            condition = scene.rules.condition[POLITICS_KEYS.index(card["card"])]
            style = QUIET if card["fulfilled"] else CAN if card["met"] else ""
            cards.append(Text(condition_text(condition, scene.lang, short=True), style))
        found.append(text.append_text(Text(", ").join(cards)))
    if OWN_TILES in points and view["own_tiles"]:
        bonuses = [
            f"{tile} {bonus_text(scene.rules, tile, scene.lang, short=True)}"
            for tile in view["own_tiles"]
        ]
        found.append(listed(scene, "austria-own-tiles", bonuses))
    return found


def listed(scene: Scene, name: str, texts: list[str]) -> Text:
    """Draw a heading and several short texts."""
    return heading(scene, name).append(" ").append(", ".join(texts))
