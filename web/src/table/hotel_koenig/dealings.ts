/** Amounts that are gathered before they are sent: a purchase, and what becomes of shares. */

import type { MergerRule } from "../orders";
import { CHAINS, type Chain, type KoenigEvent, type KoenigView, type MergerText } from "./types";

export type Basket = Partial<Record<Chain, number>>;

export function countOf(basket: Basket): number {
  return CHAINS.reduce((sum, chain) => sum + (basket[chain] ?? 0), 0);
}

export function costOf(basket: Basket, view: KoenigView): number {
  return CHAINS.reduce((sum, chain) => sum + (basket[chain] ?? 0) * view.chains[chain].price, 0);
}

/** True if one more share of a chain can be added. */
export function canAdd(basket: Basket, chain: Chain, view: KoenigView): boolean {
  const { size, stock, price } = view.chains[chain];
  const seat = view.question?.seat ?? 0;
  const money = (view.players[seat]?.money ?? 0) - costOf(basket, view);
  return (
    view.question?.frame === "BuyShares" &&
    countOf(basket) < (view.question.left ?? 0) &&
    size > 0 &&
    stock > (basket[chain] ?? 0) &&
    price <= money &&
    view.legal.some((action) => action.startsWith("buy "))
  );
}

/** The moves of a purchase: chains in the order of the list, then the end of the turn. */
export function purchase(basket: Basket): string[] {
  const bought = CHAINS.flatMap((chain) => Array.from({ length: basket[chain] ?? 0 }, () => `buy ${chain}`));
  return [...bought, "stop"];
}

/** The shares of a dissolved chain: the numbers sold and exchanged. */
export interface Division {
  sell: number;
  exchange: number;
}

export function kept(division: Division, merger: MergerText): number {
  return merger.held - division.sell - division.exchange;
}

/** A division changed by an amount. A change that does not fit is ignored. */
export function changed(division: Division, merger: MergerText, part: keyof Division, by: number): Division {
  const wished = { ...division, [part]: division[part] + by };
  const { sell, exchange } = wished;
  const fits = sell >= 0 && exchange >= 0 && exchange <= 2 * merger.most && sell + exchange <= merger.held;
  return fits ? wished : division;
}

/** The moves of a division, as many as will be asked for. */
export function settlement(division: Division, merger: MergerText): string[] {
  const moves = [];
  if (merger.survivor !== null) moves.push(`trade ${division.exchange / 2}`);
  if (merger.held > division.exchange) moves.push(`sell ${division.sell}`);
  return moves;
}

/** A division as a rule of the standing orders. */
export function standingRule(division: Division, merger: MergerText): MergerRule {
  const rest = kept(division, merger);
  const rule: MergerRule = { chain: merger.chain };
  if (merger.survivor) rule.into = merger.survivor;
  if (rest) rule.keep = division.sell || division.exchange ? rest : "all";
  if (division.exchange) rule.exchange = division.sell ? division.exchange : "all";
  if (division.sell) rule.sell = "all";
  return rule;
}

export interface Payment {
  /** -1: the bank of a game for two (HK-11.3). */
  seat: number;
  place: number;
  shares: number;
  amount: number;
}

/** The bonuses that were paid for a chain last. */
export function paidFor(chain: Chain, events: KoenigEvent[]): Payment[] {
  const found: Payment[] = [];
  for (const event of [...events].reverse()) {
    if (event.kind === "merger" || event.kind === "turn") break;
    if (event.kind === "bonus" && event.args[0] === chain)
      found.unshift({
        seat: event.seat,
        place: Number(event.args[1]),
        shares: Number(event.args[2]),
        amount: Number(event.args[3]),
      });
  }
  return found;
}

/** The money of a player if all shares were sold now. */
export function worthOf(seat: number, view: KoenigView): number | null {
  const player = view.players[seat];
  if (!player || player.money === null) return null;
  return CHAINS.reduce((sum, chain) => sum + (player.shares[chain] ?? 0) * view.chains[chain].price, player.money);
}

/** The tile that was laid in this turn, if any. */
export function laidNow(events: KoenigEvent[]): string | null {
  for (const event of [...events].reverse()) {
    if (event.kind === "laid") return String(event.args[0]);
    if (event.kind === "turn") return null;
  }
  return null;
}
