"""GAH-0.5 to 0.7, 9.4 Effects that are due, and the order in which they come."""

from __future__ import annotations

from collections.abc import Callable

from tests.grand_austria_hotel.scorer.effect import LAST, NOW, THIRD, Effect
from tests.grand_austria_hotel.scorer.facts import MOST_KRONES
from tests.grand_austria_hotel.scorer.supply import may_pay
from tests.grand_austria_hotel.scorer.world import Player, World

ANSWERS = {
    "goods": ("place", "store"), "champagne": ("place", "store"), "choose": ("good",),
    "mix-more": ("mix",),
    "dishes": ("mix",), "drinks": ("mix",), "tracks": ("split",), "prepare": ("prepare", "stop"),
    "occupy": ("occupy", "stop"), "play": ("play", "stop"), "guests": ("take", "stop"),
    "fill": ("fill", "stop"), "extra-action": ("use", "stop", "shift", "shiftcoloured"),
    "ring": ("ring", "stop"), "any-action": ("use", "stop"), "host": ("take", "stop"),
    "exchange": ("spend", "stop"), "dancer": ("to", "stop"), "token": ("token",),
    "react": ("employ", "stop"), "must-play": ("play", "stop"), "joker": ("as",),
}  # fmt: skip
"""The verbs with which a question of an effect is answered."""


LEADS_TO = {"krones": {"prepare"}, "steps": {"play"}, "champagne": {"good"}}
"""AW-8 By gain: the verbs of the questions that celebrities ask for it."""
PLAIN_ORDER = ("vp", "krones", "steps", "draw")
"""GAH-R.61"""
PLAIN = ("vp", "per-staff", "per-dancer", "per-disc", "steps", "draw", "both-tracks")


CarryOut = Callable[[World, Player, Effect, list[Effect]], None]
CARRY_OUT: dict[str, CarryOut] = {}
"""The function of each word; the other modules add their own."""


def settle(w: World, p: Player, due: list[Effect]) -> None:
    """GAH-0.6 Resolve all due effects, including new ones."""
    outer = w.krones_due
    absorb(w, due)
    while due:
        effect = next_effect(w, p, due)
        w.krones_due = outer + [other.n for other in due if other.word == "krones"]
        if effect is not None:
            carry_out(w, p, effect, due)
    w.krones_due = outer


def absorb(w: World, due: list[Effect]) -> None:
    """AW-0.8, 5.2 Resolve the reactions to an effect right after it."""
    for effect in w.caused:
        effect.level = NOW
    due.extend(w.caused)
    w.caused = []


def aftermath(w: World, p: Player, due: list[Effect]) -> None:
    """Resolve the reactions to a part of an effect before the next part."""
    absorb(w, due)
    while any(effect.level == NOW for effect in due):
        effect = next_effect(w, p, due)
        if effect is not None:
            carry_out(w, p, effect, due)


def next_effect(w: World, p: Player, due: list[Effect]) -> Effect | None:
    """The effect that comes next; None where one has been declined."""
    open_now = open_effects(w, due)
    asks_all = w.options["questions"] == "all"
    asked = asked_for(w, p, open_now)
    if not asks_all:
        for effect in sorted(open_now, key=plain_order):
            if effect.word == "draw" and w.staff_pool and w.lines.peek(None) != "draw":
                continue  # any order of plain gains is a legal one
            if is_plain(w, p, effect) and (effect.source, effect.word) not in asked:
                due.remove(effect)
                return effect
    if asked:
        return _named(w, p, open_now, due)
    effect = _unasked(w, p, open_now)
    if not asks_all and effect.word == "krones" and p.krones + effect.n > MOST_KRONES:
        spends = [other.word for other in open_now if can_spend(w, p, other)]
        w.lines.check(not spends, f"krones overflow before {spends}, unasked (GAH-0.6)")
    due.remove(effect)
    return effect


def open_effects(w: World, due: list[Effect]) -> list[Effect]:
    """Those that may come next."""
    fixed = w.on("benefit_order") == "fixed"
    ready = [effect for effect in due if not any(other in due for other in effect.after)]
    now = min(_level(effect, fixed) for effect in ready)
    return [effect for effect in ready if _level(effect, fixed) == now]


def asked_for(w: World, p: Player, open_now: list[Effect]) -> set[tuple[str, str]]:
    """The effects among which the owner is asked to choose here, as far as known."""
    if w.lines.peek(p.seat) not in ("first", "decline"):
        return set()
    named = (w.lines.text().split()[1], w.lines.text().split()[2])
    if all((effect.source, effect.word) != named for effect in open_now):
        return set()
    return {named} | {
        (text.split()[1], text.split()[2])
        for text in w.lines.offer()
        if text.startswith(("first", "decline"))
    }


def _level(effect: Effect, fixed: bool) -> int:
    return effect.level if fixed or effect.level in (NOW, LAST) else THIRD


def is_plain(w: World, p: Player, effect: Effect) -> bool:
    """A gain whose order does not matter, unless a power reacts to it (AW-R.80)."""
    if effect.word == "krones":
        answered = w.helped(p, "elizabeth_magie")
        return not answered and p.krones + effect.n <= MOST_KRONES
    if effect.word == "steps" and w.helped(p, "agatha_christie"):
        return False
    return effect.word in PLAIN


def plain_order(effect: Effect) -> int:
    """GAH-R.61 The fixed order of plain gains; a loss comes before them (`gah.vp_floor`)."""
    if effect.n < 0:
        return -1
    return PLAIN_ORDER.index(effect.word) if effect.word in PLAIN_ORDER else 0


def can_spend(w: World, p: Player, effect: Effect) -> bool:
    """Return True if an effect can cost krones now."""
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
        alike = [effect for effect in named if str(first_figure(effect)) == figure]
        named = alike or named
    due.remove(named[0])
    w.seen[f"{verb}"] += 1
    if verb == "first":
        return named[0]
    gives = ("vp", "krones", "goods", "choose", "champagne", "token")
    w.lines.check(word not in gives, f"{word} cannot be declined (GAH-9.5)")
    return None


def first_figure(effect: Effect) -> int:
    """Return the figure that distinguishes effects of one source and word."""
    return int(effect.what == "floor") if effect.word == "token" else effect.discount


def _unasked(w: World, p: Player, open_now: list[Effect]) -> Effect:
    """Return the next effect where no order was asked: the one that the next line answers, or one
    that asks nothing."""
    verbs = {text.split()[0] for text in w.lines.offer()} or {w.lines.peek(p.seat)}
    for effect in open_now:
        if verbs <= set(ANSWERS.get(effect.word, ())) and will_ask(w, p, effect):
            return effect
    for effect in open_now:
        if verbs & LEADS_TO.get(effect.word, set()):
            return effect
    for effect in open_now:
        if not will_ask(w, p, effect):
            return effect
    return open_now[0]


def will_ask(w: World, p: Player, effect: Effect) -> bool:
    """Return True if an effect asks its owner a question."""
    match effect.word:
        case "goods" | "champagne":
            return any(p.missing[guest][good] for guest in p.guests for good in effect.goods)
        case "prepare":
            return bool(rooms_for(w, p, effect))
        case "occupy":
            return bool(p.vacant)
        case "play":
            return bool(p.hand)
        case "guests" | "host":
            return None in p.cafe
        case "krones" | "offer":
            return False
        case word if word in PLAIN:
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
    absorb(w, due)
