"""Find a game by name, and read positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from hotelier.games import ALL
from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.kernel.game import Game
from hotelier.kernel.options import Value

POSITION_HEAD = ("game", "rules", "data", "seats", "options")
"""Fields of a position that are not part of the state."""


def find_game(game: Game | str) -> Game:
    """Return a game by its name."""
    if isinstance(game, Game):
        return game
    if game not in list(ALL):  # a list, because the name may not be hashable
        near = get_close_matches(str(game), ALL, 1, 0.3)
        raise Unreadable("unknown-game", game=game, near=near[0] if near else "", games=sorted(ALL))
    return ALL[game]


def state_at(game: Game, data: Any) -> tuple[Any, dict[str, Value]]:
    """Read a position: the state, not settled yet, and its options. Both are checked."""
    if not isinstance(data, Mapping):
        raise BrokenRecord("not-an-object", where="position", value=data)
    if "seats" not in data:
        raise BrokenRecord("wrong-fields", where="position", missing=["seats"], surplus=[])
    if data.get("game", game.name) != game.name:
        raise BrokenRecord("other-game", found=data["game"], wanted=game.name)
    check_data(game, data.get("data", ""))
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise BrokenRecord("not-an-object", where="options", value=options)
    seats = game.check_seats(data["seats"])
    chosen = options_of(game, data.get("rules", game.rules_version), options)
    fields = {name: value for name, value in data.items() if name not in POSITION_HEAD}
    state = game.state(seats, chosen)
    game.codec.decode_state(game.complete(seats, fields, chosen), state)
    game.check(state)
    return state, chosen


def known_at(game: Game, seats: int, options: Mapping[str, Value], data: Any) -> Any:
    """Read what a seat knows, as `codec.encode_state(redact(state, seat))` wrote it.

    Cards in unknown places are `?`. Invariants are not checked: they hold for whole positions only.
    """
    view = game.state(seats, options)
    replace(game.codec, gaps=True).decode_state(data, view)
    return view


def options_of(
    game: Game, version: object, chosen: Mapping[str, object] | None
) -> dict[str, Value]:
    """Return all options of a game that was begun by a version of the rules.

    What has changed since an earlier version has an option; its old value is added. An unknown
    version is refused.
    """
    if version == game.rules_version:
        return game.choose_options(chosen)
    if type(version) is not int or version not in game.earlier:
        newer = type(version) is int and version > game.rules_version
        reason = "newer-rules" if newer else "other-rules"
        raise BrokenRecord(reason, found=version, known=game.rules_version)
    return game.choose_options({**game.earlier[version], **(chosen or {})})


def check_data(game: Game, name: object) -> None:
    """Refuse a record or position that was played with other figures."""
    if name != game.data:
        raise BrokenRecord("other-data", given=game.data, played=name)
