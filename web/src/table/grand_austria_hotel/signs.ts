/** Icons and their tints. */

import type { Good, Goods, Part } from "./types";

export const GOODS: readonly Good[] = ["strudel", "cake", "wine", "coffee", "champagne"];

export interface Sign {
  icon: string;
  fill?: string;
}

const GOLD = "brass-fill";
const WORDS: Record<string, Sign> = {
  vp: { icon: "vp", fill: GOLD },
  krones: { icon: "krone", fill: GOLD },
  steps: { icon: "emperor", fill: GOLD },
  tracks: { icon: "emperor", fill: GOLD },
  "both-tracks": { icon: "emperor", fill: GOLD },
  draw: { icon: "draw" },
  choose: { icon: "any-good" },
  dishes: { icon: "strudel", fill: "strudel" },
  drinks: { icon: "wine", fill: "wine" },
  joker: { icon: "joker" },
  "any-action": { icon: "joker" },
  prepare: { icon: "room-prepare" },
  occupy: { icon: "room-occupy" },
  play: { icon: "hire" },
  offer: { icon: "hire" },
  "must-play": { icon: "hire" },
  guests: { icon: "guest" },
  host: { icon: "guest" },
  fill: { icon: "fill" },
  "extra-action": { icon: "joker" },
  "extra-turn": { icon: "joker" },
  champagne: { icon: "champagne", fill: "champagne" },
  dancer: { icon: "dancer" },
  exchange: { icon: "exchange" },
  ring: { icon: "bell" },
  react: { icon: "round" },
  token: { icon: "seal" },
};

/** The sign of an effect; what counts something gives VP, what is lost is a warning. */
export function signOf(word: string): Sign {
  if (WORDS[word]) return WORDS[word];
  if (word.startsWith("per-") || word === "copy") return { icon: "vp", fill: GOLD };
  if (word.startsWith("lose")) return { icon: "warning" };
  return { icon: "once" };
}

/** The signs of an effect: a bundle of goods shows each of its kinds. */
export function signsOf(part: Part): Sign[] {
  if (part.word !== "goods" && part.word !== "spend-goods") return [signOf(part.word)];
  const kinds = GOODS.filter((_, place) => (part.figures[place] ?? 0) > 0);
  return kinds.map((good) => ({ icon: good, fill: good }));
}

export const TIMING: Record<string, string> = {
  once: "once",
  round: "round",
  permanent: "permanent",
  end: "final",
  bell: "bell",
};

/** Goods one by one, in their order. */
export function eachGood(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array<Good>(goods[good] ?? 0).fill(good));
}

/** The slots of an order: every good that was ordered, and whether it is served. */
export function slotsOf(order: Goods, missing: Goods): { good: Good; served: boolean }[] {
  return GOODS.flatMap((good) => {
    const wanted = order[good] ?? 0;
    const served = wanted - (missing[good] ?? 0);
    return Array.from({ length: wanted }, (_, place) => ({ good, served: place < served }));
  });
}

export const ROMAN = ["I", "II", "III", "IV", "V"];

/** A number with a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
