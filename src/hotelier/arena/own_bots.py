"""Bots written by users in Python: `mymodule:MyBot`, or the name of an entry point.

A package provides a bot by an entry point in the group `hotelier.bots`. Other names are imported as
modules, with the current folder on the path. This runs arbitrary code, so such names are allowed
only on the command line.
"""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from hotelier.bots import AT, BOTS, Bot, Seed, make_bot
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.kernel.frames import Action, State

GROUP: Final = "hotelier.bots"
"""Group of the entry points."""
COLON: Final = ":"
"""Separator between module and class."""


class OwnBot(Bot):
    """A user's bot. Exceptions and illegal actions become errors that name the bot."""

    def __init__(self, name: str, made: Any) -> None:
        self.name = name
        self.made = made

    def choose(self, view: State, legal: list[Action]) -> Action:
        try:
            chosen = self.made.choose(view, list(legal))  # it may pop from its list
        except (Exception, SystemExit) as error:
            raise failed(self.name, error) from error
        for action in legal:
            if chosen in (action, str(action)):  # its text does as well
                return action
        raise HotelierError("own-bot-illegal", name=self.name, action=str(chosen))


def find_bot(game: str, name: str, seed: Seed) -> Bot:
    """Make a new bot: a built-in one, an entry point, or a class of a module."""
    plain = name.partition(AT)[0]
    if game not in BOTS or plain in BOTS[game]:
        return make_bot(game, name, seed)
    if COLON not in name and name not in offered():
        raise Unreadable("unknown-bot", name=plain, game=game, bots=[*BOTS[game], *offered()])
    factory = load(name)
    try:
        made = factory(seed)
    except (Exception, SystemExit) as error:
        raise failed(name, error) from error
    if not callable(getattr(made, "choose", None)):
        raise Unreadable("own-bot-no-bot", name=name)
    return OwnBot(name, made)


@cache
def offered() -> tuple[str, ...]:
    """Return the names of all entry points."""
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def load(name: str) -> Any:
    """Return the class with this name. It is imported once in each process."""
    module, _, attribute = name.partition(COLON)
    if COLON not in name:
        (found,) = (each for each in entry_points(group=GROUP) if each.name == name)
        module, attribute = found.module, found.attr
    elif os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # the path of an installed script lacks the current folder
    try:
        made = importlib.import_module(module)
    except (Exception, SystemExit) as error:
        raise Unreadable("own-bot-import", name=name, why=described(error)) from error
    if not attribute or not callable(getattr(made, attribute, None)):
        raise Unreadable("own-bot-missing", name=name, module=module, bot=attribute)
    return getattr(made, attribute)


def failed(name: str, error: BaseException) -> HotelierError:
    """Make the error for an exception in a user's bot."""
    return HotelierError("own-bot-failed", name=name, why=described(error))


def described(error: BaseException) -> str:
    """Format an exception on one line, with the file and line of the user's code."""
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({error.filename}:{error.lineno})"
    text = " ".join("".join(traceback.format_exception_only(error)).split()).rstrip(".")
    ours = (__file__, importlib.__file__)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.filename not in ours and not frame.filename.startswith("<frozen"):
            return f"{text} ({frame.filename}:{frame.lineno})"
    return text
