"""Every bot of every game: legal by any rules, the same for the same seed, blind to secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.bots import BOTS, LEVEL_NAMES, Bot, ask, make_bot
from hotelier.kernel.errors import Unreadable
from tests.covering import pairs
from tests.rounds import SHARE

THOUGHT = {bot: f"{bot}@{40 if bot == 'director' else 80}" for bot in LEVEL_NAMES}
"""Levels with little time to think: what holds for few nodes holds for many."""
EVERY_BOT = [(game, THOUGHT.get(bot, bot)) for game, bots in BOTS.items() for bot in bots]
LEVEL_STEP = 7 * SHARE
"""Of so many sets of rules, the levels play one."""
every_bot = pytest.mark.parametrize(("game", "bot"), EVERY_BOT)


def rule_sets(game: ht.Game) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options such that every value, and every two values, occur somewhere."""
    free = {option.name: option.choices for option in game.options}
    rows = pairs({"seats": tuple(game.seats), **free})
    return [(int(row.pop("seats")), row) for row in rows]


def play_out(game: ht.Game, seats: int, options: dict[str, Any], bots: list[Bot]) -> list[str]:
    """Play a game with these bots, checking each answer; what they did."""
    state = game.setup(seats, game.choose_options(options))
    rng = Random(7)
    done = []
    while (seat := ht.to_move(state)) != ht.OVER:
        if seat == ht.CHANCE:
            ht.play(state, ht.sample(state, rng))
            continue
        before = state.copy()
        action = ask(bots[seat], state)
        assert state == before, "a bot changed the game by thinking"
        assert action in ht.legal(state)
        ht.play(state, action)
        done.append(str(action))
    return done


@every_bot
def test_legal_under_all_rules(game: str, bot: str) -> None:
    kind = ht.GAMES[game]
    step = LEVEL_STEP if "@" in bot else SHARE
    for number, (seats, options) in enumerate(rule_sets(kind)[::step]):
        bots = [make_bot(game, "random", f"{number}/{seat}") for seat in range(seats)]
        bots[number % seats] = make_bot(game, bot, number)
        assert len(play_out(kind, seats, options, bots)) > seats


@every_bot
def test_the_same_seed_gives_the_same_play(game: str, bot: str) -> None:
    kind = ht.GAMES[game]
    games = [
        play_out(kind, kind.seats[0], {}, [make_bot(game, bot, seed) for _ in kind.seats])
        for seed in ((1, "1") if "@" in bot else (1, 1, "1"))
    ]
    assert all(other == games[0] for other in games[1:])


def test_another_seed_gives_other_random_play() -> None:
    kind = ht.GAMES["hotel-koenig"]
    games = [play_out(kind, 2, {}, [make_bot(kind.name, "random", s)] * 2) for s in (1, 2)]
    assert games[0] != games[1]


@every_bot
def test_no_bot_sees_a_secret(game: str, bot: str) -> None:
    """In worlds that differ only in what its seat cannot know, a bot does the same."""
    assert worlds_apart(game, bot, {}, 1) > 20


@pytest.mark.parametrize("bot", [bot for game, bot in EVERY_BOT if game == "grand-austria-hotel"])
def test_no_bot_sees_a_secret_of_the_expansion(bot: str) -> None:
    assert worlds_apart("grand-austria-hotel", bot, {"aw.modules": 12345}, 6) > 8


def worlds_apart(game: str, bot: str, options: dict[str, Any], step: int) -> int:
    """Ask a bot in three worlds of each view, at one question of so many; how many differed."""
    kind = ht.GAMES[game]
    rng = Random(3)
    state = kind.setup(3, kind.choose_options(options))
    differed = asked = 0
    while (seat := ht.to_move(state)) != ht.OVER:
        if seat == ht.CHANCE:
            ht.play(state, ht.sample(state, rng))
            continue
        asked += 1
        if asked % step == 0:
            view = ht.redact(state, seat)
            worlds = [state, ht.imagine(view, rng), ht.imagine(view, rng)]
            differed += worlds[1] != worlds[2]
            chosen = [ask(make_bot(game, bot, 5), world) for world in worlds]
            assert chosen[0] == chosen[1] == chosen[2]
        ht.play(state, rng.choice(ht.legal(state)))
    return differed


class Witness(Bot):
    """Keeps what it is shown."""

    name = "witness"

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: ht.State, legal: list[ht.Action]) -> ht.Action:
        self.seen.append(view)
        assert len(legal) > 1
        return legal[0]


def test_bots_are_shown_views_and_asked_only_where_there_is_a_choice() -> None:
    witness = Witness()
    play_out(ht.GAMES["hotel-koenig"], 2, {}, [witness, make_bot("hotel-koenig", "random", 1)])
    assert witness.seen
    for view in witness.seen:
        assert ht.redact(view, 0) == view
        assert ht.to_move(view) == 0


def test_unknown_bots_and_games_are_refused() -> None:
    with pytest.raises(Unreadable, match="deep-blue") as refused:
        make_bot("hotel-koenig", "deep-blue", 1)
    assert refused.value.reason == "unknown-bot"
    assert refused.value.details["bots"] == [*LEVEL_NAMES, "random", "greedy"]
    with pytest.raises(Unreadable, match="chess") as refused:
        make_bot("chess", "random", 1)
    assert refused.value.reason == "unknown-game"


def test_every_game_has_the_random_bot() -> None:
    assert set(BOTS) == set(ht.GAMES)
    assert all("random" in bots for bots in BOTS.values())
