"""Kill -9 under load: no acknowledged move is lost, and every table can be continued."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.conftest import Start
from tests.server.many_players import Player, play_all, seated
from tests.server.server_process import PATIENCE, Server

LONG_ROUNDS, LONG_TABLES = 50, 100
"""Numbers with `--long`."""


def moves_of(players: list[Player]) -> int:
    """The number of acknowledged moves."""
    return sum(len(player.acknowledged) for player in players)


def play_until_killed(server: Server, players: list[Player], moves: int) -> None:
    """Let all players play, and kill the server after this many moves."""

    async def run() -> None:
        enough = moves_of(players) + moves
        work = asyncio.create_task(play_all(server, players))
        async with asyncio.timeout(2 * PATIENCE):
            while moves_of(players) < enough:
                await asyncio.sleep(0.01)
        assert not work.done(), "nobody plays any more"
        await asyncio.to_thread(server.kill)
        await work

    asyncio.run(run())


def check_nothing_is_lost(server: Server, players: list[Player]) -> int:
    """Compare acknowledged with stored moves, and return the number compared."""
    compared = 0
    for table in {player.table for player in players}:
        rows = {row[0]: row for row in server.stored(table).actions}
        assert sorted(rows) == list(range(1, len(rows) + 1)), "no gaps"
        for player in players:
            if player.table != table:
                continue
            assert player.told <= len(rows), "told of something that was not stored"
            for version, (command, move) in player.acknowledged.items():
                _, _, undo, _, text, _, known, _ = rows[version]
                assert (undo, text, known) == (False, move, command)
                compared += 1
    return compared


@pytest.mark.slow
def test_kill_minus_nine(start: Start, long_factor: int) -> None:
    rounds, tables = (3, 8) if long_factor == 1 else (LONG_ROUNDS, LONG_TABLES)
    rng = Random(f"kill/{rounds}")
    server = start()
    players = seated(server, tables, seed=0)
    for number in range(1, rounds + 1):
        play_until_killed(server, players, rng.randrange(tables, 20 * tables))
        assert check_nothing_is_lost(server, players) == moves_of(players)
        server = start()
        over = {player.table for player in players if player.state.over}
        fresh = seated(server, len(over), seed=number)  # keep the number of running tables constant
        players = [player for player in players if player.table not in over] + fresh
    before = {player.table: len(server.stored(player.table).actions) for player in players}
    for player in players:
        player.until = before[player.table] + 5
    asyncio.run(asyncio.wait_for(play_all(server, players), 2 * PATIENCE))
    for player in players:
        assert player.state.over or player.state.version >= before[player.table] + 5
    assert server.stop() == 0
    assert "Traceback" not in server.log_text()
