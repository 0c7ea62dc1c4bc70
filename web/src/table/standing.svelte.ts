/** Who is awaited, in words. */

import { say } from "../lib/words.svelte";
import type { TableStore } from "./store.svelte";

export function seatsText(store: TableStore): string {
  const asked = store.table?.to_move;
  if (store.table?.status === "finished") return say("page-game-over");
  if (store.table?.status === "aborted") return say("page-game-aborted");
  if (asked === undefined || asked === null) return say("page-one-moment");
  if (asked === store.seat) return say("page-your-turn");
  return say("page-turn-of", { name: store.names[asked] ?? "" });
}
