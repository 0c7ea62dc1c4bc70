"""Bots: computer players.

`make_bot` creates a bot. `ask` asks it for an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.bots import grand_austria_hotel, hotel_koenig
from hotelier.bots.budget import parse_budget
from hotelier.bots.contract import GREEDY, Bot, Budget, Seed, ask
from hotelier.bots.levels import LEVEL_NAMES, LEVELS
from hotelier.bots.random_bot import RANDOM, RandomBot
from hotelier.games import ALL
from hotelier.kernel.errors import Unreadable

Factory = Callable[[Seed], Bot]

PLAIN: Final[dict[str, dict[str, Factory]]] = {
    "grand-austria-hotel": {RANDOM: RandomBot, GREEDY: grand_austria_hotel.GreedyBot},
    "hotel-koenig": {RANDOM: RandomBot, GREEDY: hotel_koenig.GreedyBot},
}
"""Bots that take no budget. They serve as baselines."""

BOTS: Final[dict[str, tuple[str, ...]]] = {name: (*LEVEL_NAMES, *PLAIN[name]) for name in ALL}
"""Names of all bots of each game: the levels, weakest first, then the baselines."""

AT: Final = "@"
"""Separator between the name of a bot and its budget: `director@200ms`, `concierge@5000`."""


def make_bot(game_name: str, bot_name: str, seed: Seed, budget: Budget | None = None) -> Bot:
    """Create a bot. Equal seeds create bots that play alike.

    A budget in the name (`director@200ms`) overrides `budget`. Without either, a level uses the
    budget of its own data.
    """
    if game_name not in BOTS:
        raise Unreadable("unknown-game", game=game_name, near="", games=sorted(BOTS))
    name, at, text = bot_name.partition(AT)
    if name not in BOTS[game_name]:
        raise Unreadable("unknown-bot", name=name, game=game_name, bots=list(BOTS[game_name]))
    allowed = parse_budget(text) if at else budget
    if name in PLAIN[game_name]:
        return PLAIN[game_name][name](seed)
    level = LEVELS[game_name][name]
    return level.player(bot_name, seed, allowed or level.budget)


__all__ = [
    "BOTS",
    "LEVELS",
    "LEVEL_NAMES",
    "Bot",
    "Budget",
    "Factory",
    "Seed",
    "ask",
    "make_bot",
    "parse_budget",
]
