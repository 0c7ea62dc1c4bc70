"""Disabled choices: actions that a player may expect but that are not legal, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.terms import (
    DANCE_ROW_KEYS,
    FOOD_COUNT,
    GOOD_KEYS,
    ROOM_KEYS,
    SPACE_KEYS,
)
from hotelier.kernel.game import Game
from hotelier.words.catalogue import FALLBACK
from hotelier.words.choices import label
from hotelier.words.refusals import why

View = Mapping[str, Any]
Texts = list[str]


@dataclass(frozen=True)
class Greyed:
    """A choice that is not legal now: notation, label, reason and rule."""

    action: str
    label: str
    text: str
    rule: str


def greyed(game: Game, state: Any, view: View, lang: str = FALLBACK) -> list[Greyed]:
    """List the disabled choices with their reasons, from what the asked seat knows.

    `state` is `hotelier.redact(state, seat)` and `view` is that seat's `Table.view`.
    """
    found = []
    for action in looked_for(view):
        told = why(game, state, action, lang)
        if told is not None:
            words = label(game, action, None, lang)
            found.append(Greyed(action, words, told.text, told.rule))
    return found


def looked_for(view: View) -> Texts:
    """Return the moves that a player may expect at a question, legal or not."""
    maker = LOOKED_FOR.get(view["question"]["frame"])
    return maker(view) if maker else []


def me(view: View) -> Mapping[str, Any]:
    """Return the player to move."""
    player: Mapping[str, Any] = view["players"][view["question"]["seat"]]
    return player


def queue(view: View) -> Texts:
    return [f"take {place['guest']}" for place in view["queue"]]


def cafe(view: View) -> Texts:
    return [table["guest"] for table in me(view)["cafe"]]


def turn(view: View) -> Texts:
    """A turn: guests of the queue, dice, discs, guests who can check in, serving."""
    dice = [space for space, count in view["dice"].items() if count]
    return [
        *(queue(view)), *(f"die {space}" for space in dice), *(f"boost {space}" for space in dice),
        *(f"claim {card['card']}" for card in view["politics"]),
        *(f"checkin {guest}" for guest in cafe(view)),
        *(f"employ {card}" for card in me(view)["staff"] if card not in me(view)["ready"]),
        "serve", "pass", "end", *expansion(view),
    ]  # fmt: skip


def expansion(view: View) -> Texts:
    """Alles Walzer! in a turn: coloured dice, the key, dances, celebrities, own cards."""
    player, found = me(view), []
    for colour in view.get("coloured", ()):
        found += [f"coloured {colour}", f"boosted {colour}"]
    if view["key"] is not None:
        found.append("key")
    if "ballrooms" in view:
        found += [f"dance {guest}" for guest in cafe(view)]
    found += [f"consult {who}" for who in player.get("celebrities", ())]
    entrance = player.get("entrance")
    if entrance == "ninas_melange":
        found += [f"fulfil {card['card']}" for card in view["own_politics"]]
    if entrance == "grand_wray":
        found += [f"redeem {tile}" for tile in view["own_tiles"]]
    return found


def dance_rows(verb: str) -> Callable[[View], Texts]:
    """Every row of the ballrooms."""
    return lambda view: [f"{verb} {row}" for row in DANCE_ROW_KEYS]


def sections(view: View) -> Texts:
    return [f"from {number}" for number in range(1, len(me(view)["sections"]) + 1)]


def goods(verb: str, count: int) -> Callable[[View], Texts]:
    """The first that many kinds of goods."""
    return lambda view: [f"{verb} {good}" for good in GOOD_KEYS[:count]]


def bids(view: View) -> Texts:
    """The lowest bid that the player cannot pay."""
    return [f"bid {me(view)['krones'] + 1}"]


def spaces(view: View) -> Texts:
    return [f"use {space}" for space in SPACE_KEYS]


def rooms(verb: str) -> Callable[[View], Texts]:
    """Every field of the hotel."""
    return lambda view: [f"{verb} {room}" for room in ROOM_KEYS]


def hand(view: View) -> Texts:
    return [f"play {card}" for card in view["hand"]]


def place(view: View) -> Texts:
    return [f"place {guest}" for guest in cafe(view)]


def bring(view: View) -> Texts:
    return [f"bring {good} {guest}" for guest in cafe(view) for good in me(view)["kitchen"]]


def chains(verb: str) -> Callable[[View], Texts]:
    """Every chain."""
    return lambda view: [f"{verb} {chain}" for chain in view["chains"]]


def tiles(view: View) -> Texts:
    return [*(f"lay {held['tile']}" for held in view["hand"]), "announce"]


LOOKED_FOR: Final[dict[str, Callable[[View], Texts]]] = {
    "Turn": turn, "TakeGuest": queue, "PlaceGood": place, "BringGoods": bring, "PlayStaff": hand,
    "ChooseRoom": rooms("lodge"), "PrepareRooms": rooms("prepare"),
    "PrepareFirst": rooms("prepare"), "OccupyRooms": rooms("occupy"),
    "HostGuest": queue, "RaiseBid": bids, "UseKey": spaces, "ChooseRow": dance_rows("to"),
    "SendDancer": dance_rows("to"), "ChooseDancer": sections, "PickDancer": sections,
    "LoseDancers": dance_rows("retire"), "SpendGoods": goods("spend", FOOD_COUNT),
    "GiveGoods": goods("spend", FOOD_COUNT), "LoseGood": goods("spend", len(GOOD_KEYS)),
    "TakeOther": goods("good", FOOD_COUNT),
    "LayTile": tiles, "BuyShares": chains("buy"),
    "FoundChain": chains("found"), "ChooseSurvivor": chains("survivor"),
    "ChooseDissolved": chains("dissolve"),
}  # fmt: skip
"""The moves that a player may expect, by question."""
