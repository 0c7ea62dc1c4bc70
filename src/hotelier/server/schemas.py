"""`python -m hotelier.server.schemas`: all schemas as one JSON text, for authors of clients."""

from __future__ import annotations

import json
from typing import Any

from hotelier.server import messages, told
from hotelier.server.http.app import make_app
from hotelier.server.settings import Settings


def schemas() -> dict[str, Any]:
    """Messages from clients, messages to clients, and the OpenAPI document."""
    return {
        "said": messages.schema(),
        "told": told.schema(),
        "routes": make_app(Settings()).openapi(),
    }


if __name__ == "__main__":
    print(json.dumps(schemas(), indent=1, sort_keys=True))
