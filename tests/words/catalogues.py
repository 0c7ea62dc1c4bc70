"""The catalogues as written: messages, patterns, and their arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from hotelier.words import LOCALES
from tests.words.source import SOURCE

WORDS = SOURCE / "words"
ORIGINAL = "en"
TRANSLATIONS = [lang for lang in LOCALES if lang != ORIGINAL and (WORDS / lang).is_dir()]
FILES = [path for lang in TRANSLATIONS for path in sorted((WORDS / lang).glob("*.ftl"))]
"""Every translated file. Each is compared with its original."""
COMPLETE = [
    lang
    for lang in TRANSLATIONS
    if all((WORDS / lang / path.name).exists() for path in (WORDS / ORIGINAL).glob("*.ftl"))
]
"""Languages with a complete set of files."""


def name_of(path: Path) -> str:
    return path.relative_to(WORDS).as_posix()


@cache
def entries(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file by id."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    unreadable = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert unreadable == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def original_of(path: Path) -> dict[str, ftl.Message]:
    """The messages of the English file with the same name."""
    return entries(WORDS / ORIGINAL / path.name)


@cache
def whole(lang: str) -> dict[str, ftl.Message]:
    """All messages of a language."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((WORDS / lang).glob("*.ftl")):
        found |= entries(path)
    return found


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value of a message ("") and its attributes by name."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return found if message.value is None else {"": message.value, **found}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from nodes(inner)


@dataclass(frozen=True)
class Asked:
    """Arguments, functions and forms that a pattern uses, and its selectors."""

    values: set[str]
    functions: set[str]
    forms: set[str]
    selects: list[ftl.SelectExpression]


def asked(pattern: ftl.BaseNode) -> Asked:
    """Return what a pattern or message uses."""
    found = Asked(set(), set(), set(), [])
    for node in nodes(pattern):
        if isinstance(node, ftl.VariableReference):
            found.values.add(node.id.name)
        elif isinstance(node, ftl.SelectExpression):
            found.selects.append(node)
        elif isinstance(node, ftl.FunctionReference):
            found.functions.add(node.id.name)
            forms = node.arguments.positional[1:2] if node.id.name == "FORM" else []
            found.forms.update(form.value for form in forms if isinstance(form, ftl.StringLiteral))
    return found


def texts(pattern: ftl.BaseNode) -> list[str]:
    """Return the plain texts of a pattern, without its arguments."""
    return [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement)]


def wordless(pattern: ftl.BaseNode) -> bool:
    """Return True if a pattern only arranges its arguments."""
    return not any(mark.isalpha() for text in texts(pattern) for mark in text)


def written(pattern: ftl.Pattern) -> str:
    """Serialize a pattern."""
    entry = ftl.Message(ftl.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(entry)
