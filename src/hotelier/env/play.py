"""A game in numbers: the state, the legal actions as a mask, and what each seat sees.

All environments are thin coats around this.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hotelier.env.austria_view import AustriaEncoder
from hotelier.env.encoding import Encoder
from hotelier.env.koenig_view import KoenigEncoder
from hotelier.env.layout import Layout, Vector
from hotelier.env.tables import ActionTable, action_table
from hotelier.games import ALL
from hotelier.kernel.errors import IllegalAction, Unreadable
from hotelier.kernel.frames import OVER, Action, Decision, play, refusal, settle
from hotelier.kernel.game import Game
from hotelier.kernel.options import Value

Mask = NDArray[np.int8]
INT8: Final = np.dtype(np.int8)
_ENCODERS: Final[dict[str, Any]] = {
    "hotel-koenig": KoenigEncoder,
    "grand-austria-hotel": AustriaEncoder,
}
DEFAULT_SEATS: Final = 4


class Setting:
    """What does not change from game to game: options, seats, actions, layout."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, object]) -> None:
        self.game: Final = find_game(game)
        self.seats: Final = self.game.check_seats(DEFAULT_SEATS if seats is None else seats)
        self.options: Final[dict[str, Value]] = self.game.choose_options(options)
        self.table: Final[ActionTable] = action_table(self.game, self.options)
        self.layout: Final[Layout] = self.encoder().layout

    def encoder(self) -> Encoder:
        """A fresh encoder: each remembers what it packed last."""
        rules = self.game.state(self.seats, self.options).options
        found: Encoder = _ENCODERS[self.game.name](self.game, self.seats, rules)
        return found


def find_game(game: str | Game) -> Game:
    """A game by its name, with hyphens or underscores."""
    if isinstance(game, Game):
        return game
    name = game.replace("_", "-")
    if name not in ALL:
        raise Unreadable("unknown-game", game=game, near="", games=sorted(ALL))
    return ALL[name]


class Play:
    """One game of a setting, at a decision or at its end; chance plays itself from the seed."""

    def __init__(self, setting: Setting, seed: int | None = None) -> None:
        self.setting: Final = setting
        self.table: Final = setting.table
        self.size: Final = len(setting.table)
        self.shared: Final = setting.table.shared
        self.encoder: Final = setting.encoder()
        self.rng: Final = Random(seed)
        self.no_mask: Final[Mask] = np.zeros(len(self.table), np.int8)
        """The mask of a seat that is not asked."""
        self.no_mask.setflags(write=False)  # it is handed out again and again
        self.state: Any
        self.seat: int
        """The seat that is asked, or OVER."""
        self.legal: list[Action]
        self.numbers: list[int]
        """The numbers of the legal actions."""
        self.mask: Mask
        self.restart()

    def restart(self, seed: int | None = None) -> None:
        """A new game. Without a seed the old generator goes on."""
        if seed is not None:
            self.rng.seed(seed)
        self.state = self.setting.game.setup(self.setting.seats, self.setting.options)
        self.go_on()

    def go_on(self) -> None:
        """Play chance until a seat is asked, and list its actions."""
        state = self.state
        stack = state.stack
        shared = self.shared
        while stack:
            top = stack[-1]
            if isinstance(top, Decision):
                self.seat = top.seat
                self.legal = legal = top.legal(state)
                try:
                    numbers = [shared[id(action)] for action in legal]
                except KeyError:  # one of them was made on the spot
                    numbers = self.table.indices(legal)
                self.numbers = numbers
                marks = bytearray(self.size)
                for number in numbers:
                    marks[number] = 1
                self.mask = np.frombuffer(marks, INT8)
                return
            play(state, top.sample(state, self.rng))
        self.seat = OVER
        self.legal, self.numbers, self.mask = [], [], self.no_mask

    def act(self, number: Any) -> None:
        """Play the legal action with this number."""
        try:
            action = self.legal[self.numbers.index(int(number))]
        except ValueError:
            raise self.refuse(number) from None
        state = self.state
        state.stack.pop().apply(state, action)
        settle(state)
        self.go_on()

    def refuse(self, number: Any) -> Exception:
        """Why the action with this number cannot be played."""
        if not 0 <= number < len(self.table):
            return Unreadable("no-such-number", value=int(number), most=len(self.table) - 1)
        action = self.table[int(number)]
        return refusal(self.state, action) or IllegalAction("game-over", text=str(action))

    def observe(self, seat: int) -> Vector:
        """What a seat sees, as a flat vector."""
        return np.frombuffer(self.encoder.encode(self.state, seat), np.int32)
