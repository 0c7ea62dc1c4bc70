"""Bots: computer players. `make_bot` seats one; `ask` puts it a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.bots import grand_austria_hotel, hotel_koenig
from hotelier.bots.contract import Bot, Seed, ask
from hotelier.bots.random_bot import RandomBot
from hotelier.games import ALL
from hotelier.kernel.errors import Unreadable

Factory = Callable[[Seed], Bot]

BOTS: Final[dict[str, dict[str, Factory]]] = {name: {RandomBot.name: RandomBot} for name in ALL}
"""Every bot of every game, weakest first."""

BOTS["grand-austria-hotel"][grand_austria_hotel.GreedyBot.name] = grand_austria_hotel.GreedyBot
BOTS["hotel-koenig"][hotel_koenig.GreedyBot.name] = hotel_koenig.GreedyBot


def make_bot(game_name: str, bot_name: str, seed: Seed) -> Bot:
    """A fresh bot; the same seed gives the same player."""
    if game_name not in BOTS:
        raise Unreadable("unknown-game", game=game_name, near="", games=sorted(BOTS))
    bots = BOTS[game_name]
    if bot_name not in bots:
        raise Unreadable("unknown-bot", name=bot_name, game=game_name, bots=list(bots))
    return bots[bot_name](seed)


__all__ = ["BOTS", "Bot", "Factory", "Seed", "ask", "make_bot"]
