"""Pages of the source files that cite rules: an anchor for each line, a link for each rule."""

from __future__ import annotations

import io
import keyword
import re
import tokenize
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from hotelier import rulebook
from tools.docs.citations import ROOT, citations, cited_in
from tools.docs.look import ASSETS

KINDS: Final = {
    tokenize.STRING: "s",
    tokenize.COMMENT: "c",
    tokenize.NUMBER: "n",
    **{
        getattr(tokenize, name): "s"
        for name in ("FSTRING_START", "FSTRING_MIDDLE", "FSTRING_END")
        if hasattr(tokenize, name)
    },
}
"""CSS classes of coloured tokens. F-strings have tokens of their own from Python 3.12 on."""


def address(path: str) -> str:
    """Return the page of a source file, without suffix."""
    return f"source/{path.removesuffix('.py')}"


def cited_files() -> list[str]:
    """Return every file that cites a rule."""
    return sorted(
        {
            place.path
            for found in citations().values()
            for where in found.values()
            for place in where
        }
    )


def write_pages(out: Path) -> None:
    """Write a page for each file, without Sphinx: it would add the sidebar to every one."""
    pages = {rule.id: f"rules/en/{rule.book}.html#{rule.id}" for rule in rulebook.all_rules("en")}
    page = Template((ASSETS / "source.html").read_text("utf-8"))
    for path in cited_files():
        file = out / f"{address(path)}.html"
        up = "../" * address(path).count("/")
        links = {rule: up + place for rule, place in pages.items()}
        code = coloured((ROOT / path).read_text("utf-8"), links)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page.substitute(title=path, code=code, up=up), "utf-8")


def coloured(text: str, links: dict[str, str]) -> str:
    """Convert a Python file to HTML, line by line."""
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    parts: list[str] = []
    end = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        kind = KINDS.get(token.type, "")
        if token.type == tokenize.NAME and keyword.iskeyword(token.string):
            kind = "k"
        if not kind:
            continue
        start = starts[token.start[0] - 1] + token.start[1]
        stop = starts[token.end[0] - 1] + token.end[1]
        parts.append(escape(text[end:start], quote=False))
        inner = linked(text[start:stop], links) if kind in "sc" else text[start:stop]
        inner = inner.replace("\n", f'</i>\n<i class="{kind}">')
        parts.append(f'<i class="{kind}">{inner}</i>')
        end = stop
    parts.append(escape(text[end:], quote=False))
    return numbered("".join(parts))


def linked(text: str, links: dict[str, str]) -> str:
    """Turn the rules in a comment or string into links."""
    parts: list[str] = []
    end = 0
    for rule, at in cited_in(text):
        if rule not in links:
            continue
        shown = rule if text.startswith(rule, at) else rule.partition("-")[2]
        parts.append(escape(text[end:at], quote=False))
        parts.append(f'<a href="{links[rule]}">{shown}</a>')
        end = at + len(shown)
    return "".join(parts) + escape(text[end:], quote=False)


def numbered(html: str) -> str:
    """Put its number, which is also its anchor, before each line."""
    empty = re.compile(r'<i class="\w"></i>')
    return "\n".join(
        f'<a id="L{number}" href="#L{number}">{number}</a>{empty.sub("", line)}'
        for number, line in enumerate(html.rstrip("\n").split("\n"), 1)
    )
