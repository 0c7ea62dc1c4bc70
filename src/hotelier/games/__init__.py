"""The games. Each is a folder of tables and small functions behind one `Game`.

A game is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from hotelier.kernel.game import Game

PACKAGES: Final = {
    "grand-austria-hotel": "hotelier.games.grand_austria_hotel",
    "hotel-koenig": "hotelier.games.hotel_koenig",
}
"""Packages by the names of their games. Each has its `GAME`, and in `state` its class `State`."""


class Games(Mapping[str, Game]):
    """Every game by its name; the names are known before the games are imported."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = import_module(PACKAGES[name]).GAME
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)

    def __contains__(self, name: object) -> bool:
        return name in PACKAGES


ALL: Final[Mapping[str, Game]] = Games()

_BY_MODULE: Final = {f"{package}.state": name for name, package in PACKAGES.items()}
_BY_STATE: Final[dict[type, Game]] = {}
"""Games of the states that have been asked about."""


def game_of(state: Any) -> Game:
    """Return the game that a bare state belongs to."""
    kind = type(state)
    if kind not in _BY_STATE:
        _BY_STATE[kind] = ALL[_BY_MODULE[kind.__module__]]
    return _BY_STATE[kind]
