/** Time that is left, from what the server told. */

import type { Clock } from "../generated/told";
import { say } from "../lib/words.svelte";

export function leftNow(clock: Clock, seat: number, runs: boolean, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (!runs || clock.deadline === null) return left;
  return Math.max(0, clock.deadline - now);
}

/** "2 d 5 h", "1:05:00", "4:59". */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number): string => String(number).padStart(2, "0");
  if (days) return say("page-clock-left-days", { days, hours });
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
