/** Points as they came, read from the events of a game: what the bill notes beside its figures. */

import type { Event } from "../../generated/told";

/** Points of a seat: where from, how many, and in which round (one more than all: the final scoring). */
export interface Entry {
  seat: number;
  kind: string;
  /** The card, or what else gave them. */
  key: string;
  points: number;
  round: number;
}

/** Events whose second figure are points; those of the final scoring count something first. */
const SECOND = new Set([
  "claimed", "ballroom_scored", "final_card", "final_rooms", "final_krones", "final_goods",
  "final_guests", "final_champagne", "politics_counted",
]); // prettier-ignore

export function entriesOf(events: Event[], rounds: number): Entry[] {
  const found: Entry[] = [];
  let round = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "round") round = Number(args[0]);
    if (kind === "final_scoring") round = rounds + 1;
    const points = pointsOf(kind, args);
    if (points !== null && seat !== null) found.push({ seat, kind, key: String(kind === "vp" ? args[1] : args[0]), points, round });
  }
  return found;
}

function pointsOf(kind: string, args: unknown[]): number | null {
  if (kind === "vp" || kind === "overflow") return Number(args[0]);
  if (kind === "lost_vp") return -Number(args[0]);
  return SECOND.has(kind) ? Number(args[1]) : null;
}

/** Points of all players at the end of each round, from the beginning to the final scoring. */
export function curveOf(entries: Entry[], seats: number, rounds: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: rounds + 2 }, (_, round) =>
      entries.filter((each) => each.seat === seat && each.round <= round).reduce((sum, each) => sum + each.points, 0),
    ),
  );
}

/** The note beside a figure: a count, the parts of a sum, or a card. */
export type Note = { count: number } | { parts: number[] } | { card: string } | null;

const PARTS: Record<string, (entry: Entry) => boolean> = {
  occupancy: (entry) => entry.kind === "vp" && entry.key === "occupancy",
  politics: (entry) => entry.kind === "claimed",
  track: (entry) => entry.kind === "vp" && entry.key === "track",
  ballrooms: (entry) => entry.kind === "ballroom_scored",
  final_staff: (entry) => entry.kind === "final_card",
};
const COUNTED = ["final_rooms", "final_guests", "final_champagne"];

/** The note of a source for a seat. `isStaff` knows the names of staff cards. */
export function noteOf(
  source: string,
  seat: number,
  entries: Entry[],
  events: Event[],
  isStaff: (key: string) => boolean,
): Note {
  const own = entries.filter((each) => each.seat === seat);
  const fits = PARTS[source];
  if (fits) return { parts: own.filter((each) => fits(each) && each.points).map((each) => each.points) };
  if (source === "guests")
    return { count: events.filter((each) => each.seat === seat && ["checked_in", "sent_guest"].includes(each.kind)).length };
  if (source === "staff") {
    const best = own.filter((each) => each.kind === "vp" && isStaff(each.key)).sort((one, two) => two.points - one.points)[0];
    return best ? { card: best.key } : null;
  }
  const counted = COUNTED.includes(source) ? own.find((each) => each.kind === source) : undefined;
  return counted ? { count: Number(counted.key) } : null;
}

/** The leader before the final scoring, unless that was the only winner. */
export function ledBefore(curve: number[][], winners: number[]): number | null {
  const before = curve.map((line) => line.at(-2) ?? 0);
  const most = Math.max(...before);
  const leaders = before.flatMap((points, seat) => (points === most ? [seat] : []));
  return leaders.length === 1 && !winners.includes(leaders[0]!) ? leaders[0]! : null;
}
