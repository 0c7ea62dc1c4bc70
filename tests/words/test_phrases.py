"""Names in messages can be inflected: `FORM`, `KEY` and `BEGINS`."""

from __future__ import annotations

import pickle

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hotelier.words import catalogue, say_list
from hotelier.words.catalogue import say, say_name
from hotelier.words.phrases import FUNCTIONS, Phrase

RUSSIAN = """
thing-wine = вино
    .counted =
    { $n ->
        [one] бокал вина
        [few] бокала вина
       *[many] бокалов вина
    }
    .genitive = вина
thing-cake = торт
no-more = Нет { FORM($good, "genitive") }.
gets = { $n } { FORM($good, "counted", $n) }
all-of = Без { FORM($goods, "genitive") }.
by-key =
    { KEY($good) ->
        [wine] напиток
       *[other] еда
    }
of-player =
    { BEGINS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
"""


@pytest.fixture(autouse=True)
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small catalogue in place of ours."""
    bundle = FluentBundle(["ru-RU"], functions=dict(FUNCTIONS), use_isolating=False)
    bundle.add_resource(FluentResource(RUSSIAN))
    monkeypatch.setattr(catalogue, "bundle", lambda lang: bundle)


def test_a_message_asks_for_a_form_and_gets_the_plain_one_where_there_is_none() -> None:
    assert say("no-more", "ru", good=say_name("thing", "wine", "ru")) == "Нет вина."
    assert say("no-more", "ru", good=say_name("thing", "cake", "ru")) == "Нет торт."
    assert say("no-more", "ru", good="X") == "Нет X."


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 бокал вина"), (2, "2 бокала вина"), (5, "5 бокалов вина")]
)
def test_a_form_may_depend_on_a_number(n: int, text: str) -> None:
    assert say("gets", "ru", n=n, good=say_name("thing", "wine", "ru")) == text


def test_every_item_of_a_list_is_inflected() -> None:
    goods = say_list([say_name("thing", key, "ru") for key in ("cake", "wine")], "ru")
    assert goods == "торт и вино"
    assert say("all-of", "ru", goods=goods) == "Без торт и вина."


def test_messages_select_by_key_and_by_first_letter() -> None:
    assert say("by-key", "ru", good=say_name("thing", "wine", "ru")) == "напиток"
    assert say("by-key", "ru", good=say_name("thing", "cake", "ru")) == "еда"
    assert [say("of-player", "ru", name=name) for name in ("Anna", "Karl")] == ["d’Anna", "de Karl"]


def test_str_keeps_the_forms_and_another_process_gets_the_bare_text() -> None:
    wine = say_name("thing", "wine", "ru")
    kept = str(wine)
    assert isinstance(kept, Phrase)
    assert kept.form("genitive") == "вина"
    assert type(pickle.loads(pickle.dumps(wine))) is str
