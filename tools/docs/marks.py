"""Rules in the site: an anchor, links to code and tests, and a link from each mention."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any, Final

from docutils import nodes
from sphinx.addnodes import desc_signature
from sphinx.application import Sphinx

from hotelier import rulebook
from tools.docs.citations import ID, Place, citations, cited_in
from tools.docs.source import address

OWN: Final = re.compile(rf"([A-Z]+-{ID})\b")
RULES: Final = re.compile(r"rules/(en|de)/")
SAID: Final = {
    "en": ("code", "tests", "Where {rule} lives"),
    "de": ("Code", "Tests", "Wo {rule} steht"),
}
KEPT: Final = (
    nodes.reference, nodes.literal_block, nodes.title, nodes.raw, nodes.doctest_block,
    desc_signature,
)  # fmt: skip
"""Nodes in which mentions of rules do not become links."""
GOES_ON: Final = (nodes.bullet_list, nodes.enumerated_list, nodes.definition_list)
"""Nodes that belong to the paragraph before them."""


@cache
def pages_of(lang: str) -> dict[str, str]:
    """Map each rule to the page that defines it."""
    return {rule.id: f"rules/{lang}/{rule.book}" for rule in rulebook.all_rules(lang)}


def mark(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Add anchors for the rules that a page defines, and links for those that it mentions."""
    where = RULES.match(page)
    lang = where[1] if where else "en"
    if where:
        for rule, node in list(definitions(tree)):
            if pages_of(lang).get(rule) == page:
                define(node, rule, lang, page)
    for text in list(tree.findall(nodes.Text)):
        if not any(isinstance(above, KEPT) for above in ancestors(text)):
            lead(app, text, page, lang)


def definitions(tree: nodes.document) -> Iterator[tuple[str, nodes.Element]]:
    """Yield paragraphs and table rows that begin with the id of a rule."""
    for paragraph in tree.findall(nodes.paragraph):
        first = next((child for child in paragraph.children if child.astext()), None)
        if isinstance(first, nodes.strong) and (found := OWN.match(first.astext())):
            yield found[1], paragraph
    for row in tree.findall(nodes.row):
        if found := OWN.fullmatch(row[0].astext().strip()):
            yield found[1], row


def define(node: nodes.Element, rule: str, lang: str, page: str) -> None:
    """Give a rule its anchor and the links to its code and tests."""
    node["ids"].append(rule)
    node["classes"].append("rule")
    places = nodes.raw("", where_html(rule, lang, page), format="html")
    if isinstance(node, nodes.row):
        node[0] += places
    else:
        inside = node.parent
        after = inside.index(node) + 1
        while after < len(inside) and isinstance(inside[after], GOES_ON):
            after += 1
        inside.insert(after, places)


def where_html(rule: str, lang: str, page: str) -> str:
    """Return the links to code and tests of a rule, collapsed under their counts."""
    found = citations().get(rule, {"src": [], "tests": []})
    code, tests, title = SAID[lang]
    if not (found["src"] or found["tests"]):
        return ""
    up = "../" * page.count("/")
    lists = "".join(
        f"<dt>{name}</dt>" + "".join(f"<dd>{place_html(place, up)}</dd>" for place in places)
        for name, places in ((code, found["src"]), (tests, found["tests"]))
        if places
    )
    label = escape(title.format(rule=rule))
    counts = f"{code} {len(found['src'])} · {tests} {len(found['tests'])}"
    return (
        f'<details class="where"><summary><span class="visually-hidden">{label}: </span>'
        f"{counts}</summary><dl>{lists}</dl></details>"
    )


def quoted(rule: str) -> str:
    """Return a rule for the front page: its text, and one link to its code and to its tests."""
    found = rulebook.find(rule)
    shown = [citations()[rule][folder][0] for folder in ("src", "tests")]
    links = " ".join(f"<li>{place_html(place, '')}</li>" for place in shown)
    return (
        f'<blockquote class="quoted"><p><a href="{pages_of("en")[rule]}.html#{rule}">{rule}</a> '
        f"{escape(rulebook.plain(found.text))}</p><ul>{links}</ul></blockquote>"
    )


def place_html(place: Place, up: str) -> str:
    """Return a link to a line of the source."""
    file = place.path.rpartition("/")[2]
    name = f" <code>{escape(place.name)}</code>" if place.name else ""
    href = f"{up}{address(place.path)}.html#L{place.line}"
    return f'<a href="{href}" title="{escape(place.path)}">{file}:{place.line}{name}</a>'


def lead(app: Sphinx, text: nodes.Text, page: str, lang: str) -> None:
    """Turn the rules that a text mentions into links."""
    said = str(text)
    pieces: list[nodes.Node] = []
    end = 0
    for rule, at in cited_in(said):
        target = pages_of(lang).get(rule)
        if target is None:
            continue
        length = len(rule) if said.startswith(rule, at) else len(rule.partition("-")[2])
        uri = app.builder.get_relative_uri(page, target) + f"#{rule}"
        if at > end:
            pieces.append(nodes.Text(said[end:at]))
        link = nodes.reference("", said[at : at + length], refuri=uri, internal=True)
        link["classes"].append("rule-link")
        pieces.append(link)
        end = at + length
    if pieces:
        if end < len(said):
            pieces.append(nodes.Text(said[end:]))
        text.parent.replace(text, pieces)


def ancestors(node: nodes.Node) -> Iterator[nodes.Node]:
    """Yield the ancestors of a node, innermost first."""
    while node.parent is not None:
        node = node.parent
        yield node


def read(app: Sphinx, tree: nodes.document) -> None:
    """Mark the rules of a page after Sphinx has read it, and drop empty table heads."""
    for head in list(tree.findall(nodes.thead)):
        if not head.astext().strip():
            head.parent.remove(head)  # Markdown has no tables without a head
    mark(app, tree, app.env.docname)


def make_findable(app: Sphinx) -> list[Any]:
    """Add the ids and titles of rules to the search index, as if they were headings."""
    titles = app.builder.indexer._all_titles  # type: ignore[attr-defined]
    for lang in rulebook.LANGUAGES:
        for rule in rulebook.all_rules(lang):
            names = {rule.id, rule.title} - {""}
            titles[pages_of(lang)[rule.id]] += [(name, rule.id) for name in sorted(names)]
    return []


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("doctree-read", read)
    app.connect("html-collect-pages", make_findable)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
