"""What several commands read from their command line: options and positions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hotelier.kernel.errors import BrokenRecord, Unreadable


def read_options(pairs: Iterable[str], preset: str | None = None) -> dict[str, object]:
    """Options from `--option NAME=VALUE` and `--preset NAME`.

    >>> read_options(["hk.hand_size=7"], "online")
    {'preset': 'online', 'hk.hand_size': '7'}
    """
    chosen: dict[str, object] = {} if preset is None else {"preset": preset}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Unreadable("not-an-option-pair", text=pair)
        chosen[name.strip()] = value.strip()
    return chosen


def read_position(path: Path) -> Any:
    """A position from a JSON file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BrokenRecord("not-text", path=str(path)) from error
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BrokenRecord("position-not-json", path=str(path), line=error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise BrokenRecord("position-not-json", path=str(path), line=1) from error
