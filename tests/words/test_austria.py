"""Grand Austria Hotel in words: every question, choice, event, refusal and card."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, STAFF_KEYS, TILE_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect, dancer, fill
from hotelier.games.grand_austria_hotel.rules import Rules, rules_for
from hotelier.kernel.frames import UNKNOWN, Action
from hotelier.kernel.notation import fields_of, item_kind
from hotelier.words import LOCALES, explain, label, question, story, tell
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    penalty_text,
    reward_text,
    staff_text,
)
from hotelier.words.grand_austria_hotel.effects import effect_text
from hotelier.words.grand_austria_hotel.reference import all_cards, find_card

NAMES = ["Anna", "Leopold", "Marie", "Otto"]
AUSTRIA = ht.GAMES["grand-austria-hotel"]
GAMES: list[tuple[int, int, dict[str, object]]] = [
    (2, 1, {}),
    (3, 2, {"edition": "classic"}),
    (4, 3, {"questions": "all", "gah.boards": "day"}),
    (4, 4, {"gah.staff_deal": "draft", "gah.setup_tiles": "chosen", "gah.promos": "on"}),
    (2, 5, {"edition": "classic", "questions": "all", "gah.staff_deal": "intro"}),
]
EAGER = ("checkin", "place", "serve", "bring", "claim", "employ", "play", "prepare")
"""Verbs that the random players prefer, so that much happens."""


def check_text(text: str) -> None:
    assert text
    assert not set("{}$") & set(text), text
    assert "None" not in text, text
    assert "none" not in text, text
    assert "unknown" not in text, text


def moved(table: ht.Table, rng: random.Random) -> None:
    """Play a random action, mostly one with a preferred verb."""
    legal = table.legal()
    eager = [action for action in legal if str(action).split()[0] in EAGER]
    table.play(rng.choice(eager if eager and rng.random() < 0.8 else legal))


def checked_question(table: ht.Table) -> str:
    """Word the question and all its answers. Return the kind of question."""
    view = table.view(table.to_move)
    check_text(question(AUSTRIA, view))
    labels = [label(AUSTRIA, action, view) for action in view["legal"]]
    for text in labels:
        check_text(text)
    assert len(set(labels)) == len(labels), labels
    for action in view["legal"]:
        check_text(label(AUSTRIA, action, view, short=True))
        assert label(AUSTRIA, action)
    return str(view["question"]["frame"])


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_questions_choices_and_events_of_random_games(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    rng = random.Random(seed)
    table = ht.Table("grand-austria-hotel", seats=seats, seed=seed, options=options)
    asked = set()
    while table.to_move is not None:
        asked.add(checked_question(table))
        moved(table, rng)
    assert {"Turn", "PlaceGood", "PrepareRooms", "ChooseRoom"} <= asked
    for viewer in (None, 0):
        for event in table.journal_for(viewer):
            text = tell(AUSTRIA, event, NAMES, viewer)
            check_text(text)
            assert text.endswith(".")
            if event.seat == viewer:
                assert NAMES[event.seat] not in text
        for paragraph in story(AUSTRIA, table.journal_for(viewer), NAMES, viewer):
            for told in paragraph:
                check_text(told.text)
                assert told.rule.startswith(("GAH-", "AW-"))


def test_every_kind_of_event_with_every_reader() -> None:
    """All kinds of events, including rare ones, alone and in a story."""
    for kind, kinds in AUSTRIA.events.items():
        args = tuple(1 if k in AUSTRIA.codec.alphabet else 2 for k in kinds)
        if kind == "declined":
            args = (2, 60)  # steps: one of the few effects that can be declined
        event = ht.Event(kind, 1, args, "GAH-1.1")
        texts = {tell(AUSTRIA, event, NAMES, viewer) for viewer in (None, 0, 1)}
        for text in texts:
            check_text(text)
        assert len(texts) in (1, 2)
        for paragraph in story(AUSTRIA, [event], NAMES, 0):
            for told in paragraph:
                check_text(told.text)


def staff(key: str) -> int:
    return STAFF_KEYS.index(key)


def source(key: str) -> int:
    return list(AUSTRIA.codec.alphabet["Source"]).index(key)


def test_gains_name_their_source() -> None:
    event = ht.Event("krones", 1, (2, 0, source("groom")), "GAH-13.5")
    assert tell(AUSTRIA, event, NAMES, 0) == "Groom: +2 krones for Leopold."
    assert tell(AUSTRIA, event, NAMES, 1) == "Groom: +2 krones for you."
    event = ht.Event("krones", 0, (1, 3, source("space_4")), "GAH-6.8")
    assert tell(AUSTRIA, event, NAMES, 0) == (
        "Emperor and krones: +1 krone for you; 3 beyond the limit are lost."
    )
    event = ht.Event("steps", 0, (3, 8, source("princess")), "GAH-9.6")
    assert tell(AUSTRIA, event, NAMES) == "Princess: Anna advances 3 to emperor space 8."


def test_what_is_hidden_is_told_without_its_name() -> None:
    drew = ht.Event("drew", 1, (UNKNOWN,), "GAH-9.10", (1,))
    assert tell(AUSTRIA, drew, NAMES, 0) == "Leopold draws a card."
    ((told,),) = story(AUSTRIA, [drew, drew], NAMES, 0)
    assert told.text == "Leopold draws 2 staff cards."
    mine = ht.Event("drew", 0, (staff("groom"),), "GAH-9.10", (0,))
    other = ht.Event("drew", 0, (staff("porter"),), "GAH-9.10", (0,))
    ((told,),) = story(AUSTRIA, [mine, other], NAMES, 0)
    assert told.text == "You draw Groom and Porter."


def test_a_turn_is_told_as_its_player_would() -> None:
    """Payments are joined with what they paid for, goods with the guest who gets them."""
    poet = GUEST_KEYS.index("poet")
    events = [
        ht.Event("turn", 0, (1,), "GAH-3.3"),
        ht.Event("paid", 0, (2, 2), "GAH-5.1"),
        ht.Event("took_guest", 0, (poet, 2), "GAH-5.1"),
        ht.Event("guest_came", 0, (0,), "GAH-5.5"),
        ht.Event("paid", 0, (1, 1), "GAH-8.2"),
        ht.Event("took_die", 0, (0, 4, 1), "GAH-6.2"),
        ht.Event("received", 0, (3, 0, 0), "GAH-6.5"),
        ht.Event("received", 0, (1, 1, 0), "GAH-6.5"),
        *[ht.Event("placed", 0, (0, poet, 0), "GAH-7.1")] * 3,
        ht.Event("stored", 0, (1, 1), "GAH-7.1"),
        ht.Event("placed", 0, (2, poet, 1), "GAH-7.1"),
        ht.Event("checked_in", 0, (poet, 1), "GAH-9.2"),
        ht.Event("occupied", 0, (1, 2), "GAH-1.15"),
        ht.Event("played", 0, (staff("groom"), source("poet")), "GAH-12.2"),
        ht.Event("paid", 0, (2, 5), "GAH-12.2"),
        ht.Event("paid", 0, (1, 4), "GAH-10.3"),
        ht.Event("prepared", 0, (5, 2), "GAH-10.1"),
        ht.Event("paid", 0, (2, 4), "GAH-10.3"),
        ht.Event("prepared", 0, (10, 0), "GAH-10.1"),
        ht.Event("turn_ended", 0, (), "GAH-4.4"),
    ]
    (paragraph,) = story(AUSTRIA, events, NAMES, 0)
    assert [told.text for told in paragraph] == [
        "You take Poet for 2.",
        "You pay 1 and take a 1 with strength 4.",
        "Dishes: 3 strudel and 1 cake for you.",
        "Poet gets 3 strudel and 1 wine: the order is complete.",
        "You check Poet into 1B.",
        "You play Groom for 2.",
        "You prepare 2A and 3A for 3.",
    ]


def some_action(rng: random.Random) -> Action:
    """Return a random action, mostly an illegal one."""
    cls: Any = rng.choice(AUSTRIA.actions)
    values: list[object] = []
    for kind in fields_of(cls).values():
        if item_kind(kind):
            values.append(tuple(rng.randrange(4) for _ in range(2)))
        else:
            keys = AUSTRIA.codec.alphabet.get(kind)
            values.append(rng.randrange(len(keys) if keys else 4))
    return cls(*values)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_refusals_of_random_games(seats: int, seed: int, options: dict[str, object]) -> None:
    rng = random.Random(seed)
    table = ht.Table("grand-austria-hotel", seats=seats, seed=seed, options=options)
    met = set()
    while table.to_move is not None:
        for action in [some_action(rng) for _ in range(8)]:
            if action in table.legal():
                continue
            with pytest.raises(ht.IllegalAction) as caught:
                table.check(action)
            text = str(caught.value)
            met.add(caught.value.reason)
            assert text.endswith(f" ({caught.value.rule})")
            check_text(text)
            assert "_" not in text.replace(f"“{action}”", ""), text  # a name, not a key
        moved(table, rng)
    assert len(met) > 15


def test_refusals_speak_of_cards_by_name() -> None:
    error = ht.IllegalAction("guest-not-in-cafe", "GAH-9.1", guest="mr_boydell", text="checkin")
    assert explain(error) == "Mr. Boydell is not in your café. (GAH-9.1)"
    error = ht.IllegalAction("condition-not-met", "GAH-14.A1", card="krones_20", text="claim")
    assert explain(error) == "You do not meet the condition “20 krones” now. (GAH-14.A1)"


def rules(**options: object) -> Rules:
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    return rules_for(AUSTRIA.choose_options(chosen), AUSTRIA.cards)


CARD_TEXTS = {
    "groom": "Always: for each red guest who leaves with a complete order, get 2 krones.",
    "butler": "Always: preparing blue rooms costs nothing.",
    "kitchen_hand": "Always: taking a 6 costs no krone; when you take a 6, its strength is 1 "
    "higher.",
    "staff_manager": "Always: when you take a 3, play a staff card from your hand at full cost.",
    "waitress": "Once a round: receive 1 cake.",
    "page_boy": "Once, when played: turn up to 2 rooms from vacant to occupied.",
    "hotel_manager": "At the end: 4 VP for each set of one blue, one red and one yellow occupied "
    "room.",
    "conference_manager": "Always: pay 1 krone to ignore a penalty of the emperor.",
}


def test_texts_of_cards_come_from_their_effects() -> None:
    now = rules()
    assert {card: staff_text(now, card, "en") for card in CARD_TEXTS} == CARD_TEXTS
    assert reward_text(now, "painter", "en") == (
        "prepare 1 room 1 cheaper and prepare 1 room at full cost"
    )
    assert reward_text(now, "procurator", "en", short=True) == "up to 2 rooms free"
    assert reward_text(now, "knight_of_the_empire", "en") == "nothing"
    assert bonus_text(now, "B4", "en") == "prepare 1 room on floors 1 to 2 free, occupied at once"
    assert penalty_text(now, "A1", "en", short=True) == "-3 krones, or -5 VP"


def test_an_edition_changes_the_text_with_the_effect() -> None:
    classic = rules(edition="classic")
    assert staff_text(classic, "conference_manager", "en") == (
        "Always: penalties of the emperor do not apply to you."
    )
    assert staff_text(classic, "assistant_manager", "en", short=True) == "4 VP per staff card"
    assert penalty_text(classic, "A1", "en") == "lose 3 krones, or lose 5 VP"
    assert "extra turn" in reward_text(classic, "e_gizia", "en")


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_card_has_a_text_of_its_own_in_both_forms(edition: str) -> None:
    now = rules(edition=edition)
    for card in STAFF_KEYS:
        check_text(staff_text(now, card, "en"))
        assert 0 < len(staff_text(now, card, "en", short=True)) <= 40
    for guest in GUEST_KEYS:
        check_text(reward_text(now, guest, "en"))
        assert 0 < len(reward_text(now, guest, "en", short=True)) <= 40
    for tile in TILE_KEYS:
        check_text(bonus_text(now, tile, "en"))
        check_text(penalty_text(now, tile, "en"))
    texts = [staff_text(now, card, "en") for card in STAFF_KEYS]
    assert len(set(texts)) == len(texts)


def test_a_card_is_found_by_number_key_or_name() -> None:
    cards = all_cards(rules(), "en")
    modules = (29 + 15 + 3 + 3) + (14 + 3 + 3) + 5 + 4 + 12 + 10 + 5
    assert len(cards) == 58 + 48 + 12 + 12 + 5 + modules
    for text in ("75", "baroness", "BARONESS", "baronE"):
        assert find_card(cards, text).key == "baroness"
    assert find_card(cards, "a1").key == "A1"
    assert find_card(cards, "one colour full").number == 111
    with pytest.raises(ht.Unreadable, match="Did you mean “Sommelier”"):
        find_card(cards, "somelier")
    with pytest.raises(ht.Unreadable, match="There is no card “999”"):
        find_card(cards, "999")


@pytest.mark.rule("AW-10.179", "AW-10.127", "AW-11.137")
@pytest.mark.parametrize("effect", [fill, dancer])
def test_short_texts_say_how_many(effect: Callable[[int], Effect]) -> None:
    for lang in LOCALES:
        one, two = (effect_text(effect(n), lang, short=True) for n in (1, 2))
        assert "2" in two
        assert "2" not in one
