"""Effects, parsed from the texts of the fact tables."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache

from tests.grand_austria_hotel.scorer.facts import GOODS
from tests.grand_austria_hotel.scorer.world import FREE, World

NOW, FIRST, SECOND, THIRD, FOURTH, LAST = range(6)
"""GAH-9.4 Places in the fixed order: printed VP, staff, reward, occupancy bonus; the action of
E. Gizia always last, and a reaction to an effect right after it (AW-0.8, 5.2)."""


WORDS = {"emperor": "steps", "any": "choose", "room": "prepare", "hire": "play", "guest": "guests",
         "each": "goods", "gizia": "extra-action", "vp-per-staff": "per-staff",
         "vp-per-dancer": "per-dancer", "vp-per-disc": "per-disc"}  # fmt: skip
"""Names of effects in `first` that differ."""


@dataclass(eq=False)
class Effect:
    """One effect that is due."""

    word: str
    source: str = ""
    n: int = 1
    discount: int = 0
    less: int = 0
    """AW-10.127 The decrease of the discount from one dancer to the next."""
    floors: int = 4
    occupied: bool = False
    goods: dict[str, int] = field(default_factory=dict)
    what: str = ""
    level: int = THIRD
    origin: int = 0
    """AW-0.8 The source: effects of one source share it."""
    after: tuple[Effect, ...] = ()
    """Effects that have to come before this one."""


@cache
def parsed(text: str) -> Effect:
    """An effect of the fact tables."""
    word, *rest = text.split()
    effect = Effect(WORDS.get(word, word))
    effect.n = int(rest[0]) if rest else 1
    if word == "goods":
        effect.goods = {good: int(n) for n, good in zip(rest[::2], rest[1::2], strict=True)}
    elif word == "champagne":
        effect.goods = {"champagne": effect.n}
    elif word == "each":
        effect.goods = dict.fromkeys(GOODS, effect.n)
    elif word == "pay":
        effect.what = rest[1]
    elif len(rest) > 1 and rest[1] != "floor":
        effect.discount = FREE if rest[1] == "free" else -int(rest[1])
    if "floor" in rest:
        effect.floors = int(rest[rest.index("floor") + 1])
    if "less" in rest:
        effect.less = int(rest[rest.index("less") + 1])
    effect.occupied = "occupied" in rest
    return effect


def effects_of(
    w: World, texts: tuple[str, ...], source: str, level: int = THIRD, origin: int = 0
) -> list[Effect]:
    """The effects of a card: one source (AW-0.8)."""
    origin = origin or w.new_origin()
    return [
        replace(parsed(text), source=source, level=level, origin=origin)
        for text in texts
        if text != "nothing"
    ]
