/** The part of each game's table that a study shows, and where its things are. */

import type { Component } from "svelte";
import type { TableStore } from "../table/store.svelte";
import type { View } from "../table/types";

export interface StudyProps {
  store: TableStore;
  /** The targets of the marks, so that they are visible. */
  things: string[];
}

export const STUDIES: Record<string, () => Promise<{ default: Component<StudyProps> }>> = {
  "hotel-koenig": () => import("../table/hotel_koenig/Study.svelte"),
  "grand-austria-hotel": () => import("../table/grand_austria_hotel/Study.svelte"),
};

/** The place of a target: itself, or for a chain of Hotel-König its first tile. */
export function finderFor(view: View | null): (board: HTMLElement, thing: string) => Element | null {
  const tiles = (view?.board ?? {}) as Record<string, string | null>;
  return (board, thing) => {
    const shown = [...board.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].find(isVisible);
    if (shown) return shown;
    const [kind, key] = thing.split(":", 2);
    const tile = kind === "chain" ? Object.keys(tiles).find((each) => tiles[each] === key) : kind === "tile" ? key : undefined;
    return tile ? board.querySelector(`[data-tile="${tile}"]`) : null;
  };
}

function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}
