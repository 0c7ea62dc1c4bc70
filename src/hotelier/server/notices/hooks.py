"""Webhooks: a message in the formats of chat services and programs."""

from __future__ import annotations

import json
from typing import Any, Final

from hotelier.server.notices.wording import Message

JSON, DISCORD, SLACK = "json", "discord", "slack"
STYLES: Final = (JSON, DISCORD, SLACK)


def body_for(style: str, message: Message) -> bytes:
    """The body to post."""
    return json.dumps(shaped(style, message), ensure_ascii=False).encode()


def shaped(style: str, message: Message) -> dict[str, Any]:
    """A message in the format of a service; the title of a table cannot mention or ping users."""
    text = f"{message.text} {message.link}".strip()
    if style == DISCORD:
        return {"content": text, "allowed_mentions": {"parse": []}}
    if style == SLACK:
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {
        "kind": message.kind, "title": message.title, "text": message.text,
        "link": message.link, "table": message.table,
    }  # fmt: skip
