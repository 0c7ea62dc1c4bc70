"""Our bot levels as an engine: tables, and the bot at each table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hotelier.bots import BOTS, LEVELS, Bot, Budget, make_bot
from hotelier.bots.thinking import ThinkingBot
from hotelier.engine.host import host_program
from hotelier.engine.messages import POSITION, SCHEMA, Engine, Go, New, Option, Setting, Time
from hotelier.games.grand_austria_hotel import house_game
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import legal
from hotelier.kernel.game import Game
from hotelier.table.positions import check_data, find_game, known_at, options_of
from hotelier.table.writing import written

NAMES: Final = BOTS["hotel-koenig"]
"""Bots have the same names in every game."""
LEVEL: Final = "level"
NODES: Final = "nodes"
MOST_NODES: Final = 100_000_000
PART_OF_TURN: Final = 0.5
"""Maximum fraction of the remaining turn time for one search. New information in the same turn may
need another search."""
PART_OF_CLOCK: Final = 0.04
LEAST_SECONDS: Final = 0.005


@dataclass
class Seated:
    """A seat at a table, with its bot."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    bot: Bot
    nodes: int | None
    """Limit of nodes for a search. None: no limit."""


class Levels:
    """State of the engine: its level and its seats."""

    def __init__(self, level: str, nodes: int = 0) -> None:
        self.level = level
        self.nodes = nodes
        self.tables: dict[str, Seated] = {}

    def about(self) -> Engine:
        """Return our introduction."""
        return Engine(
            SCHEMA, f"Hotelier {self.level}", host_program().version, sorted(BOTS),
            options=[
                Option(LEVEL, "choice", self.level, choices=list(NAMES)),
                Option(NODES, "number", self.nodes, 0, MOST_NODES),
            ],
            wants=[POSITION],
        )  # fmt: skip

    def set(self, name: str, value: Setting) -> None:
        """Set the level or its nodes for future tables. Nodes 0 means the default of the level."""
        if name == LEVEL and value in NAMES:
            self.level = str(value)
        elif name == NODES and type(value) is int and 0 <= value <= MOST_NODES:
            self.nodes = value
        elif name in (LEVEL, NODES):
            takes = ", ".join(NAMES) if name == LEVEL else f"0..{MOST_NODES}"
            raise Unreadable("bad-engine-option", name=name, value=str(value), takes=takes)
        else:
            raise Unreadable("no-engine-option", name=name, options=[LEVEL, NODES])

    def sit_down(self, new: New) -> Seated:
        """Make a bot for a new table."""
        game = house_game(new.house) if new.house else find_game(new.game)
        options = options_of(game, new.rules, new.options)
        check_data(game, new.data)
        seats = game.check_seats(new.seats)
        budget = Budget(nodes=self.nodes) if self.nodes else None
        bot = make_bot(game.name, self.level, new.seed, budget)
        level = LEVELS[game.name].get(self.level)
        nodes = self.nodes or (level.budget.nodes if level else None)
        seated = Seated(game, seats, options, bot, nodes)
        self.tables[new.table] = seated
        return seated

    def leave(self, table: str) -> None:
        """Forget a table."""
        self.tables.pop(table, None)

    def seated_at(self, go: Go) -> Seated:
        """Return the seat for a question. For an unknown table, make one."""
        if go.table in self.tables:
            return self.tables[go.table]
        view = go.view
        game = find_game(view["game"])
        return self.sit_down(
            New(go.table, game.name, game.rules_version, view["seats"], view["seat"],
                view["options"], go.table)
        )  # fmt: skip

    def answer(self, go: Go) -> tuple[str, int]:
        """Return the answer to a question, and its index among the legal actions."""
        seated = self.seated_at(go)
        if go.position is None:
            raise Unreadable("no-engine-position")
        view = known_at(seated.game, seated.seats, seated.options, go.position)
        actions = legal(view)
        if [written(action) for action in actions] != go.view["legal"]:
            raise Unreadable("other-legal-actions")
        if isinstance(seated.bot, ThinkingBot):
            seated.bot.budget = budget_for(seated.nodes, go.time)
        action = seated.bot.choose(view, actions)
        return written(action), actions.index(action)


def budget_for(nodes: int | None, time: Time) -> Budget:
    """Return a budget that fits the time left.

    >>> budget_for(5000, Time(turn_ms=2000))
    Budget(nodes=5000, seconds=1.0)
    """
    limits = []
    if time.turn_ms is not None:
        limits.append(time.turn_ms * PART_OF_TURN)
    if time.clock_ms is not None:
        spare = time.clock_ms * PART_OF_CLOCK + time.increment_ms * PART_OF_TURN
        limits.append(min(spare, time.clock_ms * PART_OF_TURN))
    if not limits:
        return Budget(nodes=nodes)
    return Budget(nodes=nodes, seconds=max(LEAST_SECONDS, min(limits) / 1000))
