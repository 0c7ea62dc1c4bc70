"""Structured logs: one JSON object per line, or text for people."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
"""Fields of every record and of uvicorn; all others come from our `extra`."""


def said_besides(record: logging.LogRecord) -> dict[str, Any]:
    """Return the additional fields of a record, such as table and path.

    Fields that begin with an underscore belong to libraries that extend every record.
    """
    return {
        key: value
        for key, value in record.__dict__.items()
        if key not in USUAL and not key.startswith("_")
    }


def on_one_line(value: object) -> str:
    r"""Quote a value from outside, so that it cannot imitate a line or a field of the log.

    >>> on_one_line("/api/games"), on_one_line("/a b\n2026 INFO"), on_one_line(7)
    ('/api/games', '"/a b\\n2026 INFO"', '7')
    """
    text = str(value)
    plain = text.isprintable() and " " not in text and '"' not in text
    return text if plain else json.dumps(text, ensure_ascii=not text.isprintable())


class TextFormatter(logging.Formatter):
    """A line of text with all fields of the JSON."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's name
        besides = [f"{key}={on_one_line(value)}" for key, value in said_besides(record).items()]
        return " ".join([super().formatMessage(record), *besides])


class JsonFormatter(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
            **said_besides(record),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        text = json.dumps(data, ensure_ascii=False, default=str)
        return text if text.isprintable() else json.dumps(data, default=str)


def set_up_logs(level: str, form: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(TextFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)  # otherwise they would appear in another format
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    for name in ("httpx", "httpcore"):  # they would log webhook addresses, which are secret
        logging.getLogger(name).setLevel("WARNING")
