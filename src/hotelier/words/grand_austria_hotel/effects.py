"""Texts of effects, powers and conditions, composed from their words and figures.

Each text has a long form (a clause of a sentence) and a short one for narrow columns.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hotelier.games.grand_austria_hotel.cards.points import TABLES, Power
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    CONDITIONS,
    COPY,
    DANCER,
    EXCHANGE,
    FILL,
    FREE,
    GOODS,
    HAS_OCCUPIED,
    LOSE_CHAMPAGNE,
    LOSE_DANCERS,
    LOSE_KRONES,
    LOSE_PER_STAFF,
    MIX_MORE,
    MUST_PLAY,
    OCCUPY,
    OFFER,
    PER_DANCER,
    PER_OCCUPIED,
    PER_ROOM,
    PLAY,
    PREPARE,
    SPEND_GOODS,
    WORDS,
    Condition,
    Effect,
)
from hotelier.games.grand_austria_hotel.terms import (
    ANY_COLOUR,
    COLOUR_KEYS,
    FLOORS,
    GOOD_KEYS,
    ROOM_COLOURS,
    SPACE_KEYS,
)
from hotelier.words.catalogue import Value, message_id, say, say_list, say_name, say_part

GAME: Final = "grand-austria-hotel"
ALL_GUESTS: Final = 15
"""The mask of all four colours of guests."""

FIGURE_NAMES: Final[dict[int, tuple[str, ...]]] = {
    PREPARE: ("discount", "n", "floors", "occupied", "colours"),
    OCCUPY: ("n", "colours", "floors"),
    PLAY: ("discount", "n"),
    MUST_PLAY: ("discount",),
    DANCER: ("discount", "n", "less"),
    PER_DANCER: ("n", "most"),
    LOSE_CHAMPAGNE: ("n", "occupied"),
    LOSE_DANCERS: ("n", "place"),
    MIX_MORE: ("first", "n", "more"),
    OFFER: ("discount", "n", "must"),
    FILL: ("n", "colours"),
    PER_OCCUPIED: ("n", "colours"),
    COPY: ("any",),
    EXCHANGE: ("n", "same", "must"),
    SPEND_GOODS: GOOD_KEYS[:4],  # type: ignore[dict-item]
    GOODS: GOOD_KEYS[:4],  # type: ignore[dict-item]
}
"""Names of a word's figures in its message. For all other words see `names_of`."""

POINTS: Final = [
    "room-price", "guest-price", "serve-price", "space-price", "strength", "both", "die-taken",
    "guest-left", "room-occupied", "guest-lodged", "emperor-bonus", "emperor-penalty",
    "steps-counted", "dishes-counted", "drinks-counted", "group-full", "disc-put",
    "vp-got", "krones-got", "steps-got", "champagne-got", "staff-played", "dancer-sent",
    "item-spared", "once-held", "occupancy-table", "dice-sum", "column-full", "floor-full",
    "more-tables", "second-guest", "round-pile", "own-politics", "politics-count", "own-tiles",
    "move-die", "row-bonus", "sole-most", "group-begun",
]  # fmt: skip
"""The named points of powers, in the order of the vocabulary."""


def names_of(word: int) -> tuple[str, ...]:
    """Return the names of a word's figures in its message."""
    if word in FIGURE_NAMES:
        return tuple(FIGURE_NAMES[word])
    if PER_ROOM <= word < COPY:
        return ("n", "most")
    return ("n", "occupied") if LOSE_KRONES <= word <= LOSE_PER_STAFF else ("n",)


def colours_text(mask: int, lang: str, every: int = ANY_COLOUR) -> str:
    """Write a set of colours as a list, or "any" for messages to select on."""
    if mask & every == every:
        return "any"
    names = [colour_name(key, lang) for n, key in enumerate(COLOUR_KEYS) if mask >> n & 1]
    return say_list(names, lang, "or")


def colour_name(key: str, lang: str) -> str:
    """Return the name of a colour."""
    return say_name("grand-austria-hotel-colour", key, lang)


