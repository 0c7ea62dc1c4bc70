"""Values for the messages of choices. Without a view, only what the notation says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards import TILE_KEYS
from hotelier.games.grand_austria_hotel.cards.points import OWN_POLITICS, OWN_TILES
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS, Effect
from hotelier.games.grand_austria_hotel.dice import ACTIONS_OF
from hotelier.games.grand_austria_hotel.resolve import figure as figure_of
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    FOOD_COUNT,
    GOOD_KEYS,
    LETTERS,
    ROOM_KEYS,
    SPACE_KEYS,
)
from hotelier.kernel.game import Game
from hotelier.words.catalogue import Value, message_id, say, say_name
from hotelier.words.grand_austria_hotel import figures
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    celebrity_text,
    effects_text,
    loss_text,
    penalty_text,
    rehearsal_text,
    staff_text,
    token_text,
)
from hotelier.words.grand_austria_hotel.effects import (
    GAME,
    colour_name,
    effect_text,
    good_name,
    goods_text,
)
from hotelier.words.values import key_text

View = Mapping[str, Any]
Args = dict[str, Value]
Wording = Callable[[Game, Rules, View, list[str], str], Args]

NONE: Final = "none"
"""Value for a part that is left out."""
UNKNOWN: Final = "unknown"
"""Value for a part that is unknown."""

KINDS: Final[dict[str, str]] = {
    "hotel": "Hotel", "politics": "Politics", "tile": "Tile", "guest": "Guest", "draw": "Staff",
    "pick": "Staff", "take": "Guest", "claim": "Politics", "employ": "Staff", "checkin": "Guest",
    "place": "Guest", "fill": "Guest", "play": "Staff", "ring": "Staff", "under": "Staff",
    "first": "Source", "decline": "Source", "dismiss": "Staff", "copy": "Staff",
    "entrance": "Entrance", "open": "Entrance", "fulfil": "Politics", "redeem": "Tile",
    "token": "Token", "celebrity": "Celebrity", "consult": "Celebrity", "coloured": "DieColour",
    "boosted": "DieColour", "bin": "DieColour", "shiftcoloured": "DieColour",
    "ballroom": "Ballroom", "rehearsal": "Rehearsal", "rehearse": "Rehearsal", "dance": "Guest",
    "to": "DanceRow", "retire": "DanceRow", "from": "Section",
}  # fmt: skip
"""The kind of the first word, by verb."""
FIELDS: Final = {"Guest": "guest", "Staff": "card", "Politics": "card", "Tile": "tile",
                 "Hotel": "hotel", "Source": "source", "Entrance": "entrance",
                 "Token": "token", "Celebrity": "celebrity", "DieColour": "colour",
                 "Ballroom": "ballroom", "Rehearsal": "room", "DanceRow": "row",
                 "Section": "section"}  # fmt: skip


def action_args(game: Game, words: list[str], view: View | None, lang: str) -> Args:
    """Return the values of a choice's message."""
    verb, rest = words[0], words[1:]
    args = plain_args(game, verb, rest, lang)
    if view is not None and verb in WORDINGS and view["question"] is not None:
        args |= WORDINGS[verb](game, figures.rules_of(game, view), view, rest, lang)
    return args


def plain_args(game: Game, verb: str, rest: list[str], lang: str) -> Args:
    """Return what the notation says, and `none` or `unknown` for the rest."""
    args: Args = {
        "price": NONE, "yield": NONE, "vp": NONE, "text": NONE, "cost": NONE, "penalty": NONE,
        "bonus": UNKNOWN, "missing": UNKNOWN, "colour": NONE, "most": NONE, "moved": 1,
        "left": 0,
    }  # fmt: skip
    if verb in KINDS:
        args[FIELDS[KINDS[verb]]] = key_text(game, rest[0], KINDS[verb], lang)
    elif verb in ("die", "boost", "use"):
        args["space"] = rest[0]
    elif verb == "as":
        args["space"] = say_name(message_id(GAME, "main"), rest[0], lang)
    elif verb in ("prepare", "occupy", "lodge", "lose"):
        args["room"] = rest[0]
    elif verb in ("good", "bring", "spend"):
        args["good"] = good_name(rest[0], lang)
        args["guest"] = key_text(game, rest[1], "Guest", lang) if verb == "bring" else NONE
    elif verb == "mix":
        args["goods"] = ", ".join(rest)
    elif verb == "split":
        args |= {"steps": int(rest[0]), "krones": int(rest[1])}
    elif verb in ("roll", "throw"):
        args["dice"] = ", ".join(rest)
    elif verb == "start":
        args["seat"] = int(rest[0])
    elif verb == "shift":
        args |= {"origin": rest[0], "space": rest[1]}
    if verb == "shiftcoloured":
        args["space"] = rest[1]
    if verb in ("open", "bid"):
        args["krones"] = int(rest[-1])
    if verb in ("first", "decline"):
        args["text"] = rest[1]
    return args


