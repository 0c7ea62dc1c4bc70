"""OpenSpiel: our games under its contract, `python_hotel_koenig` and `python_grand_austria_hotel`.

Importing this module registers them. Parameters: `players`, `options` (names and values of the
game's own options, `name:value;name:value`), `reward` (`rank` or `score`), `chance`:

- `explicit`: chance is a player whose outcomes are listed with their odds; dice fall one by one;
- `sampled`: a chance node has one outcome, behind which the game draws by itself; `seed` fixes
  what the games of one loaded game draw, one after another.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from hotelier.env.chance import FACES, chance_table, dice_in, rolled
from hotelier.env.layout import MOST
from hotelier.env.play import Setting, find_game
from hotelier.env.private import private_text
from hotelier.env.rewards import reward_of
from hotelier.games import game_of
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import CHANCE, OVER, Decision, legal, outcomes, play, sample, to_move
from hotelier.kernel.notation import write

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
LONGEST: Final = {"hotel-koenig": 2000, "grand-austria-hotel": 4000}
"""By game: more decisions than any game takes."""
RECALLED: Final = 500
"""How many of the last decisions the tensor of an information state holds."""
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2, "options": "", "reward": "rank", "chance": EXPLICIT, "seed": 0,
}  # fmt: skip


def game_type(name: str, title: str, seats: range, chance: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
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
    """Options as they stand in a parameter.

    >>> read_options("aw.modules:12;edition:classic")
    {'aw.modules': '12', 'edition': 'classic'}
    """
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip() for name, _, value in pairs}


class HotelGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games with chosen options."""

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
        """Gives each sampled game a seed of its own."""
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
        """The start of a game."""
        return HotelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HotelObserver:
        """Something that writes observations of states."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HotelObserver(self.setting, wanted, params)


class KoenigGame(HotelGame):
    """Hotel-König."""

    name = "hotel-koenig"


class AustriaGame(HotelGame):
    """Grand Austria Hotel, with or without modules of Alles Walzer!"""

    name = "grand-austria-hotel"


class Position:
    """All that belongs to a state: OpenSpiel copies it whole when it clones one."""

    __slots__ = ("faces", "recalled", "rng", "said", "state")

    def __init__(self, state: Any, rng: Random | None) -> None:
        self.state = state
        self.rng = rng
        """What a sampled game draws from."""
        self.faces: tuple[int, ...] = ()
        """The dice of a roll that have fallen already."""
        self.said = ""
        """What all have seen happen, line by line."""
        self.recalled: tuple[tuple[int, int], ...] = ()
        """The last decisions: seat and number, -1 where it was secret."""

    def copy(self) -> Position:
        """An independent copy."""
        rng = None
        if self.rng is not None:
            rng = Random()
            rng.setstate(self.rng.getstate())
        twin = Position(self.state.copy(), rng)
        twin.faces, twin.said, twin.recalled = self.faces, self.said, self.recalled
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are kept as positions are written: rules hold functions, which cannot be."""
        state = self.state
        game = game_of(state)
        written = game.codec.encode_state(state)
        head = (game.name, state.seats, dict(state.options.chosen), written)
        return read_position, (*head, self.rng, self.faces, self.said, self.recalled)


def read_position(
    name: str, seats: int, options: dict[str, Any], written: dict[str, Any], *others: Any
) -> Position:
    """What `Position.__reduce__` wrote."""
    game = find_game(name)
    state = game.state(seats, options)
    game.codec.decode_state(written, state)
    found = Position(state, others[0])
    found.faces, found.said, found.recalled = others[1:]
    return found


