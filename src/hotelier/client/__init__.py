"""Client for Hotelier servers: for bots, scripts and tests.

    client = Client("http://127.0.0.1:8000", name="My bot", bot=True)
    table = client.create("hotel-koenig", ["me", "bot:greedy"])
    for state in table.follow():
        if state.mine:
            table.move(state.legal[0], state.version)

`follow` keeps the view up to date and reconnects after a lost connection.
"""

from __future__ import annotations

from hotelier.client.connection import Problem
from hotelier.client.somebody import Client
from hotelier.client.state import State
from hotelier.client.table import RemoteTable

__all__ = ["Client", "Problem", "RemoteTable", "State"]
