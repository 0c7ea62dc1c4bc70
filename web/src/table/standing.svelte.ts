/** Who is awaited and who sits where, in words. */

import { offered } from "../lib/games.svelte";
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

/** A bot by its level, as its game ranks it. */
export function botText(game: string, bot: string): string {
  const bots = offered.games.find((each) => each.name === game)?.bots ?? ["random", "greedy"];
  const level = bots.indexOf(bot);
  return level < 0 || level > 3 ? bot : say(`page-level-${level + 1}`);
}

/** What sits in a seat: you, a bot of some level, a guest, nobody. */
export function kindText(store: TableStore, number: number): string {
  const seat = store.table?.seats[number];
  if (!store.table || !seat) return "";
  if (seat.resigned) return say("page-kind-resigned");
  if (seat.bot) return botText(store.table.game, seat.bot);
  if (store.own.includes(number)) return say("page-kind-you");
  if (!seat.taken) return say("page-kind-free");
  if (seat.program) return say("page-kind-program");
  return say("page-kind-guest");
}
