"""Inputs shared by several commands: options, positions, house data."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.kernel.game import Game
from hotelier.table.house import read_house_data
from hotelier.table.positions import find_game


def read_options(
    pairs: Iterable[str], preset: str | None = None, game: Game | None = None
) -> dict[str, object]:
    """Read options from `--option NAME=VALUE` and `--preset NAME`. The preset option may have
    another name in a game.

    >>> read_options(["hk.hand_size=7"], "online")
    {'preset': 'online', 'hk.hand_size': '7'}
    """
    name = "preset" if game is None else next(iter(game.presets), "preset")
    chosen: dict[str, object] = {} if preset is None else {name: preset}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Unreadable("not-an-option-pair", text=pair)
        chosen[name.strip()] = value.strip()
    return chosen


def read_position(path: Path) -> Any:
    """Read a position from a JSON file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    except UnicodeDecodeError as error:
        raise BrokenRecord("not-text", path=str(path)) from error
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BrokenRecord("position-not-json", path=str(path), line=error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise BrokenRecord("position-not-json", path=str(path), line=1) from error


def choose_game(name: str, house_data: Path | None) -> Game:
    """Find a game by name. With a house data file, use the figures of that file."""
    game = find_game(name)
    if house_data is None:
        return game
    from hotelier.games.grand_austria_hotel import GAME, house_game

    if game.name != GAME.name:
        raise Unreadable("no-house-data", game=game.name)
    return house_game(read_house_data(house_data))


def house_text(name: str, path: Path) -> str:
    """Check a house data file and return it as JSON text."""
    choose_game(name, path)
    return json.dumps(read_house_data(path), ensure_ascii=False)
