/** One tab stop for a group of buttons; arrows move inside it (look: Tab between areas). */

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rove(area: HTMLElement): { destroy: () => void } {
  const stops = (): HTMLElement[] =>
    [...area.querySelectorAll<HTMLElement>("button, [role=gridcell]")].filter(
      (each) => !each.hasAttribute("disabled"),
    );

  function settle(wanted?: HTMLElement): void {
    const all = stops();
    const legal = all.find((each) => each.classList.contains("legal"));
    const kept = all.find((each) => each === document.activeElement) ?? wanted ?? legal ?? all[0];
    for (const each of all) {
      const index = each === kept ? "0" : "-1";
      if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = stops();
    const place = all.indexOf(event.target as HTMLElement);
    if (place < 0) return;
    const goal =
      event.key === "Home" ? 0
      : event.key === "End" ? all.length - 1
      : MOVES[event.key] ? place + MOVES[event.key]! : null;
    if (goal === null) return;
    const next = all[(goal + all.length) % all.length]!;
    event.preventDefault();
    settle(next);
    next.focus();
    settle();
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  area.addEventListener("keydown", onkeydown);
  area.addEventListener("focusin", () => settle());
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      area.removeEventListener("keydown", onkeydown);
    },
  };
}

/** Put the focus into an area: its legal thing first. */
export function enter(selector: string): void {
  const area = document.querySelector<HTMLElement>(selector);
  const goal =
    area?.querySelector<HTMLElement>(".legal[tabindex='0'], .legal") ??
    area?.querySelector<HTMLElement>("[tabindex='0'], button");
  goal?.focus();
}
