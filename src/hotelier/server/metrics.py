"""Counters for /metrics, in Prometheus' text format."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

NAMES: Final = {
    "hotelier_commands_total": "Commands on sockets, by kind and outcome.",
    "hotelier_requests_total": "HTTP requests, by status.",
    "hotelier_refusals_total": "What a limit has refused or ended, by limit.",
    "hotelier_sockets": "Open sockets and streams.",
    "hotelier_tables_live": "Tables in memory.",
    "hotelier_commits_total": "Commits of the writer.",
    "hotelier_units_total": "Changes written; a commit holds many.",
    "hotelier_bot_questions_total": "Questions put to bots.",
    "hotelier_notices_total": "Messages to players, by kind and outcome.",
    "hotelier_renewals_total": "Tables read anew because another process had changed them.",
    "hotelier_retries_total": "Commands tried again because another process was faster.",
}
"""All numbers, and what they count."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


@lru_cache(maxsize=1 << 10)
def inside(labels: tuple[tuple[str, str], ...]) -> str:
    """Labels as they stand in braces; the same few come all the time.

    >>> inside((("kind", "play"), ("outcome", "ok")))
    'kind="play",outcome="ok"'
    """
    return ",".join(f'{key}="{value}"' for key, value in sorted(labels))


class Metrics:
    """Numbers by name and labels."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], float] = defaultdict(float)

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """Add to a number."""
        self.values[name, inside(tuple(labels.items())) if labels else ""] += by

    def set(self, name: str, value: float) -> None:
        """Put a number without labels in place."""
        self.values[name, ""] = value

    def text(self) -> str:
        """All numbers, as Prometheus reads them."""
        lines = []
        for name, about in NAMES.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            for (found, labels), value in sorted(self.values.items()):
                if found == name:  # a million and one is not a million
                    lines.append(
                        f"{name}{{{labels}}} {value:.16g}" if labels else f"{name} {value:.16g}"
                    )
        return "\n".join(lines) + "\n"
