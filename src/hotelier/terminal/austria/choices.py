"""The choices of a question: numbers, order, and the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.terminal.choices import Choice
from hotelier.words import label, say
from hotelier.words.grand_austria_hotel import figures
from hotelier.words.grand_austria_hotel.cards import name_of

View = Mapping[str, Any]

GROUPS: Final = {
    "take": "guest", "die": "die", "coloured": "die", "boost": "boost", "boosted": "boost",
}  # fmt: skip
"""Verbs of a turn that have a row of their own. All others are in the last row."""
IN_ROWS: Final = ("Turn", "OpenAuction", "RaiseBid")
"""Questions whose answers are listed in rows, in short."""
SMALL: Final = (
    "placed", "stored", "received", "paid", "prepared", "krones", "steps", "vp", "took_die",
    "copied_space", "no_yield", "overflow",
)  # fmt: skip
"""Events after which the picture need not be drawn again."""


def choices(game: Game, view: dict[str, Any], lang: str) -> list[Choice]:
    """Number the answers to a question. Full yields come before smaller ones."""
    frame = view["question"]["frame"]
    legal: list[str] = view["legal"]
    if frame in ("MixGoods", "SplitSteps"):
        legal = sorted(legal, key=lambda action: -total(action))
    elif frame == "Turn":
        legal = [*sorted(legal, key=lambda action: place(view, action))]
    found = []
    for number, action in enumerate(legal, 1):
        short = label(game, action, view, lang, short=True) if frame in IN_ROWS else ""
        text = label(game, action, view, lang)
        found.append(
            Choice(str(number), action, text, group=group(game, view, action, lang), short=short)
        )
    return found


def total(action: str) -> int:
    """Return the amount that an action takes of a yield."""
    return sum(int(word) for word in action.split()[1:])


def place(view: View, action: str) -> tuple[int, int]:
    """Return the sort key of an action in a turn: guests in queue order, dice, boosts, the rest."""
    verb, *rest = action.split()
    rows = list(GROUPS)
    if verb == "take":
        return 0, next(n for n, p in enumerate(view["queue"]) if p["guest"] == rest[0])
    return (rows.index(verb), 0) if verb in rows else (len(rows), int(verb in ("pass", "end")))


def group(game: Game, view: dict[str, Any], action: str, lang: str) -> str:
    """Return the row of a choice. Empty if there is only one row."""
    frame = view["question"]["frame"]
    if frame == "Turn":
        key = GROUPS.get(action.split()[0], "also")
        price = figures.rules_of(game, view).boost_cost
        return say(f"grand-austria-hotel-group-{key}", lang, price=price)
    if frame in ("OpenAuction", "RaiseBid"):
        words = action.split()
        entrance = view["question"].get("entrance", words[1] if len(words) > 1 else "")
        return name_of("entrance", entrance, lang)
    if frame == "MixGoods" or (frame == "SplitSteps" and not view["question"]["both"]):
        whole = total(action) == view["question"]["strength"]
        return say(f"grand-austria-hotel-group-{'all' if whole else 'less'}", lang)
    return ""


def default_choice(view: View, found: Sequence[Choice]) -> Choice | None:
    """Return the choice for Enter: the only one, the end of a turn with nothing left to gain, or
    the only guest who waits for a good."""
    if len(found) == 1:
        return found[0]
    verbs = [choice.action.split()[0] for choice in found]
    if verbs[-1] == "end" and not {"checkin", "claim", "employ"} & set(verbs):
        return found[-1]
    if verbs == ["place", "store"]:
        return found[0]
    return None


def hint(view: View, found: Sequence[Choice], lang: str) -> str:
    """Return an empty text: this game has no shortcuts to explain."""
    return ""


def glance_is_enough(events: Sequence[Event]) -> bool:
    """Return True if the picture need not be drawn again after these events."""
    return bool(events) and all(event.kind in SMALL for event in events)
