"""Errors explain themselves: what is wrong, what would be right, by which rule."""

from __future__ import annotations

import random
import re
from itertools import cycle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hotelier as ht
from hotelier.kernel.frames import Action
from hotelier.kernel.notation import fields_of
from hotelier.words import explain
from tests.words.source import catalogue_text, reasons, texts, values_asked_for

KOENIG = ht.GAMES["hotel-koenig"]


def any_action(rng: random.Random) -> Action:
    """Return a random action, mostly an illegal one."""
    cls: Any = rng.choice(KOENIG.actions)
    limits = {"Tile": 108, "Chain": 7, "int": 30}
    return cls(*(rng.randrange(limits[kind]) for kind in fields_of(cls).values()))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_refusals_of_random_games(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    table = ht.Table("hotel-koenig", seats=seats, seed=seed)
    met = set()
    while table.to_move is not None:
        for action in [any_action(rng) for _ in range(6)]:
            if action in table.legal():
                continue
            with pytest.raises(ht.IllegalAction) as caught:
                table.play(str(action))
            text = str(caught.value)
            met.add(caught.value.reason)
            assert caught.value.rule
            assert text.endswith(f" ({caught.value.rule})")
            assert not set("{}$") & set(text), text
            assert "none" not in text
        table.play(rng.choice(table.legal()))
    assert len(met) > 10


def test_a_rule_stands_at_the_end() -> None:
    table = ht.Table("hotel-koenig", seats=3, seed=7)
    with pytest.raises(ht.IllegalAction) as caught:
        table.play("stop")
    assert str(caught.value) == (
        "A tile comes first: “stop” has to wait until one is laid. (HK-4.1)"
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", "No action given. Every action begins with one of announce, buy, "),
        ("lau 9F", "No action is called “lau”. Did you mean “lay”?"),
        ("lay 9Z", "“9Z” in “lay 9Z” is not known here. It should be one of 1A, 1B, 1C, …, 12I."),
        ("buy Luxer", "“Luxer” in “buy Luxer” is not known here. Did you mean “Luxor”?"),
        ("trade two", "“two” in “trade two” should be a whole number, such as trade 2."),
        ("stop it", "“stop” stands alone, but “stop it” has more words than that."),
        ("lay", "“lay” takes one word after it (tile), but “lay” has 0."),
    ],
)
def test_unreadable_actions(text: str, wanted: str) -> None:
    table = ht.Table("hotel-koenig", seats=3, seed=7)
    with pytest.raises(ht.UnreadableAction) as caught:
        table.play(text)
    assert str(caught.value).startswith(wanted)


def test_a_line_of_a_record_is_explained_by_what_is_wrong_with_it() -> None:
    inner = ht.IllegalAction("must-lay", "HK-4.1", text="pass")
    error = ht.BrokenRecord("bad-action", inner.rule, ply=17, text="pass", why=inner)
    assert explain(error) == (
        "Move 17 of the record, “pass”, does not fit: "
        "You have a playable tile, so you have to lay one. (HK-4.1)"
    )


def test_data_is_quoted_as_it_was_written() -> None:
    error = ht.BrokenRecord("not-an-int", where="money[0]", value="3")
    assert explain(error) == "money[0] should be a whole number, not “3”."
    error = ht.BrokenRecord("not-a-list", where="stack", value={"a": None})
    assert explain(error) == 'stack should be a list, not {"a": null}.'


def test_long_and_unprintable_values_are_tamed() -> None:
    error = ht.UnreadableAction("not-a-number", text="\x1b[2J" + "x" * 500, word="\n", verb="sell")
    text = explain(error)
    assert text.isprintable()
    assert len(text) < 200


def test_numbers_too_long_to_print_are_left_out() -> None:
    error = ht.BrokenRecord("wrong-length", where=10**5000, found=10**5000, wanted=[10**5000])
    assert explain(error) == "… should have … entries, but has …."


def test_a_reason_from_elsewhere_is_shown_as_it_is() -> None:
    assert explain(ht.Unreadable("my-own-reason", colour="green")).startswith("my-own-reason")


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
NAMES = sorted(set(re.findall(r"\$(\w+)", catalogue_text("en"))) - {"reason", "rule"})
"""Every argument that some message uses."""


@given(
    st.deferred(lambda: st.sampled_from(sorted(reasons()))),
    st.lists(values, min_size=1, max_size=4),
)
def test_any_reason_with_any_details_gives_a_printable_sentence(
    reason: str, details: list[object]
) -> None:
    error = ht.Unreadable(reason, "HK-1.1", **dict(zip(NAMES, cycle(details), strict=False)))
    text = explain(error)
    assert text.isprintable()
    assert text.encode().decode() == text
    assert text.endswith("(HK-1.1)")


def test_every_error_brings_what_its_sentence_asks_for() -> None:
    asked = values_asked_for("en")
    lacking = []
    for reason, names in texts().details:
        given = {"near", *names, *(f"{name}-count" for name in names)}
        lacking += [(reason, name) for name in asked.get(f"error-{reason}", set()) - given]
    assert lacking == []
