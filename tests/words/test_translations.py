"""Every translated file matches its English original: the same arguments, correct grammar."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from hotelier.words import LOCALES
from hotelier.words.catalogue import bundle
from hotelier.words.phrases import FUNCTIONS
from tests.cases import for_each
from tests.words.catalogues import (
    COMPLETE,
    FILES,
    ORIGINAL,
    TRANSLATIONS,
    WORDS,
    asked,
    entries,
    name_of,
    original_of,
    patterns,
    texts,
    whole,
    wordless,
    written,
)
from tests.words.untranslated import SAME

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")
GENDERS = ("masculine", "feminine", "neuter", "plural")
FORMS = {
    *CASES, *(f"{case}-plural" for case in CASES),
    *GENDERS, *(f"{gender}-{case}" for gender in GENDERS for case in CASES),
    "definite", "indefinite", "partitive", "counted", "gender", "capital", "infinitive", "noun",
}  # fmt: skip
"""Names of forms (docs/translating.md)."""
PLURALS = {"ru": {"one", "few", "many"}, "fr": {"one", "other"}, "de": {"one", "other"}}
"""The plural forms that a whole number can take."""
ONE_IS_MORE = ("fr", "ru")
"""Languages in which [one] is not only 1: it includes 0 in French, 21 in Russian."""
UNFINISHED: set[str] = set()
"""Languages that are being translated file by file."""
QUOTES = {"de": "”«»", "fr": "“”„", "ru": "“”"}
"""Quotation marks of other languages."""

MANUAL = Path(__file__).parents[2] / "docs" / "translating.md"

each_file = for_each(FILES, name_of)
each_language = pytest.mark.parametrize("lang", [ORIGINAL, *TRANSLATIONS])


@each_file
def test_a_file_has_the_messages_of_its_original(path: Path) -> None:
    mine, original = set(entries(path)), set(original_of(path))
    assert {"missing": original - mine, "left over": mine - original} == {
        "missing": set(),
        "left over": set(),
    }


def test_every_language_has_every_file() -> None:
    """A language leaves the list of unfinished ones with its last file, and never returns."""
    assert set(LOCALES) - {ORIGINAL} - set(COMPLETE) == UNFINISHED


@each_language
def test_no_message_is_written_twice(lang: str) -> None:
    names = [
        name
        for path in (WORDS / lang).glob("*.ftl")
        for name in re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.M)
    ]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert all(bundle(lang).has_message(name) for name in names)


@each_file
def test_attributes_are_those_of_the_original_or_forms(path: Path) -> None:
    wrong = {}
    for name, message in original_of(path).items():
        if name in entries(path):
            mine = set(patterns(entries(path)[name]))
            wanted = set(patterns(message))
            forms = {f"{part}-{form}" for part in wanted if part for form in FORMS} | FORMS
            if wanted - mine or mine - wanted - forms:
                wrong[name] = {"missing": wanted - mine, "unknown": mine - wanted - forms}
    assert wrong == {}


def documented(message: ftl.Message) -> set[str]:
    """Return the arguments that a comment documents besides those of the English message."""
    comment = "" if message.comment is None else str(message.comment.content)
    return set(re.findall(r"\$([\w-]+)", comment))


@each_file
def test_values_are_those_of_the_original(path: Path) -> None:
    """Each argument is used by the message or by a form that it refers to. No other one is."""
    wrong = {}
    for name, message in original_of(path).items():
        mine = patterns(entries(path)[name]) if name in entries(path) else {}
        every = {v for p in patterns(message).values() for v in asked(p).values}
        for part, pattern in mine.items():
            original = patterns(message).get(part)
            used = asked(pattern).values
            lacks = asked(original).values - used if original else set()
            invents = used - every - documented(message) - {"n"}
            if lacks or invents:
                wrong[f"{name}.{part}"] = {"lacks": lacks, "invents": invents}
    assert wrong == {}


@each_file
def test_nothing_is_left_in_english(path: Path) -> None:
    lang = path.parent.name
    same = {
        f"{name}.{part}".rstrip(".")
        for name, message in entries(path).items()
        for part, pattern in patterns(message).items()
        if not wordless(pattern)
        and part in patterns(original_of(path).get(name, message))
        and name in original_of(path)
        and written(pattern) == written(patterns(original_of(path)[name])[part])
    }
    assert same - SAME[lang] == set()


def test_what_may_be_english_is() -> None:
    """The lists of exceptions contain nothing superfluous."""
    original = whole(ORIGINAL)
    for lang in COMPLETE:
        mine = whole(lang)
        for entry in SAME[lang]:
            name, _, part = entry.partition(".")
            assert written(patterns(mine[name])[part]) == written(patterns(original[name])[part])


def test_the_manual_names_every_form_and_function() -> None:
    manual = MANUAL.read_text("utf-8")
    words = {word for form in FORMS for word in form.split("-")}
    assert [word for word in sorted(words) if f"`{word}`" not in manual] == []
    assert [name for name in FUNCTIONS if f"`{name}(" not in manual] == []


@each_file
def test_functions_and_forms_exist(path: Path) -> None:
    for name, message in entries(path).items():
        assert asked(message).functions <= {*FUNCTIONS, "NUMBER"}, name
        assert asked(message).forms <= FORMS, name


def test_forms_that_are_asked_for_are_there_and_no_others() -> None:
    for lang in COMPLETE:
        wanted = {form for message in whole(lang).values() for form in asked(message).forms}
        there = {part for message in whole(lang).values() for part in patterns(message)} & FORMS
        assert (lang, wanted - there, there - wanted) == (lang, set(), set())


def plural_selects(message: ftl.Message) -> list[ftl.SelectExpression]:
    """Return the selectors by number."""
    return [
        select
        for select in asked(message).selects
        if any(getattr(variant.key, "name", "") == "one" for variant in select.variants)
    ]


@each_file
def test_every_plural_form_is_there(path: Path) -> None:
    lang = path.parent.name
    wrong = {}
    for name, message in entries(path).items():
        for select in plural_selects(message):
            forms = {getattr(variant.key, "name", "") for variant in select.variants}
            if not forms >= PLURALS[lang]:
                wrong[name] = forms
    assert wrong == {}


@each_file
def test_the_singular_does_not_say_one_where_it_may_be_another_number(path: Path) -> None:
    """[one] also includes 0 in French and 21 in Russian: print the value, or write [1]."""
    if path.parent.name not in ONE_IS_MORE:
        return
    wrong = set()
    for name, message in entries(path).items():
        for select in plural_selects(message):
            exact = {getattr(variant.key, "value", "") for variant in select.variants}
            for variant in select.variants:
                if getattr(variant.key, "name", "") == "one" and "1" not in exact:
                    said = " ".join(texts(variant.value))
                    if re.search(r"(?<![\w.])1(?![\w.])", said):
                        wrong.add(name)
    assert wrong == set()


@each_file
def test_quotation_marks_are_the_language_s_own(path: Path) -> None:
    marks = QUOTES[path.parent.name]
    wrong = {
        name
        for name, message in entries(path).items()
        if any(mark in text for text in texts(message) for mark in marks)
    }
    assert wrong == set()


@for_each(sorted((WORDS / "fr").glob("*.ftl")), name_of)
def test_french_marks_never_begin_a_line(path: Path) -> None:
    """No-break spaces before : ; ! ? and inside « », and no typewriter's apostrophe."""
    wrong = [
        line
        for line in path.read_text("utf-8").splitlines()
        if re.search(r" [:;!?%]|«(?!\u202f)|(?<!\u202f)»|'", line)
    ]
    assert wrong == []


SLIPS = [
    ("cards-track = Путь", test_a_file_has_the_messages_of_its_original),
    ("cards-track = Путь\n    .wrong = x", test_attributes_are_those_of_the_original_or_forms),
    ("cards-stack = стопка { $stak }", test_values_are_those_of_the_original),
    ("cards-track = Emperor track", test_nothing_is_left_in_english),
    ('cards-stack = { FORM($stack, "genitif") }', test_functions_and_forms_exist),
    ("cards-stack = { GENITIVE($stack) }", test_functions_and_forms_exist),
    (
        "cards-count = { $count ->\n [one] { $count } карта\n *[other] { $count } карт\n }",
        test_every_plural_form_is_there,
    ),
    (
        "cards-count = { $count ->\n [one] 1 карта\n [few] карты\n *[many] карт\n }",
        test_the_singular_does_not_say_one_where_it_may_be_another_number,
    ),
    ("cards-track = “Путь”", test_quotation_marks_are_the_language_s_own),
]


@pytest.mark.parametrize(("text", "check"), SLIPS)
def test_a_slip_would_be_found(text: str, check: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "ru" / "cards.ftl"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError):
        inspect.unwrap(check)(path)
