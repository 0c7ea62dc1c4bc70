"""Engine faults, reported to the people at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotelier.bots import Bot
from hotelier.engine.child import Fault
from hotelier.engine.seat import MOST_FAULTS, EngineBot
from hotelier.words import explain, say


class Complaints:
    """The faults of all engines, in order."""

    def __init__(self, bots: Mapping[int, Bot], names: Sequence[str]) -> None:
        self.engines = {seat: bot for seat, bot in bots.items() if isinstance(bot, EngineBot)}
        self.names = names
        self.found: list[tuple[int, int, Fault]] = []
        """The seat, the number of its faults so far, and the fault."""

    @property
    def count(self) -> int:
        """The number of faults so far."""
        for seat, bot in self.engines.items():
            known = sum(each[0] == seat for each in self.found)
            for number, (_, fault) in enumerate(bot.seat.faults[known:], known + 1):
                self.found.append((seat, number, fault))
        return len(self.found)

    def since(self, known: int, lang: str) -> list[str]:
        """Return a sentence for each fault after that number of faults."""
        newest = self.count
        return [self.sentence(*each, lang) for each in self.found[known:newest]]

    def sentence(self, seat: int, number: int, fault: Fault, lang: str) -> str:
        """Describe a fault and the move that replaces the engine's answer."""
        message = "terminal-engine-out" if number >= MOST_FAULTS else "terminal-engine-wrong"
        return say(message, lang, name=self.names[seat], bot=self.engines[seat].name,
                   why=explain(fault, lang))  # fmt: skip
