/** Pieces moved by each event: tiles to the board, shares to their holders, money from and to the bank. */

import type { Event } from "../../generated/told";
import type { Flight } from "../flight";

type Means = (seat: number, args: (string | number)[]) => Flight[];
const GOLD = "brass-fill";
/** The table of chains, or where it is not in sight the board. */
const BANK = ["bank", "board"];

const FLIGHTS: Record<string, Means> = {
  laid: (seat, [tile]) => [{ icon: "lone", text: `${tile}`, from: [`rack:${tile}`, ...homes(seat)], to: [`square:${tile}`] }],
  bank_laid: (_, [tile]) => [{ icon: "bank", text: `${tile}`, from: BANK, to: [`square:${tile}`] }],
  drew: (seat, [tile]) => [{ icon: "draw", from: BANK, to: [`rack:${tile}`, ...homes(seat)] }],
  founder_share: (seat, [chain]) => [share(1, chain!, seat)],
  bought: (seat, [chain, price]) => [share(1, chain!, seat), money(-Number(price), seat)],
  traded: (seat, [, , got, survivor]) => [share(Number(got), survivor!, seat)],
  sold: (seat, [, chain, amount]) => [money(Number(amount), seat, chain)],
  bonus: (seat, [chain, , , amount]) => (seat < 0 ? [] : [money(Number(amount), seat, chain)]),
  final_sale: (seat, [, chain, amount]) => [money(Number(amount), seat, chain)],
};

export function flightsOf(events: Pick<Event, "kind" | "seat" | "args">[]): Flight[] {
  return events.flatMap((event) => FLIGHTS[event.kind]?.(event.seat ?? -1, event.args as (string | number)[]) ?? []);
}

/** The place of a seat's belongings. */
function homes(seat: number): string[] {
  return [`seat:${seat}`];
}

function share(count: number, chain: string | number, seat: number): Flight {
  return { icon: "share", text: `${String(chain)[0]} +${count}`, from: [`chain:${chain}`, ...BANK], to: homes(seat) };
}

/** Money that comes from the bank or, where it is less than nothing, goes there. */
function money(amount: number, seat: number, chain?: string | number): Flight {
  const bank = chain === undefined ? BANK : [`chain:${chain}`, ...BANK];
  const text = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  const [from, to] = amount < 0 ? [homes(seat), bank] : [bank, homes(seat)];
  return { icon: "money", fill: GOLD, text, from, to };
}