def seat_of(view: View) -> int:
    """Return the seat to move."""
    seat: int = view["question"]["seat"]
    return seat


def take(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    free = view["question"]["frame"] != "Turn"
    return {"price": 0 if free else figures.guest_price(rules, view, seat_of(view), rest[0])}


def die(boosted: int) -> Wording:
    """Return the yield of a die, with the price of the joker."""

    def wording(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
        seat = seat_of(view)
        space = SPACE_KEYS.index(rest[0])
        if view["question"]["frame"] == "UseKey":
            return copy_space(game, rules, view, rest, lang)
        extra = str(view["question"].get("phase", "extra")).startswith("extra")
        effect = figures.die_effect(rules, view, seat, space, boosted, extra)
        text = effect_text(effect, lang, short=True)
        price = figures.joker_price(rules, view, seat, space, extra)
        if price:
            text = say("grand-austria-hotel-priced", lang, text=text, price=price)
        return {"yield": text}

    return wording


def coloured(boosted: int) -> Wording:
    """Return the celebrity of a coloured die, its cost, and the yield."""

    def wording(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
        seat = seat_of(view)
        space = view["coloured"][rest[0]] - 1
        effect = figures.die_effect(rules, view, seat, space, boosted)
        place = next(place for place in view["lounge"] if place["colour"] == rest[0])
        others = figures.dice_on(view, space) - 1
        return {
            "space": SPACE_KEYS[space],
            "celebrity": key_text(game, str(place["celebrity"]), "Celebrity", lang),
            "vp": place["vp"],
            "price": others + figures.joker_price(rules, view, seat, space),
            "yield": effect_text(effect, lang, short=True),
        }

    return wording


def celebrity(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"text": celebrity_text(rules, rest[0], lang, short=True)}


def copy_space(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    effect = ACTIONS_OF[SPACE_KEYS.index(rest[0])](view["question"]["strength"])
    return {"yield": effect_text(effect, lang, short=True)}


def serve(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    price = figures.serve_price(rules, view, seat_of(view))
    return {"price": price, "most": rules.figures.serve_goods}


def claim(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    card = next(card for card in view["politics"] if card["card"] == rest[0])
    return {"vp": card["vp"][len(card["discs"])]}


def mix(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    amounts = [0] * len(GOOD_KEYS)
    first = GOOD_KEYS.index(view["question"]["good"])
    amounts[first : first + 2] = [int(n) for n in rest[:2]]
    amounts[FOOD_COUNT:] = [int(n) for n in rest[2:]] or [0]
    return {"goods": goods_text(amounts, lang) or NONE}


def missing_after(view: View, guest: str, good: str, lang: str) -> str:
    """Return what a guest in the own café still needs after one more good."""
    table = next(t for t in view["players"][seat_of(view)]["cafe"] if t["guest"] == guest)
    amounts = [table["missing"].get(key, 0) - (key == good) for key in GOOD_KEYS]
    return goods_text(amounts, lang) or NONE


def place(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"missing": missing_after(view, rest[0], view["question"]["good"], lang)}


def bring(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"missing": missing_after(view, rest[1], rest[0], lang)}


def colour_of(rules: Rules, view: View, room: str, lang: str) -> str:
    """Return the colour of a field of the own board."""
    board = figures.board_of(rules, view, seat_of(view))
    return colour_name(COLOUR_KEYS[board.colour_of[ROOM_KEYS.index(room)]], lang)


def prepare(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    room = ROOM_KEYS.index(rest[0])
    discount = view["question"].get("discount", 0)
    return {
        "price": figures.room_price(rules, view, seat_of(view), room, discount),
        "vp": figures.board_of(rules, view, seat_of(view)).printed_vp[room],
        "colour": colour_of(rules, view, rest[0], lang),
    }


def occupy(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    effect = figures.filling_bonus(rules, view, seat_of(view), ROOM_KEYS.index(rest[0]))
    return {
        "bonus": effect_text(effect, lang, short=True) if effect else NONE,
        "colour": colour_of(rules, view, rest[0], lang),
    }


def lose(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"colour": colour_of(rules, view, rest[0], lang)}


def staff(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    discount = view["question"].get("discount", 0)
    return {
        "price": figures.staff_price(rules, rest[0], discount),
        "cost": figures.staff_price(rules, rest[0], 0),
        "text": staff_text(rules, rest[0], lang, short=True),
    }


def due(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    source, word, figure = rest
    for entry in view["due"]:
        if (entry["source"], entry["word"]) == (source, word):
            effect: Effect = (WORDS.index(word), *entry["figures"])
            if figure_of(effect) == int(figure):
                return {"text": effect_text(effect, lang, short=True)}
    return {}


def stop(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"moved": view["question"].get("moved", 0)}


def tile(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {
        "bonus": bonus_text(rules, rest[0], lang, short=True),
        "penalty": penalty_text(rules, rest[0], lang, short=True),
    }


def accept(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    tile = view["question"]["tile"]
    if view["question"]["frame"] == "ChoosePenalty":
        return {"penalty": loss_text(rules, tile, lang)}
    return {"penalty": penalty_text(rules, tile, lang)}


def forfeit(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    keys = game.codec.alphabet["Tile"]
    return {"vp": rules.else_vp[list(keys).index(view["question"]["tile"])]}


def fulfil(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"vp": rules.amounts[OWN_POLITICS][view["round"] - 1]}


def redeem(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    letter = rules.cards.tiles[TILE_KEYS.index(rest[0])].letter
    return {
        "bonus": bonus_text(rules, rest[0], lang, short=True),
        "steps": rules.amounts[OWN_TILES][LETTERS.index(letter)],
    }


def token(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"bonus": token_text(rules, rest[0], view["question"].get("floor", 0), lang)}


def to_row(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    effects = figures.row_bonus(rules, view, seat_of(view), rest[0])
    return {
        "price": figures.row_price(rules, view, rest[0]),
        "bonus": effects_text(effects, lang, short=True) if effects else NONE,
    }


def from_section(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    player = view["players"][seat_of(view)]
    section = int(rest[0]) - 1
    effects = figures.section_bonus(rules, player["rehearsal"], section)
    return {
        "left": player["sections"][section],
        "bonus": effects_text(effects, lang, short=True),
    }


def rehearse(game: Game, rules: Rules, view: View, rest: list[str], lang: str) -> Args:
    return {"text": rehearsal_text(rules, rest[0], lang)}


WORDINGS: Final[dict[str, Wording]] = {
    "take": take, "die": die(0), "boost": die(1), "use": die(0), "as": copy_space, "serve": serve,
    "claim": claim, "mix": mix, "place": place, "bring": bring, "prepare": prepare,
    "occupy": occupy, "lodge": occupy, "lose": lose, "pick": staff, "play": staff, "under": staff,
    "ring": staff, "employ": staff, "dismiss": staff, "copy": staff, "first": due, "decline": due,
    "stop": stop, "tile": tile, "accept": accept, "forfeit": forfeit,
    "fulfil": fulfil, "redeem": redeem, "token": token,
    "coloured": coloured(0), "boosted": coloured(1), "consult": celebrity,
    "to": to_row, "from": from_section, "rehearse": rehearse,
}  # fmt: skip
"""Values that a view adds, by verb."""