def goods_text(amounts: Iterable[int], lang: str) -> str:
    """Write amounts of strudel, cake, wine, coffee and champagne: "2 wine and 1 coffee"."""
    return say_list(
        [
            say("grand-austria-hotel-goods", lang, n=n, good=good_name(good, lang))
            for good, n in zip(GOOD_KEYS, amounts, strict=False)
            if n
        ],
        lang,
    )


def good_name(key: str, lang: str) -> str:
    """Return the name of a good."""
    return say_name("grand-austria-hotel-good", key, lang)


def effect_args(effect: Effect, lang: str) -> dict[str, Value]:
    """Return the figures of an effect by name, with derived values."""
    args: dict[str, Value] = dict(zip(names_of(effect[0]), effect[1:], strict=False))
    if effect[0] in (GOODS, SPEND_GOODS):
        return {"goods": goods_text(effect[1:], lang)}
    if "discount" in args:
        discount = int(args["discount"])
        args["how"] = "free" if discount >= FREE else "less" if discount else "full"
    if "colours" in args:
        every = ALL_GUESTS if effect[0] == FILL else ANY_COLOUR
        args["colours"] = colours_text(int(args["colours"]), lang, every)
    if effect[0] in (PREPARE, OCCUPY):
        floors = min(int(args["floors"]), FLOORS)
        args["rooms"] = say(
            "grand-austria-hotel-rooms", lang, n=args["n"], floors=floors, colours=args["colours"]
        )
    return args


def effect_text(effect: Effect, lang: str, short: bool = False) -> str:
    """Write an effect as a clause or in short.

    >>> from hotelier.games.grand_austria_hotel.cards.vocabulary import play
    >>> effect_text(play(2, 1), "en")
    'play up to 2 staff cards from your hand, each 1 cheaper'
    >>> effect_text(play(2, 1), "en", short=True)
    'play 2 at -1'
    """
    name = message_id(GAME, "effect", WORDS[effect[0]])
    args = effect_args(effect, lang)
    return say_part(name, "short", lang, **args) if short else say(name, lang, **args)


def power_text(power: Power, lang: str, short: bool = False, bell: bool = False) -> str:
    """Write a lasting power as a clause or in short. A bell card works once."""
    point, limit, number, effect = power
    key = POINTS[point]
    args: dict[str, Value] = {"n": number, "bell": int(bell)}
    if key in ("space-price", "strength", "both", "die-taken"):
        dice = [face for n, face in enumerate(SPACE_KEYS) if limit >> n & 1]
        args["dice"] = say_list(dice, lang, "or")
    if key == "guest-left":
        args["limit"] = "least" if number < 0 else "exactly" if number else "none"
        args["least"] = abs(number)
        args["colours"] = colours_text(limit, lang, ALL_GUESTS)
    elif key in ("room-price", "occupancy-table", "group-begun"):
        args["colours"] = colours_text(limit, lang)
    elif key == "dice-sum":
        sums = [str(total) for total in range(limit.bit_length()) if limit >> total & 1]
        args["sums"] = say_list(sums, lang, "or")
    if point in TABLES:
        args["amounts"] = "/".join(map(str, effect))
    elif effect:
        args["effect"] = effect_text(effect, lang, short)
    name = message_id(GAME, "power", key)
    return say_part(name, "short", lang, **args) if short else say(name, lang, **args)


def condition_text(condition: Condition, lang: str, short: bool = False) -> str:
    """Write the condition of a politics card."""
    name = message_id(GAME, "condition", CONDITIONS[condition[0]])
    if condition[0] != HAS_OCCUPIED:
        args: dict[str, Value] = {"n": condition[1], "size": condition[2]}
        return say_part(name, "short", lang, **args) if short else say(name, lang, **args)
    rooms = [
        say(
            "grand-austria-hotel-of-colour", lang, n=n,
            colour=colour_name(COLOUR_KEYS[colour], lang),
        )
        for colour, n in zip(ROOM_COLOURS, condition[1:], strict=True)
        if n
    ]  # fmt: skip
    if short:
        return say_part(name, "short", lang, rooms=", ".join(rooms))
    return say(name, lang, rooms=say_list(rooms, lang))
