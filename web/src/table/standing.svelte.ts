/** Who is awaited and who sits where, in words. */

import { botText } from "../lib/bots";
import { say } from "../lib/words.svelte";
import type { TableStore } from "./store.svelte";

export function seatsText(store: TableStore): string {
  const asked = store.table?.to_move;
  if (store.table?.status === "finished") return say("page-game-over");
  if (store.table?.status === "aborted") return say("page-game-aborted");
  if (asked === undefined || asked === null) return say("page-one-moment");
  if (asked === store.seat && !store.idle) return say("page-your-turn");
  return say("page-turn-of", { name: store.names[asked] ?? "" });
}

/** What sits in a seat: you, a bot of some level, a guest, nobody. */
export function kindText(store: TableStore, number: number): string {
  const seat = store.table?.seats[number];
  if (!store.table || !seat) return "";
  if (seat.resigned) return say("page-kind-resigned");
  if (seat.bot) return botText(seat.bot);
  if (store.own.includes(number)) return say("page-kind-you");
  if (!seat.taken) return say("page-kind-free");
  if (seat.program) return say("page-kind-program");
  return say("page-kind-guest");
}
