"""Figures that a page writes beside the pieces: yields, prices, forecasts, from a view.

They follow from what the seat may know. No rule is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLUMNS,
    ROOM_COUNT,
    ROOM_KEYS,
    SPACE_COUNT,
    SPACE_KEYS,
)
from hotelier.kernel.game import Game
from hotelier.words.grand_austria_hotel import figures, standing
from hotelier.words.grand_austria_hotel.book import part, roof_of
from hotelier.words.grand_austria_hotel.cards import bonus_text, penalty_text
from hotelier.words.phrases import bare

View = Mapping[str, Any]
Data = dict[str, Any]


def scene(game: Game, view: View, lang: str) -> Data:
    """Return the figures around the pieces for the viewer of this view."""
    rules = figures.rules_of(game, view)
    seat = view["seat"] if view["seat"] is not None else view["active"]
    ready = all(player["hotel"] is not None for player in view["players"])
    return {
        "own": seat,
        "spaces": spaces(rules, view, seat, lang),
        "coloured": coloured_prices(rules, view, seat),
        "guests": {
            place["guest"]: figures.guest_price(rules, view, seat, place["guest"])
            for place in view["queue"]
        },
        "serve": {
            "price": figures.serve_price(rules, view, seat),
            "most": rules.figures.serve_goods,
        },
        "emperor": [forecast(rules, view, other, lang) for other in range(len(view["players"]))],
        "politics": [
            [
                standing.progress(rules, view, other, card["card"]) if ready else ""
                for other in range(len(view["players"]))
            ]
            for card in view["politics"]
        ],
        "own_politics": [
            standing.progress(rules, view, seat, card["card"]) if ready else ""
            for card in view.get("own_politics", ())
        ],
        "houses": [
            house(rules, view, other, lang) if ready else None
            for other in range(len(view["players"]))
        ],
        "ballrooms": [
            standing.ball_standing(rules, view, place)
            for place in range(len(view.get("ballrooms", ())))
        ],
        "order": order(rules, view),
    }


def spaces(rules: Rules, view: View, seat: int, lang: str) -> list[Data]:
    """GAH-6 Return the yield and the price of a die on each space."""
    found = []
    for space in range(SPACE_COUNT):
        dice = figures.dice_on(view, space)
        effect = figures.die_effect(rules, view, seat, space)
        powers = figures.powers_of(view, seat)
        found.append({
            "space": SPACE_KEYS[space],
            "dice": dice,
            "more": sum(n for bit, n in rules.stronger[space] if powers & bit),
            "price": figures.joker_price(rules, view, seat, space),
            "yield": part(effect, lang) if dice else None,
        })  # fmt: skip
    return found


def coloured_prices(rules: Rules, view: View, seat: int) -> dict[str, int]:
    """AW-2.3 Return the price of each coloured die: a krone for each other die of its space."""
    return {
        colour: figures.dice_on(view, place - 1) - 1
        + figures.joker_price(rules, view, seat, place - 1)
        for colour, place in view.get("coloured", {}).items()
        if place
    }  # fmt: skip


def forecast(rules: Rules, view: View, seat: int, lang: str) -> Data | None:
    """GAH-17.1 Return what the next scoring would bring a player now."""
    coming = standing.next_scoring(rules, view)
    if coming is None or view["to_move"] is None:
        return None
    after, tile = coming
    known = rules.figures
    place = view["players"][seat]["emperor"]
    back = known.scorings[after]
    space = max(0, place - back)
    kind = "bonus" if space >= known.bonus_from else "neither" if space else "penalty"
    return {
        "after": after,
        "tile": tile,
        "vp": rules.track[place],
        "back": back,
        "space": space,
        "kind": kind,
        "bonus": bare(bonus_text(rules, tile, lang, short=True)),
        "penalty": bare(penalty_text(rules, tile, lang, short=True)),
        "bonus_from": back + known.bonus_from,
        "safe_from": back + 1,
    }


def house(rules: Rules, view: View, seat: int, lang: str) -> Data:
    """GAH-11 Return the roof table of a player, and the groups that lack one room."""
    powers = figures.powers_of(view, seat)
    board = figures.board_of(rules, view, seat)
    other = bool(powers & rules.other_table)
    table = board.other if other else board.bonus
    roof = {colour: list(row) for colour, row in roof_of(rules).items()}
    if other:
        for room in range(ROOM_COUNT):
            colour = list(roof)[board.colour_of[room]]
            roof[colour][board.group_of[room].bit_count() - 1] = table[room][2][1]
    rooms = view["players"][seat]["rooms"]
    lacking = {}
    for group in board.groups:
        missing = [
            room
            for room in range(ROOM_COUNT)
            if group >> room & 1 and rooms.get(ROOM_KEYS[room]) != "occupied"
        ]
        bonus = figures.filling_bonus(rules, view, seat, missing[0]) if missing else None
        if len(missing) == 1 and bonus is not None:
            lacking[ROOM_KEYS[missing[0]]] = part(bonus, lang)
    prices = {
        ROOM_KEYS[room]: figures.room_price(rules, view, seat, room, 0)
        for room in range(ROOM_COUNT)
        if figures.room_price(rules, view, seat, room, 0) != rules.floor_cost[room // COLUMNS]
    }
    return {"roof": roof, "other": other, "lacking": lacking, "prices": prices}


def order(rules: Rules, view: View) -> list[Data]:
    """GAH-3.3, AW-4.1 Return the numbers of the order tiles: the owner of each, and if it is
    covered."""
    players = view["players"]
    return [
        {"number": number, "seat": seat, "done": number not in players[seat]["free_numbers"]}
        for number, (_, seat) in enumerate(rules.turn_order[len(players)][view["first"]], 1)
    ]
