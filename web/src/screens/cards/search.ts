/** Which cards a reader wants to see: words to look for, and four filters. */

import type { Card } from "../../generated/routes";

export const FILTERS = ["kind", "colour", "timing", "pack"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Wish {
  words: string;
  /** Empty: any. */
  kind: string;
  colour: string;
  timing: string;
  pack: string;
}

export const ANYTHING: Wish = { words: "", kind: "", colour: "", timing: "", pack: "" };

/** Kinds whose cards do not say what they belong to. */
const PACK_OF_KIND: Record<string, string> = {
  hotels: "base",
  ballrooms: "ballrooms",
  rehearsals: "ballrooms",
  tokens: "entrances",
};
const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** Small letters without accents: "Café" and "cafe" are the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßœæ’]/g, (letter) => LIGATURES[letter]!);
}

/** The values of a card for a filter. A celebrity can belong to two packs. */
export function traits(card: Card, filter: Filter): string[] {
  const { figures, kind } = card;
  if (filter === "kind") return [kind];
  if (filter === "pack") {
    if (Array.isArray(figures.packs)) return figures.packs as string[];
    const pack: unknown = figures.pack ?? PACK_OF_KIND[kind];
    return typeof pack === "string" ? [pack] : [];
  }
  const trait: unknown = figures[filter];
  return typeof trait === "string" ? [trait] : [];
}

/** The choices that cards offer for a filter, in the order in which they come first. */
export function choicesOf(cards: readonly Card[], filter: Filter): string[] {
  return [...new Set(cards.flatMap((card) => traits(card, filter)))];
}

/** The score of a card for the words: 2 by its name, 1 by its text, 0 if it does not match. */
function fit(card: Card, words: readonly string[]): number {
  const name = folded(`${card.name} ${card.number ?? ""}`);
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${folded(`${card.text} ${card.short}`)}`;
  return words.every((word) => all.includes(word)) ? 1 : 0;
}

/** The cards that fit a wish; those found by their names come first. */
export function found(cards: readonly Card[], wish: Wish): Card[] {
  const words = folded(wish.words).split(/\s+/).filter(Boolean);
  const right = cards.filter((card) =>
    FILTERS.every((filter) => !wish[filter] || traits(card, filter).includes(wish[filter])),
  );
  const fits = right.map((card) => ({ card, fit: fit(card, words) })).filter((each) => each.fit > 0);
  return fits.sort((one, other) => other.fit - one.fit).map((each) => each.card);
}

/** A wish for another kind, without what cards of that kind do not have. */
export function ofKind(cards: readonly Card[], wish: Wish, kind: string): Wish {
  const left = cards.filter((card) => !kind || card.kind === kind);
  const next = { ...wish, kind };
  for (const filter of FILTERS)
    if (next[filter] && !choicesOf(left, filter).includes(next[filter])) next[filter] = "";
  return next;
}
