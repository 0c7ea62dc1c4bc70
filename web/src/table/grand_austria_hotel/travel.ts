/** Pieces that lie elsewhere after a move travel there: guests from queue to café, cards from hand. */

type Places = Map<string, DOMRect>;
const LASTS = 280;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where the pieces that can travel lie now. */
export function placesOf(root: ParentNode): Places {
  const found: Places = new Map();
  for (const each of root.querySelectorAll<HTMLElement>("[data-anchor^=guest-], [data-anchor^=staff-]"))
    found.set(each.dataset.anchor!, each.getBoundingClientRect());
  return found;
}

/** Let those that moved come from where they were. */
export function travel(root: ParentNode, before: Places): void {
  for (const each of root.querySelectorAll<HTMLElement>("[data-anchor^=guest-], [data-anchor^=staff-]")) {
    const old = before.get(each.dataset.anchor!);
    const now = each.getBoundingClientRect();
    if (!old || !now.width || !old.width) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) + Math.abs(y) < 24) continue; // only the layout gave way a little
    each.animate(
      [{ transform: `translate(${x}px, ${y}px)`, zIndex: 4 }, { transform: "none", zIndex: 4 }],
      { duration: LASTS, easing: EASE },
    );
  }
}
