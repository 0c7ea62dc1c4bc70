"""Engine with one fault, chosen by mode: `python misbehaving_engine.py MODE [FILE]`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

MODE = sys.argv[1]
FILE = sys.argv[2] if len(sys.argv) > 2 else ""
SLEEPER = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"]


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def introduce() -> None:
    about: dict[str, Any] = {"type": "engine", "schema": 1, "name": "Naughty", "version": MODE,
                             "games": ["hotel-koenig", "grand-austria-hotel"]}  # fmt: skip
    if MODE == "newer":
        about["schema"] = 2
    if MODE == "nameless":
        del about["name"]
    if MODE == "chess":
        about["games"] = ["chess"]
    if MODE == "bad-default":
        about["options"] = [{"name": "depth", "kind": "number", "default": 9, "high": 5}]
    if MODE == "version":
        with open(FILE, encoding="utf-8") as file:
            about["version"] = file.read()
    if MODE == "mute":
        time.sleep(600)
    say(about)


def answer(go: dict[str, Any]) -> None:
    legal = go["view"]["legal"]
    good = {"type": "answer", "id": go["id"], "index": 0}
    if MODE == "late":
        time.sleep(600)
    elif MODE == "slow":
        time.sleep(0.2)
    elif MODE == "dies":
        sys.exit(3)
    elif MODE == "dies-once" and not os.path.exists(FILE):
        open(FILE, "w").close()
        sys.exit(3)
    elif MODE == "garbage":
        print("e2e4 is best by test", flush=True)
    elif MODE == "long-line":
        print("x" * 10_000_000, flush=True)
    elif MODE == "flood":
        for _ in range(20_000):
            say({"type": "info", "text": "thinking"})
    elif MODE == "illegal":
        good = {"type": "answer", "id": go["id"], "action": "lay 99Z"}
    elif MODE == "index":
        good["index"] = len(legal)
    elif MODE == "empty":
        del good["index"]
    elif MODE == "differs":
        good["action"] = legal[-1]
    elif MODE == "wrong-id":
        good["id"] += 1
    elif MODE == "error":
        good = {"type": "error", "reason": "no idea"}
    elif MODE == "unexpected":
        good = {"type": "pong", "id": 7}
    elif MODE == "chatty":
        say({"type": "info", "id": go["id"], "nodes": 17, "text": "hm"})
    say(good)


def serve() -> None:
    for line in sys.stdin.buffer:
        if MODE == "fragile":
            message = json.loads(line)
        else:
            try:
                message = dict(json.loads(line))
            except (ValueError, TypeError, RecursionError):
                continue
        kind = message.get("type")
        if kind == "hello":
            introduce()
        elif kind == "ping":
            say({"type": "pong", "id": message["id"]})
        elif kind == "go" and "legal" in message.get("view", {}) and "id" in message:
            answer(message)
        elif kind == "quit":
            if MODE == "stays":
                time.sleep(600)
            sys.exit(4 if MODE == "bad-exit" else 0)
        elif kind == "new" and MODE == "tells":
            with open(FILE, "w", encoding="utf-8") as file:
                json.dump(dict(os.environ), file)
        elif kind == "new" and MODE == "parent":
            child = subprocess.Popen(SLEEPER)
            runaway = subprocess.Popen(SLEEPER, start_new_session=True)
            with open(FILE, "w", encoding="utf-8") as file:
                json.dump([os.getpid(), child.pid, runaway.pid], file)
        elif kind == "new" and MODE == "deaf":
            time.sleep(600)


serve()
if MODE == "stays":
    time.sleep(600)
