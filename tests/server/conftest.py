"""Fixtures: a server that all tests of a worker share, and fresh servers for rough tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hotelier.client import Client
from tests.server.postgres import Postgres, running_postgres
from tests.server.server_process import (
    Peer,
    Server,
    look_at_the_log,
    stop_and_look,
)

Party = tuple[str, list[Peer]]
Start = Callable[..., Server]
Together = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by all tests; each creates its own tables."""
    found = Server(tmp_path_factory.mktemp("server") / "shared.db")
    yield found
    stop_and_look(found)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start("--flag")` runs a separate server; all of them share a database."""
    started: list[Server] = []

    def run(*flags: str) -> Server:
        started.append(Server(tmp_path / "own.db", *flags))
        return started[-1]

    yield run
    for found in started:
        if found.process.poll() is None:
            found.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server shared by all tests of a worker; each creates its own database."""
    with running_postgres() as found:
        yield found


@pytest.fixture(scope="session")
def three(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three servers on one PostgreSQL database, shared by tests: none may be killed."""
    folder, url = tmp_path_factory.mktemp("three"), postgres.fresh()
    found = [Server(url, log=folder / f"{number}.log") for number in range(3)]
    yield found
    for server in found:
        stop_and_look(server)


@pytest.fixture
def together(postgres: Postgres, tmp_path: Path) -> Iterator[Together]:
    """`together()` runs one more server on the same PostgreSQL database."""
    url = postgres.fresh()
    started: list[Server] = []

    def run(*flags: str) -> Server:
        log = tmp_path / f"server{len(started)}.log"
        started.append(Server(url, *flags, log=log))
        return started[-1]

    yield run
    for found in started:
        if found.process.poll() is None:
            assert found.stop() == 0
        look_at_the_log(found)


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """A client whose token has all scopes."""
    with server.client(name="Anna") as found:
        yield found


@pytest.fixture
def party(server: Server) -> Iterator[Callable[..., Party]]:
    """`party(3)` starts a table with three people, each on a socket."""
    peers: list[Peer] = []

    def gather(seats: int = 2, game: str = "hotel-koenig", **wishes: object) -> Party:
        wishes = {"seed": "the same game in every run", **wishes}
        with server.client(name="Anna") as host, server.client() as other:
            table = host.create(game, ["me"] + ["open"] * (seats - 1), **wishes)  # type: ignore[arg-type]
            tokens = [table.token]
            for seat, invite in table.invites.items():
                joined = other.join(table.id, invite, name=f"Guest {seat}")
                tokens.append(joined.token)
        mine = [Peer(server, table.id, token) for token in tokens]
        peers.extend(mine)
        return table.id, mine

    yield gather
    for peer in peers:
        peer.close()
