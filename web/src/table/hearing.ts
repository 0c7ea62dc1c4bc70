/** Updates by a message of the server: the events, the log, and what is new in it. */

import type { Event, LogLine, TableFacts } from "../generated/told";

/** The events after a message; those from the ply `back` on were taken back. */
export function eventsAfter(known: Event[], told: Event[], back: number): Event[] {
  return [...known.filter((event) => event.ply < back), ...told];
}

/** The log after a message, whose lines begin with the event `from`. */
export function logAfter(known: LogLine[], told: { from: number; lines: LogLine[] }): LogLine[] {
  return [...known.filter((line) => line.event < told.from), ...told.lines];
}

/** The kind of offer that is off the table without having been carried out; `moved`: a move ended it. */
export function declinedBy(before: TableFacts | null, now: TableFacts, moved: boolean): string | null {
  if (!before?.offer || now.offer || moved || now.status !== before.status) return null;
  const replaced = now.seats.some((seat, number) => seat.bot !== before.seats[number]?.bot);
  return replaced ? null : before.offer.kind;
}

/** The last event of the own last turn: now, if another seat is to move; else unchanged. */
export function lastOwnAfter(known: number, log: LogLine[], seat: number | null, asked: number | undefined): number {
  const acted = log.findLast((line) => line.seat === seat && line.seat >= 0);
  if (acted && asked !== seat) return acted.event;
  return known < 0 ? endOfTurn(log, seat) : known;
}

/** The last event of a seat's turn before the present one: what others did since then was missed. */
function endOfTurn(log: LogLine[], seat: number | null): number {
  const others = log.findLastIndex((line) => line.seat >= 0 && line.seat !== seat);
  return log.slice(0, Math.max(0, others)).findLast((line) => line.seat === seat && line.seat >= 0)?.event ?? -1;
}
