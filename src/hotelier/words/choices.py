"""Sentences for questions, labels for their answers, and help for options."""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.game import Game
from hotelier.kernel.options import Option
from hotelier.words import grand_austria_hotel, hotel_koenig
from hotelier.words.catalogue import FALLBACK, message_id, say, say_part
from hotelier.words.phrases import bare

GAMES: Final[dict[str, Any]] = {
    "grand-austria-hotel": grand_austria_hotel,
    "hotel-koenig": hotel_koenig,
}


def question(game: Game, view: dict[str, Any], lang: str = FALLBACK) -> str:
    """Write the question for the seat to move, from its own view."""
    name = message_id(game.name, "question", view["question"]["frame"])
    return bare(say(name, lang, **GAMES[game.name].question_args(game, view, lang)))


def label(
    game: Game,
    action: object,
    view: dict[str, Any] | None = None,
    lang: str = FALLBACK,
    short: bool = False,
) -> str:
    """Write an action (or its notation) as a choice. With a view, add its effect.

    `short` gives the form for a row of choices of one kind, if there is one.

    >>> from hotelier.games import ALL
    >>> label(ALL["hotel-koenig"], "buy Luxor")
    'Buy Luxor'
    """
    words = str(action).split()
    args = GAMES[game.name].action_args(game, words, view, lang)
    name = message_id(game.name, "action", words[0])
    return bare(say_part(name, "short", lang, **args) if short else say(name, lang, **args))


def option_help(option: Option, lang: str = FALLBACK) -> str:
    """Describe an option."""
    return bare(say(message_id("option", option.name), lang))


def value_help(option: Option, value: object, lang: str = FALLBACK) -> str:
    """Describe a value of an option. Empty for a number."""
    if isinstance(value, int):
        return str(value)
    return bare(say_part(message_id("option", option.name), value_part(value), lang))


def value_part(value: object) -> str:
    """Return the attribute that explains a value. Names of attributes begin with a letter.

    >>> value_part("4_or_more")
    'n4-or-more'
    """
    part = message_id(str(value))
    return f"n{part}" if part[:1].isdigit() else part
