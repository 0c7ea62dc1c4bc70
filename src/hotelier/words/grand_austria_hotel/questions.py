"""Values for the messages of questions: the fields of the frame, and the seat's own figures."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel.terms import GOOD_KEYS, LETTERS
from hotelier.kernel.game import Game
from hotelier.kernel.notation import fields_of
from hotelier.words.catalogue import Value
from hotelier.words.grand_austria_hotel.effects import good_name
from hotelier.words.values import key_text


def question_args(game: Game, view: dict[str, Any], lang: str) -> dict[str, Value]:
    """Return the values of a question's message."""
    question: dict[str, Any] = view["question"]
    kinds = fields_of(game.codec.frames[question["frame"]])
    args: dict[str, Value] = {"krones": view["players"][question["seat"]]["krones"]}
    for name, kind in kinds.items():
        value = question.get(name)  # what only search fills is not there
        if isinstance(value, str):
            args[name] = value if kind == "Phase" else key_text(game, value, kind, lang)
        elif isinstance(value, int):
            args[name] = value
    if question["frame"] in ("MixGoods", "MixMore"):
        first = GOOD_KEYS.index(question["good"])
        args["first"], args["second"] = (good_name(GOOD_KEYS[n], lang) for n in (first, first + 1))
        args["champagne"] = int("champagne" in view["players"][question["seat"]]["kitchen"])
    elif question["frame"] == "RaiseBid":
        args["bid"], args["krones"] = (
            question["krones"],
            view["players"][question["seat"]]["krones"],
        )
    elif question["frame"] in ("PickPolitics", "PickTile"):
        args["stack"] = LETTERS[question["place"]]
    return args
