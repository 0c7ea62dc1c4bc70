/** Sentences for readers, put together from the book. */

import { say, sayList } from "../../lib/words.svelte";
import { GOODS } from "./signs";
import type { Book, Goods, Room } from "./types";

export function goodsText(book: Book, goods: Goods): string {
  const parts = GOODS.filter((good) => goods[good]).map((good) => `${goods[good]} ${book.words.goods[good]}`);
  return parts.length ? sayList(parts) : say("gah-nothing");
}

/** A guest: name, kind, order, VP, reward. */
export function guestText(book: Book, key: string): string {
  const guest = book.guests[key]!;
  return say("gah-guest", {
    name: guest.name,
    kind: book.words.kinds[guest.colour],
    order: goodsText(book, guest.order),
    vp: guest.vp,
    reward: guest.text,
  });
}

/** A field of a house, as look section 8 wants it read. */
export function roomText(
  book: Book,
  rooms: Record<string, Room>,
  states: Record<string, "vacant" | "occupied">,
  key: string,
  price: number,
  bonus: string,
): string {
  const room = rooms[key]!;
  const group = Object.keys(rooms).filter((each) => rooms[each]!.group === room.group);
  return say("gah-room", {
    floor: Number(key[0]),
    column: key[1] ?? "",
    colour: book.words.colours[room.colour],
    state: states[key] ?? "empty",
    size: group.length,
    occupied: group.filter((each) => states[each] === "occupied").length,
    price,
    vp: room.vp,
    bonus: bonus || "none",
  });
}
