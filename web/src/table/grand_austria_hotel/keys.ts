/** The keys of this game (look section 7). */

import type { Key } from "../../lib/keys.svelte";
import type { Desk } from "./desk.svelte";
import { enter } from "./rove";

export function keysOf(desk: Desk): Key[] {
  const selection = desk.store.selection;
  function click(thing: string): void {
    const shown = document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
    shown?.focus();
    selection.select(thing);
  }
  function choose(verb: RegExp): void {
    const found = (selection.left.length ? selection.left : desk.store.choices).find((each) => verb.test(each.do));
    if (found) selection.choose(found);
  }
  function ask(): void {
    const thing = document.activeElement?.closest<HTMLElement>("[data-thing]")?.dataset.thing;
    if (thing && !selection.legal(thing)) selection.select(thing);
  }
  const spaces = ["1", "2", "3", "4", "5", "6"].map((space) => ({
    key: space,
    name: "gah-key-spaces",
    act: () => click(`space:${space}`),
  }));
  return [
    ...spaces,
    { key: "b", name: "gah-key-boost", act: () => choose(/^boost(ed)? /) },
    { key: "v", name: "gah-key-serve", act: () => choose(/^serve$/) },
    { key: "g", name: "gah-key-guests", act: () => open(desk, "guests", "#gah-queue") },
    { key: "y", name: "gah-key-cafe", act: () => open(desk, "house", "#gah-cafe") },
    { key: "r", name: "gah-key-rooms", act: () => open(desk, "house", "#gah-rooms") },
    { key: "h", name: "gah-key-hand", act: () => open(desk, "hand", "#gah-hand") },
    { key: "e", name: "gah-key-end", act: () => choose(/^end$/) },
    { key: "n", name: "gah-key-others", act: () => desk.visitNext() },
    { key: "w", name: "gah-key-why", act: ask },
    { key: "Escape", name: "gah-key-close", act: () => selection.clear() },
  ];
}

/** Show the tab that has an area, where there are tabs, and go there. */
function open(desk: Desk, tab: Desk["tab"], area: string): void {
  if (!document.querySelector(area)) desk.tab = tab;
  requestAnimationFrame(() => enter(area));
}
