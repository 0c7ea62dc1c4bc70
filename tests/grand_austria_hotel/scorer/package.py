"""Our facts in the words of the package's tables, to lay one beside the other."""

from __future__ import annotations

from collections.abc import Callable

from hotelier.games.grand_austria_hotel.cards import points
from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.terms import COLOUR_KEYS
from tests.grand_austria_hotel.scorer.facts import Staff
from tests.grand_austria_hotel.scorer.world import FREE

LOSSES = {
    "krones": words.LOSE_KRONES, "kitchen": words.LOSE_KITCHEN, "hand": words.LOSE_HAND,
    "vacant": words.LOSE_ROOMS, "goods": words.LOSE_GOODS, "vp": words.LOSE_VP,
    "occupied": words.LOSE_LOWER, "vp-per-staff": words.LOSE_PER_STAFF,
    "end-card": words.LOSE_END_CARD,
}  # fmt: skip
COUNTED = {
    "staff": words.PER_STAFF, "tile": words.PER_ROOM, "group": words.PER_GROUP,
    "disc": words.PER_DISC, "space": words.PER_STEP, "floor": words.PER_FLOOR,
    "column": words.PER_COLUMN, "set": words.PER_SET,
}  # fmt: skip
CONDITIONS = {
    "krones": words.HAS_KRONES, "space": words.HAS_EMPEROR, "staff": words.HAS_STAFF,
    "tiles": words.HAS_ROOMS, "floors": words.HAS_FLOORS, "columns": words.HAS_COLUMNS,
    "groups": words.HAS_GROUPS, "colour": words.HAS_COLOUR,
}  # fmt: skip
PLAIN: dict[str, Callable[[int], words.Effect]] = {
    "krones": words.krones, "emperor": words.steps, "vp": words.vp, "draw": words.draw,
    "champagne": words.champagne, "any": words.choose, "guest": words.guests,
    "occupy": words.occupy, "fill": words.fill,
    "each": lambda n: words.goods(n, n, n, n),
    "vp-per-staff": lambda n: words.per(words.PER_STAFF, n),
}  # fmt: skip


def effect(text: str) -> words.Effect:
    """An effect of ours as the package writes it."""
    word, *rest = text.split()
    if word in PLAIN:
        return PLAIN[word](int(rest[0]))
    if word == "goods":
        return words.goods(**{rest[1]: int(rest[0])})
    if word == "gizia":
        return words.extra_action()
    n, discount = int(rest[0]), FREE if rest[1] == "free" else -int(rest[1])
    if word == "dancer":
        return words.dancer(n, discount)
    if word == "hire":
        return words.play(n, discount)
    if word == "offer":
        return words.offer(discount, n=n)
    assert word == "room"
    floors = int(rest[rest.index("floor") + 1]) if "floor" in rest else 4
    return words.prepare(n, discount, floors=floors, occupied=int("occupied" in rest))


def final(text: str) -> words.Effect:
    """An effect of the final scoring."""
    if text == "copy":
        return words.copy(0)
    _, what, n = text.split()
    if what == "occupied":
        return words.per_occupied(int(n))
    if what in COLOUR_KEYS:
        return words.per_occupied(int(n), 1 << COLOUR_KEYS.index(what))
    return words.per(COUNTED[what], int(n))


def lasting(on: str, text: str) -> points.Power:
    """A lasting effect with its trigger."""
    word, _, figure = text.partition(" ")
    when, _, which = on.partition(" ")
    if text == "free die":
        return points.free_die(*map(int, which))
    if word == "free":
        free = {"serving": points.free_serving, "guests": points.free_guests}
        return free[figure]() if figure in free else points.free_rooms(COLOUR_KEYS.index(figure))
    if word == "ignore":
        return points.ignore_penalty(int(figure))
    if word == "stronger":
        return points.stronger(int(figure), *map(int, which))
    if word == "both":
        return points.both(*map(int, which))
    if when == "die":
        return points.on_die(effect(text), *map(int, which))
    if when == "occupied":
        return points.on_occupied(effect(text))
    if when == "bonus":
        return points.on_bonus(effect(text))
    if which == "4+":
        return points.on_guest(effect(text), size=-4)
    return points.on_guest(effect(text), 1 << COLOUR_KEYS.index(which))


def does(card: Staff) -> tuple[words.Effect | points.Power, ...]:
    """Return the effects of a staff card as the package writes them."""
    if card.timing == "final":
        return tuple(final(text) for text in card.effects)
    if card.timing == "permanent":
        return tuple(lasting(card.on, text) for text in card.effects)
    return tuple(effect(text) for text in card.effects)


def condition(parts: tuple[str, ...]) -> words.Condition:
    """The condition of a politics card."""
    counts = {what: int(n) for what, n in (part.split() for part in parts)}
    what = next(iter(counts))
    if what in CONDITIONS:
        return words.at_least(CONDITIONS[what], counts[what])
    return words.occupied(**counts)


def loss(text: str) -> words.Effect:
    """The penalty of an emperor tile."""
    word, _, n = text.partition(" ")
    return words.lose(LOSSES[word], int(n or 0), occupied=int(word == "occupied"))
