"""What there is at a server's table beside the game: people, their time, talk and offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.words import say

SHORT: Final = 60.0
"""With fewer seconds left, a clock warns."""


@dataclass(frozen=True)
class Clocks:
    """What everybody has left to think."""

    left: Sequence[float]
    """Seconds, by seat, when it is asked the next time."""
    runs: int | None = None
    """The seat whose time runs."""
    deadline: float = 0.0
    """Until when, by our own clock."""

    def left_of(self, seat: int, now: float) -> float:
        """The seconds that a seat has left now."""
        return max(0.0, self.deadline - now) if seat == self.runs else self.left[seat]


@dataclass(frozen=True)
class Around:
    """A server's table without its game, as one of those sees it who are there."""

    facts: Mapping[str, Any]
    own: int | None = None
    """Our seat; None: we watch."""
    chat: Sequence[Mapping[str, Any]] = field(default_factory=tuple)
    clocks: Clocks | None = None
    invites: Mapping[int, str] = field(default_factory=dict)
    """By seat: links that claim it."""
    asked: int | None = None
    """Whose answer the game waits for."""

    @property
    def status(self) -> str:
        """waiting, playing, finished or aborted."""
        return str(self.facts["status"])

    @property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        """Who sits where."""
        found: Sequence[Mapping[str, Any]] = self.facts["seats"]
        return found

    @property
    def place(self) -> Mapping[str, Any] | None:
        """Our own seat."""
        return None if self.own is None else self.seats[self.own]

    @property
    def leads(self) -> bool:
        """Whether we lead this table."""
        return self.own is not None and self.own in self.facts["host"]

    @property
    def replaced(self) -> bool:
        """Whether a bot plays in our seat, which we may take back."""
        place = self.place
        return bool(place and place["bot"] and self.status == "playing" and not place["resigned"])

    @property
    def offer(self) -> Mapping[str, Any] | None:
        """What everybody is asked to agree to."""
        found: Mapping[str, Any] | None = self.facts["offer"] if self.status == "playing" else None
        return found

    @property
    def consent(self) -> bool:
        """Whether our answer to the open offer is waited for."""
        offer = self.offer
        place = self.place
        if offer is None or place is None or place["bot"] or place["resigned"]:
            return False
        return self.own not in (offer["by"], offer.get("seat"), *offer["agreed"])

    @property
    def offered(self) -> bool:
        """Whether the open offer is ours."""
        return self.offer is not None and self.offer["by"] == self.own

    @property
    def late(self) -> int | None:
        """Who lets us wait, if nothing but the others' patience ends that."""
        seat = self.asked
        if seat is None or seat == self.own or self.facts["clock"] is not None:
            return None
        place = self.seats[seat]
        return None if place["bot"] or place["program"] or place["resigned"] else seat

    @property
    def meant(self) -> bool:
        """Whether others ask for a bot in our place; who is there ends that."""
        offer = self.offer
        if offer is None or self.own is None or self.offered:
            return False
        return offer.get("seat") == self.own

    def names(self, lang: str) -> list[str]:
        """What everybody is called; who is not there yet, by their seat."""
        return [
            seat["name"] or say("seat-name", lang, seat=number + 1)
            for number, seat in enumerate(self.seats)
        ]

    @property
    def last_said(self) -> int:
        """The number of the newest line of chat."""
        return int(self.chat[-1]["number"]) if self.chat else 0
