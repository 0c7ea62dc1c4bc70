"""The record, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from hotelier.table.record import Record


class Disagreement(AssertionError):
    """The record says something that the scorer cannot follow."""


Offers = dict[int, list[str]]
"""The actions that the package offered at each ply, if they were recorded."""


Purse = list[int]
"""The counts of all players: VP, krones and steps by seat, and the kitchens, item by item."""


class Lines:
    """The lines of a record, and the position of the reader."""

    def __init__(
        self,
        record: Record,
        offers: Offers | None = None,
        purses: Sequence[Purse] | None = None,
    ) -> None:
        self.lines = [(line.by, line.do) for line in record.lines]
        self.at = 0
        self.offers = offers
        self.purses = purses

    def wrong(self, why: str) -> Disagreement:
        """Return an error with the reason and the last lines read."""
        near = [f"{ply}: {by} {do}" for ply, (by, do) in enumerate(self.lines)]
        return Disagreement(f"{why}\n  " + "\n  ".join(near[max(0, self.at - 8) : self.at + 4]))

    def check(self, holds: object, why: str) -> None:
        """Refuse the record unless a condition holds."""
        if not holds:
            raise self.wrong(why)

    def peek(self, by: int | None) -> str:
        """The verb of the next line, if it is by this seat (None: chance)."""
        if self.at < len(self.lines) and self.lines[self.at][0] == by:
            return self.lines[self.at][1].split(" ", 1)[0]
        return ""

    def text(self) -> str:
        """The next line, not read yet."""
        return self.lines[self.at][1]

    def take(self, by: int | None, *verbs: str) -> str:
        """Read the next line, which must be by this seat and begin with one of the verbs."""
        self.check(self.peek(by) in verbs, f"expected {' / '.join(verbs)} by {by}")
        text = self.lines[self.at][1]
        self.at += 1
        return text

    def chance(self, verb: str) -> str:
        """Return the outcome of chance."""
        return self.take(None, verb).partition(" ")[2]

    def choose(self, seat: int, options: Sequence[str], always: bool = False) -> str:
        """A seat's choice; one public answer is not asked for and has no line."""
        self.check(options, f"nothing to choose for {seat}")
        if len(options) == 1 and not always:
            return options[0]
        self.compare_offer(options)
        text = self.take(seat, *{option.split(" ", 1)[0] for option in options})
        self.check(text in options, f"{text} is not among {list(options)}")
        return text

    def offer(self) -> list[str]:
        """The actions that the package offered here, if known."""
        return [] if self.offers is None else self.offers.get(self.at, [])

    def compare_offer(self, options: Sequence[str]) -> None:
        """The package must have offered just these answers."""
        if self.offer():
            ours, theirs = set(options), set(self.offer())
            self.check(ours == theirs, f"only here {ours - theirs}, only there {theirs - ours}")

    def compare_purse(self, purse: Purse) -> None:
        """Check that the players had exactly these counts."""
        if self.purses is not None and self.at < len(self.purses):
            theirs = self.purses[self.at]
            self.check(purse == theirs, f"VP, krones, steps, kitchens: {purse}, there {theirs}")
