/** The final scoring as a bill, and the worth of all players by turn, from the events. */

import { CHAINS, type Chain, type KoenigEvent } from "./types";

export interface Entry {
  bonus: number;
  place: number;
  shares: number;
  sale: number;
}

export interface ChainBill {
  chain: Chain;
  entries: (Entry | null)[];
}

export interface Bill {
  chains: ChainBill[];
  /** By seat: what the end brought. */
  gained: number[];
  /** By seat: money before the end. */
  before: number[];
}

/** The bill of a finished game. */
export function billOf(events: KoenigEvent[], scores: number[]): Bill {
  const start = events.findIndex((event) => event.kind === "final_scoring");
  const rows = new Map<Chain, (Entry | null)[]>();
  const gained = scores.map(() => 0);
  const entryOf = (chain: Chain, seat: number): Entry => {
    const row = rows.get(chain) ?? scores.map(() => null);
    rows.set(chain, row);
    return (row[seat] ??= { bonus: 0, place: 0, shares: 0, sale: 0 });
  };
  for (const event of start < 0 ? [] : events.slice(start)) {
    if (event.seat < 0) continue;
    if (event.kind === "bonus") {
      const entry = entryOf(event.args[0] as Chain, event.seat);
      entry.place = Number(event.args[1]);
      entry.bonus += Number(event.args[3]);
      gained[event.seat]! += Number(event.args[3]);
    } else if (event.kind === "final_sale") {
      const entry = entryOf(event.args[1] as Chain, event.seat);
      entry.shares += Number(event.args[0]);
      entry.sale += Number(event.args[2]);
      gained[event.seat]! += Number(event.args[2]);
    }
  }
  const chains = CHAINS.filter((chain) => rows.has(chain)).map((chain) => ({ chain, entries: rows.get(chain)! }));
  return { chains, gained, before: scores.map((score, seat) => score - gained[seat]!) };
}

const START_MONEY = 6000;

/** By turn and seat: money, and shares at the prices of that turn. */
export function worthByTurn(
  events: KoenigEvent[],
  seats: number,
  priceOf: (chain: Chain, size: number) => number,
): number[][] {
  const money = Array.from({ length: seats }, () => START_MONEY);
  const shares = Array.from({ length: seats }, () => new Map<Chain, number>());
  const size = new Map<Chain, number>();
  const curve: number[][] = [];
  let dissolving: Chain[] = [];
  const give = (seat: number, chain: Chain, count: number): void => {
    shares[seat]?.set(chain, (shares[seat]?.get(chain) ?? 0) + count);
  };
  const worth = (): number[] =>
    money.map((cash, seat) =>
      [...shares[seat]!].reduce((sum, [chain, count]) => sum + count * priceOf(chain, size.get(chain) ?? 0), cash),
    );
  for (const { kind, seat, args } of events) {
    if (kind === "turn" || kind === "final_scoring") curve.push(worth());
    else if (kind === "founded") size.set(args[0] as Chain, Number(args[2]));
    else if (kind === "grew") size.set(args[0] as Chain, Number(args[2]));
    else if (kind === "joined") size.set(args[0] as Chain, Number(args[1]));
    else if (kind === "founder_share") give(seat, args[0] as Chain, 1);
    else if (kind === "bought") {
      give(seat, args[0] as Chain, 1);
      money[seat]! -= Number(args[1]);
    } else if (kind === "traded") {
      give(seat, args[1] as Chain, -Number(args[0]));
      give(seat, args[3] as Chain, Number(args[2]));
    } else if (kind === "sold" || kind === "final_sale") {
      give(seat, args[1] as Chain, -Number(args[0]));
      money[seat]! += Number(args[2]);
    } else if (kind === "bonus" && seat >= 0) money[seat]! += Number(args[3]);
    else if (kind === "founder_share_cash") money[seat]! += Number(args[1]);
    if (kind === "merger") dissolving = args[2] as Chain[];
    if (kind === "joined") {
      for (const chain of dissolving) size.set(chain, 0);
      dissolving = [];
    }
  }
  curve.push(worth());
  return curve;
}

export interface MergerTold {
  /** In which turn of the game. */
  turn: number;
  survivor: Chain;
  chains: Chain[];
  /** Bonuses by seat, and all together. */
  bonuses: Map<number, number>;
  paid: number;
}

/** The mergers of a game, with what each has brought to whom. */
export function mergersOf(events: KoenigEvent[]): MergerTold[] {
  const found: MergerTold[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.kind === "final_scoring") break;
    if (event.kind === "turn") turn += 1;
    if (event.kind === "merger")
      found.push({
        turn,
        survivor: event.args[1] as Chain,
        chains: event.args[2] as unknown as Chain[],
        bonuses: new Map(),
        paid: 0,
      });
    const last = found.at(-1);
    if (event.kind !== "bonus" || event.seat < 0 || !last) continue;
    const amount = Number(event.args[3]);
    last.bonuses.set(event.seat, (last.bonuses.get(event.seat) ?? 0) + amount);
    last.paid += amount;
  }
  return found;
}
