"""The games of a site, one of them perhaps with house data."""

from __future__ import annotations

import json
from pathlib import Path

from hotelier.games import ALL
from hotelier.games.grand_austria_hotel import house_game
from hotelier.kernel.game import Game
from hotelier.table.house import read_house_data


def load_games(house_data: str) -> tuple[dict[str, Game], str]:
    """All games, with the figures of a house data file if there is one, and these as JSON text."""
    games = dict(ALL)
    if not house_data:
        return games, ""
    data = read_house_data(Path(house_data))
    game = house_game(data)
    games[game.name] = game
    return games, json.dumps(data, ensure_ascii=False)
