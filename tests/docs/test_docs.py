"""Tests of the pages: links work and have titles, and notation.md names all text forms."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import hotelier as ht
from hotelier.kernel.options import Option
from tests.cases import for_each
from tests.docs.pages import PAGES, ROOT, name_of, prose

NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
KOENIG = ht.GAMES["hotel-koenig"]


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub generates them."""
    found = re.findall(r"^#+ (.*)$", prose(page), flags=re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in found}


@for_each(PAGES, name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        other = (page.parent / path).resolve() if path else page
        assert other.exists(), f"{name_of(page)}: {target}"
        if anchor:
            assert anchor in headings(other), f"{name_of(page)}: {target}"


@for_each(KOENIG.actions, lambda action: str(action.verb))
def test_notation_has_every_action(action: type[ht.Action]) -> None:
    assert re.search(rf"^\| `{action.verb}[` ]", NOTATION, flags=re.M)


@for_each(KOENIG.codec.frames)
def test_notation_has_every_frame(frame: str) -> None:
    assert f"`{frame}`" in NOTATION


@for_each(KOENIG.events)
def test_notation_has_every_event_with_its_args(kind: str) -> None:
    journal = NOTATION[NOTATION.index("## Journal") :]
    row = re.search(rf"^\| `{kind}` \| ([^|]*) \|", journal, flags=re.M)
    assert row, kind
    kinds = ["chains" if arg.startswith("tuple") else arg.lower() for arg in KOENIG.events[kind]]
    assert [arg.split()[0] for arg in row[1].split(", ")] == (kinds or ["-"])


@for_each(KOENIG.options, lambda option: str(option.name))
def test_notation_has_every_option_with_its_values(option: Option) -> None:
    row = re.search(rf"^\| `{re.escape(option.name)}` \| (.*)$", NOTATION, flags=re.M)
    assert row, option.name
    choices = ", ".join(f"`{choice}`" for choice in option.choices)
    assert row[1].startswith(f"`{option.default}` | {choices} | {option.rule} |")


def reasons() -> set[str]:
    """Return every reason that kernel, table and Hotel-König have as a literal."""
    found: set[str] = set()
    kinds = {cls.__name__ for cls in (ht.Unreadable, ht.UnreadableAction, ht.IllegalAction)}
    kinds.add(ht.BrokenRecord.__name__)
    for folder in ("kernel", "table", "games/hotel_koenig"):
        for file in (ROOT / "src" / "hotelier" / folder).glob("*.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    texts = node.args[:1] if node.func.id in kinds else []
                elif isinstance(node, ast.FunctionDef) and node.name == "why_not":
                    answers = [ret.value for ret in ast.walk(node) if isinstance(ret, ast.Return)]
                    texts = [answer.elts[1] for answer in answers if isinstance(answer, ast.Tuple)]
                else:
                    continue
                found |= {
                    text.value
                    for text in texts
                    if isinstance(text, ast.Constant) and isinstance(text.value, str)
                }
    return found


def test_notation_has_every_reason() -> None:
    found = reasons()
    assert {"not-in-hand", "unknown-verb", "share-count", "unknown-option"} <= found
    assert sorted(reason for reason in found if f"`{reason}`" not in NOTATION) == []


def test_architecture_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z_/]+/)` \| (.*) \|$", page, flags=re.M)
    assert len(rows) > 12
    named = [
        folder + name
        for folder, text in rows
        for name in ["", *re.findall(r"`([a-z_]+(?:\.py|/))`", text)]
    ]
    assert [each for each in named if not (ROOT / "src" / "hotelier" / each).exists()] == []
    folders = {path.parent.name for path in (ROOT / "src" / "hotelier").glob("*/__init__.py")}
    assert folders - {"study"} <= {folder.split("/")[0] for folder, _ in rows} | {"games"}


@for_each(PAGES, name_of)
def test_a_page_has_one_title(page: Path) -> None:
    titles = re.findall(r"^# .*$", prose(page), flags=re.M)
    assert len(titles) == 1, f"{name_of(page)}: {titles}"


@for_each(PAGES, name_of)
def test_link_texts_are_titles(page: Path) -> None:
    texts = re.findall(r"(?<!!)\[([^\]]*)\]\([^)\s]+\)", prose(page))
    assert [text for text in texts if re.fullmatch(r"`?[\w./-]+\.(md|html)`?", text)] == []
