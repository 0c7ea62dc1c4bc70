/** Settings of a new table, as the form holds them and as the server expects them. */

import type { Clock, NewTable } from "../../generated/routes";
import type { Options } from "../../lib/games.svelte";

export interface SeatWish {
  key: number;
  /** "me", "open", or "bot:NAME". */
  kind: string;
  name: string;
}

export interface ClockWish {
  kind: "none" | "live" | "days";
  minutes: number;
  increment: number;
  days: number;
}

export function clockFor(wish: ClockWish): Clock | null {
  if (wish.kind === "live") return { kind: "live", seconds: wish.minutes * 60, increment: wish.increment };
  if (wish.kind === "days") return { kind: "days", days: wish.days };
  return null;
}

export function seatFor(seat: SeatWish): NewTable["seats"][number] {
  const name = seat.name.trim() || null;
  const [kind, bot] = seat.kind.split(":", 2);
  if (kind === "bot") return { kind: "bot", bot: bot ?? "", name };
  return kind === "open" ? { kind: "open" } : { kind: "me", name };
}

/** The modules of the expansion that a value of `aw.modules` names: 135 is 1, 3 and 5. */
export function modulesOf(value: string | number): number[] {
  return value === "none" ? [] : [...String(value)].map(Number);
}

export function modulesValue(modules: number[]): string | number {
  return modules.length ? Number([...modules].sort().join("")) : "none";
}

/** Chosen options with one more; undefined takes it back. */
export function withOption(options: Options, name: string, value: string | number | undefined): Options {
  const others = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
  return value === undefined ? others : { ...others, [name]: value };
}
