"""Records that we have: reviewed and replayed. Of a table, ask the table itself."""

from __future__ import annotations

from hotelier.client.connection import Connection
from hotelier.client.shapes import EvaluationPoint, Replay, Review


class Study(Connection):
    """Thinking about recorded games; the server keeps none of them."""

    def review(self, record: str, effort: str = "usual", begin: bool = True) -> Review:
        """Begin the review of a finished record, or see how far it is (`quick` or `usual`)."""
        body = {"record": record, "effort": effort, "begin": begin}
        found: Review = self.request("POST", "/api/reviews", body)
        return found

    def review_page(self, record: str, effort: str = "usual") -> str:
        """The review of a record as one HTML file to keep, once it is done."""
        return self.reply("POST", "/api/reviews/page", {"record": record, "effort": effort}).text

    def evaluation(self, record: str) -> list[EvaluationPoint]:
        """The evaluation line of a finished record: before each decision, chances and scores."""
        found: list[EvaluationPoint] = self.request("POST", "/api/evaluations", {"record": record})
        return found

    def replay(self, record: str, seat: int | None = None) -> Replay:
        """A record, checked line by line, step by step; through the eyes of a seat."""
        found: Replay = self.request("POST", "/api/replays", {"record": record, "seat": seat})
        return found
