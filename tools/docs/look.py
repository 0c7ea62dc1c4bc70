"""Design of the site: colours, fonts and pictures, taken from the web page of the game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.docs.citations import ROOT

ASSETS: Final = Path(__file__).parent / "assets"
WEB: Final = ROOT / "web"
FONTS: Final = WEB / "node_modules"
ICONS: Final = WEB / "src" / "art" / "icons.svg"
PICTURES: Final = ("austria-turn-desktop", "koenig-merge-desktop")
"""Screenshots on the front page."""
FACES: Final = (
    ("Philosopher", "400", "@fontsource/philosopher/files/philosopher-{}-400-normal.woff2"),
    ("Philosopher", "700", "@fontsource/philosopher/files/philosopher-{}-700-normal.woff2"),
    (
        "Source Sans 3",
        "200 900",
        "@fontsource-variable/source-sans-3/files/source-sans-3-{}-wght-normal.woff2",
    ),
)
SCRIPTS: Final = {
    "latin": "U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
}
"""Unicode ranges of the font files."""

COLOURS: Final = {
    "font-stack": '"Source Sans 3", "Segoe UI", system-ui, sans-serif',
    "font-stack--headings": "Philosopher, Georgia, serif",
    "font-stack--monospace": "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    "color-background-primary": "var(--sheet)",
    "color-background-secondary": "var(--paper)",
    "color-background-hover": "var(--inset)",
    "color-background-hover--transparent": "transparent",
    "color-background-border": "var(--line)",
    "color-background-item": "var(--line)",
    "color-foreground-primary": "var(--ink)",
    "color-foreground-secondary": "var(--ink-2)",
    "color-foreground-muted": "var(--ink-2)",
    "color-foreground-border": "var(--line-strong)",
    "color-brand-primary": "var(--ink)",
    "color-brand-content": "var(--act)",
    "color-brand-visited": "var(--act)",
    "color-link": "var(--act)",
    "color-link--hover": "var(--act)",
    "color-link--visited": "var(--act)",
    "color-link--visited--hover": "var(--act)",
    "color-link-underline": "var(--line-strong)",
    "color-link-underline--hover": "var(--act)",
    "color-link-underline--visited": "var(--line-strong)",
    "color-link-underline--visited--hover": "var(--act)",
    "color-header-background": "var(--sheet)",
    "color-header-border": "var(--line)",
    "color-header-text": "var(--ink)",
    "color-sidebar-background": "var(--paper)",
    "color-sidebar-background-border": "var(--line)",
    "color-sidebar-brand-text": "var(--ink)",
    "color-sidebar-caption-text": "var(--brass)",
    "color-sidebar-link-text": "var(--ink)",
    "color-sidebar-link-text--top-level": "var(--ink)",
    "color-sidebar-item-background--current": "var(--inset)",
    "color-sidebar-item-background--hover": "var(--inset)",
    "color-sidebar-item-expander-background--hover": "var(--inset)",
    "color-sidebar-search-background": "var(--sheet)",
    "color-sidebar-search-background--focus": "var(--sheet)",
    "color-sidebar-search-border": "var(--line-strong)",
    "color-sidebar-search-icon": "var(--ink-2)",
    "color-toc-background": "var(--sheet)",
    "color-toc-title-text": "var(--brass)",
    "color-toc-item-text": "var(--ink-2)",
    "color-toc-item-text--hover": "var(--ink)",
    "color-toc-item-text--active": "var(--act)",
    "color-inline-code-background": "var(--inset)",
    "color-code-background": "var(--paper)",
    "color-code-foreground": "var(--ink)",
    "color-highlight-on-target": "var(--brass-wash)",
    "color-highlighted-background": "var(--brass-wash)",
    "color-highlighted-text": "var(--ink)",
    "color-api-background": "var(--paper)",
    "color-api-background-hover": "var(--inset)",
    "color-api-overall": "var(--ink-2)",
    "color-api-name": "var(--ink)",
    "color-api-pre-name": "var(--ink-2)",
    "color-api-paren": "var(--ink-2)",
    "color-api-keyword": "var(--ink-2)",
    "color-card-background": "var(--sheet)",
    "color-card-border": "var(--line)",
    "color-table-header-background": "var(--inset)",
    "color-table-border": "var(--line)",
}
"""Colours of the theme, for light and dark mode. `tokens.css` has their values."""


def write_static(out: Path) -> None:
    """Write the style sheet, the fonts and the pictures of the site."""
    shutil.rmtree(out, ignore_errors=True)
    (out / "fonts").mkdir(parents=True)
    parts = [faces(out / "fonts"), tokens(), (ASSETS / "site.css").read_text("utf-8")]
    (out / "hotelier.css").write_text("\n".join(parts), "utf-8")
    shutil.copy(WEB / "src" / "art" / "poster.svg", out)
    shutil.copy(WEB / "public" / "icon.svg", out)
    for name in PICTURES:
        shutil.copy(ROOT / "docs" / "screens" / f"{name}.webp", out)


def front(rule: Callable[[str], str]) -> str:
    """Return the front page, with its icons inlined and its rules quoted."""
    text = (ASSETS / "index.md").read_text("utf-8")
    text = re.sub(r"\{icon:([a-z-]+)\}", lambda found: icon(found[1]), text)
    return re.sub(r"\{rule:([A-Z0-9.-]+)\}", lambda found: rule(found[1]), text)


def icon(name: str) -> str:
    """Return an icon as inline SVG: browsers do not load `<use>` from another file off-line."""
    found = re.search(rf'<symbol id="i-{name}"(.*?)</symbol>', ICONS.read_text("utf-8"), re.S)
    assert found is not None, name
    return f'<svg class="icon-drawn" aria-hidden="true"{found[1]}</svg>'


def faces(out: Path) -> str:
    """Copy the font files and return their `@font-face` rules."""
    rules = []
    for family, weight, path in FACES:
        for script, letters in SCRIPTS.items():
            file = FONTS / path.format(script)
            shutil.copy(file, out / file.name)
            rules.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f'font-display: swap; src: url("fonts/{file.name}") format("woff2"); '
                f"unicode-range: {letters}; }}"
            )
    return "\n".join(rules)


def tokens() -> str:
    """Return the page's colours under the selectors of the theme's light and dark mode."""
    text = (WEB / "src" / "tokens.css").read_text("utf-8")
    day, night = (
        re.search(rf"^{re.escape(head)} {{$(.*?)^}}$", text, re.M | re.S)
        for head in (":root", ':root[data-theme="night"]')
    )
    assert day is not None
    assert night is not None
    return (
        f"body {{{day[1]}}}\nbody[data-theme='dark'] {{{night[1]}}}\n"
        f"@media (prefers-color-scheme: dark) {{\nbody:not([data-theme='light']) {{{night[1]}}}\n}}"
    )
