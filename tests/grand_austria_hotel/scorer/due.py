"""GAH-0.5 to 0.7, 9.4 Effects that are due, and the order in which they come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache

from tests.grand_austria_hotel.scorer.facts import GOODS, MOST_KRONES
from tests.grand_austria_hotel.scorer.supply import may_pay
from tests.grand_austria_hotel.scorer.world import FREE, Player, World

FIRST, SECOND, THIRD, FOURTH, LAST = range(5)
"""GAH-9.4 When an effect comes in the fixed order: printed VP, staff, reward, occupancy bonus; the
action of E. Gizia always last."""


WORDS = {"emperor": "steps", "any": "choose", "room": "prepare", "hire": "play", "guest": "guests",
         "each": "goods", "gizia": "extra-action", "vp-per-staff": "per-staff"}  # fmt: skip
"""What `first` calls an effect, where it has another name."""


ANSWERS = {
    "goods": ("place", "store"), "choose": ("good",), "dishes": ("mix",), "drinks": ("mix",),
    "tracks": ("split",), "prepare": ("prepare", "stop"), "occupy": ("occupy", "stop"),
    "play": ("play", "stop"), "guests": ("take", "stop"), "fill": ("fill",),
    "extra-action": ("use", "stop"),
}  # fmt: skip
"""The verbs with which a question of an effect is answered."""


PLAIN = ("vp", "per-staff", "steps", "draw", "both-tracks")


@dataclass
class Effect:
    """One effect that is due."""

    word: str
    source: str = ""
    n: int = 1
    discount: int = 0
    floors: int = 4
    occupied: bool = False
    goods: dict[str, int] = field(default_factory=dict)
    level: int = THIRD


@cache
def parsed(text: str) -> Effect:
    """An effect of the fact tables."""
    word, *rest = text.split()
    effect = Effect(WORDS.get(word, word))
    effect.n = int(rest[0]) if rest else 1
    if word == "goods":
        effect.goods = {rest[1]: effect.n}
    elif word == "each":
        effect.goods = dict.fromkeys(GOODS, effect.n)
    elif len(rest) > 1:
        effect.discount = FREE if rest[1] == "free" else -int(rest[1])
    if "floor" in rest:
        effect.floors = int(rest[rest.index("floor") + 1])
    effect.occupied = "occupied" in rest
    return effect


def effects_of(texts: tuple[str, ...], source: str, level: int = THIRD) -> list[Effect]:
    """The effects of a card, with the goods in one bundle."""
    return [replace(parsed(text), source=source, level=level) for text in texts]


CarryOut = Callable[[World, Player, Effect, list[Effect]], None]
CARRY_OUT: dict[str, CarryOut] = {}
"""What each word does: the other modules enter their own."""


def settle(w: World, p: Player, due: list[Effect]) -> None:
    """GAH-0.6 Resolve everything due; what is caused on the way joins the list."""
    while due:
        effect = next_effect(w, p, due)
        w.krones_due = [other.n for other in due if other.word == "krones"]
        if effect is not None:
            carry_out(w, p, effect, due)
    w.krones_due = []


def next_effect(w: World, p: Player, due: list[Effect]) -> Effect | None:
    """The effect that comes next; None where one has been declined."""
    fixed = w.on("benefit_order") == "fixed"
    now = min(_level(effect, fixed) for effect in due)
    open_now = [effect for effect in due if _level(effect, fixed) == now]
    asks_all = w.options["questions"] == "all"
    if not asks_all:
        for effect in open_now:
            if is_plain(p, effect):
                due.remove(effect)
                return effect
    if w.lines.peek(p.seat) in ("first", "decline") and (
        len(open_now) > 1 or f"{open_now[0].source} {open_now[0].word} " in w.lines.text()
    ):
        return _named(w, p, open_now, due)
    effect = _unasked(w, p, open_now)
    if not asks_all and effect.word == "krones":
        spends = [other.word for other in open_now if can_spend(w, p, other)]
        w.lines.check(not spends, f"krones overflow before {spends}, unasked (GAH-0.6)")
    due.remove(effect)
    return effect


def _level(effect: Effect, fixed: bool) -> int:
    return effect.level if fixed or effect.level == LAST else THIRD


def is_plain(p: Player, effect: Effect) -> bool:
    """A gain for which the order means nothing."""
    return effect.word in PLAIN or (effect.word == "krones" and p.krones + effect.n <= MOST_KRONES)


def can_spend(w: World, p: Player, effect: Effect) -> bool:
    """Whether an effect can cost krones now."""
    if effect.word == "play":
        return any(w.staff_cost(card) > effect.discount for card in p.hand)
    if effect.word == "prepare":
        return any(p.room_cost(room, effect.discount) for room in rooms_for(w, p, effect))
    return False


def _named(w: World, p: Player, open_now: list[Effect], due: list[Effect]) -> Effect | None:
    """The owner says which effect comes next, or does without one (GAH-9.5)."""
    theirs = {tuple(text.split()[1:3]) for text in w.lines.offer() if text.startswith("first")}
    ours = {(effect.source, effect.word) for effect in open_now}
    right = theirs <= ours if w.options["questions"] == "needed" else theirs in (set(), ours)
    w.lines.check(right, f"due: {ours}, offered: {theirs}")
    verb, source, word, figure = w.lines.take(p.seat, "first", "decline").split()
    named = [effect for effect in open_now if (effect.source, effect.word) == (source, word)]
    if len(named) > 1:
        alike = [effect for effect in named if str(effect.discount) == figure]
        named = alike or named
    w.lines.check(named, f"{source} {word} {figure} is not due: {open_now}")
    due.remove(named[0])
    w.seen[f"{verb}"] += 1
    if verb == "first":
        return named[0]
    gives = ("vp", "krones", "goods", "choose")
    w.lines.check(word not in gives, f"{word} cannot be declined (GAH-9.5)")
    return None


def _unasked(w: World, p: Player, open_now: list[Effect]) -> Effect:
    """Where no order was asked for: what the next line answers, or what asks nothing."""
    verb = w.lines.peek(p.seat)
    for effect in open_now:
        if verb in ANSWERS.get(effect.word, ()) and will_ask(w, p, effect):
            return effect
    for effect in open_now:
        if not will_ask(w, p, effect):
            return effect
    return open_now[0]


def will_ask(w: World, p: Player, effect: Effect) -> bool:
    """Whether an effect has a question for its owner."""
    match effect.word:
        case "goods":
            return any(p.missing[guest][good] for guest in p.guests for good in effect.goods)
        case "prepare":
            return bool(rooms_for(w, p, effect))
        case "occupy":
            return bool(p.vacant)
        case "play":
            return bool(p.hand)
        case "guests":
            return None in p.cafe
        case "krones" | "offer":
            return False
    return True


def rooms_for(w: World, p: Player, effect: Effect) -> list[str]:
    """The fields on which an effect can put a room tile."""
    return [
        room
        for room in p.open_fields()
        if int(room[0]) <= effect.floors and may_pay(w, p, p.room_cost(room, effect.discount))
    ]


def carry_out(w: World, p: Player, effect: Effect, due: list[Effect]) -> None:
    """Resolve one effect."""
    w.seen[f"effect {effect.word}"] += 1
    CARRY_OUT[effect.word](w, p, effect, due)
