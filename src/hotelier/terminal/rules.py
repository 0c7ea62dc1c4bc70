"""Rules in the terminal: a rule, a section, search results, the contents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.rulebook import (
    Rule,
    Section,
    find,
    find_section,
    language,
    looks_like_id,
    search,
    sections,
)
from hotelier.rulebook.markdown import ITEM, blocks, is_table, paragraphs, spans, table
from hotelier.terminal.console import CAN, QUIET, TITLE
from hotelier.words import say

STYLES: Final = {"": "", "bold": "bold", "italic": "italic", "code": "cyan", "link": "underline"}
INDENT: Final = "  "
MOST: Final = 20
"""Number of rules that a search lists."""


@dataclass(frozen=True)
class Indented:
    """An indented text without trailing spaces."""

    inner: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        inside = options.update(width=options.max_width - len(INDENT))
        for line in console.render_lines(self.inner, inside, pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                last = line[-1]
                line[-1] = Segment(last.text.rstrip(), last.style, last.control)
            yield Segment(INDENT if line else "")
            yield from line
            yield Segment.line()


def marked(line: str) -> Text:
    """Render bold, italic and code in a line of Markdown."""
    return Text.assemble(*((piece, STYLES[mark]) for piece, mark in spans(line)))


def body(text: str) -> RenderableType:
    """Render the text of a rule: paragraphs, lists and tables."""
    parts: list[RenderableType] = []
    for block in blocks(text):
        if is_table(block):
            parts.append(grid(block))
            continue
        for line in paragraphs(block):
            item = ITEM.match(line)
            parts.append(entry(line, item.end()) if item else marked(line))
    return Group(*parts)


def entry(line: str, at: int) -> RenderableType:
    """Render a list entry with a hanging indent."""
    row = Grid.grid(padding=(0, 1, 0, 0))
    row.add_column(no_wrap=True)
    row.add_column(overflow="fold")
    row.add_row(Text(line[:at].strip(), QUIET), marked(line[at:]))
    return row


def grid(block: str) -> RenderableType:
    """Render a table of the rulebook."""
    heads, rows = table(block)
    found = Grid(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    for head in heads:
        found.add_column(marked(head), overflow="fold")
    for row in rows:
        found.add_row(*map(marked, row))
    return found


def rule_page(rule: Rule, section: bool = True) -> RenderableType:
    """Render a rule with its id and, if wanted, its section."""
    head = Text().append(rule.id, CAN)
    if section:
        head.append(f"  {rule.heading}", QUIET)
    return Group(head, Indented(body(rule.text)))


def rule_pages(rules: Sequence[Rule]) -> RenderableType:
    """Render several rules with empty lines between them."""
    return apart([rule_page(rule) for rule in rules])


def apart(parts: Sequence[RenderableType]) -> RenderableType:
    """Put empty lines between parts."""
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [Text(), part] if spaced else [part]
    return Group(*spaced)


def section_page(section: Section) -> RenderableType:
    """Render a whole section: title, text between rules, and rules."""
    head = Text(f"{section.id}  {section.title}", TITLE)
    start = Group(head, Indented(body(section.notes))) if section.notes else head
    return apart([start, *(rule_page(rule, section=False) for rule in section.rules)])


def pages(wanted: Sequence[str], lang: str) -> RenderableType:
    """Render rules and sections by their ids."""
    parts: list[RenderableType] = []
    for text in wanted:
        section = find_section(text, lang)
        parts.append(rule_page(find(text, lang)) if section is None else section_page(section))
    return apart(parts)


def hits_page(wanted: str, rules: Sequence[Rule], lang: str) -> RenderableType:
    """List the results of a search, best first."""
    left = max(0, len(rules) - MOST)
    head = say("rules-found", lang, wanted=wanted, count=len(rules), left=left, most=MOST)
    found = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    found.add_column(no_wrap=True, style=CAN)
    found.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for rule in rules[:MOST]:
        found.add_row(rule.id, rule.summary)
    return Group(Text(head, TITLE), Indented(found))


def contents_page(sections: Sequence[Section], lang: str) -> RenderableType:
    """List the sections of a book with their numbers of rules."""
    found = Grid.grid(padding=(0, 2, 0, 0))
    found.add_column(no_wrap=True, style=CAN)
    found.add_column()
    found.add_column(no_wrap=True, style=QUIET)
    for section in sections:
        title = say("rules-of", lang, title=section.title) if is_ruling(section) else section.title
        found.add_row(section.id, title, say("rules-count", lang, count=len(section.rules)))
    hint = Text(say("rules-hint", lang, example=sections[0].rules[0].id), QUIET)
    return Group(Text(say("rules-contents", lang), TITLE), Indented(found), hint)


def is_ruling(section: Section) -> bool:
    """Return True if a section holds rulings: it has the name of its game."""
    return section.book == "rulings"


def looked_up(text: str, behind: Sequence[str], game: Game, lang: str) -> RenderableType:
    """Render the answer to “rules”: a rule, search results, or the rules behind the question."""
    spoken = language(lang)
    if not text:
        if behind:
            return pages(behind, spoken)
        return Text(say("terminal-no-rule", lang, example=sections(spoken, game.name)[0].id))
    if looks_like_id(text):
        return pages([text], spoken)
    return hits_page(text, search(text, spoken, game.name), lang)
