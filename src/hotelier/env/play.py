"""A game as numbers: the state, the legal actions as a mask, and the view of each seat.

All environments are thin wrappers around this module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from hotelier.env.austria_view import AustriaEncoder
from hotelier.env.encoding import Encoder
from hotelier.env.koenig_view import KoenigEncoder
from hotelier.env.layout import Layout, Vector
from hotelier.env.past import Past
from hotelier.env.tables import ActionTable, action_table
from hotelier.games import ALL
from hotelier.kernel.errors import IllegalAction, Unreadable
from hotelier.kernel.frames import OVER, Decision, Task, refusal
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
    """Constants of a series of games: options, seats, actions, layout."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, object]) -> None:
        self.game: Final = find_game(game)
        self.seats: Final = self.game.check_seats(DEFAULT_SEATS if seats is None else seats)
        self.options: Final[dict[str, Value]] = self.game.choose_options(options)
        self.table: Final[ActionTable] = action_table(self.game, self.options)
        self.layout: Final[Layout] = self.encoder().layout

    def __deepcopy__(self, memo: object) -> Setting:
        return self  # immutable

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        known = game.name if ALL[game.name] is game else game
        return Setting, (known, self.seats, self.options)

    def encoder(self) -> Encoder:
        """Create an encoder. Each has a cache of its own."""
        rules = self.game.state(self.seats, self.options).options
        found: Encoder = _ENCODERS[self.game.name](self.game, self.seats, rules)
        return found


def find_game(game: str | Game) -> Game:
    """Find a game by its name, with hyphens or underscores."""
    if isinstance(game, Game):
        return game
    name = game.replace("_", "-")
    if name not in ALL:
        raise Unreadable("unknown-game", game=game, near="", games=sorted(ALL))
    return ALL[name]


class Play:
    """One game of a setting, at a decision or at its end. Chance is drawn from the seed."""

    def __init__(self, setting: Setting, seed: int | None = None) -> None:
        self.setting: Final = setting
        self.table: Final = setting.table
        self.actions: Final = setting.table.actions
        self.size: Final = len(self.actions)
        self.number_of: Final = setting.table.shared.__getitem__
        self.encoder: Final = setting.encoder()
        self.rng: Final = Random(seed)
        self.no_mask: Final[Mask] = np.zeros(len(self.table), np.int8)
        """Mask of a seat that is not asked."""
        self.no_mask.setflags(write=False)  # all callers share it
        self.state: Any
        self.past: Past
        self.note: Callable[[Any], None]
        """Appends an action or outcome to the history of this game."""
        self.seat: int
        """Seat that is asked, or OVER."""
        self.numbers: list[int]
        """Numbers of the legal actions."""
        self.mask: Mask
        self.restart()

    def restart(self, seed: int | None = None) -> None:
        """Start a new game. Without a seed, the generator continues."""
        if seed is not None:
            self.rng.seed(seed)
        self.take_up(self.setting.game.setup(self.setting.seats, self.setting.options))

    def take_up(self, state: Any) -> None:
        """Continue from a position. The game takes ownership of it."""
        self.state = state
        self.past = Past(state)
        self.note = self.past.actions.append
        self.go_on()

    def go_on(self) -> None:
        """Run tasks and chance until a seat is asked, and list its actions."""
        state = self.state
        stack = state.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Decision):
                self.seat = top.seat
                legal = top.distinct(state)
                try:
                    numbers = list(map(self.number_of, map(id, legal)))
                except KeyError:  # one of the actions is a new object
                    numbers = self.table.indices(legal)
                self.numbers = numbers
                marks = bytearray(self.size)
                for number in numbers:
                    marks[number] = 1
                self.mask = frombuffer(marks, INT8)
                return
            if isinstance(top, Task):
                stack.pop()
                top.run(state)
            else:
                outcome = top.sample(state, self.rng)
                self.note(outcome)
                stack.pop().apply(state, outcome)
        self.seat = OVER
        self.numbers, self.mask = [], self.no_mask

    def act(self, number: Any) -> None:
        """Play the legal action with this number."""
        number = int(number)
        if number not in self.numbers:
            raise self.refuse(number)
        self.carry_out(self.actions[number])

    def carry_out(self, action: Any) -> None:
        """Play a legal action, even one that is not in the distinct list, such as a bot's."""
        self.note(action)
        state = self.state
        state.stack.pop().apply(state, action)
        self.go_on()

    def refuse(self, number: int) -> Exception:
        """Return the exception that explains why the action with this number cannot be played."""
        if not 0 <= number < self.size:
            return Unreadable("no-such-number", value=number, most=self.size - 1)
        action = self.actions[number]
        return refusal(self.state, action) or IllegalAction("game-over", text=str(action))

    def observe(self, seat: int) -> Vector:
        """Return the observation of a seat as a flat vector."""
        return np.frombuffer(self.encoder.encode(self.state, seat), np.int32)

    def __deepcopy__(self, memo: object) -> Play:
        return read_play(self.setting, self.rng.getstate(), self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position in its encoded form, because rules contain functions."""
        written = self.setting.game.codec.encode_state(self.state)
        return read_play, (self.setting, self.rng.getstate(), written)


def read_play(setting: Setting, luck: Any, position: Any) -> Play:
    """Create a game with the given random state, from a state or its encoded form."""
    found = Play(setting)
    if isinstance(position, dict):
        state = setting.game.state(setting.seats, setting.options)
        setting.game.codec.decode_state(position, state)
        position = state
    found.take_up(position)
    found.rng.setstate(luck)
    return found
