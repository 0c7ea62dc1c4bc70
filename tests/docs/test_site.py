"""Tests of the built site: links from rules to code, cards, off-line search, accessibility.

`make docs` builds the site and checks every link. `make test` runs it first.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from hotelier import rulebook
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE
from tests.page.browser import AXE, DESKTOP, OPTIONS, PHONE, RUN_AXE, launch, overflow, reader
from tests.test_rule_map import PROSE, VECTORS, section
from tools.docs import check
from tools.docs.cards import ORDER, cards
from tools.docs.citations import ROOT, names_by_line, places

SITE = ROOT / "build" / "docs" / "html"
TYPICAL = (
    "index.html", "rules/de/hotel-koenig.html", "cards/celebrities.html", "api.html",
    "search.html", "source/src/hotelier/games/hotel_koenig/chains.html",
)  # fmt: skip

CUT = """[...document.querySelectorAll("article *")].filter((part) =>
    part.getBoundingClientRect().right > innerWidth + 1
    && !part.closest("pre, .table-wrapper, .sig")
).map((part) => part.outerHTML.slice(0, 100))"""
"""Script: parts of a page that reach beyond its window and do not scroll."""


@cache
def built(page: str) -> str:
    """Return the HTML of a page of the site."""
    path = SITE / page
    assert path.exists(), "the site is not built: run make docs"
    return path.read_text("utf-8")


@cache
def where(rule: str, lang: str) -> str:
    """Return the HTML of the links from a rule to its code and tests."""
    page = built(f"rules/{lang}/{rulebook.find(rule, lang).book}.html")
    begin = page.index(f'id="{rule}"')
    return page[begin : page.index("</details>", begin)]


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_every_rule_leads_to_its_code_and_tests(lang: str) -> None:
    for rule in rulebook.all_rules(lang):
        if rule.id in PROSE:
            continue
        links = where(rule.id, lang)
        assert "source/tests/" in links, rule.id
        if section(rule.id) not in VECTORS:
            assert "source/src/hotelier/" in links, rule.id


@pytest.mark.parametrize("kind", ORDER)
def test_every_card_has_its_text_and_rule(kind: str) -> None:
    page = built(f"cards/{kind}.html").replace("’", "'")
    for card in cards("en"):
        if card.kind == kind:
            name = card.name[:1].upper() + card.name[1:]
            assert f">{name}<" in page or f">{name}{OUR_FIGURE}<" in page, card.key
            assert f"#{card.rule}" in page, card.key


def test_a_broken_site_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "searchindex.js").write_text('Search.setIndex({"docnames":["gone"]})')
    (tmp_path / "style.css").write_text("@import 'https://elsewhere.example/a.css'; a{url(no.png)}")
    (tmp_path / "index.html").write_text(
        '<p id="a"><p id="a"><a href="no.html">x</a><a href="#no">x</a>'
        '<img src="https://elsewhere.example/x.png"><a href="https://elsewhere.example">fine</a>'
    )
    assert check.problems(tmp_path) == [
        "index.html: #no has no such anchor",
        "index.html: duplicate anchor #a",
        "index.html: loads https://elsewhere.example/x.png from another host",
        "index.html: no.html does not exist",
        "searchindex.js: gone does not exist",
        "style.css: loads https://elsewhere.example/a.css from another host",
        "style.css: no.png does not exist",
    ]


def test_a_citation_knows_its_function() -> None:
    found = dict(places(ROOT / "src/hotelier/games/hotel_koenig/chains.py"))
    assert found["HK-5.1"].path == "src/hotelier/games/hotel_koenig/chains.py"
    tree = ast.parse("class A:\n    @mark\n    def b(self):\n        pass\n\nT = [\n    1,\n]\n")
    assert names_by_line(tree) == {1: "A", 2: "A.b", 3: "A.b", 4: "A.b", 6: "T", 7: "T", 8: "T"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start a headless browser."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


def opened(page: Page, name: str, query: str = "") -> None:
    """Open a page of the site from the disk and assert that it loads nothing from a network."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((SITE / name).as_uri() + query)
    assert {urlsplit(url).scheme for url in asked} <= {"file", "data"}


def axe(page: Page) -> list[str]:
    """Run axe-core without preloading: a page on the disk may not fetch its own style sheets."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE, [None, {**OPTIONS, "preload": False}])
    return [f"{problem['id']}: {problem['nodes'][0]['html']}" for problem in found]


@pytest.mark.parametrize("name", TYPICAL)
@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_and_it_fits(
    browser: Browser, name: str, size: tuple[int, int], scheme: str
) -> None:
    with reader(browser, SITE.as_uri(), size, color_scheme=scheme) as page:
        opened(page, name)
        assert axe(page) == []
        assert overflow(page) <= 0
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("words", "leads_to"),
    [
        ("HK-5.3", "rules/en/hotel-koenig.html#HK-5.3"),
        ("Bildhauer", "cards/guests.html"),
        ("Waitress", "cards/staff.html#waitress"),
        ("redact", "api.html"),
    ],
)
def test_search_finds_it_without_a_network(browser: Browser, words: str, leads_to: str) -> None:
    with reader(browser, SITE.as_uri()) as page:
        opened(page, "search.html", f"?q={words}")
        page.locator(f"#search-results a[href*='{leads_to}']").first.wait_for()
