"""Check every link of the built site: pages, anchors, images, styles, scripts, search index."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {("link", "href"), ("script", "src"), ("img", "src"), ("use", "href")}
"""Tags and attributes that a browser fetches by itself."""
IN_STYLES: Final = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']""")
TAG: Final = re.compile(r"<([a-z][a-z0-9]*)\s([^<>]*)>")
ATTRIBUTE: Final = re.compile(r'\b(id|href|src|srcset)="([^"]*)"')
INSIDE: Final = ("data:", "blob:", "#")


@dataclass(slots=True)
class Page:
    """Anchors, links and loaded files of a page."""

    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    doubles: list[str] = field(default_factory=list)


def read_page(text: str) -> Page:
    """Parse a page. Sphinx and our own templates put every attribute in quotes."""
    page = Page()
    for tag, attributes in TAG.findall(text):
        for name, quoted in ATTRIBUTE.findall(attributes):
            value = unescape(quoted)
            if name == "id":
                if value in page.anchors:
                    page.doubles.append(value)
                page.anchors.add(value)
            elif (tag, name) in LOADED:
                page.loads.append(value)
            elif name == "srcset":
                page.loads += [part.split()[0] for part in value.split(",")]
            elif name == "href":
                page.links.append(value)
    return page


def read_site(root: Path) -> dict[Path, Page]:
    """Parse all pages of a site."""
    return {path: read_page(path.read_text("utf-8")) for path in sorted(root.rglob("*.html"))}


def problems(root: Path) -> list[str]:
    """Return all problems of a site, one line each."""
    site = read_site(root.resolve())
    if not site:
        return [f"{root}: no pages"]
    found = [*broken(root.resolve(), site), *styles(root.resolve()), *search_index(root, site)]
    return sorted(set(found))


def broken(root: Path, site: dict[Path, Page]) -> Iterator[str]:
    """Yield broken links, files loaded from other hosts, and duplicate anchors."""
    for path, page in site.items():
        name = path.relative_to(root)
        yield from (f"{name}: duplicate anchor #{double}" for double in page.doubles)
        for target in page.loads:
            if urlsplit(target).scheme and not target.startswith(INSIDE):
                yield f"{name}: loads {target} from another host"
        for target in page.links + page.loads:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            other = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not other.is_file():
                yield f"{name}: {target} does not exist"
            elif parts.fragment and other in site and not has(site[other], parts.fragment):
                yield f"{name}: {target} has no such anchor"


def has(page: Page, fragment: str) -> bool:
    """Return True if the page has the anchor."""
    return fragment in page.anchors or unquote(fragment) in page.anchors


def styles(root: Path) -> Iterator[str]:
    """Yield the problems of style sheets: missing files, and files from other hosts."""
    for path in root.rglob("*.css"):
        for match in IN_STYLES.finditer(path.read_text("utf-8")):
            target = match[1] or match[2]
            if target.startswith(INSIDE):
                continue
            name = path.relative_to(root)
            if urlsplit(target).scheme or target.startswith("//"):
                yield f"{name}: loads {target} from another host"
            elif not (path.parent / urlsplit(target).path).is_file():
                yield f"{name}: {target} does not exist"


def search_index(root: Path, site: dict[Path, Page]) -> Iterator[str]:
    """Yield pages that the search index names but the site lacks."""
    text = (root / "searchindex.js").read_text("utf-8")
    found = re.search(r'"?docnames"?:\s*\[(.*?)\]', text)
    names = re.findall(r'"([^"]+)"', found[1]) if found else []
    if not names:
        yield "searchindex.js: names no pages"
    for name in names:
        if (root / f"{name}.html").resolve() not in site:
            yield f"searchindex.js: {name} does not exist"
