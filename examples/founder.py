"""A bot in Python: `hotelier simulate --bots examples.founder:Founder,random`."""

from __future__ import annotations

from hotelier import Action, State
from hotelier.bots import Bot, Seed


class Founder(Bot):
    """Found and buy whenever that is legal."""

    def __init__(self, seed: Seed) -> None:
        self.name = "founder"

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Return one of the legal actions."""
        eager = [action for action in legal if str(action).startswith(("found", "buy"))]
        return (eager or legal)[0]
