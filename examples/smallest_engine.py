"""The smallest engine that passes `hotelier engine-check`. It plays the first legal action."""

from __future__ import annotations

import json
import sys

ABOUT = {"type": "engine", "schema": 1, "name": "smallest", "version": "1.0",
         "games": ["hotel-koenig", "grand-austria-hotel"]}  # fmt: skip

for line in sys.stdin.buffer:
    try:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = ABOUT
        elif message["type"] == "ping":
            reply = {"type": "pong", "id": message["id"]}
        elif message["type"] == "go":
            action = message["view"]["legal"][0]
            reply = {"type": "answer", "id": message["id"], "action": action}
        elif message["type"] == "quit":
            break
        else:
            continue
    except (ValueError, LookupError, TypeError, RecursionError):
        continue  # not a message: ignore it
    print(json.dumps(reply), flush=True)
