"""House data: figures of a different copy of a game, read from a file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hotelier.kernel.errors import Unreadable


def read_house_data(path: Path) -> dict[str, Any]:
    """Read house data from a TOML file. The game checks the figures."""
    text = ""
    try:
        text = path.read_text(encoding="utf-8")
        return tomllib.loads(text)
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("house-not-toml", path=str(path), line=0) from error
    except tomllib.TOMLDecodeError as error:
        said = re.search(r"line (\d+)", str(error))  # otherwise at the end of the document
        line = int(said[1]) if said else len(text.splitlines())
        raise Unreadable("house-not-toml", path=str(path), line=line) from error
