/** The final sheet: where points came from, in two groups. */

import type { Outcome, Player } from "./types";

const ICONS: Record<string, [string, string]> = {
  set_up: ["hotel", "GAH-2.9"],
  guests: ["guest", "GAH-9.3"],
  occupancy: ["occupancy", "GAH-11.1"],
  rooms: ["room-prepare", "GAH-10.4"],
  staff: ["staff", "GAH-13"],
  politics: ["politics", "GAH-14.1"],
  overflow: ["emperor", "GAH-16.3"],
  track: ["emperor", "GAH-17.1"],
  tiles: ["emperor", "GAH-18"],
  ballrooms: ["ballroom", "AW-1.23"],
  celebrities: ["celebrity", "AW-2.5"],
  entrances: ["entrance", "AW-9"],
  final_staff: ["final", "GAH-19.1"],
  final_rooms: ["room-occupy", "GAH-19.1"],
  final_krones: ["krone", "GAH-19.1"],
  final_goods: ["kitchen", "GAH-19.1"],
  final_champagne: ["champagne", "AW-1.26"],
  final_guests: ["table", "GAH-19.1"],
};

export interface Line {
  source: string;
  icon: string;
  rule: string;
  points: number[];
  best: number;
}

export interface Part {
  name: "during" | "final";
  lines: Line[];
  totals: number[];
}

/** Sources with points of any player, those of the final scoring apart. */
export function sheetOf(outcome: Outcome, players: Pick<Player, "vp_by_source">[]): Part[] {
  const lines = Object.entries(ICONS)
    .map(([source, [icon, rule]]): Line => {
      const points = players.map((player) => player.vp_by_source[source] ?? 0);
      return { source, icon, rule, points, best: Math.max(...points) };
    })
    .filter((line) => line.points.some(Boolean));
  return (["during", "final"] as const).map((name) => {
    const own = lines.filter((line) => line.source.startsWith("final_") === (name === "final"));
    const totals = outcome.scores.map((_, seat) => own.reduce((sum, line) => sum + line.points[seat]!, 0));
    return { name, lines: own, totals };
  });
}

export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** The lead of the winner over the next player. */
export function marginOf(outcome: Outcome): number {
  const sorted = [...outcome.scores].sort((one, two) => two - one);
  return (sorted[0] ?? 0) - (sorted[1] ?? 0);
}
