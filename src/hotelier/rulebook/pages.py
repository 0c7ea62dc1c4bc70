"""Parse a page of the rulebook into its sections and rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from hotelier.rulebook.markdown import blocks, is_table, plain, table, unwrapped

ID: Final = r"[A-Z]+-(?:\d+|[A-Z])\.[A-Z]?\d+"
PARAGRAPH: Final = re.compile(rf"\*\*({ID})(?: ([^*]+))?\*\*")
"""A rule that begins a paragraph: its id and, in bold as well, its title."""
NUMBERED: Final = re.compile(r"(?:\d+|[A-Z])\. ")
"""The start of a section's heading."""
NOTHING: Final = ("", "-")
"""Contents of empty cells."""
ENTRY: Final = "- "
"""The start of a row's text, which is a list with an entry for each cell."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, ruling or worked example."""

    id: str
    title: str
    """Its words in bold, or the first cell of its row; may be empty."""
    text: str
    """The rule without its id, in Markdown; a paragraph or an entry of a list is one line."""
    section: str
    """The id of its section: GAH-9."""
    heading: str
    """The title of its section: Checking in a guest."""
    book: str
    lang: str

    @property
    def summary(self) -> str:
        """The text in one line without marks; of a row only the contents of its cells."""
        lines = plain(self.text).splitlines()
        if self.text.startswith(ENTRY):
            return "; ".join(line.partition(": ")[2] for line in lines)
        return " ".join(lines)


@dataclass(slots=True)
class Section:
    """The rules of one section, and the text around them."""

    id: str
    title: str
    book: str
    lang: str
    rules: list[Rule] = field(default_factory=list)
    notes: str = ""
    """Text of the section that belongs to no rule, in Markdown."""


def read_page(text: str, book: str, lang: str) -> list[Section]:
    """Return the sections of a page, with their rules."""
    return Reader(book, lang).read(text)


class Reader:
    """Parser of one page."""

    def __init__(self, book: str, lang: str) -> None:
        self.book = book
        self.lang = lang
        self.sections: list[Section] = []
        self.chapter = self.heading = ""
        """The last heading of the second level, and the last of any level."""
        self.chapters: dict[str, Section] = {}
        """By chapter: the section that has its title."""
        self.around: list[str] = []
        """Text of this chapter that belongs to no rule."""
        self.open = False
        """True if the next block continues the last rule."""

    def read(self, text: str) -> list[Section]:
        """Return all sections of the page."""
        for block in map(unwrapped, blocks(text)):
            if block.startswith("#"):
                self.head(block)
            elif found := PARAGRAPH.match(block):
                title, rest = (found[2] or "").strip(), block[found.end() :].strip()
                self.add(found[1], title.rstrip(".,:"), f"**{title}** {rest}" if title else rest)
            elif is_table(block) and re.match(ID, table(block)[1][0][0]):
                self.add_rows(block)
            else:
                self.go_on(block)
        self.close_chapter()
        return self.sections

    def head(self, block: str) -> None:
        """Start a heading; the next block continues no rule."""
        self.open = False
        self.heading = block.lstrip("# ")
        if block.startswith("## "):
            self.close_chapter()
            self.chapter = self.heading

    def close_chapter(self) -> None:
        """Add the text around the rules of a chapter to its section."""
        if self.chapter in self.chapters:
            section = self.chapters[self.chapter]
            section.notes = "\n\n".join(filter(None, [section.notes, *self.around]))
        self.around.clear()

    def add_rows(self, block: str) -> None:
        """Add every row of a table as a rule, with an entry for each of its columns."""
        if self.open and self.sections[-1].rules[-1].text.endswith(":"):
            self.append(block)
        heads, rows = table(block)
        for id_, *row in rows:
            named = zip(heads[1:], row, strict=True)
            entries = [f"{ENTRY}{head}: {cell}" for head, cell in named if cell not in NOTHING]
            self.add(id_, plain(title_of(row)), "\n".join(entries))
        self.open = False

    def add(self, id_: str, title: str, text: str) -> None:
        """Add a rule to the section that its id names."""
        name = id_.split(".")[0]
        section = next((known for known in self.sections if known.id == name), None)
        if section is None:
            heading = self.heading if self.chapter in self.chapters else self.chapter
            section = Section(name, NUMBERED.sub("", heading, count=1), self.book, self.lang)
            self.sections.append(section)
            self.chapters.setdefault(self.chapter, section)
        rule = Rule(id_, title, text.strip(), name, section.title, self.book, self.lang)
        section.rules.append(rule)
        self.open = True

    def go_on(self, block: str) -> None:
        """Add a block without an id to the last rule, unless it introduces the next block."""
        if not self.open or block.endswith(":"):
            self.around.append(block)
        else:
            self.append(block)

    def append(self, block: str) -> None:
        """Append text to the last rule."""
        rules = self.sections[-1].rules
        rules[-1] = replace(rules[-1], text=f"{rules[-1].text}\n\n{block}")


def title_of(row: list[str]) -> str:
    """Return the first cell of a row that is longer than one letter."""
    return next((cell for cell in row if len(cell) > 1), row[0])
