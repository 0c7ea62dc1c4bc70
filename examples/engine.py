"""A bot in a process of its own: `hotelier arena games --bot "python3 examples/engine.py"`.

It speaks the engine protocol (docs/engine-protocol.md). It needs only Python and does not import
hotelier. Put your own idea into `choose`. Every bot can keep the second half as it is.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

Message = dict[str, Any]

ABOUT: Message = {
    "type": "engine",
    "schema": 1,
    "name": "example-py",
    "version": "1.0",
    "author": "Hotelier",
    "games": ["hotel-koenig", "grand-austria-hotel"],
    "options": [
        {"name": "daring", "kind": "number", "default": 10, "low": 0, "high": 100},
    ],
}

LIKED = {
    "hotel-koenig": ["found", "trade", "buy", "lay", "sell", "keep"],
    "grand-austria-hotel": [
        "checkin", "claim", "occupy", "serve", "bring", "take", "prepare", "play", "use",
    ],
}  # fmt: skip
"""Preferred verbs by game, best first."""


def choose(view: Message, rng: random.Random, daring: int) -> int:
    """Return the index of an action in `view["legal"]`, a random one with `daring` percent."""
    legal = view["legal"]
    if rng.randrange(100) < daring:
        return rng.randrange(len(legal))
    verbs = [action.split()[0] for action in legal]
    for liked in LIKED[view["game"]]:
        if liked in verbs:
            return rng.choice([place for place, verb in enumerate(verbs) if verb == liked])
    return rng.randrange(len(legal))


class Bot:
    """The state of the bot: its options, and a random generator for each table."""

    def __init__(self) -> None:
        self.daring = 10
        self.tables: dict[str, random.Random] = {}

    def reply(self, message: Message) -> Message | None:
        """Return the reply to a message, or None if it needs none."""
        kind = message["type"]
        if kind == "hello":
            return ABOUT
        if kind == "ping":
            return {"type": "pong", "id": message["id"]}
        if kind == "go":
            return self.answer(message)
        if kind == "set" and message["name"] == "daring":
            self.daring = int(message["value"])
        elif kind == "new":
            self.tables[message["table"]] = random.Random(message["seed"])
        elif kind == "end":
            self.tables.pop(message["table"], None)
        elif kind not in ("set", "stop", "refused"):
            return {"type": "error", "reason": f"unknown message: {kind}"}
        return None

    def answer(self, go: Message) -> Message:
        """Choose an action. This bot is quick: it can ignore `go["time"]` and `stop`."""
        rng = self.tables.setdefault(go["table"], random.Random(go["table"]))
        index = choose(go["view"], rng, self.daring)
        return {"type": "answer", "id": go["id"], "action": go["view"]["legal"][index]}


def main() -> None:
    """Read messages until `quit` or the end of input. An unreadable line gets an error reply."""
    bot = Bot()
    for line in sys.stdin.buffer:
        try:
            message = dict(json.loads(line))
            if message["type"] == "quit":
                return
            reply = bot.reply(message)
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            reply = {"type": "error", "reason": repr(error)[:200]}
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
