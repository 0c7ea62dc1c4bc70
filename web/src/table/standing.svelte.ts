/** The player to move and the seats, in words. */

import { botText } from "../lib/bots";
import { say, sayList } from "../lib/words.svelte";
import type { TableStore } from "./store.svelte";

export function seatsText(store: TableStore): string {
  const asked = store.table?.to_move;
  if (store.table?.status === "waiting") return awaitedText(store);
  if (store.table?.status === "finished") return say("page-game-over");
  if (store.table?.status === "aborted") return say("page-game-aborted");
  if (asked === undefined || asked === null) return say("page-one-moment");
  if (asked === store.seat && !store.idle) return say("page-your-turn");
  return say("page-turn-of", { name: store.names[asked] ?? "" });
}

/** The condition that a table before its game waits for: people, this reader, or others. */
function awaitedText(store: TableStore): string {
  const seats = store.table?.seats ?? [];
  const free = seats.filter((seat) => !seat.taken).length;
  if (free) return say("page-awaits-players", { count: free });
  if (store.own.some((number) => !seats[number]?.ready)) return say("page-awaits-you");
  const late = seats.filter((seat) => !seat.ready).map((seat) => seat.name);
  return late.length ? say("page-awaits-ready", { names: sayList(late) }) : say("page-one-moment");
}

/** The occupant of a seat: you, a bot of some level, a guest, or none. */
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
