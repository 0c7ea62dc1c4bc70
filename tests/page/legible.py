"""Find words that cannot be read: cut off out of reach of scrolling, or on top of each other."""

from __future__ import annotations

from playwright.sync_api import Page

LARGE = 32
"""Text size in pixels: twice the default of browsers."""

FIND = """
slack => {
  const FOR_READERS =
    '.unseen, .skip:not(:focus), [aria-hidden=true], dialog:not([open]), noscript, select, svg';
  const hides = overflow => ['hidden', 'clip'].includes(overflow);
  const scrolls = overflow => ['auto', 'scroll'].includes(overflow);
  const parents = function* (element) {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) yield at;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    const seen = {visibilityProperty: true, contentVisibilityAuto: true};
    if (!node.data.trim() || element.closest(FOR_READERS)) continue;
    if (!element.checkVisibility(seen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) texts.push({element, box, text: node.data.trim()});
  }
  const named = ({element: {className, tagName}, text}) =>
    `${text.slice(0, 40)} [${className || tagName}]`;

  /* Cut off: beyond an edge that hides, before one that scrolls. */
  const isCut = ({element, box}) => {
    const tall = slack + box.height / 5;  // a line is higher than its letters
    for (const at of parents(element)) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' && at.closest('[title], a, button')) return false;
      const wide = box.right > edge.right + slack || box.left < edge.left - slack;
      const high = box.bottom > edge.bottom + tall || box.top < edge.top - tall;
      if ((wide && hides(style.overflowX)) || (high && hides(style.overflowY))) return true;
      if (scrolls(style.overflowY)) return false;
    }
    return false;
  };

  /* What can be seen of a text, and the sheet over the page that it lies on. */
  const shown = one => {
    let {left, right, top, bottom} = one.box, over = null;
    for (const at of parents(one.element)) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (['sticky', 'fixed'].includes(style.position)) over = over ?? at;
      if (style.overflowY === 'visible' && style.overflowX === 'visible') continue;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return {...one, left, right, top, bottom, over};
  };
  const laid = texts.map(shown).filter(one => one.right > one.left && one.bottom > one.top);
  const upon = [];
  for (let i = 0; i < laid.length; i++) for (let j = i + 1; j < laid.length; j++) {
    const a = laid[i], b = laid[j];
    if (a.element === b.element || a.over !== b.over) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > slack && high > 0.35 * Math.min(a.box.height, b.box.height))
      upon.push(`${named(a)} upon ${named(b)}`);
  }
  const cut = texts.filter(isCut).map(one => `cut off: ${named(one)}`);
  return [...new Set([...cut, ...upon])];
}
"""
"""Script: compare text boxes with the edges that clip them, and with each other."""


def enlarge(page: Page) -> None:
    """Set the text size of the browser to 200 %."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})


def illegible(page: Page, slack: int = 3) -> list[str]:
    """Return words that are cut off or overlap."""
    found: list[str] = page.evaluate(FIND, slack)
    return found
