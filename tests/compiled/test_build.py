"""The compiled build is what runs, and it behaves like its source."""

from __future__ import annotations

import ast
import pickle
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.actions import LAY, Lay
from hotelier.kernel import frames
from hotelier.kernel.notation import fields_of
from tests.rounds import COMPILED

ROOT = Path(__file__).parents[2]


def test_this_is_the_build_that_was_asked_for() -> None:
    """`tools/compiled.py test` never tests the plain source by mistake."""
    assert frames.__file__.endswith(".py") is not COMPILED


def test_actions_compare_hash_and_print_by_their_fields() -> None:
    twin = Lay(LAY[5].tile)
    assert twin == LAY[5]
    assert twin != LAY[6]
    assert hash(twin) == hash((twin.tile,))
    assert repr(twin) == f"Lay(tile={twin.tile})"
    assert fields_of(Lay) == {"tile": "Tile"}


def test_actions_and_frames_are_frozen() -> None:
    action: Any = LAY[5]
    with pytest.raises(AttributeError):
        action.tile = 1


@pytest.mark.parametrize("game", ht.GAMES)
def test_actions_frames_and_events_are_copied_and_sent(game: str) -> None:
    """A server pickles views for its workers, and tests copy whole tables."""
    table = ht.Table(game, seats=2, seed=1)
    for _ in range(5):
        table.play(table.legal()[0])
    kept = (table.legal(), table.state.stack, list(table.journal))
    assert all(kept)
    assert deepcopy(kept) == kept
    assert pickle.loads(pickle.dumps(kept)) == kept


def expanded(source: str) -> str:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from expand import expand_all  # type: ignore[import-not-found]
    finally:
        sys.path.pop(0)
    found: dict[str, str] = expand_all({"made_up": source}, ["made_up"])
    return found["made_up"]


SOURCE = '''"""Made up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Base:
    """A base."""

    seat: int


@dataclass(frozen=True, slots=True)
class Heir(Base):
    """An heir."""

    verb: ClassVar[str] = "inherit"
    cards: tuple[int, ...]
    """Its cards."""
    krones: int = 7

    def total(self) -> int:
        return self.krones + len(self.cards)


LAST = Heir(1, (2, 3))
'''


def test_classes_written_out_do_what_dataclasses_do() -> None:
    plain: dict[str, Any] = {"__name__": "made_up"}
    exec(expanded(SOURCE), plain)
    heir, base = plain["Heir"], plain["Base"]
    assert plain["LAST"] == heir(1, (2, 3), 7) != heir(1, (2, 3), 8)
    assert hash(heir(1, (2,))) == hash((1, (2,), 7))
    assert repr(heir(1, (2,))) == "Heir(seat=1, cards=(2,), krones=7)"
    assert (heir.verb, heir(1, ()).total(), heir.__doc__) == ("inherit", 7, "An heir.")
    assert base(1) != heir(1, ())
    assert heir.__annotations__["cards"] == "tuple[int, ...]"


def test_what_is_written_out_stays_on_its_line() -> None:
    """Tracebacks of the compiled package have the line numbers of the source."""
    for path in sorted((ROOT / "src/hotelier/games").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "@dataclass(frozen=True, slots=True)" not in source:
            continue
        before, after = (functions_of(text) for text in (source, expanded(source)))
        moved = {name: line for name, line in before.items() if after.get(name) != line}
        assert moved == {}, path.name


def functions_of(source: str) -> dict[str, int]:
    """Return the first line of each function and method of a module."""
    return {
        f"{getattr(outer, 'name', '')}.{node.name}": node.lineno
        for outer in ast.walk(ast.parse(source))
        for node in ast.iter_child_nodes(outer)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("__")
    }


def test_a_game_of_each_kind_ends_alike() -> None:
    """A seed gives one game, compiled or not."""
    from hotelier.arena.match import make_match, play_game

    ended = {name: play_game(make_match(name, 3, ["random"], 11), 0).scores for name in ht.GAMES}
    assert ended == SCORES


SCORES = {"grand-austria-hotel": (-12, -25, -4), "hotel-koenig": (16800, 70700, 36800)}
"""Scores of the plain source."""
