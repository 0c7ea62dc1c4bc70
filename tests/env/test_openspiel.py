"""OpenSpiel's own checks of our games, and its bots at play."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import hotelier.env.openspiel  # noqa: F401  # registers the games
from hotelier.env.chance import chance_table, dice_in
from hotelier.games import ALL
from hotelier.games.grand_austria_hotel.rounds import RollDice
from tests.env.choices import AUSTRIA

KOENIG_2 = "python_hotel_koenig"
AUSTRIA_2 = "python_grand_austria_hotel"
GAMES = [
    KOENIG_2,
    "python_hotel_koenig(players=4,options=preset:online,reward=score)",
    AUSTRIA_2,
    "python_grand_austria_hotel(players=3,options=aw.modules:12345)",
]
SAMPLED = ["python_hotel_koenig(chance=sampled)", "python_grand_austria_hotel(chance=sampled)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str) -> None:
    """Its simulation: legal actions, odds, clones, undo-free histories, strings and tensors."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_random_games_with_sampled_chance(name: str) -> None:
    """Its simulation without keeping game and state together, for which it would ask the luck of
    the game from C++: see `test_sampled_states_are_kept_with_their_luck`."""
    game = pyspiel.load_game(name)
    modes = pyspiel.GameType.ChanceMode
    assert game.get_type().chance_mode == modes.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_sampled_games_differ_and_can_be_repeated() -> None:
    """Each game of a loaded game has luck of its own; the same seed gives the same games."""
    said = []
    for _ in range(2):
        game = pyspiel.load_game("python_hotel_koenig(chance=sampled,seed=5)")
        said.append([str(advance(game, 6)) for _ in range(2)])
    assert said[0] == said[1]
    assert said[0][0] != said[0][1]


def advance(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many random decisions, at a decision."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choice(numbers, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def finish(state: Any, seed: int) -> Any:
    """The state after a random game."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(0 if chance else rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [KOENIG_2, AUSTRIA_2])
def test_information_states_hide_what_is_secret(name: str) -> None:
    """A world dealt anew looks the same to the player, and differs for the others."""
    game = pyspiel.load_game(name)
    state = advance(game, 30)
    me = state.current_player()
    worlds = [state.resample_from_infostate(me, lambda n=n: n / 7) for n in range(6)]
    for world in worlds:
        assert world.information_state_string(me) == state.information_state_string(me)
        assert world.observation_string(me) == state.observation_string(me)
        assert world.information_state_tensor(me) == state.information_state_tensor(me)
        assert world.observation_tensor(me) == state.observation_tensor(me)
        assert world.legal_actions() == state.legal_actions()
    assert len({world.information_state_string(1 - me) for world in worlds}) > 1
    assert len({tuple(world.observation_tensor(1 - me)) for world in worlds}) > 1


@pytest.mark.parametrize("name", [KOENIG_2, AUSTRIA_2])
def test_states_are_kept_and_read_again(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advance(game, 25)
    written = pyspiel.serialize_game_and_state(game, state)
    for again in (
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(written)[1],
    ):
        assert again.at.state == state.at.state
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", SAMPLED)
def test_sampled_states_are_kept_with_their_luck(name: str) -> None:
    """A restored state goes on in the same way, and so do the next games of the loaded game."""
    game = pyspiel.load_game(name)
    state = advance(game, 25)
    again = pickle.loads(pickle.dumps(state))
    other = game.deserialize_state(state.serialize())
    ends = [str(finish(each, 3)) for each in (state.clone(), again, other)]
    assert ends[0] == ends[1] == ends[2]
    assert str(advance(again.get_game(), 25)) == str(advance(game, 25))
    with pytest.raises(pyspiel.SpielError, match="GetRNGState"):
        pyspiel.serialize_game_and_state(game, state)  # its C++ asks, and Python cannot answer


def test_clones_do_not_change_the_luck_of_later_games() -> None:
    said = []
    for clones in (0, 3):
        game = pyspiel.load_game("python_hotel_koenig(chance=sampled,seed=5)")
        state = advance(game, 3)
        for _ in range(clones):
            state.clone()
        said.append(str(advance(game, 3)))
    assert said[0] == said[1]
    fresh = pyspiel.load_game(SAMPLED[0]).new_initial_state()
    assert str(finish(fresh.clone(), 2)) == str(finish(fresh, 2))


@pytest.mark.parametrize("name", [KOENIG_2, SAMPLED[0], AUSTRIA_2, SAMPLED[1]])
@pytest.mark.parametrize("search", ["mcts", "ismcts", "mcts in C++"])
def test_its_bots_play(name: str, search: str) -> None:
    """Several decisions one after another, near the end, where a search sees what comes of them.

    Of its bots in C++, IS-MCTS cannot play any Python game: it does not ask them for other worlds.
    And their `step` lets go of Python's lock before it calls Python, which no Python game survives.
    """
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = bot_of(search, game, rng)
    state = advance(game, 200 if "koenig" in name else 90)
    asked = 0
    while asked < 4 and not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(numbers, p=odds))
            continue
        legal = state.legal_actions()
        chosen = bot.step_with_policy(state)[1] if len(legal) > 1 else legal[0]
        asked += len(legal) > 1
        assert chosen in legal
        state.apply_action(chosen)
    assert asked == 4


def bot_of(search: str, game: Any, rng: Any) -> Any:
    """One of OpenSpiel's searching bots, who thinks for a moment."""
    if search == "mcts in C++":
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        return pyspiel.MCTSBot(game, rollouts, 1.4, 4, 100, False, 1, False)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        return mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=rng)


def test_dice_fall_one_by_one() -> None:
    """The odds of a roll are those of its dice; each die has six faces."""
    game = pyspiel.load_game(AUSTRIA_2)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while not isinstance(state.at.state.stack[-1], RollDice):
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(numbers, p=odds))
        else:
            state.apply_action(state.legal_actions()[0])
    count = dice_in(state.at.state.stack[-1])
    for die in range(count):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 6
        state.apply_action(die % 6)
    assert state.at.state.dice == [
        sum(die % 6 == face for die in range(count)) for face in range(6)
    ]


def test_outcomes_have_numbers_of_their_own() -> None:
    for game in ALL.values():
        table = chance_table(game)
        assert len({str(outcome) for outcome in table.outcomes}) == len(table.outcomes)
        assert [table[number] for number in table.numbers.values()] == list(table.outcomes)


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="chance"):
        pyspiel.load_game("python_hotel_koenig(chance=none)")
    with pytest.raises(ValueError, match="modul"):
        pyspiel.load_game(f"python_{AUSTRIA.replace('-', '_')}(options=modul:1)")
