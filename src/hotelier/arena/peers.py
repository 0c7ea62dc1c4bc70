"""Other engines for the comparison of speed. `make bench` installs them."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from hotelier.arena.speed import Engine, Playout

MIDDLE: Final = 60
"""Number of random decisions before a position in mid-game."""
CHESS_DRAWN: Final = 150
"""Number of plies without capture or pawn move after which a chess game ends."""
CATAN_LONGEST: Final = 1000
"""Number of turns after which a game of catanatron ends."""


def chess_games(seconds: float, rng: Random) -> Playout:
    """Play random games with python-chess: list the legal moves, then push one."""
    import chess

    games = moves = 0
    random = rng.random
    begin = process_time()
    while process_time() - begin < seconds:
        board: Any = chess.Board()
        legal = list(board.legal_moves)
        while legal and board.halfmove_clock < CHESS_DRAWN:
            board.push(legal[int(random() * len(legal))])
            moves += 1
            legal = list(board.legal_moves)
        games += 1
    return Playout(games, moves, process_time() - begin)


def chess_positions(count: int, rng: Random) -> list[Any]:
    """Return boards in the middle of random games."""
    import chess

    boards = [chess.Board() for _ in range(count)]
    for board in boards:
        for _ in range(MIDDLE):
            legal = list(board.legal_moves)
            if legal:
                board.push(rng.choice(legal))
    return boards


def catan_games(seconds: float, rng: Random) -> Playout:
    """Play random games with catanatron: four players, without validation, its fastest mode."""
    games = decisions = 0
    random = rng.random
    begin = process_time()
    while process_time() - begin < seconds:
        game = new_catan(rng)
        while game.winning_color() is None and game.state.num_turns < CATAN_LONGEST:
            legal = game.state.playable_actions
            game.execute(legal[int(random() * len(legal))], validate_action=False)
            decisions += 1
        games += 1
    return Playout(games, decisions, process_time() - begin)


def catan_positions(count: int, rng: Random) -> list[Any]:
    """Return games of catanatron in the middle of random play."""
    games = [new_catan(rng) for _ in range(count)]
    for game in games:
        for _ in range(MIDDLE):
            game.execute(rng.choice(game.state.playable_actions), validate_action=False)
    return games


def new_catan(rng: Random) -> Any:
    """Start a game of catanatron with four players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 1 << 30))


PEERS: Final[dict[str, Engine]] = {
    "chess": Engine(
        "python-chess", chess_games, chess_positions, lambda board: board.copy(stack=False)
    ),
    "catanatron": Engine("catanatron", catan_games, catan_positions, lambda game: game.copy()),
}
"""Peers by the module that must be installed."""


def installed_peers() -> list[Engine]:
    """Return the peers that are installed."""
    return [engine for module, engine in PEERS.items() if find_spec(module) is not None]


def missing_peers() -> list[str]:
    """Return the names of the peers that are not installed."""
    return [engine.name for module, engine in PEERS.items() if find_spec(module) is None]
