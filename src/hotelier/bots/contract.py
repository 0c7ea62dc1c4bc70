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
"""The one-step player of every game."""


class Bot:
    """A player. It is asked for its own seat only, and only where there is a choice.

    The same seed and the same questions give the same answers: a bot draws from a generator of its
    own and looks at nothing but the view (`redact`), which holds nothing its seat may not know.
    """

    name: str

    def __init__(self, seed: Seed) -> None:
        raise NotImplementedError

    def choose(self, view: State, legal: list[Action]) -> Action:
        """One of the legal actions, for the seat that `to_move(view)` names."""
        raise NotImplementedError


def ask(bot: Bot, state: State) -> Action:
    """Return the bot's action in this state. States reach bots only here, as views."""
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
