/** The explanation of a target, for the box opened by hovering, a long press or the key Q. */

import { guestText } from "./reading";
import type { Book } from "./types";

export interface Details {
  title: string;
  text: string;
  rule?: string;
  /** Why figures are our own. */
  doubt?: string;
}

/** The book's entry for a target. None if only its label explains it. */
export function detailsOf(book: Book, thing: string): Details | null {
  const [kind, key = ""] = thing.replace(/@\d+$/, "").split(":") as [string, string?];
  if (kind === "guest" && book.guests[key]) return { ...headOf(book.guests[key]), text: guestText(book, key) };
  if (kind === "staff" && book.staff[key]) {
    const card = book.staff[key];
    return { ...headOf(card), text: `${card.when}. ${card.text}` };
  }
  if (kind === "politics" && book.politics[key]) {
    const { letter, text, rule, doubt } = book.politics[key];
    return { title: letter, text, rule, doubt };
  }
  const rows = { celebrity: book.celebrities, entrance: book.entrances, tile: book.tiles }[kind];
  const row = rows?.[key];
  return row ? { ...headOf(row), text: row.text } : null;
}

function headOf(card: { name: string; rule?: string; doubt: string }): Omit<Details, "text"> {
  return { title: card.name, rule: card.rule, doubt: card.doubt };
}
