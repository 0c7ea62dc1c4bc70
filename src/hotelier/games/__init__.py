"""The games. Each is a folder of tables and small functions behind one `Game`."""

from __future__ import annotations

from typing import Any, Final

from hotelier.games import grand_austria_hotel, hotel_koenig
from hotelier.games.grand_austria_hotel.state import State as AustriaState
from hotelier.games.hotel_koenig.state import State as KoenigState
from hotelier.kernel.game import Game

ALL: Final[dict[str, Game]] = {
    game.name: game for game in (grand_austria_hotel.GAME, hotel_koenig.GAME)
}

_BY_STATE: Final[dict[type, Game]] = {
    AustriaState: grand_austria_hotel.GAME,
    KoenigState: hotel_koenig.GAME,
}


def game_of(state: Any) -> Game:
    """The game that a bare state belongs to."""
    return _BY_STATE[type(state)]
