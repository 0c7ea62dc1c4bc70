/** Tables in words, for lists. */

import type { Clock, OwnTable, Table } from "../../generated/routes";
import { LANGUAGE_NAMES, LANGUAGES, say, sayList } from "../../lib/words.svelte";

interface Sitting {
  name: string;
  taken: boolean;
}

function sitting(table: Table): Sitting[] {
  return table.seats as unknown as Sitting[];
}

export function waitsForMe(table: OwnTable): boolean {
  return table.to_move !== null && table.to_move !== undefined && table.own.includes(table.to_move);
}

export function iconOf(table: Table): string {
  return table.game === "hotel-koenig" ? "share" : "hotel";
}

/** The table's own name, else who the others are. */
export function titleOf(table: Table, own: readonly number[]): string {
  if (table.title) return table.title;
  const others = sitting(table)
    .filter((seat, number) => seat.taken && !own.includes(number))
    .map((seat) => seat.name);
  if (!others.length) return say("page-table-alone");
  return own.length ? say("page-table-with", { names: sayList(others) }) : sayList(others);
}

/** The game that was played, and its winner. */
export function resultText(table: Table): string {
  const game = say(`page-title-${table.game}`);
  const { result } = table as Table & { result?: { ranks: number[] } | null };
  if (!result) return game;
  const winners = sitting(table).filter((_, seat) => result.ranks[seat] === 1).map((seat) => seat.name);
  return say("page-table-won", { game, names: sayList(winners) });
}

/** The languages that are spoken there, by their own names; nothing where any will do. */
function spokenAt(table: Table): string[] {
  const names = LANGUAGES.filter((language) => table.languages.includes(language)).map((language) => LANGUAGE_NAMES[language]);
  return names.length ? [sayList(names)] : [];
}

/** The clock in short. Empty if there is none. */
function paceOf(table: Table): string[] {
  const clock = table.clock as Clock | null;
  if (!clock) return [];
  const { kind, seconds = 0, increment = 0, days = 0 } = clock;
  return [say(`page-pace-${kind}`, { minutes: seconds / 60, increment, days })];
}

/** The game, and its state. */
export function seatsAbout(table: Table | OwnTable): string {
  const game = say(`page-title-${table.game}`);
  const seats = sitting(table);
  const taken = seats.filter((seat) => seat.taken).length;
  if (table.status === "waiting")
    return [say("page-table-seats", { game, taken, seats: seats.length }), ...spokenAt(table), ...paceOf(table)].join(" · ");
  const asked = "to_move" in table && typeof table.to_move === "number" ? seats[table.to_move] : undefined;
  if (asked && "own" in table && !waitsForMe(table as OwnTable))
    return say("page-table-waits-for", { game, name: asked.name });
  return game;
}
