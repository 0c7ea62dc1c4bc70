"""Facts about the source: the reasons of all errors, and all text constants."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import hotelier
from hotelier.games import ALL
from hotelier.games.hotel_koenig.tiles import EFFECTS, EIGHTH_CHAIN

SOURCE = Path(hotelier.__file__).parent
ERRORS = {
    "HotelierError", "Unreadable", "UnreadableAction", "IllegalAction", "BrokenRecord", "Refused",
    "Fault",
}  # fmt: skip
COMPUTED = {"reason", "effect"}
"""Variables that hold a reason. Their values are found elsewhere (see `reasons`)."""


def trees() -> Iterator[ast.AST]:
    """Every source file, but for games that nobody can play yet."""
    playable = {"__init__.py", *(name.replace("-", "_") for name in ALL)}
    for path in sorted(SOURCE.rglob("*.py")):
        room, *rest = path.relative_to(SOURCE).parts
        if room != "games" or rest[0] in playable:
            yield ast.parse(path.read_text(encoding="utf-8"))


def possible_texts(node: ast.expr) -> Iterator[str]:
    """Return the constants that an expression can evaluate to. A variable gives its name in
    brackets."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from possible_texts(node.body)
        yield from possible_texts(node.orelse)
    elif isinstance(node, ast.Name):
        yield f"<{node.id}>"


def is_refusal(value: ast.expr | None) -> bool:
    """Return True for a rule, a reason and its details."""
    return isinstance(value, ast.Tuple) and len(value.elts) == 3


def reasons_in(tree: ast.AST) -> Iterator[str]:
    """Reasons in one file: of errors made, of `why_not`, and of variables called `reason`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id in ERRORS:
                yield from possible_texts(node.args[0])
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id == "reason":
                yield from possible_texts(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and is_refusal(inner.value):
                    yield from possible_texts(inner.value.elts[1])  # type: ignore[union-attr]


@dataclass
class Texts:
    """Texts of the source: reasons, reasons with their details, and all text constants."""

    reasons: set[str] = field(default_factory=set)
    details: list[tuple[str, set[str]]] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)


@cache
def texts() -> Texts:
    """Read every source file once."""
    found = Texts()
    for tree in trees():
        found.reasons.update(reasons_in(tree))
        found.details.extend(details_in(tree))
        found.literals.update(literals_in(tree))
    return found


@cache
def reasons() -> set[str]:
    """Return every reason that an error of this package can have."""
    found = texts().reasons
    computed = {reason.strip("<>") for reason in found if reason.startswith("<")}
    assert computed <= COMPUTED
    return {reason for reason in found if not reason.startswith("<")} | set(EFFECTS[EIGHTH_CHAIN:])


def details_in(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Return reasons in one file with the names of their details, if both are literal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            if node.func.id in ERRORS and len(names) == len(node.keywords):
                for reason in possible_texts(node.args[0]):
                    yield reason, names
        elif isinstance(node, ast.Return) and is_refusal(node.value):
            _rule, reason_node, details = node.value.elts  # type: ignore[union-attr]
            if isinstance(details, ast.Dict) and all(
                isinstance(key, ast.Constant) for key in details.keys
            ):
                for reason in possible_texts(reason_node):
                    keys = {str(ast.literal_eval(key)) for key in details.keys if key}
                    yield reason, {*keys, "text"}  # `refusal` adds the action


def literals_in(tree: ast.AST) -> Iterator[str]:
    """Return every text constant of one file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


WEB = SOURCE.parents[1] / "web" / "src"
WORDED = re.compile(r"""["'`]([a-z][a-z0-9-]*)(?:\.[\w-]+)?["'`]""")
"""A message named in the page's source, with or without an attribute."""
COMPOSED = re.compile(r"""["'`]([a-z][a-z0-9-]*-)\$\{""")
"""A message of which the page's source names the beginning: `page-level-${name}`."""


def page_sources() -> list[str]:
    """Return the texts of the page's source files."""
    found = [path for ending in ("ts", "svelte") for path in sorted(WEB.rglob(f"*.{ending}"))]
    assert found != []
    return [path.read_text(encoding="utf-8") for path in found if path.parent.name != "generated"]


def named_by_the_page(names: set[str]) -> set[str]:
    """Return those messages that the page uses."""
    texts = page_sources()
    whole = {name for text in texts for name in WORDED.findall(text)}
    beginnings = tuple({name for text in texts for name in COMPOSED.findall(text)})
    return {name for name in names if name in whole or name.startswith(beginnings)}


def catalogue_text(lang: str) -> str:
    """Return all catalogues of a language as written."""
    return "\n".join(path.read_text("utf-8") for path in (SOURCE / "words" / lang).glob("*.ftl"))


@cache
def message_names(lang: str) -> list[str]:
    """Return the ids of all messages of a language, with repetitions."""
    entries = FluentParser().parse(catalogue_text(lang)).body
    unreadable = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert unreadable == []
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


class Asked(Visitor):
    """Names of the values in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)


def values_asked_for(lang: str) -> dict[str, set[str]]:
    """Return the arguments of each message."""
    found = {}
    for entry in FluentParser().parse(catalogue_text(lang)).body:
        if isinstance(entry, Message):
            asked = Asked()
            asked.visit(entry)
            found[entry.id.name] = asked.names
    return found
