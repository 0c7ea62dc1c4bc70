"""A server's table apart from the game: seats, clocks, chat and offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.words import say

SHORT: Final = 60.0
"""A clock with fewer seconds left than this is marked."""


@dataclass(frozen=True)
class Clocks:
    """Thinking time of all seats."""

    left: Sequence[float]
    """Seconds left by seat, at the start of its next turn."""
    runs: int | None = None
    """The seat whose clock runs."""
    deadline: float = 0.0
    """Time at which it runs out, by our own clock."""

    def left_of(self, seat: int, now: float) -> float:
        """Return the seconds that a seat has left at this moment."""
        return max(0.0, self.deadline - now) if seat == self.runs else self.left[seat]


@dataclass(frozen=True)
class Around:
    """A server's table without its game, as a player or spectator sees it."""

    facts: Mapping[str, Any]
    own: int | None = None
    """Our own seat. None for a spectator."""
    chat: Sequence[Mapping[str, Any]] = field(default_factory=tuple)
    clocks: Clocks | None = None
    invites: Mapping[int, str] = field(default_factory=dict)
    """Invitation links of free seats."""
    asked: int | None = None
    """The seat to move."""

    @property
    def status(self) -> str:
        """Status of the table: `waiting`, `playing`, `finished` or `aborted`."""
        return str(self.facts["status"])

    @property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        """Facts about each seat."""
        found: Sequence[Mapping[str, Any]] = self.facts["seats"]
        return found

    @property
    def place(self) -> Mapping[str, Any] | None:
        """Our own seat."""
        return None if self.own is None else self.seats[self.own]

    @property
    def leads(self) -> bool:
        """True if our player is the host."""
        return self.own is not None and self.own in self.facts["host"]

    @property
    def replaced(self) -> bool:
        """True if a bot plays in our seat. We may take the seat back."""
        place = self.place
        return bool(place and place["bot"] and self.status == "playing" and not place["resigned"])

    @property
    def offer(self) -> Mapping[str, Any] | None:
        """The open offer, which all players must agree to."""
        found: Mapping[str, Any] | None = self.facts["offer"] if self.status == "playing" else None
        return found

    @property
    def consent(self) -> bool:
        """True if the open offer waits for our answer."""
        offer = self.offer
        place = self.place
        if offer is None or place is None or place["bot"] or place["resigned"]:
            return False
        return self.own not in (offer["by"], offer.get("seat"), *offer["agreed"])

    @property
    def offered(self) -> bool:
        """True if the open offer is ours."""
        return self.offer is not None and self.offer["by"] == self.own

    @property
    def late(self) -> int | None:
        """The seat to move, if it belongs to another person and the game has no clock."""
        seat = self.asked
        if seat is None or seat == self.own or self.facts["clock"] is not None:
            return None
        place = self.seats[seat]
        return None if place["bot"] or place["program"] or place["resigned"] else seat

    @property
    def meant(self) -> bool:
        """True if other players have offered to replace us by a bot. An answer shows that we are
        present."""
        offer = self.offer
        if offer is None or self.own is None or self.offered:
            return False
        return offer.get("seat") == self.own

    def names(self, lang: str) -> list[str]:
        """Return the players' names. A free seat is called by its number."""
        return [
            seat["name"] or say("seat-name", lang, seat=number + 1)
            for number, seat in enumerate(self.seats)
        ]

    @property
    def last_said(self) -> int:
        """The number of the newest chat line."""
        return int(self.chat[-1]["number"]) if self.chat else 0
