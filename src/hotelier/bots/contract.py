"""Interface of a bot: it gets a view and answers with one of the legal actions.

A *searcher* answers with opinions on the actions instead (`judging`). Hints and reviews use it.
"""

from __future__ import annotations

from typing import Final

from hotelier.bots.judging import Budget, Estimate, Evaluation, Opinion, Searcher
from hotelier.games import game_of
from hotelier.kernel.frames import Action, State, legal, to_move

Seed = int | str
GREEDY: Final = "greedy"
"""Name of the one-step player, which every game has."""


class Bot:
    """A player. It is asked for its own seat only, and only where it has a choice.

    Equal seeds and equal questions give equal answers. A bot uses its own random generator and sees
    only the view (`redact`), which contains nothing that is hidden from its seat.
    """

    name: str

    def __init__(self, seed: Seed) -> None:
        raise NotImplementedError

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Return one of the legal actions for the seat that `to_move(view)` names."""
        raise NotImplementedError


def ask(bot: Bot, state: State) -> Action:
    """Return the bot's action in this state.

    States reach bots only through this function, as views.
    """
    actions = legal(state)
    if len(actions) == 1:
        chosen: Action = actions[0]
        return chosen
    return bot.choose(game_of(state).redact(state, to_move(state)), actions)


__all__ = [
    "GREEDY",
    "Bot",
    "Budget",
    "Estimate",
    "Evaluation",
    "Opinion",
    "Searcher",
    "Seed",
    "ask",
]
