"""The games of a site; one of them perhaps with figures of somebody's own copy."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from hotelier.games import ALL
from hotelier.games.grand_austria_hotel import house_game
from hotelier.kernel.game import Game
from hotelier.server.errors import Refused


def load_games(house_data: str) -> tuple[dict[str, Game], str]:
    """Every game, with somebody's own figures if a file names them; and those as JSON text."""
    games = dict(ALL)
    if not house_data:
        return games, ""
    try:
        data = tomllib.loads(Path(house_data).read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused("no-such-file", path=house_data, why=error.strerror or "") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused("house-not-toml", path=house_data, why=str(error)) from error
    game = house_game(data)
    games[game.name] = game
    return games, json.dumps(data, ensure_ascii=False)
