"""Every event of real games becomes a sentence, for every reader."""

from __future__ import annotations

import random

import pytest

import hotelier as ht
from hotelier.kernel.frames import UNKNOWN
from hotelier.words import explain, label, option_help, question, story, tell, value_help

NAMES = ["Anna", "Leopold", "Marie", "Otto", "Klara", "Emil"]
GAMES = [
    (2, 1, {}),
    (2, 2, {"hk.founder_share_empty": "owed", "hk.bonus_tiers": 3}),
    (3, 3, {"preset": "online", "hk.end_timing": "any_time_in_turn"}),
    (4, 4, {"hk.dead_tiles": "replace_at_start", "hk.full_hand_redraw": "on"}),
    (6, 5, {"hk.founder_share_empty": "cash", "hk.multi_merger_bonus": "all_first"}),
]
KOENIG = ht.GAMES["hotel-koenig"]


def check_text(text: str) -> None:
    assert text
    assert not set("{}$") & set(text), text
    assert "None" not in text
    assert "none" not in text, text
    assert "???" not in text


def played(seats: int, seed: int, options: dict[str, object]) -> ht.Table:
    """Play a random game and word every question and answer."""
    rng = random.Random(seed)
    table = ht.Table("hotel-koenig", seats=seats, seed=seed, options=options)
    while table.to_move is not None:
        view = table.view(table.to_move)
        check_text(question(KOENIG, view))
        labels = [label(KOENIG, action, view) for action in view["legal"]]
        for text in labels:
            check_text(text)
        assert len(set(labels)) == len(labels)
        for action in view["legal"]:
            check_text(label(KOENIG, action))
        table.play(rng.choice(table.legal()))
    return table


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_events_of_random_games(seats: int, seed: int, options: dict[str, object]) -> None:
    table = played(seats, seed, options)
    for viewer in (None, *range(seats)):
        for event in table.journal:
            text = tell(KOENIG, event, NAMES, viewer)
            check_text(text)
            assert text[0].isupper() or text[0].isdigit()
            assert text.endswith(".")
            if event.seat == viewer:
                assert NAMES[event.seat] not in text
        for paragraph in story(KOENIG, table.journal, NAMES, viewer):
            for told in paragraph:
                check_text(told.text)
                assert told.rule.startswith("HK-")


def test_every_kind_of_event_with_every_reader() -> None:
    """All kinds of events, including those that random games hardly ever produce."""
    samples = {"Tile": 76, "Chain": 3, "Reason": 1, "int": 2, "tuple[Chain, ...]": (0, 2, 4)}
    for kind, kinds in KOENIG.events.items():
        event = ht.Event(kind, 1, tuple(samples[k] for k in kinds), "HK-1.1")
        texts = {tell(KOENIG, event, NAMES, viewer) for viewer in (None, 0, 1)}
        for text in texts:
            check_text(text)
        assert len(texts) in (1, 2)


def test_what_is_hidden_is_told_without_its_name() -> None:
    event = ht.Event("drew", 1, (UNKNOWN,), "HK-4.3", (1,))
    assert tell(KOENIG, event, NAMES, 0) == "Leopold draws a tile."
    event = ht.Event("drew", 1, (76,), "HK-4.3", (1,))
    assert tell(KOENIG, event, NAMES, 1) == "You draw 9E."


def test_you_and_others_and_the_bank() -> None:
    founded = ht.Event("founded", 0, (3, 76, 2), "HK-5.1")
    assert tell(KOENIG, founded, NAMES, 0) == "You found Luxor with 2 tiles."
    assert tell(KOENIG, founded, NAMES) == "Anna founds Luxor with 2 tiles."
    bonus = ht.Event("bonus", -1, (3, 2, 9, 1500), "HK-11.3")
    assert tell(KOENIG, bonus, NAMES, 0) == (
        "The bank is the second holder of Luxor (with 9); its 1,500 are not paid."
    )


def test_purchases_in_a_row_are_one_sentence() -> None:
    bought = [ht.Event("bought", 0, args, "HK-9.1") for args in ((3, 700), (3, 700), (6, 800))]
    ((told,),) = story(KOENIG, bought, NAMES, 0)
    assert told.text == "You buy 2 Luxor and 1 Continental for 2,200."


def test_a_story_has_a_paragraph_for_each_turn() -> None:
    table = ht.Table("hotel-koenig", seats=3, seed=7)
    seat = table.to_move
    assert seat is not None
    while table.to_move == seat:
        table.play(table.legal()[0])
    start, turn = story(KOENIG, table.journal_for(seat), NAMES, seat)
    assert [told.rule for told in start] == ["HK-3.3", "HK-3.3", "HK-3.3", "HK-3.4"]
    assert turn[0].text.startswith("You lay ")
    assert turn[-1].text.startswith("You draw ")


def test_a_choice_says_what_it_would_do() -> None:
    table = ht.Table.from_position(
        "hotel-koenig",
        {
            "seats": 3,
            "board": ["............", ".oo.LLL.II..", "............", "............",
                      "AAAA........", "...........o", "FF.CC.......", "............",
                      "............"],
            "hands": [["1C", "3A", "8B", "4B", "12G"], [], []],
        },
    )  # fmt: skip
    view = table.view(0)
    labels = {action: label(KOENIG, action, view) for action in view["legal"]}
    assert labels == {
        "lay 1C": "Lay 1C: stays alone",
        "lay 3A": "Lay 3A: founds a chain of 3",
        "lay 4B": "Lay 4B: Luxor grows to 6",
        "lay 8B": "Lay 8B: Luxor takes over Imperial",
        "lay 12G": "Lay 12G: founds a chain of 2",
    }
    table.play("lay 12G")
    view = table.view(0)
    assert question(KOENIG, view) == "12G founds a chain. Which one?"
    assert [label(KOENIG, action, view) for action in view["legal"]] == [
        "Found Oriental: a share is worth 300",
        "Found Prestige: a share is worth 400",
    ]


def test_what_leaves_the_words_is_plain_text() -> None:
    """Serializers may refuse a subclass of str that they do not know."""
    table = ht.Table("hotel-koenig", seats=3, seed=7)
    view = table.view(table.to_move)
    error = ht.Unreadable("no-such-table", "HK-1.1")
    option = KOENIG.options[0]
    for text in (
        tell(KOENIG, table.journal[0], NAMES), question(KOENIG, view),
        label(KOENIG, view["legal"][0], view), explain(error), str(error),
        option_help(option), value_help(option, option.default),
        story(KOENIG, table.journal, NAMES)[0][0].text,
    ):  # fmt: skip
        assert type(text) is str
