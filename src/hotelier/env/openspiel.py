"""OpenSpiel versions of our games: `python_hotel_koenig` and `python_grand_austria_hotel`.

Importing this module registers them. Parameters: `players`, `options` (names and values of the
game's own options, `name:value;name:value`), `reward` (`rank` or `score`), `chance`:

- `explicit`: chance is a player whose outcomes are listed with their odds. Dice are rolled one by
  one.
- `sampled`: a chance node has a single outcome, and the game draws internally. `seed` determines
  the draws of the successive games of one loaded game.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pyspiel

from hotelier.env.chance import FACES, chance_table, dice_in, rolled
from hotelier.env.layout import MOST
from hotelier.env.openspiel_observer import RECALLED, HotelObserver
from hotelier.env.openspiel_position import Position
from hotelier.env.play import Setting
from hotelier.env.rewards import reward_of
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import CHANCE, OVER, Decision, distinct, outcomes, play, sample, to_move
from hotelier.kernel.notation import write

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
LONGEST: Final = {"hotel-koenig": 2000, "grand-austria-hotel": 4000}
"""Upper limit of the number of decisions, by game."""
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2, "options": "", "reward": "rank", "chance": EXPLICIT, "seed": 0,
}  # fmt: skip


def game_type(name: str, title: str, seats: range, chance: str) -> Any:
    """Describe a game to OpenSpiel before it is loaded."""
    kinds = pyspiel.GameType
    modes = kinds.ChanceMode
    return kinds(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
        provides_factored_observation_string=True,
    )


def read_options(text: str) -> dict[str, str]:
    """Parse options from a parameter.

    >>> read_options("aw.modules:12;edition:classic")
    {'aw.modules': '12', 'edition': 'classic'}
    """
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip() for name, _, value in pairs}


class HotelGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with given options."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        chosen = {**DEFAULTS, **given}
        chance = str(chosen["chance"])
        if chance not in (EXPLICIT, SAMPLED):
            raise Unreadable("bad-option-value", name="chance", value=chance,
                             choices=[EXPLICIT, SAMPLED])  # fmt: skip
        options = read_options(str(chosen["options"]))
        self.setting = Setting(self.name, int(chosen["players"]), options)
        game, seats = self.setting.game, self.setting.seats
        self.reward = reward_of(str(chosen["reward"]))
        self.sampled = chance == SAMPLED
        self.seeds = Random(int(chosen["seed"]))
        """Generator of the seeds of sampled games."""
        self.chance = chance_table(game)
        self.encoder = self.setting.encoder()
        most = 1.0 if chosen["reward"] == "rank" else float(MOST)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.table),
            max_chance_outcomes=1 if self.sampled else self.chance.size,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST[self.name],
        )
        super().__init__(game_type(game.name, game.title, game.seats, chance), info, given)

    def new_initial_state(self) -> HotelState:
        """Return the initial state of a game."""
        return HotelState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_game, (str(self), self.seeds.getstate())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HotelObserver:
        """Return an observer of states."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HotelObserver(self.setting, wanted, params)


def read_game(name: str, seeds: Any) -> HotelGame:
    """Restore a pickled `HotelGame`, including the seeds of its next games."""
    found: HotelGame = pyspiel.load_game(name)
    found.seeds.setstate(seeds)
    return found


def read_state(game: HotelGame, written: str) -> HotelState:
    """Restore a pickled `HotelState`."""
    found: HotelState = game.deserialize_state(written)
    return found


class KoenigGame(HotelGame):
    """Hotel-König."""

    name = "hotel-koenig"


class AustriaGame(HotelGame):
    """Grand Austria Hotel, with or without modules of Alles Walzer!"""

    name = "grand-austria-hotel"


class HotelState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: HotelGame) -> None:
        super().__init__(game)
        setting = game.setting
        start = setting.game.setup(setting.seats, setting.options)
        self.at = Position(start, game.seeds if game.sampled else None)

    @property
    def of(self) -> HotelGame:
        """Game of this state."""
        found: HotelGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Return the seat to move, or the id of chance or of a finished game."""
        seat = to_move(self.at.state)
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != to_move(self.at.state):
            return []
        return sorted(self.of.setting.table.indices(distinct(self.at.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome with its probability. A sampled game has a single outcome."""
        game = self.of
        if game.sampled:
            return [(0, 1.0)]
        if dice_in(self.at.state.stack[-1]):
            return [(face, 1 / FACES) for face in range(FACES)]
        listed = outcomes(self.at.state)
        assert listed is not None
        return sorted((game.chance.numbers[outcome], odds) for outcome, odds in listed)

    def _apply_action(self, number: int) -> None:
        at = self.at
        if isinstance(at.state.stack[-1], Decision):
            self.decide(number)
            return
        luck = at.take_seed()
        if luck is None:
            self.draw(number)
        else:
            self.happen(sample(at.state, luck))

    def decide(self, number: int) -> None:
        """Play the action with this number."""
        at = self.at
        action = self.of.setting.table[number]
        seat = at.state.stack[-1].seat
        secret = at.state.stack[-1].audience(at.state, action) is not None
        at.said += f"{seat} {write(action, secret)}\n"
        at.recalled = (*at.recalled[-RECALLED + 1 :], (seat, -1 if secret else number))
        play(at.state, action)

    def draw(self, number: int) -> None:
        """Play the outcome with this number, or add one die to the roll."""
        at = self.at
        frame = at.state.stack[-1]
        dice = dice_in(frame)
        if not dice:
            self.happen(self.of.chance[number])
            return
        at.faces = (*at.faces, number)
        if len(at.faces) == dice:
            faces, at.faces = at.faces, ()
            self.happen(rolled(frame, faces))

    def happen(self, outcome: Any) -> None:
        """Play a chance outcome and record it."""
        at = self.at
        secret = at.state.stack[-1].audience(at.state, outcome) is not None
        at.said += f"{write(outcome, secret)}\n"
        play(at.state, outcome)

    def _action_to_string(self, player: int, number: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.of.setting.table[number])
        if self.of.sampled:
            return "?"
        return f"die {number + 1}" if number < FACES else str(self.of.chance[number])

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return not self.at.state.stack

    def returns(self) -> list[float]:
        """Return the reward of each player."""
        if self.at.state.stack:
            return [0.0] * self.of.setting.seats
        return self.of.reward(self.of.setting.game.outcome(self.at.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> HotelState:
        """Return a state with the same view for a player and hidden cards dealt anew."""
        game = self.of.setting.game
        twin: HotelState = self.clone()
        seed = sampler() if callable(sampler) else sampler
        twin.at.state = game.imagine(game.redact(self.at.state, player), Random(str(seed)))
        # A stack contains no secrets. Views drop hints, which would change the legal actions.
        twin.at.state.stack = list(self.at.state.stack)
        if twin.at.luck is not None:
            twin.at.luck.seed(str(seed))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling. OpenSpiel's own serialization does not support sampled games."""
        return read_state, (self.of, self.serialize())

    def __str__(self) -> str:
        return f"{self.at.said}{''.join(f'die {face + 1} ' for face in self.at.faces)}"


for _game in (KoenigGame, AustriaGame):
    _found = Setting(_game.name, 2, {}).game
    pyspiel.register_game(game_type(_found.name, _found.title, _found.seats, EXPLICIT), _game)

__all__ = ["AustriaGame", "HotelGame", "HotelState", "KoenigGame"]