class HotelState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: HotelGame) -> None:
        super().__init__(game)
        setting = game.setting
        start = setting.game.setup(setting.seats, setting.options)
        self.at = Position(start, Random(game.seeds.random()) if game.sampled else None)

    @property
    def of(self) -> HotelGame:
        """The game of this state."""
        found: HotelGame = self.get_game()
        return found

    def current_player(self) -> int:
        """The seat to move, or chance, or the mark of a finished game."""
        seat = to_move(self.at.state)
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != to_move(self.at.state):
            return []
        return sorted(self.of.setting.table.indices(legal(self.at.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its odds; a sampled game has one, which stands for all."""
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
        elif at.rng is not None:
            self.happen(sample(at.state, at.rng))
        else:
            self.draw(number)

    def decide(self, number: int) -> None:
        """A seat plays the action with this number."""
        at = self.at
        action = self.of.setting.table[number]
        seat = at.state.stack[-1].seat
        secret = at.state.stack[-1].audience(at.state, action) is not None
        at.said += f"{seat} {write(action, secret)}\n"
        at.recalled = (*at.recalled[-RECALLED + 1 :], (seat, -1 if secret else number))
        play(at.state, action)

    def draw(self, number: int) -> None:
        """The outcome with this number comes up, or one more die falls."""
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
        """Chance has spoken."""
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
        """Whether the game is over."""
        return not self.at.state.stack

    def returns(self) -> list[float]:
        """What the game is worth to each player."""
        if self.at.state.stack:
            return [0.0] * self.of.setting.seats
        return self.of.reward(self.of.setting.game.outcome(self.at.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> HotelState:
        """A state that looks the same to a player, with hidden cards dealt anew."""
        game = self.of.setting.game
        twin: HotelState = self.clone()
        seed = sampler() if callable(sampler) else sampler
        twin.at.state = game.imagine(game.redact(self.at.state, player), Random(str(seed)))
        if twin.at.rng is not None:
            twin.at.rng.seed(str(seed))
        return twin

    def __str__(self) -> str:
        return f"{self.at.said}{''.join(f'die {face + 1} ' for face in self.at.faces)}"


class HotelObserver:
    """Writes what a player sees: numbers and text, with or without what happened before."""

    def __init__(self, setting: Setting, wanted: Any, params: object) -> None:
        if params:
            raise Unreadable("bad-option-value", name="params", value=params, choices=["none"])
        self.setting: Final = setting
        self.encoder: Final = setting.encoder()
        self.recall: Final = bool(wanted.perfect_recall)
        self.private: Final = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public: Final = bool(wanted.public_info)
        layout = setting.layout
        size = layout.size + (2 * RECALLED if self.recall else 0)
        self.tensor: Final = np.zeros(size, np.float32)
        self.dict: Final[dict[str, Any]] = {}
        for field in layout:
            start = layout.offsets[field.name]
            self.dict[field.name] = self.tensor[start : start + field.size].reshape(field.shape)
        if self.recall:
            self.dict["decisions"] = self.tensor[layout.size :].reshape(RECALLED, 2)

    def seen(self, state: HotelState, player: int) -> Any:
        """The position as far as it is wanted: without private cards, as a stranger sees it."""
        position = state.at.state
        if not self.private:
            game = self.setting.game
            position = game.redact(position, None)
        return position

    def set_from(self, state: HotelState, player: int) -> None:
        """Write the numbers of a state, as a player sees it, into `tensor`."""
        size = self.setting.layout.size
        packed = self.encoder.encode(self.seen(state, player), player)
        self.tensor[:size] = np.frombuffer(packed, np.int32)
        if self.recall:
            seats = self.setting.seats
            decisions = self.dict["decisions"]
            decisions.fill(0)
            for row, (seat, number) in enumerate(state.at.recalled):
                decisions[row] = ((seat - player) % seats + 1, number + 1)

    def string_from(self, state: HotelState, player: int) -> str:
        """A state as a player sees it, as text."""
        parts = [str(player)] if self.private else []
        if self.recall and self.public:
            parts.append(str(state))
        if self.private:
            parts.append(private_text(state.at.state, player))
        if not self.recall and self.public:
            self.set_from(state, player)
            parts += [f"{name} {shown.ravel().astype(int).tolist()}"
                      for name, shown in self.dict.items()]  # fmt: skip
        return "\n".join(parts)


for _game in (KoenigGame, AustriaGame):
    _found = Setting(_game.name, 2, {}).game
    pyspiel.register_game(game_type(_found.name, _found.title, _found.seats, EXPLICIT), _game)

__all__ = ["AustriaGame", "HotelGame", "HotelState", "KoenigGame"]
