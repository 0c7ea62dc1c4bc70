"""Webhooks: the same message in the forms that chat services and programs expect."""

from __future__ import annotations

import json
from typing import Any, Final

from hotelier.server.notices.wording import Message

JSON, DISCORD, SLACK = "json", "discord", "slack"
STYLES: Final = (JSON, DISCORD, SLACK)


def body_for(style: str, message: Message) -> bytes:
    """What is posted."""
    return json.dumps(shaped(style, message), ensure_ascii=False).encode()


def shaped(style: str, message: Message) -> dict[str, Any]:
    """A message as a service wants it; nobody is mentioned or pinged by what a table is called."""
    text = f"{message.text} {message.link}".strip()
    if style == DISCORD:
        return {"content": text, "allowed_mentions": {"parse": []}}
    if style == SLACK:
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {
        "kind": message.kind, "title": message.title, "text": message.text,
        "link": message.link, "table": message.table,
    }  # fmt: skip
