"""Sentences for questions, labels for their answers, and help for options."""

from __future__ import annotations

from typing import Any, Final

from hotelier.kernel.game import Game
from hotelier.kernel.options import Option
from hotelier.words import hotel_koenig
from hotelier.words.catalogue import FALLBACK, message_id, say, say_part

GAMES: Final = {"hotel-koenig": hotel_koenig}


def question(game: Game, view: dict[str, Any], lang: str = FALLBACK) -> str:
    """What the seat to move is asked, from its own view."""
    name = message_id(game.name, "question", view["question"]["frame"])
    return say(name, lang, **GAMES[game.name].question_args(view, lang))


def label(
    game: Game, action: object, view: dict[str, Any] | None = None, lang: str = FALLBACK
) -> str:
    """An action (or its notation) as a choice; with a view, also what it would do.

    >>> from hotelier.games import ALL
    >>> label(ALL["hotel-koenig"], "buy Luxor")
    'Buy Luxor'
    """
    words = str(action).split()
    args = GAMES[game.name].action_args(words, view, lang)
    return say(message_id(game.name, "action", words[0]), lang, **args)


def option_help(option: Option, lang: str = FALLBACK) -> str:
    """What an option is about."""
    return say(message_id("option", option.name), lang)


def value_help(option: Option, value: object, lang: str = FALLBACK) -> str:
    """What a value of an option means; a number speaks for itself."""
    if isinstance(value, int):
        return str(value)
    return say_part(message_id("option", option.name), message_id(str(value)), lang)
