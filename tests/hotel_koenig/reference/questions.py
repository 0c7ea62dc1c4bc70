"""Questions of the reference: a rule yields a `Question` and is sent the text of the answer."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from tests.hotel_koenig.reference.world import World


@dataclass(frozen=True)
class Question:
    """The seat that is asked (None: chance), and every possible answer."""

    asked: int | None
    answers: frozenset[str]


Result = TypeVar("Result")
Asking: TypeAlias = Generator[Question, str, Result]
"""A rule that asks its questions and then gives a result."""
Rule: TypeAlias = Generator[Question, str, None]


def ask(seat: int, answers: Iterable[str]) -> Asking[str]:
    """A decision."""
    answer = yield Question(seat, frozenset(answers))
    return answer


def draw(world: World) -> Asking[str]:
    """Any tile of the pile."""
    answer = yield Question(None, frozenset(f"draw {tile}" for tile in world.pile))
    tile = answer.removeprefix("draw ")
    world.pile.remove(tile)
    return tile
