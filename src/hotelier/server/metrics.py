"""Counters for /metrics, in Prometheus' text format."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

NAMES: Final = (
    "hotelier_commands_total",  # by kind and outcome
    "hotelier_requests_total",  # by status
    "hotelier_sockets",  # open sockets and streams
    "hotelier_tables_live",  # in memory
    "hotelier_commits_total",  # of the writer
    "hotelier_units_total",  # changes written
    "hotelier_bot_questions_total",  # put to bots
    "hotelier_notices_total",  # messages to players, by kind and outcome
    "hotelier_renewals_total",  # tables that another process had changed
    "hotelier_retries_total",  # commands tried again, because another process was faster
)


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
        for name in NAMES:
            kind = "counter" if name.endswith("_total") else "gauge"
            lines.append(f"# TYPE {name} {kind}")
            for (found, labels), value in sorted(self.values.items()):
                if found == name:
                    lines.append(f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}")
        return "\n".join(lines) + "\n"
