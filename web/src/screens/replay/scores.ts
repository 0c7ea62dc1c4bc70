/** Points of all players at each step, by source: the curves of a replay. */

import type { Shown } from "./steps";

export type Sources = Record<string, number>;

interface AustriaPlayer {
  vp: number;
  vp_by_source?: Sources;
}
interface KoenigPlayer {
  money: number | null;
  shares: Record<string, number>;
}
interface Chain {
  price?: number | null;
}

function ofAustria(view: Record<string, unknown>): (Sources | null)[] {
  return (view.players as AustriaPlayer[]).map((player) => player.vp_by_source ?? { points: player.vp });
}

/** Hotel-König: money, and what the own shares would bring now; null where holdings are hidden. */
function ofKoenig(view: Record<string, unknown>): (Sources | null)[] {
  const chains = view.chains as Record<string, Chain>;
  return (view.players as KoenigPlayer[]).map((player) => {
    if (player.money === null) return null;
    const worth = Object.entries(player.shares).reduce(
      (sum, [chain, count]) => sum + count * (chains[chain]?.price ?? 0),
      0,
    );
    return { money: player.money, shares: worth };
  });
}

const READERS: Record<string, (view: Record<string, unknown>) => (Sources | null)[]> = {
  "grand-austria-hotel": ofAustria,
  "hotel-koenig": ofKoenig,
};

/** By step and seat; null where it is hidden. */
export function scores(game: string, shown: Shown[]): (Sources | null)[][] {
  const read = READERS[game];
  return read ? shown.map(({ view }) => read(view)) : [];
}

/** The sources that ever gave or cost anything. */
export function sourcesOf(all: (Sources | null)[][]): string[] {
  const found = new Set<string>();
  for (const seats of all)
    for (const row of seats) for (const [name, amount] of Object.entries(row ?? {})) if (amount) found.add(name);
  return [...found];
}

/** One line of the graph for each seat: all sources, or one of them. */
export function curves(all: (Sources | null)[][], source: string | null): (number | null)[][] {
  const seats = all[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    all.map((row) => {
      const own = row[seat];
      if (!own) return null;
      return source === null ? Object.values(own).reduce((sum, n) => sum + n, 0) : (own[source] ?? 0);
    }),
  );
}
