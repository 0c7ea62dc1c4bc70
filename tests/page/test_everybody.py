"""Accessibility of every screen: axe, text of twice the size, forced colours, reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.browser import DESKTOP, PHONE, TABLET, axe, overflow, resize, settle
from tests.page.conftest import Open
from tests.page.legible import enlarge, illegible
from tests.page.scenes import SCENES, route_of, uncovered

SHAPES = ((DESKTOP, "light"), (PHONE, "dark"), (TABLET, "dark"), (PHONE, "light"))
TABLES = ("koenig-lay", "koenig-buy", "austria-turn", "walzer-turn", "auction", "cards", "start")


def arrive(page: Page, scene: str) -> None:
    """Open a scene, and assert that its address is the one it names."""
    SCENES[scene].open(page)
    settle(page)
    path = page.evaluate("location.pathname")
    assert route_of(path) == route_of(SCENES[scene].address)


def test_every_route_has_a_scene() -> None:
    assert uncovered() == [], "a new screen needs a scene in tests/page/scenes.py"


@pytest.mark.parametrize("number", range(len(SCENES)), ids=list(SCENES))
def test_axe_finds_nothing(open_page: Open, long_factor: int, number: int) -> None:
    """Check each screen in one shape. With `--long` in all of them."""
    shapes = SHAPES if long_factor > 1 else SHAPES[number % len(SHAPES) :][:1]
    name, scene = list(SCENES.items())[number]
    page = open_page(shapes[0][0], color_scheme=shapes[0][1], allow=scene.allow)
    arrive(page, name)
    for size, colours in shapes:
        resize(page, size)
        page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        page.wait_for_selector(f"html[data-theme={'night' if colours == 'dark' else 'day'}]")
        assert axe(page) == [], (size, colours)
        assert overflow(page) <= 0


@pytest.mark.parametrize("scene", TABLES)
def test_text_of_twice_the_size_loses_nothing(open_page: Open, scene: str) -> None:
    page = open_page(DESKTOP)
    enlarge(page)
    arrive(page, scene)
    for size in (DESKTOP, TABLET):
        resize(page, size)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert overflow(page) <= 0, size
        assert illegible(page) == [], size


def test_words_upon_each_other_are_found(open_page: Open) -> None:
    """Test the finder itself on overlapping words."""
    page = open_page()
    page.goto("/settings")
    page.wait_for_selector("main h1")
    assert illegible(page) == []
    page.evaluate(
        """() => {
          const heading = document.querySelector('main h1'), copy = heading.cloneNode(true);
          copy.style.position = 'absolute';
          heading.before(copy);
        }"""
    )
    assert any("upon" in found for found in illegible(page))
    page.evaluate("document.querySelector('main h1').style.cssText = 'height: 6px; overflow: clip'")
    assert any("cut off" in found for found in illegible(page))


def test_forced_colours_leave_every_sign(open_page: Open) -> None:
    """Chains have letters and patterns, and legal targets have the system's highlight."""
    page = open_page(forced_colors="active")
    arrive(page, "koenig-lay")
    colours = page.evaluate(
        """() => {
          const probe = document.createElement('i');
          document.body.append(probe);
          const resolve = name => {
            probe.style.color = name;
            return getComputedStyle(probe).color;
          };
          const tile = document.querySelector("button.legal[data-thing^='tile:']");
          const style = getComputedStyle(tile);
          return {
            act: [style.outlineColor, style.borderTopColor].includes(resolve('Highlight')),
            ground: resolve('var(--sheet)') === resolve('Canvas'),
            chain: resolve('var(--prestige)') === resolve('Canvas'),
          };
        }"""
    )
    assert colours == {"act": True, "ground": True, "chain": True}
    assert axe(page) == []


def test_keys_lead_past_the_header(open_page: Open) -> None:
    page = open_page()
    arrive(page, "koenig-lay")
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="To the content")
    assert skip.evaluate("button => button === document.activeElement")
    box = skip.bounding_box()
    assert box is not None
    assert box["width"] > 50, "it is seen while it has the focus"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('main') !== null")
