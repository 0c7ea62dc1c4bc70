"""Messages on a socket conform to their schema, from which the types of the page are generated."""

from __future__ import annotations

import json

import pytest

from hotelier.client import Client
from hotelier.server import told
from hotelier.server.schemas import schemas
from tests.server.server_process import Peer, Server


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_every_message_is_of_its_type(server: Server, client: Client, game: str) -> None:
    clock = {"kind": "live", "seconds": 900, "increment": 5}
    table = client.create(game, ["me", "me"], clock=clock)
    with Peer(server, table.id, client.token, texts=True, chat=0) as peer:
        peer.ask("say", text="Good evening.")
        assert peer.state.view is not None
        first = peer.state.view["legal"][0]
        peer.ask("preview", do=first)
        peer.ask("play", do=first)
        peer.ask("undo")
        peer.ask("play", do="nothing")
        peer.ask("offer", kind="abort")
        kinds = {type(told.decode(json.dumps(message))).__name__ for message in peer.seen}
    assert {"TableTold", "StateTold", "UpdateTold", "ChatTold", "ChatsTold", "Ok", "Error"} <= kinds


def test_schemas_of_all_messages_are_told() -> None:
    found = schemas()
    assert {"Hello", "Play", "Speak"} <= set(found["said"]["$defs"])
    assert {"StateTold", "UpdateTold", "TableFacts", "Texts"} <= set(found["told"]["$defs"])
    assert "/api/socket-replies" in found["routes"]["paths"]
