"""The story of a game: a paragraph for each turn, with related events in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hotelier.games.grand_austria_hotel.terms import (
    FOR_BOOST,
    FOR_GUEST,
    FOR_JOKER,
    FOR_ROOM,
    FOR_STAFF,
    GOOD_KEYS,
)
from hotelier.kernel.frames import UNKNOWN, Event
from hotelier.kernel.game import Game
from hotelier.words.catalogue import Value, say, say_list
from hotelier.words.grand_austria_hotel.effects import goods_text
from hotelier.words.journal import Told, tell
from hotelier.words.phrases import bare
from hotelier.words.values import value_text, who

PARAGRAPHS: Final = ("turn", "round", "rerolled", "round_ended", "final_scoring", "extra_turn")
"""Events that begin a paragraph."""
UNTOLD: Final = ("turn_ended", "guest_came", "stored", "group_full")
"""Events that other events, or the picture of the table, describe better."""
PRICED: Final = {FOR_JOKER: "took_die", FOR_BOOST: "took_die", FOR_ROOM: "prepared",
                 FOR_STAFF: "played"}  # fmt: skip
"""Payments that are described together with what they paid for."""


@dataclass
class Group:
    """Events for one sentence, and the payments for them."""

    kind: str
    events: list[Event]
    price: int = 0


@dataclass(frozen=True)
class Reader:
    """The reader's seat and language."""

    game: Game
    names: Sequence[str]
    viewer: int | None
    lang: str

    def text(self, value: object, kind: str) -> str:
        """Write a value of an event."""
        return str(value_text(self.game, value, kind, self.lang))

    def say(self, group: Group, name: str, **args: Value) -> str:
        """Write a sentence about a group of events."""
        whose = who(group.events[0].seat, self.names, self.viewer)
        return say(name, self.lang, **whose, **args)


def story(
    game: Game, events: Iterable[Event], names: Sequence[str], viewer: int | None, lang: str
) -> list[list[Told]]:
    """Write the story of a game."""
    reader = Reader(game, names, viewer, lang)
    paragraphs: list[list[Told]] = [[]]
    for group in grouped(events):
        if group.kind in PARAGRAPHS:
            paragraphs.append([])
        if group.kind != "turn" and not stays(group):
            paragraphs[-1] += sentences(group, reader)
    return [paragraph for paragraph in paragraphs if paragraph]


def stays(group: Group) -> bool:
    """Return True for a move back by nothing, at the start of the track."""
    return group.kind == "moved_back" and group.events[0].args[0] == 0


def grouped(events: Iterable[Event]) -> list[Group]:
    """Group consecutive events of one kind and seat. Payments join what they paid for."""
    groups: list[Group] = []
    purse: dict[str, int] = {}
    room = -1
    for event in events:
        if event.kind in UNTOLD or is_guest_payment(event):
            continue
        if event.kind == "paid" and event.args[1] in PRICED:
            kind = PRICED[event.args[1]]
            if kind == "played" and groups and groups[-1].kind == kind:
                groups[-1].price += event.args[0]
            else:
                purse[kind] = purse.get(kind, 0) + event.args[0]
            continue
        if event.kind == "checked_in":
            room = event.args[1]
        elif event.kind == "occupied" and event.args[0] == room:
            room = -1
            continue
        last = groups[-1] if groups else None
        if last and event.kind in TOGETHER and same(last, event):
            last.events.append(event)
        else:
            groups.append(Group(event.kind, [event]))
        groups[-1].price += purse.pop(event.kind, 0)
    return groups


def is_guest_payment(event: Event) -> bool:
    """Return True for the price of a guest. The event of taking the guest names it."""
    return event.kind == "paid" and event.args[1] == FOR_GUEST


def same(group: Group, event: Event) -> bool:
    """Return True if an event joins a group: same kind, seat and, for goods, the same giver or
    guest."""
    last = group.events[-1]
    if (group.kind, last.seat) != (event.kind, event.seat):
        return False
    if event.kind in ("played", "took_die", "rolled"):
        return False
    if event.kind == "received":
        return bool(last.args[2] == event.args[2])
    return event.kind != "placed" or last.args[1] == event.args[1]


def sentences(group: Group, reader: Reader) -> list[Told]:
    """Write the sentences of a group of events."""
    first = group.events[0]
    if group.kind in TOGETHER:
        return [Told(bare(TOGETHER[group.kind](group, reader)), first.rule, first)]
    return [
        Told(tell(reader.game, event, reader.names, reader.viewer, reader.lang), event.rule, event)
        for event in group.events
    ]


def rolled(group: Group, reader: Reader) -> str:
    dice = [str(face) for face, n in enumerate(group.events[0].args, 1) for _ in range(n)]
    return say("grand-austria-hotel-together-rolled", reader.lang, dice=" ".join(dice))


def took_die(group: Group, reader: Reader) -> str:
    space, strength, _ = group.events[0].args
    return reader.say(
        group, "grand-austria-hotel-together-took-die", price=group.price,
        space=reader.text(space, "Space"), strength=strength,
    )  # fmt: skip


def prepared(group: Group, reader: Reader) -> str:
    rooms = [reader.text(event.args[0], "Room") for event in group.events]
    return reader.say(
        group, "grand-austria-hotel-together-prepared", price=group.price,
        rooms=say_list(rooms, reader.lang),
    )  # fmt: skip


def played(group: Group, reader: Reader) -> str:
    card = reader.text(group.events[0].args[0], "Staff")
    return reader.say(group, "grand-austria-hotel-together-played", price=group.price, card=card)


def received(group: Group, reader: Reader) -> str:
    amounts = [0] * len(GOOD_KEYS)
    for event in group.events:
        amounts[event.args[1]] += event.args[0]
    return reader.say(
        group, "grand-austria-hotel-together-received", goods=goods_text(amounts, reader.lang),
        source=reader.text(group.events[0].args[2], "Source"),
    )  # fmt: skip


def placed(group: Group, reader: Reader) -> str:
    amounts = [0] * len(GOOD_KEYS)
    for event in group.events:
        amounts[event.args[0]] += 1
    last = group.events[-1]
    return reader.say(
        group, "grand-austria-hotel-together-placed", goods=goods_text(amounts, reader.lang),
        guest=reader.text(last.args[1], "Guest"), complete=last.args[2],
    )  # fmt: skip


def cards(name: str) -> Callable[[Group, Reader], str]:
    """Name cards for readers who may know them, and count them for others."""

    def told(group: Group, reader: Reader) -> str:
        drawn = [event.args[0] for event in group.events]
        texts = [reader.text(card, "Staff") for card in drawn]
        listed = "none" if UNKNOWN in drawn else say_list(texts, reader.lang)
        return reader.say(group, name, count=len(drawn), cards=listed)

    return told


TOGETHER: Final[dict[str, Callable[[Group, Reader], str]]] = {
    "rolled": rolled,
    "took_die": took_die,
    "prepared": prepared,
    "played": played,
    "received": received,
    "placed": placed,
    "drew": cards("grand-austria-hotel-together-drew"),
    "looked": cards("grand-austria-hotel-together-looked"),
    "put_under": cards("grand-austria-hotel-together-put-under"),
}
"""Kinds of events that have a sentence of their own."""
