"""Metrics for /metrics, in the text format of Prometheus."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

NAMES: Final = {
    "hotelier_commands_total": "Commands on sockets, by kind and outcome.",
    "hotelier_requests_total": "HTTP requests, by status.",
    "hotelier_refusals_total": "Requests, messages and connections refused, by limit.",
    "hotelier_sockets": "Open sockets and streams.",
    "hotelier_tables_live": "Tables in memory.",
    "hotelier_commits_total": "Commits of the writer.",
    "hotelier_units_total": "Changes written; a commit has many.",
    "hotelier_bot_questions_total": "Decisions asked of bots.",
    "hotelier_notices_total": "Messages to players, by kind and outcome.",
    "hotelier_renewals_total": "Tables read again after a change by another process.",
    "hotelier_retries_total": "Commands retried after a conflict with another process.",
}
"""All metrics with their help texts."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


@lru_cache(maxsize=1 << 10)
def inside(labels: tuple[tuple[str, str], ...]) -> str:
    """Labels as written in braces, cached: there are few.

    >>> inside((("kind", "play"), ("outcome", "ok")))
    'kind="play",outcome="ok"'
    """
    return ",".join(f'{key}="{value}"' for key, value in sorted(labels))


class Metrics:
    """Values by name and labels."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], float] = defaultdict(float)

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """Increase a counter."""
        self.values[name, inside(tuple(labels.items())) if labels else ""] += by

    def set(self, name: str, value: float) -> None:
        """Set a value without labels."""
        self.values[name, ""] = value

    def text(self) -> str:
        """All values in the format of Prometheus."""
        lines = []
        for name, about in NAMES.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            for (found, labels), value in sorted(self.values.items()):
                if found == name:  # full precision for large numbers
                    lines.append(
                        f"{name}{{{labels}}} {value:.16g}" if labels else f"{name} {value:.16g}"
                    )
        return "\n".join(lines) + "\n"
