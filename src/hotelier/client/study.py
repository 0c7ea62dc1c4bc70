"""Reviews and replays of records that the client supplies. `RemoteTable` has those of tables."""

from __future__ import annotations

from hotelier.client.connection import Connection
from hotelier.client.shapes import EvaluationPoint, Replay, Review


class Study(Connection):
    """Requests about recorded games. The server does not store the records."""

    def review(self, record: str, effort: str = "usual", begin: bool = True) -> Review:
        """Start the review of a finished record, or return its progress (`quick` or `usual`)."""
        body = {"record": record, "effort": effort, "begin": begin}
        found: Review = self.request("POST", "/api/reviews", body)
        return found

    def review_page(self, record: str, effort: str = "usual") -> str:
        """Return the finished review of a record as one HTML file."""
        return self.reply("POST", "/api/reviews/page", {"record": record, "effort": effort}).text

    def evaluation(self, record: str) -> list[EvaluationPoint]:
        """Return chances and scores before each decision of a finished record."""
        found: list[EvaluationPoint] = self.request("POST", "/api/evaluations", {"record": record})
        return found

    def replay(self, record: str, seat: int | None = None) -> Replay:
        """Check a record and return it step by step, as a seat sees it."""
        found: Replay = self.request("POST", "/api/replays", {"record": record, "seat": seat})
        return found
