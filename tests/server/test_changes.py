"""Diffs: after all changes, every viewer has `Table.view` of its own seat.

Random games of both games under many options, with undo, takebacks past a reveal, viewers that come
and go, and several moves in one message, as with standing orders.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.client import State
from hotelier.games.grand_austria_hotel.options import MODULES
from hotelier.server.live.changes import SHORT
from hotelier.server.live.table import PLAYING, LiveTable, Viewer
from hotelier.server.live.telling import event_data, state_message, update_messages
from tests.conformance.games import Variant, variants

KOENIG, AUSTRIA = ht.GAMES["hotel-koenig"], ht.GAMES["grand-austria-hotel"]
ALL_MODULES = str(max(MODULES, key=lambda modules: len(str(modules))))
SETTINGS = [
    *variants(KOENIG)[::8],
    *variants(AUSTRIA)[::9],
    *[
        Variant(AUSTRIA, seats, (("aw.modules", ALL_MODULES), ("gah.staff_deal", deal)), number)
        for number, (seats, deal) in enumerate([(4, "draft"), (3, "random"), (2, "draft")])
    ],
]


@dataclass
class Room:
    """A table in memory and its viewers, each with the messages it received."""

    live: LiveTable
    rng: Random
    states: dict[Viewer, State] = field(default_factory=dict)
    parts: int = 0
    """Number of values sent by a path into a field."""

    @property
    def table(self) -> ht.Table:
        """The game."""
        assert self.live.game is not None
        return self.live.game

    def come(self, viewer: Viewer) -> None:
        """Add a viewer."""
        state = self.states[viewer] = State()
        assert state.take(json.loads(state_message(self.live, viewer)))

    def tell(self, ply: int, back: int | None = None) -> None:
        """Send all viewers the changes since a ply."""
        before = self.live.version
        self.live.version += 1
        told = update_messages(self.live, self.states.keys(), before, back, ply)
        assert told.keys() == self.states.keys()
        for viewer, text in told.items():
            message = json.loads(text)
            self.parts += sum("/" in path for path in message["set"])
            assert self.states[viewer].take(message)
        self.check()

    def check(self) -> None:
        """Check that every viewer has its own view, and no more."""
        for viewer, state in self.states.items():
            assert same(state.view, self.table.view(viewer)), viewer

    def check_events(self) -> None:
        """Check that every viewer has its own events."""
        table = self.table
        for viewer, state in self.states.items():
            told = [
                {name: value for name, value in event.items() if name != "ply"}
                for event in state.events
            ]
            allowed = table.journal_for(viewer)
            assert same(told, [event_data(table.game, event) for event in allowed])


def same(one: Any, other: Any) -> bool:
    """Equality of JSON: true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def opened(variant: Variant) -> Room:
    """Create a room with a new game."""
    info = {"id": "t", "status": PLAYING, "clock": None, "offer": None}
    live = LiveTable(info, [], [], variant.table("changes"))
    room = Room(live, variant.rng("changes"))
    for viewer in (None, *range(variant.seats)):
        room.come(viewer)
    return room


def play_on(room: Room) -> None:
    """Play a move, or three that are sent together."""
    ply = len(room.table.record.lines)
    for _ in range(3 if room.rng.random() < 0.1 else 1):
        if room.table.to_move is not None:
            room.table.play(room.rng.choice(room.table.legal()))
    room.tell(ply)


def take_back(room: Room) -> None:
    """Take back some lines by agreement; chance is drawn again."""
    old = room.table.record
    decisions = [ply for ply, line in enumerate(old.lines) if line.by is not None]
    ply = room.rng.choice(decisions[-12:])
    record = ht.Record(old.game, old.rules, old.seats, old.options, old.lines[:ply])
    room.live.game = ht.Table.from_record(record, room.rng.random().hex())
    room.tell(len(room.table.record.lines), back=ply)


def come_and_go(room: Room, viewers: list[Viewer]) -> None:
    """Remove one viewer and add another."""
    viewer = room.rng.choice(viewers)
    if viewer in room.states:
        del room.states[viewer]
    else:
        room.come(viewer)


@pytest.mark.parametrize("variant", SETTINGS, ids=str)
def test_what_changed_makes_the_view_of_every_viewer(variant: Variant) -> None:
    room = opened(variant)
    undone = taken = 0
    while room.table.to_move is not None:
        play_on(room)
        chance = room.rng.random()
        if chance < 0.1 and room.table.undoes is not None:
            room.table.undo()
            ply = len(room.table.record.lines)
            room.tell(ply, back=ply)
            undone += 1
        elif 0.1 < chance < 0.115 and taken < 8 and room.table.to_move is not None:
            take_back(room)
            taken += 1
        elif chance > 0.96:
            come_and_go(room, [None, *range(variant.seats)])
    for viewer in (None, *range(variant.seats)):
        room.come(viewer)
    room.check_events()
    assert undone
    assert room.parts > 100


@pytest.mark.parametrize("game", [KOENIG, AUSTRIA], ids=lambda game: game.name)
def test_an_update_is_small(game: ht.Game) -> None:
    """The update after a move is a small part of the view."""
    room = opened(Variant(game, 4, (), 0))
    views = updates = 0
    for _ in range(60):
        ply = len(room.table.record.lines)
        room.table.play(room.rng.choice(room.table.legal()))
        room.live.version += 1
        told = update_messages(room.live, room.states.keys(), room.live.version - 1, None, ply)
        updates += sum(map(len, told.values()))
        views += sum(len(json.dumps(room.table.view(viewer))) for viewer in told)
    assert updates * 4 < views
    assert SHORT < 100


def test_no_name_of_a_field_looks_like_a_path() -> None:
    def names(value: Any) -> list[str]:
        if isinstance(value, dict):
            return [*value, *(name for inner in value.values() for name in names(inner))]
        if isinstance(value, list):
            return [name for inner in value for name in names(inner)]
        return []

    for variant in (*variants(KOENIG)[:3], *variants(AUSTRIA)[:3], SETTINGS[-1]):
        room = opened(variant)
        for _ in range(100):
            room.table.play(room.rng.choice(room.table.legal()))
        found = names(room.table.view(0))
        assert len(found) > 30
        assert not [name for name in found if "/" in name]
